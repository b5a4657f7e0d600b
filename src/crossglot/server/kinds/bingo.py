"""Bingo with seven-letter words, on the server; who has made the game is the caller's hand."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import load_edition
from crossglot.errors import VariantCode, VariantError
from crossglot.game import HIDDEN, HUMAN, SeatInfo
from crossglot.server.kinds.kind import Moment, Previewed, Timeless, refuse
from crossglot.server.kinds.kind_standing import KindStanding
from crossglot.server.kinds.setups import BingoSetup, VariantName
from crossglot.server.kinds.views import BingoBody, BingoCard, Over
from crossglot.server.wire.acts import AnyMove, BingoAct, CallAct, CrossAct, WriteAct
from crossglot.variants import bingo
from crossglot.variants.bingo import BingoState, Card, Event
from crossglot.variants.files import BINGO

MOST = 50
"""People in one game: each has a place on everybody's page."""

PATIENCE = 60_000
"""Milliseconds after which anybody may call the next letter: the caller may have gone."""


CALLER = 0
"""The seat of the game's maker."""


class Bingo(Timeless):
    """See :class:`~crossglot.server.kinds.kind.Kind`."""

    name: VariantName = "bingo"
    form = BINGO

    def most(self, setup: BingoSetup) -> int:
        """The document sets no limit; a page does.

        Raises:
            VariantError: Seats of computers are wanted.
        """
        if setup.computers:
            raise VariantError(VariantCode.COMPUTERS, variant=self.name)
        return MOST

    def start(self, setup: BingoSetup, names: Sequence[str], moment: Moment) -> tuple[Event, ...]:
        """Everybody writes a card, but for a neutral caller."""
        edition = load_edition(setup.edition)
        seats = [SeatInfo(name, HUMAN) for name in names]
        return bingo.start(
            edition,
            seats,
            moment.seed,
            lexicon=moment.lexicon.id,
            crossing=setup.crossing,
            caller=CALLER if setup.caller == "neutral" else None,
        )

    def act(self, state: BingoState, seat: int, act: AnyMove, moment: Moment) -> tuple[Event, ...]:
        """A card written, a letter called or crossed off, or "Bingo"."""
        match act:
            case WriteAct(words):
                return bingo.write(state, seat, words)
            case CallAct():
                if seat != CALLER and moment.idle < PATIENCE:
                    raise VariantError(VariantCode.HOST)
                return bingo.call(state)
            case CrossAct(word, letter):
                return bingo.cross(state, seat, word, letter)
            case BingoAct():
                return bingo.claim(state, seat, moment.lexicon)
            case _:
                raise refuse(self.name, act)

    def overtaken(self, since: Sequence[object], act: AnyMove) -> bool:
        """A letter is crossed off, or called, before the next; the rest has no order."""
        called = any(isinstance(event, bingo.Called | bingo.Ended) for event in since)
        return called and isinstance(act, CallAct | CrossAct)

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
        """No seed, no card of others before its owner calls "Bingo"."""
        return tuple(bingo.seen_by(event, seat) for event in events)

    def ended(self, state: BingoState) -> str | None:
        """Why the game is over; None while it is not."""
        return None if state.ended is None else state.ended.reason

    def missed(self, state: BingoState) -> int | None:
        """Who has written no card, or who calls."""
        if state.ended is not None or len(state.seats) == 1:
            return None
        return next(iter(state.unwritten), CALLER)

    def abandon(self, state: BingoState, seat: int) -> tuple[Event, ...]:
        """Without an unwritten card the others go on; without anybody who calls it is over."""
        return bingo.leave(state, seat)

    def abort(self, state: BingoState) -> tuple[Event, ...]:
        """Nobody wins."""
        return bingo.abort(state)

    def preview(self, state: BingoState, seat: int, act: AnyMove, moment: Moment) -> Previewed:  # noqa: ARG002 - nothing earns
        """Nothing earns points here.

        Raises:
            VariantError: Always.
        """
        raise refuse(self.name, act)

    def standing(self, state: BingoState) -> KindStanding:
        """Letters crossed off; who writes no card yet is waited for, then who calls."""
        ended = state.ended
        crossed = tuple(len(card.crossed) for card in state.cards)
        waits_for = () if ended else state.unwritten or (CALLER,)
        return KindStanding(crossed, waits_for, winners=ended.winners if ended else ())

    def body(self, state: BingoState, seat: int | None, game_id: str) -> BingoBody:  # noqa: ARG002 - it shows no id
        """The letters, one's own card, and how far the others are."""
        spots: tuple[tuple[int, int], ...] = ()
        if seat is not None and state.called:
            card = state.cards[seat]
            fresh = card.crossed_at < len(state.called)
            spots = card.open(state.called[-1]) if fresh and not card.out else ()
        ended = state.ended
        return BingoBody(
            crossing=state.crossing,
            caller=state.caller,
            cards=tuple(map(_card, state.cards)),
            called=tuple(state.called),
            spots=spots,
            claims=state.claims,
            left=len(state.bag),
            over=Over(ended.reason, ended.winners) if ended else None,
        )


def _card(card: Card) -> BingoCard:
    hidden = any(HIDDEN in word for word in card.words)
    return BingoCard(
        written=bool(card.words),
        words=() if hidden else tuple(map(tuple, card.words)),
        crossed=tuple(sorted(spot for spot in card.crossed if spot[0] >= 0)),
        left=card.left,
        out=card.out,
    )
