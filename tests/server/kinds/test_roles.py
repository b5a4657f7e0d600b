"""Who may do what with a game of each kind: the same table as for the ordinary one."""

import itertools

import pytest

from tests.server.everybody import NAMED, Everybody
from tests.server.kinds.every_kind import KINDS
from tests.server.kinds.lexicon import kind_lexicons
from tests.server.kinds.test_model import ENDING, OTHERS
from tests.server.node import serving
from tests.server.test_authorisation import EXPECTED, outcome

ORDINARY = {
    f"/api/games/{{game_id}}/{part}"
    for part in (
        "gcg",
        "explanations/{turn}",
        "replay",
        "analysis/{seq}",
        "missed",
        "picture",
        "summary",
    )
}
"""What only an ordinary game has, whoever asks for it."""

ASKED = [row for row in EXPECTED if "{game_id}" in row[1] and row[1].startswith("/api/")]
SEATED = ("player", "other")


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """(those who ask, kind -> the id of a game of it)."""
    database = tmp_path_factory.mktemp("roles") / "games.sqlite3"
    with serving(database, kind_lexicons()) as address:
        everybody = Everybody(address, database)
        sitting = {
            name: kind.sit(*map(everybody.visitor, SEATED[: kind.people]))
            for name, kind in KINDS.items()
        }
        yield everybody, sitting


def test_who_may_do_what_with_every_kind(games):
    """Who sits on the second seat may do what the one on the first may, but for what hosts may."""
    everybody, sitting = games
    table = {(method, path, who): what for method, path, who, what in ASKED}
    wrong = []
    for name, game_id in sitting.items():
        for (method, path, who), told in table.items():
            seated = who in SEATED[: KINDS[name].people] and not path.endswith("/start")
            what = table[method, path, "player"] if seated else told
            if path in ORDINARY and name != "standard":
                what = "409"
            found = outcome((everybody, game_id, game_id, ""), method, path, who, what)
            if found != what:
                wrong.append(f"{name}: {method} {path} by {who}: {found}, and not {what}")
    assert wrong == []


def test_only_who_sits_there_acts(games):
    """What may be done now, by all who have no seat; every other act by one of them."""
    everybody, sitting = games
    wrong = []
    for name, game_id in sitting.items():
        kind, path = KINDS[name], f"/api/games/{game_id}/moves"
        first = everybody.visitor("player")
        before = first.ask("GET", f"/api/games/{game_id}").body
        legal = kind.moves(before["game"])
        others = ["nobody", "guest", *sorted(set(NAMED) - set(SEATED[: kind.people]))]
        asking = {who: everybody.visitor(who) for who in others}
        acts = [(who, move) for who in others for move in legal]
        acts += zip(itertools.cycle(others), [*OTHERS, *ENDING], strict=False)
        for number, (who, move) in enumerate(acts):
            body = {"move_id": f"{number}", "expected_seq": before["seq"], "move": move}
            refused = asking[who].ask("POST", path, body)
            if (refused.status, refused.code) != (403, "not-your-seat"):
                wrong.append(f"{name}: {move} by {who}: {refused.text[:100]}")
        assert first.ask("GET", f"/api/games/{game_id}").body["seq"] == before["seq"], name
    assert wrong == []


def test_spectators_do_not_act_by_their_connection(games):
    """The same on the live connection of somebody who only watches: nothing is done."""
    everybody, sitting = games
    for name, game_id in sitting.items():
        first = everybody.visitor("player")
        before = first.ask("GET", f"/api/games/{game_id}").body
        with everybody.visitor("moderator").live(game_id) as line:
            line.until("snapshot")
            for move in [*KINDS[name].moves(before["game"]), *OTHERS, *ENDING]:
                answer = line.move(move, seq=before["seq"])
                assert answer["error"]["code"] == "not-your-seat", (name, move)
        assert first.ask("GET", f"/api/games/{game_id}").body["seq"] == before["seq"], name


@pytest.mark.parametrize("name", ["standard", "removal"])
def test_nobody_acts_for_another_seat(games, name):
    """What the one whose turn it is may do, the other may not."""
    everybody, sitting = games
    path = f"/api/games/{sitting[name]}"
    players = [everybody.visitor(who) for who in SEATED]
    views = [player.ask("GET", path).body for player in players]
    legal = [KINDS[name].moves(view["game"]) for view in views]
    (turn,) = [seat for seat in (0, 1) if legal[seat]]
    for number, move in enumerate(legal[turn]):
        body = {"move_id": f"{number}", "expected_seq": views[0]["seq"], "move": move}
        refused = players[1 - turn].ask("POST", f"{path}/moves", body)
        assert (refused.status, refused.code) == (409, "not-your-turn"), move
