"""The game through one pair of eyes: what the truth is masked to, as it is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from crossglot.game import (
    HIDDEN,
    Exchanged,
    GameState,
    Passed,
    Played,
    Skipped,
    Turn,
    arguable_words,
    masked,
    may_abort,
    takeback_point,
    turn_end,
    window_end,
)
from crossglot.rules import Formed, word_points
from crossglot.server.kinds.delta import (
    Own,
    Public,
    PublicChange,
    Shown,
    change,
    counted,
    public_change,
)
from crossglot.server.kinds.facts import Facts
from crossglot.server.wire.messages import (
    Act,
    Changed,
    GameView,
    Moved,
    MoveRecord,
    Outcome,
    Snapshot,
    StartingDraw,
    Times,
    Window,
    encode,
)
from crossglot.server.wire.requests import AgainstEnd, Argued, Asked
from crossglot.server.wire.standing import seats_of

CASUAL = Facts()

Plays = dict[tuple[int, bool], MoveRecord]
"""Lines of the score sheet that all see alike, by number and whether withdrawn."""


class Common:
    """What all who watch one game see alike: made once, for the first who asks.

    Attributes:
        plays: The lines of the score sheet that are new.
    """

    def __init__(self) -> None:
        self.plays: Plays = {}
        self._public: tuple[GameState, Public] | None = None
        self._change: tuple[Public, Public, PublicChange] | None = None

    def public(self, seen: GameState, truth: GameState) -> Public:
        """What everybody may know of ``truth``, taken from how somebody sees it."""
        known = self._public
        if known is None or known[0] is not truth:
            known = self._public = truth, public_of(seen)
            self.plays.clear()
        return known[1]

    def change(self, before: Public, now: Public) -> PublicChange:
        """The way from ``before`` to ``now``."""
        known = self._change
        if known is None or known[0] is not before or known[1] is not now:
            known = self._change = before, now, public_change(before, now)
        return known[2]


class Seen:
    """A game as one seat sees it, or a spectator.

    Args:
        game_id: The game's id.
        seat: Whose eyes; None is a spectator.
        truth: The game up to where these eyes may follow it, nothing hidden.
        facts: What was agreed on beside its rules.
        common: What the others see, too.

    Attributes:
        seat: Whose eyes.
        truth: As given, or last followed. Never to be sent.
    """

    def __init__(
        self,
        game_id: str,
        seat: int | None,
        truth: GameState,
        facts: Facts = CASUAL,
        common: Common | None = None,
    ) -> None:
        self.seat = seat
        self.truth = truth
        self._common = common or Common()
        self._game_id = game_id
        self._facts = facts
        self._shown = self._look(masked(truth, seat))

    def moves(self) -> tuple[MoveRecord, ...]:
        """The score sheet. It is not kept: it is long, and of a move only the last line is told."""
        return records_of(masked(self.truth, self.seat), {})

    def follow(self, truth: GameState, now: int = 0) -> Changed:
        """Look at the game as it is in ``truth``, and tell at ``now`` what that has changed."""
        before, old = self.truth, self._shown
        self.truth, state = truth, masked(truth, self.seat)
        self._shown = self._look(state)
        public = self._common.change(old.public, self._shown.public)
        lines = new_records(before, truth, state, self._common.plays)
        return change(old, self._shown, public, lines, now)

    @property
    def seq(self) -> int:
        """Number of the last event that these eyes have seen.

        Of later events a spectator is not even told the count.
        """
        return self.truth.seq

    def missed(self, last_seq: int) -> list[Moved]:
        """Lines of the score sheet after the event ``last_seq``."""
        return [Moved(self.seq, line) for line in self.moves() if line.seq > last_seq]

    def snapshot(self, now: int = 0) -> bytes:
        """The game as these eyes may see it at ``now``, as JSON."""
        view = _view(self._game_id, self.truth, self.seat, self._facts, self._shown, self.moves())
        return encode(Snapshot(self._shown.seq, now, view))

    def _look(self, state: GameState) -> Shown:
        public = self._common.public(state, self.truth)
        return Shown(state.seq, public, _own(state, self.seat, self._facts))


def view_of(
    game_id: str,
    state: GameState,
    seat: int | None,
    facts: Facts,
    records: tuple[MoveRecord, ...],
) -> GameView:
    """``state``, which holds no more than ``seat`` may see, as it is sent."""
    shown = Shown(state.seq, public_of(state), _own(state, seat, facts))
    return _view(game_id, state, seat, facts, shown, records)


def _view(  # noqa: PLR0913, PLR0917 - what is fixed, what was shown and the score sheet
    game_id: str,
    state: GameState,
    seat: int | None,
    facts: Facts,
    shown: Shown,
    records: tuple[MoveRecord, ...],
) -> GameView:
    """``shown`` whole, with what never changes."""
    public, own = shown.public, shown.own
    return GameView(
        id=game_id,
        edition=state.edition.id,
        lexicon=state.lexicon,
        seats=public.seats,
        you=seat,
        to_move=public.to_move,
        board=tuple(public.board),
        rack=own.rack,
        bag=public.bag,
        unseen=counted(own.unseen),
        moves=records,
        over=public.over,
        lookups=public.lookups,
        house=state.edition.house,
        rated=facts.rated,
        delay=facts.delay,
        draw=draw_of(state),
        times=public.times,
        window=public.window,
        asked=public.asked,
        argued=public.argued,
        may=own.may,
        arguable=own.arguable,
        declined=public.declined,
    )


def public_of(state: GameState) -> Public:
    """What all who may see ``state`` see of it alike."""
    return Public(
        seats=seats_of(state),
        to_move=state.to_move,
        board=state.board.tiles,
        bag=state.bag_count,
        over=outcome_of(state),
        lookups=_lookups(state),
        times=Times(state.used, state.since, turn_end(state)),
        window=_window(state),
        asked=_asked(state),
        argued=_argued(state),
        declined=_declined(state),
    )


def _own(state: GameState, seat: int | None, facts: Facts) -> Own:
    """What ``seat`` alone may know of ``state``, which holds no more."""
    return Own(
        rack=() if seat is None else tuple(state.racks[seat]),
        unseen=state.unseen,
        may=() if seat is None else _may(state, seat, facts),
        arguable=() if seat is None or state.argument else arguable_words(state, seat),
    )


def _window(state: GameState) -> Window | None:
    pending = state.pending
    if pending is None:
        return None
    return Window(pending.turn.seat, window_end(state), tuple(sorted(pending.accepted)))


def _asked(state: GameState) -> tuple[Asked, ...]:
    """What is asked for now; a proposer of the end holds the same as the others (HU-M-59)."""
    end = (Asked("end", None, tuple(sorted(state.proposers))),) if state.proposers else ()
    return (*(Asked(p.what, p.by, tuple(sorted(p.granted))) for p in state.proposals), *end)


def _declined(state: GameState) -> AgainstEnd | None:
    declined = state.declined
    return None if declined is None else AgainstEnd(declined.seat, declined.reason)


def _may(state: GameState, seat: int, facts: Facts) -> tuple[Act, ...]:
    """What ``seat`` may do beside its turn."""
    if state.ended is not None:
        return ()
    pending = state.pending
    doubtful = pending is not None and seat not in {pending.turn.seat, *pending.accepted}
    acts: tuple[tuple[Act, bool], ...] = (
        ("challenge", doubtful),
        ("accept", doubtful),
        ("abort", may_abort(state, seat)),
        ("vote", _votes(state, seat)),
        ("takeback", not facts.rated and takeback_point(state, seat) is not None),
    )
    return tuple(act for act, may in acts if may)


def _votes(state: GameState, seat: int) -> bool:
    """Whether ``seat`` is asked to vote."""
    argument = state.argument
    return argument is not None and seat not in {argument.seat, *dict(argument.votes)}


def _argued(state: GameState) -> Argued | None:
    """The word that is said to belong to the theme now."""
    argument, theme = state.argument, state.edition.house.theme
    if argument is None or theme is None or state.ended is not None:
        return None
    turn = next(turn for turn in state.turns if turn.seq == argument.turn)
    words = turn.placement.words if turn.placement else ()
    word = state.edition.alphabet.spell(words[argument.word].tiles)
    return Argued(argument.seat, word, theme.bonus, argument.votes)


def _lookups(state: GameState) -> Literal["any", "played", "none"]:
    """Which words may be looked up: not those that a challenge would cost (RULES 6.5)."""
    house = state.edition.house
    if state.ended is not None or house.open_dictionary:
        return "any"
    return "played" if house.challenge == "void" else "none"


def draw_of(state: GameState) -> StartingDraw | None:
    """Who drew what for the start: all saw it; None where a file does not tell."""
    found = state.starter
    return StartingDraw(found.rounds, found.first) if found and found.rounds else None


def outcome_of(state: GameState) -> Outcome | None:
    """How the game ended; None while it goes on."""
    ended = state.ended
    if ended is None:
        return None
    return Outcome(
        ended.reason,
        ended.by,
        state.scores,
        ended.adjustments,
        ended.penalties,
        ended.winners,
        ended.racks,
    )


def records_of(state: GameState, plays: Plays) -> tuple[MoveRecord, ...]:
    """The lines of the score sheet; a resignation is the last.

    What was taken back stands where it stood, struck out.
    """
    return _records(state, state.turns, state.struck, plays)


def new_records(
    before: GameState, truth: GameState, seen: GameState, plays: Plays
) -> tuple[MoveRecord, ...]:
    """The lines of ``seen`` from the first that is new, or has changed, since ``before``.

    None ever goes: what is challenged or taken back stays in its place.

    Args:
        before: The game as it was, nothing hidden.
        truth: The game as it is.
        seen: The same as somebody sees it.
        plays: What others have been told of it.
    """
    turns = seen.turns[_same_start(before.turns, truth.turns) :]
    if not seen.struck:
        return _records(seen, turns, (), plays)
    changed = (*turns, *seen.struck[len(before.struck) :])
    first = min([turn.seq for turn in changed], default=seen.seq)
    turns, struck = (
        tuple([turn for turn in lines if turn.seq >= first]) for lines in (seen.turns, seen.struck)
    )
    return _records(seen, turns, struck, plays)


def _same_start(before: Sequence[Turn], now: Sequence[Turn]) -> int:
    """How many turns at the start are the same; after a takeback they are so, but made anew."""
    short = min(len(before), len(now))
    pairs = list(zip(before, now, strict=False))
    return next((n for n, (old, new) in enumerate(pairs) if old != new), short)


def _records(
    state: GameState, turns: Iterable[Turn], struck: Iterable[Turn], plays: Plays
) -> tuple[MoveRecord, ...]:
    lines = [replace(_record(state, turn, plays), taken_back=True) for turn in struck]
    lines += [_record(state, turn, plays) for turn in turns]
    lines.sort(key=lambda line: line.seq)
    ended = state.ended
    if ended is not None and ended.reason == "resignation" and ended.by is not None:
        total = state.scores[ended.by]
        lines.append(MoveRecord(state.seq, ended.by, "resign", 0, total, at=ended.at))
    return tuple(lines)


def _record(state: GameState, turn: Turn, plays: Plays) -> MoveRecord:
    at = turn.event.at
    match turn.event:
        case Played() as played if turn.placement is not None:
            known = plays.get((turn.seq, turn.withdrawn))
            if known is None:
                known = _play_record(state, turn, played, turn.placement)
                plays[turn.seq, turn.withdrawn] = known
            return known
        case Exchanged(_, returned, _):
            shown = None if HIDDEN in returned else returned
            return MoveRecord(
                turn.seq,
                turn.seat,
                "exchange",
                0,
                turn.total,
                tiles=shown,
                count=len(returned),
                at=at,
            )
        case Skipped():
            return MoveRecord(turn.seq, turn.seat, "skip", 0, turn.total, at=at)
        case Passed() | Played():
            return MoveRecord(turn.seq, turn.seat, "pass", 0, turn.total, at=at)


def _play_record(state: GameState, turn: Turn, played: Played, placement: Formed) -> MoveRecord:
    edition, play = state.edition, placement.play
    return MoveRecord(
        seq=turn.seq,
        seat=turn.seat,
        kind="play",
        points=turn.points,
        total=turn.total,
        start=play.start,
        direction=play.direction,
        tiles=played.tiles,
        laid=tuple(sorted(placement.laid)),
        words=tuple(
            (edition.alphabet.spell(word.tiles), word_points(edition, word))
            for word in placement.words
        ),
        withdrawn=turn.withdrawn,
        at=played.at,
    )
