"""Random events, played by the very functions that a server calls."""

from collections.abc import Iterable
from random import Random

from crossglot.errors import CrossglotError
from crossglot.tournament.act import Answer, answer, come_back, enter, found, next_number, withdraw
from crossglot.tournament.course import (
    Judge,
    begin_game,
    close_round,
    draw_rack,
    finish,
    open_round,
    pause,
    resume,
    under_way,
)
from crossglot.tournament.events import Appealed, Decided, Entrant, Event, Undone
from crossglot.tournament.rulings import cancel_round, correct, decide, sanction, undo
from crossglot.tournament.setup import Setup
from crossglot.tournament.state import Tournament, after, fold
from crossglot.variants.duplicate import Profile, load_profile
from crossglot.variants.duplicate.events import Corrected, Result
from tests.variants.duplicate.games import ET, best_of, kernel_tops, lexicon, nonsense

WORDS = lexicon(ET)
FISF = load_profile("fisf")
TOPS = kernel_tops(ET, WORDS, FISF)
JUDGE = Judge(TOPS, WORDS)


def setup(**changes: object) -> Setup:
    plain = {"name": "Kevad", "edition": "ET", "profile": FISF, "seed": "a seed", "games": (4,)}
    return Setup(**(plain | changes))


class Play:
    """An event that goes on: what is done is appended, what is refused is passed over."""

    def __init__(self, setup: Setup, players: int = 0, judge: Judge = JUDGE) -> None:
        self.judge = judge
        self.events: list[Event] = []
        self.state: Tournament = fold(found(setup))
        self.events += found(setup)
        self.now = 1000
        for number in range(players):
            team = f"team {number % 2}" if setup.unit == "teams" else ""
            pair = (f"a{number}", f"b{number}") if setup.unit == "pairs" else ()
            entrant = Entrant(f"p{number}", pair, team)
            self.do(enter(self.state, entrant, self.now, setup.code))

    def do(self, events: Iterable[Event]) -> None:
        for event in events:
            self.state = after(self.state, event)
            self.events.append(event)

    def open(self, game: int = 1) -> None:
        if not under_way(self.state):
            self.do(begin_game(self.state, self.now))
        self.do(draw_rack(self.state, game, self.judge.tops, self.now))
        if self.state.game(game).phase == "drawn":
            self.do(open_round(self.state, game, self.now))

    def write(self, player: int, random: Random, game: int = 1) -> None:
        played = self.state.game(game)
        finds = played.phase == "open" and random.random() < 0.6
        strategy = best_of(self.judge.tops) if finds else nonsense
        slip = strategy(played, player, random)
        if slip is None or not slip.word:
            return
        number = next_number(self.state, player, game)
        given = Answer(game, played.table.number, number, slip)
        self.do(answer(self.state, player, given, self.now + 50, lag=20))

    def close(self, game: int = 1) -> None:
        self.now += 200_000
        self.do(close_round(self.state, game, self.judge, self.now))

    def round(self, random: Random, game: int = 1) -> None:
        self.open(game)
        if self.state.game(game).phase == "open":
            for player in self.state.waited_for(game):
                self.write(player, random, game)
            self.close(game)


def whatever(play: Play, random: Random) -> None:
    """One thing that may happen, if it may now."""
    player = random.randrange(6)
    games = under_way(play.state)
    game = random.choice(games) if games else 1
    acts = [
        lambda: play.do(enter(play.state, Entrant(f"late {play.state.seq}"), play.now)),
        lambda: play.do(begin_game(play.state, play.now)),
        lambda: play.open(game),
        lambda: play.write(player, random, game),
        lambda: play.write(player, random, game),
        lambda: play.round(random, game),
        lambda: play.round(random, game),
        lambda: play.close(game),
        lambda: play.do(pause(play.state, play.now, "noise")),
        lambda: play.do(resume(play.state, play.now + 500)),
        lambda: play.do(withdraw(play.state, player, play.now)),
        lambda: play.do(come_back(play.state, player, play.now)),
        lambda: play.do(cancel_round(play.state, game, "a wrong tile", play.now)),
        lambda: play.do(
            sanction(play.state, game, player, "talks", at=play.now, points=-5, warned=True)
        ),
        lambda: play.do([Appealed(game, 1, player, "it is a word", play.now)]),
        lambda: play.do(
            decide(
                play.state,
                Decided(next(iter(play.state.appeals), 0), accepted=True, reason="it is"),
                Result(player, 12),
            )
        ),
        lambda: play.do(
            correct(play.state, game, Corrected(1, Result(player, 7), "misread"), play.now)
        ),
        lambda: play.do(
            undo(play.state, Undone(random.randint(1, play.state.seq), "a mistake", "arbiter"))
        ),
    ]
    try:
        random.choice(acts)()
    except CrossglotError:
        play.now += 1


def random_play(seed: int, acts: int = 40, players: int = 3, profile: Profile = FISF) -> Play:
    random = Random(seed)
    play = Play(setup(profile=profile, seed=f"seed {seed}", games=(3, 2)), players)
    for _ in range(acts):
        whatever(play, random)
    return play


def finished(play: Play) -> Play:
    play.do(finish(play.state, play.now))
    return play
