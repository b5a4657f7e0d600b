"""A compressed file of lines that appears whole or not at all."""

from __future__ import annotations

import gzip
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self


class PackedLines:
    """Lines on their way into a file, compressed with gzip.

    In a ``with`` statement: what was at ``path`` is replaced at its end, and
    stays as it was when it ends in an error.

    Args:
        path: Where the file shall be.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> Self:
        folder, name = self._path.parent, self._path.name
        handle, draft = tempfile.mkstemp(dir=folder, prefix=f".{name}.", suffix=".part")
        self._draft = Path(draft)
        self._file = os.fdopen(handle, "wb")
        # Neither name nor time goes in: the same games make the same file.
        self._packed = gzip.GzipFile("", "wb", fileobj=self._file, mtime=0)
        return self

    def write(self, lines: Iterable[bytes]) -> None:
        """Add lines; each gets its line feed."""
        for line in lines:
            self._packed.write(line + b"\n")

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        try:
            with self._file:
                self._packed.close()
                self._file.flush()
                os.fsync(self._file.fileno())
            if kind is None:
                self._draft.chmod(0o644)
                self._draft.replace(self._path)
        finally:
            self._draft.unlink(missing_ok=True)
