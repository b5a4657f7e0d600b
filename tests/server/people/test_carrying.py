"""A guest who signs in brings along what they have begun."""

from tests.server.people.person import Person


def listed(person):
    return {game["id"]: game for game in person.ask("GET", "/api/games").body}


def offer(person, **setup):
    answer = person.ask("POST", "/api/games", {"edition": "HU-M", "seats": ["me", "open"], **setup})
    assert answer.status == 201, answer.text
    return answer.body["id"]


def sit(person, game_id):
    return person.ask("POST", f"/api/games/{game_id}/seats", {})


def sign_in(guest, person):
    guest.name = person.name
    assert guest.log_in().status == 200


def test_a_running_game_goes_on_under_the_account(visitor, person):
    own, game_id = person.create(), visitor.create()
    with visitor.live(game_id) as line:
        line.until("snapshot")
        sign_in(visitor, person)
        assert line.until("error")["error"]["code"] == "signed-out", "the guest is no more"
    assert listed(visitor).keys() == {own, game_id} == listed(person).keys()
    with person.live(game_id) as line:
        snapshot = line.until("snapshot")["game"]
        assert snapshot["you"] == 0
        assert len(snapshot["rack"]) == 7
        assert snapshot["seats"][0]["name"] == "Guest", "played under that name"
        line.settled(0)
        assert line.move({"kind": "pass"})["type"] == "ack"


def test_a_seat_that_waits_is_taken_along(visitor, person, other):
    game_id = offer(visitor)
    sign_in(visitor, person)
    assert listed(person)[game_id]["state"] == "waiting"
    assert sit(other, game_id).body["state"] == "started"
    assert listed(person)[game_id]["you"] == 0
    setup = person.ask("GET", f"/api/games/{game_id}/setup").body["game"]
    assert setup["by"] == 0, "who made it may still withdraw it"


def test_a_game_against_oneself_stays_as_it_is(visitor, person):
    game_id = offer(visitor)
    assert sit(person, game_id).status == 200
    sign_in(visitor, person)
    assert listed(person)[game_id]["you"] == 1
    assert person.ask("GET", f"/api/games/{game_id}").body["game"]["you"] == 1


def test_what_was_said_and_who_was_blocked(visitor, person, other, node):
    game_id = offer(visitor)
    sit(other, game_id)
    said = {"say_id": "s", "phrase": "hello"}
    assert visitor.ask("POST", f"/api/games/{game_id}/chat", said).status == 201
    for who in (other, person):
        assert visitor.ask("PUT", f"/api/account/blocks/{who.name}").status == 204
    sign_in(visitor, person)
    blocked = person.ask("GET", "/api/account/blocks").body
    assert [one["name"] for one in blocked] == [other.name], "nobody blocks themselves"
    assert person.ask("POST", f"/api/games/{game_id}/chat", said).status == 201
    lines = other.ask("GET", f"/api/games/{game_id}/chat").body["lines"]
    assert [line["name"] for line in lines] == [person.name], "said again it is said once"


def test_a_person_brings_nothing(person, other):
    game_id = person.create()
    sign_in(person, other)
    assert game_id not in listed(other)


def test_a_refused_sign_in_changes_nothing(visitor, person):
    game_id = visitor.create()
    assert visitor.log_in(person.name, "wrong horse 7").status == 401
    assert listed(visitor).keys() == {game_id}


def test_a_second_guest_brings_his_games_too(node, person):
    games = []
    for _ in range(2):
        guest = Person(node[0])
        games.append(guest.create())
        sign_in(guest, person)
    assert listed(person).keys() == set(games)
