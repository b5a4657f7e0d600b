"""An event as CSV, GCG and a page; and the commands that prove a log and write it out."""

import csv
import io
from html.parser import HTMLParser
from random import Random

import pytest

from crossglot.cli import main
from crossglot.cli.duplicate import judge_of
from crossglot.editions import load_edition
from crossglot.errors import LogCode, LogError
from crossglot.game.recount import recount
from crossglot.notation.gcg import parse_gcg, write_gcg
from crossglot.players.tops import tops_of
from crossglot.tournament.act import Answer, answer, enter
from crossglot.tournament.course import Judge
from crossglot.tournament.events import Entrant
from crossglot.tournament.exports import event_page, rounds_csv, series_csv, standings_csv
from crossglot.tournament.log import write_log
from crossglot.tournament.masters import master_game, master_gcg
from crossglot.tournament.ranks import table
from crossglot.tournament.series import series
from crossglot.variants.duplicate.events import Slip
from tests.tournament.events import Play, finished, setup
from tests.training.toys import installed_toy


def played(**changes: object) -> Play:
    play, random = Play(setup(**changes), 3), Random(9)
    play.do(enter(play.state, Entrant("=1+1", hall="Õpetajate <maja>"), 0))
    for _ in range(3):
        play.round(random)
    return play


def say(message: str, **facts: object) -> str:
    return " ".join([message, *map(str, facts.values())])


def test_the_standings_as_csv_are_the_table():
    play = played()
    rows = list(csv.DictReader(io.StringIO(standings_csv(play.state))))
    assert [int(row["total"]) for row in rows] == [row.total for row in table(play.state)]
    assert "'=1+1" in {row["name"] for row in rows}, "no cell is a formula"
    assert all(row["game 1"] == row["total"] for row in rows)
    assert {row["hall"] for row in rows} == {"", "Õpetajate <maja>"}


def test_the_master_game_as_csv_and_gcg():
    play = played()
    rows = list(csv.DictReader(io.StringIO(rounds_csv(play.state, 1))))
    rounds = master_game(play.state, 1)
    assert [int(row["points"]) for row in rows] == [each.closed.top.points for each in rounds]
    gcg = master_gcg(play.state, 1)
    again = parse_gcg(write_gcg(gcg).decode())
    assert again.events == gcg.events
    assert not again.problems
    lines = list(recount(load_edition("ET"), again))
    assert [line.points for line in lines] == [each.closed.top.points for each in rounds]
    assert not [line.differences for line in lines if line.differences]
    assert lines[-1].placement is not None
    assert lines[-1].placement.board == play.state.game(1).table.board


def test_the_only_best_player_of_a_round_is_no_formula_either():
    play = Play(setup(), 16)
    play.do(enter(play.state, Entrant("=1+1"), 0))
    play.open()
    best = play.judge.tops(play.state.game(1).table.board, play.state.game(1).table.rack)[0]
    slip = Slip.of(play.state.game(1).table.board, best[0], best[1])
    play.do(answer(play.state, 16, Answer(1, 1, 1, slip), play.now))
    play.close()
    rows = list(csv.DictReader(io.StringIO(rounds_csv(play.state, 1))))
    assert [row["solo"] for row in rows] == ["'=1+1"]


class Tags(HTMLParser):
    """Whether every tag that opens is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, _attributes: object) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_alone_and_escapes_names():
    page = event_page(played(unit="individual", name="<Kevad>").state, say, "et")
    tags = Tags()
    tags.feed(page)
    assert not tags.open
    assert "&lt;Kevad&gt;" in page
    assert "<Kevad>" not in page
    assert "<maja>" not in page
    assert "<svg" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "nothing is loaded"
    assert "teams" not in page
    assert "col-hall" in page
    assert "col-team" not in page, "a column in which nothing stands is left out"
    team = event_page(played_in_teams().state, say, "hu")
    assert "<h2>teams</h2>" in team


def played_in_teams() -> Play:
    play = Play(setup(unit="teams"), 4)
    play.round(Random(1))
    return play


def test_a_series_as_csv():
    rows = series([table(played().state), table(played_in_teams().state)])
    lines = list(csv.DictReader(io.StringIO(series_csv(rows))))
    assert {line["name"]: line["event 2"] for line in lines}["'=1+1"] == ""
    assert series_csv([]).strip() == "place,name,total"


# The commands


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """A log of an event that was played with an installed lexicon."""
    folder = tmp_path_factory.mktemp("event")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROSSGLOT_CACHE", str(folder / "cache"))
        patch.setenv("LANG", "en_GB.UTF-8")
        for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
            patch.delenv(name, raising=False)
        lexicon = installed_toy(folder)
        judge = Judge(tops_of(lexicon.graph, lexicon.edition), lexicon)
        play, random = Play(setup(lexicon=lexicon.id, name="Kevad"), 4, judge), Random(9)
        for _ in range(4):
            play.round(random)
        file = folder / "event.jsonl"
        file.write_bytes(b"".join(write_log(finished(play).events, bytes(32), bytes(32))))
        yield file


def test_verify_proves_a_log(log, capsys):
    assert main(["duplicate", "verify", str(log)]) == 0
    said = capsys.readouterr().out
    assert "4 draws and 4 rounds" in said
    key = said.split()[-1]
    assert main(["duplicate", "verify", str(log), "--key", key]) == 0
    assert main(["duplicate", "verify", str(log), "--key", "00" * 32]) == 2
    assert "another key" in capsys.readouterr().err
    assert main(["duplicate", "verify", str(log), "--without-words"]) == 0
    assert "0 draws" in capsys.readouterr().out


def test_verify_names_the_line_that_was_altered(log, tmp_path, capsys):
    lines = log.read_bytes().splitlines(keepends=True)
    changed = tmp_path / "changed.jsonl"
    changed.write_bytes(b"".join([*lines[:6], lines[6].replace(b'"at":1', b'"at":2'), *lines[7:]]))
    assert changed.read_bytes() != log.read_bytes()
    assert main(["duplicate", "verify", str(changed)]) == 2
    assert "Line 7 of the log was altered" in capsys.readouterr().err
    for command in ("standings", "export"):
        assert main(["duplicate", command, str(changed)]) == 2
    capsys.readouterr()
    changed.write_bytes(b"not a log\n")
    assert main(["duplicate", "verify", str(changed)]) == 2
    assert "Line 1 of the log cannot be read" in capsys.readouterr().err
    assert main(["duplicate", "verify", str(tmp_path / "nowhere")]) == 2


def test_standings_and_exports(log, tmp_path, capsys):
    assert main(["duplicate", "standings", str(log), "--limit", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].split()[:3] == ["Place", "Name", "Points"]
    assert len(said) == 3
    assert main(["duplicate", "export", str(log)]) == 0
    assert capsys.readouterr().out.startswith("place,name")
    for form, shown in (("rounds", "round,rack"), ("gcg", "#player1"), ("html", "<!doctype")):
        assert main(["duplicate", "export", str(log), "--form", form]) == 0
        assert shown in capsys.readouterr().out
    page = tmp_path / "page.html"
    assert main(["duplicate", "export", str(log), "--form", "html", "--output", str(page)]) == 0
    assert "<h1>Kevad</h1>" in page.read_text("utf-8")
    assert main(["duplicate", "export", str(log), "--form", "gcg", "--game", "7"]) == 2
    assert "Game 7 has not begun" in capsys.readouterr().err


@pytest.mark.parametrize("lexicon", [None, "ET.words"])
def test_a_log_must_name_its_lexicon_by_its_content(lexicon):
    with pytest.raises(LogError) as refused:
        judge_of(setup(lexicon=lexicon))
    assert refused.value.code is LogCode.LEXICON
