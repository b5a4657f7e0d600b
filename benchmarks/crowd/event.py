"""A crowd at a duplicate event: all answer in the last second of each round."""

import asyncio
import hashlib
import random
import time
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert

from crossglot.board import Direction
from crossglot.editions import load_edition
from crossglot.lexicon import load_lexicon
from crossglot.moves import Play
from crossglot.players.candidates import candidates
from crossglot.server.identifiers import new_id, new_token
from crossglot.server.store.home import open_home
from crossglot.server.store.schema import accounts
from crossglot.server.store.schema.tournaments import tournament_players
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.plan import NewEvent, Plan, setup_of
from crossglot.server.tournaments.records import Record
from crossglot.tournament.events import Entered, Entrant, Founded
from crossglot.variants.duplicate.events import Slip
from crossglot.variants.duplicate.slips import Judging
from crossglot.variants.duplicate.table import Table

WINDOW = 0.9
"""Seconds within which everybody answers, beginning a second before the end."""

MARGIN = 0.05
"""Seconds before the end: one who sends so late is late by their own fault: it was due before."""

KINDS = 400
"""Different slips among which players choose: more than people find in a round."""

ODD = 0.01
"""Part of the answers that come late, twice, or in the wrong order, each."""


async def prepare(database, edition, people, rounds, seconds):
    """A new database with an event and everybody in it: (event, setup, tokens)."""
    home = open_home(database)
    now, lexicon = time.time(), load_lexicon(edition)
    wanted = NewEvent(
        name="Load", edition=edition, seconds=seconds, rounds=(rounds,), plan=Plan(pause=3)
    )
    setup = setup_of(wanted, lexicon.id)
    tokens = {new_token(): new_id() for _ in range(people)}
    ids = list(tokens.values())
    events = [Founded(setup), *(Entered(Entrant(f"player {n}")) for n in range(people))]
    record = Record(
        id=new_id(), state="waiting", kind="live", creator=ids[0], public=True, code=None,
        edition=edition, name="Load", plan=msgspec.json.encode(wanted.plan).decode(),
        players=people, created=now, seq=len(events), alive=now,
    )  # fmt: skip

    def work(connection):
        rows = [{"id": account, "kind": "guest", "created": now} for account in ids]
        connection.execute(insert(accounts.accounts), rows)
        rows = [
            {"token_hash": hashlib.sha256(token.encode()).digest(), "account": account,
             "created": now, "seen": now}
            for token, account in tokens.items()
        ]  # fmt: skip
        connection.execute(insert(accounts.sessions), rows)
        storage.add(connection, record, msgspec.json.encode(events).decode())
        rows = [
            {"tournament": record.id, "player": player, "account": account}
            for player, account in enumerate(ids)
        ]
        connection.execute(insert(tournament_players), rows)

    await home.database.write(work)
    await home.database.close()
    return record.id, setup, list(tokens)


class Ack(msgspec.Struct):
    """What the generator reads of it."""

    slip_id: str
    at: int


class Refusal(msgspec.Struct):
    """The same of a slip that is not taken."""

    slip_id: str
    error: dict[str, Any]


class Opening(msgspec.Struct):
    """The same of a round that is open."""

    number: int
    rack: tuple[int, ...]
    deadline: int | None
    ping_id: int = 0


class Time(msgspec.Struct):
    """The same of a clock that was stopped, or goes on."""

    deadline: int | None


class Told(msgspec.Struct):
    """The same of a snapshot."""

    open: tuple[Opening, ...]


class Top(msgspec.Struct):
    """The same of the play that went on the board."""

    start: int
    direction: int
    tiles: tuple[int, ...]


class Yours(msgspec.Struct):
    """The same of what a round brought."""

    points: int
    fault: str | None = None
    penalty: int = 0
    bonus: int = 0


class Own(msgspec.Struct):
    """The same of one's own line of the standings."""

    total: int


class Closing(msgspec.Struct):
    """The same of a round that is closed."""

    number: int
    top: Top
    you: Yours | None
    own: Own | None


read_ack, read_refusal, read_opening, read_time, read_snapshot, read_closing = (
    msgspec.json.Decoder(kind).decode for kind in (Ack, Refusal, Opening, Time, Told, Closing)
)


class Sent(NamedTuple):
    """A slip on its way.

    Attributes:
        began: When it was sent first, by a clock for durations.
        at: The same in seconds since 1970.
        number: Which of its sender's it is.
        slip: What it says.
    """

    began: float
    at: float
    number: int
    slip: Slip


class Person:
    """Somebody at the event; ``line`` is their connection."""

    def __init__(self, player, crowd):
        self.player, self.crowd, self.line = player, crowd, None
        self.waiting, self.acked, self.refused, self.total = {}, {}, set(), 0

    def hear(self, text):
        self.crowd.hear(self, text)

    def lose(self):
        self.line = None
        self.crowd.lost += 1

    def send(self, number, slip, slip_id):
        self.waiting.setdefault(slip_id, Sent(time.perf_counter(), time.time(), number, slip))
        if self.line is not None:
            head = b'{"type":"slip","slip_id":"%b","round":%d,"number":%d,"slip":%b}'
            of = int(slip_id.partition("-")[0])
            self.line.send(head % (slip_id.encode(), of, number, self.crowd.written[slip]))

    def resend(self):
        """What has had no answer, on a new connection."""
        for slip_id, sent in tuple(self.waiting.items()):
            self.send(sent.number, sent.slip, slip_id)

    @property
    def counting(self):
        """The slip that is to be paid, as far as they know; None when they cannot know."""
        last = max((sent.number for sent in self.waiting.values()), default=0)
        in_time = {n: slip for n, (at, slip) in self.acked.items() if at <= self.crowd.deadline}
        best = max(in_time, default=0)
        return in_time[best] if best > last else None


class Crowd:
    """Everybody, and what was measured.

    Attributes:
        acked: Seconds from a slip to its ack.
        shown: Seconds from the end of the round to the result.
        errors: Messages that nobody should have got.
        tardy: Slips refused that this process sent at the end or later, for it was late itself.
        missing: (round, player, result): acknowledged in time, and did not count.
        wrong: (round, player, result): paid or added up otherwise than the rules say.
        deadline: Of the round under way, in milliseconds since 1970.
        coming: The round that was opened last: nodes are not equally quick, so that one opens
            it while another still tells of the round before.
    """

    def __init__(self, setup, people):
        self.people = [Person(player, self) for player in range(people)]
        self.lexicon = load_lexicon(setup.edition)
        self.table = Table.laid_out(load_edition(setup.edition), setup.profile, "")
        self.chance = random.Random(1)
        self.number = self.lost = self.tardy = self.deadline = 0
        self.coming, self.opened = None, asyncio.Event()
        self.acked, self.shown, self.errors, self.missing, self.wrong = [], [], [], [], []
        self.closed, self.late, self.written = set(), set(), {}

    def hear(self, person, text):
        kind = text[9:14]
        if kind == b'ack",':
            self.take_ack(person, read_ack(text))
        elif kind == b"round":
            self.take_opening(person, read_opening(text))
        elif kind == b"close":
            self.take_closing(person, read_closing(text))
        elif kind == b"refus":
            self.take_refusal(person, read_refusal(text))
        elif kind == b"tourn":
            for opening in read_snapshot(text).open:
                if opening.number == self.number:
                    self.deadline = max(self.deadline, opening.deadline or 0)
        elif kind == b'time"':
            self.deadline = max(self.deadline, read_time(text).deadline or 0)
        elif kind == b"error":
            self.errors.append(text)

    def take_opening(self, person, opening):
        person.line.send(b'{"type":"pong","ping_id":%d}' % opening.ping_id)
        if self.coming is None or opening.number > self.coming.number:
            self.coming = opening
            self.opened.set()

    async def enter_round(self, patience):
        """Play the next round, as soon as it is open."""
        await asyncio.wait_for(self.opened.wait(), patience)
        self.opened.clear()
        self.number, self.deadline = self.coming.number, self.coming.deadline
        rack = bytes(sorted(self.coming.rack))
        self.table = replace(self.table, rack=rack, number=self.number)
        self.judging = Judging(self.table, self.lexicon)
        self.acked, self.shown, self.tardy, self.closed = [], [], 0, set()
        for each in self.people:
            each.acked = {}

    def take_ack(self, person, ack):
        sent = person.waiting.pop(ack.slip_id, None)
        if sent is not None:
            self.acked.append(time.perf_counter() - sent.began)
            person.acked[sent.number] = ack.at, sent.slip

    def take_refusal(self, person, refusal):
        sent = person.waiting.pop(refusal.slip_id, None)
        late = refusal.error["code"] in {"slip-too-late", "answer-other-round"}
        if sent is None and refusal.slip_id in person.refused:
            return  # it was sent twice
        person.refused.add(refusal.slip_id)
        if not late or sent is None:
            self.errors.append((refusal.slip_id, refusal.error))
        elif refusal.slip_id not in self.late:
            left = self.deadline / 1000 - sent.at
            if left < MARGIN:
                self.tardy += 1
            else:
                self.errors.append((refusal.slip_id, refusal.error, left))

    def take_closing(self, person, closing):
        self.shown.append(time.time() - self.deadline / 1000)
        if not self.closed:
            self.top = closing.top
        self.closed.add(person.player)
        you = closing.you
        if you is None or closing.own is None:
            self.missing.append((closing.number, person.player, you))
            return
        person.total += you.points - you.penalty + you.bonus
        counting = person.counting
        if counting is not None and you.fault in {"missing", "late"}:
            self.missing.append((closing.number, person.player, you))
        elif person.total != closing.own.total or (
            counting is not None and self.judging.verdict(counting).points != you.points
        ):
            self.wrong.append((closing.number, person.player, you))

    @property
    def unanswered(self):
        """Whether an answer is still to come to a slip that was not meant to be late."""
        return any(name not in self.late for person in self.people for name in person.waiting)

    def choose_slips(self):
        """Many different slips of this rack, most of them good, each with its points on it."""
        table, slips = self.table, []
        found = candidates(self.lexicon, table.edition, table.board, table.rack, limit=KINDS)
        for one in found:
            laid = self.judging.verdict(Slip.of(table.board, one.play)).laid
            slips.append(Slip.of(table.board, one.play, laid and laid.points))
        self.slips = slips
        self.written = {
            slip: msgspec.json.encode(
                {key: getattr(slip, key) for key in ("start", "direction", "word", "claimed")}
            )
            for slip in slips
        }

    async def answer(self, people):
        """They all answer within the last second of the round."""
        loop, order = asyncio.get_running_loop(), list(people)
        self.chance.shuffle(order)
        for place, person in enumerate(order):
            due = self.deadline / 1000 - 1 + WINDOW * place / len(order)
            if (early := due - time.time()) > 0.001:
                await asyncio.sleep(early)
            elif place % 50 == 0:
                await asyncio.sleep(0)  # who is behind must still hear
            name = f"{self.number}-{person.player}"
            odd = self.chance.random()
            slip = self.chance.choice(self.slips)
            if odd < ODD:
                self.late.add(name)
                when = loop.time() + self.deadline / 1000 - time.time() + 1.5
                loop.call_at(when, person.send, 2, slip, name)
                continue
            if odd < 2 * ODD:
                person.send(3, slip, name + "-b")
                person.send(2, self.chance.choice(self.slips), name)
                continue
            person.send(2, slip, name)
            if odd < 3 * ODD:
                person.send(2, slip, name)

    def lay_top(self):
        """The table after the round."""
        top = self.top
        self.table = self.table.after(Play(top.start, Direction(top.direction), bytes(top.tiles)))
