import pytest

from crossglot.study.sample import sample_lexicon


@pytest.fixture(scope="module")
def lexicon():
    """Some Hungarian words that go well with each other."""
    return sample_lexicon(
        "HU-M",
        "kar kard karda ara arat tar tara tarka akar akart rak rakat dara ad adat kad kada ok oka"
        " okok só sóra tó tóra",
    )
