"""A game of a variant through one pair of eyes: the fold of what passed its ``seen``."""

from __future__ import annotations

from msgspec import structs

from crossglot.game import HUMAN, SeatInfo
from crossglot.server.variants.kinds import KINDS
from crossglot.server.variants.setups import variant_of
from crossglot.server.variants.storage import Stored
from crossglot.server.variants.views import (
    Rank,
    SolitaireBody,
    VariantSeat,
    VariantSnapshot,
    VariantView,
)
from crossglot.variants.solitaire import ScoreBook, compare, fold, result_of


def snapshot_of(stored: Stored, account: str | None, now: int) -> VariantSnapshot:
    """``stored`` as ``account`` may see it at ``now``, in milliseconds since 1970.

    Everything a client receives of a variant is made here, or is a file of the
    same events: what did not pass :meth:`Kind.seen` is not in it.
    """
    kind = KINDS[variant_of(stored.setup)]
    seat = stored.seat_of(account)
    body, due = None, None
    if stored.events:
        state = kind.form.fold(kind.seen(stored.events, seat))
        body, due = kind.body(state, seat, stored.id), kind.due(state)
    view = VariantView(
        id=stored.id,
        variant=kind.name,
        edition=stored.setup.edition,
        lexicon=stored.lexicon,
        phase="over" if stored.over else "running" if stored.events else "waiting",
        seats=_seats(stored),
        you=seat,
        host=account is not None and account == stored.creator,
        most=kind.most(stored.setup),
        public=stored.public,
        asked=() if stored.events else tuple(stored.invited.values()),
        invited=not stored.events and account in stored.invited,
        due=due,
        body=body,
    )
    return VariantSnapshot(stored.seq, now, view)


def ranked(snapshot: VariantSnapshot, stored: Stored, earlier: ScoreBook) -> VariantSnapshot:
    """``snapshot``, and where it stands among its player's ``earlier`` solitaires."""
    body = snapshot.game.body
    if not isinstance(body, SolitaireBody):
        return snapshot
    compared = compare(earlier, result_of(fold(stored.events), 0))
    rank = Rank(
        total=compared.total,
        rank=compared.rank,
        games=compared.games,
        best_before=compared.best_before,
        mean=compared.mean,
        record=compared.is_record,
    )
    game = structs.replace(snapshot.game, body=structs.replace(body, rank=rank))
    return structs.replace(snapshot, game=game)


def _seats(stored: Stored) -> tuple[VariantSeat, ...]:
    """As the game names them, or those who wait."""
    if not stored.events:
        return tuple(VariantSeat(name, "human") for name in stored.names)
    infos: tuple[SeatInfo, ...] = ()
    for event in stored.events[:2]:
        infos = getattr(event, "seats", None) or getattr(event, "players", None) or infos
    player = getattr(stored.events[0], "player", None)
    infos = infos or ((player,) if player else ())
    return tuple(
        VariantSeat(info.name, "human" if info.player == HUMAN else "computer") for info in infos
    )
