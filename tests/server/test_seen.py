"""Changes told one after the other add up to the snapshot, whatever happens in a game."""

import msgspec

from crossglot.editions import edition_ids
from crossglot.game import after, fold
from crossglot.server.kinds.view import Common, Seen
from tests.game.test_view import game
from tests.rows import for_each
from tests.server.visitor import changed


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def snapshot(seen):
    return msgspec.json.decode(seen.snapshot())


@for_each("edition", edition_ids())
def test_changes_add_up_to_the_snapshot_for_all_who_share_a_table(edition):
    """Games with challenges, takebacks and every other event; two are told every other one."""
    for number in range(2):
        events, common = game(number, edition), Common()
        truth = fold(events[:4])
        eyes = [*range(len(events[0].seats)), None]
        seen = {eye: Seen("g", eye, truth, common=common) for eye in eyes}
        client = {eye: snapshot(seen[eye]) for eye in eyes}
        for count, event in enumerate(events[4:]):
            truth = after(truth, event)
            for eye in eyes[count % 2 :]:
                client[eye] = changed(client[eye], plain(seen[eye].follow(truth)))
                assert client[eye] == snapshot(Seen("g", eye, truth))
