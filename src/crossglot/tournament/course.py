"""The course of an event: games begun, racks drawn, rounds opened and closed, clocks stopped.

Tops and words are handed in, as the duplicate game takes them; a seed draws.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from crossglot.editions import load_edition
from crossglot.errors import TournamentCode, TournamentError
from crossglot.game import SeatInfo, Words
from crossglot.moves import Play
from crossglot.tournament.events import Event, Finished, Paused, Resumed, Step, Stepped
from crossglot.tournament.state import Tournament
from crossglot.variants import duplicate
from crossglot.variants.duplicate import Tops


@dataclass(frozen=True, slots=True)
class Judge:
    """What finds tops and knows words, for all games of one event.

    Attributes:
        tops: All best plays of a rack, in the profile's form.
        words: Says which words are admissible.
    """

    tops: Tops
    words: Words


def steps(
    game: int, events: Iterable[Step | duplicate.Event], at: int, by: str = ""
) -> tuple[Event, ...]:
    """Events of a game as the event's own."""
    return tuple(Stepped(game, as_step(event), at, by) for event in events)


def as_step(event: Step | duplicate.Event) -> Step:
    """``event``, if it is one that a game may have here.

    Raises:
        TournamentError: A slip or a latecomer: they have events of their own.
    """
    if not isinstance(event, Step):
        raise TournamentError(TournamentCode.EVENT, seq=0, reason=type(event).__name__)
    return event


def begin_game(state: Tournament, at: int, by: str = "") -> tuple[Event, ...]:
    """The next game of the event; with two racks at a time, two are begun.

    Raises:
        TournamentError: Over, all begun, or one is under way.
        GameError: Nobody takes part.
    """
    going(state)
    if under_way(state) or len(state.games) >= len(state.setup.games):
        raise TournamentError(TournamentCode.NOT_NOW)
    setup = state.setup
    edition = load_edition(setup.edition)
    players = [SeatInfo(each.name, "human") for each in state.entrants]
    begun: tuple[Event, ...] = ()
    for number in range(len(state.games) + 1, len(state.games) + 1 + setup.racks):
        most = setup.games[number - 1] or setup.profile.rounds
        profile = msgspec.structs.replace(setup.profile, rounds=most)
        opened = duplicate.start(edition, profile, players, setup.seed_of(number), setup.lexicon)
        begun += steps(number, opened, at, by)
    return begun


def under_way(state: Tournament) -> tuple[int, ...]:
    """Games that have begun and are not over, by number."""
    return tuple(at for at, game in enumerate(state.games, 1) if game.ended is None)


def draw_rack(state: Tournament, game: int, tops: Tops, at: int, by: str = "") -> tuple[Event, ...]:
    """The next rack of a game by its seed, or its end when there is none.

    Raises:
        TournamentError: The event is over, or no such game.
        GameError: A round is under way, or the game is over.
    """
    going(state)
    return steps(game, duplicate.next_rack(state.game(game), tops), at, by)


def name_rack(  # noqa: PLR0913 - a rack, what was rejected, who and when
    state: Tournament,
    game: int,
    rack: bytes,
    at: int,
    *,
    rejected: Sequence[bytes] = (),
    tops: Tops | None = None,
    by: str = "",
) -> tuple[Event, ...]:
    """The next rack of a game, drawn from a real bag (ET-109).

    Raises:
        TournamentError: The event is over, or no such game.
        GameError: As :func:`crossglot.variants.duplicate.name_rack`.
    """
    going(state)
    return steps(game, duplicate.name_rack(state.game(game), rack, rejected, tops), at, by)


def open_round(state: Tournament, game: int, at: int, by: str = "") -> tuple[Event, ...]:
    """The clock of a round is started.

    Raises:
        TournamentError: Over, stopped clocks, or no such game.
        GameError: No rack was drawn.
    """
    going(state)
    if state.paused_at is not None:
        raise TournamentError(TournamentCode.NOT_NOW)
    return steps(game, duplicate.open_round(state.game(game), at), at, by)


def due(state: Tournament, game: int, now: int) -> bool:
    """Whether a round can be closed: time is up, or all who are there have answered."""
    played = state.game(game)
    if played.phase != "open" or state.paused_at is not None:
        return False
    if now > played.deadline + state.setup.lag_credit:
        return True  # an answer in time may still be under way
    if len(played.slips) < len(played.players) - len(played.out) - len(state.withdrawn):
        return False
    return all(player in played.slips for player in state.waited_for(game))


def close_round(  # noqa: PLR0913 - who chose what, and when
    state: Tournament,
    game: int,
    judge: Judge,
    at: int,
    *,
    chosen: Play | None = None,
    by: str = "",
) -> tuple[Event, ...]:
    """Slips judged, the top laid; the referee's choice where the profile leaves it to them.

    Raises:
        TournamentError: The event is over, or no such game.
        GameError: No round is open, or the choice is none of those allowed.
    """
    going(state)
    closed = duplicate.close_round(state.game(game), judge.tops, judge.words, chosen)
    return steps(game, closed, at, by)


def pause(state: Tournament, at: int, reason: str = "", by: str = "") -> tuple[Event, ...]:
    """All clocks are stopped.

    Raises:
        TournamentError: Over, or they stand already.
    """
    going(state)
    if state.paused_at is not None:
        raise TournamentError(TournamentCode.NOT_NOW)
    return (Paused(at, reason, by),)


def resume(state: Tournament, at: int, by: str = "") -> tuple[Event, ...]:
    """The clocks go on, with at least what the profile leaves after a break.

    Raises:
        TournamentError: Over, or they do not stand.
    """
    going(state)
    if state.paused_at is None:
        raise TournamentError(TournamentCode.NOT_NOW)
    least = 1000 * state.setup.profile.pace.after_break
    left = [game.deadline - state.paused_at for game in state.games if game.phase == "open"]
    granted = max((least - each for each in left if each < least), default=0)
    return (Resumed(at, granted, by),)


def finish(state: Tournament, at: int) -> tuple[Event, ...]:
    """The event is over; a game under way is stopped, its closed rounds count (FISF 3.7).

    Raises:
        TournamentError: It is over already.
    """
    going(state)
    stopped: tuple[Event, ...] = ()
    for game in under_way(state):
        stopped += steps(game, duplicate.stop(state.game(game)), at)
    return (*stopped, Finished(at))


def going(state: Tournament) -> None:
    """Refuse whatever is done in an event that is over.

    Raises:
        TournamentError: ``tournament-over``.
    """
    if state.finished:
        raise TournamentError(TournamentCode.OVER)
