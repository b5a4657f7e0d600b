"""Sets of words gathered one by one, in bounded memory."""

from __future__ import annotations

from crossglot.kernel import Automaton

BATCH = 1 << 19
"""Parts that are held before they are joined to one set."""


class Gathering:
    """Words, each with a set of endings, on their way to be one set."""

    def __init__(self, automaton: Automaton) -> None:
        self._automaton = automaton
        self._parts: list[tuple[bytes, int]] = []
        self._sets: list[int] = []

    def add(self, symbols: bytes, ending: int = Automaton.END) -> None:
        """Adds ``symbols`` followed by any word of the set ``ending``."""
        self._parts.append((symbols, ending))
        if len(self._parts) >= BATCH:
            self._join()

    def compose(self) -> int:
        """The set of all words added so far."""
        self._join()
        return self._automaton.union(self._sets)

    def _join(self) -> None:
        self._sets.append(self._automaton.join(self._parts))
        self._parts.clear()
