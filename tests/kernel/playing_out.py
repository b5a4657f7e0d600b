"""Every deal played out by the rules of Python: what a simulation must come to."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random

from crossglot.alphabet import rack_tile
from crossglot.board import Board, Direction
from crossglot.editions import Edition
from crossglot.kernel import Chances, Graph, Leaves, Simulation, ending_of, plays, ruleset_of
from crossglot.rules import ended_by_passes, ended_without_points, final_adjustments, leaders
from crossglot.tiles import without
from tests.kernel.positions import RandomGame, random_rack

NEVER = 200
"""Tiles the bag must hold for an exchange, so that there is none."""

LEAVES = Leaves([9000, *range(-3000, 3001, 137)], 700, 0b1010101010, 450)
EVEN = {seats: Chances(seats, [40_000, *[-8_000] * (seats - 1)]) for seats in (2, 3, 4)}


@dataclass(frozen=True)
class Scene:
    """A position before a simulation, with few tiles unseen."""

    edition: Edition
    graph: Graph
    board: Board
    rack: bytes
    unseen: bytes
    held: tuple[int, ...]
    scores: tuple[int, ...]

    def simulation(self, **changed):
        facts = {
            "board": self.board.tiles,
            "rack": self.rack,
            "unseen": self.unseen,
            "held": self.held,
            "scores": self.scores,
            "ending": ending_of(self.edition),
            "chances": EVEN[len(self.scores)],
            "candidates": 5,
            "plies": 500,
            "seed": 1,
            "leaves": LEAVES,
        }
        return Simulation(self.graph, ruleset_of(self.edition), **(facts | changed))


def random_scenes(seed, most, seats=None, unseen=5):
    """Some positions of a random game, with a rack and ``unseen`` tiles at the most."""
    random = Random(seed)
    game = RandomGame(seed, random.choice(["HU-M", "CS", "ET"]))
    edition = replace(game.edition, exchange_bag_min=NEVER)
    tiles = game._letters
    for board, dealt in game.positions(most):
        others = (seats or random.choice([2, 2, 3])) - 1
        held = tuple(random.randint(1, min(3, edition.rack_size)) for _ in range(others))
        count = max(sum(held), random.randint(unseen - 2, unseen))
        hidden = bytes(random.choices([*tiles, 64], k=count))
        rack = dealt or random_rack(random, edition, tiles)
        if rack:
            scores = tuple(random.randint(0, 30) for _ in range(others + 1))
            yield Scene(edition, game.graph, board, rack, hidden, held, scores)


def every_deal(scene):
    """(racks of the others, bag) -> in how many orders of the unseen tiles it comes about."""
    found: Counter[tuple[tuple[bytes, ...], bytes]] = Counter()
    for order in permutations(scene.unseen):
        racks, at = [], 0
        for held in scene.held:
            racks.append(bytes(sorted(order[at : at + held])))
            at += held
        found[tuple(racks), bytes(order[at:])] += 1
    return found


def truth(scene, step):
    """(share in the win, points gained on the best other) of ``step``, over all deals."""
    ways = won = gained = 0
    for (racks, bag), orders in every_deal(scene).items():
        scores = play_out(scene, step, [scene.rack, *racks], list(bag))
        first = leaders(scores)
        ways += orders
        won += orders * (0 in first) / len(first)
        gained += orders * (ahead(scores) - ahead(scene.scores))
    return won / ways, gained / ways


def ahead(scores):
    return scores[0] - max(scores[1:])


def play_out(scene, step, racks, bag):
    """The final scores when seat 0 does ``step`` and all go on as the static player does."""
    edition, board = scene.edition, bytearray(scene.board.tiles)
    scores, seats = list(scene.scores), len(scene.scores)
    passes = scoreless = turn = 0
    while True:
        start, direction, tiles, points = step
        if tiles:
            squares = scene.board.layout.walk(start, Direction(direction))
            laid = {at: tile for at, tile in zip(squares, tiles, strict=False) if tile}
            for square, tile in laid.items():
                board[square] = tile
            kept = without(racks[turn], map(rack_tile, laid.values()))
            drawn = [bag.pop() for _ in range(min(len(bag), edition.rack_size - len(kept)))]
            racks[turn] = kept + bytes(drawn)
            scores[turn] += points
            passes = scoreless = 0
        else:
            passes, scoreless = passes + 1, scoreless + 1
        out = not bag and not all(racks)
        idle = ended_by_passes(edition, passes, seats) or ended_without_points(edition, scoreless)
        if out or idle:
            booked = final_adjustments(edition, racks)
            return [score + points for score, points in zip(scores, booked, strict=True)]
        turn = (turn + 1) % seats
        found = plays(
            scene.graph,
            ruleset_of(edition),
            bytes(board),
            racks[turn],
            limit=1,
            leaves=LEAVES if bag else None,
        )
        step = found[0][:4] if found else (-1, 0, b"", 0)
