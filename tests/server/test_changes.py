"""What has changed between two views: whatever the fields are, changes add up to the whole."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.server.changes import change
from crossglot.server.standing import Seat
from crossglot.server.wire import GameView, MoveRecord, Outcome, Snapshot
from tests.server.visitor import changed

numbers = st.integers(0, 127)
lists = st.lists(numbers, max_size=4).map(tuple)
seats = st.tuples(
    st.builds(Seat, name=st.just("one"), kind=st.just("human"), player=st.none(), score=numbers,
              rack_count=numbers),
)  # fmt: skip
lines = st.lists(
    st.builds(MoveRecord, seq=st.integers(1, 5), seat=st.just(0), kind=st.just("pass"),
              points=st.integers(0, 1), total=st.just(0)),
    unique_by=lambda line: line.seq,
    max_size=4,
).map(lambda found: tuple(sorted(found, key=lambda line: line.seq)))  # fmt: skip
views = st.builds(
    GameView,
    id=st.just("g"),
    edition=st.just("HU-M"),
    lexicon=st.none(),
    seats=seats,
    you=st.none(),
    to_move=st.none() | st.just(0),
    board=st.lists(st.integers(0, 2), min_size=3, max_size=3).map(tuple),
    rack=lists,
    bag=numbers,
    unseen=st.just(()),
    moves=lines,
    over=st.none() | st.builds(Outcome, st.just("out"), lists, lists, lists, st.just(())),
    lookups=st.sampled_from(["any", "none"]),
)


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


@given(before=views, now=views)
def test_a_change_leads_from_one_view_to_the_other(before, now):
    news = plain(change(3, before, 5, now, 70))
    assert changed(plain(Snapshot(3, 60, before)), news) == plain(Snapshot(5, 70, now))


@given(view=views)
def test_where_nothing_has_changed_nothing_is_told(view):
    assert plain(change(3, view, 3, view)) == {
        "type": "changed", "seq": 3, "now": 0, "after": 3, "game": {}, "moves": [], "board": [],
    }  # fmt: skip


FIRST, SECOND = (MoveRecord(seq, 0, "pass", 0, 0) for seq in (2, 3))
AGAIN = MoveRecord(3, 0, "play", 0, 0, withdrawn=True)


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ((FIRST,), (FIRST, SECOND), (SECOND,)),
        ((FIRST, SECOND), (FIRST, AGAIN), (AGAIN,)),
        ((FIRST, SECOND), (FIRST, SECOND), ()),
    ],
)
@given(view=views)
def test_only_new_lines_are_told(view, before, now, told):
    old, new = (msgspec.structs.replace(view, moves=moves) for moves in (before, now))
    news = change(3, old, 4, new)
    assert news.moves == told
    assert "moves" not in news.game


@given(view=views)
def test_lines_that_are_gone_take_all_the_others_along(view):
    old, new = (msgspec.structs.replace(view, moves=moves) for moves in ((FIRST, SECOND), (FIRST,)))
    assert change(3, old, 4, new).game == {"moves": (FIRST,)}
