"""A game at the terminal, played by a script."""

import itertools

from crossglot.alphabet import BLANK
from crossglot.cli.terminal import TerminalGame
from crossglot.editions import Clock, House, with_house
from crossglot.game import Drew, Exchanged, SeatInfo, start
from crossglot.study.sample import sample_lexicon
from tests.game.conftest import HU


def game_of(lines, step=0, **house):
    """A game of two people whose lines are these; what was told, and whether it was finished.

    Each look at the clock finds it ``step`` milliseconds later.
    """
    rules = with_house(HU, House(**house))
    events = start(rules, [SeatInfo("a", "human"), SeatInfo("b", "human")], "seed")
    lexicon = sample_lexicon(HU.id, "kard")
    told: list[str] = []
    script, looks = iter(lines), itertools.count()

    def ask(prompt):
        line = next(script, None)
        if line is None:
            raise EOFError
        return line

    def now():
        return next(looks) * step

    game = TerminalGame(events, {}, lexicon, ask=ask, tell=told.append, now=now)
    return game, game.play(), "\n".join(told)


def test_two_rounds_of_passes_finish_a_game():
    game, finished, told = game_of(["pass"] * 4)
    assert finished
    assert "The game is over (passes)." in told
    assert game.state.ended is not None


def test_quitting_leaves_it_unfinished():
    assert not game_of(["quit"])[1]
    assert not game_of([])[1], "the end of the input is leaving"


def test_a_refused_line_is_told_and_asked_again():
    game, _, told = game_of(["8H ŰŰŰŰŰŰ", "nonsense", "exchange QQ", "help", "unseen", "quit"])
    assert not game.state.turns
    assert "Unseen: " in told
    assert "exchange AB" in told


def test_the_dictionary_opens_by_house_rule():
    assert "The dictionary is closed" in game_of(["look kard", "quit"])[2]
    assert "KARD is admissible." in game_of(["look kard", "quit"], open_dictionary=True)[2]
    assert "DRAK is not admissible." in game_of(["look drak", "quit"], open_dictionary=True)[2]


def test_resigning_ends_the_game():
    _, finished, told = game_of(["resign"])
    assert finished
    assert "resignation" in told


def test_a_turn_that_took_too_long_is_skipped():
    game, _, told = game_of(["pass", "board", "pass", "quit"], step=600, clock=Clock(per_move=1000))
    assert "loses the turn" in told
    assert [type(turn.event).__name__ for turn in game.state.turns] == ["Passed", "Skipped"]


def drawn(lines, kind, **house):
    """Labels that the first player drew last, where ``lines`` are made of that player's letters."""
    first = game_of([], two_bags=True, **house)[0].state
    letters = [tile for tile in first.racks[first.to_move] if tile != BLANK]
    spelled = HU.alphabet.format_tiles(bytes(letters[:4]))
    state = game_of([line.format(spelled) for line in lines], two_bags=True, **house)[0].state
    record = [event for event in state.past if getattr(event, "seat", None) == first.to_move]
    drew = [event for event in record if isinstance(event, kind)][-1]
    tiles = drew.drawn if isinstance(drew, Exchanged) else drew.tiles
    return ["?" if tile == BLANK else HU.alphabet.labels[tile] for tile in tiles]


def vowels_of(labels):
    return sum(
        label in ["A", "Á", "E", "É", "I", "Í", "O", "Ó", "Ö", "Ő", "U", "Ú", "Ü", "Ű", "?"]
        for label in labels
    )


def test_a_player_names_the_bag():
    """ET-88, in an exchange and in a play, also where it is drawn only when the window closes."""
    for asked in (0, 1, 3, 4):
        exchanged = drawn([f"exchange {{}} vowels {asked}", "quit"], Exchanged)
        assert (len(exchanged), vowels_of(exchanged)) == (4, asked)
        for mode in ("edition", "single", "double", "points"):
            for closed in ("accept", "pass"):
                lines = [f"8H {{}} vowels {asked}", closed, "quit"]
                drew = drawn(lines, Drew, challenge=mode)
                assert (len(drew), vowels_of(drew)) == (4, asked), (mode, closed)


def test_a_refused_word_is_explained():
    told = game_of(["8H [CS]DH", "quit"])[2]
    assert "CSDH is not admissible.\n  It is not in the lexicon." in told


def test_a_challenge_is_explained():
    lines = ["8H [CS]DH", "challenge", "quit"]
    told = game_of(lines, challenge="edition")[2]
    assert "a challenges and is right: the play comes off.\nCSDH is not admissible." in told
