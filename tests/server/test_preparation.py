"""Lexicons that an operator has compiled from the page, and that visitors ask for."""

import asyncio
import http.client
import json
import subprocess
import sys

import pytest

from crossglot.server.http.routes.preparation import FORWARDED
from crossglot.server.operations.preparation import Preparation, compiler
from crossglot.server.operations.prepare_lexicon import STEPS
from tests.server.node import serving
from tests.server.visitor import Visitor

PROGRAM = """
import sys, time
edition, = sys.argv[1:]
print('{"step": 3, "share": 0.5}', flush=True)
if edition == "CS":
    print('{"failed": "lexicon-source-missing"}', flush=True)
    sys.exit(1)
if edition == "ET":
    sys.exit(1)
if edition == "EL":
    time.sleep(60)
"""


def compiling(edition):
    return sys.executable, "-c", PROGRAM, edition


def prepared(*editions, budget=30.0, wishes=()):
    """How things stand when all is done, and what was under way meanwhile."""

    async def run():
        preparation = Preparation(compiling, budget)
        for wish in wishes:
            preparation.wish(*wish)
        running = asyncio.create_task(preparation.run())
        for edition in editions:
            preparation.order(edition)
        seen = []
        while True:
            now = preparation.seen(operator=True)
            if now.underway is not None and now.underway not in seen:
                seen.append(now.underway)
            if now.underway is None and not now.waiting and seen:
                break
            await asyncio.sleep(0)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return now, seen

    return asyncio.run(run())


def test_one_after_the_other_is_compiled():
    now, seen = prepared("HU-M", "HU-W", "HU-M")
    assert (now.failed, now.waiting) == ({}, ())
    assert list(dict.fromkeys(each.edition for each in seen)) == ["HU-M", "HU-W"]


def test_how_far_it_is_is_told():
    _, seen = prepared("HU-M")
    assert {each.steps for each in seen} == {len(STEPS)}
    assert (seen[-1].step, seen[-1].share) in {(4, 0.5), (1, 0.0)}


@pytest.mark.parametrize(
    ("edition", "code"), [("CS", "lexicon-source-missing"), ("ET", "internal-error")]
)
def test_what_went_wrong_is_told_and_the_next_is_compiled(edition, code):
    now, seen = prepared(edition, "HU-M")
    assert now.failed == {edition: code}
    assert seen[-1].edition == "HU-M"


def test_what_takes_too_long_is_given_up():
    now, _ = prepared("EL", budget=0.05)
    assert now.failed == {"EL": "internal-error"}


def test_a_wish_counts_once_a_network_and_is_forgotten_when_it_is_granted():
    wishes = [("HU-M", "192.0.2.1"), ("HU-M", "192.0.2.1"), ("HU-M", "192.0.2.2"), ("CS", "::1")]
    now, _ = prepared("HU-M", wishes=wishes)
    assert now.wishes == {"CS": 1}
    preparation = Preparation(compiling)
    for wish in wishes:
        preparation.wish(*wish)
    assert preparation.seen(operator=True).wishes == {"HU-M": 2, "CS": 1}
    assert preparation.seen(operator=False).wishes == {}


@pytest.fixture
def own(tmp_path):
    """The address of a server on somebody's own machine."""
    with serving(tmp_path / "games.sqlite3", own_machine=True) as address:
        yield address


def asked(address, method, path, headers=()):
    """(status, body) for a browser on this machine, through proxies that add ``headers``."""
    connection = http.client.HTTPConnection(Visitor(address).host)
    kind = {"content-type": "application/json", **dict(headers)}
    connection.request(method, path, headers=kind)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, json.loads(body) if body else None


def test_who_runs_it_on_their_own_machine_is_its_operator(own):
    assert asked(own, "GET", "/api/preparation")[1]["operator"] is True


@pytest.mark.parametrize("name", sorted(FORWARDED))
def test_nobody_is_who_comes_through_a_proxy(own, name):
    proxied = [(name, "192.0.2.1")]
    assert asked(own, "GET", "/api/preparation", proxied)[1]["operator"] is False
    status, body = asked(own, "POST", "/api/editions/HU-M/preparation", proxied)
    assert (status, body["error"]["code"]) == (403, "role-missing")


def test_a_tunnel_with_a_public_name_is_no_operator(tmp_path):
    with serving(tmp_path / "p.sqlite3", own_machine=True, hosts=("play.example",)) as address:
        assert asked(address, "GET", "/api/preparation")[1]["operator"] is True
        public = [("host", "play.example")]
        assert asked(address, "GET", "/api/preparation", public)[1]["operator"] is False


def test_nobody_is_unless_the_server_says_so(visitor):
    told = visitor.ask("GET", "/api/preparation").body
    assert (told["operator"], told["wishes"]) == (False, {})
    answer = visitor.ask("POST", "/api/editions/HU-M/preparation", {})
    assert (answer.status, answer.code) == (403, "role-missing")


def test_what_has_no_recipe_can_be_neither_had_nor_wished_for(own):
    for act in ("preparation", "wish"):
        answer = Visitor(own).ask("POST", f"/api/editions/XX/{act}", {})
        assert (answer.status, answer.code) == (422, "lexicon-recipe-missing")


def test_the_program_that_compiles_ends_well_where_all_is_there_and_says_why_it_cannot():
    program = compiler("HU-M")
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == '{"step":8}'
    failed = subprocess.run([*program[:-1], "FI"], capture_output=True, text=True, check=False)
    assert (failed.returncode, failed.stdout) == (1, '{"failed":"lexicon-recipe-missing"}\n')
