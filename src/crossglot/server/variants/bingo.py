"""Bingo with seven-letter words, on the server; who has made the game is the caller's hand."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import load_edition
from crossglot.errors import VariantCode, VariantError
from crossglot.game import HIDDEN, HUMAN, SeatInfo
from crossglot.server.variants.acts import Act, BingoAct, CallAct, CrossAct, WriteAct
from crossglot.server.variants.kind import Moment, Previewed, Timeless, refuse
from crossglot.server.variants.setups import BingoSetup, VariantName
from crossglot.server.variants.standing import VariantStanding
from crossglot.server.variants.views import BingoBody, BingoCard, Over
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
    """See :class:`~crossglot.server.variants.kind.Kind`."""

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

    def act(self, state: BingoState, seat: int, act: Act, moment: Moment) -> tuple[Event, ...]:
        """A card written, a letter called or crossed off, or "Bingo"."""
        match act:
            case WriteAct(words):
                return bingo.write(state, seat, words)
            case CallAct():
                if not moment.host and moment.idle < PATIENCE:
                    raise VariantError(VariantCode.HOST)
                return bingo.call(state)
            case CrossAct(word, letter):
                return bingo.cross(state, seat, word, letter)
            case BingoAct():
                return bingo.claim(state, seat, moment.lexicon)
            case _:
                raise refuse(self.name, act)

    def overtaken(self, since: Sequence[object], act: Act) -> bool:
        """A letter is crossed off, or called, before the next; the rest has no order."""
        called = any(isinstance(event, bingo.Called | bingo.Ended) for event in since)
        return called and isinstance(act, CallAct | CrossAct)

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
        """No seed, no card of others before its owner calls "Bingo"."""
        return tuple(bingo.seen_by(event, seat) for event in events)

    def is_over(self, state: BingoState) -> bool:
        """Whether the game has ended."""
        return state.ended is not None

    def preview(self, state: BingoState, seat: int, act: Act, moment: Moment) -> Previewed:  # noqa: ARG002 - nothing earns
        """Nothing earns points here.

        Raises:
            VariantError: Always.
        """
        raise refuse(self.name, act)

    def standing(self, state: BingoState) -> VariantStanding:
        """Letters crossed off; who writes no card yet is waited for, then who calls."""
        ended = state.ended
        crossed = tuple(len(card.crossed) for card in state.cards)
        waits_for = () if ended else state.unwritten or (CALLER,)
        return VariantStanding(crossed, waits_for, winners=ended.winners if ended else ())

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
