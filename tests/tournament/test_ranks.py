"""Who is where: games dropped, teams, shared places, halls, series, and playing again."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import TournamentCode
from crossglot.errors import TournamentError as Refused
from crossglot.tournament.events import Decided
from crossglot.tournament.halls import merge
from crossglot.tournament.ranks import Row, Slicer, hundredths, table, team_table, worst
from crossglot.tournament.replaying import rank_among
from crossglot.tournament.rulings import correct, exclude, result_of
from crossglot.tournament.series import series
from crossglot.variants.duplicate import GameSheet, Result, load_profile
from crossglot.variants.duplicate.events import Corrected, SlipHanded
from crossglot.variants.duplicate.profile import RankingRule, SoloRule
from tests.tournament.events import FISF, JUDGE, TOPS, WORDS, Play, random_play, setup
from tests.variants.duplicate.games import best_of

SEEDS = st.integers(0, 10_000)


def row(place: int, last: int, name: str, total: int, percent: int = 0) -> Row:
    return Row(place, last, 0, name, total, 0, percent, 0)


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_the_table_is_what_counting_by_hand_gives(seed):
    """The fold's table against sums over the results themselves."""
    play = random_play(seed)
    rows = table(play.state)
    assert sorted(each.player for each in rows) == [
        player for player in range(len(play.state.entrants)) if player not in play.state.excluded
    ]
    for each in rows:
        totals = []
        for game in play.state.games:
            results = [r for c in game.rounds for r in c.results if r.player == each.player]
            warned = sum(result.warned for result in results)
            by_hand = game.by_hand.get(each.player, 0)
            hand_warned = game.warnings.get(each.player, 0) - warned
            off = 5 * max(0, warned + hand_warned - 3)
            totals.append(sum(r.points - r.penalty + r.bonus for r in results) + by_hand - off)
        assert each.games == tuple(totals)
        assert each.total == sum(totals)
        better = [other for other in rows if other.total > each.total]
        assert each.place > len(better) or each.place == len(better) + 1
        assert each.place <= each.last
    if rows:
        assert rows[0].place == 1
        assert rows[-1].last == len(rows)


def test_the_worst_game_is_dropped_and_the_better_total_leads():
    profile = load_profile("fisf")
    play, random = Play(setup(profile=profile, games=(2, 2, 2), dropped=1), 3), Random(2)
    for game in (1, 2, 3):
        for _ in range(2):
            play.round(random, game)
    for each in table(play.state):
        assert each.total == sum(each.games) - min(each.games)
        assert each.games[each.dropped[0] - 1] == min(each.games)
    one = [GameSheet((5,), (10,), 0, 5), GameSheet((6,), (60,), 0, 6)]
    assert worst(one, 1, RankingRule()) == (1,)
    assert worst(one, 1, RankingRule("percent")) == (2,), "worst is by what is ranked by"
    assert worst([one[0], one[0]], 1, RankingRule()) == (2,), "the later of equal ones"


def test_two_racks_at_a_time_are_two_games_side_by_side():
    play, random = Play(setup(games=(2, 2), racks=2), 2), Random(3)
    for _ in range(2):
        for game in (1, 2):
            play.open(game)
        for game in (1, 2):
            assert play.state.game(game).phase == "open", "both racks are under way"
            for player in (0, 1):
                play.write(player, random, game)
        for game in (1, 2):
            play.close(game)
    first, second = play.state.games
    assert first.rounds[0].top != second.rounds[0].top
    assert all(game.ended for game in play.state.games)


def test_who_is_excluded_is_not_in_the_table():
    play, random = Play(setup(), 3), Random(3)
    play.round(random)
    play.do(exclude(play.state, 1, "two slips", 5, "arbiter"))
    assert {each.player for each in table(play.state)} == {0, 2}


def test_teams_add_up_their_best():
    play, random = Play(setup(unit="teams", counted=1), 4), Random(3)
    play.round(random)
    rows = table(play.state)
    teams = team_table(play.state, rows)
    for each in teams:
        members = [r for r in rows if play.state.entrants[r.player].team == each.team]
        assert each.total == max(member.total for member in members)
        assert len(each.members) == 1
    assert next(each.place for each in teams) == 1
    whole = replace(play.state, setup=msgspec.structs.replace(play.state.setup, counted=0))
    assert sum(each.total for each in team_table(whole, rows)) == sum(each.total for each in rows)


def test_pairs_have_two_names():
    play = Play(setup(unit="pairs"), 2)
    assert play.state.entrants[1].members == ("a1", "b1")


def test_a_slice_is_cut_from_the_whole():
    rows = [
        Row(place, place, 100 - place, f"p{place}", 1000 - place, 0, 0, 0) for place in range(1, 51)
    ]
    slicer = Slicer(rows, leaders=3)
    seen = slicer.of(80)
    assert seen.own == rows[19]
    assert [each.place for each in seen.around] == [18, 19, 20, 21, 22]
    assert [each.place for each in seen.leaders] == [1, 2, 3]
    assert [each.place for each in slicer.of(99).around] == [1, 2, 3]
    assert slicer.of(None).own is None
    assert [each.place for each in slicer.page(3, 20)] == list(range(41, 51))
    assert slicer.page(0) == slicer.page(9) == ()


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 99))
def test_halls_merged_are_one_hall(seed):
    """Played apart and merged, or played together: the same table."""
    solo = msgspec.structs.replace(FISF, solo=SoloRule(10, 10, players_min=3))
    together = Play(setup(profile=solo), 4)
    apart = {name: Play(setup(profile=solo), 2) for name in ("north", "south")}
    for number in range(3):
        for play in (together, *apart.values()):
            play.open()
        random = Random(seed + number)
        slips = [best_of(TOPS)(together.state.game(1), 0, random) for _ in range(4)]
        chances = [random.random() for _ in range(4)]
        for player in range(4):
            hall = apart["north" if player < 2 else "south"]
            if chances[player] < 0.4:
                for play, own in ((together, player), (hall, player % 2)):
                    give(play, own, slips[player])
        for play in (together, *apart.values()):
            play.close()
    merged = merge({name: play.state for name, play in apart.items()})
    one, other = table(together.state), table(merged)
    assert [msgspec.structs.replace(each, name="") for each in other] == [
        msgspec.structs.replace(each, name="") for each in one
    ]
    assert [each.hall for each in merged.entrants] == ["north", "north", "south", "south"]


def give(play, player, slip):
    from crossglot.tournament.act import Answer, answer

    number = play.state.game(1).table.number
    play.do(answer(play.state, player, Answer(1, number, 1, slip), play.now + 5))


def test_halls_that_played_another_game_are_named():
    one, other = Play(setup(seed="one"), 2), Play(setup(seed="other"), 2)
    for play in (one, other):
        play.round(Random(1))
    with pytest.raises(Refused) as refused:
        merge({"north": one.state, "south": other.state})
    assert refused.value.code is TournamentCode.HALLS
    assert refused.value.facts == {"hall": "south", "game": 1, "round": 1}
    for halls in ({}, {"a": one.state, "b": Play(setup(profile=load_profile("et")), 1).state}):
        with pytest.raises(Refused) as refused:
            merge(halls)
        assert refused.value.code is TournamentCode.SETUP


def test_a_series_drops_what_was_missed_first_and_then_the_worst():
    events = [
        [row(1, 1, "Mari", 100), row(2, 3, "Jüri", 80), row(2, 3, "Kati", 80)],
        [row(1, 1, "Jüri", 90), row(2, 2, "Mari", 70)],
        [row(1, 1, "Kati", 60), row(2, 2, "Mari", 50), row(3, 3, "Jüri", 10)],
    ]
    points = series(events, dropped=1)
    assert [(each.name, int(each.total), list(each.dropped)) for each in points] == [
        ("Jüri", 170, [3]),
        ("Mari", 170, [3]),
        ("Kati", 140, [2]),
    ]
    assert [(each.place, each.last) for each in points] == [(1, 2), (1, 2), (3, 3)]
    places = series(events, "places")
    assert {each.name: each.total for each in places}["Kati"] == Fraction(1, 2) + 2
    assert list(points[2].events) == [80, None, 60]
    assert len(series(events, dropped=99)) == 3, "one event always counts"


def test_playing_again_says_which_place_it_would_have_been():
    play, random = Play(setup(games=(3,)), 4), Random(5)
    for _ in range(3):
        play.round(random)
    game = play.state.game(1)
    best = [Result(9, closed.top.points) for closed in game.rounds]
    first = rank_among(play.state, best)
    assert (first.place, first.of, first.percent) == (1, 5, 10_000)
    nothing = rank_among(play.state, [Result(9, 0)] * 3)
    assert nothing.place >= 4
    after_one = rank_among(play.state, best[:1])
    ahead = [r for r in game.rounds[0].results if r.total > best[0].points]
    assert after_one.place == len(ahead) + 1
    assert after_one.total == best[0].points
    middle = sorted(game.scores)[1]
    spread = [Result(9, middle), Result(9, 0), Result(9, 0)]
    assert rank_among(play.state, spread).place >= 3


def test_a_correction_gives_the_bonus_to_whom_it_is_due():
    """An appeal accepted makes another the only best: the old bonus goes, the other's comes."""
    rules = msgspec.structs.replace(FISF, solo=SoloRule(10, 10, players_min=2))
    play = Play(setup(profile=rules), 3)
    play.open()
    top = best_of(TOPS)(play.state.game(1), 0, Random(1))
    assert top is not None
    give(play, 0, msgspec.structs.replace(top, claimed=None))
    play.close()
    before = play.state.game(1).rounds[0]
    assert before.results[0].bonus == 10
    again = result_of(play.state, 1, SlipHanded(1, 1, 0, top), WORDS)
    assert again.points == before.top.points
    play.do(correct(play.state, 1, Corrected(1, again, "a slip was mislaid"), 9, "arbiter"))
    results = play.state.game(1).rounds[0].results
    assert [result.bonus for result in results] == [0, 0, 0], "two are the best now"
    assert results[1].points == before.top.points
    assert Decided(1, accepted=False, reason="no").reason == "no"
    assert hundredths(Fraction(1, 3)) == 3333
    assert JUDGE.words is WORDS
