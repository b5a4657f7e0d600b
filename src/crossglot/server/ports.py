"""What the server needs of the rest, so that tests and other nodes may bring their own."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from crossglot.editions import House
from crossglot.game import GameState, Words
from crossglot.lexicon import Lexicon
from crossglot.lexicon.verdict import Verdict
from crossglot.moves import Move


class InstalledLexicon(Struct, frozen=True):
    """A lexicon that games may be played by.

    Attributes:
        id: What games name it by.
        tier: Its tier, with the switches that are not as usual: ``b+interjections``.
        words: Tilings in it.
        current: Whether it is the one in force.
    """

    id: str
    tier: str
    words: int
    current: bool


class Lexicons(Protocol):
    """The lexicons installed on this machine. May block: never call it in the loop."""

    def ready(self, edition_id: str) -> bool:
        """Whether games of this edition can be played; cheap."""

    def current(self, edition_id: str) -> str:
        """The id of the lexicon that new games of the edition get.

        Raises:
            LexiconError: None is installed.
        """

    def installed(self, edition_id: str) -> tuple[InstalledLexicon, ...]:
        """Those of the edition, the current one first; none where none is installed."""

    def words(self, lexicon_id: str) -> Words:
        """The lexicon of this id.

        Raises:
            LexiconError: It is not installed, or cannot be used.
        """

    def study(self, edition_id: str) -> Lexicon:
        """The edition's current lexicon, to be asked questions.

        Raises:
            LexiconError: It is not installed, or cannot be used.
        """

    def verdict(self, edition_id: str, word: str, lexicon_id: str | None = None) -> Verdict:
        """Whether a lexicon of the edition admits ``word``, and why; unknown where it is not here.

        Raises:
            EditionError: ``edition-unknown``.
        """


class Players(Protocol):
    """The computer players. Called in threads: they share nothing that changes."""

    def kinds(self) -> tuple[str, ...]:
        """Names of the players there are."""

    def check(self, kind: str, house: House) -> None:
        """Refuse a player that could not play by ``house``; cheap.

        Raises:
            PlayerError: No such kind, or a house rule that it cannot play.
        """

    def choose(self, kind: str, view: GameState, seat: int, words: Words) -> Move:
        """What the player of this kind does.

        Args:
            kind: One of :meth:`kinds`.
            view: The game as ``seat`` sees it: it cannot peek.
            seat: Whose turn it is.
            words: Which words are admissible.
        """

    def thinking_seconds(self, kind: str, view: GameState, seat: int, words: Words) -> float:
        """How long a person of its strength would think, where a clock runs; else 0.

        Args: As :meth:`choose`.
        """
