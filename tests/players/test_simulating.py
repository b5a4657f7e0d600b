"""The simulating player: legal whole games, blind to what it may not see, better than static."""

import pytest

from crossglot.editions import House, load_edition, with_house
from crossglot.errors import PlayerError
from crossglot.game import SeatInfo, act, after, fold, start, view
from crossglot.kernel import Automaton, Graph
from crossglot.lexicon import Lexicon
from crossglot.players import Simulating, make_player, outlook_of
from crossglot.players.inference import priors_of
from crossglot.players.outlook import move_of, simulation_of

HU = load_edition("HU-M")


def game(lexicon, players, seed, turns=1000, edition=HU):
    events = list(start(edition, [SeatInfo("x", "human") for _ in players], seed))
    state = fold(events)
    while state.ended is None and len(state.turns) < turns:
        seat = state.to_move
        for event in act(state, seat, players[seat].choose(view(events, seat), seat), lexicon):
            events.append(event)
            state = after(state, event)
    return events, state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end(lexicon, seats):
    players = [Simulating(lexicon, rollouts=40), *[make_player("static", lexicon)] * (seats - 1)]
    _, state = game(lexicon, players, "seed")
    assert state.ended.reason in {"out", "passes"}


@pytest.mark.parametrize("house", [{"two_bags": True}, {"jacks_to_open": True}, {"rack_size": 8}])
def test_house_rules_are_played(lexicon, house):
    rules = with_house(HU, House(**house))
    players = [Simulating(lexicon, rollouts=24, infers=False), make_player("static", lexicon)]
    assert game(lexicon, players, "seed", edition=rules)[1].ended is not None


@pytest.mark.parametrize("house", [House(recount_premiums=True), House(blank_as_space=True)])
def test_house_rules_it_cannot_count_are_refused(lexicon, house):
    with pytest.raises(PlayerError) as refused:
        make_player("simulating", lexicon, house)
    assert refused.value.facts["player"] == "simulating"


def test_it_sees_what_its_seat_may_see(lexicon):
    player = Simulating(lexicon, rollouts=200)
    static = make_player("static", lexicon)
    for turns in (0, 3, 6):
        events, state = game(lexicon, [static, static], f"seen/{turns}", turns)
        seat = state.to_move
        seen = view(events, seat)
        choice = player.choose(seen, seat)
        assert player.choose(seen, seat) == choice
        assert player.choose(state, seat) == choice, "the referee's view tells it nothing more"
        assert outlook_of(state, seat) == outlook_of(seen, seat)


def any_tiles():
    """Any tiles are a word, so that the bag runs empty."""
    automaton = Automaton()
    one = automaton.join([(bytes([it]), Automaton.END) for it in range(1, len(HU.alphabet) + 1)])
    node = Automaton.END
    for _ in range(15):
        node = automaton.union([Automaton.END, automaton.concatenate(one, node)])
    return Lexicon(HU, None, Graph(automaton.pack(node)))


def test_with_few_deals_left_all_are_played():
    lexicon = any_tiles()
    static = make_player("static", lexicon)
    events, _ = game(lexicon, [static, static], "late")
    met = (fold(events[:end]) for end in range(len(events), 3, -1))
    late = next(it for it in met if it.to_move is not None and all(it.racks) and it.bag_count < 2)
    seat = late.to_move
    simulation = simulation_of(
        lexicon, outlook_of(late, seat), candidates=60, plies=2, seed=5, every=500
    )
    assert simulation.run(rollouts=10_000) == "exact"
    chosen = Simulating(lexicon, rollouts=4000, salt="other").choose(late, seat)
    assert move_of(simulation.prospects()[0].step) == chosen


def test_a_turn_tells_of_the_leave(lexicon):
    static = make_player("static", lexicon)
    told = 0
    for number in range(6):
        events, state = game(lexicon, [static, static], f"told/{number}", 5)
        seat = state.to_move
        priors = priors_of(lexicon, view(events, seat), seat, seed=1)
        assert priors == priors_of(lexicon, state, seat, seed=1), "the same for the referee"
        if priors is None:
            continue
        told += 1
        (leaves,) = priors
        assert leaves[0][0] == b""
        assert sum(weight for _, weight in leaves) == pytest.approx(1)
        rack = state.racks[1 - seat]
        held = [weight for leave, weight in leaves if not (set(leave) - set(rack))]
        assert held, "some leave looked at may be what is held"
    assert told >= 3


def test_nothing_is_told_before_the_first_turn(lexicon):
    events, state = game(lexicon, [make_player("static", lexicon)] * 2, "new", 0)
    assert priors_of(lexicon, view(events, state.to_move), state.to_move, seed=1) is None
