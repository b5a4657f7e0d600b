"""The completive form: six tiles are drawn, the seventh is each player's own choice."""

from dataclasses import replace

from crossglot.variants.duplicate import Slip, equal_tops, judge, load_profile
from tests.variants.duplicate.games import (
    ET,
    brute_tops,
    kernel_tops,
    lexicon,
    opened,
    table,
    with_bag,
)

FORM = load_profile("ro", "completive")
WORDS = lexicon(ET, ["tee", "teed", "ma"])


def now(bag="TEEDMA", rack="TEE"):
    """A table with a rack of three, and D, M, A in the bag."""
    return replace(table(with_bag(ET, bag), rack, FORM), number=1)


def test_the_top_may_need_a_tile_out_of_the_bag():
    for tops in (kernel_tops(ET, WORDS, FORM), brute_tops(ET, WORDS)):
        best = equal_tops(now(), tops)
        words = {ET.alphabet.format_tiles(top.play.tiles) for top in best}
        assert words == {"TEED"}
        assert {top.leave for top in best} == {b""}
        after = now().after(best[0].play)
        assert ET.alphabet.format_tiles(after.bag) == "AM"


def test_nothing_is_picked_by_who_does_not_need_it():
    best = equal_tops(now("TEEM"), kernel_tops(ET, WORDS, FORM))
    assert {ET.alphabet.format_tiles(top.play.tiles) for top in best} == {"TEE"}
    assert ET.alphabet.format_tiles(now("TEEM").after(best[0].play).bag) == "M"


def test_a_slip_may_use_one_tile_of_the_bag_and_no_more():
    def verdict(word, bag="TEEDMA"):
        tiles = tuple(ET.alphabet.parse_tiles(word))
        return judge(now(bag), Slip(112, 0, tiles), WORDS)

    assert verdict("TEED").points > verdict("TEE").points > 0
    assert verdict("MA").fault == "not-on-rack", "two tiles lack"
    assert verdict("TEED", "TEEMA").fault == "not-on-rack", "there is none in the bag"


def test_six_are_drawn_and_seven_earn_the_bonus():
    events = opened(ET, FORM, 1, "seed", kernel_tops(ET, lexicon(ET), FORM))
    rack = events[1]
    assert len(rack.kept + rack.drawn) == 6
    assert table(ET, "TEE", FORM).edition.bonus_for(7) == 50
    assert table(ET, "TEE", FORM).most_laid == 7
