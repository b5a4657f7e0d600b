"""What an account is told of, and how: chosen by its owner, asked by everybody who tells."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from crossglot.languages import Language
from crossglot.server.store.schema.accounts import notice_choices


class Notice(StrEnum):
    """What somebody may be told of."""

    TURN = "turn"
    """It is their turn in a game by correspondence."""
    INVITATION = "invitation"
    """Somebody wants to play with them."""
    NUDGE = "nudge"
    """Somebody waits for their move, and says so."""
    TOURNAMENT = "tournament"
    """A round of an event that they play in is about to close."""


class NotificationChannel(StrEnum):
    """How somebody is told."""

    MAIL = "mail"
    PAGE = "page"


class NoticeChoices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an account is told of.

    Attributes:
        mail: By letter, to an address that was confirmed.
        page: On whatever page its owner looks at.
        language: Of the letters.
    """

    mail: frozenset[Notice] = frozenset({Notice.INVITATION, Notice.NUDGE, Notice.TOURNAMENT})
    page: frozenset[Notice] = frozenset({Notice.TURN, Notice.INVITATION, Notice.NUDGE})
    language: Language = "en"

    def told(self, way: NotificationChannel) -> frozenset[Notice]:
        """What is told in this way."""
        return self.mail if way is NotificationChannel.MAIL else self.page

    def without(self, notice: Notice) -> NoticeChoices:
        """The same, but no letters about ``notice``.

        >>> Notice.NUDGE in NoticeChoices().without(Notice.NUDGE).mail
        False
        """
        return msgspec.structs.replace(self, mail=self.mail - {notice})


_decode = msgspec.json.Decoder(NoticeChoices).decode


def choices_of(connection: Connection, account: str) -> NoticeChoices:
    """What ``account`` has chosen, or what is usual."""
    mine = select(notice_choices.c.choices).where(notice_choices.c.account == account)
    kept = connection.execute(mine).scalar_one_or_none()
    return NoticeChoices() if kept is None else _decode(kept)


def choose(connection: Connection, account: str, choices: NoticeChoices) -> None:
    """Keep what ``account`` has chosen."""
    body = msgspec.json.encode(choices, order="deterministic").decode()
    mine = notice_choices.c.account == account
    changed = connection.execute(update(notice_choices).where(mine).values(choices=body))
    if changed.rowcount == 0:
        connection.execute(insert(notice_choices).values(account=account, choices=body))


def write_in(connection: Connection, account: str, language: Language) -> None:
    """From now on letters to ``account`` are written in ``language``."""
    known = choices_of(connection, account)
    choose(connection, account, msgspec.structs.replace(known, language=language))


def wants(
    connection: Connection,
    account: str,
    notice: Notice,
    way: NotificationChannel = NotificationChannel.MAIL,
) -> bool:
    """Whether ``account`` is to be told of ``notice`` in this way."""
    return notice in choices_of(connection, account).told(way)


def forget_choices(connection: Connection, account: str) -> None:
    """Nothing is kept of what ``account`` has chosen."""
    connection.execute(delete(notice_choices).where(notice_choices.c.account == account))
