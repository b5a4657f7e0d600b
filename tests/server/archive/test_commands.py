"""``crossglot dump`` and ``crossglot recount`` beside nothing but a database."""

import asyncio
import gzip

from crossglot.cli.commands import run
from tests.server.finished_games import at_home, keep, played, rated_setup, seats_of


def with_a_game(database):
    async def work():
        async with at_home(database, rated_setup) as (home, counting):
            await keep(home, "a", ("ann", None), played(seats_of("human", "greedy")))
            await counting.sweep()

    asyncio.run(work())


def test_dump(tmp_path, capsys):
    with_a_game(tmp_path / "db")
    file = tmp_path / "games.gz"
    assert run(["dump", str(file), "--database", str(tmp_path / "db")]) == 0
    assert capsys.readouterr().out == f"{file}: 1 games\n"
    assert len(gzip.decompress(file.read_bytes()).splitlines()) == 1


def test_recount(tmp_path, capsys):
    with_a_game(tmp_path / "db")
    assert run(["recount", "--database", str(tmp_path / "db")]) == 0
    assert capsys.readouterr().out == "1 games counted again\n"
