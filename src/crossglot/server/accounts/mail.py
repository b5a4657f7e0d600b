"""Mail: letters are printed at the terminal, or handed to a mail server."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Protocol
from urllib.parse import unquote, urlsplit

import aiosmtplib

from crossglot.errors import AccountCode, AccountError

CONSOLE = "console"
PORTS = {"smtp": 587, "smtps": 465}
PATIENCE = 30
"""Seconds that a mail server gets to answer."""


@dataclass(frozen=True, slots=True)
class Email:
    """One letter: to whom, about what, and its plain text.

    Attributes:
        stop: The address at which one click ends letters of this kind (RFC 8058); None for
            those that somebody has asked for.
    """

    to: str
    subject: str
    text: str
    stop: str | None = None


class Mail(Protocol):
    """Sends letters."""

    async def send(self, letter: Email) -> None:
        """Send ``letter``.

        Raises:
            Exception: It could not be handed over.
        """


class ConsoleMail:
    """Prints letters: for one's own machine, and for trying things out.

    What is printed to a file or a journal stays there, also when the person has their account
    erased: only the subject and the links are, neither name nor address.
    """

    async def send(self, letter: Email) -> None:
        """Print ``letter``, whole at a terminal."""
        if sys.stdout.isatty():
            text = f"--- To: {letter.to}\n--- {letter.subject}\n{letter.text}\n---"
        else:
            links = [word for word in letter.text.split() if "://" in word]
            text = "\n".join((f"--- {letter.subject}", *links, "---"))
        print(text, flush=True)  # noqa: T201 - that is what it does


@dataclass(frozen=True, slots=True)
class SmtpMail:
    """Hands letters to a mail server.

    Attributes:
        host: The mail server.
        port: Its port.
        sender: From whom letters are.
        user: For signing in there; None for servers that ask nobody.
        password: The same.
        tls: Speak TLS from the first byte; otherwise it is begun where the server offers it.
    """

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    tls: bool = False

    async def send(self, letter: Email) -> None:
        """Hand ``letter`` over; see :class:`Mail`."""
        message = EmailMessage()
        message["From"], message["To"] = self.sender, letter.to
        message["Subject"] = letter.subject
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        await aiosmtplib.send(
            message,
            hostname=self.host,
            port=self.port,
            username=self.user,
            password=self.password,
            use_tls=self.tls,
            timeout=PATIENCE,
        )


def open_mail(setting: str, sender: str) -> Mail:
    """The way of sending that a setting names.

    Args:
        setting: ``console``, ``smtp://user:password@host:port`` (TLS begun
            where offered) or ``smtps://...`` (TLS from the first byte).
        sender: From whom letters are.

    Raises:
        AccountError: ``mail-setting``.
    """
    if setting == CONSOLE:
        return ConsoleMail()
    try:
        parts = urlsplit(setting)
        port = parts.port
    except ValueError:
        raise AccountError(AccountCode.MAIL_SETTING, mail=setting) from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise AccountError(AccountCode.MAIL_SETTING, mail=parts.scheme or setting)
    return SmtpMail(
        parts.hostname,
        port or PORTS[parts.scheme],
        sender,
        unquote(parts.username) if parts.username else None,
        unquote(parts.password) if parts.password else None,
        tls=parts.scheme == "smtps",
    )
