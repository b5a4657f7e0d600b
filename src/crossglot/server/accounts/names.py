"""Names of accounts: which there may be, and which look alike."""

from __future__ import annotations

import re
import unicodedata

from crossglot.errors import AccountCode, AccountError

LATIN = frozenset("abcdefghijklmnopqrstuvwxyzáéíóöőúüűčďěňřšťůýžäõ")
"""Letters of English, Hungarian, Czech and Estonian names."""

GREEK = frozenset("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ")

MARKS_AND_DIGITS = frozenset("._-0123456789")

SHAPE = re.compile(r"[^\W\d_](?:[._-]?[^\W_])+")
"""A letter, then letters and digits, with single marks between them."""

SHORTEST, LONGEST = 2, 20

TWINS = str.maketrans(
    {
        **dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True)),
        **dict(zip("01il", "olll", strict=True)),
        **dict.fromkeys("._-"),
    }
)
"""What looks the same in capitals or small letters: Greek Α and A, 0 and O, 1 and l."""

_FOR_THE_HOUSE = """
admin administrator arbiter anonymous api bot bots computer deleted everyone greedy guest help
human me moderator nobody null official owner postmaster root security server simulating staff
static support system undefined webmaster you
vendég törölt bíró rendszer host smazáno rozhodčí systém külaline kustutatud kohtunik süsteem
διαγραμμένος διαιτητής επισκέπτης σύστημα
"""
RESERVED = tuple(_FOR_THE_HOUSE.split())
"""Names that would speak for the house, or for what is no person."""

RESERVED_BEGINNINGS = ("crossglot", "admin", "moderator", "level-")


def key_of(name: str) -> str:
    """``name`` as it looks: names with the same key cannot both be given out.

    Case, accents and marks are dropped, letters that look alike become one. A
    dotless or dotted Turkish i is an i like any other; both small sigmas are one.

    >>> key_of("Kovács_1"), key_of("ΑΝΝΑ") == key_of("Anna"), key_of("Νίκος") == key_of("ΝΙΚΟΣ")
    ('kovacsl', True, True)
    """
    folded = unicodedata.normalize("NFKD", name.casefold().replace("ı", "i"))
    plain = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return plain.translate(TWINS)


def accepted(name: str) -> str:
    """``name`` in its composed form, if an account may be called so.

    Raises:
        AccountError: ``name-malformed`` or ``name-reserved``.
    """
    composed = unicodedata.normalize("NFC", name)
    letters = set(composed.lower()) - MARKS_AND_DIGITS
    shaped = SHORTEST <= len(composed) <= LONGEST and SHAPE.fullmatch(composed) is not None
    if not shaped or not (letters <= LATIN or letters <= GREEK):
        raise AccountError(AccountCode.NAME_MALFORMED, name=name[: 2 * LONGEST])
    key = key_of(composed)
    if key in _RESERVED_KEYS or key.startswith(_RESERVED_STARTS):
        raise AccountError(AccountCode.NAME_RESERVED, name=composed)
    return composed


_RESERVED_KEYS = frozenset(map(key_of, RESERVED))
_RESERVED_STARTS = tuple(map(key_of, RESERVED_BEGINNINGS))
