"""What people write for others to read: names, lines of a chat, appeals."""

from __future__ import annotations

import unicodedata

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co"})
"""Categories of signs that are not seen: some turn the text around them, or end its line."""


def plain_line(text: str, most: int | None = None) -> str:
    r"""``text`` as it is kept: composed, one line, no signs that are not seen.

    Args:
        text: As it was written.
        most: Characters; what is longer is cut. None is any number.

    >>> plain_line("  well\n\u202eplayed\x07 "), plain_line("Mari-Liis", 4)
    ('well played', 'Mari')
    """
    seen = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text)
        if sign.isspace() or unicodedata.category(sign) not in UNSEEN
    )
    return " ".join(seen.split())[:most].rstrip()
