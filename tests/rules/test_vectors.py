"""Every worked example of the documents, as data, held against the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import Edition, load_edition
from crossglot.rules import Placement, place, place_tiles, score, word_points
from crossglot.rules.endings import final_adjustments

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "vectors.json").read_text("utf-8"))
EDITION_OF_TILESET = {"hu": "HU-M", "cs": "CS", "et": "ET", "el": "EL"}

DECIDED = {"et": {"Ö": 6}}
"""Points where the vectors' unverified table differs from two public ones (ET.toml)."""


def of_kind(*kinds: str) -> list[Any]:
    vectors = [v for v in VECTORS["vectors"] if v["kind"] in kinds]
    return [pytest.param(vector, id=vector["id"]) for vector in vectors]


def square(name: str) -> int:
    return (int(name[1:]) - 1) * 15 + ord(name[0]) - ord("A")


def tile(edition: Edition, placed: dict[str, Any]) -> int:
    return edition.alphabet.tile(placed["tile"]) | (BLANK if placed.get("blank") else 0)


def laid(edition: Edition, placed: list[dict[str, Any]]) -> dict[int, int]:
    return {square(one["sq"]): tile(edition, one) for one in placed}


def words_of(edition: Edition, placement: Placement) -> list[tuple[str, int]]:
    words = placement.words
    return sorted((edition.alphabet.spell(w.tiles), word_points(edition, w)) for w in words)


@pytest.mark.parametrize("vector", of_kind("play", "illegal_play"))
def test_a_stated_play_makes_its_words_and_points(vector: dict[str, Any]) -> None:
    edition = load_edition(EDITION_OF_TILESET[vector["tileset"]])
    board = Board.empty(edition.layout).after(laid(edition, vector["board_before"]))
    expected = vector["expect"]
    placement = place_tiles(edition, board, laid(edition, vector["play"]["placed"]))
    assert words_of(edition, placement) == sorted(
        (w["word"], w["score"]) for w in expected["words"]
    )
    total = expected.get("total", expected.get("total_if_accepted"))
    assert score(edition, placement) == total
    assert place(edition, board, placement.play) == placement, "spelled out, it is the same"


@pytest.mark.parametrize("vector", of_kind("game"))
def test_the_sample_game_adds_up_move_by_move(vector: dict[str, Any]) -> None:
    edition = load_edition("HU-W")
    board = Board.empty(edition.layout)
    totals = {"A": 0, "B": 0}
    for move in vector["moves"]:
        placement = place_tiles(edition, board, laid(edition, move["placed"]))
        points = score(edition, placement)
        assert points == move["listed_total"], f"move {move['move']}"
        formed = sorted((w["word"], w["score"]) for w in move["words_formed"])
        assert words_of(edition, placement) == formed, f"move {move['move']}"
        totals[move["player"]] += points
        board = placement.board
    assert totals == vector["expect"]["cumulative_before_adjust"]
    racks = [edition.alphabet.encode(vector["final_racks"][player]) for player in "AB"]
    adjusted = final_adjustments(edition, racks)
    assert adjusted == (-10, -2), "nobody went out: each loses what is left"
    final = {p: totals[p] + a for p, a in zip("AB", adjusted, strict=True)}
    assert final == vector["expect"]["final"] == {"A": 285, "B": 265}


@pytest.mark.parametrize("vector", of_kind("final_score"))
def test_what_is_left_is_booked(vector: dict[str, Any]) -> None:
    edition = load_edition(EDITION_OF_TILESET[vector["tileset"]])
    racks = [edition.alphabet.encode(rack) for rack in vector["racks_left"]]
    assert list(final_adjustments(edition, racks)) == vector["expect"]["adjust"]


@pytest.mark.parametrize("vector", of_kind("tile_count"))
def test_the_set_has_its_tiles(vector: dict[str, Any]) -> None:
    edition = load_edition(EDITION_OF_TILESET[vector["tileset"]])
    expected = vector["expect"]
    assert edition.tiles_total == expected["total"]
    assert edition.blanks == expected["blank"]
    for label, count in expected.get("counts", {}).items():
        if label == "?":
            continue
        assert edition.counts[edition.alphabet.tile(label)] == count


@pytest.mark.parametrize("tileset", sorted(EDITION_OF_TILESET))
def test_every_tile_has_its_count_and_points(tileset: str) -> None:
    edition = load_edition(EDITION_OF_TILESET[tileset])
    stated = dict(VECTORS["tilesets"][tileset]["tiles"])
    for label, points in DECIDED.get(tileset, {}).items():
        stated[label] = {**stated[label], "value": points}
    assert edition.blanks == stated.pop("?")["count"]
    found = {
        label: {"count": edition.counts[i], "value": edition.points[i]}
        for i, label in enumerate(edition.alphabet.labels)
        if edition.counts[i]
    }
    assert found == {
        label: {key: row[key] for key in ("count", "value")} for label, row in stated.items()
    }


@pytest.mark.parametrize("vector", of_kind("tile_composition"))
def test_a_digraph_may_be_composed(vector: dict[str, Any]) -> None:
    edition = load_edition("HU-W")
    for example in vector["examples"]:
        tiles = edition.alphabet.encode(example["tiles"])
        assert tiles in edition.alphabet.tilings(example["word"])
        assert sum(map(edition.tile_points, tiles)) == example["plain_value"]
        assert len(tiles) == example["length_on_board"]
