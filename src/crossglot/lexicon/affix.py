"""The hunspell affix grammar, read from bytes.

A file of rules says which letters a suffix or prefix takes off a word, which it
puts on, and when. Real files mix encodings (the Hungarian one calls itself
UTF-8 and has raw 8-bit flags), so everything is read as bytes and only what is
text is decoded.

This module reads; what a rule means for an edition is decided in
:mod:`crossglot.lexicon.selection`, and words are made of rules in
:mod:`crossglot.lexicon.composition`.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.faults import Fault, FaultError

MOST_BYTES = 1 << 26
"""The largest affix file that is read: 64 MiB, ten times the largest one known."""

Flags = frozenset[bytes]
NO_FLAGS: Flags = frozenset()
_T = TypeVar("_T")


class FlagType(StrEnum):
    """How flags are written: one byte, two bytes, a decimal number, or one UTF-8 character."""

    BYTE = "byte"
    LONG = "long"
    NUMBER = "num"
    UTF8 = "UTF-8"


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to extend a word at one end.

    Attributes:
        strip: Letters taken off first.
        append: Letters put on.
        condition: What the word must look like at that end, before the strip;
            hunspell's small pattern language (``.``, ``[abc]``, ``[^abc]``).
        flags: Continuation flags of the result.
        tags: Morphological fields, such as ``is:PLUR``.
        crosses: Whether prefixes and suffixes of this class go together.
    """

    strip: str
    append: str
    condition: str = "."
    flags: Flags = NO_FLAGS
    tags: tuple[str, ...] = ()
    crosses: bool = True


@dataclass(slots=True)
class AffixFile:
    """Everything of an affix file that decides which words there are.

    Attributes:
        encoding: Of the texts; flags are bytes in any case.
        flag_type: How flags are written.
        flag_aliases: ``AF`` vectors; an alias is its place from 1.
        tag_aliases: ``AM`` lists; likewise.
        suffixes: Rules by flag.
        prefixes: Rules by flag.
        options: Single flags by the name of their option (``NEEDAFFIX``, ...).
        ignored: Characters that are dropped from every text.
        full_strip: Whether a rule may take the whole word off.
        output: ``OCONV``: characters inside the dictionary, and what people write for them.
    """

    encoding: str = "iso8859-1"
    flag_type: FlagType = FlagType.BYTE
    flag_aliases: list[Flags] = field(default_factory=list)
    tag_aliases: list[tuple[str, ...]] = field(default_factory=list)
    suffixes: dict[bytes, list[Rule]] = field(default_factory=dict)
    prefixes: dict[bytes, list[Rule]] = field(default_factory=dict)
    options: dict[str, bytes] = field(default_factory=dict)
    ignored: str = ""
    full_strip: bool = False
    output: dict[str, str] = field(default_factory=dict)

    def parse_flags(self, written: bytes) -> Flags:
        """The flags behind a slash, or the vector they are an alias of.

        Raises:
            FaultError: Not flags of this file's type, or an alias it has not.
        """
        if self.flag_aliases:
            return _alias(self.flag_aliases, written)
        return split_flags(written, self.flag_type)

    def parse_tags(self, written: bytes) -> tuple[str, ...]:
        """Morphological fields, or the list they are an alias of.

        Raises:
            FaultError: An alias that the file has not.
        """
        if self.tag_aliases and written.strip().isdigit():
            return _alias(self.tag_aliases, written)
        return tuple(self.decode_loosely(written).split())

    def parse_text(self, written: bytes) -> str:
        """A text of the file without ignored characters.

        Raises:
            FaultError: Bytes that the encoding has not.
        """
        text = self.decode(written)
        return text.translate(dict.fromkeys(map(ord, self.ignored))) if self.ignored else text

    def decode(self, written: bytes) -> str:
        """A text of the file as it stands; Hungarian ignores ``]``, which conditions need.

        Raises:
            FaultError: Bytes that the encoding has not.
        """
        try:
            return written.decode(self.encoding)
        except UnicodeDecodeError as error:
            raise FaultError(Fault.NOT_IN_ENCODING, repr(error.object)[2:-1]) from error

    def decode_loosely(self, written: bytes) -> str:
        """A text that only people read; bad bytes become question marks."""
        return written.decode(self.encoding, errors="replace")

    def option(self, *names: str) -> bytes | None:
        """The flag of the first option of ``names`` that the file sets."""
        return next((self.options[name] for name in names if name in self.options), None)


def _alias(aliases: list[_T], written: bytes) -> _T:
    if not (written.isdigit() and len(written) < 10 and 1 <= int(written) <= len(aliases)):
        raise FaultError(Fault.ALIAS, _shown(written))
    return aliases[int(written) - 1]


def _shown(written: bytes) -> str:
    return written[:40].decode("latin-1")


_NUMBER = re.compile(rb"\s*(\d{1,9})")


def _number_flag(written: bytes) -> bytes:
    """A number as hunspell reads it: what follows the digits does not count (``17X``)."""
    number = _NUMBER.match(written)
    if number is None:
        raise FaultError(Fault.FLAG, _shown(written))
    return b"%d" % int(number[1])


def split_flags(written: bytes, flag_type: FlagType) -> Flags:
    """One flag per byte, pair, number or character.

    >>> sorted(split_flags(b"AaBb", FlagType.LONG))
    [b'Aa', b'Bb']

    Raises:
        FaultError: Half a pair, something that is no number, broken UTF-8.
    """
    match flag_type:
        case FlagType.BYTE:
            return frozenset(written[at : at + 1] for at in range(len(written)))
        case FlagType.LONG:
            if len(written) % 2:
                raise FaultError(Fault.FLAG, _shown(written))
            return frozenset(written[at : at + 2] for at in range(0, len(written), 2))
        case FlagType.NUMBER:
            return frozenset(map(_number_flag, written.split(b",")))
        case FlagType.UTF8:
            return frozenset(char.encode() for char in _utf8(written))


def _utf8(written: bytes) -> str:
    try:
        return written.decode()
    except UnicodeDecodeError as error:
        raise FaultError(Fault.FLAG, _shown(written)) from error


def first_flag(written: bytes, flag_type: FlagType) -> bytes:
    """The flag a class or an option is named by: hunspell reads no further than the first.

    Czech names classes ``í`` and ``é`` although its flags are bytes: both are
    the byte that they begin with.

    Raises:
        FaultError: Something that is no number, or broken UTF-8.
    """
    match flag_type:
        case FlagType.BYTE:
            return written[:1]
        case FlagType.LONG:
            return written[:2]
        case FlagType.NUMBER:
            return _number_flag(written)
        case FlagType.UTF8:
            return _utf8(written)[:1].encode()


_OPTIONS = frozenset(
    (
        "NEEDAFFIX",
        "ONLYROOT",
        "PSEUDOROOT",
        "FORBIDDENWORD",
        "ONLYINCOMPOUND",
        "KEEPCASE",
        "NOSUGGEST",
        "SUBSTANDARD",
        "CIRCUMFIX",
    )
)
_OLD_NAMES = {"PSEUDOROOT": "NEEDAFFIX", "ONLYROOT": "NEEDAFFIX"}
_SLASH = re.compile(rb"(?<!\\)/")


def load_affixes(path: Path) -> AffixFile:
    """Reads an affix file.

    Raises:
        LexiconError: ``lexicon-source-missing``, or ``lexicon-source-malformed``
            with the line where reading stopped.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise LexiconError(
            LexiconCode.SOURCE_MISSING, tried=[f"{path}: {error.strerror}"]
        ) from error
    if len(content) > MOST_BYTES:
        facts = {"file": path.name, "reason": Fault.TOO_LARGE, "limit": MOST_BYTES}
        raise LexiconError(LexiconCode.SOURCE_MALFORMED, **facts)
    return parse_affixes(content, name=path.name)


def parse_affixes(content: bytes, *, name: str = "") -> AffixFile:
    """Reads the bytes of an affix file; ``name`` is for errors.

    Raises:
        LexiconError: ``lexicon-source-malformed`` with file, line and reason.
    """
    affixes = AffixFile()
    classes: Classes = {}
    for number, fields in _lines(content):
        try:
            _read_line(affixes, fields, classes)
        except FaultError as fault:
            raise fault.at(name, number) from fault
        except IndexError as error:
            raise FaultError(Fault.FIELDS, _shown(fields[0])).at(name, number) from error
    return affixes


def _lines(content: bytes) -> Iterator[tuple[int, list[bytes]]]:
    for number, line in enumerate(content.removeprefix(codecs.BOM_UTF8).split(b"\n"), start=1):
        fields = line.split()
        if fields and not fields[0].startswith(b"#"):
            yield number, fields


def _read_line(affixes: AffixFile, fields: list[bytes], classes: Classes) -> None:
    keyword = fields[0]
    if keyword in (b"SFX", b"PFX"):
        _read_rule(affixes, fields, classes)
    elif keyword == b"AF":
        _read_flag_alias(affixes, fields)
    elif keyword == b"AM":
        _read_tag_alias(affixes, fields)
    elif keyword == b"SET":
        affixes.encoding = _text_encoding(fields[1])
    elif keyword == b"FLAG":
        affixes.flag_type = _flag_type(fields[1])
    elif keyword == b"IGNORE":
        affixes.ignored = affixes.parse_text(fields[1])
    elif keyword == b"OCONV" and len(fields) > 2:
        affixes.output[affixes.decode_loosely(fields[1])] = affixes.decode_loosely(fields[2])
    else:
        _read_option(affixes, fields)


def _read_option(affixes: AffixFile, fields: list[bytes]) -> None:
    """An option that is a single flag, or stands alone; what is for suggestions is passed over."""
    option = fields[0].decode("ascii", errors="replace")
    if option == "FULLSTRIP":
        affixes.full_strip = True
    elif option == "COMPLEXPREFIXES":
        raise FaultError(Fault.COMPLEX_PREFIXES)
    elif option in _OPTIONS:
        flag = first_flag(fields[1], affixes.flag_type)
        affixes.options.setdefault(_OLD_NAMES.get(option, option), flag)


Classes = dict[tuple[bytes, bytes], tuple[bool, int]]
"""(kind, flag) -> whether the class crosses, rules still announced."""

_ENCODINGS = {b"microsoft-cp1251": "cp1251", b"TIS620-2533": "tis_620"}


def _text_encoding(written: bytes) -> str:
    """The encoding that a ``SET`` line names; a fault where it is none for single bytes."""
    try:
        name = codecs.lookup(_ENCODINGS.get(written, written.decode("ascii"))).name
        b"a".decode(name)
    except (LookupError, ValueError) as error:
        raise FaultError(Fault.ENCODING, _shown(written)) from error
    return name


def _flag_type(written: bytes) -> FlagType:
    """The type of flags that a ``FLAG`` line names."""
    try:
        return FlagType("UTF-8" if written == b"UTF-8" else _shown(written).lower())
    except ValueError as error:
        raise FaultError(Fault.FLAG_TYPE, _shown(written)) from error


def _read_flag_alias(affixes: AffixFile, fields: list[bytes]) -> None:
    """The first ``AF`` line is a count, which a comment may follow; every later one is a vector."""
    if not affixes.flag_aliases and "AF" not in affixes.options:
        affixes.options["AF"] = fields[1]
        return
    affixes.flag_aliases.append(split_flags(fields[1], affixes.flag_type))


def _read_tag_alias(affixes: AffixFile, fields: list[bytes]) -> None:
    if not affixes.tag_aliases and "AM" not in affixes.options:
        affixes.options["AM"] = fields[1]
        return
    affixes.tag_aliases.append(tuple(affixes.decode_loosely(field) for field in fields[1:]))


def _read_rule(affixes: AffixFile, fields: list[bytes], classes: Classes) -> None:
    """A header (kind, flag, crosses, count) announces a class; each later line is a rule of it."""
    kind, flag = fields[0], first_flag(fields[1], affixes.flag_type)
    rules = (affixes.suffixes if kind == b"SFX" else affixes.prefixes).setdefault(flag, [])
    crosses, left = classes.get((kind, flag), (False, 0))
    if left <= 0 and fields[2] in (b"Y", b"N") and fields[3].isdigit():
        classes[kind, flag] = fields[2] == b"Y", int(fields[3])
        return
    if (kind, flag) not in classes:
        raise FaultError(Fault.CLASS, _shown(fields[1]))
    classes[kind, flag] = crosses, left - 1
    append, *continuation = _SLASH.split(fields[3], maxsplit=1)
    condition = affixes.decode(fields[4]) if len(fields) > 4 else "."
    parse_condition(condition)
    rule = Rule(
        strip=_letters(affixes, fields[2]),
        append=_letters(affixes, append),
        condition=condition,
        flags=affixes.parse_flags(continuation[0]) if continuation else NO_FLAGS,
        tags=affixes.parse_tags(b" ".join(fields[5:])),
        crosses=crosses,
    )
    rules.append(rule)


def _letters(affixes: AffixFile, written: bytes) -> str:
    return "" if written == b"0" else affixes.parse_text(written.replace(b"\\/", b"/"))


_ELEMENT = re.compile(r"\[\^?[^\]]+\]|[^\[\]]")


def parse_condition(condition: str) -> tuple[str, ...]:
    """The pattern of each letter of ``condition``.

    >>> parse_condition("[^aei]gy.")
    ('[^aei]', 'g', 'y', '.')

    Raises:
        FaultError: A bracket that does not close.
    """
    elements = tuple(_ELEMENT.findall(condition))
    if "".join(elements) != condition:
        raise FaultError(Fault.CONDITION, condition)
    return () if elements == (".",) else elements
