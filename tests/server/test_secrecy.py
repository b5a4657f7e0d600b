"""Nothing hidden leaves the server: everything that clients receive is searched, at every moment.

Three listen: the player, a second player-less browser, and one who comes and
goes. What each has received is compared with the true state, read from the
database: no rack of another, no tile drawn, no bag and no seed is in it.
"""

import json
from collections import Counter

import pytest

from crossglot.game import Drew, Exchanged, fold
from tests.server import truth
from tests.server.node import serving
from tests.server.visitor import Visitor, chosen


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """The same tiles in every run: what is searched for does not turn up by chance."""
    database = tmp_path_factory.mktemp("secrecy") / "games.sqlite3"
    with serving(database, seed="5ecre7" * 8) as address:
        yield address, database


KNOWN = {
    "snapshot": {"type", "seq", "now", "game"},
    "changed": {"type", "seq", "now", "after", "game", "moves", "board"},
    "moved": {"type", "seq", "move"},
    "ack": {"type", "move_id", "seq"},
    "presence": {"type", "seats", "spectators", "gone"},
}
GAME = {
    "id", "edition", "lexicon", "seats", "you", "to_move", "board", "rack", "bag", "unseen",
    "moves", "over", "lookups", "house", "rated", "delay", "times", "window", "asked", "may",
    "declined",
    "draw", "argued", "arguable",
}  # fmt: skip
SEAT = {"name", "kind", "player", "score", "rack_count"}
PLAY = {
    "seq", "seat", "kind", "points", "total", "start", "direction", "tiles", "laid",
    "words", "at",
}  # fmt: skip
EXCHANGE = {"seq", "seat", "kind", "points", "total", "count", "at"}


def numbers_in(value, path=""):
    """Every list of numbers in a message, with where it stands."""
    if isinstance(value, list):
        if value and all(isinstance(entry, int) for entry in value):
            yield path, value
        for entry in value:
            yield from numbers_in(entry, path)
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from numbers_in(entry, f"{path}.{key}")


PUBLIC_LISTS = {
    ".game.board", ".game.rack", ".game.unseen", ".game.moves.tiles", ".game.moves.laid",
    ".move.tiles", ".move.laid", ".moves.tiles", ".moves.laid", ".board",
    ".game.times.used", ".seats", ".game.over.penalties",
    ".game.draw.rounds", ".game.argued.votes", ".game.arguable",
    ".game.over.scores", ".game.over.adjustments", ".game.over.winners", ".game.over.racks",
}  # fmt: skip


def check_message(message, seat, state):
    """One message to ``seat`` against the true ``state``, or the state at the message's number."""
    assert set(message) == KNOWN[message["type"]]
    assert {path for path, _ in numbers_in(message)} <= PUBLIC_LISTS
    if message["type"] == "snapshot":
        check_snapshot(message, seat, state)
    if message["type"] == "moved":
        check_record(message["move"], seat)
    if message["type"] == "changed":
        check_change(message, seat, state)


def lines_of(message):
    """The lines of the score sheet that a message holds."""
    match message["type"]:
        case "snapshot":
            return message["game"]["moves"]
        case "changed":
            return message["moves"]
    return ()


def check_record(record, seat):
    own = record["seat"] == seat
    allowed = {"play": PLAY, "exchange": EXCHANGE | ({"tiles"} if own else set())}
    assert set(record) <= allowed.get(record["kind"], EXCHANGE - {"count"}), record


def check_change(message, seat, state):
    """Every field that is there is what the state's own view would hold."""
    assert set(message["game"]) <= GAME - {"board", "moves", "id", "you"}
    for record in message["moves"]:
        check_record(record, seat)
    assert all(state.board[square] == tile for square, tile in message["board"])
    check_fields(message["game"], seat, state)


def check_snapshot(message, seat, state):
    game = message["game"]
    assert set(game) == GAME
    assert game["you"] == seat
    for record in game["moves"]:
        check_record(record, seat)
    assert message["seq"] == state.seq
    assert bytes(game["board"]) == state.board.tiles
    check_fields(game, seat, state)


def check_fields(game, seat, state):
    """What a message tells of the game against the truth; it may tell part of it."""
    assert all(set(entry) == SEAT for entry in game.get("seats", ()))
    if "rack" in game:
        assert bytes(game["rack"]) == (b"" if seat is None else state.racks[seat])
    if "bag" in game:
        assert game["bag"] == state.bag_count
    if "over" in game:
        assert (game["over"] is None) == (state.ended is None)
    if "unseen" in game:
        check_unseen(game, seat, state)


def check_unseen(game, seat, state):
    hidden = Counter(state.bag)
    for owner, rack in enumerate(state.racks):
        if owner != seat and not state.ended:
            hidden.update(rack)
    if seat is None and not state.ended:
        assert sum(hidden.values()) == state.bag_count + sum(map(len, state.racks))
    assert Counter(dict(map(tuple, game["unseen"]))) == hidden, "unseen is what is not seen, mixed"


def secrets_of(events):
    """Texts that would give a hidden thing away, however it were written."""
    state = fold(events)
    yield from (state.seed, "drew", "drawn", "returned", '"seed"')
    yield from spellings(state, map(hidden_tiles, events))
    for true in states(events).values():
        yield from spellings(state, true.racks[1:] if true.ended is None else ())


def spellings(state, hands):
    """The ways to write down the hands of enough tiles to be no chance."""
    for hand in hands:
        if len(hand) >= 6:
            yield json.dumps(list(hand))[1:-1]
            yield json.dumps(list(hand), separators=(",", ":"))[1:-1]
            yield state.edition.alphabet.format_tiles(bytes(hand))
            yield bytes(hand).hex()


def hidden_tiles(event):
    """What seat 0 and spectators may not know of an event."""
    match event:
        case Drew(seat, tiles) if seat:
            return tiles
        case Exchanged(seat, _, drawn) if seat:
            return drawn
    return ()


def states(events):
    """The true state after each event, by its number."""
    return {seq: fold(events[:seq]) for seq in range(1, len(events) + 1)}


def watched_game(node, edition, opponents):
    """Play a game to its end with everybody listening: (events, received by player, by others)."""
    address, database = node
    player, browser = Visitor(address), Visitor(address)
    game_id = player.create(edition, opponents)
    with player.live(game_id) as line, browser.live(game_id) as watching:
        watching.next()
        while not line.settled(0)["game"]["over"]:
            state = truth.state(database, game_id)
            for path in ("", "/gcg"):
                before = len(truth.events(database, game_id))
                for who, seat in ((player, 0), (browser, None)):
                    shown = who.ask("GET", f"/api/games/{game_id}{path}")
                    assert before == state.seq, "nobody but the player was to move"
                    if not path:
                        check_message(shown.body, seat, state)
                    else:
                        check_file(shown.text, seat, state)
            move = chosen(state, 0)
            line.preview(move.get("placed", [[112, 1]]))
            assert line.move(move)["type"] == "ack"
        while not (watching.snapshot and watching.snapshot["game"]["over"]):
            watching.next()
    with player.live(game_id, last_seq=0) as again:
        again.until("snapshot")
    browser.ask("GET", "/api/games")
    player.ask("GET", "/api/games")
    return game_id, truth.events(database, game_id), player, browser


def check_file(text, seat, state):
    """A game file of a running game holds the racks of its reader at most."""
    alphabet = state.edition.alphabet
    for owner, rack in enumerate(state.racks):
        if owner != seat and len(rack) > 4:
            assert alphabet.format_tiles(rack) not in text
    for line in text.splitlines():
        writer = next((n for n in range(4) if line.startswith(f">player{n + 1}:")), None)
        if writer not in {None, seat}:
            words = line.split()
            no_rack = 4 if words[1].startswith("-") else 5
            assert len(words) == no_rack, line


@pytest.mark.parametrize(
    ("edition", "opponents"),
    [("HU-M", ["greedy"]), ("CS", ["static"]), ("EL", ["greedy", "static", "greedy"])],
)
def test_nothing_hidden_is_received(node, edition, opponents):
    _, events, player, browser = watched_game(node, edition, opponents)
    true = states(events)
    assert true[len(events)].ended is not None
    exchanged = [event.seat for event in events if isinstance(event, Exchanged)]
    assert any(exchanged) == ("static" in opponents), "others exchange too"
    for visitor, seat in ((player, 0), (browser, None)):
        messages = [json.loads(text) for text in visitor.received if text.startswith('{"type"')]
        told = [message for message in messages if message["type"] in KNOWN]
        for message in told:
            check_message(message, seat, true.get(message.get("seq")))
        shown = {line["seq"] for message in told for line in lines_of(message)}
        assert shown == {turn.seq for turn in true[len(events)].turns}


@pytest.mark.parametrize("edition", ["HU-M", "ET"])
def test_no_secret_is_in_any_form(node, edition):
    """The raw texts, headers and all, do not contain what was drawn, in any spelling."""
    _, events, player, browser = watched_game(node, edition, ["static"])
    for visitor in (player, browser):
        # The end of the game shows the racks, and its file is no secret from then on.
        running = [text for text in visitor.received if '"over":{' not in text and "#" not in text]
        for secret in set(secrets_of(events)):
            assert [text for text in running if secret in text] == [], secret


def test_a_second_tab_and_a_stranger_share_no_bytes_of_a_rack(node):
    """The snapshot that spectators share is not the one of a seat."""
    address, database = node
    player, stranger = Visitor(address), Visitor(address)
    game_id = player.create()
    with player.live(game_id) as one, stranger.live(game_id) as two, player.live(game_id) as three:
        mine, theirs, tab = (line.settled(0) | {"now": 0} for line in (one, two, three))
    assert mine == tab
    assert theirs["game"]["rack"] == []
    assert theirs["game"]["you"] is None
    rack = truth.state(database, game_id).racks[0]
    assert bytes(mine["game"]["rack"]) == rack


def test_the_token_is_in_no_body_and_not_in_the_database(node):
    address, database = node
    player = Visitor(address)
    player.create()
    token = player.cookie.partition("=")[2]
    assert len(token) == 43
    bodies = [text.partition("\n")[2] for text in player.received]
    assert not any(token in body for body in bodies)
    stored = b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert token.encode() not in stored
