"""The table of analysed words that a lexicon is made of: found in the cache, or made.

Making it takes the dictionary, the analyser and a list of lemmas. All three are
fetched by name; without the list the table is smaller, without the analyser
there is none.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import estonian
from crossglot.lexicon.cache import analyses_folder, exclusive
from crossglot.lexicon.recipe import Morphology, Package
from crossglot.lexicon.sources import Dictionary, FetchError
from crossglot.lexicon.vabamorf import Vabamorf, Wheel, fetch_wheel, find_wheel

_PATIENCE = 900.0


@dataclass(frozen=True, slots=True)
class Tools:
    """What a dictionary is analysed with.

    Attributes:
        morphology: The recipe's part about it.
        analyser: The analyser.
        lemmas: The list of lemmas, or None where it cannot be had.
    """

    morphology: Morphology
    analyser: Wheel
    lemmas: Wheel | None

    @property
    def names(self) -> list[str]:
        """What they are called, with versions."""
        named = [f"{self.morphology.name} ({self.analyser.name})"]
        return named if self.lemmas is None else [*named, self.lemmas.name]

    @property
    def licences(self) -> list[str]:
        """SPDX expressions of what is used."""
        own = [self.morphology.licence]
        return own if self.lemmas is None else [*own, self.morphology.lemmas_licence]

    @property
    def digests(self) -> list[str]:
        """SHA-256 of their wheels."""
        own = [self.analyser.sha256]
        return own if self.lemmas is None else [*own, self.lemmas.sha256]


def find_tools(morphology: Morphology) -> Tools | None:
    """The tools where they can be had without the network."""
    analyser = find_wheel(morphology.package)
    if analyser is None:
        return None
    return Tools(morphology, analyser, find_wheel(morphology.lemmas))


def fetch_tools(morphology: Morphology) -> Tools:
    """The tools, fetched where they are not there; the analyser has shown that it runs.

    Raises:
        LexiconError: ``lexicon-analyser-missing`` with the reason, and the tier
            that can be had instead.
    """
    try:
        analyser = fetch_wheel(morphology.package)
        Vabamorf(analyser).close()
    except (FetchError, LexiconError) as error:
        reason = error.facts.get("reason") if isinstance(error, LexiconError) else error
        raise LexiconError(
            LexiconCode.ANALYSER_MISSING,
            name=morphology.name,
            package=f"{morphology.package.name} {morphology.package.version}",
            reason=str(reason),
            fallback=morphology.fallback,
        ) from error
    return Tools(morphology, analyser, _wheel_or_none(morphology.lemmas))


def _wheel_or_none(package: Package) -> Wheel | None:
    try:
        return fetch_wheel(package)
    except FetchError:
        return None


def analyse(
    dictionary: Dictionary, tools: Tools, progress: Callable[[str, int, int], None]
) -> Path:
    """The table of the dictionary's words, made unless it is there.

    Older tables are removed.

    Raises:
        LexiconError: ``lexicon-analyser-failed``, ``lexicon-source-missing``,
            ``lexicon-source-malformed``, ``lexicon-busy``.
        OSError: The cache cannot be written.
    """
    table = analyses_folder() / estonian.table_name(dictionary.sha256(), *tools.digests)
    with exclusive(table, _PATIENCE):
        if table.is_file():
            return table
        progress("read", 0, 0)
        forms = estonian.telling_forms(dictionary)
        lemmas = _lemmas(tools.lemmas)
        with closing(Vabamorf(tools.analyser)) as running:
            found = estonian.find_lemmas(
                running, forms, lemmas, lambda done, total: progress("analyse", done, total)
            )
        estonian.write_table(table, found)
        for other in table.parent.glob("ET-*.tsv"):
            if other != table:
                other.unlink(missing_ok=True)
    return table


_PRINT_LEMMAS = """
import sys
sys.path.insert(0, sys.argv[1])
sys.stdout.reconfigure(encoding="utf-8")
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory
print(*sorted(set(DefaultDictionaryFactory().get_dictionary("et").values())), sep="\\n")
"""


def _lemmas(wheel: Wheel | None) -> frozenset[str]:
    """The lower-case lemmas of the list; none where it is missing or is not what it was.

    The package is asked in a process of its own: its module may differ from one
    that is installed here.
    """
    if wheel is None:
        return frozenset()
    command = [sys.executable, "-I", "-c", _PRINT_LEMMAS, str(wheel.folder)]
    asked = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)  # noqa: S603
    return frozenset(word for word in asked.stdout.split("\n") if word.islower() and word.isalpha())
