"""A club's own list: words that it adds to a lexicon or takes out, each with its reason.

A plain text file; ``docs/formats/club-list.md`` has the format.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Literal

import msgspec

from crossglot.editions import edition_ids
from crossglot.lexicon.dictionary import numbered_lines, open_list
from crossglot.lexicon.faults import Fault, FaultError

LONGEST_LINE = 1024
"""Bytes of a line."""

_GAP = re.compile(r"\t+| {2,}")


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a club's list.

    Attributes:
        action: ``+`` the word is admissible, ``-`` it is not.
        word: As written; ``|`` stands between two letters that are no digraph.
        reason: Why.
        date: When it was decided (ISO 8601).
        editions: For which editions; empty means all.
    """

    action: Literal["+", "-"]
    word: str
    reason: str
    date: str
    editions: tuple[str, ...] = ()


def load_changes(path: Path) -> Iterator[Change]:
    """The lines of the list at ``path``, in their order.

    Raises:
        LexiconError: ``lexicon-source-missing``, or ``lexicon-source-malformed``
            with file, line and reason.
    """
    with open_list(path) as file:
        for number, line in numbered_lines(file, path.name, LONGEST_LINE):
            try:
                text = _decoded(line).strip()
                if text and not text.startswith("#"):
                    yield parse_change(text)
            except FaultError as fault:
                raise fault.at(path.name, number) from fault


def parse_change(line: str) -> Change:
    """One line: sign and word, reason, date, editions, parted by tabs or two spaces.

    >>> parse_change("+ googol  in every encyclopedia  2026-11-21  HU-M HU-W").editions
    ('HU-M', 'HU-W')

    Raises:
        FaultError: No sign, no word, no reason, no such date, no such edition.
    """
    fields = _GAP.split(line)
    sign, _, word = fields[0].partition(" ")
    match sign:
        case "+" | "-" as action:
            pass
        case _:
            raise FaultError(Fault.NOT_A_CHANGE, line[:40])
    if not word or " " in word:
        raise FaultError(Fault.WORD, fields[0])
    if len(fields) < 3:
        raise FaultError(Fault.FIELDS, line[:40])
    try:
        decided = date.fromisoformat(fields[2]).isoformat()
    except ValueError as error:
        raise FaultError(Fault.DATE, fields[2]) from error
    editions = tuple(" ".join(fields[3:]).replace(",", " ").split())
    for edition in editions:
        if edition not in edition_ids():
            raise FaultError(Fault.EDITION, edition)
    return Change(action=action, word=word, reason=fields[1], date=decided, editions=editions)


def in_force(changes: Iterable[Change], edition: str) -> dict[str, Change]:
    """What holds for an edition, by word in capital letters; the last line about a word decides."""
    return {
        change.word.replace("|", "").upper(): change
        for change in changes
        if not change.editions or edition in change.editions
    }


def _decoded(line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FaultError(Fault.NOT_IN_ENCODING, repr(line[:40])[2:-1]) from error
