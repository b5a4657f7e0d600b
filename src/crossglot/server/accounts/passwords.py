"""Passwords: argon2id, in two threads, so that a flood of logins leaves the loop alone."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from crossglot.errors import AccountCode, AccountError

T = TypeVar("T")

LEAST, MOST = 8, 200
"""Characters of a password."""

THREADS = 2

_GUESSED = """
password passw0rd password1 12345678 123456789 1234567890 87654321 11223344 abcdefgh abcd1234
qwertyui qwertyuiop qwertzui qwertzuiop asdfghjk 1q2w3e4r 1qaz2wsx letmein1 iloveyou crossglot
jelszo12 jelszó12 heslo123 parool12 κωδικός1 κωδικος1
"""
GUESSED_FIRST = frozenset(_GUESSED.split())
"""Refused at once: what everybody tries first."""


class Passwords:
    """Hashes and verifies, by the OWASP profile: 19 MiB, two passes, one lane."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="crossglot-passwords")
        self._nobodys = self._hasher.hash("what nobody has")

    async def hash(self, password: str, name: str = "") -> str:
        """The hash to keep of a new password.

        Raises:
            AccountError: ``password-weak``: too short, too long, or guessed at once.
        """
        composed = _composed(password)
        guessed = composed.casefold() in {*GUESSED_FIRST, name.casefold()}
        if not LEAST <= len(composed) <= MOST or guessed or len(set(composed)) < 3:
            raise AccountError(AccountCode.TOO_WEAK, least=LEAST, most=MOST)
        return await self._run(lambda: self._hasher.hash(composed))

    async def verify(self, password: str, kept: str | None) -> bool:
        """Whether ``password`` is the one of the hash ``kept``.

        Without a hash the answer is no, after the same work: how long it takes
        does not tell whether there is such an account.
        """
        composed = _composed(password)[: MOST + 1]
        return await self._run(lambda: self._verify(composed, kept or self._nobodys)) and bool(kept)

    def is_outdated(self, kept: str) -> bool:
        """Whether the hash was made at another cost, and should be made again."""
        return self._hasher.check_needs_rehash(kept)

    async def renew(self, password: str) -> str:
        """The hash of a password that was right, at today's cost."""
        return await self._run(lambda: self._hasher.hash(_composed(password)))

    def stop(self) -> None:
        """Let the threads go; blocks until they are done."""
        self._threads.shutdown()

    def _verify(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _composed(password: str) -> str:
    """The same characters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
