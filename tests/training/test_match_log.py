"""Matches put aside: stopped anywhere they go on, and come to the figures of one run."""

import io
import signal
import sys
from dataclasses import replace

import pytest

from crossglot.cli import INTERRUPTED, main
from crossglot.cli.progress import Pace, StatusLine
from crossglot.editions import House, with_house
from crossglot.errors import TrainingCode, TrainingError
from crossglot.training.match import Match, PlayedGame
from crossglot.training.match_log import MatchLog, play_on
from tests.training.toys import installed_toy


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")


def figures(capsys, *words):
    """What a command prints; it ends well."""
    assert main(["autoplay", *words]) == 0
    return capsys.readouterr().out


def options(*players):
    return [*players, "--edition", "et", "--tier", "words", "--games"]


@pytest.mark.parametrize("players", [("static", "greedy"), ("level-1", "greedy", "greedy")])
def test_a_match_cut_off_anywhere_goes_on_to_the_same_figures(toy, tmp_path, capsys, players):
    command, path = options(*players), tmp_path / "logs" / "match"
    once = figures(capsys, *command, "9")
    figures(capsys, *command, "4", "--log", str(path))
    path.write_bytes(path.read_bytes()[:-20])  # killed in the middle of a line
    kept = path.read_bytes().splitlines()[:-1]
    assert figures(capsys, *command, "9", "--log", str(path)) == once
    whole = path.read_bytes()
    assert whole.splitlines()[: len(kept)] == kept
    assert figures(capsys, *command, "9", "--log", str(path)) == once, "nothing is left to play"
    assert path.read_bytes() == whole


class Impatient(io.StringIO):
    """A screen on which somebody presses Ctrl-C as soon as it says that a match goes on."""

    def write(self, text):
        if "are there already" in text:
            signal.raise_signal(signal.SIGINT)
        return super().write(text)


def test_ctrl_c_ends_with_the_figures_so_far_and_loses_nothing(toy, tmp_path, capsys, monkeypatch):
    command, path = options("static", "greedy"), tmp_path / "match"
    figures(capsys, *command, "4", "--log", str(path))
    monkeypatch.setattr(sys, "stderr", Impatient())
    assert main(["autoplay", *command, "1000000", "--log", str(path)]) == INTERRUPTED
    assert f"Stopped after 6 of 1000000 games; the same command goes on from {path}" in (
        sys.stderr.getvalue()
    )
    monkeypatch.undo()
    stopped = capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path / "cache"))
    assert stopped == figures(capsys, *command, "6")


def test_long_work_is_told_of_now_and_then_with_the_time_it_still_takes():
    pace = Pace(total=1000, done=400, began=100.0, every=60.0)
    assert [pace.due(now) for now in (100, 159, 160, 161, 219, 500, 501)] == [
        False, False, True, False, False, True, False,
    ]  # fmt: skip
    assert pace.left(401, 110.0) == "1:39:50", "one in ten seconds, and 599 to go"
    assert pace.left(1000, 500.0) == "0:00:00"


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_line_is_written_over_only_where_a_person_looks_on():
    file, terminal = io.StringIO(), Terminal()
    for stream in (file, terminal):
        StatusLine(stream).tell("half")
    assert file.getvalue() == "half\n"
    assert terminal.getvalue() == "\r\x1b[Khalf"
    assert StatusLine(file).every > StatusLine(terminal).every


def match_of(toy):
    return Match(toy.edition, toy, ("static", "greedy"), 4)


@pytest.mark.parametrize("differs", ["players", "seed", "house", "lexicon", "edition"])
def test_a_log_of_another_match_is_refused_by_name(toy, tmp_path, differs):
    match, path = match_of(toy), tmp_path / "match"
    with MatchLog(path, match, PlayedGame) as log:
        list(play_on(match, log, lambda game: game))
    with MatchLog(path, replace(match, games=99, threads=2), PlayedGame) as log:
        assert len(log.deals) == 2
    other = {
        "players": lambda: {"players": ("greedy", "static")},
        "seed": lambda: {"seed": 2},
        "house": lambda: {"edition": with_house(toy.edition, House(rack_size=6))},
        "lexicon": lambda: {"lexicon": installed_toy(tmp_path, seed=2)},
        "edition": lambda: {"edition": replace(toy.edition, id="EL")},
    }
    before = path.read_bytes()
    with pytest.raises(TrainingError) as raised:
        MatchLog(path, replace(match, **other[differs]()), PlayedGame)
    assert raised.value.code == TrainingCode.MATCH_LOG_OTHER
    assert raised.value.facts["differs"] == differs
    assert path.read_bytes() == before


def test_two_do_not_write_one_log(toy, tmp_path):
    path = tmp_path / "match"
    with MatchLog(path, match_of(toy), PlayedGame), pytest.raises(TrainingError) as raised:
        MatchLog(path, match_of(toy), PlayedGame)
    assert raised.value.code == TrainingCode.MATCH_LOG_BUSY
    with MatchLog(path, match_of(toy), PlayedGame) as log:
        assert log.deals == []


@pytest.mark.parametrize("text", [b"nothing\n", b"{}\n", b"[]\n"])
def test_a_file_that_is_no_log_is_refused_and_kept(toy, tmp_path, text):
    path = tmp_path / "match"
    path.write_bytes(text)
    with pytest.raises(TrainingError) as raised:
        MatchLog(path, match_of(toy), PlayedGame)
    assert raised.value.code == TrainingCode.MATCH_LOG_DAMAGED
    assert raised.value.facts["line"] == 1
    assert path.read_bytes() == text
