"""What an account is told of: chosen by its owner, honoured by every letter, ended by a click."""

import re
import urllib.parse
import urllib.request

import pytest

from crossglot.languages import LANGUAGES
from tests.server.node import serving
from tests.server.people.person import PROXY, Person
from tests.server.people.test_letters import confirmed

DAY = 86_400_000
USUAL = {
    "mail": ["invitation", "nudge", "tournament"],
    "page": ["invitation", "nudge", "turn"],
    "language": "en",
}


@pytest.fixture(scope="module")
def node(tmp_path_factory, box):
    database = tmp_path_factory.mktemp("notices") / "games.sqlite3"
    options = {"mail": box[1], "public_url": "https://play.example/", "trusted_proxies": PROXY}
    with serving(database, **options) as address:
        yield address, database


@pytest.fixture
def reached(person, letters):
    """Somebody whose address is confirmed."""
    return confirmed(person, letters)


def choices(person):
    answer = person.ask("GET", "/api/account/notices")
    assert answer.status == 200
    return {name: sorted(v) if isinstance(v, list) else v for name, v in answer.body.items()}


def choose(person, **changed):
    answer = person.ask("PUT", "/api/account/notices", {**choices(person), **changed})
    assert answer.status == 204, answer.text


def invite(host, guest, **more):
    seats = ["me", f"account:{guest.name}"]
    answer = host.ask("POST", "/api/games", {"edition": "HU-M", "seats": seats, **more})
    assert answer.status == 201, answer.text
    return answer.body["id"]


def slow_game(host, guest, letters):
    """A game by correspondence of both: its id; the letter of the invitation is read."""
    game_id = invite(host, guest, house={"clock": {"correspondence": 3 * DAY}})
    letters.next()
    assert guest.ask("POST", f"/api/games/{game_id}/seats", {}).status == 200
    return game_id


def exchange(person, game_id):
    """The player to move exchanges a tile."""
    view = person.ask("GET", f"/api/games/{game_id}").body
    move = {"kind": "exchange", "tiles": view["game"]["rack"][:1]}
    body = {"move_id": "1", "expected_seq": view["seq"], "move": move}
    answer = person.ask("POST", f"/api/games/{game_id}/moves", body)
    assert answer.status == 200, answer.text


def to_move(game_id, *people):
    """The player to move, then the other."""
    view = people[0].ask("GET", f"/api/games/{game_id}").body["game"]
    first = view["to_move"] == view["you"]
    return people if first else people[::-1]


def stop_link(letter):
    return letter["list-unsubscribe"].strip("<>")


def click(node, link, **headers):
    """What a mail program posts, without cookies, as RFC 8058 says."""
    path = link.removeprefix("https://play.example")
    form = {"content-type": "application/x-www-form-urlencoded", **headers}
    body = b"List-Unsubscribe=One-Click"
    request = urllib.request.Request(f"{node[0]}{path}", body, form, method="POST")
    with urllib.request.urlopen(request) as answer:
        return answer.read().decode()


def test_what_is_usual_and_what_is_chosen(person):
    assert choices(person) == USUAL
    choose(person, mail=[], page=["turn"], language="hu")
    assert choices(person) == {"mail": [], "page": ["turn"], "language": "hu"}
    refused: tuple[dict[str, object], ...] = ({"mail": ["spam"]}, {"way": []}, {"language": "de"})
    for wrong in refused:
        assert person.ask("PUT", "/api/account/notices", wrong).status == 400


def test_an_invitation_comes_by_letter(reached, other, letters):
    game_id = invite(other, reached)
    letter = letters.next()
    assert letter["to"] == reached.address
    assert letter["subject"] == f"Crossglot: {other.name} invites you"
    assert f"https://play.example/game/{game_id}" in letter.get_content().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_in_the_language_of_the_address(person, other, letters, language):
    confirmed(person, letters, language=language)
    invite(other, person)
    letter = letters.next()
    assert other.name in letter["subject"]
    assert "https://play.example/account/letters#" in letter.get_content()
    assert "$" not in letter.get_content()


def test_nobody_gets_a_letter_that_he_does_not_want(reached, other, letters):
    choose(reached, mail=["nudge"])
    invite(other, reached)
    choose(reached, mail=["invitation"])
    game_id = invite(other, reached)
    assert game_id in letters.next().get_content(), "the first was not sent"
    assert letters.is_empty


def test_nobody_gets_a_letter_at_an_address_that_is_not_confirmed(person, other, letters):
    assert (
        person.ask("PUT", "/api/account/address", {"address": f"{person.name}@post.example"}).status
        == 202
    )
    letters.next()
    invite(other, person)
    reached = confirmed(Person(f"http://{person.host}").register(), letters)
    game_id = invite(other, reached)
    assert game_id in letters.next().get_content()
    assert letters.is_empty


def test_whoever_is_to_move_in_a_slow_game_gets_a_letter_if_he_wants(reached, other, letters):
    game_id = slow_game(other, reached, letters)
    choose(reached, mail=["turn"])
    first, second = to_move(game_id, reached, other)
    exchange(first, game_id)
    if second is other:  # who has no address
        exchange(second, game_id)
    letter = letters.next()
    assert letter["subject"] == "Crossglot: it is your turn"
    assert other.name in letter.get_content()
    assert f"https://play.example/game/{game_id}" in letter.get_content().splitlines()
    assert letters.is_empty


def test_who_looks_at_the_game_gets_no_letter(reached, other, letters):
    game_id = slow_game(other, reached, letters)
    choose(reached, mail=["turn", "invitation"])
    if to_move(game_id, reached, other)[0] is reached:
        exchange(reached, game_id)
    with reached.live(game_id) as line:
        line.until("snapshot")
        exchange(other, game_id)
        line.settled(line.snapshot["game"]["you"])
    invite(other, reached)
    assert letters.next()["subject"].endswith("invites you")
    assert letters.is_empty


def test_one_click_ends_letters_of_a_kind(node, reached, other, letters):
    invite(other, reached)
    letter = letters.next()
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert "invitation" in choices(reached)["mail"]
    assert click(node, stop_link(letter)) == '{"notice":"invitation"}'
    assert choices(reached)["mail"] == ["nudge", "tournament"]
    assert click(node, stop_link(letter)), "once more changes nothing"
    token = re.search(r"/account/letters#(\S+)", letter.get_content())[1]
    assert stop_link(letter).endswith(f"?token={token}"), "the page posts the same"


def test_looking_at_the_link_changes_nothing(reached, other, letters):
    invite(other, reached)
    link = stop_link(letters.next()).removeprefix("https://play.example")
    answer = reached.ask("GET", link)
    assert answer.status == 307
    assert answer.headers["location"].startswith("/account/letters#")
    assert "invitation" in choices(reached)["mail"]


def test_a_link_that_we_have_not_signed_changes_nothing(node, reached, other, letters):
    invite(other, reached)
    token = stop_link(letters.next()).partition("?token=")[2]
    account, _, signature = token.split(".")
    forged = (f"{account}.nudge.{signature}", f"{account}.invitation.{'0' * 32}", "", "..", "é..")
    for wrong in forged:
        answer = reached.ask("POST", f"/api/notices/stop?token={urllib.parse.quote(wrong)}")
        assert (answer.status, answer.body["error"]["code"]) == (410, "link-invalid")
    assert "nudge" in choices(reached)["mail"]


def test_the_page_tells_what_waits(reached, other, letters):
    game_id = invite(other, reached)
    letters.next()
    expected = [{"notice": "invitation", "game": game_id, "names": [other.name], "variant": None}]
    assert reached.ask("GET", "/api/account/news").body == expected
    choose(reached, page=["turn"])
    assert reached.ask("GET", "/api/account/news").body == []


def test_what_was_chosen_is_exported_and_forgotten(person):
    choose(person, language="cs", mail=[])
    exported = person.ask("GET", "/api/account/export").body
    assert exported["notices"] == {
        "mail": [],
        "page": exported["notices"]["page"],
        "language": "cs",
    }
