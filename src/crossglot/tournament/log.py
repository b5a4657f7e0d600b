"""The log of an event as it is written: each event a line or two, the secrets promised first."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

import msgspec

from crossglot.extras import naming_extras
from crossglot.tournament.chain import BEGINNING, hang, public_key, signed, written
from crossglot.tournament.entries import (
    FORMAT,
    VERSION,
    Entry,
    Head,
    Promised,
    Reveal,
    Revealed,
    SeedTold,
    Stood,
    Told,
    answer_salt,
    promise,
    seed_salt,
)
from crossglot.tournament.events import Answered, Event, Finished, Founded, Stepped
from crossglot.tournament.ranks import Row, table
from crossglot.tournament.setup import Setup
from crossglot.tournament.state import Tournament, after, fold
from crossglot.tournament.view import seen_by
from crossglot.variants.duplicate.events import RoundClosed


class Scribe:
    """Writes the log of one event, line by line, as it happens.

    What it needs beside the events is a key and a secret of 32 bytes each;
    with the same ones it writes the same log again, byte for byte.
    """

    def __init__(self, key: bytes, secret: bytes) -> None:
        """Begin a log.

        Args:
            key: The Ed25519 private key, 32 bytes.
            secret: Makes the salts of what is promised; of this event alone.

        Raises:
            ExtraError: ``crossglot[tournament]`` is not installed.
        """
        with naming_extras():
            from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415
                Ed25519PrivateKey,
            )
        self._key, self._secret = Ed25519PrivateKey.from_private_bytes(key), secret
        self._line, self._prev = 0, BEGINNING
        self._hidden: dict[tuple[int, int], list[tuple[int, Answered]]] = {}

    def note(self, event: Event, state: Tournament) -> bytes:
        """The lines that ``event`` adds to the log; ``state`` is the event after it."""
        return b"".join(self._hung(entry) for entry in self._entries(event, state))

    def _entries(self, event: Event, state: Tournament) -> Iterator[Entry]:
        match event:
            case Founded(setup, at):
                yield self._head(setup, at)
            case Answered():
                self._hidden.setdefault((event.game, event.round), []).append((state.seq, event))
                yield self._promised(event, state.seq)
                return
            case Stepped(game, RoundClosed(number)):
                yield self._revealed((game, number))
                yield Told(event)
                yield Stood(game, number, digest(table(state)))
            case Finished():
                if self._hidden:  # of rounds that were never closed
                    yield self._revealed(*self._hidden)
                yield Told(event)
                yield Stood(0, 0, digest(table(state)))
                yield SeedTold(state.setup.seed, seed_salt(self._secret).hex())
            case _:
                yield Told(seen_by(event, "arbiter"))
                return
        yield signed(self._key, self._prev)

    def _hung(self, entry: Entry) -> bytes:
        line = hang(self._line + 1, self._prev, entry)
        self._line, self._prev = line.line, line.hash
        return written(line)

    def _head(self, setup: Setup, at: int) -> Head:
        bare = msgspec.structs.replace(setup, seed="", code="")
        promised = promise(seed_salt(self._secret), setup.seed)
        return Head(FORMAT, VERSION, bare, at, public_key(self._key), promised)

    def _promised(self, event: Answered, seq: int) -> Promised:
        return Promised(
            event.game,
            event.round,
            event.player,
            event.number,
            event.at,
            promise(answer_salt(self._secret, seq), (event.slip, event.safe)),
            event.by,
            event.reason,
        )

    def _revealed(self, *rounds: tuple[int, int]) -> Revealed:
        """All answers of these rounds that were not told yet, wherever an undoing left them."""
        told = tuple(
            Reveal(seq, answer.slip, answer.safe, answer_salt(self._secret, seq).hex())
            for each in rounds
            for seq, answer in self._hidden.pop(each, ())
            if answer.slip is not None
        )
        return Revealed(*rounds[0], told)


def write_log(events: Iterable[Event], key: bytes, secret: bytes) -> Iterator[bytes]:
    """The whole log of an event, piece by piece; ``events`` are whole, seed and slips too."""
    scribe, state = Scribe(key, secret), None
    for event in events:
        state = fold([event]) if state is None else after(state, event)
        yield scribe.note(event, state)


def digest(rows: Iterable[Row]) -> str:
    """The hash of a table: equal tables have equal ones, whatever machine counted them."""
    return hashlib.sha256(msgspec.json.encode(tuple(rows))).hexdigest()
