"""The lexicons of this machine, as the server needs them."""

from __future__ import annotations

from threading import Lock

import structlog

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import Lexicon, load_lexicon, load_named
from crossglot.lexicon.install import installed
from crossglot.lexicon.naming import name_of
from crossglot.lexicon.verdict import Explainer, Verdict, unknown
from crossglot.server.ports import InstalledLexicon

log = structlog.get_logger("crossglot.lexicons")


class InstalledLexicons:
    """Lexicons of the user's cache, each opened once; what is installed later is found later."""

    def __init__(self) -> None:
        self._open: dict[str, Lexicon] = {}
        self._current: dict[str, str] = {}
        self._explainers: dict[str, Explainer] = {}
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
        """The id of the edition's lexicon, such as ``HU-M.b@92f629997967aa11``.

        Raises:
            LexiconError: It is not installed, or cannot be used.
        """
        with self._lock:
            if edition_id not in self._current:
                lexicon = load_lexicon(edition_id)
                self._open[lexicon.id] = lexicon
                self._current[edition_id] = lexicon.id
                if lexicon.is_fallback:
                    log.warning("lexicon admits more than the rules", lexicon=lexicon.id)
            return self._current[edition_id]

    def installed(self, edition_id: str) -> tuple[InstalledLexicon, ...]:
        """The lexicons of the edition, the current one first; none where none is installed."""
        if not self.ready(edition_id):
            return ()
        current = self.current(edition_id)
        headers = {
            str(name_of(header.edition, header.tier, header.content)): header
            for header in (self.words(current).header, *installed())
            if header.edition == edition_id
        }
        return tuple(
            InstalledLexicon(name, header.tier, header.words, name == current)
            for name, header in headers.items()
        )

    def words(self, lexicon_id: str) -> Lexicon:
        """The lexicon of this id.

        Raises:
            LexiconError: It is not installed, or cannot be used.
        """
        with self._lock:
            if lexicon_id not in self._open:
                self._open[lexicon_id] = load_named(lexicon_id)
            return self._open[lexicon_id]

    def study(self, edition_id: str) -> Lexicon:
        """The edition's current lexicon.

        Raises:
            LexiconError: It is not installed, or cannot be used.
        """
        return self.words(self.current(edition_id))

    def verdict(self, edition_id: str, word: str, lexicon_id: str | None = None) -> Verdict:
        """Whether a lexicon of the edition admits ``word``, and why; unknown where it is not here.

        Args:
            edition_id: The edition.
            word: In capital or small letters.
            lexicon_id: The lexicon; the edition's current one when None.

        Raises:
            EditionError: ``edition-unknown``.
        """
        try:
            lexicon = self.words(lexicon_id or self.current(edition_id))
        except LexiconError as error:
            return unknown(word, edition_id, error)
        if lexicon.edition.id != edition_id:
            facts = {"lexicon": lexicon.id, "edition": edition_id}
            return unknown(word, edition_id, LexiconError(LexiconCode.NOT_HERE, **facts))
        with self._lock:
            explainer = self._explainers.setdefault(lexicon.id, Explainer(lexicon))
        return explainer.verdict(word)
