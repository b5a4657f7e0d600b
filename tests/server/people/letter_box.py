"""A mail server on this machine, which keeps every letter."""

import contextlib
import email
import email.policy
import queue
import re
import socket
from typing import Any

from aiosmtpd.controller import Controller


class LetterBox:
    """Takes letters over SMTP."""

    def __init__(self):
        self._letters: queue.Queue[tuple[list[str], Any]] = queue.Queue()

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - as aiosmtpd calls it
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self._letters.put((envelope.rcpt_tos, letter))
        return "250 kept"

    def next(self):
        """The next letter; waits for it."""
        recipients, letter = self._letters.get(timeout=60)
        assert recipients == [letter["to"]]
        return letter

    @property
    def is_empty(self):
        return self._letters.empty()


def token_in(letter, purpose):
    """What the link in a letter holds."""
    return re.search(
        rf"https://play\.example/account/{purpose}#(\S{{43}})\s", letter.get_content()
    )[1]


@contextlib.contextmanager
def open_box():
    """(letter box, the setting that leads there)."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    box = LetterBox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
