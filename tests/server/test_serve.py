"""``crossglot serve`` as it is typed, with a real lexicon and real players."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys

import pytest

from crossglot.editions import load_edition
from crossglot.game import fold
from crossglot.kernel import plays, ruleset_of
from crossglot.lexicon import compile_words, load_lexicon
from tests.server import truth
from tests.server.visitor import Visitor

WORDS = """
aas ahi ahv ai aia aed agu alus amet ase au aur eha ehe elu eit ema era ese hea heli hiir hing hoog
ida idu iga iil ilm ilu ise isa jaa jaam jalg jook juus kaas kala kale kali kallas kas kata kell kes
kiri kivi koda kolm kuu kuul käsi laat laev laud lee leek lehm leib lill lina lind loom luu maa mai
mari meel meri mets mina muna mure nina nool nuga oja ole olu ool osa paar paat padi pea pere pilv
puu raha rida roos ruum saar saal sada sai seen sild sina sool suu suvi taat taks tasu tee teema
teine tere tiib tuba tule tuul tõde täht ubin udu uni uus uss vaas vana vari vesi viis võti õli õnn
öö üks ülo ae as ei ea es ja ju ka ma ta sa me te no nu si se ol on oi oo oh ah ai au
""".split()  # noqa: SIM905 - a list to read


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The environment of a machine on which only the Estonian lexicon is installed."""
    folder = tmp_path_factory.mktemp("cache")
    words = folder / "words.txt"
    words.write_text("\n".join(WORDS), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROSSGLOT_CACHE", str(folder))
        compile_words(words, "ET")
        yield {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}


@contextlib.contextmanager
def command(environment, *options):
    words = [sys.executable, "-m", "crossglot", "serve", *map(str, options)]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def address_in(line):
    return re.search(r"http://\S+", line)[0]


@contextlib.contextmanager
def served(environment, database, *options):
    with command(environment, "--port", 0, "--database", database, *options) as running:
        yield running, address_in(running.stdout.readline())


def best(state, lexicon):
    """The guest's best play, as it goes over the wire; a pass when there is none."""
    found = plays(
        lexicon.graph, ruleset_of(state.edition), state.board.tiles, state.racks[0], limit=1
    )
    if not found:
        return {"kind": "pass"}
    start, direction, tiles, *_ = found[0]
    step = state.edition.layout.columns if direction else 1
    laid = [[start + n * step, tile] for n, tile in enumerate(tiles) if tile]
    return {"kind": "play", "placed": laid}


def test_a_game_with_a_real_lexicon(installed, tmp_path):
    database = tmp_path / "games.sqlite3"
    lexicon = load_lexicon(load_edition("ET"))
    with served(installed, database, "--seed", "one more") as (running, address):
        visitor = Visitor(address)
        ready = [e["id"] for e in visitor.ask("GET", "/api/editions").body if e["ready"]]
        game_id = visitor.create("ET", ["static", "greedy"])
        with visitor.live(game_id) as line:
            while not line.settled(0)["game"]["over"]:
                move = best(truth.state(database, game_id), lexicon)
                if move["kind"] == "play":
                    preview = line.preview(move["placed"])
                    assert all(word["admissible"] for word in preview["words"])
                assert line.move(move)["type"] == "ack"
        running.send_signal(signal.SIGINT)
        running.wait(60)
        assert running.stderr.read() == ""
    assert ready == ["ET"]
    state = fold(truth.events(database, game_id))
    assert state.lexicon.startswith("ET.words@")
    assert sum(turn.event.__class__.__name__ == "Played" for turn in state.turns) > 3
    for turn in state.turns:
        for word in turn.placement.words if turn.placement else ():
            assert lexicon.admits_tiles(word.tiles)


def test_the_same_seed_draws_the_same_tiles(installed, tmp_path):
    racks = []
    for name in ("one", "two"):
        with served(installed, tmp_path / name, "--seed", "tests only") as (_, address):
            visitor = Visitor(address)
            racks.append(
                visitor.ask("GET", f"/api/games/{visitor.create('ET')}").body["game"]["rack"]
            )
    assert racks[0] == racks[1]


def test_an_address_that_is_taken(installed, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with command(installed, "--port", port, "--database", tmp_path / "g") as running:
            out, err = running.communicate(timeout=60)
    assert running.returncode == 2
    assert out == ""
    assert err.startswith(f"Cannot listen on 127.0.0.1, port {port} (")
    assert not (tmp_path / "g").exists()


@pytest.mark.parametrize("content", ["no database", None])
def test_a_database_that_cannot_be_used(installed, tmp_path, content):
    path = tmp_path / "games.sqlite3"
    path.write_text(content, "utf-8") if content else path.mkdir()
    with command(installed, "--port", 0, "--database", path) as running:
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (2, "")
    assert err.startswith(f"The database {path} cannot be used: ")
    assert "Traceback" not in err


def test_settings_come_from_the_environment(installed, tmp_path):
    environment = {
        **installed,
        "CROSSGLOT_PORT": "0",
        "CROSSGLOT_DATABASE": str(tmp_path / "from the environment"),
    }
    with command(environment) as running:
        address = address_in(running.stdout.readline())
        assert Visitor(address).ask("GET", "/api/games").body == []
    assert (tmp_path / "from the environment").exists()


def test_nothing_heavy_is_imported_before_it_is_needed():
    code = "import sys, crossglot.cli.serve; print(json.dumps([m for m in sys.modules if '.' not in m]))"
    listed = subprocess.run(
        [sys.executable, "-c", f"import json; {code}"], capture_output=True, check=True, text=True
    )
    assert not {"litestar", "uvicorn", "sqlite3"} & set(json.loads(listed.stdout))
