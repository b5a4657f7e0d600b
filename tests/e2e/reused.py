"""A game in which a player may take a blank from the board, and choose the bag to draw from."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board, Direction
from crossglot.editions import House, load_edition, with_house
from crossglot.game import HUMAN, Event, SeatInfo, act, fold, start
from crossglot.kernel import plays, ruleset_of
from crossglot.lexicon import load_lexicon
from crossglot.moves import Pass, Play
from crossglot.notation import format_move, format_place
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.games.waits import Waits, due_at
from crossglot.server.identifiers import new_id
from crossglot.server.store.home import open_home
from crossglot.server.store.port import StoredGame
from crossglot.server.wire.standing import standing_of
from crossglot.tiles import without

FIRST = 111
"""Before it there is none: nobody waits for the search."""

EDITION = with_house(load_edition("HU-M"), House(blank_reuse=True, two_bags=True))


@dataclass(frozen=True)
class Reuse:
    """A position in which the player to move can take a blank, and how.

    Attributes:
        events: The game so far.
        square: Where the blank lies.
        play: What is laid once it was taken; the blank is among it.
    """

    events: tuple[Event, ...]
    square: int
    play: Play

    @property
    def text(self) -> str:
        """The turn as it is typed."""
        move = format_move(EDITION, self.play, EDITION.coordinates)
        where = format_place(EDITION.layout, self.square, Direction.ACROSS, EDITION.coordinates)
        return f"{move} take {where}"


@cache
def reuse(opponent: str) -> Reuse:
    """The first such position by seed, with ``opponent`` in the other seat."""
    seats = [SeatInfo("Anna", HUMAN), SeatInfo(opponent, opponent)]
    for number in range(FIRST, 400):
        events = start(EDITION, seats, f"reused {number}", load_lexicon("HU-M").id)
        found = _in_game(events) if fold(events).to_move == 0 else None
        if found is not None:
            return found
    raise AssertionError("no such deal")


def _in_game(events: tuple[Event, ...]) -> Reuse | None:
    """Open with a blank for a letter that the mover holds afterwards, then pass."""
    lexicon, state = load_lexicon("HU-M"), fold(events)
    if BLANK not in state.racks[0]:
        return None
    for opening in _plays(state.board, state.racks[0]):
        blanks = [tile for tile in opening.tiles if tile & BLANK]
        if len(blanks) != 1:
            continue
        turns = (*events, *act(state, 0, opening, lexicon))
        turns = (*turns, *act(fold(turns), 1, Pass(), None))
        state = fold(turns)
        square = state.board.tiles.index(blanks[0])
        kept = without(state.racks[0], [letter_of(blanks[0])])
        if kept is None:
            return None
        board = state.board.after({square: letter_of(blanks[0])})
        laid = (
            play
            for play in _plays(board, kept + bytes([BLANK]))
            if sum(tile & BLANK > 0 for tile in play.tiles) == 1
            and len(EDITION.alphabet.labels[letter_of(max(play.tiles))]) == 1
        )
        play = next(laid, None)
        return None if play is None else Reuse(turns, square, play)
    return None


def _plays(board: Board, rack: bytes) -> list[Play]:
    found = plays(
        load_lexicon("HU-M").graph, ruleset_of(EDITION), bytes(board.tiles), rack, limit=400
    )
    return [Play(start, Direction(direction), tiles) for start, direction, tiles, *_ in found]


def lay_out(database, events: tuple[Event, ...]) -> tuple[str, str]:
    """Keep the game in a database: (its id, the cookie of its first player)."""
    with ThreadPoolExecutor(1) as pool:  # a browser's loop runs in this thread
        return pool.submit(lambda: asyncio.run(_lay_out(database, events))).result()


async def _lay_out(database, events: tuple[Event, ...]) -> tuple[str, str]:
    home, now = open_home(database), time.time()
    guests = [await Sessions(home.database).open_guest() for _ in range(2)]
    state, game_id = fold(events), new_id()
    accounts = tuple(
        account if seat.player == HUMAN else None
        for seat, (_, account) in zip(state.seats, guests, strict=True)
    )
    stored = StoredGame(accounts, events, started=now)
    due = due_at(state, Waits())
    standing = standing_of(game_id, state, now, None if due is None else now + due / 1000)
    await home.games.add(game_id, stored, standing)
    await home.database.close()
    return game_id, guests[0][0]
