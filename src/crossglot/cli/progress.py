"""How far long work is: a line on the terminal, and what time it still takes."""

from dataclasses import dataclass
from datetime import timedelta
from typing import TextIO

LIVE_SECONDS = 2.0
"""Between two tellings where a person looks on; a score may be counted anew for each."""

WRITTEN_SECONDS = 60.0
"""Between two lines where they are kept, as in the log of a batch job."""


class StatusLine:
    """One line that is written over where a person looks on; elsewhere only whole lines count.

    Args:
        stream: Where it is written.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._live = stream.isatty()

    @property
    def every(self) -> float:
        """Seconds that should lie between two tellings of long work."""
        return LIVE_SECONDS if self._live else WRITTEN_SECONDS

    def tell(self, text: str) -> None:
        """Shows ``text`` where a person looks on, and writes it to stay elsewhere."""
        if self._live:
            self.show(text)
        else:
            self.line(text)

    def show(self, text: str) -> None:
        """Shows ``text`` until something else is shown."""
        if self._live:
            print(f"\r\x1b[K{text}", end="", file=self._stream, flush=True)

    def line(self, text: str) -> None:
        """Writes ``text`` to stay."""
        self.show("")
        print(text, file=self._stream, flush=True)

    def clear(self) -> None:
        """Removes what is shown."""
        self.show("")


@dataclass
class Pace:
    """How often long work is told of, and how long the rest of it takes.

    Attributes:
        total: Pieces of the work.
        done: Pieces that were done before it began.
        began: When it began, in seconds of any clock.
        every: Seconds between two tellings.
    """

    total: int
    done: int
    began: float
    every: float

    def __post_init__(self) -> None:
        self._next = self.began + self.every

    def due(self, now: float) -> bool:
        """Whether to tell of it again; asked and answered yes, not again for a while."""
        if now < self._next:
            return False
        self._next = now + self.every
        return True

    def left(self, done: int, now: float) -> str:
        """What the rest is likely to take, as hours, minutes and seconds.

        >>> Pace(total=100, done=40, began=0.0, every=1.0).left(50, 75.0)
        '0:06:15'
        """
        pieces = max(1, done - self.done)
        return str(timedelta(seconds=round((self.total - done) * (now - self.began) / pieces)))
