"""A bot: python bot.py ADDRESS TOKEN. It lays words across letters that lie on the board."""

import json, sys
from contextlib import suppress
from itertools import islice
from urllib import error, parse, request


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {sys.argv[2]}", "content-type": "application/json"}
    with suppress(error.HTTPError):  # refused: there may be another move
        return request.urlopen(request.Request(sys.argv[1].rstrip("/") + path, data, headers))


def plays(game, editions):
    board, edition = game["board"], next(e for e in editions if e["id"] == game["edition"])
    tile = {"": 0, **{each["label"]: each["id"] for each in edition["tiles"]}}
    for start in [s for s, there in enumerate(board) if there] or edition["start"]:
        through = [*tile][board[start] & 63]
        query = parse.urlencode({"rack": through + "".join([*tile][t & 63] for t in game["rack"])})
        for word in json.load(ask(f"/api/editions/{edition['id']}/words?{query}"))["words"]:
            for step, aside in ((1, edition["columns"]), (edition["columns"], 1)):
                squares = range(start - word.find(through) * step, len(board), step)
                placed = [p for p in zip(squares, map(tile.get, word)) if not board[p[0]]]
                beside = {s + d for s, _ in placed for d in (-step, step, -aside, aside)} - {start}
                if through in word and not any(board[s] for s in beside if 0 <= s < len(board)):
                    yield {"kind": "play", "placed": placed}


for news in map(json.loads, filter(bytes.strip, ask("/api/stream"))):
    path = f"/api/games/{news.get('game')}"
    if news["type"] == "challenge":
        ask(f"{path}/seats", {})
    if news["type"] == "turn":
        seen, editions = json.load(ask(path)), json.load(ask("/api/editions"))
        for n, move in enumerate([*islice(plays(seen["game"], editions), 20), {"kind": "pass"}]):
            name = {"move_id": f"{seen['seq']}-{n}", "expected_seq": seen["seq"]}
            if ask(f"{path}/moves", {**name, "move": move}):
                break
