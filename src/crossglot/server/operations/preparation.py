"""Lexicons compiled while the server runs: one at a time, each in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence

import msgspec
import structlog
from msgspec import Struct

from crossglot.errors import LexiconCode, LexiconError, ServerCode
from crossglot.lexicon.recipe import recipe_editions
from crossglot.server.operations.prepare_lexicon import STEPS, Line

log = structlog.get_logger("crossglot.preparation")

BUDGET = 1800.0
"""Seconds that one lexicon may take."""

REMEMBERED = 10_000
"""People whose wishes are counted; later ones are not."""

Command = Callable[[str], Sequence[str]]
"""The program that compiles the lexicon of an edition."""

_line = msgspec.json.Decoder(Line).decode


class Underway(Struct, frozen=True):
    """A lexicon that is being compiled.

    Attributes:
        edition: The edition's id.
        step: Number of the step, from 1.
        steps: How many there are; one that is not needed is passed over.
        share: Of the step, from 0 to 1.
    """

    edition: str
    step: int
    steps: int
    share: float


class Preparing(Struct, frozen=True):
    """Which lexicons can be had, are being compiled, and are asked for.

    Attributes:
        operator: Whether the reader may have them compiled.
        editions: Those whose lexicon can be compiled from the page.
        underway: The one that is being compiled.
        waiting: Those that come after it.
        failed: Edition -> error code, where the last attempt went wrong.
        wishes: Edition -> how many have asked for it; empty for all but the operator.
    """

    operator: bool
    editions: tuple[str, ...]
    underway: Underway | None
    waiting: tuple[str, ...]
    failed: Mapping[str, str]
    wishes: Mapping[str, int]


def compiler(edition_id: str) -> Sequence[str]:
    """The program that compiles a lexicon here."""
    return (sys.executable, "-m", "crossglot.server.operations.prepare_lexicon", edition_id)


class Preparation:
    """The lexicons that are being compiled, and those that are asked for, at this node.

    Args:
        command: The program that compiles.
        budget: Seconds that it may take.
    """

    def __init__(self, command: Command = compiler, budget: float = BUDGET) -> None:
        self._command = command
        self._budget = budget
        self._editions = recipe_editions()
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._underway: Underway | None = None
        self._failed: dict[str, str] = {}
        self._known: set[tuple[str, str]] = set()
        self._wishes: Counter[str] = Counter()

    def seen(self, *, operator: bool) -> Preparing:
        """How things stand, in the eyes of an operator or of anybody else."""
        return Preparing(
            operator=operator,
            editions=self._editions,
            underway=self._underway,
            waiting=tuple(self._waiting),
            failed=dict(self._failed),
            wishes=dict(self._wishes) if operator else {},
        )

    def order(self, edition_id: str) -> None:
        """Compile the lexicon of an edition when those before it are done.

        Raises:
            LexiconError: ``lexicon-recipe-missing``.
        """
        self._check(edition_id)
        underway = self._underway is not None and self._underway.edition == edition_id
        if not underway and edition_id not in self._waiting:
            self._failed.pop(edition_id, None)
            self._waiting.append(edition_id)
            self._wake.set()

    def wish(self, edition_id: str, network: str) -> None:
        """Somebody asks for the lexicon of an edition; of one network it counts once.

        Raises:
            LexiconError: ``lexicon-recipe-missing``.
        """
        self._check(edition_id)
        wish = edition_id, network
        if wish not in self._known and len(self._known) < REMEMBERED:
            self._known.add(wish)
            self._wishes[edition_id] += 1

    def _check(self, edition_id: str) -> None:
        if edition_id not in self._editions:
            raise LexiconError(LexiconCode.RECIPE_MISSING, edition=edition_id)

    async def run(self) -> None:
        """Compile what is ordered until cancelled; what is being compiled then is given up."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                edition_id = self._waiting.popleft()
                self._underway = Underway(edition_id, 1, len(STEPS), 0.0)
                try:
                    failed = await self._compile(edition_id)
                finally:
                    self._underway = None
                if failed is None:
                    self._wishes.pop(edition_id, None)
                else:
                    self._failed[edition_id] = failed
                    log.warning("lexicon not compiled", edition=edition_id, code=failed)

    async def _compile(self, edition_id: str) -> str | None:
        """The error code, if it went wrong: ``internal-error`` where there is none better."""
        process = await asyncio.create_subprocess_exec(
            *self._command(edition_id),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(self._budget):
                failed = await self._follow(edition_id, process)
                return failed if await process.wait() else None
        except TimeoutError:
            return str(ServerCode.INTERNAL)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _follow(self, edition_id: str, process: Process) -> str:
        failed = str(ServerCode.INTERNAL)
        assert process.stdout is not None  # noqa: S101 - it was asked for
        async for written in process.stdout:
            line = _line(written)
            failed = line.failed or failed
            self._underway = Underway(edition_id, line.step + 1, len(STEPS), line.share)
        return failed
