"""Tops found against the clock, on the server."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import load_edition
from crossglot.game import HUMAN, SeatInfo
from crossglot.server.kinds.kind import Alone, Moment, Previewed, refuse
from crossglot.server.kinds.kind_standing import KindStanding
from crossglot.server.kinds.racks import (
    boards_before,
    laid_on,
    over_of,
    percent,
    slip_earns,
    slip_of,
    table_told,
)
from crossglot.server.kinds.setups import ToppingSetup, VariantName
from crossglot.server.kinds.views import TopLine, ToppingBody, Try
from crossglot.server.wire.acts import AnyMove, ShowAct, TypedAct
from crossglot.server.wire.moves import PlayMove
from crossglot.server.wire.positions import written
from crossglot.variants import topping
from crossglot.variants.duplicate import Tops, load_profile
from crossglot.variants.files import TOPPING
from crossglot.variants.topping import Event, ToppingState


class Topping(Alone):
    """See :class:`~crossglot.server.kinds.kind.Kind`."""

    name: VariantName = "topping"
    form = TOPPING

    def most(self, setup: ToppingSetup) -> int:  # noqa: ARG002 - whichever it is
        """One plays against the clock."""
        return 1

    def start(self, setup: ToppingSetup, names: Sequence[str], moment: Moment) -> tuple[Event, ...]:
        """The first rack, its clock running."""
        edition = load_edition(setup.edition)
        profile = load_profile(setup.profile or edition.id, setup.form, claims=False)
        events = topping.start(
            edition,
            profile,
            SeatInfo(names[0], HUMAN),
            moment.seed,
            lexicon=moment.lexicon.id,
            on_board=setup.on_board,
        )
        state = topping.fold(events)
        return (*events, *topping.next_rack(state, _tops(state, moment), moment.at))

    def act(
        self,
        state: ToppingState,
        seat: int,  # noqa: ARG002 - there is one
        act: AnyMove,
        moment: Moment,
    ) -> tuple[Event, ...]:
        """A proposal, or giving this rack up."""
        tops = _tops(state, moment)
        match act:
            case PlayMove() | TypedAct():
                slip = slip_of(state.table, act)
                return topping.propose(state, slip, moment.at, tops, moment.lexicon)
            case ShowAct():
                return topping.give_up(state, moment.at, tops)
            case _:
                raise refuse(self.name, act)

    def overtaken(self, since: Sequence[Event], act: AnyMove) -> bool:  # noqa: ARG002 - any act
        """A proposal stands while the rack does; another try of one's own takes nothing away."""
        return any(not isinstance(event, topping.Tried) for event in since)

    def due(self, state: ToppingState) -> int | None:
        """When this rack's time is up."""
        return None if state.ended else state.deadline

    def tick(self, state: ToppingState, moment: Moment) -> tuple[Event, ...]:
        """The top is shown when the time is up, and the next rack comes."""
        if state.ended or state.deadline is None:
            return ()
        return topping.tick(state, moment.at, _tops(state, moment))

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:  # noqa: ARG002 - all see the same
        """No seed."""
        return tuple(map(topping.seen_by, events))

    def ended(self, state: ToppingState) -> str | None:
        """Why the game is over; None while it is not."""
        return None if state.ended is None else state.ended.reason

    def preview(self, state: ToppingState, seat: int, act: AnyMove, moment: Moment) -> Previewed:  # noqa: ARG002 - the rack is everybody's
        """The points of a slip; not whether its words are any."""
        return slip_earns(state.table, act, self.name)

    def standing(self, state: ToppingState) -> KindStanding:
        """The points, and those of all tops."""
        waits_for = () if state.ended else (0,)
        return KindStanding((state.points,), waits_for, possible=state.tops)

    def body(self, state: ToppingState, seat: int | None, game_id: str) -> ToppingBody:  # noqa: ARG002 - all see the same
        """The rack, what was tried, and the score sheet."""
        table, edition = state.table, state.table.edition
        last = state.lines[-1].top if state.lines else None
        return ToppingBody(
            **table_told(table, _lines(state), last),
            rack=tuple(table.rack) if state.racked_at is not None else (),
            limit=state.opening.limit,
            over=over_of(state.ended.reason if state.ended else None),
            tries=tuple(Try(written(edition, t.slip), t.points, t.fault) for t in state.tries),
            spent=state.spent,
            penalty=state.opening.penalty,
            found=state.found,
            points=state.points,
            tops=state.tops,
        )


def _tops(state: ToppingState, moment: Moment) -> Tops:
    return moment.tops(load_edition(state.table.edition.id), state.opening.profile)


def _lines(state: ToppingState) -> tuple[TopLine, ...]:
    lines, total, tops = [], 0, 0
    boards = boards_before(state.table, (line.top for line in state.lines))
    for line, (top, board) in zip(state.lines, boards, strict=True):
        points = top.points if line.found else 0
        total, tops = total + points, tops + top.points
        lines.append(
            TopLine(
                number=line.number,
                top=laid_on(state.table, board, top),
                top_points=top.points,
                points=points,
                total=total,
                share=percent(total, tops),
                found=line.found,
                tries=line.tries,
                spent=line.spent,
            )
        )
    return tuple(lines)
