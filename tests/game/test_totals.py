"""What totals are worth: a hint by the documents (HU-W-4, HU-W-42, ET-4, EL-2)."""

from dataclasses import replace

import pytest

from crossglot.cli.terminal import told
from crossglot.editions import Totals, load_edition
from crossglot.game import SeatInfo, act, fold, hint_on, resign, start
from crossglot.moves import Pass
from crossglot.rulebook import rule_sheet


def ended(edition, seats=2, end=None):
    """The state of a game that ends by passes, or by ``end``, and its events."""
    events = list(start(edition, [SeatInfo(f"p{n}", "human") for n in range(seats)], "seed"))
    if end is not None:
        events += end(fold(events))
    while fold(events).ended is None:
        state = fold(events)
        events += act(state, state.to_move, Pass())
    return fold(events), events


def shown(state, events):
    """What the terminal says at the end."""
    return " ".join(told(state, events[-1]))


def hint_sentences(edition):
    """The sentences on totals of an English sheet, with the rules they name."""
    final = next(part for part in rule_sheet(edition, "en") if part.id == "final")
    names = ("final-totals", "final-grade", "final-each")
    return [(one.text, one.rules) for one in final.paragraphs if one.id.startswith(names)]


@pytest.mark.parametrize(
    ("edition", "usual", "rule"),
    [("HU-W", (400, 800), "HU-W-4"), ("ET", (400, 800), "ET-4"), ("EL", (500, 700), "EL-2")],
)
def test_the_usual_totals_stand_beside_the_result(edition, usual, rule):
    state, events = ended(load_edition(edition))
    hint = hint_on(state)
    assert (hint.together, hint.usual) == (sum(state.scores), usual)
    assert f"Usual are {usual[0]} to {usual[1]}" in shown(state, events)
    text, rules = hint_sentences(state.edition)[0]
    assert f"{usual[0]} to {usual[1]} points" in text
    assert rules == (rule,)


def test_good_totals_are_graded():
    totals = load_edition("HU-W").totals
    graded = {points: totals.grade(points) for points in (499, 500, 599, 600, 699, 700, 900)}
    assert graded == {
        499: None,
        500: "good",
        599: "good",
        600: "very-good",
        699: "very-good",
        700: "excellent",
        900: "excellent",
    }
    sheet = hint_sentences(load_edition("HU-W"))
    assert [rules for _, rules in sheet[1:]] == [("HU-W-42",)] * 5
    told_of = " ".join(text for text, _ in sheet[1:])
    for part in ("500 points or more together are good", "600", "700", "250 to 300", "125 to 150"):
        assert part in told_of


def test_each_has_a_good_total_by_the_number_of_players():
    edition = load_edition("HU-W")
    each = {seats: hint_on(ended(edition, seats)[0]).each for seats in (2, 3, 4)}
    assert each == {2: (250, 300), 3: None, 4: (125, 150)}
    assert "With 4 players, 125 to 150 points for each are good." in shown(*ended(edition, 4))


def test_the_grade_is_told_beside_the_result():
    edition = load_edition("HU-W")
    low = replace(edition, totals=Totals((0, 1), {-10_000: "good", -500: "very-good"}))
    state, events = ended(edition)
    assert "a very good total" in shown(replace(state, edition=low), events)


def test_only_a_game_that_was_played_out_has_a_hint():
    edition = load_edition("HU-W")
    state, events = ended(edition, end=lambda state: resign(state, 0))
    assert hint_on(state) is None
    assert "Usual are" not in shown(state, events)
    assert hint_on(fold(start(edition, [SeatInfo("a", "human")] * 2, "seed"))) is None


@pytest.mark.parametrize("edition", ["HU-M", "CS", "EN"])
def test_where_the_document_is_silent_there_is_no_hint(edition):
    state, events = ended(load_edition(edition))
    assert hint_on(state) is None
    assert "Usual are" not in shown(state, events)
    assert hint_sentences(state.edition) == []
