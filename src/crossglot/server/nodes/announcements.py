"""What a node tells the others of a game that it has written to.

The number of the last event comes first, so that a reader who knows it looks no
further; the events follow, so that nobody need ask the database for them.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from crossglot.server.store.port import News
from crossglot.server.store.rows import decoded
from crossglot.server.wire.standing import KindName


class _Written(Struct, frozen=True, array_like=True):
    after: int
    events: tuple[msgspec.Raw, ...]
    receipts: tuple[tuple[int, str, int], ...]


_decoder = msgspec.json.Decoder(_Written)


def announce(after_seq: int, news: News) -> bytes:
    """The message that ``news`` follows the event with the number ``after_seq``.

    >>> announce(7, News((), {}))
    b'7 [7,[],[]]'
    """
    receipts = tuple((seat, name, seq) for (seat, name), seq in news.receipts.items())
    told = msgspec.json.encode((after_seq, news.events, receipts))
    return b"%d %b" % (after_seq + len(news.events), told)


def last_of(message: bytes) -> int:
    """The number of the last event of which ``message`` tells.

    >>> last_of(b"9 [7,[],[]]"), last_of(b"9")
    (9, 9)
    """
    return int(message.partition(b" ")[0])


def news_of(message: bytes, kind: KindName = "standard") -> tuple[int, News] | None:
    """What ``message`` tells, and after which event; None where it names the last number only.

    >>> news_of(b"9"), news_of(b"9 nonsense")
    (None, None)
    """
    try:
        written = _decoder.decode(message.partition(b" ")[2])
        events = decoded(kind, written.events)
    except msgspec.DecodeError:
        return None
    receipts = {(seat, name): seq for seat, name, seq in written.receipts}
    return written.after, News(events, receipts)
