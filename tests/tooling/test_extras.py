"""The library and the terminal need four libraries; what else is missing is named with its extra.

Programs run here in a process of their own that finds no other third-party library.
"""

import ast
import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib

import pytest

from crossglot.cli import BAD_INPUT
from crossglot.cli.sentences import say_error
from crossglot.errors import ExtraCode, ExtraError
from crossglot.extras import LIBRARIES
from crossglot.languages import LANGUAGES
from setup import ROOT
from tests.rows import for_each
from tests.tournament.test_log import LOG

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = importlib.metadata.packages_distributions()

HIDE = """
import sys

class Seen:
    def __init__(self, finder, names):
        self.finder, self.names = finder, names

    def __getattr__(self, name):
        return getattr(self.finder, name)

    def find_spec(self, name, path=None, target=None):
        hidden = name.partition(".")[0] in self.names
        return None if hidden else self.finder.find_spec(name, path, target)

names = set({names!r})
for name in [name for name in sys.modules if name.partition(".")[0] in names]:
    del sys.modules[name]
sys.meta_path[:] = [Seen(finder, names) for finder in sys.meta_path]
"""
"""Lets a process find none of the modules in ``names``."""

RUN = "from crossglot.cli import main; sys.exit(main(sys.argv[1:]))"

IMPORT_ALL = """
import pkgutil, crossglot
for found in pkgutil.walk_packages(crossglot.__path__, "crossglot."):
    if not found.name.startswith(("crossglot.server", "crossglot.cli", "crossglot.__main__")):
        __import__(found.name)
        print(found.name)
"""


def normal(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def requirements(lines, extra=""):
    """The names that these requirements ask for, on this machine, with what they need in turn."""
    from packaging.requirements import Requirement

    found = set()
    for line in map(Requirement, lines):
        if normal(line.name) == "crossglot":
            continue
        if line.marker is None or line.marker.evaluate({"extra": extra}):
            found.add(normal(line.name))
            found |= requirements(importlib.metadata.requires(line.name) or ())
    return found


def brought(*extras):
    """All that is installed with these extras of the package."""
    lines = list(PROJECT["dependencies"])
    for extra in extras:
        lines += PROJECT["optional-dependencies"][extra]
    return requirements(lines)


def hidden(*extras):
    """The modules of every library that these extras do not bring."""
    there = {"crossglot", *brought(*extras)}
    return sorted(
        module for module, names in MODULES.items() if there.isdisjoint(map(normal, names))
    )


def run(code, *words, extras=(), **more):
    variables = {"LC_ALL": "C", "PYTHONUTF8": "1", **more.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-c", HIDE.replace("{names!r}", repr(hidden(*extras))) + code, *words],
        capture_output=True, text=True, check=False, encoding="utf-8",
        env={**os.environ, **variables}, **more,
    )  # fmt: skip


def test_the_core_needs_few_libraries():
    assert 3 <= len(PROJECT["dependencies"]) <= 5
    for module in ("litestar", "sqlalchemy", "cryptography", "redis", "distributed", "uvicorn"):
        assert module in hidden()
    assert "msgspec" not in hidden()


def test_every_package_of_the_library_can_be_imported():
    ended = run(IMPORT_ALL)
    assert ended.stderr == ""
    told = set(ended.stdout.split())
    packages = {path.parent.name for path in (ROOT / "src" / "crossglot").glob("*/__init__.py")}
    assert {f"crossglot.{name}" for name in packages - {"server", "cli"}} <= told
    assert {"crossglot.tournament.verify", "crossglot.training.workers"} <= told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--help"], "serve"),
        (["editions", "hu"], "Magyar"),
        (["rules", "hu"], "50"),
        (["rules", "HU-M-55"], "HU-M-55"),
        (["lexicon", "check", "hu", "kard"], "kard"),
        (["lexicon", "explain", "kard"], "KARD"),
        (["plays", "--rack", "AEKLRST"], "8"),
        (["study", "pattern", "katafal?"], "KATAFALK"),
        (["tips", "hu"], "1"),
        (["duplicate", "--help"], "verify"),
        (["serve", "--help"], "--port"),
        (["serve", "--print-config"], "port = 8000"),
    ],
)
def test_a_command_of_the_terminal_needs_no_extra(words, told):
    ended = run(RUN, *words)
    assert ended.stderr == ""
    assert ended.returncode == 0
    assert told in ended.stdout


def test_a_game_is_played_recorded_and_counted_again(tmp_path):
    record = tmp_path / "game.gcg"
    words = ["play", "--players", "human,greedy", "--seed", "1", "--record", str(record)]
    ended = run(RUN, *words, input="hint\n" + "pass\n" * 60)
    assert ended.stderr == ""
    assert ended.returncode == 0
    again = run(RUN, "replay", str(record), "--edition", "HU-M")
    assert again.stderr == ""
    assert again.returncode == 0


@pytest.mark.parametrize(
    ("words", "extras", "extra"),
    [
        (["serve", "--port", "0"], (), "server"),
        (["worker"], (), "server"),
        (["admin", "users"], (), "server"),
        (["backup", "copy"], (), "server"),
        (["restore", "copy"], (), "server"),
        (["dump", "copy"], (), "server"),
        (["recount"], (), "server"),
        (["accounts", "role", "Anna", "admin"], (), "server"),
        (["duplicate", "hall"], (), "server"),
        (["duplicate", "verify", "LOG"], (), "tournament"),
        (["train", "leaves", "--cluster", "tcp://127.0.0.1:1"], (), "cluster"),
        (["serve", "--database", "postgresql://host/games"], ("server",), "nodes"),
        (["serve", "--port", "0", "--redis", "redis://host/0"], ("server",), "nodes"),
        (["admin", "users", "--database", "postgresql://h/g"], ("server",), "nodes"),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_brings_it(words, extras, extra, tmp_path):
    (tmp_path / "LOG").write_bytes(LOG)
    env = {"XDG_DATA_HOME": str(tmp_path)}
    ended = run(RUN, *words, extras=extras, cwd=tmp_path, env=env)
    told = re.fullmatch(
        r"The library (\w+) is missing; install it with: pip install 'crossglot\[(\w+)\]'\n",
        ended.stderr,
    )
    assert told, ended.stderr
    assert told[2] == extra
    assert told[1] in LIBRARIES[extra]
    assert ended.returncode == BAD_INPUT


@for_each("language", LANGUAGES)
def test_a_missing_extra_is_named_in_every_language(language):
    error = ExtraError(ExtraCode.MISSING, library="litestar", extra="server")
    sentence = say_error(error, language)
    assert "litestar" in sentence
    assert sentence.endswith(" pip install 'crossglot[server]'")


def test_a_missing_extra_is_named_in_the_language_of_the_user():
    ended = run(RUN, "worker", env={"LC_ALL": "hu_HU.UTF-8"})
    assert ended.returncode == BAD_INPUT
    assert ended.stderr == (
        "Hiányzó könyvtár: structlog; telepítése: pip install 'crossglot[server]'\n"
    )


def test_a_server_needs_its_own_extra_and_no_other():
    code = "import crossglot.server.node, crossglot.server.tournaments.hall"
    assert run(code, extras=("server",)).stderr == ""


def modules_of(extra):
    """The modules of the libraries that an extra names itself."""
    lines = PROJECT["optional-dependencies"][extra]
    names = {normal(re.split(r"[^A-Za-z0-9_.-]", line)[0]) for line in lines}
    return {
        module
        for module, owners in MODULES.items()
        if names & {normal(owner) for owner in owners} and module.isidentifier()
    }


@for_each("extra", PROJECT["optional-dependencies"])
def test_an_extra_names_the_libraries_that_it_brings(extra):
    assert set(LIBRARIES) == set(PROJECT["optional-dependencies"])
    assert set(LIBRARIES[extra]) <= modules_of(extra)
    assert len(LIBRARIES[extra]) == sum(
        not line.startswith("crossglot[") for line in PROJECT["optional-dependencies"][extra]
    )


def imported(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_every_library_that_is_imported_is_declared():
    declared = {name for libraries in LIBRARIES.values() for name in libraries}
    declared |= {"babel", "cyclopts", "fluent", "msgspec", "platformdirs", "crossglot"}
    declared |= sys.stdlib_module_names
    others = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "src" / "crossglot").rglob("*.py")
        for name in imported(path)
        if name not in declared
    }
    assert others == set()
