"""The post: letters to people, written in their language, sent while nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import structlog

from crossglot.languages import Language
from crossglot.rulebook.sentences import sentence_of
from crossglot.server.accounts.email_links import LASTS, Purpose
from crossglot.server.accounts.mail import Email, Mail

log = structlog.get_logger("crossglot.post")


HOUR = 3600


class MailQueue:
    """Sends letters behind the back of the one who asked for them.

    So an answer neither waits for a mail server nor tells, by the time it
    takes, whether a letter was sent at all.
    """

    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._at_work: set[asyncio.Task[None]] = set()

    def later(self, work: Awaitable[None]) -> None:
        """Do ``work`` without anybody waiting for it; a failure is logged."""
        task = asyncio.create_task(guarded(work))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def send(self, letter: Email) -> None:
        """Send ``letter`` now."""
        await self._mail.send(letter)

    async def stop(self) -> None:
        """Finish what is being sent."""
        while self._at_work:
            await asyncio.gather(*self._at_work)


def link_letter(purpose: Purpose, language: Language, to: str, name: str, link: str) -> Email:
    """The letter that carries a link."""
    return Email(
        to,
        sentence_of("letters", language, f"{purpose}-subject"),
        sentence_of(
            "letters",
            language,
            f"{purpose}-text",
            name=name,
            link=link,
            hours=LASTS[purpose] // HOUR,
        ),
    )


def notice(language: Language, to: str, name: str) -> Email:
    """The letter that tells of a new password."""
    subject = sentence_of("letters", language, "changed-subject")
    return Email(to, subject, sentence_of("letters", language, "changed-text", name=name))


async def guarded(work: Awaitable[None]) -> None:
    """Do ``work``; a failure is logged, and holds up nothing else."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - mail servers fail as they like
        # Only its kind: what the mail server says holds the address.
        log.error("letter not sent", error=type(error).__name__)  # noqa: TRY400
