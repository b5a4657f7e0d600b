"""No file trips a reader over: every format, mutated, gives a value or an error, in bounded work.

Work is counted in calls of Python and C functions, so that no clock and no other process matters.
"""

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crossglot.analysis.analysis_file import read_analysis, write_analysis
from crossglot.analysis.decisions import decisions
from crossglot.analysis.engine import Engine
from crossglot.analysis.limits import Limit
from crossglot.board import Board
from crossglot.cli.replay import replay
from crossglot.editions import build_edition, load_edition, parse_house, parse_layout
from crossglot.editions.load import read_tables
from crossglot.errors import CrossglotError, LexiconError
from crossglot.game import HUMAN, SeatInfo, act, fold, start
from crossglot.game.imported import imported
from crossglot.game.json_file import STANDARD, sound_events, write_events
from crossglot.game.recognised import edition_of
from crossglot.game.record import record
from crossglot.game.recount import recount, recount_answers
from crossglot.lexicon import compile_words, open_lexicon
from crossglot.lexicon.cache import lexicon_path
from crossglot.lexicon.club import load_changes
from crossglot.lexicon.install import WORDS
from crossglot.lexicon.naming import parse_name
from crossglot.moves import Pass
from crossglot.notation.cgp import parse_cgp
from crossglot.notation.logs import read_log
from crossglot.notation.moves import parse_move
from crossglot.study.sample import sample_lexicon
from crossglot.variants.files import read_any
from tests.notation.test_logs import DUPLICATE, ELIOT, netskrafl
from tests.notation.test_replay_command import WRONG

HU = load_edition("HU-M")
SAMPLE = (Path(__file__).parents[1] / "data" / "sample_game_hu.gcg").read_bytes()
MINI = """base = "EN"
name = "Mini"
tile_set = "mini"
tiles_total = 40
[tiles]
"?" = [2, 0]
A = [20, 1]
B = [18, 3]
"""


BASE = {
    "language": "en",
    "board": "standard",
    "players": [2, 4],
    "coordinates": "numbered-rows",
    "rack": {"size": 5},
    "bonus": {5: 30},
    "opening": {"min_tiles": 3},
    "exchange": {"bag_min": 0},
    "challenge": {"kind": "none", "points": 0, "booked_to": "challenger", "per": "play"},
    "end": {"pass_rounds": 2, "scoreless_turns": 6, "final": "subtract-own-add-to-out"},
    "letters": {"vowels": ["A"]},
}


def own_game() -> bytes:
    """A short game of ours as JSON."""
    events = start(HU, [SeatInfo("Anna", HUMAN), SeatInfo("Bo", HUMAN)], "any")
    for _ in range(4):
        state = fold(events)
        events += act(state, state.to_move or 0, Pass())
    return write_events(events, STANDARD)


def analysed() -> bytes:
    """A small analysis."""
    limit = Limit(seconds=None, rollouts=10, candidates=2)
    engine = Engine(sample_lexicon("HU-M", "KARD OMA"))
    return write_analysis(engine.analyse(None, "KARDOMA", limit=limit))


def read_game(data: bytes) -> None:
    """All that becomes of another program's file."""
    log = read_log(data)
    for edition in (HU, edition_of(log.game)):
        for line in recount(edition, log.game):
            str(line)
        list(recount_answers(edition, log))
        found = imported(edition, log.game)
        record(found.events)
        decisions(edition, log.game)


def written(data: bytes, folder: Path) -> Path:
    file = folder / "any"
    file.write_bytes(data)
    return file


def text_reader(read: Callable[[str], object]) -> Callable[[bytes, Path], object]:
    return lambda data, _: read(data.decode("utf-8", "replace"))


FORMATS: dict[str, tuple[bytes, Callable[[bytes, Path], object]]] = {
    "gcg": (SAMPLE[:900], lambda data, _: read_game(data)),
    "gcg with mistakes": (WRONG.encode(), lambda data, _: read_game(data)),
    "gcg in Windows-1250": (
        SAMPLE[:800].decode().encode("cp1250"),
        lambda data, _: read_game(data),
    ),
    "eliot": (
        ELIOT.format(mode="duplicate", turns=DUPLICATE).encode(),
        lambda data, _: read_game(data),
    ),
    "netskrafl": (
        netskrafl([(0, "H6", "eld", 12, "húsb"), (1, "6H", "es?ól", 7, "rann")]),
        lambda data, _: read_game(data),
    ),
    "our json": (own_game(), lambda data, _: sound_events(data, STANDARD)),
    "json of every game": (own_game(), lambda data, _: read_any(data)),
    "analysis": (analysed(), lambda data, _: read_analysis(data)),
    "cgp": (
        b"15/15/15/15/15/15/15/5KARD6/15/15/15/15/15/15/15 ABC/DEF 10/0 0 lex HU-M;",
        text_reader(lambda text: parse_cgp(HU, text)),
    ),
    "move": (
        b"8F K(A)R[SZ]a.",
        text_reader(lambda text: parse_move(HU, Board.empty(HU.layout), text)),
    ),
    "tiles": (b"K[SZ]?A\xcc\x81", text_reader(HU.alphabet.parse_tiles)),
    "edition": (
        MINI.encode(),
        text_reader(lambda text: build_edition("MINI", {**BASE, **read_tables("MINI", text)})),
    ),
    "board": (b"T..d\n.D..\n..D.\nd..T\n", text_reader(lambda text: parse_layout("any", text))),
    "house": (b"two-bags,rack-size=8,challenge=points", text_reader(parse_house)),
    "club list": (
        b"+ googol  in every book  2026-11-21  HU-M HU-W\n# x\n",
        lambda data, folder: list(load_changes(written(data, folder))),
    ),
    "lexicon name": (b"HU-M.b~club@0123456789abcdef", text_reader(parse_name)),
}
"""Name -> a sound file, and what reads it."""

PIECES = (
    *(b"", b"\0", b"\xff", b"\n", b"[", b"](", b"{", b'"', b">", b"<", b"?", b"-", b"9" * 30),
    *(b"1e999", b"\xc2\x9b", b"\xe2\x80\xae", b"E\xcc\x81", b"true", b"null", b"[]", b"A" * 300),
)


def mutated(data: bytes, seed: int) -> bytes:
    """``data`` with a few pieces cut out, doubled, moved or replaced."""
    chance = random.Random(seed)
    for _ in range(chance.randint(1, 4)):
        at, to = sorted(chance.randint(0, len(data)) for _ in range(2))
        to = min(to, at + chance.choice((0, 1, 1, 2, 8, 60)))
        piece = chance.choice((*PIECES, data[at:to] * 2, data[: to - at]))
        data = data[:at] + piece + data[to:]
    return data


def work(run: Callable[[], object]) -> int:
    """How many calls ``run`` makes; what it refuses with an error of ours is fine."""
    count = 0

    def tick(*_: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(tick)
    try:
        run()
    except CrossglotError:
        pass
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("name", FORMATS)
def test_any_file_gives_a_value_or_an_error(name, tmp_path):
    data, read = FORMATS[name]
    work(lambda: read(data, tmp_path))  # what is cached is cached from here on

    @settings(max_examples=30, deadline=None)
    @given(seed=st.integers(0, 2**32))
    @example(seed=0)
    def search(seed):
        changed = mutated(data, seed)
        calls = work(lambda: read(changed, tmp_path))
        assert calls <= 1_000_000, (name, changed)

    search()


@settings(max_examples=100, deadline=None)
@given(data=st.binary(max_size=300))
def test_bytes_of_no_format(data):
    for name, (_, read) in FORMATS.items():
        if name != "club list":
            try:
                read(data, Path())
            except CrossglotError:
                continue


@pytest.mark.parametrize("name", ["gcg", "gcg in Windows-1250", "eliot", "netskrafl"])
def test_four_times_the_moves_are_no_more_than_five_times_the_work(name):
    """Nothing in reading, recognising and counting grows faster than the file."""
    data, _ = FORMATS[name]

    def times(count: int) -> bytes:
        if name == "netskrafl":
            whole = json.loads(data)
            return json.dumps({**whole, "moves": whole["moves"] * count}).encode()
        if name == "eliot":
            return ELIOT.format(mode="duplicate", turns=DUPLICATE * count).encode()
        head, *rest = data.split(b"\n>", 1)
        return head + b"\n>" + (rest[0].rstrip() + b"\n>") * count

    def count_all(file: bytes) -> int:
        def run() -> None:
            log = read_log(file)
            edition_of(log.game)
            list(recount(HU, log.game))
            list(recount_answers(HU, log))

        return work(run)

    count_all(times(4))
    small, large = count_all(times(20)), count_all(times(80))
    assert large < 5 * small, (small, large)


def test_one_line_of_a_megabyte_and_a_half_is_little_work():
    """It costs no more calls than a few hundred lines of a game do."""
    head, tail = b"#player1 A A\n#player2 B B\n", b"\n>A: ABC 8F KARD +10 10\n"
    lines = {
        "rack": b">A: " + b"A" * 1_500_000 + b" 8F KARD +10 10",
        "open brackets": b">A: " + b"[A" * 750_000,
        "play": b">A: ABC 8F " + b"(A)" * 500_000 + b" +10 10",
        "points": b">A: " + b"+1 " * 500_000,
        "note": b"#note " + b"x" * 1_500_000,
        "name": b"#player3 " + b"x" * 1_500_000,
        "lexicon": b"#lexicon " + b"A" * 1_500_000,
        "letters": "ő".encode() * 700_000,
        "no encoding": b"\xc1" * 1_500_000,
        "bytes": b"\xff\xd5" * 750_000,
        "blanks": b" " * 1_500_000 + b"x",
    }
    work(partial(read_game, head + tail))  # editions are read once
    for what, line in lines.items():
        for encoded in (head + line + tail, head + b"#lexicon HU-M.b\n" + line + tail):
            assert work(partial(read_game, encoded)) < 100_000, what


def test_a_damaged_lexicon_is_refused_and_read_no_further(tmp_path, monkeypatch):
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path / "cache"))
    compile_words(written(b"kard\noma\nkoma\n", tmp_path), "HU-M")
    data = lexicon_path("HU-M", WORDS).read_bytes()
    refused = 0
    for seed in range(200):
        changed = mutated(data, seed)
        try:
            opened = open_lexicon(written(changed, tmp_path), HU)
        except LexiconError:
            refused += 1
            continue
        assert changed == data or opened.admits("KARD")
    assert refused > 150, "its parts have checksums"


def test_the_command_itself_is_not_tripped_over(tmp_path, capsys):
    for name in ("gcg with mistakes", "gcg in Windows-1250", "eliot", "netskrafl"):
        data, _ = FORMATS[name]
        for seed in range(40):
            changed = mutated(data, seed)
            try:
                replay(written(changed, tmp_path), edition=None if seed % 2 else "hu", board=True)
            except CrossglotError:
                continue
            shown = capsys.readouterr().out
            shown.encode()
            assert not any(ord(char) < 32 and char != "\n" for char in shown), (name, seed)
