"""Values that go to another process, and how they show themselves in a notebook."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import pytest

from crossglot import errors
from crossglot.analysis import Engine, Limit
from crossglot.analysis.decisions import decisions_of
from crossglot.analysis.review import review
from crossglot.board import Board
from crossglot.editions import House, edition_ids, load_edition, with_house
from crossglot.errors import CrossglotError, EditionCode, EditionError, NotationCode, NotationError
from crossglot.game import HUMAN, Ended, SeatInfo, act, fold, start
from crossglot.lexicon import compile_words, load_lexicon
from crossglot.moves import Pass
from crossglot.notation.moves import parse_move
from crossglot.render import BoardPicture
from crossglot.rules import place
from crossglot.study.sample import sample_lexicon
from setup import ROOT

WORDS = "KARD ÉL DÉL OMA KOMA"


def game(passes=4):
    """Two who pass until it is over."""
    events = start(load_edition("HU-M"), [SeatInfo("Anna", HUMAN), SeatInfo("Bo", HUMAN)], "travel")
    for _ in range(passes):
        state = fold(events)
        events += act(state, state.to_move, Pass())
    return events


def kinds():
    """Every error class."""
    found = [value for value in vars(errors).values() if isinstance(value, type)]
    return [kind for kind in found if issubclass(kind, CrossglotError)]


def test_every_error_comes_back_from_another_process():
    """B4: code and facts are more than an exception alone keeps."""
    assert len(kinds()) > 10
    for kind in kinds():
        error = kind(EditionCode.UNKNOWN, edition="xx", known=["CS"])
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is kind
        assert (again.code, again.facts) == (error.code, error.facts), kind
        assert str(again) == str(error), kind
        assert isinstance(again.code, EditionCode), kind


def test_an_error_with_a_note_keeps_it():
    error = NotationError(NotationCode.MOVE, text="X", column=1)
    error.add_note("in game 7")
    assert pickle.loads(pickle.dumps(error)).__notes__ == ["in game 7"]


def test_a_pool_of_processes_tells_the_error():
    """The pool was broken, and nobody knew by what."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        future = pool.submit(load_edition, "nowhere")
        with pytest.raises(EditionError) as refused:
            future.result()
    assert refused.value.code is EditionCode.UNKNOWN
    assert refused.value.facts["edition"] == "nowhere"


@pytest.fixture
def lexicon(tmp_path, monkeypatch):
    """An installed lexicon of a few words."""
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path / "cache"))
    words = tmp_path / "words.txt"
    words.write_text(WORDS.replace(" ", "\n"), "utf-8")
    compile_words(words, "HU-M")
    return load_lexicon("HU-M", "words")


def test_a_lexicon_goes_by_name_and_file(lexicon):
    """B5: the graph is mapped again, not copied."""
    data = pickle.dumps(lexicon)
    assert len(data) < 10_000
    again = pickle.loads(data)
    assert (again.id, again.header, again.edition) == (lexicon.id, lexicon.header, lexicon.edition)
    assert again.admits("KARD")
    assert not again.admits("KARDD")


def test_a_lexicon_whose_file_has_other_words_by_now_is_not_taken(lexicon, tmp_path):
    data = pickle.dumps(lexicon)
    words = tmp_path / "words.txt"
    words.write_text("ÉL\n", "utf-8")
    compile_words(words, "HU-M")
    assert load_lexicon("HU-M", "words").id != lexicon.id
    again = pickle.loads(data)
    assert again.id == lexicon.id, "what was replaced is kept under its name"
    assert again.admits("KARD")


def test_a_lexicon_that_lies_in_no_file_says_so():
    with pytest.raises(TypeError, match="made in memory"):
        pickle.dumps(sample_lexicon("HU-M", WORDS))


def test_a_lexicon_in_a_pool_of_processes(lexicon):
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(partial(type(lexicon).admits, lexicon), ["KARD", "ZZZ"])) == [
            True,
            False,
        ]


def test_what_a_notebook_keeps_is_short():
    """B15: a review showed itself in 845 kB."""
    edition = load_edition("HU-M")
    lexicon = sample_lexicon("HU-M", WORDS)
    state = fold(game())
    events = game()
    limit = Limit(seconds=None, rollouts=20, candidates=3)
    *_, reviewed = review(Engine(lexicon), ["Anna", "Bo"], decisions_of(events), limit=limit)
    analysed = Engine(lexicon).analyse(None, "KARDOMA", limit=limit)
    shown = {
        "edition": (edition, "<Edition HU-M>"),
        "house": (with_house(edition, House(rack_size=8)), "<Edition HU-M with rack_size=8>"),
        "layout": (edition.layout, "<Layout standard 15x15>"),
        "alphabet": (edition.alphabet, "<Alphabet A Á B ..., 42 letters>"),
        "board": (Board.empty(edition.layout), "<Board standard 15x15, 0 tiles>"),
        "state": (state, "<GameState HU-M, 4 turns, Anna "),
        "begun": (fold(game(0)), "<GameState HU-M, 0 turns, Anna 0, Bo 0, "),
        "opened": (fold(game(0)[:1]), "<GameState HU-M, 0 turns, Anna 0, Bo 0, not begun>"),
        "lexicon": (lexicon, "<Lexicon HU-M.words@"),
        "analysis": (analysed, "<Analysis "),
        "review": (reviewed, "<Review Anna - Bo, 4 turns, 4 judged>"),
    }
    for what, (value, begins) in shown.items():
        assert repr(value).startswith(begins), (what, repr(value)[:200])
        assert len(repr(value)) < 200, what
    assert isinstance(events[-1], Ended)
    assert repr(state).endswith("over>")
    assert repr(fold(game(0))).endswith("to move>")


def test_a_notebook_shows_what_the_readme_says():
    """B14: a board alone has no letters; with its edition it is a picture."""
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "In a notebook `BoardPicture(hungarian, kard.board)`" in readme
    hungarian = load_edition("hu")
    empty = Board.empty(hungarian.layout)
    kard = place(hungarian, empty, parse_move(hungarian, empty, "8F KARD"))
    picture = BoardPicture(hungarian, kard.board)._repr_svg_()
    assert picture.startswith("<svg")
    assert ">K<" in picture


def test_every_edition_shows_itself_in_a_line():
    for known in edition_ids():
        assert repr(load_edition(known)) == f"<Edition {known}>"
