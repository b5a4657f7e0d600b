"""Text to tiles and back, in every edition."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.alphabet import BLANK
from crossglot.editions import edition_ids, load_edition
from crossglot.errors import TileCode, TileError

HU = load_edition("HU-M").alphabet
EL = load_edition("EL").alphabet


@pytest.mark.parametrize(
    ("word", "tilings", "why"),
    [
        ("szó", ["SZÓ", "[SZ]Ó"], "HU-W-20: SZ may be composed"),
        ("egy", ["E[GY]"], "there is no Y tile, so GY is never composed"),
        ("meggyes", ["MEG[GY]ES"], "the second G belongs to GY"),
        ("tizennyolc", ["TIZEN[NY]OLC"], "N and NY"),
        ("hosszú", ["HOSSZÚ", "HOS[SZ]Ú"], "a long SZ is S and SZ"),
        ("község", ["KÖZSÉG", "KÖ[ZS]ÉG"], "the text alone cannot tell; the lexicon does"),
        ("kilencszáz", ["KILENCSZÁZ", "KILENC[SZ]ÁZ", "KILEN[CS]ZÁZ"], "C|SZ or CS|Z"),
        ("dzsem", ["DZSEM", "D[ZS]EM"], "no tile for DZS (HU-W-52)"),
        ("hobby", ["HOBBY"], "Y is shown by a blank only"),
        ("chceš-li", [], "a hyphen is no letter (CS-41)"),
        ("", [], "no word"),
        ("sz" * 40, [], "longer than any board"),
    ],
)
def test_tilings(word, tilings, why):
    assert [HU.format_tiles(tiles) for tiles in HU.tilings(word)] == tilings, why


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Ψωμάς", "ΨΩΜΑΣ"), ("γαϊδάρου", "ΓΑΙΔΑΡΟΥ"), ("ΐ", "Ι")],
)
def test_greek_drops_accents_and_final_sigma(text, folded):
    assert EL.fold(text) == folded


def test_hungarian_keeps_its_accents_however_they_are_encoded():
    assert HU.fold("o\u030bz") == "ŐZ"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[SZ", TileCode.BRACKET),
        ("Ψ", TileCode.UNKNOWN_TILE),
        ("[QU]", TileCode.UNKNOWN_TILE),
        ("A-B", TileCode.UNKNOWN_TILE),
    ],
)
def test_text_that_spells_no_tiles(text, code):
    with pytest.raises(TileError) as refused:
        HU.parse_tiles(text)
    assert refused.value.code is code


@pytest.mark.parametrize("edition_id", edition_ids())
@given(data=st.data())
def test_what_is_written_is_read_back(edition_id, data):
    alphabet = load_edition(edition_id).alphabet
    letters = st.integers(1, len(alphabet))
    tile = st.one_of(letters, letters.map(lambda letter: letter | BLANK), st.just(BLANK))
    tiles = bytes(data.draw(st.lists(tile, max_size=15)))
    assert alphabet.parse_tiles(alphabet.format_tiles(tiles)) == tiles


@pytest.mark.parametrize("edition_id", edition_ids())
@given(text=st.text(max_size=20))
def test_any_text_is_tiles_or_a_tile_error(edition_id, text):
    alphabet = load_edition(edition_id).alphabet
    try:
        tiles = alphabet.parse_tiles(text)
    except TileError:
        return
    assert alphabet.parse_tiles(alphabet.format_tiles(tiles)) == tiles


@pytest.mark.parametrize("edition_id", edition_ids())
@given(data=st.data())
def test_a_tiling_spells_its_word(edition_id, data):
    alphabet = load_edition(edition_id).alphabet
    tiles = bytes(data.draw(st.lists(st.integers(1, len(alphabet)), min_size=1, max_size=9)))
    for tiling in alphabet.tilings(alphabet.spell(tiles)):
        assert alphabet.spell(tiling) == alphabet.spell(tiles)
