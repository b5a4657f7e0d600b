"""How strong the ten levels are: games against their neighbours, and ratings fitted to them.

    python -m benchmarks.levels play HU-M results/HU-M [--games 200] [--levels 6 7 8 9 10]
    python -m benchmarks.levels rate results/* > src/crossglot/players/levels/ratings.toml

``play`` notes each deal in a log of the pair and goes on where it was stopped. Ratings are
Bradley-Terry's on Elo's scale with level-5 at 1500; half-intervals (95 %) come from resampling
games. The log of a pair whose levels were changed is to be deleted: it does not know.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import sys
from collections import defaultdict
from functools import partial
from itertools import chain, pairwise
from pathlib import Path

import msgspec

from crossglot.cli import INTERRUPTED
from crossglot.cli.match_progress import figures, follow
from crossglot.cli.sentences import say
from crossglot.editions import load_edition
from crossglot.game import Played
from crossglot.lexicon import load_lexicon
from crossglot.players import LEVELS
from crossglot.training.match import Match, PlayedGame, standings
from crossglot.training.match_log import MatchLog, whole_lines

GAMES = 200
RESAMPLED = 20
BINGO = 7

TURNS = {"Played", "Exchanged", "Passed"}


class Levelled(msgspec.Struct, frozen=True, array_like=True):
    """A game between two levels.

    Attributes:
        totals: Points of the lower level and of the higher.
        facts: Turns, points of plays, and bingos of each.
    """

    totals: tuple[int, int]
    facts: tuple[tuple[int, int, int], tuple[int, int, int]]


Row = tuple[int, int, Levelled]
"""Two levels, and a game of theirs."""


def play(edition_id: str, folder: Path, levels: list[int], games: int, threads: int) -> bool:
    """Plays what ``folder`` does not hold yet of all neighbours among ``levels``; no if stopped."""
    edition = load_edition(edition_id)
    lexicon = load_lexicon(edition)
    for low, high in pairwise(sorted(levels)):
        kinds = (LEVELS[low - 1], LEVELS[high - 1])
        match = Match(edition, lexicon, kinds, games, threads=threads, events=True)
        with MatchLog(folder / f"{low}-{high}", match, Levelled) as log:
            whole = follow(match, log, partial(levelled, match))
        for one in standings(match, list(chain(*log.deals))) if log.deals else ():
            print(say("autoplay-player", **figures(one)), flush=True)
        if not whole:
            return False
    return True


def levelled(match: Match, game: PlayedGame) -> Levelled:
    """What is kept of a game."""
    facts = [[0, 0, 0], [0, 0, 0]]
    seated = match.seated(game.number)
    for event in game.events:
        seat = getattr(event, "seat", None)
        if type(event).__name__ not in TURNS or seat is None:
            continue
        told = facts[seated[seat]]
        told[0] += 1
        if isinstance(event, Played):
            told[1] += event.points
            told[2] += len(event.play.laid) >= BINGO
    return msgspec.convert([game.totals, facts], Levelled)


def rows_of(folder: Path) -> list[Row]:
    """Every game that is noted in the logs of an edition."""
    rows: list[Row] = []
    for path in sorted(folder.iterdir()):
        if pair := re.fullmatch(r"(\d+)-(\d+)", path.name):
            low, high = map(int, pair.groups())
            deals = whole_lines(path)[1:]
            games = chain(*(msgspec.json.decode(deal, type=list[Levelled]) for deal in deals))
            rows += [(low, high, game) for game in games]
    return rows


def ratings(rows: list[Row]) -> list[float]:
    """Elo ratings of the ten levels; half a game, drawn, is added to every pair met."""
    won: dict[tuple[int, int], float] = defaultdict(float)
    for low, high, game in rows:
        one, two = game.totals
        share = 0.5 if one == two else float(one > two)
        won[low, high] += share
        won[high, low] += 1 - share
    for pair in list(won):
        won[pair] += 0.25
    strength = [1.0] * 11
    for _ in range(300):
        for level in range(1, 11):
            wins = sum(share for (one, _), share in won.items() if one == level)
            met = sum(
                (share + won[other, level]) / (strength[level] + strength[other])
                for (one, other), share in list(won.items())
                if one == level
            )
            strength[level] = wins / met if met else 1.0
    return [1500 + 400 * math.log10(each / strength[5]) for each in strength[1:]]


def rate(folder: Path) -> str:
    """The TOML tables of one edition."""
    rows = rows_of(folder)
    found = ratings(rows)
    chance = random.Random(1)
    drawn = [ratings(chance.choices(rows, k=len(rows))) for _ in range(RESAMPLED)]
    text = []
    for level in range(1, 11):
        played = [(game, level != low) for low, high, game in rows if level in (low, high)]
        if not played:
            continue
        told = [game.facts[side] for game, side in played]
        totals = [game.totals[side] for game, side in played]
        turns, points, bingos = (sum(each) for each in zip(*told, strict=True))
        mean = sum(each[level - 1] for each in drawn) / len(drawn)
        spread = math.sqrt(sum((each[level - 1] - mean) ** 2 for each in drawn) / len(drawn))
        text.append(
            f"[[{folder.name}]]\nlevel = {level}\nrating = {found[level - 1]:.0f}\n"
            f"margin = {1.96 * spread:.0f}\ngames = {len(told)}\n"
            f"points_game = {sum(totals) / len(totals):.1f}\n"
            f"points_turn = {points / turns:.2f}\nbingos = {bingos / len(told):.2f}\n"
        )
    return "".join(text)


def main() -> int:
    """Parses the command line; plays or rates."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    work = parser.add_subparsers(dest="work", required=True)
    playing = work.add_parser("play")
    playing.add_argument("edition")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--games", type=int, default=GAMES)
    playing.add_argument("--threads", type=int, default=1)
    playing.add_argument("--levels", type=int, nargs="+", default=list(range(1, 11)))
    work.add_parser("rate").add_argument("folders", type=Path, nargs="+")
    args = parser.parse_args()
    if args.work == "play":
        whole = play(args.edition, args.folder, args.levels, args.games, args.threads)
        return 0 if whole else INTERRUPTED
    print("# Made by benchmarks/levels.py; docs/levels.md tells how to read it.")
    print("\n".join(map(rate, args.folders)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
