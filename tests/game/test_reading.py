"""Moves as people type them."""

from dataclasses import replace

import pytest

from crossglot.errors import CrossglotError, GameCode, IllegalPlayCode, NotationCode, TileCode
from crossglot.game import act, after
from crossglot.game.reading import read_move
from crossglot.notation import format_move
from tests.game.conftest import set_up


@pytest.mark.parametrize(
    ("rack", "typed", "read", "why"),
    [
        ("KARDÓA[SZ]", "8f kard", "8F KARD", "small letters are no blanks when all are small"),
        ("SZÓ[SZ]AAA", "8h szó", "8H [SZ]Ó", "one tile before two"),
        ("SZÓAAAA", "8h szó", "8H SZÓ", "two tiles where the rack has no SZ"),
        ("[SZ]?AAAAA", "8H SZÓ", "8H [SZ]ó", "a blank for the letter that is missing"),
        ("SZ?AAAA", "8H SZÓ", "8H SZó", "the blank stays for Ó"),
        ("SZÓ[SZ]AAA", "8H S[Z]Ó", "8H SZÓ", "exact notation is kept to the letter"),
        ("?ZÓ[SZ]AAA", "8H sZÓ", "8H sZÓ", "a small letter among capitals is a blank"),
        ("AAAAAAA", "exchange AA", "exchange AA", "not a play"),
        ("KARDÓA[SZ]", "exchange kar", "exchange KAR", "a blank on a rack is no letter"),
        ("KARDÓA[SZ]", "exchange sza", "exchange [SZ]A", "the rack has no S and no Z"),
        ("SZÓ[SZ]AAA", "exchange SZ", "exchange SZ", "single letters come first"),
        ("SZÓ[SZ]AAA", "exchange [sz]a", "exchange [SZ]A", "brackets say which"),
        ("KARD[LY]A?", "exchange ly?", "exchange [LY]?", "the edition has no Y alone"),
        ("KARDÓA[SZ]", "exchange k a r", "exchange KAR", "spaces between the tiles do no harm"),
        ("KARDÓA[SZ]", "8η kard", "8H KARD", "the Greek letter on the same key, which looks alike"),
        ("KARDÓA[SZ]", "8φ kard", "8F KARD", "or only lies on the same key"),
        ("AAAAAAA", "pass", "pass", "nor this"),
    ],
)
def test_what_is_typed_is_read(rack, typed, read, why):
    state = set_up(rack, "EEEEEEE")
    move = read_move(state, 0, typed)
    assert format_move(state.edition, move) == read, why


def test_a_blank_is_taken_with_a_play():
    state = set_up("KAR?AAA", "DOKAAAA", blank_reuse=True)
    for event in act(state, 0, read_move(state, 0, "8F KARd")):
        state = after(state, event)
    move = read_move(state, 1, "I8 .aK take I8")
    assert move.reclaimed == (7 * 15 + 8,)
    assert act(state, 1, move)[0].reclaimed == move.reclaimed


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("8H TÉR", IllegalPlayCode.NOT_ON_RACK),
        ("1A KARD", IllegalPlayCode.MISSES_START),
        ("8H ΨΩ", TileCode.UNKNOWN_TILE),
        ("99Z KARD", NotationCode.COORDINATE),
        ("what now then", NotationCode.MOVE),
        ("", NotationCode.MOVE),
        ("8H A take Q99", NotationCode.COORDINATE),
        ("8H A take A1", GameCode.RECLAIM),
        ("8H A take Α1", GameCode.RECLAIM),
        ("exchange", GameCode.EXCHANGE_NOTHING),
        ("x", GameCode.EXCHANGE_NOTHING),
        ("exchange ly", GameCode.EXCHANGE_NOT_ON_RACK),
        ("exchange kk", GameCode.EXCHANGE_NOT_ON_RACK),
        ("exchange ?", GameCode.EXCHANGE_NOT_ON_RACK),
        ("exchange Ψ", TileCode.UNKNOWN_TILE),
    ],
)
def test_what_cannot_be_read_says_why(typed, code):
    with pytest.raises(CrossglotError) as refused:
        read_move(set_up("KARDÓA[SZ]", "EEEEEEE"), 0, typed)
    assert refused.value.code is code


def test_digraphs_without_end_are_not_laid_in_every_way():
    """Thirty of them could be laid in a thousand million ways; most have no room."""
    state, text = set_up("SZÓ[SZ]AAA", "EEEEEEE"), "sz" * 30
    for typed, code in (
        (f"exchange {text}", GameCode.EXCHANGE_NOT_ON_RACK),
        (f"8H {text}", NotationCode.MOVE),
    ):
        with pytest.raises(CrossglotError) as refused:
            read_move(state, 0, typed)
        assert refused.value.code is code
    alphabet = state.edition.alphabet
    few = [tiling for tiling in alphabet.tilings("sz" * 7, limit=1000) if len(tiling) <= 9]
    assert list(alphabet.tilings("sz" * 7, most=9, limit=1000)) == few


def test_letters_that_lie_there_are_laid_through():
    state = set_up("KARDÓOA", "EEEEEEE")
    for event in act(state, 0, read_move(state, 0, "8F KARD")):
        state = after(state, event)
    edition = state.edition
    for rack, typed, read in (
        ("OAEEEEE", "8f kardo", "8F ....O"),
        ("O?EEEEE", "8f kardoo", "8F ....Oo"),
        ("BCDFEEE", "8f kardbcdfee", "8F ....BCDFEE"),
        ("RD[SZ]AÓAE", "i8 szó", None),
    ):
        racks = (state.racks[0], bytes(sorted(edition.alphabet.parse_tiles(rack))))
        given = replace(state, racks=racks)
        if read is None:
            with pytest.raises(CrossglotError):
                read_move(given, 1, typed)
        else:
            assert format_move(edition, read_move(given, 1, typed)) == read


def test_a_whole_rack_may_be_named():
    for rack, typed, read in (
        ("[SZ]A", "exchange sza", "exchange [SZ]A"),
        ("[SZ]?", "x sz?", "exchange [SZ]?"),
        ("AAAAAA?", "exchange a?", "exchange A?"),
        ("KA?RDEE", "8h kaka", None),
        ("KA??DEE", "8h kaka", "8H KAka"),
    ):
        state = set_up(rack, "EEEEEEE")
        if read is None:
            with pytest.raises(CrossglotError) as refused:
                read_move(state, 0, typed)
            assert refused.value.code is IllegalPlayCode.NOT_ON_RACK
        else:
            assert format_move(state.edition, read_move(state, 0, typed)) == read, typed
    state = set_up("KARD", "EEEEEEE")
    with pytest.raises(CrossglotError) as refused:
        read_move(state, 0, "8H")
    assert refused.value.code is NotationCode.MOVE
