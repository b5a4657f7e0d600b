"""How editions lay what their languages write: accents, respellings, dotless i, digraph tiles."""

import pytest

from crossglot.editions import load_edition

LAID = [
    ("FR", "œuf", "OEUF"),
    ("FR", "élève", "ELEVE"),
    ("ES", "acción", "ACCION"),
    ("ES", "niño", "NIÑO"),
    ("ES", "perro", "PE[RR]O"),
    ("PT", "coração", "CORAÇAO"),
    ("CA", "col·legi", "CO[L·L]EGI"),
    ("CA", "qüestió", "[QU]ESTIO"),
    ("DE", "straße", "STRASSE"),
    ("DE", "übel", "ÜBEL"),
    ("RO", "știință", "STIINTA"),
    ("TR", "ısı", "ISI"),
    ("TR", "isim", "İSİM"),
    ("TR", "kâğıt", "KAĞIT"),
    ("HR", "ljubav", "[LJ]UBAV"),
    ("CY", "llyfr", "[LL]YFR"),
    ("UK", "м’ята", "М'ЯТА"),
    ("BG", "ѝ", "И"),
    ("RU", "ёж", "ЁЖ"),
    ("SV", "idé", "IDE"),
    ("SV", "ö", "Ö"),
    ("PL", "żółw", "ŻÓŁW"),
    ("EL", "πρωί", "ΠΡΩΙ"),
]


@pytest.mark.parametrize(("edition", "word", "tiles"), LAID)
def test_a_word_is_laid_with_the_tiles_of_its_language(edition, word, tiles):
    alphabet = load_edition(edition).alphabet
    assert [alphabet.format_tiles(tiling) for tiling in alphabet.tilings(word)] == [tiles]


def test_a_letter_of_another_alphabet_is_no_tile():
    assert load_edition("IT").alphabet.tilings("jazz") == ()
    assert load_edition("PL").alphabet.tilings("naïve") == ()
