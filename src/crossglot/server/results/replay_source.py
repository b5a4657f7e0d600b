"""Where a replay comes from: a game of the server, or a file that somebody brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from crossglot.analysis.decisions import Decision, decisions, decisions_of
from crossglot.editions import load_edition
from crossglot.errors import CrossglotError, NotationError
from crossglot.game import Ended, Event, seen_by
from crossglot.game.imported import imported
from crossglot.game.json_file import BLANKS, STANDARD, is_ours, sound_events
from crossglot.game.recognised import edition_of
from crossglot.notation.logs import read_log


@dataclass(frozen=True, slots=True)
class Fault:
    """A place in a file that could not be taken over.

    Attributes:
        line: Of the file, from 1; None where it has none.
        error: What is wrong there.
    """

    line: int | None
    error: CrossglotError


@dataclass(frozen=True, slots=True)
class ReplaySource:
    """A game that can be gone over again.

    Attributes:
        events: What happened, as far as the reader may know it.
        decide: Finds the decisions in them; a picture does without.
        faults: What of a file was left out.
    """

    events: tuple[Event, ...]
    decide: Callable[[], tuple[Decision, ...]] = field(repr=False)
    faults: tuple[Fault, ...] = ()

    @property
    def turns(self) -> tuple[Decision, ...]:
        """The same, decision by decision."""
        return self.decide()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.events[-1], Ended)


def known_to(events: Sequence[Event], seat: int | None) -> ReplaySource:
    """A game of the server as ``seat`` may know it; None is a spectator.

    A game that is over has no secrets.
    """
    over = isinstance(events[-1], Ended)
    known = tuple(events) if over else tuple(seen_by(event, seat) for event in events)
    return ReplaySource(known, lambda: decisions_of(known))


def source_of(data: bytes, edition: str | None = None) -> ReplaySource:
    """The game in a file: our own JSON, GCG, or the log of another program.

    Args:
        data: All of the file.
        edition: Whose rules another program's file is read by; None is the one that it shows.

    Raises:
        NotationError: It holds no game, or a damaged one.
        EditionError: It shows no edition that there is.
    """
    if is_ours(data):
        sound = sound_events(data.lstrip(BLANKS), STANDARD)
        if sound.error is not None and len(sound.events) < STANDARD.opening:
            raise sound.error
        faults = () if sound.error is None else (Fault(None, sound.error),)
        return ReplaySource(sound.events, lambda: decisions_of(sound.events), faults)
    return _from_log(data, edition)


def _from_log(data: bytes, edition: str | None) -> ReplaySource:
    game = read_log(data).game
    rules = edition_of(game) if edition is None else load_edition(edition)
    found = imported(rules, game)
    unread = [
        Fault(one.line, NotationError(one.code, line=one.line, column=one.column))
        for one in game.problems
    ]
    left_out = [Fault(one.line, one.error) for one in found.left_out]
    return ReplaySource(found.events, lambda: decisions(rules, game, found), (*unread, *left_out))
