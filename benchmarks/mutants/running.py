"""Tests run against mutants, each in a process of its own that is forked and forgotten.

Warm: the tests are collected once; the code of one function is exchanged in a fork. Fresh: what
cannot be exchanged (data, what a module makes when it is imported) is loaded again in a fork
that has imported only the libraries.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import multiprocessing
import os
import resource
import signal
import sys
import time
import traceback
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any, Self

SURVIVED, KILLED, UNFIT = 0, 1, 77
LONGEST = 5.0
"""Seconds of CPU for a test that takes no time as it is; others have five times theirs more."""

MEMORY = 8 << 30
"""Bytes of address space for one mutant."""

ARGUMENTS = ("-c", os.devnull, "-q", "-p", "no:cacheprovider", "--import-mode=importlib",
             "-o", "addopts=", "-m", "not nightly", "-W", "ignore")  # fmt: skip

Place = tuple[str, str]


class Collected:
    """A plugin for pytest that keeps the tests wanted, in their order, and hands them on."""

    def __init__(self, wanted: Sequence[str], use: Callable[[list[Any]], None]) -> None:
        self.wanted = {name: number for number, name in enumerate(wanted)}
        self.use, self.failed = use, False

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keep those wanted: by their whole id, or by their function."""
        place = {item.nodeid: self.place(item.nodeid) for item in items}
        items[:] = sorted(
            (item for item in items if place[item.nodeid] is not None),
            key=lambda item: (place[item.nodeid], item.nodeid),
        )

    def place(self, nodeid: str) -> int | None:
        known = self.wanted.get(nodeid)
        return self.wanted.get(function_of(nodeid)) if known is None else known

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Remember that a test failed."""
        self.failed |= report.failed

    def pytest_runtestloop(self, session: Any) -> bool:
        """Hand the tests on instead of running them."""
        self.use(session.items)
        return True

    def passes(self, item: Any) -> bool:
        """Whether ``item`` passes."""
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed


def function_of(nodeid: str) -> str:
    """``file::name`` of a test, without its parameters."""
    return nodeid.partition("[")[0]


def run_pytest(plugin: Collected, root: Path) -> int:
    """Let pytest collect what ``plugin`` wants and hand it on."""
    import pytest

    paths = sorted({name.partition("::")[0] for name in plugin.wanted})
    return int(pytest.main([*ARGUMENTS, f"--rootdir={root}", *paths], plugins=[plugin]))


def prepare(root: Path) -> None:
    """Make this process one in which tests run: quiet, reproducible, alone."""
    os.chdir(root)
    sys.path[:0] = [str(root / "src"), str(root)]
    os.environ.update(CI="true", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")


def quiet(log: Path) -> None:
    """Everything said from here on goes to ``log``."""
    there = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(there, 1)
    os.dup2(there, 2)


def forked(work: Callable[[], int], seconds: float = 900.0) -> int:
    """What ``work`` returns in a process of its own; a crash or a loop kills the mutant."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        code = KILLED
        try:
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.alarm(int(seconds))
            code = work()
        except BaseException:  # noqa: BLE001 - a mutant may do anything
            code = KILLED
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else KILLED


@contextlib.contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """End this process after so many seconds of CPU."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@functools.cache
def caches() -> list[Any]:
    """Every function of ours that remembers answers."""
    return [
        one
        for one in gc.get_objects()
        if type(one) is functools._lru_cache_wrapper  # noqa: SLF001 - their only name
        and (one.__module__ or "").partition(".")[0] in {"crossglot", "tests"}
    ]


def clear_caches() -> None:
    """Forget the answers remembered."""
    for one in caches():
        one.cache_clear()


class Traced:
    """Which of our functions are entered, while it is on."""

    def __init__(self, source: Path) -> None:
        self.source, self.met = f"{source}/", set[types.CodeType]()

    def __enter__(self) -> Self:
        sys.setprofile(lambda frame, _event, _arg: self.met.add(frame.f_code))
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def places(self) -> set[Place]:
        """File below the source and name of each."""
        return {
            (code.co_filename.removeprefix(self.source), code.co_qualname.partition(".<locals>")[0])
            for code in self.met
            if code.co_filename.startswith(self.source)
        }


def spread(workers: int, count: int, work: Callable[[int], None]) -> None:
    """Run ``work`` for each number below ``count``; each worker process takes the next one."""
    following = multiprocessing.get_context("fork").Value("i", 0)
    children = []
    for _ in range(workers):
        child = os.fork()
        if child:
            children.append(child)
            continue
        try:
            while (number := _next(following)) < count:
                work(number)
        except BaseException:  # noqa: BLE001 - goes to the log; the parent sees what is missing
            traceback.print_exc()
        finally:
            os._exit(0)
    for child in children:
        os.waitpid(child, 0)


def _next(following: Any) -> int:
    with following.get_lock():
        number = int(following.value)
        following.value = number + 1
    return number


def measured(plugin: Collected, item: Any, source: Path) -> dict[str, Any]:
    """Whether ``item`` passes, how long it takes, and where it goes."""
    clear_caches()
    begun = time.process_time()
    with Traced(source) as traced:
        passed = plugin.passes(item)
    return {
        "test": item.nodeid,
        "passed": passed,
        "seconds": round(time.process_time() - begun, 3),
        "places": sorted(traced.places()),
    }


Functions = dict[Place, list[types.FunctionType]]


def functions_of(source: Path) -> Functions:
    """Every function of ours that is alive, by file and name."""
    found: Functions = {}
    gc.unfreeze()  # a server freezes what it has looked at, and that is not listed
    for one in gc.get_objects():
        # By type(), which asks the object nothing: isinstance() asks a weak proxy for the
        # class of what it stands for, and that may have gone.
        if type(one) is types.FunctionType and one.__code__.co_filename.startswith(f"{source}/"):
            file = one.__code__.co_filename.removeprefix(f"{source}/")
            found.setdefault((file, one.__code__.co_qualname), []).append(one)
    return found


def exchange(functions: Functions, source: Path, place: Place, text: str) -> bool:
    """Put the code that ``text`` has at ``place`` into the functions alive; whether it fits."""
    file, name = place
    alive = functions.get(place, [])
    module = compile(text, str(source / file), "exec", dont_inherit=True)
    codes = {(code.co_qualname, code.co_firstlineno): code for code in _codes(module)}
    for function in alive:
        code = codes.get((name, function.__code__.co_firstlineno))
        if code is None or code.co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = code
    clear_caches()
    return bool(alive)


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for one in code.co_consts:
        if isinstance(one, types.CodeType):
            yield from _codes(one)


def replace_file(path: Path, text: str) -> None:
    """Make every read or import of ``path`` in this process return ``text``."""
    load, read, read_bytes = SourceFileLoader.get_code, Path.read_text, Path.read_bytes

    def get_code(self: SourceFileLoader, name: str) -> types.CodeType | None:
        if self.path == str(path):
            return compile(text, str(path), "exec", dont_inherit=True)
        return load(self, name)

    def read_text(self: Path, *args: Any, **kwargs: Any) -> str:
        return text if self == path else read(self, *args, **kwargs)

    def bytes_of(self: Path) -> bytes:
        return text.encode() if self == path else read_bytes(self)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    Path.read_text, Path.read_bytes = read_text, bytes_of  # type: ignore[method-assign]


def run_all(plugin: Collected, items: Iterable[Any], seconds: dict[str, float]) -> int:
    """Run ``items`` until one fails."""
    for item in items:
        with bounded(LONGEST + 5 * seconds.get(item.nodeid, 0)):
            if not plugin.passes(item):
                return KILLED
    return SURVIVED


def run_fresh(root: Path, tests: Sequence[str], seconds: dict[str, float]) -> int:
    """Collect and run ``tests`` in this process; a mutant that cannot be imported is killed."""
    outcome = [KILLED]

    def use(items: list[Any]) -> None:
        outcome[0] = run_all(plugin, items, seconds)

    plugin = Collected(tests, use)
    return KILLED if run_pytest(plugin, root) not in (0, 5) else outcome[0]
