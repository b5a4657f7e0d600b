"""Playing alone, on the server."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from crossglot.alphabet import BLANK
from crossglot.editions import Clock, load_edition, with_house
from crossglot.errors import SolitaireCode, SolitaireError
from crossglot.game import HIDDEN
from crossglot.server.kinds.delta import counted
from crossglot.server.kinds.facts import Facts
from crossglot.server.kinds.kind import Alone, Moment, Previewed, Timeless, refuse
from crossglot.server.kinds.kind_standing import KindStanding
from crossglot.server.kinds.parse import move_of, read_turn, vowels_of
from crossglot.server.kinds.preview import earned_in
from crossglot.server.kinds.setups import SolitaireSetup, VariantName
from crossglot.server.kinds.view import records_of, view_of
from crossglot.server.kinds.views import SolitaireBody
from crossglot.server.wire.acts import AnyMove, ChooseAct, FinishAct, TypedAct
from crossglot.server.wire.moves import ExchangeMove, PassMove, PlayMove, TurnMove
from crossglot.variants import solitaire
from crossglot.variants.files import SOLITAIRE

CHOICE = "+"
"""A typed line that begins so names tiles to be taken."""


class Solitaire(Alone, Timeless):
    """See :class:`~crossglot.server.kinds.kind.Kind`."""

    name: VariantName = "solitaire"
    form = SOLITAIRE

    def most(self, setup: SolitaireSetup) -> int:  # noqa: ARG002 - whichever it is
        """One plays alone."""
        return 1

    def start(
        self, setup: SolitaireSetup, names: Sequence[str], moment: Moment
    ) -> tuple[solitaire.Event, ...]:
        """The first rack, or all tiles face up."""
        house = structs.replace(setup.house, clock=Clock())
        edition = with_house(load_edition(setup.edition), house)
        return solitaire.start(
            edition,
            setup.kind,
            names[0],
            moment.seed,
            lexicon=moment.lexicon.id,
            racks=setup.racks if setup.kind == "open" else 1,
        )

    def act(
        self,
        state: solitaire.SolitaireState,
        seat: int,  # noqa: ARG002 - both racks are the player's
        act: AnyMove,
        moment: Moment,
    ) -> tuple[solitaire.Event, ...]:
        """A turn of the rack that is to move, tiles chosen, or the end."""
        match act:
            case PlayMove() | ExchangeMove() | PassMove():
                return _turn(state, act, moment)
            case TypedAct(text) if text.lstrip().startswith(CHOICE):
                return solitaire.choose(state, _tiles(state, text.strip().removeprefix(CHOICE)))
            case TypedAct():
                return _turn(state, _read(state, act), moment)
            case ChooseAct(tiles):
                if not all(0 < tile <= BLANK for tile in tiles):
                    raise SolitaireError(SolitaireCode.CHOICE_NOT_THERE)
                return solitaire.choose(state, bytes(tiles))
            case FinishAct():
                return solitaire.finish(state)
            case _:
                raise refuse(self.name, act)

    def seen(
        self, events: Sequence[solitaire.Event], seat: int | None
    ) -> tuple[solitaire.Event, ...]:
        """The player sees every rack, for all are the player's own."""
        return solitaire.seen_events(events, seat)

    def ended(self, state: solitaire.SolitaireState) -> str | None:
        """Why the game is over; None while it is not."""
        return None if state.game.ended is None else state.game.ended.reason

    def preview(
        self,
        state: solitaire.SolitaireState,
        seat: int,
        act: AnyMove,
        moment: Moment,
    ) -> Previewed:
        """Points and words of tiles laid; what lays none is tried, and earns nothing."""
        game = state.game
        if isinstance(act, TypedAct) and not act.text.lstrip().startswith(CHOICE):
            act = _read(state, act)
        if not isinstance(act, PlayMove):
            self.act(state, seat, act, moment)
            return 0, ()
        return earned_in(game, game.to_move or 0, act, moment.lexicon)

    def standing(self, state: solitaire.SolitaireState) -> KindStanding:
        """The points that count."""
        waits_for = () if state.game.ended else (0,)
        return KindStanding((state.total,), waits_for)

    def body(
        self, state: solitaire.SolitaireState, seat: int | None, game_id: str
    ) -> SolitaireBody:
        """The game from the rack that is to move."""
        game, choosing = state.game, state.choosing
        mine = seat is not None
        whose = choosing if choosing is not None else (game.to_move or 0)
        size = game.edition.rack_size
        return SolitaireBody(
            solitaire=state.kind,
            game=view_of(game_id, game, whose if mine else None, Facts(), records_of(game, {})),
            racks=tuple(() if HIDDEN in rack else tuple(rack) for rack in game.racks),
            total=state.total,
            choosing=choosing,
            wanted=0 if choosing is None else min(size - len(game.racks[choosing]), game.bag_count),
            open=() if choosing is None else counted(game.bag),
        )


def _turn(
    state: solitaire.SolitaireState, turn: TurnMove, moment: Moment
) -> tuple[solitaire.Event, ...]:
    move = move_of(state.game, turn)
    return solitaire.act(state, move, moment.lexicon, vowels_of(turn))


def _read(state: solitaire.SolitaireState, act: TypedAct) -> TurnMove:
    return read_turn(state.game, state.game.to_move or 0, act.text, act.style)


def _tiles(state: solitaire.SolitaireState, text: str) -> bytes:
    return state.game.edition.alphabet.parse_tiles("".join(text.split()))
