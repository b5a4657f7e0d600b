"""Study over HTTP: words by pattern, hooks, lists; and questions that are refused by name."""

from urllib.parse import quote

import pytest

from tests.server.node import serving
from tests.server.stand_ins import EvenLexicons
from tests.server.visitor import Visitor

BASE = "/api/editions/HU-M"


def test_words_come_page_by_page(visitor):
    found, cursor = [], ""
    while cursor is not None:
        answer = visitor.ask("GET", f"{BASE}/words?pattern={quote('?ó*')}&limit=2&cursor={cursor}")
        assert answer.status == 200
        found += answer.body["words"]
        cursor = answer.body["cursor"]
    assert found == ["LÓ", "LÓCS", "LÓG", "SÓ", "SZÓ", "SZÓDA"]


def test_a_rack_and_a_length_narrow_the_answer(visitor):
    answer = visitor.ask("GET", f"{BASE}/words?rack={quote('L?G')}&shortest=3")
    assert answer.body == {"words": ["LÓG"], "cursor": None, "exhausted": False}


def test_hooks_of_a_word(visitor):
    body = visitor.ask("GET", f"{BASE}/hooks/{quote('ló')}").body
    assert (body["word"], body["admissible"]) == ("LÓ", True)
    assert body["hooks"]["back"] == ["CS", "G"]
    assert body["neighbours"] == ["LÓCS", "LÓG", "SÓ", "SZÓ"]


def test_short_words_are_listed(visitor):
    body = visitor.ask("GET", f"{BASE}/lists/2").body
    assert [one["word"] for one in body] == ["LÓ", "SÓ", "SZÓ"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        (f"{BASE}/words?pattern={quote('a[b')}", 422, "study-pattern"),
        (f"{BASE}/words?rack={'A' * 16}", 422, "study-rack"),
        (f"{BASE}/words?rack={quote('ж')}", 422, "tile-unknown"),
        (f"{BASE}/words?rack={quote('[SZ')}", 422, "tile-bracket"),
        (f"{BASE}/words?shortest=9&longest=3", 422, "study-length"),
        (f"{BASE}/words?cursor=zz", 422, "study-cursor"),
        (f"{BASE}/words?pattern={'a' * 65}", 400, "malformed-message"),
        (f"{BASE}/lists/9", 422, "study-length"),
        ("/api/editions/XX/words", 422, "edition-unknown"),
    ],
)
def test_questions_that_are_refused(visitor, path, status, code):
    answer = visitor.ask("GET", path)
    assert (answer.status, answer.body["error"]["code"]) == (status, code)


def test_a_word_is_explained(visitor):
    answer = visitor.ask("GET", f"{BASE}/words/{quote('szóda')}?language=hu")
    assert answer.status == 200
    said = answer.body["verdict"]
    assert said["standing"] == "admissible"
    assert said["tilings"] == [["S", "Z", "Ó", "D", "A"], ["SZ", "Ó", "D", "A"]]
    assert answer.body["explanation"]["answer"] == "SZÓDA: érvényes szó."


def test_a_word_is_read_as_it_is_printed(visitor):
    said = visitor.ask("GET", f"{BASE}/words/{quote('[SZ]óda')}").body["verdict"]
    assert said["tilings"] == [["SZ", "Ó", "D", "A"]]
    grown = visitor.ask("GET", f"{BASE}/hooks/{quote('[SZ]óda')}").body
    assert grown["admissible"]


def test_a_word_that_is_refused_has_a_reason_and_near_misses(visitor):
    said = visitor.ask("GET", f"{BASE}/words/{quote('lógo')}").body["verdict"]
    assert (said["standing"], said["reason"]["kind"]) == ("not-admissible", "not-in-list")
    assert said["near"] == ["LÓG"]


def test_without_a_lexicon_a_word_is_unknown(tmp_path):
    with serving(tmp_path / "games.sqlite3", EvenLexicons("EL")) as address:
        path = f"/api/editions/EL/words/{quote('λόγος')}?language=el"
        answer = Visitor(address).ask("GET", path)
    assert (answer.status, answer.body["verdict"]["standing"]) == (200, "unknown")
    assert answer.body["verdict"]["reason"]["code"] == "lexicon-not-installed"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/editions/XX/words/a", 422),
        (f"{BASE}/words/{'a' * 65}", 400),
        (f"{BASE}/words/a?language=xx", 400),
    ],
)
def test_words_that_are_not_looked_up(visitor, path, status):
    assert visitor.ask("GET", path).status == status
