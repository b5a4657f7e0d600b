"""Rule sheets over HTTP: in every language, and refused by name."""

import pytest

from crossglot.editions import edition_ids, load_edition
from crossglot.rulebook import rule_sheet
from crossglot.rulebook.tips import tips
from tests.rows import for_each


@for_each("language", ["hu", "cs", "et", "el", "en"])
@for_each("edition", edition_ids())
def test_the_sheet_is_that_of_the_rule_book(visitor, edition, language):
    answer = visitor.ask("GET", f"/api/editions/{edition}/rules?language={language}")
    assert answer.status == 200
    told = [
        (section["title"], [one["text"] for one in section["paragraphs"]])
        for section in answer.body
    ]
    sheet = rule_sheet(load_edition(edition), language)
    assert told == [(section.title, [one.text for one in section.paragraphs]) for section in sheet]


def test_tips_are_given(visitor):
    answer = visitor.ask("GET", "/api/editions/ET/tips?language=et")
    assert answer.status == 200
    told = [[one["text"] for one in section["paragraphs"]] for section in answer.body]
    expected = tips(load_edition("ET"), "et")
    assert told == [[one.text for one in section.paragraphs] for section in expected]
    assert any("klotsi" in text for text in told[1])


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/editions/KLINGON/tips", 422, "edition-unknown"),
        ("/api/editions/HU-M/tips?language=tlh", 400, "malformed-message"),
        ("/api/editions/KLINGON/rules", 422, "edition-unknown"),
        ("/api/editions/HU-M/rules?language=tlh", 400, "malformed-message"),
    ],
)
def test_sheets_that_there_are_not(visitor, path, status, code):
    answer = visitor.ask("GET", path)
    assert (answer.status, answer.body["error"]["code"]) == (status, code)
