"""The dump of finished games: whole, readable, and without anything private."""

import asyncio
import gzip
import json
import re

import pytest

from crossglot.errors import ArchiveError
from crossglot.game import Started, abort, fold
from crossglot.game.json_file import STANDARD, read_events
from crossglot.server.results import archive, compressed_lines
from crossglot.server.results.agreed_setup import Setup
from crossglot.server.results.archive import write_dump
from tests.server.finished_games import at_home, given_up, keep, played, seats_of

SEATS = seats_of("human", "human")
WHOLE = played(SEATS, seed="a secret seed")
BEGUN = played(SEATS, most=4)


def public(_, game):
    return Setup(rated=True, public=not game.startswith("private"), speed="blitz")


async def with_games(path, number=2):
    async with at_home(path / "db", public) as (home, counting):
        await keep(home, "a", ("ann", "bob"), WHOLE)
        for n in range(1, number):
            await keep(home, f"b{n:03}", ("bob", "cid"), given_up(BEGUN, 0))
        await keep(home, "private", ("ann", "bob"), WHOLE)
        await keep(home, "running", ("ann", "bob"), BEGUN)
        await keep(home, "computer", ("ann", None), played(seats_of("human", "greedy"), most=3))
        await counting.sweep()
        return await write_dump(home.database, path / "dump.gz")


def lines_of(path):
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def test_finished_public_games_and_no_others(tmp_path):
    assert asyncio.run(with_games(tmp_path)) == 2
    lines = lines_of(tmp_path / "dump.gz")
    assert [line["id"] for line in lines] == ["a", "b001"]
    assert [line["reason"] for line in lines] == [fold(WHOLE).ended.reason, "resignation"]
    assert all(line["rated"] for line in lines)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", lines[0]["day"])


def test_a_record_reads_back_as_the_game_it_was(tmp_path):
    asyncio.run(with_games(tmp_path))
    line = lines_of(tmp_path / "dump.gz")[0]
    events = read_events(json.dumps(line["record"]).encode(), STANDARD)
    assert events[1:] == WHOLE[1:]
    assert isinstance(events[0], Started)
    assert fold(events).scores == fold(WHOLE).scores


def test_nothing_private_is_in_it(tmp_path):
    asyncio.run(with_games(tmp_path))
    text = gzip.decompress((tmp_path / "dump.gz").read_bytes()).decode()
    for private in (
        "ann",
        "Ann",
        "bob",
        "Bob",
        "cid",
        "human 0",
        "human 1",
        "a secret seed",
        "private",
    ):
        assert not re.search(rf"\b{private}\b", text), private


def test_pseudonyms_are_the_same_the_next_night_and_other_elsewhere(tmp_path):
    def players(folder):
        asyncio.run(with_games(folder))
        return [line["players"] for line in lines_of(folder / "dump.gz")]

    async def again(folder):
        async with at_home(folder / "db", public) as (home, _):
            await write_dump(home.database, folder / "dump.gz")

    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    first, elsewhere = players(one), players(other)
    asyncio.run(again(one))
    assert [line["players"] for line in lines_of(one / "dump.gz")] == first
    assert first[0][1] == first[1][0], "bob is one player in both games"
    assert not set(first[0]) & set(elsewhere[0])


def test_more_games_than_fit_into_memory_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "AT_ONCE", 3)
    assert asyncio.run(with_games(tmp_path, number=8)) == 8
    assert len(lines_of(tmp_path / "dump.gz")) == 8


def test_a_dump_that_fails_leaves_the_old_one(tmp_path, monkeypatch):
    asyncio.run(with_games(tmp_path))
    old = (tmp_path / "dump.gz").read_bytes()

    def fails(*_, **__):
        raise OSError(28, "No space left on device")

    async def again():
        async with at_home(tmp_path / "db", public) as (home, _):
            monkeypatch.setattr(compressed_lines.PackedLines, "write", fails)
            with pytest.raises(ArchiveError) as refused:
                await write_dump(home.database, tmp_path / "dump.gz")
            return refused.value

    error = asyncio.run(again())
    assert str(error.code) == "archive-unwritable"
    assert error.facts["reason"] == "No space left on device"
    assert (tmp_path / "dump.gz").read_bytes() == old
    assert sorted(path.name for path in tmp_path.glob("*.gz*")) == ["dump.gz"]
    assert not list(tmp_path.glob("*.part"))


def test_a_folder_that_there_is_not(tmp_path):
    async def run():
        async with at_home(tmp_path / "db", public) as (home, _):
            with pytest.raises(ArchiveError, match="archive-unwritable"):
                await write_dump(home.database, tmp_path / "no" / "dump.gz")

    asyncio.run(run())


def test_an_aborted_game_is_a_finished_one(tmp_path):
    async def run():
        async with at_home(tmp_path / "db", public) as (home, counting):
            await keep(home, "a", ("ann", "bob"), (*BEGUN, *abort(fold(BEGUN))))
            await counting.sweep()
            return await write_dump(home.database, tmp_path / "dump.gz")

    assert asyncio.run(run()) == 1
    assert [line["rated"] for line in lines_of(tmp_path / "dump.gz")] == [False]
