import pytest

from tests.players.sample import SAMPLE


@pytest.fixture
def lexicon():
    return SAMPLE
