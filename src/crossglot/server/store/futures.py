"""Answers to those who wait for the database; who has stopped waiting is left alone."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


def answer(done: asyncio.Future[T], result: T) -> None:
    """Hand ``result`` to the one who waits, if they still do."""
    if not done.done():
        done.set_result(result)


def fail(done: asyncio.Future[T], error: BaseException) -> None:
    """Raise ``error`` where somebody still waits."""
    if not done.done():
        done.set_exception(error)
