"""The same on PostgreSQL, with two nodes that count at the same time."""

import asyncio
import gzip

from sqlalchemy import func, select

from crossglot.server.results.archive import write_dump
from crossglot.server.results.played_games import played_games
from crossglot.server.results.ratings import ratings_of
from crossglot.server.results.summary import summaries
from crossglot.server.social.chat import Said, keep_line, lines_for
from crossglot.server.store.schema.results import rating_records
from tests.server.finished_games import at_home, given_up, keep, played, seats_of

BEGUN = played(seats_of("human", "human"), most=4)
GAMES = 8


def test_two_nodes_count_every_game_once(postgres, tmp_path):
    address = postgres.new_database()

    async def run():
        async with at_home(address) as (home, counting), at_home(address) as (_, other):
            for n in range(GAMES):
                await keep(home, f"g{n}", ("ann", "bob"), given_up(BEGUN, n % 2))
            swept = await asyncio.gather(counting.sweep(), other.sweep())
            sums = select(rating_records.c.account, func.sum(rating_records.c.change), func.count())
            changes = await home.database.read(
                lambda c: c.execute(sums.group_by(rating_records.c.account)).all()
            )
            shown = {
                name: (await home.database.read(lambda c, n=name: ratings_of(c, n, 0)))[0]
                for name in ("ann", "bob")
            }
            lines = await home.database.read(lambda c: summaries(c, "ann", None))
            page = await home.database.read(lambda c: played_games(c, "ann", None, None, 3))
            dumped = await write_dump(home.database, tmp_path / "dump.gz")
            return swept, changes, shown, lines, page, dumped

    swept, changes, shown, lines, page, dumped = asyncio.run(run())
    assert sum(swept) == GAMES, "each was counted by one of them"
    for account, change, count in changes:
        assert count == GAMES
        assert shown[account].games == GAMES
        assert shown[account].value == round(1500 + change), "no change was lost to another"
    assert (lines[0].games, lines[0].won, lines[0].lost) == (GAMES, GAMES // 2, GAMES // 2)
    assert [game.game for game in page] == ["g7", "g6", "g5"]
    assert dumped == GAMES
    assert len(gzip.decompress((tmp_path / "dump.gz").read_bytes()).splitlines()) == GAMES


def test_what_is_said_twice_is_kept_once(postgres):
    async def run():
        async with at_home(postgres.new_database()) as (home, _):
            await keep(home, "g", ("ann", "bob"), BEGUN)

            def say(connection, name="s"):
                return keep_line(connection, "g", "players", "ann", name, Said("hello"), 1.0)

            first, again = await home.database.write(say), await home.database.write(say)
            await home.database.write(lambda c: say(c, "t"))
            lines = await home.database.read(
                lambda c: lines_for(c, "g", frozenset({"players"}), "bob", first[0].id)
            )
            return first, again, lines

    first, again, lines = asyncio.run(run())
    assert (first[0], True) == first
    assert again == (first[0], False)
    assert [line.id for line in lines] == [first[0].id + 1]
