"""Bingo with seven-letter words in the terminal: the computer is the caller."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from crossglot.cli.person import Ask, LeftError, Tell
from crossglot.cli.sentences import say_error, say_in
from crossglot.editions import Edition
from crossglot.errors import CrossglotError
from crossglot.game import SeatInfo
from crossglot.lexicon import Lexicon
from crossglot.variants import bingo


def play_in_terminal(
    edition: Edition,
    lexicon: Lexicon,
    options: Mapping[str, str],
    ask: Ask,
    tell: Tell,
) -> bool:
    """Play Bingo (ET-93..97).

    Args:
        edition: Whose letters are called.
        lexicon: Judges the words of who calls "Bingo".
        options: ``players`` (names, parted by commas), ``seed``, ``crossing``
            (``"player"``: everybody crosses off himself; without it the
            caller does, and only "Bingo" has to be called).
        ask: Reads a line after a prompt; EOFError is leaving.
        tell: Prints a line.

    Returns:
        Whether the game was finished.
    """
    names = [name.strip() for name in options.get("players", "1,2").split(",")]
    seats = [SeatInfo(name, "human") for name in names if name]
    events = bingo.start(
        edition,
        seats,
        options.get("seed") or secrets.token_hex(16),
        lexicon=lexicon.id,
        crossing="player" if options.get("crossing") == "player" else "first",
    )
    try:
        _Game(bingo.fold(events), lexicon, ask, tell).play()
    except (LeftError, EOFError):
        tell(say_in("bingo", "left"))
        return False
    return True


class _Game:
    """One game, from the cards to its end."""

    def __init__(
        self,
        state: bingo.BingoState,
        lexicon: Lexicon,
        ask: Ask,
        tell: Tell,
    ) -> None:
        self.state = state
        self._lexicon, self._ask, self._tell = lexicon, ask, tell

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
