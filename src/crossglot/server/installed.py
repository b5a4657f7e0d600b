"""The lexicons of this machine, as the server needs them."""

from __future__ import annotations

from threading import Lock

import structlog

from crossglot.editions import load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import Lexicon, load_lexicon

log = structlog.get_logger("crossglot.lexicons")


class InstalledLexicons:
    """Lexicons of the user's cache, each opened once; what is installed later is found later."""

    def __init__(self) -> None:
        self._open: dict[str, Lexicon] = {}
        self._current: dict[str, str] = {}
        self._lock = Lock()

    def ready(self, edition_id: str) -> bool:
        """Whether the edition has a lexicon that can be used."""
        try:
            self.current(edition_id)
        except LexiconError as error:
            if error.code != LexiconCode.NOT_INSTALLED:
                log.warning("lexicon unusable", edition=edition_id, error=str(error))
            return False
        return True

    def current(self, edition_id: str) -> str:
        """The id of the edition's lexicon, such as ``HU-M.b``.

        Raises:
            LexiconError: It is not installed, or cannot be used.
        """
        with self._lock:
            if edition_id not in self._current:
                lexicon = load_lexicon(edition_id)
                self._open[lexicon.id] = lexicon
                self._current[edition_id] = lexicon.id
            return self._current[edition_id]

    def words(self, lexicon_id: str) -> Lexicon:
        """The lexicon of this id.

        Raises:
            LexiconError: It is not installed, or cannot be used.
        """
        with self._lock:
            if lexicon_id not in self._open:
                edition_id, _, tier = lexicon_id.partition(".")
                self._open[lexicon_id] = load_lexicon(load_edition(edition_id), tier)
            return self._open[lexicon_id]
