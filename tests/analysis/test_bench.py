"""What the benchmark counts is what the kernel finds, and its report is whole."""

import json
import xml.etree.ElementTree as ET

import pytest

from benchmarks.bars import bars
from crossglot.alphabet import BLANK
from crossglot.analysis.bench import Bench, Met, Rate, measure, positions_of_games, write_positions
from crossglot.analysis.bench.rates import measure_threads
from crossglot.cli import main
from crossglot.editions import load_edition
from crossglot.kernel import Graph, plays, ruleset_of
from tests.kernel.packing import pack_words
from tests.kernel.test_counts import made_up_words

EN = load_edition("EN")


@pytest.fixture(scope="module")
def graph():
    return Graph(pack_words(made_up_words(EN)))


@pytest.fixture(scope="module")
def task(graph):
    return Bench(EN, graph, positions_of_games(EN, graph, 1))


def test_the_signature_adds_up_every_play(task, graph):
    listed = [plays(graph, ruleset_of(EN), met.board, met.rack, limit=0) for met in task.met]
    points = sum(play[3] for found in listed for play in found)
    assert task.signature() == (len(task.met), sum(map(len, listed)), points)
    assert task.count_all(task.met) == task.signature()[1] > 500


def test_every_task_says_how_many_it_did(task):
    assert task.best(task.met) == task.list_all(task.met) == len(task.met)
    assert task.play(3) == 3
    assert task.simulate() > 100
    assert task.solve() > 0


def test_a_rate_is_the_median_of_its_runs():
    runs = iter([3, 3, 3])
    rate = measure("task", "things", lambda: next(runs), runs=3)
    assert (rate.count, rate.threads) == (3, 1)
    assert next(runs, None) is None, "each run was made once"
    assert Rate("task", "things", 12, 3.0).per_second == 4
    assert measure_threads("task", "things", lambda: 5, 2, runs=1).count == 10


def test_tiles_unseen_are_those_of_nobody():
    board = bytes([1, BLANK | 2]) + bytes(223)
    unseen = Met(board, bytes([1, BLANK])).unseen(EN)
    assert len(unseen) == 96
    assert (unseen.count(1), unseen.count(2), unseen.count(BLANK)) == (7, 2, 0)


def test_positions_are_written_for_the_kernel_alone(tmp_path, task):
    path = tmp_path / "positions"
    write_positions(path, EN, task.met[:2])
    sizes, word, letter, start, points, bonus, *positions = path.read_text("ascii").splitlines()
    assert (sizes, start, bonus) == ("15 15 7 2", "112", "0 0 0 0 0 0 0 50")
    assert bytes.fromhex(word) == EN.layout.word_multipliers
    assert bytes.fromhex(letter) == EN.layout.letter_multipliers
    assert bytes.fromhex(points) == EN.points
    assert [tuple(map(bytes.fromhex, line.split(" "))) for line in positions] == task.met[:2]


def test_the_command_measures_a_word_list(tmp_path, capsys):
    words = tmp_path / "words.txt"
    words.write_text("\n".join(EN.alphabet.spell(word) for word in made_up_words(EN)), "utf-8")
    options = ["bench", "--words", str(words), "--edition", "en", "--games", "1"]
    assert main([*options, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["edition"], report["words"]) == ("EN", "words.txt")
    tasks = {rate["task"]: rate for rate in report["rates"]}
    assert {"best", "all", "best-blanks-2", "all-threads-2", "self-play", "endgame"} <= set(tasks)
    assert all(rate["count"] > 0 for rate in tasks.values())
    assert report["memory"] > 10_000_000


def test_a_picture_of_figures_is_svg():
    root = ET.fromstring(bars("A < B", {"one & two": [10.0, 5.0], "none": [0.0]}))
    wide = [float(mark.get("width")) for mark in root if mark.tag.endswith("rect")]
    assert wide == [410.0, 205.0, 0.0]
    assert "A < B" in "".join(root.itertext())
