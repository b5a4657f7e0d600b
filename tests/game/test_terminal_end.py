"""The end by agreement and by proof at the terminal (HU-M-59, RULES 6.2)."""

from crossglot.cli.terminal import TerminalGame
from crossglot.editions import load_edition
from crossglot.game import Declined, EndProposed, SeatInfo, start
from crossglot.moves import Play
from crossglot.notation import format_move
from crossglot.players import Greedy
from tests.game.anything import anything_but


class Keyboard:
    """Types what a greedy player would, after ``first``; ``dead`` comes when it would pass."""

    def __init__(self, first=(), dead="pass"):
        self.lines = list(first)
        self.dead = dead
        self.game = None
        self.prompts = []

    def __call__(self, prompt):
        self.prompts.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        state = self.game.state
        move = Greedy(self.game._lexicon).choose(state, state.to_move)
        if isinstance(move, Play):
            return format_move(state.edition, move, state.edition.coordinates)
        return self.dead


def game_of(edition, keyboard, kinds=("human", "greedy"), dead="O"):
    """A whole game; what was told, line by line."""
    lexicon = anything_but(edition, dead)
    seats = [SeatInfo(f"{kind} {number}", kind) for number, kind in enumerate(kinds, 1)]
    computers = {seat: Greedy(lexicon) for seat, kind in enumerate(kinds) if kind == "greedy"}
    told: list[str] = []
    events = start(load_edition(edition), seats, "seed", lexicon.id)
    game = TerminalGame(events, computers, lexicon, ask=keyboard, tell=told.append)
    keyboard.game = game
    assert game.play()
    return game, told


def test_a_whole_game_ends_by_proof_and_says_so():
    game, told = game_of("ET", Keyboard())
    assert game.state.ended.reason == "exhausted"
    assert "It is proven: with the tiles that are left nobody can lay a word." in told
    assert any(line.startswith("The winner") for line in told)


def test_a_computer_that_can_still_play_declines_and_says_why():
    game, told = game_of("ET", Keyboard(["end"]))
    first = [event for event in game.events if isinstance(event, EndProposed | Declined)]
    assert first == [EndProposed(0, first[0].at), Declined(1, "end", first[0].at, "play")]
    assert "human 1 says that nothing more can be laid and wants to end the game." in told
    assert "greedy 2 does not agree: they can still lay tiles." in told
    assert game.state.ended.reason == "exhausted", "the game went on"


def test_a_computer_that_has_no_play_agrees():
    """In Czech the proof does not end a game (CS-24); all may agree on it."""
    game, told = game_of("CS", Keyboard(dead="end"))
    assert game.state.ended.reason == "agreed"
    assert [event.seat for event in game.events if isinstance(event, EndProposed)] == [0, 1]
    assert "greedy 2 agrees." in told
    assert "Everyone agreed that nothing more can be laid." in told


def test_two_people_are_asked_in_turn():
    people = ("human", "human")
    game, told = game_of("CS", Keyboard(["end", "no", "end", "yes"]), people)
    assert [type(event) for event in game.events[-5:]] == [
        EndProposed, Declined, EndProposed, EndProposed, type(game.events[-1]),
    ]  # fmt: skip
    assert game.state.ended.reason == "agreed"
    assert told.count("human 2 does not agree.") + told.count("human 1 does not agree.") == 1
    assert not game.state.turns


def test_one_no_is_enough_among_four():
    kinds = ("human", "human", "human", "human")
    game, _ = game_of("CS", Keyboard(["end", "yes", "no", *["pass"] * 8]), kinds)
    assert game.state.ended.reason == "passes"
    agreed = [event.seat for event in game.events if isinstance(event, EndProposed)]
    assert len(agreed) == 2
    assert len([event for event in game.events if isinstance(event, Declined)]) == 1
