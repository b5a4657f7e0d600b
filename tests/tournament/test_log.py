"""Logs: what was played is proven, and whatever was changed is named by its line."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import LogCode, LogError
from crossglot.tournament.act import Answer, answer
from crossglot.tournament.chain import BEGINNING, Line, hang, read_chain, signed, written
from crossglot.tournament.entries import (
    Entry,
    Head,
    Promised,
    Revealed,
    Seal,
    SeedTold,
    Stood,
    Told,
)
from crossglot.tournament.events import Answered, Stepped, Undone
from crossglot.tournament.log import write_log
from crossglot.tournament.rulings import cancel_round, enter_slip, undo
from crossglot.tournament.setup import Setup
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate import Slip, load_profile
from crossglot.variants.duplicate.events import RackDrawn, RoundClosed
from tests.tournament.events import JUDGE, Play, finished, random_play, setup

KEY, SECRET = bytes(range(32)), b"s" * 32
SEEDS = st.integers(0, 10_000)


def log_of(play: Play, key: bytes = KEY) -> bytes:
    return b"".join(write_log(play.events, key, SECRET))


def judge(_: Setup) -> object:
    return JUDGE


def played(rounds: int = 2, seed: int = 1) -> Play:
    play, random = Play(setup(games=(rounds,)), 3), Random(seed)
    for _ in range(rounds):
        play.round(random)
    return finished(play)


LOG = log_of(played())


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_the_log_of_any_event_is_proven(seed):
    play = random_play(seed, acts=30)
    going = log_of(play)
    try:
        proof = verify_log(going, judge)
    except LogError as error:
        assert error.code is LogCode.UNSEALED, "a round under way has no seal yet"
    else:
        assert not proof.finished
    finished(play)
    proof = verify_log(log_of(play), judge)
    assert proof.finished
    assert proof.state.games == play.state.games
    assert proof.state.entrants == play.state.entrants
    assert log_of(play) == log_of(play), "the same event, the same log"
    assert log_of(play).startswith(going), "nothing written is written otherwise later"


@settings(max_examples=150, deadline=None)
@given(at=st.integers(0, len(LOG) - 1), byte=st.integers(0, 255))
def test_any_changed_byte_is_refused_with_its_line(at, byte):
    if LOG[at] == byte:
        byte ^= 1
    changed = LOG[:at] + bytes([byte]) + LOG[at + 1 :]
    with pytest.raises(LogError) as refused:
        verify_log(changed)
    assert refused.value.facts["line"] == LOG[:at].count(b"\n") + 1
    assert refused.value.code in (LogCode.ALTERED, LogCode.MALFORMED)


def test_lines_left_out_doubled_or_exchanged_are_refused():
    lines = LOG.splitlines(keepends=True)
    for changed, line in (
        (lines[:3] + lines[4:], 4),
        (lines[:3] + lines[2:], 4),
        ([lines[1], lines[0], *lines[2:]], 1),
        (lines[1:], 1),
        ([], 1),
    ):
        with pytest.raises(LogError) as refused:
            verify_log(b"".join(changed))
        assert refused.value.facts["line"] == line
    with pytest.raises(LogError) as refused:
        verify_log(b"".join(lines[:-1]))
    assert refused.value.code is LogCode.UNSEALED
    cut = [number for number, line in enumerate(lines, 1) if b'"seal"' in line][1]
    assert not verify_log(b"".join(lines[:cut]), judge).finished, "cut at a seal: not finished"


def resealed(change: Callable[[Entry], Entry], data: bytes = LOG, key: bytes = KEY) -> bytes:
    """The log as a cheating organiser would write it: changed, hung and sealed anew."""
    signer, prev, out = Ed25519PrivateKey.from_private_bytes(key), BEGINNING, b""
    for number, line in enumerate(read_chain(data).lines, 1):
        entry = line.entry
        entry = signed(signer, prev) if isinstance(entry, Seal) else change(entry)
        hung = hang(number, prev, entry)
        prev = hung.hash
        out += written(hung)
    return out


def changing(kind: type[Any], **parts: Callable[[Any], object]) -> Callable[[Entry], Entry]:
    """Change parts of the first entry, or event in an entry, of a kind."""
    done: list[Entry] = []

    def change(entry: Entry) -> Entry:
        found: Any = entry
        if isinstance(entry, Told) and isinstance(entry.event, Stepped):
            found = entry.event.event
        if not isinstance(found, kind) or done:
            return entry
        done.append(entry)
        new = {name: how(getattr(found, name)) for name, how in parts.items()}
        changed: Any = msgspec.structs.replace(found, **new)
        if not isinstance(entry, Told):
            return changed if found is entry else entry
        return Told(msgspec.structs.replace(entry.event, event=changed))

    return change


def other_rack(tiles):
    return (*tiles[1:], 3 if tiles[0] != 3 else 4)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (changing(RackDrawn, drawn=other_rack), LogCode.DRAW),
        (
            changing(RoundClosed, top=lambda top: msgspec.structs.replace(top, points=99)),
            LogCode.TOP,
        ),
        (
            changing(
                RoundClosed,
                results=lambda each: (msgspec.structs.replace(each[0], points=77), *each[1:]),
            ),
            LogCode.JUDGMENT,
        ),
        (changing(Stood, digest=lambda digest: digest[::-1]), LogCode.STANDINGS),
        (changing(SeedTold, seed=lambda seed: seed + "!"), LogCode.DRAW),
        (changing(Head, promise=lambda promise: promise[::-1]), LogCode.SEED),
        (changing(Promised, promise=lambda promise: promise[::-1]), LogCode.ANSWER),
        (changing(Revealed, answers=lambda answers: answers[1:]), LogCode.ANSWER),
        (changing(Promised, round=lambda number: number + 1), LogCode.EVENT),
    ],
)
def test_who_sealed_the_log_can_not_cheat_either(change, code):
    forged = resealed(change)
    assert read_chain(forged).head.key, "the chain itself is sound"
    with pytest.raises(LogError) as refused:
        verify_log(forged, judge)
    assert refused.value.code is code
    assert refused.value.facts["line"] > 1


def test_a_forger_has_not_the_key():
    forged = resealed(lambda entry: entry, key=bytes(32))
    with pytest.raises(LogError) as refused:
        verify_log(forged)
    assert refused.value.code is LogCode.SIGNATURE
    other = log_of(played(), key=bytes(32))
    genuine = read_chain(LOG).head.key
    assert verify_log(LOG, key=genuine).key == genuine
    with pytest.raises(LogError) as refused:
        verify_log(other, key=genuine)
    assert refused.value.code is LogCode.OTHER_KEY


def test_nothing_is_told_before_its_time():
    play = Play(setup(code="hush", seed="the very seed"), 2)
    play.open()
    slip = Slip(112, 0, (11, 1, 19), 8)
    play.do(answer(play.state, 0, Answer(1, 1, 1, slip), 1500))
    log = log_of(play)
    assert b"the very seed" not in log
    assert b"hush" not in log
    assert b"[11,1,19]" not in log
    play.close()
    assert b"[11,1,19]" in log_of(play)
    assert b"the very seed" not in log_of(play)
    assert b"the very seed" in log_of(finished(play))


def test_a_round_closed_twice_and_one_cancelled_are_proven():
    play, random = Play(setup(games=(3,)), 3), Random(4)
    play.round(random)
    play.do(undo(play.state, Undone(play.state.seq, "a slip was forgotten")))
    paper = Answered(1, 0, 1, 0, play.now, Slip(112, 0, (11, 1, 19)), by="arbiter", reason="paper")
    play.do(enter_slip(play.state, paper))
    play.close()
    play.open()
    play.write(0, random)
    play.do(cancel_round(play.state, 1, "a tile was misread", play.now))
    play.round(random)
    proof = verify_log(log_of(finished(play)), judge)
    assert proof.finished
    assert proof.rounds == 3
    assert len(proof.state.games[0].rounds) == 2


@pytest.mark.parametrize("name", ["et", "fise", "cs", "ro"])
def test_every_profile_is_proven(name):
    play = random_play(7, acts=25, profile=load_profile(name))
    assert verify_log(log_of(finished(play)), judge).finished


def test_words_are_not_needed_for_the_chain():
    assert verify_log(LOG).draws == 0
    proof = verify_log(LOG, judge)
    assert (proof.draws, proof.rounds, proof.finished) == (2, 2, True)
    first = json.loads(LOG.splitlines()[0])
    assert first["entry"]["format"] == "crossglot-tournament-log"
    other = replace(proof, key="")
    assert other != proof
    assert isinstance(msgspec.json.decode(LOG.splitlines()[0], type=Line).entry, Head)
