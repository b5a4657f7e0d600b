"""What the preview of a link to a game shows: names, the edition, the clock; no sentence."""

from __future__ import annotations

from html import escape

from crossglot.editions import Clock, load_edition
from crossglot.rules.clock import MINUTE
from crossglot.server.lobby.messages import place_of
from crossglot.server.lobby.records import GONE, Record
from crossglot.server.lobby.speed import DAY

HEAD_ENDS = "</head>"


def with_preview(page: str, record: Record) -> str:
    """``page`` with what messengers and other sites show of a link to the game."""
    return page.replace(HEAD_ENDS, f"{preview_tags(record)}{HEAD_ENDS}", 1)


def preview_tags(record: Record) -> str:
    """The tags of the Open Graph protocol (ogp.me); none for a game that never started."""
    if record.state in GONE:
        return ""
    edition = load_edition(record.edition)
    names = " – ".join(place_of(seat).name or "?" for seat in record.seats)
    tags = {
        "og:site_name": "Crossglot",
        "og:type": "website",
        "og:title": names,
        "og:description": " · ".join([edition.name, clock_text(record.agreement.house.clock)]),
    }
    return "".join(
        f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()
    )


def clock_text(clock: Clock) -> str:
    """A clock as players of every language write it.

    >>> clock_text(Clock(main=900_000, increment=5_000)), clock_text(Clock(correspondence=3 * DAY))
    ('15+5', '3 d')
    >>> clock_text(Clock(per_move=120_000)), clock_text(Clock(main=90_000)), clock_text(Clock())
    ('2/1', '1.5+0', '∞')
    """
    if clock.correspondence:
        return f"{clock.correspondence / DAY:g} d"
    if clock.main:
        return f"{clock.main / MINUTE:g}+{clock.increment / 1000:g}"
    return f"{clock.per_move / MINUTE:g}/1" if clock.per_move else "∞"
