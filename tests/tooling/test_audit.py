"""``make audit`` against a database of our own on a real socket: found, clean, or not asked."""

import contextlib
import json
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from setup import ROOT, audit
from setup.audit import Library, Unreachable, findings, locked_libraries
from tests.tooling.test_locks import DEV

LIBRARIES = [Library("PyPI", "one", "1.0"), Library("npm", "two", "2.0")]


@contextlib.contextmanager
def database(status=200, body=None, **known):
    """The address of a database that knows ids by name, or always answers ``body``; what it was asked."""
    asked = []

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self):
            length = int(self.headers["content-length"])
            asked.append(json.loads(self.rfile.read(length))["queries"])
            ids = [known.get(query["package"]["name"], ()) for query in asked[-1]]
            results = [{"vulns": [{"id": one} for one in some]} if some else {} for some in ids]
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps({"results": results}).encode() if body is None else body)

        def log_message(self, *words):
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/", asked
        finally:
            server.shutdown()
            thread.join()


def make_audit(address):
    """``make audit`` as anybody runs it: the exit code and all it says."""
    ended = subprocess.run(
        [sys.executable, "-m", "setup", "audit"],
        cwd=ROOT,
        env={"CROSSGLOT_ADVISORIES": address, "no_proxy": "*"},
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stdout + ended.stderr


def test_every_lock_file_is_asked_about():
    libraries = locked_libraries()
    python = {lib.name: lib.version for lib in libraries if lib.ecosystem == "PyPI"}
    assert set(python) == set(DEV)
    assert {lib.name for lib in libraries} >= {"litestar", "svelte", "@sveltejs/vite-plugin-svelte"}
    crates = {lib.name for lib in libraries if lib.ecosystem == "crates.io"}
    assert "pyo3" in crates
    assert not {name for name in crates if name.startswith("crossglot")}


def test_what_is_known_is_named_and_fails():
    with database(litestar=["GHSA-1", "CVE-2023-50782"]) as (address, _):
        code, said = make_audit(address)
    assert code != 0
    assert f"PyPI litestar {DEV['litestar'][0]}: GHSA-1 CVE-2023-50782" in said
    assert "Traceback" not in said


def test_clean_says_so():
    with database() as (address, asked):
        code, said = make_audit(address)
    assert (code, "clean" in said) == (0, True)
    assert sum(map(len, asked)) == len(locked_libraries())


def test_without_a_network_it_is_said_and_no_failure():
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as nobody:
        address = f"http://127.0.0.1:{nobody.server_port}/"
    code, said = make_audit(address)
    assert code == 0
    assert f"NOT ASKED: what is known against {len(locked_libraries())} libraries" in said
    assert address in said
    assert "clean" not in said


@pytest.mark.parametrize(
    "answer",
    [
        {"status": 403},
        {"status": 503},
        {"body": b"<html>log in first</html>"},
        {"body": b'{"results": [{}]}'},
        {"body": b'{"results": null}'},
        {"body": b"[]"},
        {"body": b'{"results": [{"vulns": [{}]}, {}]}'},
        {"body": b"\xff"},
    ],
    ids=lambda answer: str(*answer.values()),
)
def test_an_answer_of_somebody_else_is_no_clean_bill(answer):
    with database(**answer) as (address, _), pytest.raises(Unreachable):
        findings(LIBRARIES, address)


def test_what_is_borne_is_not_told_again(monkeypatch):
    monkeypatch.setattr(audit, "BORNE", {"GHSA-1": "only on Windows"})
    with database(one=["GHSA-1"], two=["GHSA-1", "GHSA-2"]) as (address, _):
        assert findings(LIBRARIES, address) == {LIBRARIES[1]: ["GHSA-2"]}


def test_many_are_asked_in_turns(monkeypatch):
    monkeypatch.setattr(audit, "AT_ONCE", 1)
    with database(two=["GHSA-2"]) as (address, asked):
        assert findings(LIBRARIES, address) == {LIBRARIES[1]: ["GHSA-2"]}
    assert [len(queries) for queries in asked] == [1, 1]
