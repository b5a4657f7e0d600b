"""What has changed between two looks: whatever the fields are, changes add up to the whole."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.server.kinds.delta import Own, Public, Shown, change, counted, public_change
from crossglot.server.wire.messages import GameView, MoveRecord, Outcome, Snapshot, Times
from crossglot.server.wire.standing import Seat
from tests.server.visitor import changed

FIXED: dict[str, object] = {
    "id": "g", "edition": "HU-M", "lexicon": None, "you": None, "house": {}, "rated": False,
    "delay": 0,
    "draw": None,
}  # fmt: skip
"""What never changes in a game, in somebody's eyes."""

numbers = st.integers(0, 127)
lists = st.lists(numbers, max_size=4).map(tuple)
seats = st.tuples(
    st.builds(Seat, name=st.just("one"), kind=st.just("human"), player=st.none(), score=numbers,
              rack_count=numbers),
)  # fmt: skip
boards = st.lists(st.integers(0, 2), min_size=40, max_size=40).map(bytes)
publics = st.builds(
    Public,
    seats=seats,
    to_move=st.none() | st.just(0),
    board=boards,
    bag=numbers,
    over=st.none() | st.builds(Outcome, st.just("out"), lists, lists, lists, st.just(())),
    lookups=st.sampled_from(["any", "none"]),
    times=st.builds(Times, lists, numbers, st.none() | numbers),
    window=st.none(),
    asked=st.just(()),
)
owns = st.builds(
    Own, rack=lists, unseen=lists.map(sorted).map(bytes),
    may=st.lists(st.sampled_from(["abort", "accept"]), max_size=1).map(tuple),
)  # fmt: skip
looks = st.builds(Shown, seq=st.just(3), public=publics, own=owns)


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def whole(look, now, moves=()):
    """The snapshot of what is shown, as the fields say."""
    fields = {name: getattr(look.public, name) for name in Public.__struct_fields__}
    fields |= {name: getattr(look.own, name) for name in Own.__struct_fields__}
    fields |= {"board": tuple(look.public.board), "unseen": counted(look.own.unseen)}
    return plain(Snapshot(look.seq, now, GameView(**FIXED, **fields, moves=moves)))


def way(before, now, lines=(), at=0):
    return change(before, now, public_change(before.public, now.public), lines, at)


def test_every_field_that_can_change_is_in_one_of_the_parts():
    parts = [set(FIXED), set(Public.__struct_fields__), set(Own.__struct_fields__), {"moves"}]
    assert sum(map(len, parts)) == len(set().union(*parts))
    assert set().union(*parts) == set(GameView.__struct_fields__)


LINES = [MoveRecord(seq, 0, "pass", 0, 0) for seq in (2, 3)]
AGAIN = MoveRecord(3, 0, "play", 0, 0, withdrawn=True)


@pytest.mark.parametrize(
    ("known", "told", "then"),
    [
        ((), (), ()),
        (LINES[:1], LINES[1:], LINES),
        (LINES, [AGAIN], [LINES[0], AGAIN]),
    ],
)
@given(before=looks, now=looks)
def test_a_change_leads_from_one_look_to_the_other(before, now, known, told, then):
    now = msgspec.structs.replace(now, seq=5)
    news = plain(way(before, now, tuple(told), 70))
    assert changed(whole(before, 60, tuple(known)), news) == whole(now, 70, tuple(then))


@given(look=looks)
def test_where_nothing_has_changed_nothing_is_told(look):
    assert plain(way(look, look)) == {
        "type": "changed", "seq": 3, "now": 0, "after": 3, "game": {}, "moves": [], "board": [],
    }  # fmt: skip


def test_tiles_are_counted_in_their_order():
    assert counted(bytes([64, 1, 1, 3])) == ((1, 2), (3, 1), (64, 1))
