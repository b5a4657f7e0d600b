"""Duplicate in the terminal: everybody at the keyboard writes a slip, then the top is shown."""

from __future__ import annotations

from collections.abc import Iterable

from crossglot.cli.person import LeftError
from crossglot.cli.sentences import say_error, say_in
from crossglot.cli.squares import shown_places
from crossglot.cli.variants.sitting import Sitting
from crossglot.errors import CrossglotError
from crossglot.players.tops import tops_of
from crossglot.render import BoardPicture, rack_text
from crossglot.variants.duplicate import (
    DuplicateState,
    Event,
    Laid,
    Result,
    Slip,
    Tops,
    after,
    close_round,
    fold,
    format_laid,
    hand_in,
    in_form,
    load_profile,
    next_rack,
    open_round,
    parse_slip,
    start,
)
from crossglot.variants.duplicate.events import Ended, RackDrawn, RackRepeated, RoundClosed


def play_in_terminal(sitting: Sitting) -> bool:
    """Play a duplicate game.

    Args:
        sitting: With the options ``profile``, ``form``, ``pace`` (names of these) and
            ``claims`` (``"yes"``: points written on the slip are judged).

    Returns:
        Whether the game was finished.

    Raises:
        OptionError: An option that there is not.
        ProfileError: No such profile, form or pace.
    """
    sitting.refuse_unknown(profile=(), form=(), pace=(), claims=("yes", "no"))
    edition, lexicon, options = sitting.edition, sitting.lexicon, sitting.options
    profile = load_profile(
        options.get("profile") or edition.id,
        options.get("form") or "normal",
        options.get("pace") or None,
        claims=options.get("claims") == "yes",
    )
    events = start(edition, profile, sitting.people("1"), sitting.seed, lexicon.id)
    played = in_form(edition, profile.form)
    tops = tops_of(lexicon.graph, played, profile.form.most_laid)
    return sitting.finished("duplicate", _Game(fold(events), tops, sitting).play)


class _Game:
    """One game, from its first rack to its end."""

    def __init__(self, state: DuplicateState, tops: Tops, sitting: Sitting) -> None:
        self.state = state
        self._lexicon, self._tops = sitting.lexicon, tops
        self._ask, self._tell, self._now = sitting.ask, sitting.tell, sitting.now

    def play(self) -> None:
        """Round after round, to the end."""
        while self.state.ended is None:
            if self.state.phase == "between":
                self._append(next_rack(self.state, self._tops))
                continue
            self._append(open_round(self.state, self._now()))
            self._show()
            for player in self.state.in_play:
                self._write(player)
            self._append(close_round(self.state, self._tops, self._lexicon))

    def _write(self, player: int) -> None:
        """One slip. Each player has the whole time to themselves: they share one keyboard."""
        began = self._now()
        name = self.state.players[player].name
        unsure = False
        while True:
            question = "none-sure" if unsure else "ask"
            line = self._ask(say_in("duplicate", question, name=name)).strip()
            if not line and not unsure:
                unsure = True
                continue
            try:
                slip = self._obey(line)
            except CrossglotError as error:
                self._tell(say_error(error))
                unsure = False
                continue
            if slip is not None:
                at = self.state.opened_at + self._now() - began
                self._append(hand_in(self.state, player, slip, at))
            if slip is not None or not line:
                return
            unsure = False

    def _obey(self, line: str) -> Slip | None:
        match line.casefold():
            case "":
                return None
            case "quit":
                raise LeftError
            case "help" | "?":
                self._tell(say_in("duplicate", "help", **shown_places(self.state.table.edition)))
                return None
            case "board":
                self._show()
                return None
            case _:
                return parse_slip(self.state.table.edition, self.state.table.board, line)

    def _show(self) -> None:
        table = self.state.table
        top = self.state.rounds[-1].top.play if self.state.rounds else None
        squares = table.board.layout.walk(top.start, top.direction) if top else ()
        fresh = [at for at, tile in zip(squares, top.tiles, strict=False) if tile] if top else []
        self._tell(str(BoardPicture(table.edition, table.board, fresh)))
        rack = rack_text(table.edition, table.rack)
        self._tell(say_in("duplicate", "round", number=table.number, rack=rack))
        seconds = self.state.profile.pace.step(table.number).seconds
        self._tell(say_in("duplicate", "time", seconds=seconds))

    def _append(self, events: Iterable[Event]) -> None:
        for event in events:
            before, self.state = self.state, after(self.state, event)
            for line in told(before, self.state, event):
                self._tell(line)


def told(before: DuplicateState, state: DuplicateState, event: Event) -> Iterable[str]:
    """What everybody hears of ``event``; ``state`` is the game after it."""
    match event:
        case RackDrawn() if event.rejected:
            alphabet = state.table.edition.alphabet
            racks = [alphabet.format_tiles(bytes(rack)) for rack in event.rejected]
            yield say_in("duplicate", "back", racks=racks)
        case RackRepeated():
            yield say_in("duplicate", "again")
        case RoundClosed():
            yield from _closing(before, state, event)
        case Ended():
            yield say_in("duplicate", f"over-{event.reason}")
            for each in state.standings():
                name, share = state.players[each.player].name, f"{float(each.share):.1%}"[:-1]
                yield say_in(
                    "duplicate",
                    "standing",
                    place=each.place,
                    name=name,
                    total=each.total,
                    share=share,
                )
        case _:
            return


def _closing(before: DuplicateState, state: DuplicateState, closed: RoundClosed) -> Iterable[str]:
    """The top, and what everybody's own word earned."""
    yield say_in("duplicate", "top", move=_move(before, closed.top), points=closed.top.points)
    if closed.equal > 1:
        yield say_in("duplicate", "equal", count=closed.equal)
    scores = state.scores
    for result in closed.results:
        yield from _told_result(before, result, scores[result.player])


def _told_result(before: DuplicateState, result: Result, total: int) -> Iterable[str]:
    name = before.players[result.player].name
    if result.laid is not None and result.fault is None:
        move = _move(before, result.laid)
        yield say_in("duplicate", "paid", name=name, move=move, points=result.points, total=total)
    else:
        fault = say_in("duplicate", f"fault-{result.fault or 'missing'}")
        yield say_in(
            "duplicate", "unpaid", name=name, points=result.points, fault=fault, total=total
        )
    if result.warned:
        yield say_in("duplicate", "warned", name=name)
    if result.penalty:
        yield say_in("duplicate", "penalty", name=name, points=result.penalty)
    if result.bonus:
        yield say_in("duplicate", "solo", name=name, points=result.bonus)


def _move(state: DuplicateState, laid: Laid) -> str:
    return format_laid(state.table.edition, state.table.board, laid)
