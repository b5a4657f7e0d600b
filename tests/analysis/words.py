"""A lexicon of few words, and positions of games played with it."""

from crossglot.editions import load_edition
from crossglot.game import SeatInfo, act, after, fold, start, view
from crossglot.kernel import Automaton, Graph
from crossglot.lexicon import Lexicon
from crossglot.players import make_player

HU = load_edition("HU-M")
WORDS = "ad ada adat akar akart ara arat dara kad kada kar kard karda ok oka okok rak rakat só sóra tar tara tarka tó tóra"


def small_lexicon():
    automaton = Automaton()
    tilings = sorted({tiling for word in WORDS.split() for tiling in HU.alphabet.tilings(word)})
    node = automaton.join([(tiling, Automaton.END) for tiling in tilings])
    return Lexicon(HU, None, Graph(automaton.pack(node)))


def played(lexicon, seed, turns, seats=2):
    """Events and state after so many turns of the static player, or at the end."""
    player = make_player("static", lexicon)
    events = list(start(HU, [SeatInfo(str(seat), "x") for seat in range(seats)], seed))
    state = fold(events)
    while state.ended is None and len(state.turns) < turns:
        seat = state.to_move
        for event in act(state, seat, player.choose(view(events, seat), seat), lexicon):
            events.append(event)
            state = after(state, event)
    return events, state
