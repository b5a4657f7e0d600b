"""A game of another kind than the ordinary one through one pair of eyes.

Everything a client receives of it is made here, or is a file of the same events: what did not
pass :meth:`~crossglot.server.kinds.kind.Kind.seen` is not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from crossglot.game import HUMAN
from crossglot.server.kinds.kind import Kind
from crossglot.server.kinds.views import (
    Rank,
    SolitaireBody,
    VariantSeat,
    VariantSnapshot,
    VariantView,
)
from crossglot.server.store.rows import seats_in
from crossglot.server.wire.messages import Changed, Moved, encode
from crossglot.variants.solitaire import Comparison


class KindSeen:
    """A game as one seat sees it, or a spectator.

    Args:
        kind: What kind of game it is.
        game_id: The game's id.
        seat: Whose eyes; None is a spectator.
        events: All there are, nothing hidden.
    """

    def __init__(
        self, kind: Kind[Any, Any, Any], game_id: str, seat: int | None, events: Sequence[Struct]
    ) -> None:
        self._kind, self._id, self._seat = kind, game_id, seat
        self._first = events[0]
        self._edition: str = named_in(events, "edition") or ""
        self._lexicon = named_in(events, "lexicon")
        self._seats = tuple(
            VariantSeat(info.name, "human" if info.player == HUMAN else "computer")
            for info in seats_in(events)
        )
        self.seq = len(events)
        self._state: object = kind.form.fold(kind.seen(events, seat))
        self._rank: Rank | None = None
        self._view = self._look()

    def missed(self, last_seq: int) -> Sequence[Moved]:  # noqa: ARG002 - the snapshot holds all
        """No line by itself."""
        return ()

    def snapshot(self, now: int) -> bytes:
        """The whole game at ``now``, in milliseconds since 1970, as a message."""
        return encode(VariantSnapshot(self.seq, now, self._view))

    def follow(self, fresh: Sequence[Struct], now: int, rank: Comparison | None = None) -> bytes:
        """The message of what ``fresh`` events, and the ``rank`` of a solitaire, have changed."""
        for event in self._kind.seen((self._first, *fresh), self._seat)[1:]:
            self._state = self._kind.form.after(self._state, event)
        after, before = self.seq, self._view
        self.seq += len(fresh)
        self._rank = rank_of(rank) if rank is not None else self._rank
        self._view = view = self._look()
        game = _different(before, view)
        game.pop("body", None)
        body = _different(before.body, view.body)
        return encode(Changed(self.seq, now, after, game, body=body))

    def _look(self) -> VariantView:
        kind = self._kind
        body = kind.body(self._state, self._seat, self._id)
        if self._rank is not None and isinstance(body, SolitaireBody):
            body = structs.replace(body, rank=self._rank)
        return VariantView(
            id=self._id,
            variant=kind.name,
            edition=self._edition,
            lexicon=self._lexicon,
            phase="running" if kind.ended(self._state) is None else "over",
            seats=self._seats,
            you=self._seat,
            due=kind.due(self._state),
            body=body,
        )


def rank_of(compared: Comparison) -> Rank:
    """Where a solitaire stands among its player's, as it is sent."""
    return Rank(
        total=compared.total,
        rank=compared.rank,
        games=compared.games,
        best_before=compared.best_before,
        mean=compared.mean,
        record=compared.is_record,
    )


def named_in(events: Sequence[Struct], name: str) -> str | None:
    """What the opening of a game calls its edition, or its lexicon."""
    found = (getattr(event, name, None) for event in events[:2])
    return next(filter(None, found), None)


def _different(before: Struct, now: Struct) -> dict[str, object]:
    """Fields of ``now`` that have another value than before."""
    return {
        name: value
        for name in now.__struct_fields__
        if (value := getattr(now, name)) != getattr(before, name)
    }
