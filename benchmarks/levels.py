"""How strong the ten levels are: games against their neighbours, and ratings fitted to them.

    python benchmarks/levels.py play HU-M results/HU-M.json
    python benchmarks/levels.py rate results/*.json > src/crossglot/players/levels/ratings.toml

``play`` goes on where it was stopped. Ratings are Bradley-Terry's on Elo's
scale with level-5 at 1500; half-intervals (95 %) come from resampling games.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections import defaultdict
from pathlib import Path

from crossglot.editions import load_edition
from crossglot.game import Played
from crossglot.lexicon import load_lexicon
from crossglot.players import LEVELS
from crossglot.training.match import Match, PlayedGame, play_match

GAMES = {1: 30, 2: 10}
"""Games of a pair by how many levels apart they are."""

SIMULATED = {1: 20, 2: 6}
"""The same where one of them simulates."""

RESAMPLED = 20
BINGO = 7

Row = tuple[int, int, list[int], list[list[int]]]
"""Two levels, their totals, and (turns, points of plays, bingos) of each."""


def pairs() -> list[tuple[int, int, int]]:
    """(weaker, stronger, games) of every pairing."""
    found = []
    for apart in (1, 2):
        for low in range(1, 11 - apart):
            games = SIMULATED if low + apart >= 9 else GAMES
            found.append((low, low + apart, games[apart]))
    return found


def play(edition_id: str, path: Path, seed: int = 1) -> None:
    """Play what ``path`` does not hold yet."""
    edition = load_edition(edition_id)
    lexicon = load_lexicon(edition)
    rows: list[Row] = json.loads(path.read_text("utf-8")) if path.exists() else []
    done = {(row[0], row[1]) for row in rows}
    for low, high, games in pairs():
        if (low, high) in done or not games:
            continue
        kinds = (LEVELS[low - 1], LEVELS[high - 1])
        match = Match(edition, lexicon, kinds, games, seed=seed, events=True)
        rows += [_row(match, low, high, game) for game in play_match(match)]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(rows), "utf-8")


def _row(match: Match, low: int, high: int, game: PlayedGame) -> Row:
    facts = [[0, 0, 0], [0, 0, 0]]
    seated = match.seated(game.number)
    for event in game.events:
        seat = getattr(event, "seat", None)
        if type(event).__name__ not in {"Played", "Exchanged", "Passed"} or seat is None:
            continue
        told = facts[seated[seat]]
        told[0] += 1
        if isinstance(event, Played):
            told[1] += event.points
            told[2] += len(event.play.laid) >= BINGO
    return low, high, list(game.totals), facts


def ratings(rows: list[Row]) -> list[float]:
    """Elo ratings of the ten levels; half a game, drawn, is added to every pair met."""
    won: dict[tuple[int, int], float] = defaultdict(float)
    for low, high, (one, two), _ in rows:
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


def rate(path: Path) -> str:
    """The TOML tables of one edition."""
    rows: list[Row] = json.loads(path.read_text("utf-8"))
    found = ratings(rows)
    chance = random.Random(1)
    drawn = [ratings(chance.choices(rows, k=len(rows))) for _ in range(RESAMPLED)]
    text = []
    for level in range(1, 11):
        told = [row[3][level != row[0]] for row in rows if level in row[:2]]
        if not told:
            continue
        totals = [row[2][level != row[0]] for row in rows if level in row[:2]]
        turns, points, bingos = (sum(each) for each in zip(*told, strict=True))
        mean = sum(each[level - 1] for each in drawn) / len(drawn)
        spread = math.sqrt(sum((each[level - 1] - mean) ** 2 for each in drawn) / len(drawn))
        text.append(
            f"[[{path.stem}]]\nlevel = {level}\nrating = {found[level - 1]:.0f}\n"
            f"margin = {1.96 * spread:.0f}\ngames = {len(told)}\n"
            f"points_game = {sum(totals) / len(totals):.1f}\n"
            f"points_turn = {points / turns:.2f}\nbingos = {bingos / len(told):.2f}\n"
        )
    return "".join(text)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(sys.argv[2], Path(sys.argv[3]))
    else:
        print("# Made by benchmarks/levels.py; docs/levels.md tells how to read it.")
        print("\n".join(rate(Path(name)) for name in sys.argv[2:]), end="")
