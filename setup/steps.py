"""One step of the set-up, and the rule when it is skipped."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from setup import ROOT
from setup.needs import demand
from setup.say import say, timed
from setup.stamps import fingerprint, forget_stamp, read_stamp, write_stamp


@dataclass(frozen=True)
class Step:
    """Work that need not be repeated while its inputs stay the same.

    Attributes:
        name: Of its stamp.
        title: What it does, for the user.
        act: Does it.
        inputs: Files, folders or patterns below the project's root that decide the result.
        salt: Further words that decide it.
        outputs: What must be there afterwards; gone means the step runs again.
        needs: Programs it calls.
    """

    name: str
    title: str
    act: Callable[[], None]
    inputs: Sequence[str] = ()
    salt: Sequence[str] = ()
    outputs: Sequence[Path] = ()
    needs: Sequence[str] = ()
    where: str = field(default=f"{ROOT} {sys.version_info[:2]}", repr=False)

    def key(self) -> str:
        """The fingerprint of everything that decides the result."""
        return fingerprint(self.inputs, [self.where, *self.salt])

    def done(self) -> bool:
        """Whether the last run was for these inputs and its outputs are still there."""
        return read_stamp(self.name) == self.key() and all(path.exists() for path in self.outputs)


def take(steps: Sequence[Step], needs: Sequence[str] = ()) -> None:
    """Take those of ``steps`` that have something to do, in their order.

    Args:
        steps: In the order they build on each other.
        needs: Further programs that must be there before anything is begun.

    Raises:
        Failed: A tool is missing (nothing was begun then), or a step failed.
    """
    stale = [step for step in steps if not step.done()]
    demand([*(need for step in stale for need in step.needs), *needs])
    for number, step in enumerate(stale, start=1):
        forget_stamp(step.name)
        with timed(f"[{number}/{len(stale)}] {step.title}"):
            step.act()
        write_stamp(step.name, step.key())
    if not stale:
        say("==> set up already")
