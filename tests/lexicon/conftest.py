"""A cache of its own for every test, and a small dictionary to fill it from."""

from __future__ import annotations

from pathlib import Path

import pytest

DATA = Path(__file__).parents[1] / "data" / "lexicon"


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """An empty cache folder."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("CROSSGLOT_CACHE", str(folder))
    return folder


@pytest.fixture
def small_hungarian() -> Path:
    """The .aff of a Hungarian dictionary of our own, a dozen stems large."""
    return DATA / "hungarian.aff"
