"""The removal game in the terminal: a finished board is taken apart in turns."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import structs

from crossglot.board import Direction
from crossglot.cli.person import LeftError
from crossglot.cli.sentences import say, say_error, say_in
from crossglot.cli.squares import shown_places
from crossglot.cli.variants.sitting import Sitting
from crossglot.editions import Edition, with_house
from crossglot.errors import CrossglotError
from crossglot.game import SeatInfo, act, after, fold, start
from crossglot.lexicon import Lexicon
from crossglot.notation import format_place, parse_place
from crossglot.players import make_player
from crossglot.render import BoardPicture
from crossglot.variants import removal

LISTED = 10
"""Removals that ``list`` shows."""


def play_in_terminal(sitting: Sitting) -> bool:
    """Play the removal game (ET-89..92).

    Args:
        sitting: With the options ``game`` (a file of a finished game, GCG or events;
            without it two computers play one first) and ``lone`` (``"no"``: no tile may
            be left alone); two to four play.

    Returns:
        Whether the game was finished.

    Raises:
        OptionError: An option that there is not.
    """
    sitting.refuse_unknown(game=(), lone=("yes", "no"))
    edition, lexicon, options = sitting.edition, sitting.lexicon, sitting.options
    seats = sitting.people("1,2")
    if "game" in options:
        left = removal.left_by(edition, Path(options["game"]).read_bytes())
    else:
        sitting.tell(say_in("removal", "played-first"))
        left = _played(edition, lexicon, sitting.seed)
    lone = options.get("lone") != "no"
    words, name = lexicon, lexicon.id
    events = removal.start_after(left, edition, seats, words=words, lexicon=name, lone=lone)
    return sitting.finished("removal", _Game(events, sitting).play)


def _played(edition: Edition, lexicon: Lexicon, seed: str) -> removal.Left:
    """What a game of two computers leaves."""
    edition = with_house(edition, structs.replace(edition.house, challenge="void"))
    computer = make_player("greedy", lexicon, edition.house)
    state = fold(start(edition, [SeatInfo("greedy", "greedy")] * 2, seed))
    while state.ended is None:
        seat = state.to_move or 0
        for event in act(state, seat, computer.choose(state, seat), lexicon):
            state = after(state, event)
    return removal.left_of(state)


class _Game:
    """One game, from its first turn to its end."""

    def __init__(self, events: Iterable[removal.Event], sitting: Sitting) -> None:
        events = tuple(events)
        self.state = removal.fold(events[:1])
        self._lexicon, self._ask, self._tell = sitting.lexicon, sitting.ask, sitting.tell
        self._append(events[1:])

    def play(self) -> None:
        """Turn after turn, to the end."""
        shown = -1
        while self.state.ended is None:
            if shown != self.state.seq:
                self._show()
                shown = self.state.seq
            try:
                self._obey(self.state.to_move or 0, self._ask(say_in("removal", "ask")).strip())
            except CrossglotError as error:
                self._tell(say_error(error))

    def _obey(self, seat: int, line: str) -> None:
        match line.casefold():
            case "quit":
                raise LeftError
            case "" | "help" | "?":
                self._tell(say_in("removal", "help", **shown_places(self.state.edition)))
            case "board":
                self._show()
            case "list":
                self._list()
            case "resign":
                self._append(removal.resign(self.state, seat))
            case _:
                style, layout = self.state.edition.coordinates, self.state.board.layout
                squares = [parse_place(layout, name, style)[0] for name in line.split()]
                self._append(removal.act(self.state, seat, squares, self._lexicon))

    def _show(self) -> None:
        state = self.state
        self._tell("")
        self._tell(str(BoardPicture(state.edition, state.board)))
        name = state.seats[state.to_move or 0].name
        totals = zip(state.seats, state.scores, strict=True)
        scores = [say("scores", name=who.name, total=points) for who, points in totals]
        self._tell(say_in("removal", "turn", name=name, scores=scores))

    def _list(self) -> None:
        state = self.state
        found = list(removal.removals(state.board, self._lexicon, lone=state.lone))
        self._tell(say_in("removal", "count", count=len(found)))
        for gone in sorted(found, key=lambda gone: (-_points(state, gone), gone))[:LISTED]:
            names = " ".join(_name(state, square) for square in gone)
            tiles = _tiles(state, gone)
            points = _points(state, gone)
            self._tell(say_in("removal", "listed", points=points, squares=names, tiles=tiles))

    def _append(self, events: Iterable[removal.Event]) -> None:
        for event in events:
            before, self.state = self.state, removal.after(self.state, event)
            match event:
                case removal.Removed(seat, squares, points):
                    name, tiles = before.seats[seat].name, _tiles(before, squares)
                    total = self.state.scores[seat]
                    facts = {"name": name, "tiles": tiles, "points": points, "total": total}
                    self._tell(say_in("removal", "removed", **facts))
                case removal.Ended(reason, by, winners):
                    name = before.seats[by].name if by is not None else ""
                    self._tell(say_in("removal", f"over-{reason}", name=name))
                    names = [before.seats[seat].name for seat in winners]
                    self._tell(say_in("removal", "winner", names=names))


def _points(state: removal.RemovalState, squares: Iterable[int]) -> int:
    return sum(state.edition.tile_points(state.board[square]) for square in squares)


def _tiles(state: removal.RemovalState, squares: Iterable[int]) -> str:
    return state.edition.alphabet.format_tiles(bytes(state.board[square] for square in squares))


def _name(state: removal.RemovalState, square: int) -> str:
    style = state.edition.coordinates
    return format_place(state.board.layout, square, Direction.ACROSS, style)
