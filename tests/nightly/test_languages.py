"""Every language with a recipe is compiled, asked for words judged by hand, and played.

`pytest -m nightly`; the dictionaries are the system's, or are fetched by name.
"""

from __future__ import annotations

import tomllib
from shutil import which

import pytest

from benchmarks.lexicon_sample import rejections
from crossglot.editions import load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.game import SeatInfo, act, fold, follow, start
from crossglot.lexicon import install_lexicon, load_lexicon, recipe_editions
from crossglot.players import make_player
from setup import ROOT

JUDGED = tomllib.loads((ROOT / "tests" / "data" / "languages.toml").read_text("utf-8"))
WITH_PAGES_OF_THEIR_OWN = {"HU-M", "HU-W", "CS", "ET", "EL"}

nightly = [pytest.mark.nightly, pytest.mark.timeout(900)]


def test_every_language_is_judged():
    assert set(JUDGED) == set(recipe_editions()) - WITH_PAGES_OF_THEIR_OWN


@pytest.mark.parametrize("edition", JUDGED)
def test_judged_words_are_of_the_language(edition):
    alphabet = load_edition(edition).alphabet
    words = JUDGED[edition]
    assert not set(words["good"]) & set(words["bad"])
    assert [word for word in words["good"] if not alphabet.tilings(word, split=True)] == []


@pytest.fixture(scope="module")
def compiled(request):
    try:
        install_lexicon(request.param)
    except LexiconError as error:
        if error.code == LexiconCode.SOURCE_MISSING:
            pytest.skip(str(error))
        raise
    return load_lexicon(request.param)


@pytest.mark.parametrize("compiled", JUDGED, indirect=True)
class TestCompiled:
    pytestmark = nightly

    def test_words_are_good_or_bad_as_judged(self, compiled):
        words = JUDGED[compiled.edition.id]
        assert [word for word in words["good"] if not compiled.admits(word)] == []
        assert [word for word in words["bad"] if compiled.admits(word)] == []

    def test_there_are_as_many_words_as_there_should_be(self, compiled):
        expected = JUDGED[compiled.edition.id]["tilings"]
        assert 0.9 * expected <= compiled.header.words <= 1.1 * expected

    def test_a_game_is_played_to_its_end(self, compiled):
        player = make_player("static", compiled)
        seats = (SeatInfo("a", "computer"), SeatInfo("b", "computer"))
        state = fold(start(compiled.edition, seats, "nightly", compiled.id))
        for _ in range(200):
            if state.ended is not None:
                break
            seat = state.to_move
            state = follow(state, act(state, seat, player.choose(state, seat), compiled))
        assert state.ended is not None
        assert sum(state.scores) > 100

    @pytest.mark.skipif(which("hunspell") is None, reason="hunspell is not installed")
    def test_hunspell_accepts_a_sample(self, compiled):
        if compiled.edition.alphabet.folding == "accents":
            pytest.skip("what is laid without accents cannot be asked")
        asked, wrong = rejections(compiled, 2_000)
        assert asked > 1_000
        assert len(wrong) <= asked // 200
