"""What tiers, filters and digraphs do, on a small dictionary of our own."""

from __future__ import annotations

import pytest

from crossglot.editions import load_edition
from crossglot.lexicon import install_lexicon, open_lexicon


@pytest.fixture
def lexicon(cache, small_hungarian):
    """Asks for the lexicon of an edition and tier, made of the small dictionary."""

    def make(edition="HU-M", tier="b"):
        path = install_lexicon(edition, tier, small_hungarian)
        return open_lexicon(path, load_edition(edition))

    return make


@pytest.mark.parametrize(
    ("word", "a", "b", "why"),
    [
        ("egyet", True, True, "inflection"),
        ("egyben", False, False, "listed in order to be refused (FORBIDDENWORD)"),
        ("elnyer", True, True, "verbal prefix"),
        ("elnyerhet", True, True, "prefix and -hat"),
        ("megnyerhetnek", True, True, "two suffixes, the first one -hat"),
        ("nyerés", False, True, "one common derivation: tier B"),
        ("nyerésben", False, True, "derived, then inflected"),
        ("nyertet", False, False, "a derivation that is not among the common ones"),
        ("nyertetnek", False, False, "nor what is made of it"),
        ("egészség", False, True, "-ség"),
        ("cs", False, False, "an abbreviation among the nouns (HU-M-50)"),
        ("ha", True, True, "a conjunction, although its forms are hyphenated"),
        ("no", False, False, "an interjection (HU-M-50)"),
        ("hess", True, True, "an interjection that is also a noun"),
        ("fene", False, False, "offensive (HU-M-51)"),
        ("pest", False, False, "a proper name (HU-M-50)"),
        ("kb", False, False, "an abbreviation (HU-M-50)"),
        ("erőfölény", True, True, "a supplement"),
        ("erőfölényben", True, True, "inflected like its model"),
        ("zabdél", False, False, "excluded"),
    ],
)
def test_what_each_tier_admits(lexicon, word, a, b, why):
    assert (lexicon(tier="a").admits(word), lexicon(tier="b").admits(word)) == (a, b), why
    assert lexicon(tier="b").admits(word.upper()) == b, "case does not matter"


@pytest.mark.parametrize(("word", "admitted"), [("no", True), ("fene", True), ("pest", False)])
def test_the_other_hungarian_edition_forbids_less(lexicon, word, admitted):
    assert lexicon("HU-W").admits(word) == admitted


@pytest.mark.parametrize(
    ("tiles", "admitted", "why"),
    [
        ("E [GY]", True, "EGY is E + GY"),
        ("E G Y", False, "there is no Y tile: GY is not composed, not even with a blank"),
        ("K Ö Z S É G", True, "KÖZ|SÉG: Z and S meet, they are no ZS"),
        ("K Ö [ZS] É G", False, "so the tile ZS does not fit"),
        ("K Ö Z S É G E T", True, "the same in its forms"),
        ("R O [ZS]", True, "ROZS ends in the digraph"),
        ("R O Z S", True, "which may be composed (HU-W-20)"),
        ("K I L E N C [SZ] Á Z", True, "KILENC|SZÁZ"),
        ("K I L E N C S Z Á Z", True, "SZ composed"),
        ("K I L E N [CS] Z Á Z", False, "not CS + Z"),
        ("E G É [SZ] S É G", True, "-ség behind -sz"),
        ("E G É S Z S É G", True, "with SZ composed"),
        ("E G É S [ZS] É G", False, "not S + ZS"),
        ("K É Z [BEN]", None, "no such tile"),
    ],
)
def test_tilings(lexicon, tiles, admitted, why):
    loaded = lexicon()
    labels = [label.strip("[]") for label in tiles.split()]
    if admitted is None:
        assert any(label not in loaded.edition.alphabet.labels for label in labels), why
    else:
        assert loaded.admits_tiles(loaded.edition.alphabet.encode(labels)) == admitted, why


def test_blanks_count_as_their_letter(lexicon):
    loaded = lexicon()
    assert loaded.admits_tiles(loaded.edition.alphabet.parse_tiles("e[GY]"))


def test_one_letter_is_no_word(lexicon):
    loaded = lexicon()
    assert not any(loaded.admits(label) for label in loaded.edition.alphabet.labels)


@pytest.mark.parametrize("word", ["", "x" * 10_000, "egy ", "e-gy", "\0", "egy\n", "🂡"])
def test_what_is_no_word_is_not_admitted(lexicon, word):
    assert not lexicon().admits(word)
