"""The first lesson: every step can be done, by its example, and asks for what it says."""

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.lesson import Task, first_lesson, fulfils
from crossglot.moves import Play
from crossglot.notation import parse_move
from crossglot.rules import place, score
from tests.players.sample import SAMPLE

HU = load_edition("HU-M")


@pytest.fixture(scope="module")
def lesson():
    return first_lesson(SAMPLE)


def test_examples_do_what_is_asked(lesson):
    assert [step.task for step in lesson][:3] == [Task.OPENING, Task.CROSS, Task.HOOK]
    for step in lesson:
        if step.task is Task.EXCHANGE:
            assert step.example is None
            continue
        assert fulfils(step.task, HU, step.board, step.example)
        assert SAMPLE.admits_tiles(step.example.words[0].tiles)
        assert step.points == score(HU, step.example)


def test_a_seed_decides_the_lesson(lesson):
    assert first_lesson(SAMPLE) == lesson
    assert first_lesson(SAMPLE, "another") != lesson


@pytest.mark.parametrize("seed", ["lesson", "another", "third", "fourth"])
def test_no_blank_is_dealt_before_the_lesson_says_what_one_is(seed):
    for step in first_lesson(SAMPLE, seed):
        if step.task is Task.BLANK:
            return
        assert BLANK not in step.rack
        assert len(step.rack) == HU.rack_size
    pytest.fail("no step about blanks")


def laid(text, *before):
    board = Board.empty(HU.layout)
    for move in before:
        board = place(HU, board, parse_move(HU, board, move)).board
    play = parse_move(HU, board, text)
    assert isinstance(play, Play)
    return board, place(HU, board, play)


@pytest.mark.parametrize(
    ("text", "before", "done"),
    [
        ("8F KARD", (), {Task.OPENING, Task.PREMIUM}),
        ("8F [SZ]ÓK", (), {Task.OPENING, Task.PREMIUM, Task.DIGRAPH}),
        ("8F KArD", (), {Task.OPENING, Task.PREMIUM, Task.BLANK}),
        ("8E TARATAR", (), {Task.OPENING, Task.PREMIUM, Task.BINGO}),
        ("G7 KARA", ("8F KARD",), {Task.CROSS}),
        ("9F AD", ("8F KARD",), {Task.HOOK}),
    ],
)
def test_what_a_play_does(text, before, done):
    board, placement = laid(text, *before)
    found = {task for task in Task if fulfils(task, HU, board, placement)}
    assert done <= found
    assert Task.EXCHANGE not in found
    assert (Task.OPENING in found) == (not before)


def test_single_letters_are_no_digraph():
    board, placement = laid("8F KARD")
    assert not fulfils(Task.DIGRAPH, HU, board, placement)
    assert not fulfils(Task.BINGO, HU, board, placement)
    assert not fulfils(Task.BLANK, HU, board, placement)
