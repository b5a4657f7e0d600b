"""Topping in the terminal: type plays until one is the top."""

from __future__ import annotations

from collections.abc import Iterable

from crossglot.cli.person import LeftError
from crossglot.cli.sentences import say_error, say_in
from crossglot.cli.variants.sitting import Sitting
from crossglot.errors import CrossglotError
from crossglot.game import SeatInfo
from crossglot.players.tops import tops_of
from crossglot.render import BoardPicture, rack_text
from crossglot.variants.duplicate import Laid, Tops, format_laid, in_form, load_profile, parse_slip
from crossglot.variants.topping import (
    Event,
    Found,
    Missed,
    Racked,
    ToppingState,
    Tried,
    after,
    fold,
    give_up,
    next_rack,
    propose,
    start,
    tick,
)


def play_in_terminal(sitting: Sitting) -> bool:
    """Play a topping game (FISF 3.8.4).

    Args:
        sitting: With the options ``profile`` and ``form`` (names of these); ``players`` is
            the name of who plays.

    Returns:
        Whether the game was finished.

    Raises:
        OptionError: An option that there is not.
        ProfileError: No such profile or form.
    """
    sitting.refuse_unknown(profile=(), form=())
    edition, lexicon, options = sitting.edition, sitting.lexicon, sitting.options
    form = options.get("form") or "normal"
    profile = load_profile(options.get("profile") or edition.id, form, claims=False)
    player = SeatInfo(options.get("players") or "1", "human")
    events = start(edition, profile, player, sitting.seed, lexicon=lexicon.id)
    tops = tops_of(lexicon.graph, in_form(edition, profile.form), profile.form.most_laid)
    game = _Game(fold(events), tops, sitting)
    sitting.finished("duplicate", game.play)
    game.sum_up()
    return game.state.ended is not None


class _Game:
    """One game, from its first rack to its end."""

    def __init__(self, state: ToppingState, tops: Tops, sitting: Sitting) -> None:
        self.state = state
        self._lexicon, self._tops = sitting.lexicon, tops
        self._ask, self._tell, self._now = sitting.ask, sitting.tell, sitting.now

    def play(self) -> None:
        """Rack after rack, to the end."""
        self._append(next_rack(self.state, self._tops, self._now()))
        while self.state.ended is None:
            line = self._ask(say_in("duplicate", "topping-ask")).strip()
            try:
                self._append(self._answer(line))
            except CrossglotError as error:
                self._tell(say_error(error))

    def _answer(self, line: str) -> Iterable[Event]:
        at = self._now()
        late = tick(self.state, at, self._tops)
        if late:
            return late
        match line.casefold():
            case "quit":
                raise LeftError
            case "help" | "?" | "":
                self._tell(say_in("duplicate", "topping-help"))
                return ()
            case "board":
                self._show()
                return ()
            case "show":
                return give_up(self.state, at, self._tops)
            case _:
                table = self.state.table
                slip = parse_slip(table.edition, table.board, line)
                return propose(self.state, slip, at, self._tops, self._lexicon)

    def sum_up(self) -> None:
        """The score sheet in one line."""
        state = self.state
        self._tell(
            say_in(
                "duplicate",
                "topping-result",
                found=state.found,
                count=len(state.lines),
                points=state.points,
                tops=state.tops,
                seconds=state.spent // 1000,
            )
        )

    def _show(self) -> None:
        table = self.state.table
        self._tell(str(BoardPicture(table.edition, table.board)))
        tiles = rack_text(table.edition, table.rack)
        self._tell(say_in("duplicate", "topping-rack", number=table.number, tiles=tiles))

    def _append(self, events: Iterable[Event]) -> None:
        for event in events:
            before, self.state = self.state, after(self.state, event)
            match event:
                case Racked():
                    self._show()
                case Tried():
                    self._tell_tried(event)
                case Found(_, top):
                    self._tell_top("topping-found", before, top)
                case Missed(_, top):
                    self._tell_top("topping-missed", before, top)

    def _tell_tried(self, tried: Tried) -> None:
        if tried.fault is not None:
            self._tell(say_in("duplicate", f"fault-{tried.fault}"))
        self._tell(say_in("duplicate", "topping-tried", points=tried.points))

    def _tell_top(self, message: str, before: ToppingState, top: Laid) -> None:
        move = format_laid(before.table.edition, before.table.board, top)
        seconds = self.state.lines[-1].spent // 1000
        self._tell(say_in("duplicate", message, move=move, points=top.points, seconds=seconds))
