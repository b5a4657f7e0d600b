"""A solitaire as it stands: a game, and which of the three kinds it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from crossglot.errors import GameCode, GameError
from crossglot.game import GameState
from crossglot.game import after as game_after
from crossglot.game import fold as game_fold
from crossglot.game import seen_by as game_seen_by
from crossglot.variants.solitaire.events import Event, Kind, SolitaireStarted


@dataclass(frozen=True)
class SolitaireState:
    """Everything that follows from the events so far.

    Attributes:
        kind: Which of the three games.
        game: Board, racks, scores; seat 0 is the player's own rack.
    """

    kind: Kind
    game: GameState

    @property
    def choosing(self) -> int | None:
        """The seat for which tiles are chosen next; None when a move is due.

        Only with open tiles (ET-103): before its first turn, and after every play.
        """
        game = self.game
        if self.kind != "open" or game.ended is not None or not game.bag_count:
            return None
        short = [seat for seat, rack in enumerate(game.racks) if len(rack) < game.edition.rack_size]
        return short[0] if short else None

    @property
    def total(self) -> int:
        """What the player compares with earlier games.

        The player's own rack's points (a, b); with open tiles, all that the set yielded.
        """
        return sum(self.game.scores) if self.kind == "open" else self.game.scores[0]


def fold(events: Iterable[Event]) -> SolitaireState:
    """The state after ``events``: :class:`SolitaireStarted`, then those of a game.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
    """
    first, *rest = events
    if not isinstance(first, SolitaireStarted) or not rest:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    opening = rest[0]
    if isinstance(opening, SolitaireStarted):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=2, reason="second start")
    racks = {"one-rack": (1,), "two-racks": (2,), "open": (1, 2)}[first.kind]
    game = game_fold([opening])
    if len(game.seats) not in racks:
        raise GameError(GameCode.PLAYERS, players=len(game.seats), fewest=racks[0], most=racks[-1])
    return reduce(after, rest[1:], SolitaireState(first.kind, game))


def after(state: SolitaireState, event: Event) -> SolitaireState:
    """``state`` once ``event`` has happened.

    Raises:
        GameError: It cannot follow.
    """
    if isinstance(event, SolitaireStarted):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.game.seq + 2, reason="second start")
    return replace(state, game=game_after(state.game, event))


def seen_by(event: Event, seat: int | None) -> Event:
    """``event`` as the player (any seat) or a spectator (None) may see it.

    The player looks at every rack, for all are theirs; the seed they do not
    know. A spectator sees what they would see of any game, and with open tiles
    everything.
    """
    if isinstance(event, SolitaireStarted):
        return event
    if seat is None:
        return game_seen_by(event, None)
    return game_seen_by(event, getattr(event, "seat", seat))


def seen_events(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as the player or a spectator may see them; open tiles lie face up."""
    events = tuple(events)
    first = events[0] if events else None
    if isinstance(first, SolitaireStarted) and first.kind == "open":
        seat = 0
    return tuple(seen_by(event, seat) for event in events)


def view(events: Iterable[Event], seat: int | None) -> SolitaireState:
    """The game as the player or a spectator sees it."""
    return fold(seen_events(events, seat))
