"""``crossglot translations``: what is missing or wrong in a language, and a language nobody speaks."""

import shutil

import pytest

from crossglot.cli import translations
from crossglot.languages import LANGUAGES, read_sentences
from crossglot.translations import findings, glossary_of, pseudo
from setup import ROOT

MESSAGES = ROOT / "src" / "crossglot" / "messages"

ENGLISH = """\
turn = Your turn, { $name }
left = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
link = Link
"""


@pytest.fixture
def folder(tmp_path):
    """English with three sentences and two terms, and no other language yet."""
    (tmp_path / "en" / "page").mkdir(parents=True)
    (tmp_path / "en" / "page" / "table.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "en" / "glossary.toml").write_text(
        'quotes = "“”"\n[terms]\nlink = "link"\ntile = "tile"\n', "utf-8"
    )
    return tmp_path


def write(folder, language, sentences, glossary=""):
    own = folder / language / "page"
    own.mkdir(parents=True, exist_ok=True)
    (own / "table.ftl").write_text(sentences, "utf-8")
    if glossary:
        (folder / language / "glossary.toml").write_text(glossary, "utf-8")
    return [(each.what, each.line, each.key, each.facts) for each in findings(folder, language)]


CZECH = """\
turn = Jsi na tahu, { $name }
left = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
link = Odkaz
"""
GLOSSARY = """\
quotes = "„“"
avoid = [{ word = "linka", term = "link" }, { word = "žolík", term = "tile", except = "turn" }]
[numbers]
after = ["z"]
bare = ["link"]
[terms]
link = "odkaz"
tile = "kámen"
"""


def test_a_language_that_says_all_has_no_findings(folder):
    assert write(folder, "cs", CZECH, GLOSSARY) == []


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("link = Odkaz\n", "", ("no-key", 0, "link", {})),
        ("link = Odkaz", "link Odkaz", ("malformed", 7, "", {"text": "link Odkaz"})),
        ("link = ", "more = Více\nlink = ", ("key-not-english", 7, "more", {})),
        ("link = ", "turn = { $name }\nlink = ", ("twice", 1, "turn", {})),
        ("{ $name }", "{ $jmeno }", ("unknown-fact", 1, "turn", {"fact": "jmeno"})),
        (", { $name }", "", ("no-fact", 1, "turn", {"fact": "name"})),
        ("    [few] { $count } kameny\n", "", ("no-form", 2, "left", {"forms": "few"})),
        ("Odkaz", "Linka", ("avoided", 7, "link", {"word": "Linka", "instead": "odkaz"})),
        ("Odkaz", "”Odkaz“", ("quote", 7, "link", {"mark": "”", "quotes": "„“"})),
    ],
)
def test_each_fault_is_named_with_line_and_key(folder, old, new, finding):
    found = write(folder, "cs", CZECH.replace(old, new, 1), GLOSSARY)
    assert finding in found


def test_a_word_after_a_number_needs_plural_forms(folder):
    bare = CZECH[: CZECH.index("left")] + "left = { $count } kamenů\nlink = Odkaz\n"
    assert write(folder, "cs", bare, GLOSSARY) == [
        ("no-forms", 2, "left", {"fact": "count", "word": "kamenů"})
    ]
    for sentence in ("kameny: { $count }", "{ $count } z kamenů", "{ $count } 7"):
        fine = bare.replace("{ $count } kamenů", sentence)
        assert write(folder, "cs", fine, GLOSSARY) == []
    unchanged = GLOSSARY.replace("after =", "unchanged = true\nafter =")
    assert write(folder, "cs", bare, unchanged) == []


def test_a_word_is_avoided_where_it_begins_and_may_be_excepted(folder):
    for sentence, found in (("žolíkem", False), ("překrásná linkami", True), ("splinka", False)):
        said = CZECH.replace("Jsi na tahu", sentence)
        assert bool(write(folder, "cs", said, GLOSSARY)) is found


def test_files_and_terms_that_only_one_side_has(folder):
    (folder / "en" / "more.ftl").write_text("one = One\ntwo = Two\n", "utf-8")
    (folder / "cs").mkdir()
    (folder / "cs" / "own.ftl").write_text("three = Tři\n", "utf-8")
    found = write(folder, "cs", CZECH, GLOSSARY.replace("tile = ", "brick = "))
    assert found == [
        ("no-file", 0, "", {"count": "2"}),
        ("file-not-english", 0, "", {}),
        ("term-not-english", 0, "brick", {}),
        ("no-term", 0, "tile", {}),
    ]


def test_a_file_that_is_no_text(folder):
    write(folder, "cs", CZECH, GLOSSARY)
    (folder / "cs" / "page" / "table.ftl").write_bytes(CZECH.encode() + b"# \xff\n")
    assert [each.what for each in findings(folder, "cs")] == ["no-text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_ours_is_whole_and_keeps_its_glossary(language):
    assert [translations.line_of(each) for each in findings(MESSAGES, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_has_a_word_for_every_term(language):
    terms = glossary_of(MESSAGES / language).terms
    assert len(terms) >= 120
    assert all(terms.values())


def test_the_command_tells_file_line_and_key(folder, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    write(folder, "cs", CZECH.replace("Odkaz", "Linka"), GLOSSARY)
    assert translations.check("cs", folder=folder) == 1
    assert capsys.readouterr().out.splitlines() == [
        "cs/page/table.ftl:7: link: The glossary says “odkaz” for “Linka”.",
        "1 thing to look at.",
    ]
    assert translations.check("en", folder=folder) == 0
    assert capsys.readouterr().out == "Nothing is missing, and nothing is wrong.\n"
    assert translations.check("xx", folder=folder) == 2
    assert "There is no folder for xx; there are en, cs." in capsys.readouterr().err


def test_the_language_nobody_speaks_has_every_sentence(tmp_path, capsys):
    folder = tmp_path / "messages"
    shutil.copytree(MESSAGES / "en", folder / "en")
    for mirrored in (False, True):
        assert translations.write_pseudo(mirrored=mirrored, folder=folder) == 0
        assert [each.what for each in findings(folder, "qps")] == []
        said = read_sentences(folder, "qps", "page").say("your-turn", {})
        assert said == ("⟦גסשצ רשצנ ~~~⟧" if mirrored else "⟦Ýøûr tûrñ ~~~⟧")
    assert translations.write_pseudo(remove=True, folder=folder) == 0
    assert not (folder / "qps").exists()
    assert str(folder / "qps") in capsys.readouterr().out


def test_choices_and_facts_stay_as_they_are():
    made = pseudo(ENGLISH)
    assert "[one] { $count } tîlé" in made
    assert "{ $name }" in made
