"""``crossglot serve``: it says where it is, serves the page, and stops without a stack trace."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request

import pytest

from crossglot.cli import BAD_INPUT
from crossglot.server.settings.settings import built_page


def command(*words):
    return [sys.executable, "-m", "crossglot", "serve", *words]


@pytest.fixture
def started(tmp_path):
    """A server of its own, and what it printed first."""
    with subprocess.Popen(
        command("--database", str(tmp_path / "games.sqlite3")),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "CROSSGLOT_PORT": "0"},
    ) as server:  # fmt: skip
        try:
            yield server, server.stdout.readline()
        finally:
            server.kill()


def address_in(line):
    return re.search(r"http://127\.0\.0\.1:\d+/", line)[0]


def test_it_serves_at_the_address_it_prints(started):
    _, line = started
    with urllib.request.urlopen(address_in(line) + "api/editions") as answer:
        assert [edition["id"] for edition in json.load(answer)][:1] == ["HU-M"]


@pytest.mark.skipif(not built_page().exists(), reason="the page is not built here")
def test_it_serves_the_page(started):
    _, line = started
    with urllib.request.urlopen(address_in(line)) as answer:
        assert "<title>" in answer.read().decode()


def test_ctrl_c_is_a_clean_end(started):
    server, line = started
    with urllib.request.urlopen(address_in(line) + "api/editions"):
        server.send_signal(signal.SIGINT)
    told, complained = server.communicate()
    assert server.returncode == 0
    assert "every game is kept" in told
    assert complained == ""


def test_a_port_in_use_is_named(started, tmp_path):
    _, line = started
    port = address_in(line).rstrip("/").rpartition(":")[2]
    second = subprocess.run(
        command("--port", port, "--database", str(tmp_path / "other.sqlite3")),
        capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    assert second.returncode == BAD_INPUT
    assert "CROSSGLOT_PORT" in second.stderr
    assert port in second.stderr
    assert "Traceback" not in second.stderr


def test_a_database_of_something_else_is_refused(tmp_path):
    (tmp_path / "games.sqlite3").write_text(
        "this is no database, but a letter to the editor\n" * 50
    )
    ended = subprocess.run(
        command("--port", "0", "--database", str(tmp_path / "games.sqlite3")),
        capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    assert ended.returncode == BAD_INPUT
    assert "database" in ended.stderr
    assert "Traceback" not in ended.stderr
