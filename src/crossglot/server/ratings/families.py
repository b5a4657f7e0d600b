"""What a rating is for, beside its speed: a language."""

from __future__ import annotations

from crossglot.editions import load_edition


def family_of(edition_id: str) -> str:
    """The family of an edition: its language. Editions of one language are rated together.

    >>> family_of("HU-M") == family_of("HU-W") == "hu"
    True
    """
    return load_edition(edition_id).language
