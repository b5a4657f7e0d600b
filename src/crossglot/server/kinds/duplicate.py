"""One person against the top of every rack, on the server."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import load_edition
from crossglot.errors import ProfileCode, ProfileError
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
from crossglot.server.kinds.setups import DuplicateSetup, VariantName
from crossglot.server.kinds.views import DuplicateBody, TopLine
from crossglot.server.wire.acts import AnyMove, FinishAct, NextAct, TypedAct
from crossglot.server.wire.moves import PlayMove
from crossglot.variants import duplicate
from crossglot.variants.duplicate import DuplicateState, Event, paces_of
from crossglot.variants.files import DUPLICATE


def paces_alone(profile: str) -> tuple[str, ...]:
    """The paces of a profile at which one plays alone; a race for the top is another variant."""
    return tuple(each for each, pace in paces_of(profile).items() if not pace.is_topping)


class Duplicate(Alone):
    """See :class:`~crossglot.server.kinds.kind.Kind`."""

    name: VariantName = "duplicate"
    form = DUPLICATE

    def most(self, setup: DuplicateSetup) -> int:  # noqa: ARG002 - events of many are elsewhere
        """One plays against the tops."""
        return 1

    def start(
        self, setup: DuplicateSetup, names: Sequence[str], moment: Moment
    ) -> tuple[Event, ...]:
        """The first rack, its clock running; the machine counts the points."""
        edition = load_edition(setup.edition)
        name = setup.profile or edition.id
        profile = duplicate.load_profile(name, setup.form, setup.pace, claims=False)
        if profile.pace.is_topping:
            known = list(paces_alone(name))
            raise ProfileError(ProfileCode.PACE_UNKNOWN, pace=setup.pace, known=known)
        players = [SeatInfo(names[0], HUMAN)]
        events = duplicate.start(edition, profile, players, moment.seed, moment.lexicon.id)
        return (*events, *_next(duplicate.fold(events), moment))

    def act(
        self, state: DuplicateState, seat: int, act: AnyMove, moment: Moment
    ) -> tuple[Event, ...]:
        """A slip, with which the round closes; the next rack; or the end."""
        match act:
            case PlayMove() | TypedAct():
                slip = slip_of(state.table, act)
                handed = duplicate.hand_in(state, seat, slip, moment.at)
                return (*handed, *_closed(_after(state, handed), moment))
            case NextAct():
                return _next(state, moment)
            case FinishAct():
                return duplicate.stop(state)
            case _:
                raise refuse(self.name, act)

    def overtaken(self, since: Sequence[Event], act: AnyMove) -> bool:  # noqa: ARG002 - any event is one
        """Whatever has happened since, it is another round."""
        return bool(since)

    def due(self, state: DuplicateState) -> int | None:
        """The end of the round that is open."""
        return state.deadline if state.phase == "open" else None

    def tick(self, state: DuplicateState, moment: Moment) -> tuple[Event, ...]:
        """A round closes when its time is up."""
        return _closed(state, moment) if duplicate.due(state, moment.at) else ()

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
        """No seed, and no slips to others."""
        return tuple(duplicate.seen_by(event, seat) for event in events)

    def ended(self, state: DuplicateState) -> str | None:
        """Why the game is over; None while it is not."""
        return None if state.ended is None else state.ended.reason

    def preview(self, state: DuplicateState, seat: int, act: AnyMove, moment: Moment) -> Previewed:  # noqa: ARG002 - the rack is everybody's
        """The points of a slip; not whether its words are any."""
        return slip_earns(state.table, act, self.name)

    def standing(self, state: DuplicateState) -> KindStanding:
        """The points, and those of all tops."""
        waits_for = () if state.ended else (0,)
        return KindStanding(
            (state.scores[0],),
            waits_for,
            possible=sum(closed.top.points for closed in state.rounds),
        )

    def body(self, state: DuplicateState, seat: int | None, game_id: str) -> DuplicateBody:  # noqa: ARG002 - all see the same
        """The rack of this round, and what those before it brought."""
        table, lines = state.table, _lines(state)
        tops = sum(line.top_points for line in lines)
        (total,) = state.scores
        running = state.phase == "open"
        return DuplicateBody(
            **table_told(table, lines, state.rounds[-1].top if state.rounds else None),
            rack=tuple(table.rack) if state.phase in {"drawn", "open"} else (),
            limit=1000 * state.profile.pace.step(max(table.number, 1)).seconds,
            over=over_of(state.ended.reason if state.ended else None),
            running=running,
            again=state.phase == "drawn" and state.repeats > 0,
            total=total,
            tops=tops,
            share=percent(total, tops),
        )


def _next(state: DuplicateState, moment: Moment) -> tuple[Event, ...]:
    """The next rack and its clock; or the end, when there is none."""
    tops = moment.tops(load_edition(state.table.edition.id), state.profile)
    drawn = () if state.phase == "drawn" else duplicate.next_rack(state, tops)
    state = _after(state, drawn)
    return drawn if state.ended else (*drawn, *duplicate.open_round(state, moment.at))


def _closed(state: DuplicateState, moment: Moment) -> tuple[Event, ...]:
    tops = moment.tops(load_edition(state.table.edition.id), state.profile)
    return duplicate.close_round(state, tops, moment.lexicon)


def _after(state: DuplicateState, events: Sequence[Event]) -> DuplicateState:
    for event in events:
        state = duplicate.after(state, event)
    return state


def _lines(state: DuplicateState) -> tuple[TopLine, ...]:
    lines, total, tops = [], 0, 0
    boards = boards_before(state.table, (closed.top for closed in state.rounds))
    for closed, (top, board) in zip(state.rounds, boards, strict=True):
        (result,) = closed.results
        total, tops = total + result.total, tops + top.points
        lines.append(
            TopLine(
                number=closed.number,
                top=laid_on(state.table, board, top),
                top_points=top.points,
                equal=closed.equal,
                own=None if result.laid is None else laid_on(state.table, board, result.laid),
                points=result.total,
                fault=result.fault,
                total=total,
                share=percent(total, tops),
                found=result.points >= top.points,
            )
        )
    return tuple(lines)
