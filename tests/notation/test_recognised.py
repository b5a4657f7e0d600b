"""Which edition a game file was played by: as it says, or as its letters and points show."""

from dataclasses import replace

import pytest

from crossglot.editions import edition_ids, edition_named, load_edition
from crossglot.errors import EditionCode, EditionError
from crossglot.game import recognised
from crossglot.game.recognised import edition_of
from crossglot.notation.gcg import parse_gcg

PLAYS = "#player1 A Ann\n#player2 B Bo\n>A: FEEDAAA 8G FEED +16 16\n>B: OWABCDE 9G OW +17 17\n"


def test_lexicons_of_known_families_name_their_edition():
    """What the audit tried: every GCG with such a lexicon was refused (B1)."""
    for lexicon, edition in (
        ("CSW21", "EN"), ("NWL20", "EN"), ("TWL06", "EN"), ("OSPD4", "EN"), ("csw24", "EN"),
        ("NWL2023", "EN"), ("ECWL", "EN"), ("Collins 2019", "EN"), ("OSPS44", "PL"),
        ("FISE2", "ES"), ("FILE2017", "ES"), ("ODS8", "FR"), ("ODS 5.0", "FR"), ("RD28", "DE"),
        ("German", "DE"), ("Deutsch", "DE"), ("NSF21", "NB"), ("DISC2", "CA"), ("polish", "PL"),
        ("HU-W.b", "HU-W"), ("hu-m", "HU-M"), ("ET.words@abc", "ET"), ("Français", "FR"),
    ):  # fmt: skip
        assert edition_named(lexicon) == edition, lexicon
    for unknown in ("", "MyWords", "Q", "21", "CSWX", "/home/me/words.txt"):
        assert edition_named(unknown) is None, unknown


def test_every_tile_set_names_an_edition_that_has_it():
    for known in edition_ids():
        tile_set = load_edition(known).tile_set
        found = edition_named("no such list", tile_set.upper())
        assert load_edition(found).tile_set == tile_set, known


def test_families_name_editions_that_there_are():
    for name in ("CSW", "OSPS", "FISE", "ODS", "RD", "MAGYAR", "BLEX", "TDK"):
        assert edition_named(name) in edition_ids(), name


def test_an_unknown_lexicon_does_not_refuse_the_file():
    for head in ("#lexicon CSW21\n", "#lexicon Mine\n#tile-distribution English\n"):
        assert edition_of(parse_gcg(head + PLAYS)).id == "EN"


def test_letters_and_points_decide_where_nothing_is_named():
    for text, edition in (
        (PLAYS, "EN"),
        ("#lexicon Mine\n" + PLAYS, "EN"),
        ("#player1 A Ann\n>A: [GY]ŐZELM 8G [GY]ŐZ +30 30\n", "HU-M"),
        ("#player1 A Ann\n>A: ΨΩΞΑΒΓ 8G ΨΩΞ +46 46\n", "EL"),
    ):
        assert edition_of(parse_gcg(text)).id == edition, text


def test_the_likely_editions_are_named_where_several_fit():
    for text in ("#player1 A Ann\n>A: - +0 0\n", "#player1 A Ann\n>A: A 8H TO +1 1\n"):
        with pytest.raises(EditionError) as refused:
            edition_of(parse_gcg("#lexicon Mine\n" + text))
        assert refused.value.code is EditionCode.UNCLEAR
        likely = refused.value.facts["likely"]
        assert isinstance(likely, list)
        assert 1 < len(likely) <= 5, text
        assert all(known in edition_ids() for known in likely), text


def test_of_several_editions_in_a_language_the_points_decide(monkeypatch):
    """As with Icelandic, which has an older set of tiles and a newer one."""
    english = load_edition("EN")
    newer = replace(english, id="EN-2", points=bytes([0, *(p + 1 for p in english.points[1:])]))
    known = {"EN-2": newer, "EN": english}
    monkeypatch.setattr(recognised, "load_edition", known.__getitem__)
    monkeypatch.setattr(recognised, "edition_ids", lambda: tuple(known))
    assert edition_of(parse_gcg("#lexicon CSW21\n" + PLAYS)).id == "EN"
    dearer = "#player1 A Ann\n>A: FEEDAAA 8G FEED +24 24\n"
    assert edition_of(parse_gcg("#lexicon CSW21\n" + dearer)).id == "EN-2"
    assert edition_of(parse_gcg("#lexicon EN\n" + dearer)).id == "EN", "it says so itself"


def test_one_play_decides_whatever_its_points():
    assert edition_of(parse_gcg("#player1 A Ann\n>A: ΨΩ 8H ΨΩ +1 1\n")).id == "EL"


def test_a_lexicon_that_decides_nothing_is_told():
    for head, told in (("", {}), (f"#lexicon {'M' * 50}\n", {"lexicon": "M" * 40})):
        with pytest.raises(EditionError) as refused:
            edition_of(parse_gcg(head + "#player1 A Ann\n>A: - +0 0\n"))
        facts = dict(refused.value.facts)
        assert facts.pop("likely") == list(edition_ids()[:5])
        assert facts == told
