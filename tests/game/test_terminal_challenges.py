"""Challenges at the terminal: who may doubt, who pays, and that no finished game is lost."""

import itertools
from functools import cache, partial

import pytest

from crossglot.cli.play import keep
from crossglot.cli.terminal import TerminalGame
from crossglot.editions import Clock, House, load_edition, with_house
from crossglot.game import Ended, SeatInfo, Skipped, settle, start, view
from crossglot.game.audit import audit
from crossglot.game.json_file import STANDARD, read_events
from crossglot.moves import Play
from crossglot.notation import format_move
from crossglot.players import Greedy
from crossglot.study.sample import sample_lexicon
from tests.server.tournaments.syllables import syllables


class Table:
    """A game of ``kinds`` whose people type what ``answer`` says to each prompt."""

    def __init__(self, kinds, answer, lexicon, seed="seed", now=lambda: 0, **house):
        self.edition = with_house(lexicon.edition, House(**house))
        seats = [SeatInfo(f"{kind} {number}", kind) for number, kind in enumerate(kinds, 1)]
        computers = {seat: Greedy(lexicon) for seat, kind in enumerate(kinds) if kind != "human"}
        self.told: list[str] = []
        self.prompts: list[str] = []
        self.answer = answer
        events = start(self.edition, seats, seed)
        self.game = TerminalGame(
            events, computers, lexicon, ask=self.ask, tell=self.told.append, now=now
        )

    def ask(self, prompt):
        self.prompts.append(prompt)
        line = self.answer(self, prompt)
        if line is None:
            raise EOFError
        return line

    @property
    def state(self):
        return self.game.state

    def best(self):
        """The best move of the player to move, as it is typed."""
        seat = self.state.to_move
        events = [*self.game.events, *settle(self.state)]  # a move lets the last play stand
        move = Greedy(self.game._lexicon).choose(view(events, seat), seat)
        return format_move(self.edition, move, self.edition.coordinates)


def lines(*script):
    left = iter(script)
    return lambda table, prompt: next(left, None)


def laid(table):
    """The first two tiles of the player to move across the start square, as it is typed."""
    rack = table.state.racks[table.state.to_move]
    tiles = bytes([tile for tile in rack if tile != 64][:2])
    play = Play(112, 0, tiles)
    return format_move(table.edition, play, table.edition.coordinates)


def accepting(table, prompt):
    """The best moves, and every play is let stand."""
    return table.best() if prompt.startswith("Your move") else "accept"


@cache
def going_out():
    """A seed with which the last play of three people empties a rack."""
    for seed in map(str, range(20)):
        table = Table(("human",) * 3, accepting, syllables("ET"), seed=seed, challenge="edition")
        if table.game.play() and table.state.ended.reason == "out":
            return seed
    raise AssertionError("no such game")


NOTHING = sample_lexicon("HU-M", "kard")
"""A lexicon in which what is laid here is no word."""


class Everything:
    """Admits every word."""

    def __init__(self, edition):
        self.lexicon = sample_lexicon(edition, "kard")

    def __getattr__(self, name):
        return getattr(self.lexicon, name)

    def admits_tiles(self, tiles):
        return True


def test_no_finished_game_is_lost(tmp_path):
    """Twenty-eight games under every rule, each to its end, each written down whole."""
    words, ends = syllables("ET"), set()
    rules = itertools.cycle(("edition", "single", "double", "points", "void"))
    seatings = (
        ("human", "greedy"), ("human", "human"), ("greedy", "human", "human"),
        ("human", "greedy", "human", "greedy"),
    )  # fmt: skip
    for number, (kinds, challenge) in enumerate(zip(itertools.cycle(seatings), rules)):
        if number == 28:
            break
        table = Table(kinds, accepting, words, seed=f"w{number}", challenge=challenge)
        assert table.game.play(), (number, kinds, challenge)
        file = tmp_path / "game.json"
        keep(file, table.game.events)
        events = read_events(file.read_bytes(), STANDARD)
        assert isinstance(events[-1], Ended), (number, kinds, challenge)
        assert not list(audit(events, words)), (number, kinds, challenge)
        assert any(line.startswith("The winner: ") for line in table.told)
        out = events[-1].by
        ends.add((events[-1].reason, None if out is None else kinds[out]))
    assert {("out", "human"), ("out", "greedy")} <= ends


def test_a_last_play_stands_when_everybody_leaves():
    """The play that goes out is the end, whatever interrupts the question that follows it."""

    def leaving(way, table, prompt):
        if not prompt.startswith("Your move"):
            raise way
        return table.best()

    for way in (EOFError, KeyboardInterrupt, SystemExit, BrokenPipeError):
        answer = partial(leaving, way)
        table = Table(
            ("human",) * 3, answer, syllables("ET"), seed=going_out(), challenge="edition"
        )
        if way is EOFError:
            assert table.game.play()
        else:
            with pytest.raises(way):
                table.game.play()
        assert not table.prompts[-1].startswith("Your move")
        assert isinstance(table.game.events[-1], Ended), way


def test_what_happens_is_kept_before_it_is_told():
    words = syllables("ET")
    table = Table(("human",) * 3, accepting, words, seed=going_out(), challenge="void")

    def tell(line):
        state = table.game.state
        if state.turns and not state.bag_count and not all(state.racks):
            raise BrokenPipeError
        table.told.append(line)

    table.game._tell = tell
    with pytest.raises(BrokenPipeError):
        table.game.play()
    assert isinstance(table.game.events[-1], Ended)


def test_leaving_earlier_leaves_the_game_as_it_is():
    table = Table(("human",) * 2, lines(), NOTHING, challenge="edition")
    table.answer = lambda t, _: laid(t) if t.state.board.is_empty else None
    assert not table.game.play()
    assert table.state.pending is not None


def test_computers_challenge_what_is_no_word():
    table = Table(("human", "greedy"), None, NOTHING, challenge="edition")
    table.answer = lambda t, _: laid(t) if len(t.prompts) == 1 else None
    table.game.play()
    own = next(turn for turn in table.state.turns if turn.seat == 0)
    assert own.withdrawn
    assert "greedy 2 challenges and is right: the play comes off." in table.told


def challenged(line, kinds=("human",) * 4, words=None, **house):
    """A game in which the first play is answered with ``line``; who played is told, too."""
    admits = words or Everything("HU-M")
    typed = iter([line] if isinstance(line, str) else line)
    table = Table(kinds, None, admits, **{"challenge": "edition"} | house)
    table.answer = lambda t, _: laid(t) if t.state.board.is_empty else next(typed, None)
    table.game.play()
    return table


def test_whoever_challenged_pays():
    """HU-M-55: ten points off for the challenger, not for the next player."""
    first = challenged("pass").state.turns[0].seat
    for seat in {0, 1, 2, 3} - {first}:
        for line in (f"challenge {seat + 1}", f"Challenge HUMAN {seat + 1}"):
            table = challenged(line)
            others = {s: points for s, points in enumerate(table.state.scores) if s != first}
            assert others == {s: -10 if s == seat else 0 for s in others}, line
            assert f"human {seat + 1}: -10 points for the challenge" in table.told, line
            assert table.state.pending is None


def test_the_terminal_asks_who_challenges():
    seat = (challenged("pass").state.turns[0].seat + 2) % 4
    table = challenged(["challenge", f"{seat + 1}"])
    assert table.state.scores[seat] == -10
    assert any(prompt.startswith("Who challenges (") for prompt in table.prompts)
    two = challenged("challenge", kinds=("human",) * 2)
    assert not any(prompt.startswith("Who challenges") for prompt in two.prompts)
    assert -10 in two.state.scores


def test_nobody_else_is_the_challenger():
    first = challenged("pass").state.turns[0].seat
    for name, told in (
        (f"challenge {first + 1}", "You cannot challenge your own play."),
        ("challenge nobody", "There is no such seat in this game. (seat: nobody)"),
        (["challenge", ""], "There is no such seat in this game."),
        ("challenge 9", "There is no such seat in this game. (seat: 9)"),
    ):
        table = challenged(name)
        assert any(line.startswith(told) for line in table.told), name
        assert table.state.pending is not None, name


def test_words_can_be_named():
    house = {"challenge": "points", "challenge_points": 7, "challenge_per": "word"}
    first = challenged("pass", **house)
    word = first.edition.alphabet.spell(first.state.turns[0].placement.words[0].tiles)
    seat = (first.state.turns[0].seat + 2) % 4
    table = challenged(f"challenge {seat + 1} {word.lower()}", **house)
    assert table.state.scores[seat] == -7
    assert len(table.game.events[-2].words) == 1


def test_a_person_challenges_before_a_computer_moves():
    """HU-M-53, CS-6, 6.5: the third seat is asked although a computer is next."""
    edition = Everything("HU-M")
    for seed in map(str, range(20)):
        table = Table(("human", "greedy", "human"), None, edition, seed=seed, challenge="edition")
        if table.state.to_move == 0:
            break
    table.answer = lambda t, prompt: (
        laid(t) if t.state.board.is_empty
        else "challenge" if prompt.startswith("human 1 has played") else None
    )  # fmt: skip
    table.game.play()
    assert table.state.scores[2] == -10
    assert table.state.scores[1] == 0
    assert [turn.seat for turn in table.state.turns] == [0, 1], "the computer moved afterwards"


def test_the_window_takes_no_move():
    table = Table(("human",) * 3, None, syllables("ET"), seed=going_out(), challenge="single")
    typed = iter(["pass", "nonsense", "help", "board", "unseen", "accept"])
    table.answer = lambda t, p: t.best() if p.startswith("Your move") else next(typed)
    assert table.game.play()
    assert table.told.count("The last play may still be challenged.") == 2
    assert table.state.ended.reason == "out"


def test_overtime_stands_by_name_in_the_result():
    """ET-99: ten points for each started minute."""
    looks = itertools.count(step=40_000)
    table = Table(
        ("human",) * 2, lines(*["pass"] * 4), sample_lexicon("ET", "kala"),
        now=lambda: next(looks), clock=Clock(main=60_000),
    )  # fmt: skip
    assert table.game.play()
    late = table.state.ended.penalties
    assert any(late)
    for seat, lost in zip(table.state.seats, late, strict=True):
        shown = next(line for line in table.told if line.startswith(f"{seat.name}: "))
        assert (f"{lost} for overtime" in shown) == bool(lost), shown


def test_a_computer_that_thought_too_long_is_skipped():
    looks = itertools.count(step=1500)
    table = Table(
        ("greedy", "greedy"), None, syllables("ET"),
        now=lambda: next(looks), clock=Clock(per_move=1000), scoreless_turns=6,
    )  # fmt: skip
    assert table.game.play(), "it goes on to its end"
    assert Skipped in {type(turn.event) for turn in table.state.turns}


def test_everybody_sees_the_draw():
    """HU-M-5..8, CS-1, ET-11..13, HU-W-6, HU-W-7: who drew what, ties again, who begins."""
    for edition in ("HU-M", "CS", "ET", "HU-W"):
        rules = load_edition(edition)
        again = 0
        words = sample_lexicon(edition, "")
        for seed in map(str, range(200)):
            table = Table(("human",) * 4, lines(), words, seed=seed)
            table.game.play()
            found = table.state.starter
            drawn = [line for line in table.told if line.startswith(("Drawn", "A tie"))]
            for shown, tiles in zip(drawn, found.rounds, strict=True):
                for seat, tile in tiles:
                    assert f"human {seat + 1}: {rules.alphabet.format_tile(tile)}" in shown
            again += len(drawn) > 1
            assert table.told[len(drawn)].startswith(f"human {found.first + 1} begins. ")
            if again:
                break
        assert again, edition


def test_help_names_the_squares_of_the_edition(monkeypatch):
    """ET-112: H8 is across and 8H down, whatever language the help is in."""
    for language in ("en_GB", "hu_HU", "cs_CZ", "et_EE", "el_GR"):
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        monkeypatch.delenv("LC_ALL", raising=False)
        for edition, across, down in (("ET", "H8", "8H"), ("HU-M", "8H", "H8"), ("EL", "8H", "H8")):
            words = sample_lexicon(edition, "")
            table = Table(("human",) * 2, lines("help"), words)
            table.game.play()
            help_text = next(line for line in table.told if "exchange" in line)
            line = next(line for line in help_text.splitlines() if down in line)
            assert line.split()[0] == across, (language, edition, line)
            assert line.index(across) < line.index(down), (language, edition, line)
            assert " accept " in help_text
            assert " challenge " in help_text


@pytest.fixture(autouse=True)
def english(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
