"""Words and tops of the events of a node, each lexicon searched by one judge."""

from __future__ import annotations

import asyncio

from crossglot.server.ports import Lexicons
from crossglot.server.tournaments.due_actions import judge_of
from crossglot.tournament.course import Judge
from crossglot.tournament.setup import Setup


class Judges:
    """Every judge that was asked for.

    Args:
        lexicons: Which words are admissible.
    """

    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons
        self._known: dict[tuple[str, str, bytes], Judge] = {}

    async def current(self, edition: str) -> str:
        """Id of the lexicon that new events of an edition get.

        Raises:
            LexiconError: None is installed.
        """
        return await asyncio.to_thread(self._lexicons.current, edition)

    async def of(self, setup: Setup) -> Judge:
        """The judge of an event.

        Raises:
            LexiconError: Its lexicon is not here.
            EntryError: ``tournament-not-for-this``: it has none, or one that cannot be searched.
        """
        return await asyncio.to_thread(self.find, setup)

    def find(self, setup: Setup) -> Judge:
        """The same at once; may block."""
        form = str(setup.profile.form).encode()
        key = setup.edition, setup.lexicon or "", form
        if key not in self._known:
            words = self._lexicons.words(setup.lexicon or self._lexicons.current(setup.edition))
            self._known[key] = judge_of(setup, words)
        return self._known[key]
