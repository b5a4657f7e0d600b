"""Finished games for the pages that look back, made by a visitor's own requests."""

from tests.e2e.choice import choose

ASK = """([method, path, body]) => fetch(path, {
    method,
    headers: {'content-type': 'application/json'},
    body: body === null ? undefined : JSON.stringify(body),
}).then(async r => [r.status, await r.json().catch(() => null)])"""


def ask(page, method, path, body=None):
    """What the server answers the visitor of ``page``."""
    status, answer = page.evaluate(ASK, [method, path, body])
    assert status < 300, answer
    return answer


def register(page, name):
    """Give the visitor a name."""
    ask(page, "POST", "/api/account/register", {"name": name, "password": "rongyos hétfő"})


SETTLED = """async path => {
    for (;;) {
        const told = await fetch(path).then(r => r.json());
        if (told.game.over || told.game.to_move === told.game.you) return told;
        await new Promise(asked => setTimeout(asked, 20));  // as nobody asks without a breath
    }
}"""


def settled(page, game_id):
    """The game once the visitor is to move, or it is over."""
    return page.evaluate(SETTLED, f"/api/games/{game_id}")


def move(page, game_id, told, act):
    """Make a move of the visitor's."""
    seq = told["seq"]
    body = {"move_id": f"m{seq}", "expected_seq": seq, "move": act}
    ask(page, "POST", f"/api/games/{game_id}/moves", body)


def play_some(page, edition="HU-M", turns=2, level="greedy"):
    """A game against a computer, given up after some turns of the visitor: its id."""
    game_id = ask(page, "POST", "/api/games", {"edition": edition, "opponents": [level]})["id"]
    for _ in range(turns):
        told = settled(page, game_id)
        game = told["game"]
        best = choose(edition, game["board"], game["rack"])
        act = {"kind": "play", "placed": best.laid} if best else {"kind": "pass"}
        move(page, game_id, told, act)
    move(page, game_id, settled(page, game_id), {"kind": "resign"})
    return game_id


def rated_game(first, second):
    """A rated game of two registered visitors, which the first gives up: its id."""
    body = {
        "edition": "HU-M",
        "seats": ["me", "open"],
        "rated": True,
        "house": {"clock": {"main": 300_000}},
    }
    game_id = ask(first, "POST", "/api/games", body)["id"]
    ask(second, "POST", f"/api/games/{game_id}/seats", {})
    for _ in range(2):
        told = ask(first, "GET", f"/api/games/{game_id}")
        mover = first if told["game"]["to_move"] == told["game"]["you"] else second
        move(mover, game_id, told, {"kind": "pass"})
    move(first, game_id, ask(first, "GET", f"/api/games/{game_id}"), {"kind": "resign"})
    return game_id
