"""Logs that somebody has edited, each in one way, and whatever else is given for a log or a slip."""

import json
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.editions import load_edition
from crossglot.errors import CrossglotError, LogCode, LogError
from crossglot.tournament.chain import BEGINNING, hang, read_chain, written
from crossglot.tournament.entries import Seal
from crossglot.tournament.question import question
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate import Slip, judge, parse_slip
from tests.rows import for_each
from tests.tournament.events import WORDS, Play, setup
from tests.tournament.test_log import LOG

LINES = LOG.splitlines(keepends=True)
AT = range(len(LINES))


def refused(lines):
    """(code, line) of the refusal of an edited log."""
    with pytest.raises(LogError) as error:
        verify_log(b"".join(lines))
    return error.value.code, error.value.facts["line"]


@for_each("at", AT)
def test_a_line_that_was_taken_out(at):
    code, line = refused(LINES[:at] + LINES[at + 1 :])
    last = at == len(LINES) - 1
    assert line == (at if last else at + 1)
    assert code is (LogCode.UNSEALED if last else LogCode.ALTERED)


@for_each("at", AT)
def test_a_line_that_was_put_in_twice(at):
    assert refused(LINES[: at + 1] + LINES[at:]) == (LogCode.ALTERED, at + 2)


@for_each("at", AT[:-1])
def test_two_lines_that_changed_places(at):
    code, line = refused([*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]])
    assert (code, line) == (LogCode.ALTERED, at + 1)


@for_each("at", AT)
def test_a_line_in_which_something_was_changed(at):
    """Each number and each word of the line, one after the other."""
    for found in re.finditer(rb"\d+|[a-z]{2,}", LINES[at]):
        old = found.group()
        new = old[:-1] + (b"1" if old.endswith(b"0") else b"0" if old.isdigit() else b"z")
        if new == old:
            continue
        line = LINES[at][: found.start()] + new + LINES[at][found.end() :]
        code, named = refused([*LINES[:at], line, *LINES[at + 1 :]])
        assert named == at + 1, (old, new)
        assert code in {LogCode.ALTERED, LogCode.MALFORMED}


@for_each("at", AT)
def test_a_log_that_was_cut_off(at):
    """Within a line it cannot be read; between lines it is sound only where a seal is."""
    half = LINES[at][: len(LINES[at]) // 2]
    assert refused([*LINES[:at], half]) == (LogCode.MALFORMED, at + 1)
    kept = LINES[: at + 1]
    if b'"type":"seal"' in LINES[at]:
        assert verify_log(b"".join(kept)).finished == (at == len(LINES) - 1)
    else:
        assert refused(kept) == (LogCode.UNSEALED, at + 1)


def rehung(entries):
    """The lines that somebody would write who knows the format and has not the key."""
    prev = BEGINNING
    for number, entry in enumerate(entries, 1):
        line = hang(number, prev, entry)
        prev = line.hash
        yield written(line)


@for_each("at", AT)
def test_a_chain_that_was_hung_anew_breaks_at_the_next_seal(at):
    entries = [line.entry for line in read_chain(LOG).lines]
    seals = [number for number, entry in enumerate(entries, 1) if isinstance(entry, Seal)]
    code, line = refused(rehung(entries[:at] + entries[at + 1 :]))
    later = [number for number in seals if number > at + 1]
    if not at:
        assert (code, line) == (LogCode.MALFORMED, 1)
    elif later:
        assert (code, line) == (LogCode.SIGNATURE, later[0] - 1)
    else:
        assert (code, line) == (LogCode.UNSEALED, len(entries) - 1)


def test_a_seal_of_another_line_is_no_seal_here():
    entries = [line.entry for line in read_chain(LOG).lines]
    first, second, *_ = (at for at, entry in enumerate(entries) if isinstance(entry, Seal))
    entries[second] = entries[first]
    assert refused(rehung(entries)) == (LogCode.SIGNATURE, second + 1)


@settings(max_examples=150, deadline=None)
@given(
    st.binary(max_size=400)
    | st.lists(st.sampled_from([*LINES, b"\n", b"{}\n", b"null\n"]), max_size=8).map(b"".join)
)
def test_whatever_is_given_for_a_log_is_refused_by_name(data):
    try:
        verify_log(data)
    except LogError as error:
        assert 1 <= error.facts["line"] <= max(1, data.count(b"\n") + data.count(b"\r") + 1)
    else:
        assert LOG.startswith(data)


DEEP = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(at=st.sampled_from(AT), value=DEEP, data=st.data())
def test_a_line_with_anything_in_one_of_its_places(at, value, data):
    """What can be read as a line and is not this one has another hash."""
    line = json.loads(LINES[at])
    entry = line["entry"]
    place = data.draw(st.sampled_from([line, entry, entry.get("event", entry)]))
    key = data.draw(st.sampled_from(sorted(place)))
    if place[key] == value and type(place[key]) is type(value):
        return
    place[key] = value
    text = json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
    assert refused([*LINES[:at], text, *LINES[at + 1 :]])[1] == at + 1


# Slips


def opened():
    """A game with a round open on a board where something lies."""
    play = Play(setup(), 2)
    play.round(Random(3))
    play.open()
    return play.state.game(1).table


TABLE = opened()
ET = load_edition("ET")


@settings(max_examples=80, deadline=None)
@given(st.text(max_size=30) | st.from_regex(r"[A-P0-9]{1,3} ?[A-ZÕÄÖÜa-z?]{0,16} ?-?[0-9]{0,4}"))
def test_whatever_is_typed_is_a_slip_or_refused_by_name(text):
    try:
        slip = parse_slip(ET, TABLE.board, text)
    except CrossglotError as error:
        assert error.code
    else:
        judged(slip)


@settings(max_examples=200, deadline=None)
@given(
    start=st.integers(0, 1023),
    direction=st.sampled_from([0, 1]),
    word=st.lists(st.integers(0, 127), max_size=20).map(tuple),
    claimed=st.none() | st.integers(0, 10**6),
)
def test_whatever_is_sent_as_a_slip_is_judged(start, direction, word, claimed):
    judged(Slip(start, direction, word, claimed))


def judged(slip):
    """A slip is worth something or has a fault, and can be asked about; nothing else happens."""
    verdict = judge(TABLE, slip, WORDS)
    assert verdict.points >= 0
    assert verdict.fault or verdict.laid
    asked = question(TABLE, slip)
    assert asked is None or asked.doubt
    if asked is None:
        assert verdict.fault not in {"not-on-rack", "not-placeable"}
