"""A line on the terminal that says how far long work is."""

from typing import TextIO


class StatusLine:
    """One line that is written over where a person looks on; elsewhere only whole lines count.

    Args:
        stream: Where it is written.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._live = stream.isatty()

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
