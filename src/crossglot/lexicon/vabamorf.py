"""Vabamorf, the morphological analyser of Estonian: fetched by name, run outside of us.

It comes inside the wheel of ``estnltk``, of which only its own folder is kept:
that loads without any of the wheel's dependencies. It is compiled, so there is
a wheel for some Pythons and machines and none for others; where none fits,
:class:`LexiconError` says so and the caller decides what to do instead.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import zipfile
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple, Self, TypeVar

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import vabamorf_worker
from crossglot.lexicon.cache import exclusive, sources_folder
from crossglot.lexicon.recipe import Package
from crossglot.lexicon.sources import FetchError, download

_PATIENCE = 900.0
_CHUNK = 2000
_MOST_LOST = 100
"""Items it may crash on before it is given up."""
_DIGEST = "wheel.sha256"
_T = TypeVar("_T")


class Reading(NamedTuple):
    """One way to understand a word.

    Attributes:
        root: Lemma, or stem of a verb: ``_`` between the parts of a compound, ``=``
            before a derivation that is made by rule, ``+`` behind a linking ending.
        ending: What was added to it.
        clitic: ``gi``, ``ki`` or nothing.
        speech: Part of speech, one letter: S noun, A adjective, C its comparative, U its
            superlative, N and O numerals, P pronoun, V verb, D adverb, J conjunction, K
            adposition, I interjection, G attribute without inflection, X part of a phrase, Y
            abbreviation, H name, Z sign.
        form: Such as ``sg n``, ``pl n``, ``ma``; nothing for what is not inflected.
    """

    root: str
    ending: str
    clitic: str
    speech: str
    form: str


class Wheel(NamedTuple):
    """A package on this machine, unpacked.

    Attributes:
        folder: Holds what was taken out of it.
        name: Of the package, with its version.
        sha256: Of the wheel.
    """

    folder: Path
    name: str
    sha256: str


def find_wheel(package: Package) -> Wheel | None:
    """The package where it was unpacked before, or None."""
    folder = _folder(package)
    try:
        digest = (folder / _DIGEST).read_text("ascii")
    except OSError:
        return None
    return Wheel(folder, f"{package.name} {package.version}", digest)


def fetch_wheel(package: Package) -> Wheel:
    """The package, fetched by pip without what it depends on, of which ``package.files`` is kept.

    Raises:
        FetchError: It cannot be had, or there is none for this Python and this machine.
    """
    with exclusive(_folder(package), _PATIENCE):
        if found := find_wheel(package):
            return found
        with tempfile.TemporaryDirectory(dir=sources_folder(), prefix=".fetch-") as name:
            scratch = Path(name)
            wheel = download(package, scratch, only_binary=True)
            kept = scratch / "kept"
            _unpack(wheel, package.files, kept)
            (kept / _DIGEST).write_text(_sha256(wheel), "ascii")
            shutil.rmtree(_folder(package), ignore_errors=True)
            kept.replace(_folder(package))
    found = find_wheel(package)
    if found is None:
        raise FetchError("vanished")
    return found


def _folder(package: Package) -> Path:
    """Compiled packages differ by Python and machine."""
    tag = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
    return sources_folder() / f"{package.kind}-{package.name}-{package.version}-{tag}"


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _unpack(wheel: Path, wanted: str, target: Path) -> None:
    """Puts what is below the folder ``wanted`` of the wheel into ``target``, by its last name."""
    top = PurePosixPath(wanted)
    target.mkdir()
    try:
        with zipfile.ZipFile(wheel) as archive:
            for info in archive.infolist():
                path = PurePosixPath(info.filename)
                if info.is_dir() or top not in path.parents or ".." in path.parts:
                    continue
                inner = path.relative_to(top)
                if inner.parts[0] == "tests" or "_nosp" in info.filename:
                    continue
                file = target.joinpath(top.name, *inner.parts)
                file.parent.mkdir(parents=True, exist_ok=True)
                with archive.open(info) as source, file.open("wb") as copy:
                    shutil.copyfileobj(source, copy)
    except (OSError, zipfile.BadZipFile, EOFError) as error:
        raise FetchError(str(error)) from error
    if not (target / top.name).is_dir():
        raise FetchError(f"no {wanted}")


class Vabamorf:
    """The analyser, running. Use it in ``with``: it ends with the block, however that ends."""

    def __init__(self, wheel: Wheel, command: tuple[str, ...] = ()) -> None:
        """Starts it; ``command`` replaces what is run, for tests.

        Raises:
            LexiconError: ``lexicon-analyser-failed``: it does not run here.
        """
        self._name = wheel.name
        own = (sys.executable, "-I", vabamorf_worker.__file__, str(wheel.folder))
        self._command = command or own
        self._lost = 0
        self._start()

    def _start(self) -> None:
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 -- closed in close()
        # Another session of the terminal: an interrupt is ours to handle, and we end it.
        self._process = subprocess.Popen(  # noqa: S603
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        try:
            self._answer()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends it."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._said):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def analyse(self, words: Iterable[str]) -> Iterator[tuple[str, list[Reading]]]:
        """Every word with its readings: none where it is unknown.

        Raises:
            LexiconError: ``lexicon-analyser-failed``.
        """
        for chunk in _chunks(words):
            for word, readings in zip(chunk, self._ask("analyse", chunk), strict=True):
                yield word, [Reading(*reading) for reading in readings]

    def synthesise(
        self, questions: Iterable[tuple[str, str, str]]
    ) -> Iterator[tuple[tuple[str, str, str], list[str]]]:
        """Every question (lemma, form, part of speech) with the words that answer it.

        Raises:
            LexiconError: ``lexicon-analyser-failed``.
        """
        for chunk in _chunks(questions):
            yield from zip(chunk, self._ask("synthesise", chunk), strict=True)

    def _ask(self, kind: str, items: list[Any]) -> list[list[Any]]:
        """The answer to each of ``items``; to one that it crashes on, none.

        It does crash: there are lemmas (*ergumus*) of which it cannot make a plural.
        """
        try:
            return self._ask_once({kind: items})
        except LexiconError:
            self.close()
            self._start()
            if len(items) > 1:
                half = len(items) // 2
                return [*self._ask(kind, items[:half]), *self._ask(kind, items[half:])]
            self._lost += 1
            if self._lost > _MOST_LOST:
                raise
            return [[]]

    def _ask_once(self, question: dict[str, list[Any]]) -> list[Any]:
        assert self._process.stdin is not None  # noqa: S101 -- it is a pipe
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._failed() from error
        answer: list[Any] = self._answer()
        return answer

    def _answer(self) -> Any:  # noqa: ANN401 -- JSON
        assert self._process.stdout is not None  # noqa: S101 -- it is a pipe
        watch = threading.Timer(_PATIENCE, self._process.kill)
        watch.daemon = True
        watch.start()
        try:
            line = self._process.stdout.readline()
            return json.loads(line)
        except ValueError as error:
            raise self._failed() from error
        finally:
            watch.cancel()

    def _failed(self) -> LexiconError:
        """What the process said last."""
        self._process.kill()
        code = self._process.wait()
        self._said.seek(0)
        said = self._said.read().decode(errors="replace").strip().splitlines()
        reason = said[-1] if said else f"exit code {code}"
        return LexiconError(LexiconCode.ANALYSER_FAILED, name=self._name, reason=reason)


def _chunks(items: Iterable[_T]) -> Iterator[list[_T]]:
    iterator = iter(items)
    while chunk := list(islice(iterator, _CHUNK)):
        yield chunk
