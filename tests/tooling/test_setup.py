"""The set-up script: what it skips, what it waits for, what it says when a tool is missing."""

import fcntl
import os
import shutil
import subprocess
import sys

import pytest

from setup import ROOT, backend, browser, build, databases, needs, packages, stamps, steps
from setup.needs import NEEDS, Need
from setup.say import Failed
from setup.steps import Step
from setup.tasks import TASKS


@pytest.fixture
def clone(tmp_path):
    """A folder that holds the set-up script and nothing else: everything is still to do."""
    shutil.copytree(
        ROOT / "setup", tmp_path / "setup", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(ROOT / "Makefile", tmp_path)
    return tmp_path


def make(clone, target, path, **more):
    return subprocess.run(
        [shutil.which("make") or "make", target, f"PYTHON={sys.executable}"],
        cwd=clone, env={"PATH": str(path), **more}, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("target", ["play", "test"])
def test_every_missing_tool_is_named_at_once(clone, target):
    ended = make(clone, target, clone / "nothing-here")
    assert ended.returncode
    for need in NEEDS.values():
        if need.program != "git" or target == "test":
            assert f"- {need.program} is missing: it {need.why}. Get it: {need.how}" in ended.stdout
    assert "Traceback" not in ended.stdout + ended.stderr
    assert not (clone / ".venv").exists(), "nothing may be begun"


def test_missing_python_is_named(clone):
    ended = subprocess.run(
        [shutil.which("make") or "make", "play", "PYTHON=python-that-is-not-here"],
        cwd=clone, env={"PATH": str(clone)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode
    assert "Python 3.11 or newer" in ended.stderr


def test_a_tool_too_old_is_named_with_both_versions(clone):
    for program, printed in {
        "cargo": "cargo 1.63.0",
        "gcc": "12.2",
        "node": "v18.1.0",
        "npm": "11.0",
    }.items():
        (clone / program).write_text(f"#!/bin/sh\necho '{printed}'\n")
        (clone / program).chmod(0o755)
    told = make(clone, "play", clone).stdout
    assert "cargo 1.85 or newer is needed, this is 1.63.0" in told
    assert "node 20 or newer is needed, this is 18.1.0" in told
    assert "gcc" not in told
    assert "npm is" not in told


def test_python_without_venv_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(Failed, match="python3-venv"):
        needs.demand(["venv"])


def test_a_tool_that_does_not_run_counts_as_missing(tmp_path, monkeypatch):
    (tmp_path / "broken").write_text("#!/bin/sh\nexit 3\n")
    (tmp_path / "broken").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "broken is missing" in (needs.lacking(Need("broken", (), "breaks", "repair it")) or "")


def test_a_second_set_up_waits_for_the_first(clone):
    (clone / ".state").mkdir()
    with (clone / ".state" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.write("4711")
        lock.flush()
        second = subprocess.Popen(
            [sys.executable, "-m", "setup", "play"],
            cwd=clone, env={"PATH": str(clone)}, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        with second:
            assert second.stdout is not None
            assert "process 4711" in second.stdout.readline()
            assert second.poll() is None
            fcntl.flock(lock, fcntl.LOCK_UN)
            assert "This machine lacks" in second.stdout.read()


def test_unknown_task_lists_the_known_ones(clone):
    ended = subprocess.run(
        [sys.executable, "-m", "setup", "dance"],
        cwd=clone,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert all(f"make {name}" in ended.stdout for name in TASKS)


@pytest.fixture
def project(tmp_path, monkeypatch):
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "STATE", tmp_path / ".state")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.txt").write_text("one")
    return tmp_path


@pytest.fixture
def step(project):
    runs = []

    def act():
        runs.append(1)
        (project / "out").touch()

    return Step("work", "work", act, inputs=["in"], outputs=[project / "out"]), runs


def test_a_step_is_taken_once(step):
    work, runs = step
    steps.take([work])
    steps.take([work])
    assert len(runs) == 1


def changed_content(project):
    (project / "in" / "a.txt").write_text("two")


def new_file(project):
    (project / "in" / "b.txt").write_text("")


def output_gone(project):
    (project / "out").unlink()


@pytest.mark.parametrize("change", [changed_content, new_file, output_gone])
def test_a_change_takes_the_step_again(project, step, change):
    work, runs = step
    steps.take([work])
    change(project)
    steps.take([work])
    assert len(runs) == 2


def test_new_dates_and_build_folders_change_nothing(project, step):
    work, runs = step
    steps.take([work])
    os.utime(project / "in" / "a.txt", (0, 0))
    (project / "in" / "node_modules").mkdir()
    (project / "in" / "node_modules" / "left.js").write_text("")
    steps.take([work])
    assert len(runs) == 1


def test_a_step_that_failed_is_taken_again(project):
    runs = []

    def act():
        runs.append(1)
        if len(runs) == 2:
            raise Failed("no")

    def work(salt):
        return Step("work", "work", act, salt=[salt])

    steps.take([work("a")])
    with pytest.raises(Failed):
        steps.take([work("b")])
    steps.take([work("a")])
    assert len(runs) == 3, "a half-done step leaves no stamp"


def test_the_pinned_installer_comes_with_its_hashes():
    lines = build.pinned("uv", ROOT / "requirements.lock").splitlines()
    assert lines[0].startswith("uv==")
    assert len(lines) > 1
    assert all("--hash=sha256:" in line for line in lines[1:])


@pytest.fixture(
    params=[
        (True, "", True, ["apt-get"]),
        (True, "true", True, ["apt-get"]),
        (False, "true", True, ["sudo", "-n", "apt-get"]),
        (False, "", True, None),
        (True, "", False, None),
    ]
)
def machine(request, monkeypatch):
    """(how packages are installed or None, the commands that were run) on a machine or another."""
    root, ci, apt, installs = request.param
    ran = []
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr(shutil, "which", lambda program: "/usr/bin/apt-get" if apt else None)
    monkeypatch.setattr(packages, "run", lambda command, extra: ran.append(list(command)))
    return installs, ran


def test_the_browser_is_installed_or_its_user_told_how(machine):
    installs, ran = machine
    if installs is None:
        with pytest.raises(Failed, match="sudo apt-get install chromium"):
            browser.install_browser()
        assert not ran
    else:
        browser.install_browser()
        assert [command[: len(installs)] for command in ran] == [installs, installs]
        assert ran[-1][-1] == "chromium"


def test_databases_are_installed_or_their_tests_are_skipped(machine, capsys):
    installs, ran = machine
    databases.install_databases()
    if installs is None:
        assert "sudo apt-get install postgresql redis-server" in capsys.readouterr().out
        assert not ran
    else:
        assert [command[: len(installs)] for command in ran] == [installs, installs]
        assert ran[-1][-2:] == ["postgresql", "redis-server"]


def test_a_ci_machine_without_databases_is_an_error(monkeypatch):
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(shutil, "which", lambda program: None)
    with pytest.raises(Failed, match="postgresql and redis-server"):
        databases.install_databases()


def test_no_package_is_built_without_its_page(monkeypatch, tmp_path):
    """It would be a server that answers 503; anyone with a clone builds the page later."""
    built = []

    def build_nothing(*folders):
        built.append(folders)
        return "package"

    for kind in ("wheel", "sdist"):
        monkeypatch.setattr(backend, f"_build_{kind}", build_nothing)
    monkeypatch.setattr(backend, "PAGE", tmp_path / "index.html")
    for build_one in (backend.build_wheel, backend.build_sdist):
        with pytest.raises(SystemExit, match="npm --prefix web run build"):
            build_one(str(tmp_path))
    assert not built
    backend.PAGE.touch()
    assert [backend.build_wheel("."), backend.build_sdist(".")] == ["package", "package"]
    assert backend.build_editable is not backend.build_wheel


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "et_EE"}, "et"),
        ({"LANG": "el"}, "el"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "hu"),
        ({"LANG": "fi_FI.UTF-8"}, "hu"),
        ({"LANG": ""}, "hu"),
        ({}, "hu"),
    ],
)
def test_the_first_lexicon_is_of_the_language_of_the_machine(variables, language):
    assert build.language_to_play(variables) == language


def test_every_language_that_may_be_first_has_an_edition_to_compile():
    for recipe in (ROOT / "src/crossglot/lexicon/recipes").glob("*.toml"):
        step = build.lexicon_to_play({"LANG": recipe.stem})
        edition = step.title.partition("(")[2].partition(")")[0]
        assert (ROOT / f"src/crossglot/editions/{edition}.toml").is_file(), step.title
