"""Sixty-four letters of digraphs cost a server next to nothing, wherever a visitor writes them (C1)."""

from urllib.parse import quote

from tests.digraphs import dearer, endless, seconds
from tests.server.node import serving
from tests.server.test_lengths import description, parameters
from tests.server.variants.playing import Somebody
from tests.server.visitor import Visitor

TEXTS = [endless(pattern) for pattern in ("SZ", "DZS", "ZSCSLYNY")]

KNOWN = {"edition_id": "HU-M", "tiles": "2", "turn": "0", "number": "0", "seq": "1"}


def address_with(path, parameter, text):
    """``path`` with ``text`` for ``parameter``."""
    for name, value in {**KNOWN, parameter["name"]: quote(text)}.items():
        path = path.replace(f"{{{name}}}", value)
    path = "/".join("1" if part.startswith("{") else part for part in path.split("/"))
    return path if parameter["in"] == "path" else f"{path}?{parameter['name']}={quote(text)}"


def asked_in_addresses(described):
    """(name, what asks) for each text in an address of a route that is read."""
    for method, path, parameter in parameters(described):
        if method == "GET":
            yield (
                f"{path} {parameter['name']}",
                lambda visitor, text, path=path, parameter=parameter: visitor.ask(
                    "GET", address_with(path, parameter, text)
                ),
            )


def asked_in_bodies(address):
    """(name, what asks) for routes that take text in a body."""
    host, other = Somebody(address), Somebody(address)
    game_id = host.make("bingo", edition="HU-M")
    assert other.join(game_id).status == 200
    host.begin(game_id)
    assert host.act(game_id, "write", words=["A", "A"]).code == "bingo-word-length"
    yield "bingo", lambda _, text: host.act(game_id, "write", words=[text, text])
    yield "short bingo", lambda _, text: host.act(game_id, "write", words=[text[:10], text[:11]])
    for path in ("/api/replays", "/api/replays/picture", "/api/replays/analysis"):
        yield (
            path,
            lambda principal, text, path=path: principal.ask(
                "POST", path, {"edition": "HU-M", "text": game_of(text), "seq": 4}
            ),
        )


def game_of(text):
    """A GCG in which everything is ``text``."""
    return f"#player1 A A\n#player2 B B\n>A: {text} 8H {text} +10 10\n>B: {text} -{text} +0 0\n"


def test_no_route_lists_every_way_to_lay_a_text(tmp_path):
    with serving(tmp_path / "games.sqlite3") as address:
        visitor, dear = Visitor(address), []
        for name, ask in [*asked_in_addresses(description(address)), *asked_in_bodies(address)]:
            base = seconds(lambda: ask(visitor, "A"))  # noqa: B023
            for text in TEXTS:
                told = dearer(lambda: ask(visitor, text), base)  # noqa: B023
                dear += [f"{name} {text[:6]}...: {told}"] if told else []
    assert dear == []
