"""Somebody who sits down at the terminal to play a variant."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from crossglot.cli.person import Ask, LeftError, Now, Tell, milliseconds
from crossglot.cli.sentences import say_in
from crossglot.editions import Edition
from crossglot.errors import OptionCode, OptionError
from crossglot.game import SeatInfo
from crossglot.lexicon import Lexicon


def since_1970() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Sitting:
    """What every variant is played with.

    Attributes:
        edition: Whose tiles, board and rules; house rules included.
        lexicon: Its words.
        options: Wishes by name: ``seed``, ``players`` (names, parted by commas), and
            what each variant says that it knows.
        ask: Reads a line after a prompt; EOFError is leaving.
        tell: Prints a line.
        now: The time that games are played by, in milliseconds.
        date: The time that results are kept with, in milliseconds since 1970.
    """

    edition: Edition
    lexicon: Lexicon
    options: Mapping[str, str]
    ask: Ask
    tell: Tell
    now: Now = milliseconds
    date: Now = since_1970

    @property
    def seed(self) -> str:
        """Draws the tiles; chance where none is wished for."""
        return self.options.get("seed") or secrets.token_hex(16)

    def people(self, usual: str) -> list[SeatInfo]:
        """Those who play, and whom ``usual`` names where nobody is named."""
        names = (self.options.get("players") or usual).split(",")
        return [SeatInfo(name.strip(), "human") for name in names if name.strip()]

    def refuse_unknown(self, **known: Collection[str]) -> None:
        """Refuse wishes that the variant does not know; ``seed`` and ``players`` all know.

        Args:
            known: The values that each wish can have; none where they are no list.

        Raises:
            OptionError: Names the option, and what is known.
        """
        known = {"seed": (), "players": (), **known}
        for name, value in self.options.items():
            if name not in known:
                raise OptionError(OptionCode.UNKNOWN, option=name, known=sorted(known))
            values = known[name]
            if values and value.casefold() not in values:
                raise OptionError(OptionCode.VALUE, option=name, value=value, known=list(values))

    def finished(self, variant: str, play: Callable[[], None]) -> bool:
        """Play; whether it came to its end. Who leaves is told so in the words of ``variant``."""
        try:
            play()
        except (LeftError, EOFError):
            self.tell(say_in(variant, "left"))
            return False
        return True
