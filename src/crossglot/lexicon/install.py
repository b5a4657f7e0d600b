"""Installing lexicons: find the source, build, keep in the user's cache."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from crossglot import __version__
from crossglot.editions import Edition, load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.kernel import Automaton, Graph
from crossglot.lexicon.build import Ingredients, Progress, build_graph, silent
from crossglot.lexicon.cache import SUFFIX, cache_folder, exclusive, lexicon_path
from crossglot.lexicon.container import FORMAT, Header, SourceNote, read_header, write_container
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.recipe import load_recipe, recipe_hash
from crossglot.lexicon.sources import fetch_dictionary, find_dictionary

WORDS = "words"
"""The tier of a lexicon that was compiled from a plain list."""

_PATIENCE = 600.0
_LONGEST_LINE = 256


def install_lexicon(
    edition_id: str,
    tier: str | None = None,
    source: Path | None = None,
    progress: Progress = silent,
) -> Path:
    """Builds the lexicon of an edition unless the installed one is as new as its source and recipe.

    Args:
        edition_id: An edition, or a language.
        tier: A tier of the recipe; its default when None.
        source: The .aff file of a dictionary to use instead of the named one.
        progress: Told of every stage.

    Returns:
        Where it lies.

    Raises:
        LexiconError: ``lexicon-recipe-missing``, ``lexicon-tier-unknown``,
            ``lexicon-source-missing``, ``lexicon-source-malformed``, ``lexicon-busy``.
        EditionError: ``edition-unknown``.
        OSError: The cache cannot be written; an older lexicon stays as it was.
    """
    edition = load_edition(edition_id)
    recipe = load_recipe(edition.id)
    tier = recipe.tier(tier)
    path = lexicon_path(edition.id, tier)
    with exclusive(path, _PATIENCE):
        dictionary = find_dictionary(recipe.source, source)
        if dictionary is None:
            if source is None and _is_current(path, edition, None):
                return path
            progress("fetch", 0, 0)
            dictionary = fetch_dictionary(recipe.source)
        note = SourceNote(
            name=f"{recipe.source.name} ({dictionary.origin})",
            version=dictionary.version,
            sha256=dictionary.sha256(),
            licence=recipe.source.licence,
        )
        if _is_current(path, edition, note):
            return path
        graph = build_graph(Ingredients(edition, recipe, tier, dictionary), progress)
        progress("write", 0, 0)
        write_container(path, describe(edition, tier, note, recipe_hash(edition), graph), graph)
    progress("done", 1, 1)
    return path


def _is_current(path: Path, edition: Edition, note: SourceNote | None) -> bool:
    """Whether the file at ``path`` is what a new build would give (the source unless None)."""
    try:
        header = read_header(path)
    except LexiconError:
        return False
    made_so = (header.builder, header.rules, header.labels) == (
        __version__,
        recipe_hash(edition),
        edition.alphabet.labels[1:],
    )
    return made_so and (note is None or header.source == note)


def describe(edition: Edition, tier: str, source: SourceNote, rules: str, graph: bytes) -> Header:
    """The header of a lexicon with ``graph``."""
    longest = max(edition.layout.rows, edition.layout.columns)
    labels = edition.alphabet.labels[1:]
    return Header(
        format=FORMAT,
        edition=edition.id,
        tier=tier,
        labels=labels,
        source=source,
        builder=__version__,
        rules=rules,
        words=Graph(graph).count(longest),
        longest=longest,
        edges=len(graph) // 4,
        content=hashlib.sha256("\0".join(labels).encode() + b"\0" + graph).hexdigest(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        sections={},
    )


@dataclass(frozen=True, slots=True)
class Compiled:
    """The outcome of :func:`compile_words`.

    Attributes:
        path: Where the lexicon lies.
        words: Words taken.
        refused: Lines left out: letters the edition has not, or one tile only.
    """

    path: Path
    words: int
    refused: tuple[str, ...]


def compile_words(path: Path, edition_id: str, progress: Progress = silent) -> Compiled:
    """Makes a lexicon of a plain list: UTF-8, one word a line, ``#`` begins a remark.

    A ``|`` stands between two letters that are no digraph: ``köz|ség``.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-source-malformed``
            (not UTF-8, an endless line, or no word at all), ``lexicon-busy``.
        EditionError: ``edition-unknown``.
    """
    edition = load_edition(edition_id)
    letters = Letters(edition.alphabet)
    automaton = Automaton()
    refused: list[str] = []
    spelled: list[tuple[bytes, int]] = []
    for word in _words_of(path, progress):
        symbols = letters.encode(word)
        if symbols is None or len(word.replace(MARK, "")) < 2:
            refused.append(word)
        else:
            spelled.append((symbols, Automaton.END))
    if not spelled:
        raise LexiconError(LexiconCode.SOURCE_MALFORMED, path=str(path), reason="no-words")
    progress("compose", 0, 0)
    graph = automaton.pack(letters.tilings(automaton, automaton.join(spelled)))
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    note = SourceNote(name=path.name, version="", sha256=digest, licence="")
    target = lexicon_path(edition.id, WORDS)
    with exclusive(target, _PATIENCE):
        write_container(target, describe(edition, WORDS, note, "", graph), graph)
    progress("done", 1, 1)
    return Compiled(target, len(spelled), tuple(refused))


def _words_of(path: Path, progress: Progress) -> Iterator[str]:
    try:
        with path.open(encoding="utf-8-sig") as file:
            for number in itertools.count(1):
                line = file.readline(_LONGEST_LINE)
                if not line:
                    return
                if len(line) == _LONGEST_LINE:
                    facts = {"path": str(path), "line": number, "reason": "line-too-long"}
                    raise LexiconError(LexiconCode.SOURCE_MALFORMED, **facts)
                if number % 65536 == 0:
                    progress("read", number, 0)
                if word := line.partition("#")[0].strip():
                    yield word
    except OSError as error:
        raise LexiconError(
            LexiconCode.SOURCE_MISSING, tried=[f"{path}: {error.strerror}"]
        ) from error
    except UnicodeDecodeError as error:
        raise LexiconError(
            LexiconCode.SOURCE_MALFORMED, path=str(path), reason="not-utf-8"
        ) from error


def installed() -> list[Header]:
    """The headers of the lexicons in the cache, by edition and tier, without unreadable files."""
    found = []
    folder = cache_folder() / "lexicons"
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []:
        try:
            found.append(read_header(path))
        except LexiconError:
            continue
    return found
