"""A lexicon with a club's list laid over it, and what one lexicon has that another has not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from crossglot.errors import LexiconCode, LexiconError
from crossglot.kernel import Automaton, Contrast
from crossglot.lexicon.cache import CLUB, exclusive, lexicon_path
from crossglot.lexicon.club import Change, in_force, load_changes
from crossglot.lexicon.container import CHANGES
from crossglot.lexicon.faults import Fault
from crossglot.lexicon.install import describe
from crossglot.lexicon.keeping import put
from crossglot.lexicon.letters import Letters
from crossglot.lexicon.lexicon import Lexicon, open_lexicon

_PATIENCE = 600.0
_NOT_IN_NAMES = re.compile(r"[^\w-]+")


def amend_lexicon(base: Lexicon, path: Path) -> Lexicon:
    """Lays the club's list at ``path`` over ``base`` and installs what comes of it.

    The new lexicon is the tier ``TIER~NAME``, NAME being that of the file; ``base`` stays
    as it is. Equal lists over equal lexicons give equal content hashes.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-source-malformed`` (with line),
            ``lexicon-busy``, ``lexicon-unwritable``.
    """
    changes = tuple(in_force(load_changes(path), base.edition.id).values())
    graph = changed_graph(base, changes, path.name)
    club = _NOT_IN_NAMES.sub("-", path.stem.lower()).strip("-") or "club"
    tier = f"{base.header.tier.partition(CLUB)[0]}{CLUB}{club}"
    header = describe(base.edition, tier, base.header.source, base.header.rules, graph)
    header = msgspec.structs.replace(header, base=base.id)
    target = lexicon_path(base.edition.id, tier)
    with exclusive(target, _PATIENCE):
        put(target, header, graph, {CHANGES: msgspec.json.encode(changes)})
    return open_lexicon(target, base.edition)


def changed_graph(base: Lexicon, changes: Iterable[Change], file: str = "") -> bytes:
    """The packed words of ``base`` without those taken out and with those added.

    Raises:
        LexiconError: ``lexicon-source-malformed``: a word has letters the edition has not.
    """
    alphabet = base.edition.alphabet
    automaton, letters = Automaton(), Letters(alphabet)
    added: list[tuple[bytes, int]] = []
    removed: list[int] = []
    for change in changes:
        symbols = letters.encode(change.word)
        plain = change.word.replace("|", "")
        if not symbols or not alphabet.sizes(plain):
            raise LexiconError(
                LexiconCode.SOURCE_MALFORMED,
                file=file,
                reason=Fault.WORD,
                found=f"{change.action} {change.word}",
            )
        removed.append(letters.every_tiling(automaton, plain))
        if change.action == "+":
            added.append((symbols, Automaton.END))
    kept = automaton.difference(automaton.unpack(base.graph), automaton.union(removed))
    return automaton.pack(
        automaton.union([kept, letters.tilings(automaton, automaton.join(added))])
    )


@dataclass(frozen=True, slots=True)
class Difference:
    """What one lexicon has and another has not, up to the longest line of the board.

    Attributes:
        count: How many tilings; KÖZSÉG laid in two ways counts twice.
        words: The first of the words, in the order of the alphabet.
    """

    count: int
    words: tuple[str, ...]


def compare(left: Lexicon, right: Lexicon, limit: int = 100) -> Difference:
    """What ``left`` admits and ``right`` does not; words are counted, not listed.

    Raises:
        LexiconError: ``lexicon-mismatch``: they have other tiles.
    """
    if left.header.labels != right.header.labels:
        facts = {"edition": left.edition.id, "found": right.edition.id}
        raise LexiconError(LexiconCode.MISMATCH, **facts)
    contrast = Contrast(left.graph, right.graph, left.header.longest, limit=limit)
    spell = left.edition.alphabet.spell
    return Difference(contrast.count, tuple(dict.fromkeys(map(spell, contrast.words))))
