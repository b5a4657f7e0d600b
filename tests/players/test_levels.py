"""Players of ten levels: vocabularies nest, the same position gets the same move, house rules hold."""

import itertools
import tomllib
from dataclasses import replace
from importlib import resources

import pytest

from crossglot.editions import Clock, House, Theme, with_house
from crossglot.errors import PlayerCode, PlayerError
from crossglot.game import SeatInfo, act, fold, follow, settle, start, view
from crossglot.kernel import Automaton, Contrast, Graph
from crossglot.lexicon import load_lexicon
from crossglot.lexicon.dictionary import Entry
from crossglot.moves import Exchange, Play
from crossglot.notation import parse_move
from crossglot.players import (
    BOTS,
    LEVELS,
    candidates,
    explain,
    make_player,
    seated_player,
    vocabulary,
)
from crossglot.players.levels.commonness import Commonness
from crossglot.players.levels.explanation import Reason
from crossglot.players.levels.human import Human
from crossglot.players.levels.openings import blocked, opened
from crossglot.players.levels.table import level_table
from crossglot.players.levels.vision import Vision
from crossglot.players.levels.vocabulary import vocabulary_path
from crossglot.rules import place
from tests.players.test_players import HU, state_with
from tests.rows import for_each

HOUSES = {
    "challenge": House(challenge="single"),
    "challenge-points": House(challenge="points", challenge_points=5),
    "challenge-booked-to": House(challenge="points", challenge_booked_to="challengee"),
    "challenge-window": House(challenge="single", challenge_window=5),
    "challenge-per": House(challenge="points", challenge_per="word"),
    "blank-reuse": House(blank_reuse=True),
    "open-dictionary": House(open_dictionary=True),
    "theme": House(theme=Theme(frozenset({"KAR"}))),
    "jacks-to-open": House(jacks_to_open=True),
    "two-bags": House(two_bags=True),
    "restricted-exchange": House(restricted_exchange=True),
    "blank-as-space": House(blank_as_space=True),
    "recount-premiums": House(recount_premiums=True),
    "rack-size": House(rack_size=8),
    "scoreless-turns": House(scoreless_turns=4),
    "final": House(final="out-doubled"),
    "clock": House(clock=Clock(main=600_000, per_move=30_000)),
}
REFUSED = {(level, "blank-as-space") for level in LEVELS} | {
    (level, rule) for level in LEVELS[8:] for rule in ("recount-premiums", "theme")
}


def played_events(edition, lexicon, kinds, seed, most=400):
    events = list(start(edition, [SeatInfo(kind, kind) for kind in kinds], seed, lexicon.id))
    players = [make_player(kind, lexicon, edition.house) for kind in kinds]
    state = fold(events)
    while state.ended is None and len(state.turns) < most:
        seat = state.to_move
        happened = act(state, seat, players[seat].choose(view(events, seat), seat), lexicon)
        happened += settle(follow(state, happened))
        events += happened
        state = follow(state, happened)
    return events


def played(*arguments, **options):
    return fold(played_events(*arguments, **options))


def test_the_house_rules_are_all_here():
    assert {rule.replace("-", "_") for rule in HOUSES} == set(House.__struct_fields__)


@for_each("rule", HOUSES)
@for_each("level", [LEVELS[0], LEVELS[4], LEVELS[7], LEVELS[9]])
def test_every_house_rule_is_played_or_refused_by_name(lexicon, rule, level):
    edition = with_house(HU, HOUSES[rule])
    if (level, rule) in REFUSED:
        with pytest.raises(PlayerError) as raised:
            make_player(level, lexicon, edition.house)
        assert (raised.value.code, raised.value.facts["rule"]) == (PlayerCode.HOUSE_RULE, rule)
    else:
        # By rules that end a game; a move that is not allowed would raise.
        assert played(edition, lexicon, [level, "greedy"], rule, most=24).turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_any_number_of_seats_end(lexicon, seats):
    assert played(HU, lexicon, LEVELS[1 : 1 + seats], "seats").ended is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_position_gets_the_same_move(lexicon, level):
    state = state_with("KARDATT")
    first = make_player(level, lexicon).choose(state, 0)
    assert first == make_player(level, lexicon).choose(state, 0)


@pytest.mark.parametrize("level", LEVELS[6:])
def test_levels_that_mind_leaves_give_a_hopeless_rack_back(lexicon, level):
    """Also those that simulate: an exchange is compared with the plays they see."""
    state = state_with("ADADÓÓÖ")
    assert candidates(lexicon, HU, state.board, state.racks[0], limit=1), "there are plays"
    assert isinstance(make_player(level, lexicon).choose(state, 0), Exchange)


def test_a_player_asks_the_referee_first(lexicon):
    state = state_with("KARDATT")
    known = make_player("greedy", lexicon).choose(state, 0)
    assert isinstance(known, Play)
    symbols = Automaton()
    without = symbols.join([(HU.alphabet.tilings("TAR")[0], Automaton.END)])
    referee = replace(lexicon, graph=Graph(symbols.pack(without)))
    level = level_table().level[2]  # minds points alone
    move = Human(referee=referee, lexicon=lexicon, level=level).choose(state, 0)
    assert isinstance(move, Play)
    assert HU.alphabet.spell(move.tiles) == "TAR"


def test_whoever_sees_more_sees_all_that_others_see(lexicon):
    state = state_with("KARDATT")
    listed = candidates(lexicon, HU, state.board, state.racks[0], limit=0)
    placements = [place(HU, state.board, one.play) for one in listed]
    seen = [
        {p.play for p in placements if Vision(sight, 7, (112,)).sees(p)}
        for sight in (-3, 0, 1, 3, 99)
    ]
    assert all(less <= more for less, more in itertools.pairwise(seen))
    assert len(seen[0]) < len(seen[-1]) == len(placements)


def test_long_plays_blanks_and_hooks_are_harder_to_see():
    vision = Vision(0, 1, tuple(range(225)))
    state = state_with("KARDATT")
    board = place(HU, state.board, parse_move(HU, state.board, "8F KARD")).board

    def cost(on, text):
        return vision.cost(place(HU, on, parse_move(HU, on, text)))

    assert cost(state.board, "8H KAR") == 0
    assert cost(state.board, "8E AKARAT") > cost(state.board, "8H KAR")
    assert cost(state.board, "8H KaR") > cost(state.board, "8H KAR")
    assert cost(board, "9G AR") > 0, "AA or KR on the side"


def test_common_stems_are_short_simple_and_have_many_forms():
    rank = Commonness().rank
    assert rank(Entry("kar")) < rank(Entry("karnagy")) < rank(Entry("karnagyhelyettes"))
    assert rank(Entry("kutya", frozenset({b"a", b"b"}))) < rank(Entry("kutya"))
    assert rank(Entry("raudtee", tags=("pa:1",))) < rank(Entry("raudtee", tags=("pa:2",)))
    listed = Commonness(ranks={"karnagyhelyettes": 3}, lemmas=frozenset({"karnagy"})).rank
    assert listed(Entry("karnagyhelyettes")) < listed(Entry("karnagy")) < listed(Entry("kar"))


@pytest.fixture(scope="module")
def estonian():
    return load_lexicon("ET")


def test_no_vocabulary_admits_what_the_referee_refuses(estonian):
    sizes = []
    for name in ("v1", BOTS):
        known = vocabulary(estonian, name)
        assert Contrast(known.graph, estonian.graph, 15, limit=1).count == 0
        sizes.append(known.header.words)
    assert sizes == sorted(sizes)
    assert 0 < sizes[0] < sizes[-1] < estonian.header.words


def test_where_the_cache_cannot_be_written_players_know_all_words(estonian, tmp_path, monkeypatch):
    """They must not pass for ever because a disk is full."""
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path))
    (tmp_path / "vocabularies").write_text("no folder")
    assert vocabulary(estonian, "v1") is estonian


def test_where_the_cache_cannot_be_written_what_lies_there_is_used(estonian, tmp_path, monkeypatch):
    known = vocabulary(estonian, "v1")
    there = vocabulary_path("ET", "v1").read_bytes()
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path))
    path = vocabulary_path("ET", "v1")
    path.with_name(f"{path.name}.lock").mkdir(parents=True)
    path.write_bytes(there)
    assert vocabulary(estonian, "v1").header == known.header


def test_players_sit_down_with_the_stricter_words(estonian):
    greedy = seated_player("greedy", estonian)
    assert greedy.strict.lexicon is vocabulary(estonian, BOTS)  # type: ignore[attr-defined]
    assert greedy.referee is estonian  # type: ignore[attr-defined]


def test_an_explanation_names_what_a_stronger_player_does(lexicon):
    state = state_with("KARDÓÓT")
    weak = parse_move(HU, state.board, "8H AD")
    told = explain(state, 0, weak, lexicon, knows=lexicon)
    assert told.points == 6, "A1 D2 doubled by the centre (HU-M-15)"
    assert told.premiums == (112,)
    assert sorted(told.kept) == sorted(HU.alphabet.encode("KRÓÓT"))
    assert told.stronger is not None
    assert told.stronger.reason in {Reason.POINTS, Reason.LEAVE}
    nothing = replace(lexicon, graph=Graph(bytes(4)))
    assert explain(state, 0, weak, lexicon, knows=nothing).stronger.reason is Reason.WORD


def test_openings_are_word_premiums_beside_tiles():
    state = state_with("KARDATT")
    first = place(HU, state.board, parse_move(HU, state.board, "8E AKAR"))
    assert opened(state.board, first) == frozenset()
    assert blocked(state.board, first) == frozenset()


MEASURED = {"EL", "ET"}
"""Editions of which all ten levels were measured as they are now."""


def ratings():
    text = resources.files("crossglot.players.levels").joinpath("ratings.toml").read_text("utf-8")
    return tomllib.loads(text)


@pytest.mark.parametrize("edition", sorted(ratings()))
def test_measured_ratings_rise_from_level_to_level(edition):
    rows = ratings()[edition]
    levels = [row["level"] for row in rows]
    assert levels == list(range(1, len(levels) + 1))
    for low, high in itertools.pairwise(rows):
        # Neighbours met in few games: none may be shown to be the wrong way round.
        assert low["rating"] - low["margin"] < high["rating"] + high["margin"]
    found = [row["rating"] for row in rows]
    firm = 10 if edition in MEASURED else 5
    assert found[:firm] == sorted(found[:firm])
    assert found[0] < found[4] < found[9]


def test_thinking_takes_longer_for_the_strong_and_keeps_within_a_clock(lexicon):
    state = state_with("KARDATT")
    slow, fast = (make_player(level, lexicon) for level in (LEVELS[9], LEVELS[0]))
    assert slow.thinking_seconds(state, 0) > fast.thinking_seconds(state, 0) > 0  # type: ignore[attr-defined]
    clocked = with_house(HU, House(clock=Clock(per_move=4000)))
    assert slow.thinking_seconds(replace(state, edition=clocked), 0) <= 2  # type: ignore[attr-defined]
