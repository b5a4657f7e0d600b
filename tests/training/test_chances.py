"""Winning chances: counted by the kernel, fitted here, carried by every edition."""

import tomllib
from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.editions import load_edition
from crossglot.kernel import Automaton, Graph, count_outcomes, ending_of, ruleset_of
from crossglot.lexicon import Lexicon
from crossglot.players import leaves_of
from crossglot.players.winning import chances_of
from crossglot.training.chances import STEP, Tally, fit, format_chances, tally
from tests.rows import for_each

HU = load_edition("HU-M")
WORDS = ["kar", "kard", "ara", "arat", "tar", "tara", "akar", "rak", "ad", "kad", "ok", "oka", "só"]


@pytest.fixture(scope="module")
def lexicon():
    automaton = Automaton()
    tilings = sorted({tiling for word in WORDS for tiling in HU.alphabet.tilings(word)})
    node = automaton.join([(tiling, Automaton.END) for tiling in tilings])
    from crossglot.lexicon.container import Header

    header = Header(**{name: _blank(kind) for name, kind in Header.__annotations__.items()})
    return Lexicon(HU, header, Graph(automaton.pack(node)))


def _blank(kind):
    return {"str": "b", "int": 0}.get(str(kind), ())


def counted(lexicon, first, games, seats=2):
    return count_outcomes(
        lexicon.graph,
        ruleset_of(HU),
        HU.full_bag(),
        seats=seats,
        first=first,
        games=games,
        seed=4,
        ending=ending_of(HU),
        leaves=leaves_of(HU),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tallies_of_parts_add_up(lexicon, seats):
    whole, parts = Tally(), Tally()
    whole.add(counted(lexicon, 0, 12, seats))
    parts.add(counted(lexicon, 7, 5, seats))
    parts.add(counted(lexicon, 0, 7, seats))
    assert (whole.games, whole.halves) == (parts.games, parts.halves)
    pairs = {(place, later) for _, place, later, _ in whole.games}
    assert pairs == {(a, b) for b in range(seats) for a in range(b)}
    assert all(whole.halves[key] <= 2 * often for key, often in whole.games.items())
    assert min(bag for bag, *_ in whole.games) >= 1


def test_the_processors_change_nothing(lexicon):
    one, other = (tally(lexicon, HU, 2, 120, seed=9) for _ in range(2))
    assert one.games == other.games
    parts = Tally()
    for first in range(0, 120, 40):
        found = count_outcomes(
            lexicon.graph, ruleset_of(HU), HU.full_bag(), seats=2, first=first, games=40, seed=9,
            ending=ending_of(HU), leaves=leaves_of(HU),
        )  # fmt: skip
        parts.add(found)
    assert parts.halves == one.halves


@pytest.mark.parametrize("places", [[-9.0], [-6.0, -15.0]])
def test_a_curve_is_found_again(places):
    scale, seats, known = 35.0, len(places) + 1, Tally()
    worth = [0.0, *places]
    for bag in range(1, 20):
        for a in range(seats):
            for b in range(a + 1, seats):
                for steps in range(-30, 31):
                    lead = (steps + 0.5) * STEP + worth[a] - worth[b]
                    chance = 1 / (1 + exp(-lead / scale))
                    known.add([(bag, a, b, steps, 10_000, round(20_000 * chance))])
    rows = fit(known, seats)
    assert len(rows) == 20
    for row in rows:
        assert row == pytest.approx([1000 * scale, *(1000 * it for it in places)], rel=0.02)


def test_a_file_is_read_back(lexicon):
    rows = {2: [[40_000, -9_000]], 3: [[50_000, -5_000, -9_000]]}
    text = format_chances(lexicon, {2: 100, 3: 50}, 7, rows)
    table = tomllib.loads(text)
    assert {seats: table[f"seats-{seats}"]["rows"] for seats in rows} == rows
    assert (table["version"], table["edition"], table["recipe"]["seed"]) == (1, "HU-M", 7)


@for_each("edition", ["HU-M", "HU-W", "CS", "ET", "EL", "EN", "FR"])
@for_each("seats", [2, 3, 4])
def test_every_edition_has_chances(edition, seats):
    chances = chances_of(load_edition(edition), seats)
    for bag in (1, 20, 60, 86):
        level = [0] * seats
        shares = [chances.win(level, (seats - seat) % seats, bag) for seat in range(seats)]
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        assert shares[0] > 1 / seats, "to be on move is worth something"
        leads = [chances.win([lead, *level[1:]], 0, bag) for lead in range(-200_000, 200_001, 9999)]
        assert leads == sorted(leads)
        assert leads[0] < 0.12
        assert leads[-1] > 0.88


@given(lead=st.integers(0, 150_000))
def test_a_lead_is_worth_more_the_fewer_tiles_are_left(lead):
    chances = chances_of(HU, 2)
    late, early = (chances.win([lead + 30_000, 0], 1, bag) for bag in (7, 80))
    assert late >= early
