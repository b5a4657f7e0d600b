"""Chat: who hears whom, what is refused, and that nothing goes where it should not."""

import json
import sqlite3
from contextlib import closing

import pytest

from crossglot.server.social.conversation import BURST
from crossglot.server.social.phrases import PHRASES, phrases_in
from tests.server.bots.stream import stream_of
from tests.server.node import serving
from tests.server.people.person import PROXY, Person, fresh_name
from tests.server.people_there import PASSWORD, game_of_two, person
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """A server for all tests of this file, where everybody has a network of their own."""
    database = tmp_path_factory.mktemp("chat") / "games.sqlite3"
    with serving(database, trusted_proxies=PROXY) as address:
        yield address, database


@pytest.fixture
def names():
    """What two players and a spectator are called, and nobody of another test on this server."""
    return fresh_name(), fresh_name(), fresh_name()


@pytest.fixture
def people(node, names):
    """Two players of a game and a spectator, with its id."""
    ann, bob, cid = (Person(node[0]).register(name, PASSWORD) for name in names)
    return ann, bob, cid, game_of_two(ann, bob)


def say(visitor, game_id, text=None, say_id="s", **body):
    body = {"say_id": say_id, **({} if text is None else {"text": text}), **body}
    return visitor.ask("POST", f"/api/games/{game_id}/chat", body)


def read(visitor, game_id, after=0):
    return visitor.ask("GET", f"/api/games/{game_id}/chat?after={after}").body["lines"]


def heard(line, marker):
    """What was said to a connection before ``marker``, which is said last."""
    told = []
    while True:
        message = line.next()
        if message["type"] == "chat":
            told.append(message.get("text"))
            if told[-1] == marker:
                return told[:-1]


def test_players_and_spectators_hear_their_own_side(node, people):
    ann, bob, cid, game_id = people
    dan = Visitor(node[0])
    with (
        ann.live(game_id) as one,
        bob.live(game_id) as two,
        cid.live(game_id) as three,
        dan.live(game_id) as four,
    ):
        for line in (one, two, three, four):
            line.until("snapshot")
        assert say(ann, game_id, "to my opponent").status == 201
        assert say(cid, game_id, "among us").status == 201
        say(ann, game_id, "end of players", "t")
        say(cid, game_id, "end of spectators", "t")
        assert heard(one, "end of players") == heard(two, "end of players") == ["to my opponent"]
        assert heard(three, "end of spectators") == heard(four, "end of spectators") == ["among us"]
    assert [line["text"] for line in read(bob, game_id)] == ["to my opponent", "end of players"]
    assert [line["text"] for line in read(dan, game_id)] == ["among us", "end of spectators"]


def test_players_read_the_spectators_once_it_is_over(people):
    ann, bob, cid, game_id = people
    say(cid, game_id, "what a hook he misses")
    assert read(ann, game_id) == []
    snapshot = ann.ask("GET", f"/api/games/{game_id}").body
    body = {"move_id": "r", "expected_seq": snapshot["seq"], "move": {"kind": "resign"}}
    assert ann.ask("POST", f"/api/games/{game_id}/moves", body).status == 200
    assert [line["text"] for line in read(ann, game_id)] == ["what a hook he misses"]
    with bob.live(game_id) as line:
        line.until("snapshot")
        say(cid, game_id, "well done", "u")
        assert line.until("chat")["text"] == "well done"
    say(ann, game_id, "thank you", "u")
    assert "thank you" not in [line["text"] for line in read(cid, game_id)]


def test_a_line_says_who_said_it(people, names):
    ann, bob, _, game_id = people
    answer = say(ann, game_id, "hello there")
    line = answer.body
    assert (line["type"], line["channel"], line["text"]) == ("chat", "players", "hello there")
    assert line["name"] == names[0]
    assert line["seat"] == ann.ask("GET", f"/api/games/{game_id}").body["game"]["you"]
    assert read(bob, game_id) == [line]
    assert read(bob, game_id, after=line["id"]) == []


def test_saying_it_again_says_it_once(people):
    ann, bob, _, game_id = people
    with bob.live(game_id) as line:
        line.until("snapshot")
        first, again = say(ann, game_id, "once"), say(ann, game_id, "once")
        say(ann, game_id, "end", "e")
        assert first.text == again.text
        assert heard(line, "end") == ["once"]


def test_who_has_blocked_hears_nothing(people, names):
    ann, bob, _, game_id = people
    say(ann, game_id, "before", "a")
    assert bob.ask("PUT", f"/api/account/blocks/{names[0]}").status == 204
    assert bob.ask("PUT", f"/api/account/blocks/{names[0]}").status == 204, "again"
    assert [entry["name"] for entry in bob.ask("GET", "/api/account/blocks").body] == [names[0]]
    with bob.live(game_id) as line, stream_of(bob) as stream:
        line.until("snapshot")
        stream.until("ready")
        say(ann, game_id, "unheard", "b")
        assert read(bob, game_id) == []
        assert bob.ask("DELETE", f"/api/account/blocks/{names[0]}").status == 204
        say(ann, game_id, "end", "c")
        assert heard(line, "end") == []
        assert stream.until("chat")["text"] == "end"
    assert len(read(bob, game_id)) == 3


def test_nobody_learns_who_has_blocked_him(people, names):
    ann, bob, _, game_id = people
    say_before = say(ann, game_id, "one", "a").body
    bob.ask("PUT", f"/api/account/blocks/{names[0]}")
    say_after = say(ann, game_id, "two", "b").body
    assert say_before.keys() == say_after.keys()
    assert ann.ask("GET", "/api/account/blocks").body == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"text": ""}, 422, "chat-empty"),
        ({"text": " \n\t\u200b "}, 422, "chat-empty"),
        ({}, 422, "chat-empty"),
        ({"text": "a", "phrase": "hello"}, 422, "chat-empty"),
        ({"text": "x" * 201}, 422, "chat-too-long"),
        ({"text": "x" * 5000}, 400, "malformed-message"),
        ({"text": 5.5}, 400, "malformed-message"),
        ({"text": "a", "seat": 1}, 400, "malformed-message"),
        ({"phrase": "insult"}, 422, "phrase-unknown"),
        ({"text": "a", "say_id": ""}, 400, "malformed-message"),
        ({"text": "a", "say_id": "s" * 65}, 400, "malformed-message"),
    ],
)
def test_what_cannot_be_said(people, body, status, code):
    ann, bob, _, game_id = people
    answer = ann.ask("POST", f"/api/games/{game_id}/chat", {"say_id": "s", **body})
    assert (answer.status, answer.code) == (status, code)
    assert read(bob, game_id) == []


def test_control_characters_and_line_breaks_are_not_kept(people):
    ann, _, _, game_id = people
    assert say(ann, game_id, "a\u202eb\x00\nc  d").body["text"] == "ab c d"


@pytest.mark.parametrize("after", ["-1", "9" * 19, "9" * 4000, "x", "1.5", "nan"])
def test_a_place_that_no_message_has(people, after):
    ann, _, _, game_id = people
    answer = ann.ask("GET", f"/api/games/{game_id}/chat?after={after}")
    assert (answer.status, answer.code) == (400, "malformed-message")


def test_a_flood_is_refused_and_others_may_go_on(people):
    ann, bob, _, game_id = people
    answers = [say(ann, game_id, "again", f"s{n}") for n in range(BURST + 2)]
    assert [answer.status for answer in answers][:BURST] == [201] * BURST
    assert (answers[-1].status, answers[-1].code) == (429, "chat-too-fast")
    assert say(bob, game_id, "stop").status == 201


def test_strangers_and_guests_among_spectators_say_nothing(node, people):
    game_id = people[-1]
    answer = say(Visitor(node[0]), game_id, "hello")
    assert (answer.status, answer.code) == (401, "not-signed-in")
    guest = Visitor(node[0])
    guest.create()
    assert say(guest, game_id, "hello").code == "not-signed-in"
    assert say(people[0], "nosuchgame", "hello").code == "game-unknown"


def test_a_guest_speaks_to_whom_he_plays(node, names):
    guest, ann = Visitor(node[0]), Person(node[0]).register(names[0], PASSWORD)
    guest.create()
    game_id = game_of_two(guest, ann)
    assert say(guest, game_id, "hi").status == 201
    assert "name" not in read(ann, game_id)[0]


def test_a_player_may_allow_less_and_only_he_more(people):
    ann, bob, cid, game_id = people
    path = f"/api/games/{game_id}/chat"
    assert ann.ask("PUT", path, {"mode": "phrases"}).status == 204
    refused = say(bob, game_id, "words")
    assert (refused.status, refused.code) == (403, "chat-phrases-only")
    assert say(bob, game_id, phrase="well-played").body["phrase"] == "well-played"
    looser = bob.ask("PUT", path, {"mode": "free"})
    assert (looser.status, looser.code) == (403, "chat-mode-chosen")
    assert bob.ask("PUT", path, {"mode": "off"}).status == 204, "less is possible"
    assert say(ann, game_id, phrase="hello", say_id="b").code == "chat-off"
    assert ann.ask("PUT", path, {"mode": "phrases"}).code == "chat-mode-chosen"
    assert bob.ask("PUT", path, {"mode": "free"}).status == 204
    assert ann.ask("GET", path).body["mode"] == "free"
    assert cid.ask("PUT", path, {"mode": "off"}).code == "not-your-seat"
    assert ann.ask("PUT", path, {"mode": "loud"}).code == "malformed-message"


def test_a_server_for_children_has_phrases_only(tmp_path):
    with serving(tmp_path / "db", phrases_only=True) as address:
        ann, bob = person(address, "Ann"), person(address, "Bob")
        game_id = game_of_two(ann, bob)
        assert say(ann, game_id, "words").code == "chat-phrases-only"
        ann.ask("PUT", f"/api/games/{game_id}/chat", {"mode": "free"})
        assert say(ann, game_id, "words").code == "chat-phrases-only", "nobody may allow more"
        assert say(ann, game_id, phrase="hello").status == 201


@pytest.mark.parametrize("language", ["en", "hu", "cs", "et", "el"])
def test_every_phrase_is_there_in_every_language(node, language):
    listed = Visitor(node[0]).ask("GET", f"/api/phrases?language={language}").body
    assert [phrase["key"] for phrase in listed] == list(PHRASES)
    texts = [phrase["text"] for phrase in listed]
    assert len(set(texts)) == len(texts)
    assert all(text and text != phrase["key"] for text, phrase in zip(texts, listed, strict=True))
    if language != "en":
        assert not set(dict(phrases_in("en")).values()) & set(texts)


def test_what_was_said_is_exported_and_erased(tmp_path, names):
    with serving(tmp_path / "games.sqlite3") as address:
        ann, bob = (person(address, name) for name in names[:2])
        game_id = game_of_two(ann, bob)
        say(ann, game_id, "a sentence of mine")
        bob.ask("POST", "/api/reports", {"who": names[0], "reason": "abuse", "game": game_id})
        bob.ask("PUT", f"/api/account/blocks/{names[0]}")
        exported = ann.ask("GET", "/api/account/export").body
        assert [line["text"] for line in exported["chat"]] == ["a sentence of mine"]
        assert "blocks" in exported
        assert names[1] not in json.dumps(exported["reports"]), "who has reported is not told"
        answer = ann.ask("POST", "/api/account/erase", {"name": names[0], "password": PASSWORD})
        assert answer.status == 204, answer.text
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"a sentence of mine" not in stored


def test_chat_survives_no_secret_and_no_rack(people):
    """A line has these keys and no others, wherever it is received."""
    ann, bob, _, game_id = people
    with bob.live(game_id) as line, stream_of(bob) as stream:
        line.until("snapshot")
        stream.until("ready")
        say(ann, game_id, "hello")
        lines = [line.until("chat"), stream.until("chat"), *read(bob, game_id)]
    keys = {"type", "id", "game", "channel", "author", "at", "name", "seat", "text"}
    assert all(set(one) == keys for one in lines)


def test_no_id_of_an_account_is_told_and_a_line_is_enough_to_block_its_author(people, node):
    """Ids of accounts never leave the server: a line names its author by a mark of that game."""
    ann, bob, _, game_id = people
    say(ann, game_id, "hello")
    (line,) = read(bob, game_id)
    assert line["author"].startswith(f"{game_id}.")
    assert bob.ask("PUT", f"/api/account/blocks/{line['author']}").status == 204
    assert read(bob, game_id) == []
    (blocked,) = bob.ask("GET", "/api/account/blocks").body
    assert set(blocked) == {"mark", "name", "at"}
    with closing(sqlite3.connect(node[1])) as database:
        ids = [row[0] for row in database.execute("SELECT id FROM accounts")]
    assert ids
    assert not [account for account in ids if account in f"{line}{blocked}"]
    assert bob.ask("DELETE", f"/api/account/blocks/{blocked['mark']}").status == 204
    assert [each["author"] for each in read(bob, game_id)] == [line["author"]]
    assert bob.ask("PUT", f"/api/account/blocks/{game_id}.0").status == 404
