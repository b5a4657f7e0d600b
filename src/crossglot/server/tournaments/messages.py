"""Every message of an event's live connection, as a value; ``docs/tournaments.md`` explains each.

Tile ids, squares and blanks are as in :mod:`crossglot.server.wire.messages`; moments are
milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from crossglot.board import Direction
from crossglot.server.tournaments.answer_messages import Judged
from crossglot.server.wire.positions import WrittenPlay
from crossglot.tournament.ranks import Row, TeamRow


class Top(Struct, frozen=True):
    """The play that went on the board.

    Attributes:
        start: Square of the first letter.
        direction: 0 across, 1 down.
        word: The whole word, as it is written.
        tiles: One tile id per letter, 0 where a tile lay before.
        points: What it earns.
        equal: How many plays earn as much.
        by: Whether the order of the profile chose among them or the referee.
    """

    start: int
    direction: Direction
    word: str
    tiles: tuple[int, ...]
    points: int
    equal: int
    by: str


class RoundLine(Struct, frozen=True):
    """A round that is closed: its rack and its top."""

    number: int
    rack: tuple[int, ...]
    top: Top


class OwnResult(Struct, frozen=True, omit_defaults=True):
    """What a round brought the player.

    Attributes:
        points: For their own word.
        play: The one that was paid.
        fault: What was wrong, if anything.
        warned: Whether that was a warning.
        penalty: Points off.
        bonus: Points for being the only best.
        out: Whether they are out of the game with it, as in sudden death.
        spent: In topping, the milliseconds that count.
    """

    points: int
    play: WrittenPlay | None = None
    fault: str | None = None
    warned: bool = False
    penalty: int = 0
    bonus: int = 0
    out: bool = False
    spent: int = 0


class OpenRound(Struct, frozen=True, tag="round"):
    """A round is open: everybody has this rack and this time.

    Attributes:
        seq: Of the event's log.
        now: The server's clock.
        game: Which game, from 1.
        number: Which round, from 1.
        rack: The tiles.
        opened: When it was opened.
        deadline: When it closes; None while it stands still.
        left: Milliseconds left while it stands still.
        signals: Seconds left at which the time is called.
        ping_id: To be sent back in a ``pong`` at once: so the line is measured.
    """

    seq: int
    now: int
    game: int
    number: int
    rack: tuple[int, ...]
    opened: int
    deadline: int | None
    left: int | None
    signals: tuple[int, ...]
    ping_id: int


class Signal(Struct, frozen=True, tag="signal"):
    """The time is called: so many seconds are left; 0 is the end."""

    game: int
    number: int
    left: int


class TimeNews(Struct, frozen=True, tag="time"):
    """The clock of an open round was stopped, or goes on.

    Attributes:
        seq: Of the event's log.
        now: The server's clock.
        game: Which game, from 1.
        number: Which round, from 1.
        deadline: When the round closes; None while it stands still.
        left: Milliseconds left while it stands still.
        reason: What the referee says; ``restart`` when the server was away.
    """

    seq: int
    now: int
    game: int
    number: int
    deadline: int | None
    left: int | None
    reason: str


class StateNews(Struct, frozen=True, tag="state"):
    """How far the event has come.

    Attributes:
        seq: Of the event's log.
        now: The server's clock.
        state: ``waiting``, ``running``, ``over`` or ``withdrawn``.
        starts: When it is to begin, if that is settled.
        games: Games begun.
        paused: Whether the clocks stand still.
        finished: Whether all is over.
    """

    seq: int
    now: int
    state: str
    starts: float | None
    games: int
    paused: bool
    finished: bool


class ClosedShared(Struct, frozen=True, tag="closed"):
    """A round is closed; to this each gets ``you`` (:class:`OwnResult`), ``own``, ``near``.

    Attributes:
        seq: Of the event's log.
        now: The server's clock.
        game: Which game, from 1.
        number: Which round, from 1.
        rack: Its tiles.
        top: What went on the board.
        swapped: (square, tile) where another tile lies than the top laid: in the joker form
            the bag's own tile takes the place of a blank.
        players: How many are ranked.
        leaders: The best ten.
    """

    seq: int
    now: int
    game: int
    number: int
    rack: tuple[int, ...]
    top: Top
    swapped: tuple[tuple[int, int], ...]
    players: int
    leaders: tuple[Row, ...]


class Again(Struct, frozen=True, tag="again"):
    """The rack of the round goes back or is announced again; slips of before count nothing.

    Attributes:
        why: ``cancelled`` by the referee, who gives a ``reason``, or ``repeated``.
    """

    seq: int
    game: int
    number: int
    why: Literal["cancelled", "repeated"]
    reason: str = ""


class RulingNews(Struct, frozen=True, tag="ruling"):
    """The referee has ruled; to this each gets ``own`` and ``near`` of their own.

    Attributes:
        seq: Of the event's log.
        what: The kind of ruling.
        player: Whom it concerns; None everybody.
        number: Of the round concerned, if one is.
        reason: What the referee says.
        leaders: The best ten, now.
    """

    seq: int
    what: str
    player: int | None
    number: int | None
    reason: str
    leaders: tuple[Row, ...]


class PlayersNews(Struct, frozen=True, tag="players"):
    """People have come in.

    Attributes:
        count: How many are in.
        newest: Names of the last few.
        here: How many are connected.
    """

    count: int
    newest: tuple[str, ...]
    here: int


class DeskNews(Struct, frozen=True, tag="desk"):
    """To arbiters alone: a slip, an appeal, or whatever else lies on the desk, is to be read again.

    Attributes:
        seq: Of the event's log.
    """

    seq: int


class Over(Struct, frozen=True, tag="over"):
    """A game of the event is over; to this each gets ``own`` and ``near``.

    Attributes:
        seq: Of the event's log.
        game: Which game has ended.
        reason: Why.
        leaders: The best ten.
    """

    seq: int
    game: int
    reason: str
    leaders: tuple[Row, ...]


class Agreed(Struct, frozen=True):
    """What was agreed on for an event, as everybody may know it.

    Attributes:
        id: Of the event.
        name: What it is called.
        kind: ``live``, ``weekly``, ``daily`` or ``hall``.
        edition: Id of the edition.
        lexicon: Id of the lexicon.
        profile: Id of the profile.
        form: Of the game.
        picked: Tiles that each player takes out of the bag as they like, beside the rack.
        claims: Whether the profile minds the points that are written on a slip.
        seconds: Of a round, the first one's.
        topping: Seconds added for a top not found, where time counts; None where points do.
        draw: ``seed``, or ``manual`` from a real bag.
        games: Rounds at most of each game; 0 is until the tiles are used up.
        dropped: Each player's worst games left out.
        racks: Racks at a time: with 2, two games go side by side.
        places: How many may take part; 0 is any number.
        public: Whether it is listed.
        by_code: Whether a code lets people in.
        unit: ``individual``, ``pairs`` or ``teams``.
        counted: How many of a team count; 0 is all.
        safe_word: Whether a second slip may be handed in.
        early: Whether a round closes once everybody has handed in.
        appeals: Seconds after the last round in which results may be held to be wrong.
        arbiter: Whether the caller is the one who made it, or an arbiter.
    """

    id: str
    name: str
    kind: str
    edition: str
    lexicon: str | None
    profile: str
    form: str
    picked: int
    claims: bool
    seconds: int
    topping: int | None
    draw: str
    games: tuple[int, ...]
    dropped: int
    racks: int
    places: int
    public: bool
    by_code: bool
    unit: str
    counted: int
    safe_word: bool
    early: bool
    appeals: int
    arbiter: bool


class Beside(Struct, frozen=True):
    """The second of two games that go side by side; see :class:`Snapshot`."""

    game: int
    board: tuple[int, ...]
    bag: int
    rounds: tuple[RoundLine, ...]
    results: tuple[OwnResult | None, ...]


class OwnAppeal(Struct, frozen=True):
    """An appeal of the player's own.

    Attributes:
        number: Of the appeal.
        game: Of which game, from 1.
        round: Of which round, from 1.
        text: What the player said.
        accepted: Whether they were right; None while it is not decided.
        reason: What the arbiter says.
    """

    number: int
    game: int
    round: int
    text: str
    accepted: bool | None = None
    reason: str = ""


class Snapshot(Struct, frozen=True, tag="tournament"):
    """Everything that one may know of an event.

    Attributes:
        seq: Number of the last event of its log.
        now: The server's clock.
        agreed: What was agreed on.
        state: ``waiting``, ``running``, ``over`` or ``withdrawn``.
        starts: When it is to begin, if that is settled.
        players: How many are in.
        newest: Names of the last few.
        game: Which game is played, from 1; 0 before the first.
        board: The master's board: a tile id a square.
        bag: How many tiles are neither on the board nor on an open round's rack.
        rounds: Those of this game that are closed.
        open: The round that is open; two where two games go side by side.
        paused: Whether the clock stands still.
        leaders: The best ten.
        you: The caller's number; None for spectators.
        left: Whether they take part no more.
        excluded: Whether that was the arbiter's ruling, so that they cannot come back.
        slips: Their slips in the open rounds, and which of theirs these are.
        own: Their line of the standings.
        near: The lines around it.
        results: What each closed round of this game brought them.
        beside: The second game, where two go side by side.
        appeals: Their appeals.
        over: Why the event is over; None while it is not.
    """

    seq: int
    now: int
    agreed: Agreed
    state: str
    starts: float | None
    players: int
    newest: tuple[str, ...]
    game: int
    board: tuple[int, ...]
    bag: int
    rounds: tuple[RoundLine, ...]
    open: tuple[OpenRound, ...]
    paused: bool
    leaders: tuple[Row, ...]
    you: int | None
    left: bool
    excluded: bool
    slips: tuple[OwnSlip, ...]
    own: Row | None
    near: tuple[Row, ...]
    results: tuple[OwnResult | None, ...]
    beside: Beside | None
    appeals: tuple[OwnAppeal, ...]
    over: str | None


class OwnSlip(Struct, frozen=True):
    """The player's own slip of an open round: the last that they handed in.

    Attributes:
        game: Of which game.
        slip_id: The name its sender gave it.
        number: Which of the player's it is.
        slip: What is on it.
        safe: What is on the second one, if there is one.
        judged: In topping, what it is worth.
    """

    game: int
    slip_id: str
    number: int
    slip: WrittenPlay
    safe: WrittenPlay | None
    judged: Judged | None


class StandingsPage(Struct, frozen=True):
    """A page of the full table.

    Attributes:
        seq: Of the event's log.
        players: How many are ranked.
        rows: Some of them, best first.
        next: From which rank on to ask for more; None at the end.
        teams: The table of the teams, with the first page.
    """

    seq: int
    players: int
    rows: tuple[Row, ...]
    next: int | None
    teams: tuple[TeamRow, ...] = ()


_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def completed(shared: bytes, **own: bytes) -> bytes:
    """``shared``, a JSON object, with a few more keys whose values are JSON already.

    What everybody gets is encoded once, however many there are.

    >>> completed(b'{"a":1}', b=b"2")
    b'{"a":1,"b":2}'
    """
    more = b"".join(b',"%s":%s' % (name.encode(), value) for name, value in own.items())
    return shared[:-1] + more + b"}"
