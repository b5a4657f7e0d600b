"""Ratings change once for each game, whatever crashes, and refunds are records of their own."""

import asyncio

import pytest
from sqlalchemy import func, select

from crossglot.errors import RatingError
from crossglot.game import abort, fold
from crossglot.server.results.agreed_setup import Setup
from crossglot.server.results.glicko import Rating, Result, rated
from crossglot.server.results.rating_ledger import LEAST_DEVIATION, refund
from crossglot.server.results.ratings import KeptRatings, ratings_of, records_of
from crossglot.server.store.schema.results import finished_games, rating_records, ratings
from tests.server.finished_games import at_home, given_up, keep, played, seats_of

TWO = seats_of("human", "human")
BEGUN = played(TWO, most=4)
BOB_GAVE_UP = given_up(BEGUN, 1)


async def everything(home):
    return await home.database.read(
        lambda c: [
            c.execute(select(table).order_by(*table.primary_key)).all()
            for table in (finished_games, rating_records, ratings)
        ]
    )


async def shown(home, account, now=0.0):
    return await home.database.read(lambda c: ratings_of(c, account, now))


def test_one_game_moves_both_by_what_they_were_before(tmp_path):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            await keep(home, "g", ("ann", "bob"), BOB_GAVE_UP)
            assert await counting.count("g")
            return [(await shown(home, name))[0] for name in ("ann", "bob")]

    ann, bob = asyncio.run(run())
    won = rated(Rating(), [Result(Rating(), 1)], periods=0)
    assert (ann.value, ann.deviation) == (round(won.value), round(won.deviation))
    assert ann.value + bob.value == 3000, "two of the same rating move by the same"
    assert (ann.family, ann.speed, ann.games, ann.provisional) == ("hu", "blitz", 1, True)


def test_counting_again_changes_nothing(tmp_path):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            await keep(home, "g", ("ann", "bob"), BOB_GAVE_UP)
            answers = await asyncio.gather(*(counting.count("g") for _ in range(5)))
            once = await everything(home)
            assert await counting.sweep() == 0
            return answers, once == await everything(home)

    answers, same = asyncio.run(run())
    assert answers.count(True) == 1
    assert same


def test_what_a_crash_left_is_counted_at_the_next_start(tmp_path):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            for n in range(3):
                await keep(home, f"over-{n}", ("ann", "bob"), BOB_GAVE_UP)
            await keep(home, "goes-on", ("ann", "bob"), BEGUN)
            await counting.count("over-1")
        async with at_home(tmp_path / "db") as (home, counting):
            assert await counting.sweep() == 2
            return (await shown(home, "ann"))[0].games

    assert asyncio.run(run()) == 3


def test_four_players_are_rated_by_pairs(tmp_path):
    events = given_up(played(seats_of(*["human"] * 4), most=9), 3)
    scores = fold(events).scores

    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            await keep(home, "g", ("ann", "bob", "cid", "dan"), events)
            await counting.count("g")
            return [(await shown(home, name))[0].value for name in ("ann", "bob", "cid", "dan")]

    values = asyncio.run(run())
    expected = [
        rated(
            Rating(),
            [Result(Rating(), 1.0 if other == 3 or scores[seat] > scores[other] else 0.0)
             for other in range(4) if other != seat],
            periods=0,
        )
        for seat in range(3)
    ]  # fmt: skip
    assert values[:3] == [round(rating.value) for rating in expected]
    assert values[3] == min(values)


@pytest.mark.parametrize(
    ("who", "events", "setup", "why"),
    [
        (("ann", "bob"), BOB_GAVE_UP, Setup(rated=False, public=True, speed="blitz"), "casual"),
        (("ann", None), BOB_GAVE_UP, Setup(rated=True, speed="blitz"), "a computer played"),
        (("ann", "ann"), BOB_GAVE_UP, Setup(rated=True, speed="blitz"), "against oneself"),
        (
            ("ann", "bob"),
            (*BEGUN, *abort(fold(BEGUN))),
            Setup(rated=True, speed="blitz"),
            "aborted",
        ),
    ],
)
def test_games_that_rate_nobody(tmp_path, who, events, setup, why):
    async def run():
        async with at_home(tmp_path / "db", lambda _, __: setup) as (home, counting):
            await keep(home, "g", who, events)
            assert await counting.count("g"), why
            return await everything(home)

    games, records, held = asyncio.run(run())
    assert [game.rated for game in games] == [False], why
    assert not records, why
    assert not held, why


def test_ratings_stay_able_to_move(tmp_path):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            for n in range(60):
                await keep(home, f"g{n:02}", ("ann", "bob"), given_up(BEGUN, n % 2))
                await counting.count(f"g{n:02}")
            records = await home.database.read(
                lambda c: records_of(c, "ann", "hu", "blitz", "ann", None, 100)
            )
            return (await shown(home, "ann"))[0], records

    ann, records = asyncio.run(run())
    assert ann.deviation >= LEAST_DEVIATION
    assert not ann.provisional
    assert ann.games == len(records) == 60
    assert records[0].value == ann.value
    assert records[0].deviation < records[-1].deviation


def test_years_make_a_rating_uncertain_again(tmp_path):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            await keep(home, "g", ("ann", "bob"), BOB_GAVE_UP)
            await counting.count("g")
            updated = (await shown(home, "ann"))[0].updated
            now, later = await shown(home, "ann", updated), await shown(home, "ann", updated + 4e8)
            lobby = KeptRatings(home.database)
            asked = [await lobby.rating(*key) for key in (
                ("ann", "hu", "blitz"), ("ann", "hu", "rapid"), ("cid", "hu", "blitz"))]  # fmt: skip
            return now[0], later[0], asked

    now, later, asked = asyncio.run(run())
    assert now.value == later.value == asked[0]
    assert now.deviation < later.deviation
    assert asked[1:] == [None, None]


def test_a_refund_gives_points_back_and_deletes_nothing(tmp_path):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            for game, loser in (("one", 1), ("two", 0), ("three", 1)):
                await keep(home, game, ("ann", "bob"), given_up(BEGUN, loser))
                await counting.count(game)
            before = await everything(home)

            def work(connection):
                return refund(connection, game="two", reason="a bug", by="dan", at=5e9)

            accounts = await home.database.write(work)
            with pytest.raises(RatingError) as again:
                await home.database.write(work)
            return accounts, before, await everything(home), str(again.value.code)

    accounts, before, after, again = asyncio.run(run())
    assert accounts == ["ann", "bob"]
    assert again == "rating-refunded"
    assert set(before[1]) <= set(after[1]), "every record is still there"
    for name in accounts:
        lost = next(r.change for r in before[1] if (r.account, r.game) == (name, "two"))
        held = [next(r.value for r in rows[2] if r.account == name) for rows in (before, after)]
        assert held[1] == pytest.approx(held[0] - lost)
    refunds = [record for record in after[1] if record.kind == "refund"]
    assert {(r.game, r.reason, r.by) for r in refunds} == {("two", "a bug", "dan")}
    assert [row.games for row in after[2]] == [2, 2]


@pytest.mark.parametrize("game", ["casual", "no-such-game"])
def test_what_changed_no_rating_is_not_refunded(tmp_path, game):
    async def run():
        async with at_home(tmp_path / "db", lambda _, __: Setup()) as (home, counting):
            await keep(home, "casual", ("ann", "bob"), BOB_GAVE_UP)
            await counting.count("casual")
            with pytest.raises(RatingError, match="rating-not-changed"):
                await home.database.write(
                    lambda c: refund(c, game=game, reason="", by=None, at=1.0)
                )
            count = select(func.count()).select_from(rating_records)
            return await home.database.read(lambda c: c.execute(count).scalar())

    assert asyncio.run(run()) == 0


def test_what_was_not_counted_is_counted_while_the_server_runs(tmp_path):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            sweeping = asyncio.create_task(counting.keep_sweeping(pause=0))
            for n in range(2):  # the second may be found by a later sweep only
                await keep(home, f"over-{n}", ("ann", "bob"), BOB_GAVE_UP)
                while not (found := await shown(home, "ann")) or found[0].games <= n:  # noqa: ASYNC110
                    await asyncio.sleep(0)
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
            return found[0].games

    assert asyncio.run(run()) == 2
