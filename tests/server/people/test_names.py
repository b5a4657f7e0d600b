"""Which names there may be, and which look alike."""

import pytest

from crossglot.errors import AccountError
from crossglot.server.accounts.names import accepted, key_of
from tests.rows import for_each


@pytest.mark.parametrize(
    "name",
    [
        "Bo",
        "Kovács",
        "Őrségi_Űrhajós",
        "Žofie-Šťastná",
        "Jõgi.Sööt",
        "Νίκος",
        "ΑΝΝΑ-ΜΑΡΙΑ",
        "a1",
        "x" * 20,
    ],
)
def test_names_of_five_languages(name):
    assert accepted(name) == name


def test_a_name_is_composed():
    assert accepted("Kova\u0301cs") == "Kovács"


@for_each(
    "name, why",
    [
        ("", "empty"),
        ("a", "too short"),
        ("x" * 21, "too long"),
        ("1anna", "a digit first"),
        ("_anna", "a mark first"),
        ("anna-", "a mark last"),
        ("an__na", "two marks"),
        ("an na", "a blank"),
        ("anna\n", "a line"),
        ("anna\u200b", "an invisible character"),
        ("аnna", "the first letter is Cyrillic"),
        ("Αnna", "the first letter is Greek"),
        ("İstanbul", "a dotted capital I"),
        ("ıssız", "a dotless i"),
        ("Straße", "ß is in none of our languages"),
        ("anna１", "a full-width digit"),
        ("anna²", "a raised digit"),
        ("anna/../x", "a path"),
        ("<b>anna", "a tag"),
        ("anna\u202eb", "turns the line around"),
        ("😀😀", "no letters"),
    ],
)
def test_names_that_cannot_be(name, why):
    with pytest.raises(AccountError) as refused:
        accepted(name)
    assert refused.value.code == "name-malformed", why


@for_each(
    "name",
    ["admin", "Admin", "ADM1N", "adm.in", "Ádmin", "administrator7", "Moderator", "crossglot-hu", "deleted",
     "Törölt", "greedy", "level-5", "guest", "bot", "ΔΙΑΙΤΗΤΉΣ", "Vendeg"],
)  # fmt: skip
def test_names_that_are_not_given_out(name):
    with pytest.raises(AccountError) as refused:
        accepted(name)
    assert refused.value.code == "name-reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Kovács", "Kovacs"),
        ("Anna", "ΑΝΝΑ"),
        ("Νίκος", "νικοσ"),
        ("Νίκος", "ΝΊΚΟΣ"),
        ("Bill", "BI11"),
        ("Bob", "B0b"),
        ("an.na", "an-na"),
        ("anna", "an_na"),
        ("istanbul", "İstanbul"),
        ("istanbul", "ıstanbul"),
    ],
)
def test_names_that_look_alike(one, other):
    assert key_of(one) == key_of(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Őz", "Ez"), ("Νίκος", "Νίκη")])
def test_names_that_do_not(one, other):
    assert key_of(one) != key_of(other)
