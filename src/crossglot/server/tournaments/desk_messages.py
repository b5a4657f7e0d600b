"""What lies on an arbiter's desk, as it goes over the wire; nobody else sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.server.tournaments.answer_messages import Asked
from crossglot.server.tournaments.messages import OwnResult, Top
from crossglot.server.wire.positions import WrittenPlay
from crossglot.tournament.ranks import Row
from crossglot.variants.duplicate.state import Phase

Chooser = Literal["profile", "referee"]
"""Who says which of several equal tops goes on the board."""


class Done(Struct, frozen=True):
    """What was done.

    Attributes:
        seq: Number of the last event of the log.
        events: How many were written.
        question: What is asked about a slip that cannot be laid as it was typed; it is kept.
    """

    seq: int
    events: int
    question: Asked | None = None


class LogLine(Struct, frozen=True):
    """A line of the log, for the desk.

    Attributes:
        seq: Its number.
        what: The kind of event.
        game: Of which game, if of one.
        by: The arbiter, if it was done by hand.
        at: When, in milliseconds since 1970; 0 where the log does not say.
        round: Of which round, if of one.
        player: Number of the player whom it concerns.
        name: What that player is called.
        text: A rack, or a word for what was done.
        play: A slip or a top; null too where it is not for this arbiter's eyes.
        points: Points given, taken or scored.
        reason: Why.
        target: Number of the line that it cancels.
        cancelled: Whether it counts no more.
        undoable: Whether it may be cancelled, as far as its kind says.
    """

    seq: int
    what: str
    game: int | None
    by: str
    at: int = 0
    round: int | None = None
    player: int | None = None
    name: str = ""
    text: str = ""
    play: WrittenPlay | None = None
    points: int | None = None
    reason: str = ""
    target: int | None = None
    cancelled: bool = False
    undoable: bool = True


class OpenAppeal(Struct, frozen=True):
    """An appeal that waits for its decision.

    Attributes:
        seq: Its number.
        game: Of which game.
        round: Of which round.
        player: Number of the one who appeals.
        name: What they are called.
        text: What they say.
        result: How their slip was judged; None when they had no part in that round.
    """

    seq: int
    game: int
    round: int
    player: int
    name: str
    text: str
    result: OwnResult | None


class DeskGame(Struct, frozen=True):
    """A game under way, as its arbiter sees it.

    Attributes:
        game: Its number.
        round: Number of the round that is drawn or open; before that, of the last.
        phase: ``between`` two rounds, ``drawn``, ``open`` or ``over``.
        rack: The rack that is drawn, as text.
        kept: Before a draw, what stays of the last rack.
        draws: How many tiles are to be drawn then.
        size: Tiles of the whole rack, which are drawn where that goes back.
        bag: Tiles in the bag.
        deadline: When the open round closes; None while no clock goes.
        left: Milliseconds left where it stands still.
        chooser: Who chooses among equal tops.
        source: ``all`` plays, or those on ``slips``: where the top is taken from.
        missing: How many are waited for who have not handed in.
    """

    game: int
    round: int
    phase: Phase
    rack: str
    kept: str
    draws: int
    size: int
    bag: int
    deadline: int | None
    left: int | None
    chooser: Chooser
    source: str
    missing: int


class Desk(Struct, frozen=True):
    """What lies on the desk.

    Attributes:
        seq: Number of the last event of the log.
        now: The server's clock, in milliseconds since 1970.
        state: ``waiting``, ``running``, ``over`` or ``withdrawn``.
        auto: Whether rounds follow each other by the clock.
        draw: ``seed``, or ``manual`` from a real bag.
        paused: Whether all clocks stand still.
        plays: Whether the arbiter plays too, and so sees no secret.
        code: What lets people in, if a code does.
        games: Those under way.
        tops: Game -> the best plays of the rack, those among which the arbiter may choose first.
        slips: Game -> how many have handed in.
        waited_for: How many may.
        appeals: Those not decided, the oldest first.
        log: The last lines, the newest first; slips that players send themselves are left out.
        leaders: The best ten.
    """

    seq: int
    now: int
    state: str
    auto: bool
    draw: str
    paused: bool
    plays: bool
    code: str | None
    games: tuple[DeskGame, ...]
    tops: dict[int, tuple[Top, ...]]
    slips: dict[int, int]
    waited_for: int
    appeals: tuple[OpenAppeal, ...]
    log: tuple[LogLine, ...]
    leaders: tuple[Row, ...]


class DeskPlayer(Struct, frozen=True):
    """Somebody who takes part, as the arbiter knows them.

    Attributes:
        player: Their number, from 0.
        name: What they are called.
        members: The two names of a pair.
        team: For which they play.
        kind: With an ``account``, as a ``guest``, on ``paper``, or a ``robot``.
        out: Whether they have left or are excluded.
        slips: Game -> their slip of the open round; null where it is not for this arbiter's eyes.
        results: Game -> what each closed round brought them.
    """

    player: int
    name: str
    members: tuple[str, ...]
    team: str
    kind: str
    out: bool
    slips: dict[int, WrittenPlay | None]
    results: dict[int, tuple[OwnResult | None, ...]]


class DeskPlayers(Struct, frozen=True):
    """Some of those who take part.

    Attributes:
        total: How many fit what was asked.
        players: Some of them.
        next: Where the next page begins; None at the end.
    """

    total: int
    players: tuple[DeskPlayer, ...]
    next: int | None
