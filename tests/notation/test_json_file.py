"""Our own file of events: nothing is lost, and whatever is wrong has a name and a place."""

import json
from dataclasses import replace
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.editions import House, load_edition
from crossglot.errors import NotationCode, NotationError
from crossglot.game import SeatInfo, fold
from crossglot.game.json_file import (
    FORMAT,
    LARGEST,
    STANDARD,
    VERSION,
    is_ours,
    read_events,
    replayed,
    sound_events,
    write_events,
)
from crossglot.game.json_schema import schema_text
from crossglot.variants import bingo, removal, solitaire
from crossglot.variants.files import BINGO, FORMATS, REMOVAL, SOLITAIRE, read_any
from setup import ROOT
from tests.notation.games import games, random_game

ET = load_edition("ET")
GAME = random_game("HU-M", House(), 2, 11, most=30)


def file_of(events, **outer):
    """A file with other contents: ``events`` are plain values."""
    whole = {"format": FORMAT, "version": VERSION, "game": "standard", "events": events, **outer}
    return json.dumps(whole).encode()


def plain(events):
    return msgspec.to_builtins(events)


@settings(max_examples=40, deadline=None)
@given(events=games())
def test_written_then_read_it_is_the_same(events):
    data = write_events(events, STANDARD)
    back = read_events(data, STANDARD)
    assert list(back) == events
    assert replayed(back, STANDARD) == fold(events)
    assert read_any(data) == (STANDARD, back)
    assert len(data.splitlines()) == len(events) + 2, "one event a line"


def other_games():
    seats = [SeatInfo("Ann", "human"), SeatInfo("Bo", "human")]
    board = fold(GAME).board
    hu = load_edition("HU-M")
    taken = list(removal.start(hu, board, seats))
    taken += removal.act(removal.fold(taken), 0, next(removal.removals(board, None)))
    called = list(bingo.start(ET, seats[:1], "seed"))
    called += bingo.write(bingo.fold(called), 0, ["KASTEMA", "LUGEJAD"])
    called += bingo.call(bingo.fold(called))
    alone = list(solitaire.start(ET, "one-rack", "Ann", "seed"))
    alone += solitaire.finish(solitaire.fold(alone))
    return [(REMOVAL, taken), (BINGO, called), (SOLITAIRE, alone)]


OTHERS = other_games()


@pytest.mark.parametrize(("form", "events"), OTHERS, ids=lambda value: getattr(value, "game", ""))
def test_variants_have_files_too(form, events):
    data = write_events(events, form)
    assert list(read_events(data, form)) == events
    assert read_any(data)[0] is form
    assert replayed(events, form) == form.fold(events)


@pytest.mark.parametrize(
    ("data", "code", "line", "column"),
    [
        (b"", NotationCode.FILE_MALFORMED, 1, 1),
        (b"\xff\xfe", NotationCode.FILE_MALFORMED, 1, 1),
        (b'{\n  "format": nonsense}', NotationCode.FILE_MALFORMED, 2, 17),
        (b'{\n  "format": "crossglot-ev', NotationCode.FILE_MALFORMED, 2, 26),
        (b'{"a": "\xc3\x28"}', NotationCode.FILE_MALFORMED, 1, 8),
        (b"[" * 200_000, NotationCode.FILE_MALFORMED, 1, 1),
        (b"[]", NotationCode.FILE_MALFORMED, 1, 1),
        (b'{"format": "other"}', NotationCode.FILE_MALFORMED, 1, 1),
        (file_of([], extra=1), NotationCode.FILE_MALFORMED, 1, 1),
        (file_of({}), NotationCode.FILE_MALFORMED, 1, 1),
        (file_of([], game="chess"), NotationCode.FILE_MALFORMED, 1, 1),
        (file_of([], game=["x"]), NotationCode.FILE_MALFORMED, 1, 1),
    ],
)
def test_a_file_that_is_none_is_refused_with_its_place(data, code, line, column):
    with pytest.raises(NotationError) as refused:
        read_events(data, STANDARD)
    assert refused.value.code is code
    assert (refused.value.facts["line"], refused.value.facts["column"]) == (line, column)


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.5])
def test_another_version_is_refused(version):
    with pytest.raises(NotationError) as refused:
        read_events(file_of(plain(GAME), version=version), STANDARD)
    assert refused.value.code is NotationCode.FILE_VERSION


def test_a_file_of_ten_megabytes_is_refused_by_its_size():
    with pytest.raises(NotationError) as refused:
        read_events(b" " * 10_000_000, STANDARD)
    assert refused.value.code is NotationCode.FILE_TOO_LARGE
    assert refused.value.facts["largest"] == LARGEST


def with_event(index, **changed):
    events = plain(GAME)
    events[index - 1] = {**events[index - 1], **changed}
    return events


@pytest.mark.parametrize(
    ("events", "index", "reason"),
    [
        ([], 1, "no events"),
        (plain(GAME)[1:], 1, "event-illegal"),
        (with_event(1, edition="XX"), 1, "edition-unknown"),
        (with_event(1, letters=["", "A"]), 1, "event-illegal"),
        (with_event(1, colour="red"), 1, "unknown field $.colour"),
        (
            with_event(1, seats=[{"name": "A", "player": "human", "age": 7}] * 2),
            1,
            "unknown field $.seats[0].age",
        ),
        (
            with_event(1, house={"colour": 1}),
            1,
            "Object contains unknown field `colour` - at `$.house`",
        ),
        (with_event(3, type="teleported"), 3, "Invalid value 'teleported' - at `$.type`"),
        (with_event(3, seat="one"), 3, "Expected `int`, got `str` - at `$.seat`"),
        (with_event(3, seat=9), 3, "no-such-seat"),
        (with_event(3, seat=-1), 3, "no-such-seat"),
        (with_event(4, tiles=[300]), 4, "bytes must be in range(0, 256)"),
        ([*plain(GAME)[:4], "played"], 5, "Expected `object`, got `str`"),
        (plain(GAME)[:4] + plain(GAME)[:1], 5, "event-illegal"),
        (with_event(len(GAME), racks=[[]]), len(GAME), "event-illegal"),
        (with_event(len(GAME), adjustments=[0]), len(GAME), "event-illegal"),
        (with_event(len(GAME), penalties=[0, 0, 0]), len(GAME), "event-illegal"),
        (with_event(len(GAME), winners=[2]), len(GAME), "event-illegal"),
    ],
)
def test_an_event_that_cannot_be_is_named_by_its_number(events, index, reason):
    data = file_of(events)
    with pytest.raises(NotationError) as refused:
        read_events(data, STANDARD)
    assert refused.value.code is NotationCode.FILE_EVENT
    assert refused.value.facts == {"index": index, "reason": reason}
    sound = sound_events(data, STANDARD)
    assert list(sound.events) == GAME[: index - 1], "those before it can be used"


def test_tiles_that_nobody_holds_are_illegal():
    events = plain(GAME)
    index = next(n for n, event in enumerate(events) if event["type"] == "played")
    events[index]["tiles"] = [tile and 64 | 42 for tile in events[index]["tiles"]]
    assert sound_events(file_of(events), STANDARD).error.facts["index"] == index + 1


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=3) | st.floats(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=4,
)


@settings(max_examples=300, deadline=None)
@given(data=st.data(), value=VALUES)
def test_any_change_gives_a_game_or_an_error(data, value):
    form, events = data.draw(st.sampled_from([(STANDARD, GAME), *OTHERS]))
    events = plain(events)
    event = data.draw(st.sampled_from(events))
    event[data.draw(st.sampled_from(sorted(event)))] = value
    try:
        read_any(file_of(events, game=form.game))
    except NotationError as error:
        assert error.code in {NotationCode.FILE_EVENT, NotationCode.FILE_MALFORMED}


@settings(max_examples=200, deadline=None)
@given(data=st.binary(max_size=80), cut=st.integers(0, 400))
def test_any_bytes_give_a_game_or_an_error(data, cut):
    whole = write_events(GAME[:3], STANDARD)
    for tried in (data, whole[:cut] + data, whole[:cut] + data + whole[cut:]):
        try:
            read_events(tried, STANDARD)
        except NotationError as error:
            assert error.code is not NotationCode.FILE_TOO_LARGE


def test_thousands_of_events_are_read_and_more_are_refused():
    passes = plain(GAME)[:4] + [{"type": "passed", "seat": 0}] * 6_000
    assert len(sound_events(file_of(passes), STANDARD).events) == 6_004
    with pytest.raises(NotationError) as refused:
        read_events(file_of(passes * 2), STANDARD)
    assert refused.value.code is NotationCode.FILE_TOO_LARGE
    assert refused.value.facts == {"events": 12_008, "largest": STANDARD.most}


@pytest.mark.parametrize("game", sorted(FORMATS))
def test_the_schema_is_up_to_date(game):
    page = ROOT / "docs" / "formats" / "schema" / f"{game}.json"
    assert page.read_text("utf-8") == schema_text(FORMATS[game]), "run: make docs"


@pytest.mark.parametrize("game", sorted(FORMATS))
def test_every_event_is_told(game):
    told = (ROOT / "docs" / "formats" / "event-types.md").read_text("utf-8")
    tags = [str(event.__struct_config__.tag) for event in get_args(FORMATS[game].events)]
    assert [tag for tag in tags if f"`{tag}`" not in told] == []
    assert f"schema/{game}.json" in told


def test_the_schema_allows_what_is_written():
    """A small reader of schemas: enough for ours, and strict."""
    schema = json.loads(schema_text(STANDARD))
    whole = json.loads(write_events(GAME, STANDARD))
    assert sorted(schema["required"]) == sorted(whole)
    parts = schema["$defs"]
    by_tag = schema["properties"]["events"]["items"]["discriminator"]["mapping"]
    for event in whole["events"]:
        part = parts[by_tag[event["type"]].rpartition("/")[2]]
        assert part["additionalProperties"] is False
        assert set(event) <= set(part["properties"])
        assert set(part["required"]) <= set(event)


def test_our_files_are_told_from_lists_of_moves():
    for data, ours in (
        (write_events(GAME, STANDARD), True),
        (b'\xef\xbb\xbf\n {"format": "crossglot-events", "moves": []}', True),
        (b'{"nonsense', True),
        (b'{"moves": []}', False),
        (b'{"moves": [], "name": "' + b"x" * 1000 + b'crossglot-events"}', False),
        (b'["crossglot-events"]', False),
        (b"#player1 A Ann", False),
        (b"", False),
    ):
        assert is_ours(data) is ours, data[:40]


def test_a_file_may_be_as_long_as_it_may_be():
    few = replace(STANDARD, most=5)
    assert len(sound_events(file_of(plain(GAME)[:5]), few).events) == 5
    with pytest.raises(NotationError) as refused:
        sound_events(file_of(plain(GAME)[:6]), few)
    assert refused.value.facts == {"events": 6, "largest": 5}
    (started,) = read_events(file_of(plain(GAME)[:1]), STANDARD)
    assert started == GAME[0]
    whole = write_events(GAME[:1], STANDARD)
    assert len(read_events(whole + b" " * (LARGEST - len(whole)), STANDARD)) == 1
