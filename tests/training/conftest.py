import pytest

from tests.training.toys import installed_toy


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """A small Estonian lexicon in a cache of its own."""
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path / "cache"))
    return installed_toy(tmp_path)
