"""An event in a hall: the key of its desk, phones in a network without internet, halls merged."""

import contextlib
import ctypes
import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import pytest

from crossglot.board import Board
from crossglot.cli import main
from crossglot.cli.hall import own_address
from crossglot.editions import load_edition
from crossglot.players.tops import tops_of
from crossglot.server.settings.settings import Settings
from crossglot.server.tournaments.hall import found_at
from crossglot.tournament.course import Judge
from crossglot.tournament.log import write_log
from crossglot.variants.duplicate import load_profile
from tests.server.tournaments.playing import at_event, ruled, slip_of
from tests.server.tournaments.syllables import Syllables
from tests.server.visitor import Visitor
from tests.tournament.events import Play, finished, setup
from tests.training.toys import installed_toy

WANTED = b'{"name": "Hall", "edition": "ET", "kind": "hall"}'
ET = load_edition("ET")

PHONE = """
import http.client, json, sys
from websockets.sync.client import connect
host, event, name = sys.argv[1:]
line = http.client.HTTPConnection(host)
line.request("POST", f"/api/tournaments/{event}/players", json.dumps({"name": name}),
             {"content-type": "application/json"})
answer = line.getresponse()
print(answer.read().decode(), flush=True)
cookie = answer.getheader("set-cookie").partition(";")[0]
address = f"ws://{host}/api/tournaments/{event}/live"
with connect(address, additional_headers={"Cookie": cookie}) as socket:
    for text in sys.stdin:
        asked = json.loads(text)
        if isinstance(asked, dict):
            socket.send(text)
            continue
        while (message := json.loads(socket.recv()))["type"] != asked:
            pass
        print(json.dumps(message), flush=True)
"""
"""A phone that does what it is told: a name is a message to wait for, an object one to send."""


def test_the_key_opens_the_desk_and_the_same_event_goes_on(database):
    settings = Settings(database=database)
    event, key = found_at(settings, WANTED, Syllables())
    assert found_at(settings, WANTED, Syllables()) == (event, key), "started again it goes on"
    with at_event(database) as address:
        arbiter = Visitor(address)
        path = f"/api/tournaments/{event}/desk"
        assert arbiter.ask("POST", f"{path}/key", {"key": "0" * 32}).code == "entry-not-the-arbiter"
        assert arbiter.ask("GET", path).code == "entry-not-the-arbiter"
        assert arbiter.ask("POST", f"{path}/key", {"key": key}).status == 204
        assert arbiter.ask("GET", path).status == 200
        assert Visitor(address).ask("GET", path).code == "entry-not-the-arbiter"


NEW_NETWORK = 0x40000000
"""``CLONE_NEWNET`` of sched.h."""


@contextlib.contextmanager
def apart():
    """This thread, and what it starts, in a network of their own.

    The machine's is left alone: a browser that another test looks through takes a new
    address for a lost line, and breaks off what it was loading.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    with Path("/proc/thread-self/ns/net").open("rb") as home:
        if libc.unshare(NEW_NETWORK):
            pytest.skip(f"unshare: {os.strerror(ctypes.get_errno())}")
        try:
            yield
        finally:
            assert libc.setns(home.fileno(), NEW_NETWORK) == 0


@contextlib.contextmanager
def live():
    """A network of two, this thread and a phone: (its name, our address)."""
    name = f"hall{os.getpid()}"

    def ip(*words):
        done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"ip {' '.join(words)}: {done.stderr.strip()}")

    with apart():
        ip("netns", "add", name)
        try:
            ip("link", "set", "lo", "up")
            ip("link", "add", "desk", "type", "veth", "peer", "name", "phone", "netns", name)
            ip("addr", "add", "10.203.0.1/30", "dev", "desk")
            ip("link", "set", "desk", "up")
            ip("-n", name, "addr", "add", "10.203.0.2/30", "dev", "phone")
            ip("-n", name, "link", "set", "phone", "up")
            yield name, "10.203.0.1"
        finally:
            subprocess.run(["ip", "netns", "del", name], check=False)


@contextlib.contextmanager
def running(command):
    """A process to talk with: (what is sent to it, what it says)."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        errors: list[str] = []
        reading = threading.Thread(target=lambda: errors.extend(process.stderr))
        reading.start()  # a full pipe would hold it up
        try:
            yield process, errors
        finally:
            process.kill()
            reading.join()


class Hall:
    """A hall as its command serves it, and its arbiter."""

    def __init__(self, process, errors):
        said: list[str] = []
        while "#key=" not in (said or [""])[-1]:
            line = process.stdout.readline()
            assert line, "".join(errors)
            said.append(line)
        assert any("█" in line for line in said), "a code that phones read"
        players = next(line for line in said if "Players" in line)
        self.address = next(word for word in players.split() if word.startswith("http"))
        _, _, self.host, _, self.event = self.address.split("/")
        self.arbiter = Visitor(self.address)
        key = said[-1].strip().partition("#key=")[2]
        path = f"/api/tournaments/{self.event}/desk/key"
        assert self.arbiter.ask("POST", path, {"key": key}).status == 204

    def log(self, file):
        """The published log, in a file."""
        answer = self.arbiter.ask("GET", f"/api/tournaments/{self.event}/log")
        assert answer.status == 200, answer.text
        file.write_text(answer.text, "utf-8")
        return str(file)


@contextlib.contextmanager
def hall(folder, name, host, seed):
    """A hall that one command serves."""
    command = [
        sys.executable, "-m", "crossglot", "duplicate", "hall", "ET", "--port", "0", "--host", host,
        "--database", str(folder / f"{name}.sqlite3"), "--rounds", "2", "--seed", seed,
    ]  # fmt: skip
    with running(command) as (process, errors):
        yield Hall(process, errors)


class Phone:
    """Somebody's phone, in a network of its own if it is told so."""

    def __init__(self, process, errors):
        self.process, self.errors = process, errors

    def hear(self):
        line = self.process.stdout.readline()
        assert line, "".join(self.errors)
        return json.loads(line)

    def say(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def until(self, kind):
        self.say(kind)
        return self.hear()


@contextlib.contextmanager
def phone(hall, name, *prefix):
    """A player's phone: ``prefix`` says where it is."""
    with running(
        [*prefix, sys.executable, "-c", PHONE, hall.host, hall.event, name]
    ) as running_one:
        player = Phone(*running_one)
        assert player.hear() == {"player": 0}
        yield player


def play(hall, player, tops, wrong=()):
    """The rounds of a hall: the top in each, or another square in those of ``wrong``."""
    board, racks = Board.empty(ET.layout), []
    ruled(hall.arbiter, hall.event, "start")
    for number in (1, 2):
        ruled(hall.arbiter, hall.event, "open")
        racks.append(player.until("round")["rack"])
        slip = slip_of(board, tops(board, bytes(racks[-1]))[0][0])
        if number in wrong:
            slip["start"] = (slip["start"] + 1) % board.layout.size
        player.say(
            {"type": "slip", "slip_id": f"s{number}", "round": number, "number": 1} | {"slip": slip}
        )
        assert player.until("ack")["slip_id"] == f"s{number}"
        ruled(hall.arbiter, hall.event, "close")
        closed = player.until("closed")
        assert (closed["you"]["points"] == closed["top"]["points"]) == (number not in wrong)
        event = hall.arbiter.ask("GET", f"/api/tournaments/{hall.event}").body
        board = Board(ET.layout, bytes(event["board"]))
    while hall.arbiter.ask("GET", f"/api/tournaments/{hall.event}").body["state"] != "over":
        pass
    return racks


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """A lexicon that is installed for this process and those that it starts."""
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    return installed_toy(tmp_path)


@pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("ip") is None, reason="needs root and iproute2"
)
def test_halls_without_internet_play_one_master_game(tmp_path, toy, capsys):
    """One command serves; phones play in a network of their own; the logs are proven and merged."""
    tops = tops_of(toy.graph, ET)
    with live() as (name, here):
        inside = ("ip", "netns", "exec", name)
        with hall(tmp_path, "north", here, "a seed") as north:
            assert north.host.startswith(here)
            with phone(north, "Mari", *inside) as player:
                racks = play(north, player, tops)
            log = north.log(tmp_path / "north.jsonl")
    with hall(tmp_path, "south", "127.0.0.1", "a seed") as south:
        with phone(south, "Jüri") as player:
            assert play(south, player, tops, wrong=[2]) == racks, "the same, later"
        other = south.log(tmp_path / "south.jsonl")
    for file in (log, other):
        assert main(["duplicate", "verify", file]) == 0
        assert "2 draws and 2 rounds" in capsys.readouterr().out
    altered = tmp_path / "altered.jsonl"
    altered.write_bytes((tmp_path / "north.jsonl").read_bytes().replace(b"Mari", b"Mary", 1))
    assert main(["duplicate", "verify", str(altered)]) == 2
    assert "was altered" in capsys.readouterr().err
    table = tmp_path / "table.csv"
    assert main(["duplicate", "merge", log, other, "--output", str(table)]) == 0
    said = capsys.readouterr().out
    assert [line.split()[1:3] for line in said.splitlines()[1:3]] == [
        ["Mari", "north"],
        ["Jüri", "south"],
    ]
    assert "south" in table.read_text("utf-8")
    assert main(["duplicate", "merge", log, str(stray(tmp_path / "west.jsonl", toy))]) == 2
    assert "west" in capsys.readouterr().err


def stray(file, lexicon):
    """The log of a hall that had another seed."""
    wanted = setup(profile=load_profile("ET"), lexicon=lexicon.id, games=(2,), seed="another")
    game = Play(wanted, 1, Judge(tops_of(lexicon.graph, ET), lexicon))
    for _ in range(2):
        game.round(Random(1))
    file.write_bytes(b"".join(write_log(finished(game).events, bytes(32), bytes(32))))
    return file


def test_there_is_always_an_address():
    assert own_address().count(".") == 3
