"""Bingo with seven-letter words in the terminal: the computer is the caller."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from crossglot.cli.person import LeftError
from crossglot.cli.sentences import say_error, say_in
from crossglot.cli.variants.sitting import Sitting
from crossglot.errors import CrossglotError
from crossglot.variants import bingo


def play_in_terminal(sitting: Sitting) -> bool:
    """Play Bingo (ET-93..97).

    Args:
        sitting: With the option ``crossing`` (``"player"``: each player crosses off;
            without it the caller does, and only "Bingo" has to be called).

    Returns:
        Whether the game was finished.

    Raises:
        OptionError: An option that there is not.
    """
    sitting.refuse_unknown(crossing=("player", "first"))
    events = bingo.start(
        sitting.edition,
        sitting.people("1,2"),
        sitting.seed,
        lexicon=sitting.lexicon.id,
        crossing="player" if sitting.options.get("crossing") == "player" else "first",
    )
    return sitting.finished("bingo", _Game(bingo.fold(events), sitting).play)


class _Game:
    """One game, from the cards to its end."""

    def __init__(self, state: bingo.BingoState, sitting: Sitting) -> None:
        self.state = state
        self._lexicon, self._ask, self._tell = sitting.lexicon, sitting.ask, sitting.tell

    def play(self) -> None:
        """Cards first, then letter after letter."""
        seats = range(len(self.state.seats))
        for seat in seats:
            self._until_done(partial(self._write, seat))
        while self._running():
            self._append(bingo.call(self.state))
            if self._running() and self.state.crossing == "player":
                for seat in seats:
                    self._until_done(partial(self._cross, seat))
            while self._running() and self._until_done(self._listen):
                pass

    def _running(self) -> bool:
        return self.state.ended is None

    def _until_done(self, step: Callable[[], bool]) -> bool:
        """Repeat ``step`` while it is refused; what it answers."""
        while True:
            try:
                return step()
            except CrossglotError as error:
                self._tell(say_error(error))

    def _write(self, seat: int) -> bool:
        line = self._line(say_in("bingo", "write", name=self.state.seats[seat].name))
        self._append(bingo.write(self.state, seat, line.replace(",", " ").split()))
        return True

    def _cross(self, seat: int) -> bool:
        """The player says where; with one place only there is nothing to say."""
        card, called = self.state.cards[seat], self.state.called[-1]
        spots = card.open(called)
        if not spots:
            return False
        if len(spots) > 1:
            shown = [f"{number}: {word + 1}/{at + 1}" for number, (word, at) in enumerate(spots, 1)]
            letter = self.state.edition.alphabet.labels[called]
            name = self.state.seats[seat].name
            line = self._line(say_in("bingo", "cross", name=name, letter=letter, spots=shown))
            if line == "-":
                return False
            chosen = int(line) if line.isascii() and line.isdigit() else 1
            spots = spots[chosen - 1 : chosen] or spots
        self._append(bingo.cross(self.state, seat, *spots[0]))
        return True

    def _listen(self) -> bool:
        """Somebody may call "Bingo"; True while there may be more to hear."""
        line = self._line(say_in("bingo", "next"))
        if not line:
            return False
        match line.casefold():
            case "help" | "?":
                self._tell(say_in("bingo", "help"))
            case "cards":
                for seat, who in enumerate(self.state.seats):
                    self._tell(say_in("bingo", "card", name=who.name, words=self._card(seat)))
            case _:
                named = [n for n, who in enumerate(self.state.seats) if who.name == line]
                if not named:
                    self._tell(say_in("bingo", "who", name=line))
                for seat in named:
                    self._append(bingo.claim(self.state, seat, self._lexicon))
        return True

    def _card(self, seat: int) -> str:
        """The two words; what is crossed off is a dot."""
        card, alphabet = self.state.cards[seat], self.state.edition.alphabet
        words = (
            "".join(
                "." if (number, at) in card.crossed else alphabet.format_tile(tile)
                for at, tile in enumerate(word)
            )
            for number, word in enumerate(card.words)
        )
        return "  ".join(words)

    def _line(self, prompt: str) -> str:
        line = self._ask(prompt).strip()
        if line.casefold() == "quit":
            raise LeftError
        return line

    def _append(self, events: Iterable[bingo.Event]) -> None:
        for event in events:
            self.state = bingo.after(self.state, event)
            for line in told(self.state, event):
                self._tell(line)


def told(state: bingo.BingoState, event: bingo.Event) -> Iterable[str]:
    """What everybody hears of ``event``; ``state`` is the game after it."""
    alphabet = state.edition.alphabet
    match event:
        case bingo.Called(tile):
            letter, spoken = alphabet.labels[tile], alphabet.names[tile]
            yield say_in("bingo", "called", letter=letter, spoken=spoken)
        case bingo.Claimed(seat, words, misspelt):
            name = state.seats[seat].name
            spelled = [alphabet.spell(bytes(word)) for word in words]
            if misspelt:
                bad = [spelled[number] for number in misspelt]
                yield say_in("bingo", "misspelt", name=name, words=bad)
            else:
                yield say_in("bingo", "bingo", name=name, words=spelled)
        case bingo.Ended(reason, winners):
            names = [state.seats[seat].name for seat in winners]
            yield say_in("bingo", f"over-{reason}", names=names)
        case _:
            return
