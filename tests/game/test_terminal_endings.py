"""A game in a real terminal, ended from outside: what is written down is whole."""

import os
import pty
import select
import signal
import subprocess
import sys

import pytest

from crossglot.cli.play import keep, play
from crossglot.errors import FileError
from crossglot.game import Ended, Passed, fold
from crossglot.game.json_file import STANDARD, read_events
from crossglot.lexicon import compile_words
from crossglot.notation.gcg import read_gcg

PROMPT = b"Your move (help for help): "
CLOSED = -1

PATIENCE = 120
"""Seconds for one prompt, on a machine that is busy."""

AGAIN = 5
"""Seconds after which a signal is sent once more."""


@pytest.fixture(scope="module")
def settings(tmp_path_factory):
    folder = tmp_path_factory.mktemp("words")
    (folder / "words.txt").write_text("kala\nkass\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROSSGLOT_CACHE", str(folder / "cache"))
        compile_words(folder / "words.txt", "ET")
    return os.environ | {"CROSSGLOT_CACHE": str(folder / "cache"), "LC_ALL": "C.UTF-8"}


def command(record, *more):
    line = "play --edition et --players human,human --seed s --house challenge=edition --record"
    return [sys.executable, "-m", "crossglot", *line.split(), str(record), *more]


def hear_interrupts():
    """A shell that starts the tests in the background, or nohup, has all they start ignore signals."""
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


class InTerminal:
    """``crossglot play`` at a terminal of its own."""

    def __init__(self, record, settings):
        self.end, self.far_end = pty.openpty()
        # The leader of a session that opens a terminal has it as its own, and hears it close.
        opening = ["/bin/sh", "-c", 'exec "$@" <"$0" >"$0" 2>&1', os.ttyname(self.far_end)]
        self.game = subprocess.Popen(
            [*opening, *command(record)], env=settings, start_new_session=True,
            preexec_fn=hear_interrupts,  # noqa: PLW1509 -- it starts no thread and takes no lock
        )  # fmt: skip
        self.pid = self.game.pid
        self.heard = b""

    def until_asked(self, times):
        """Read until the prompt has come so often."""
        while self.heard.count(PROMPT) < times:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, self.heard.decode(errors="replace")
            self.heard += os.read(self.end, 65536)
        if self.far_end != CLOSED:
            os.close(self.far_end)
            self.far_end = CLOSED

    def type(self, line):
        os.write(self.end, line)

    def close(self):
        os.close(self.end)
        self.end = CLOSED

    def ended(self, end):
        """Its exit code; what it still says is read.

        A signal that comes between the prompt and the read behind it is noticed only after
        the read (so Python has it): then ``end`` comes once more, as from a person.
        """
        left = PATIENCE // AGAIN
        while self.end != CLOSED:
            ready, _, _ = select.select([self.end], [], [], AGAIN)
            if not ready:
                left -= 1
                assert left, self.heard.decode(errors="replace")
                end(self)
                continue
            try:
                said = os.read(self.end, 65536)
            except OSError:  # the other end is closed
                break
            self.heard += said
            if not said:
                break
        code = self.game.wait(PATIENCE)
        if self.end != CLOSED:
            self.close()
        return code


def both(process):
    """What a system that goes down sends."""
    os.kill(process, signal.SIGTERM)
    os.kill(process, signal.SIGTERM)


WAYS = {
    "Ctrl-C": (lambda game: game.type(b"\x03"), 130),
    "SIGINT": (lambda game: os.kill(game.pid, signal.SIGINT), 130),
    "SIGTERM": (lambda game: os.kill(game.pid, signal.SIGTERM), 143),
    "SIGHUP": (lambda game: os.kill(game.pid, signal.SIGHUP), 129),
    "two signals": (lambda game: both(game.pid), 143),
    "a closed terminal": (lambda game: game.close(), None),
    "Ctrl-D": (lambda game: game.type(b"\x04"), 1),
    "quit": (lambda game: game.type(b"quit\n"), 1),
}


def test_a_game_is_written_down_whatever_ends_it(settings, tmp_path):
    for name, (end, code) in WAYS.items():
        record = tmp_path / "game.json"
        game = InTerminal(record, settings)
        game.until_asked(1)
        game.type(b"pass\n")
        game.until_asked(2)
        end(game)
        found = game.ended(end)
        # Killed by a signal or ended with its code: a shell tells both as 128 + signal.
        heard = game.heard.decode(errors="replace")
        assert code is None or found in {code, 128 - code}, (name, found, heard)
        assert b"Traceback" not in game.heard, name
        events = read_events(record.read_bytes(), STANDARD)
        assert isinstance(events[-1], Passed), name
        fold(events)
        record.unlink()


def test_nobody_reads_any_more(settings, tmp_path):
    """EPIPE: `crossglot play --record game.gcg | head`."""
    record = tmp_path / "game.gcg"
    game = subprocess.Popen(
        command(record), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=settings,
    )  # fmt: skip
    heard = b""
    while PROMPT not in heard:
        heard += os.read(game.stdout.fileno(), 65536)
    game.stdout.close()
    _, errors = game.communicate(b"pass\npass\npass\npass\n", timeout=PATIENCE)
    assert errors == b""
    assert read_gcg(record.read_bytes()).events


def test_a_finished_game_is_read_back(settings, tmp_path):
    for name in ("game.json", "game.gcg"):
        record = tmp_path / name
        ended = subprocess.run(
            command(record), input=b"pass\n" * 4, env=settings, capture_output=True, check=False
        )
        assert ended.returncode == 0, ended.stderr
        if name.endswith("json"):
            assert isinstance(read_events(record.read_bytes(), STANDARD)[-1], Ended)


def test_a_record_is_tried_before_the_game(settings, tmp_path, monkeypatch):
    """Nobody plays for an hour and then loses the game to a folder that is not there."""
    asked: list[str] = []
    monkeypatch.setattr("builtins.input", asked.append)
    monkeypatch.setenv("CROSSGLOT_CACHE", settings["CROSSGLOT_CACHE"])
    for record in (tmp_path, tmp_path / "none" / "game.json"):
        with pytest.raises(FileError) as refused:
            play(edition="et", players="human,human", record=record)
        assert refused.value.facts["path"] == record
        assert not asked, record


def test_a_record_that_is_a_pipe_is_written_once(settings):
    ended = subprocess.run(
        command("/dev/stdout"), input=b"quit\n", env=settings, capture_output=True, check=False
    )
    assert ended.stdout.count(b'"crossglot"') <= 1
    assert ended.stdout.count(b'"started"') == 1


def test_the_bonus_of_a_theme_can_be_set(settings, tmp_path, monkeypatch):
    """ET-84."""
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    monkeypatch.setenv("CROSSGLOT_CACHE", settings["CROSSGLOT_CACHE"])
    words, record = tmp_path / "theme.txt", tmp_path / "game.json"
    words.write_text("kala\n", "utf-8")
    for given, bonus in ((None, 10), (25, 25)):
        play(edition="et", players="human,human", record=record, theme=words, theme_bonus=given)
        theme = read_events(record.read_bytes(), STANDARD)[0].house.theme
        assert (theme.words, theme.bonus) == ({"KALA"}, bonus)
    words.write_bytes("kodu\n\xff".encode("latin-1"))
    with pytest.raises(FileError) as refused:
        play(edition="et", players="human,human", theme=words)
    assert refused.value.code == "file-encoding"


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(FileError) as refused:
        keep(tmp_path, ())
    assert refused.value.facts["path"] == tmp_path
