"""Variants in the lobby: listed, joined, declined, withdrawn; in lists and statistics when over."""

import pytest

from tests.server.people_there import person
from tests.server.variants.playing import Somebody

GCG = "#player1 A Anna\n#player2 B Béla\n>A: KASTEMA 8H KAS +8 8\n>B: TERMOSE - +0 0\n"


def offer(host, variant="bingo", **more):
    """The id of a game of ``host``, made as the form makes it."""
    body = {"setup": {"variant": variant, "edition": "ET"}, "visibility": "public", **more}
    answer = host.ask("POST", "/api/games", body)
    assert answer.status == 201, answer.text
    return answer.body["id"]


def removal(host, **more):
    setup = {"variant": "removal", "edition": "ET", "file": GCG}
    return offer(host, setup=setup, **more)


def lobby(visitor):
    """(ids of seeks, ids of games) that the lobby lists, once its lines tell of them."""
    body = visitor.ask("GET", "/api/lobby").body
    return [[offer["id"] for offer in body[kind]] for kind in ("seeks", "games")]


def listed(line, kind, game_id):
    """The offer of this id, as soon as the lobby tells of it."""
    while True:
        for offered in line.next().get(kind, ()):
            if offered["id"] == game_id:
                return offered


def sit(visitor, game_id):
    return visitor.ask("POST", f"/api/games/{game_id}/seats", {})


def leave(visitor, game_id):
    return visitor.ask("DELETE", f"/api/games/{game_id}/seats")


def you(visitor, game_id):
    return visitor.ask("GET", f"/api/games/{game_id}").body["you"]


def own(visitor):
    return {each["id"]: each for each in visitor.ask("GET", "/api/games").body}


@pytest.fixture
def named(address):
    """Makes somebody with a name."""

    def named(name):
        somebody = Somebody(address)
        somebody.cookie = person(address, name).cookie
        return somebody

    return named


def test_a_public_game_is_listed_until_it_begins_and_while_it_runs(mari, jaan):
    with mari.connection("/api/lobby/live") as line:
        game_id = offer(mari)
        seek = listed(line, "seeks", game_id)
        assert (seek["variant"], seek["state"], seek["rated"]) == ("bingo", "waiting", False)
        assert [seat["kind"] for seat in seek["seats"]] == ["human", "open"]
        assert sit(jaan, game_id).status == 200
        seek = listed(line, "seeks", game_id)
        assert [seat["kind"] for seat in seek["seats"]] == ["human", "human", "open"]
        assert mari.start(game_id).status == 200
        assert listed(line, "games", game_id)["state"] == "started"
    assert lobby(jaan)[1].count(game_id) == 1


def test_a_private_game_is_not_listed(mari, jaan):
    hidden, shown = offer(mari, visibility="private"), offer(jaan)
    with mari.connection("/api/lobby/live") as line:
        listed(line, "seeks", shown)
    assert hidden not in lobby(mari)[0]


def test_who_plays_alone_is_not_listed(mari, jaan):
    alone = offer(mari, "solitaire")
    with mari.connection("/api/lobby/live") as line:
        shown = offer(jaan)
        listed(line, "seeks", shown)
    assert alone not in [*lobby(mari)[0], *lobby(mari)[1]]


def test_the_maker_withdraws_and_others_get_up(mari, jaan):
    game_id = offer(mari)
    assert leave(jaan, game_id).code == "not-your-seat"
    sit(jaan, game_id)
    assert leave(jaan, game_id).status == 200
    assert [seat["name"] for seat in mari.look(game_id)[1]["seats"]] == ["Guest", None]
    assert leave(mari, game_id).status == 200
    for refused in (
        sit(jaan, game_id),
        leave(mari, game_id),
        mari.start(game_id),
        mari.ask("GET", f"/api/games/{game_id}"),
    ):
        assert refused.code == "game-gone"
    assert game_id not in own(mari)


def test_nobody_leaves_a_game_that_has_begun(mari, jaan):
    game_id = offer(mari)
    mari.start(game_id)
    assert leave(mari, game_id).code == "game-not-waiting"


def test_who_gets_up_leaves_no_gap(mari, jaan, address):
    third = Somebody(address)
    game_id = offer(mari)
    sit(jaan, game_id), sit(third, game_id)
    leave(jaan, game_id)
    assert you(third, game_id) == 1
    sit(jaan, game_id)
    assert you(jaan, game_id) == 2


def test_an_invitation_is_taken_or_declined(mari, named):
    liis, tiit = named("Liis"), named("Tiit")
    game_id = removal(mari, visibility="private", invited=["liis", "Tiit"])
    assert own(liis)[game_id]["state"] == "invited"
    with liis.connection("/api/lobby/live") as line:
        challenge = listed(line, "challenges", game_id)
        names = [seat["name"] for seat in challenge["seats"]]
        assert (names[0], sorted(names[1:3]), names[3:]) == ("Guest", ["Liis", "Tiit"], [None])
    assert sit(liis, game_id).status == 200
    assert leave(tiit, game_id).status == 200
    assert game_id not in own(tiit)
    assert own(liis)[game_id]["state"] == "waiting"


def test_seats_are_kept_for_who_is_invited(mari, jaan, named):
    for name in ("Peep", "Piia", "Paul"):
        named(name)
    game_id = removal(mari, invited=["Peep", "Piia", "Paul"])
    assert sit(jaan, game_id).code == "seat-reserved"


def test_invitations_that_cannot_be(named):
    host = named("Inviter")
    for name in ("Onea", "Oneb", "Onec", "Oned"):
        named(name)
    setup = {"variant": "removal", "edition": "ET", "file": GCG}
    for names, code in (
        (["Nobodyatall"], "account-unknown"),
        (["Onea", "onea"], "seat-invited-twice"),
        (["Inviter"], "seat-invited-twice"),
        (["Onea", "Oneb", "Onec", "Oned"], "player-count"),
    ):
        answer = host.ask("POST", "/api/games", {"setup": setup, "invited": names})
        assert answer.code == code
    assert own(host) == {}


def test_who_has_blocked_somebody_is_not_asked_by_him_nor_met(named):
    uno, dos = named("Unoblock"), named("Dosblock")
    assert dos.ask("PUT", "/api/account/blocks/Unoblock").status == 204
    body = {"setup": {"variant": "bingo", "edition": "ET"}, "invited": ["Dosblock"]}
    assert uno.ask("POST", "/api/games", body).code == "seat-not-welcome"
    assert sit(uno, offer(dos)).code == "seat-not-welcome"


def test_not_too_many_games_wait_at_once(named):
    host = named("Greedyhost")
    for _ in range(20):
        offer(host)
    body = {"setup": {"variant": "bingo", "edition": "ET"}}
    assert host.ask("POST", "/api/games", body).code == "offers-too-many"


def test_a_game_that_is_over_is_in_lists_and_statistics(named):
    kati, mall = named("Kati"), named("Mall")
    game_id = removal(kati)
    sit(mall, game_id)
    kati.start(game_id)
    line = own(kati)[game_id]
    assert (line["state"], line["you"], line["kind"]) == ("your-turn", 0, "removal")
    assert [seat["name"] for seat in line["seats"]] == ["Kati", "Mall"]
    assert own(mall)[game_id]["state"] == "their-turn"
    board = kati.body(game_id)["board"]
    kati.done(game_id, "remove", squares=[at for at, tile in enumerate(board) if tile])
    line = own(mall)[game_id]
    assert (line["state"], line["winners"]) == ("over", [0])
    points = line["seats"][0]["score"]
    assert points > 0
    for name, outcome in (("Kati", "won"), ("Mall", "lost")):
        (summary,) = kati.counted(f"/api/accounts/{name}/variants")
        assert (summary["variant"], summary["edition"], summary["games"]) == ("removal", "ET", 1)
        assert [summary[each] for each in ("won", "drawn", "lost")].index(1) == (
            ["won", "drawn", "lost"].index(outcome)
        )
        assert summary["best"] == (points if outcome == "won" else 0)


def test_solitaires_are_in_statistics_with_their_best(named):
    kaie = named("Kaie")
    for _ in range(2):
        game_id = offer(kaie, "solitaire")
        kaie.done(game_id, "finish")
    (summary,) = kaie.counted("/api/accounts/me/variants", 2)
    assert (summary["variant"], summary["games"], summary["won"]) == ("solitaire", 2, 0)
    assert summary["points"] == 2 * summary["best"]


def test_a_guests_variants_go_over_to_the_account_that_he_opens(mari, address):
    person(address, "Later")
    game_id = offer(mari, "solitaire")
    mari.done(game_id, "finish")
    mari.counted("/api/accounts/me/variants")
    body = {"name": "Later", "password": "as long as a password should be"}
    assert mari.ask("POST", "/api/account/login", body).status == 200
    assert own(mari)[game_id]["you"] == 0
    assert mari.ask("GET", "/api/solitaires").body
    assert mari.ask("GET", "/api/accounts/me/variants").body[0]["games"] == 1


def test_who_erases_his_account_waits_no_more(named, jaan):
    gone = named("Gone")
    game_id = offer(gone)
    body = {"name": "Gone", "password": "as long as a password should be"}
    assert gone.ask("POST", "/api/account/erase", body).status in {200, 204}
    assert sit(jaan, game_id).code == "game-gone"
