"""Every error code has its sentence, in five languages, made of facts that the code carries."""

import ast
from enum import StrEnum

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crossglot import errors
from crossglot.cli.sentences import say_error, user_language
from crossglot.errors import CrossglotError, EditionCode, EditionError
from crossglot.languages import LANGUAGES, facts_told, sentences
from setup import ROOT

SOURCES = sorted((ROOT / "src" / "crossglot").rglob("*.py"))


def code_enums():
    return [
        value for value in vars(errors).values()
        if isinstance(value, type) and issubclass(value, StrEnum) and value is not StrEnum
    ]  # fmt: skip


CODES = {str(code) for enum in code_enums() for code in enum}


def messages(language):
    text = (ROOT / "src/crossglot/messages" / language / "errors.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def test_codes_are_one_namespace():
    assert len(CODES) == sum(len(enum) for enum in code_enums())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language):
    assert CODES - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language):
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_tell_the_same_facts(language):
    english = messages("en")
    told = {name: facts_told(message) for name, message in messages(language).items()}
    assert told == {name: facts_told(message) for name, message in english.items()}


def facts_raised():
    """Code -> the facts present wherever Python raises it with plain keywords."""
    known = {f"{enum.__name__}.{code.name}": str(code) for enum in code_enums() for code in enum}
    facts: dict[str, set[str]] = {}
    for path in SOURCES:
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(call, ast.Call) and len(call.args) == 1):
                continue
            code = known.get(ast.unparse(call.args[0]))
            names = {keyword.arg or "**" for keyword in call.keywords}
            if code is None or "**" in names or not ast.unparse(call.func).endswith("Error"):
                continue
            facts[code] = facts.get(code, names) & names
    return facts


def test_sentences_tell_only_facts_that_are_there():
    english = messages("en")
    missing = {
        code: sorted(facts_told(english[code]) - facts)
        for code, facts in facts_raised().items()
        if facts_told(english[code]) - facts
    }
    assert not missing


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no edition called “xx”."),
        ("hu", "Nincs „xx” nevű kiadás."),
        ("de", "There is no edition called “xx”."),
    ],
)
def test_say_error(language, sentence):
    error = EditionError(EditionCode.UNKNOWN, edition="xx")
    spoken = language if language in LANGUAGES else user_language({"LANG": language})
    assert say_error(error, spoken) == sentence


def test_a_code_without_a_sentence_is_shown_as_it_is():
    class NewCode(StrEnum):
        NEW = "brand-new"

    assert say_error(CrossglotError(NewCode.NEW, at=3), "hu") == "brand-new: at=3"


def test_facts_that_the_sentence_does_not_tell_follow_it():
    error = EditionError(EditionCode.UNKNOWN, edition="xx", known=["CS", "ET"])
    assert say_error(error, "en") == "There is no edition called “xx”. (known: CS, ET)"


def test_sentences_are_read_once():
    assert sentences("hu", "errors") is sentences("hu", "errors")
