"""The mutation run: what it changes, which tests it asks, and what it does not count."""

import gc
import weakref

from benchmarks.mutants import running
from benchmarks.mutants.index import Named, named_places, outermost, place_of, touched
from benchmarks.mutants.mutations import Mutant, mutants_of
from benchmarks.mutants.report import report
from setup import ROOT

SOURCE = ROOT / "src" / "crossglot"
TOY = '''\
"""A module."""

LEAST = 2


def allowed(tiles: int, bag: int = 7) -> bool:
    """Whether 3 tiles may go."""
    if tiles < LEAST and bag:
        raise ValueError(f"{tiles + 1}")
    return _enough(bag) or not tiles


def _enough(bag: int) -> bool:
    return bag >= 7


def beside() -> int:
    return 1 + 1
'''


def toy(tmp_path, text=TOY, name="rules/toy.py") -> list[Mutant]:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return mutants_of(tmp_path, name)


def test_every_mutant_is_one_change_of_what_is_done(tmp_path):
    found = {(one.line, one.kind, one.new, one.scope) for one in toy(tmp_path)}
    assert {
        (3, "more", "3", ""),
        (6, "less", "6", ""),
        (8, "compared", "<=", "allowed"),
        (8, "joined", "or", "allowed"),
        (8, "never", "False", "allowed"),
        (9, "raise-deleted", "pass", "allowed"),
        (10, "not", "(tiles)", "allowed"),
        (14, "compared", ">", "_enough"),
        (18, "arithmetic", "-", "beside"),
    } <= found
    assert not [one for one in found if one[0] in {1, 7}], "docstrings are no behaviour"
    assert [kind for line, kind, *_ in found if line == 9] == ["raise-deleted"], "nor are messages"


def test_a_mutant_can_be_compiled_and_differs(tmp_path):
    for one in toy(tmp_path):
        text = one.text(tmp_path)
        compile(text, one.id, "exec")
        assert text != TOY
        assert one.id in f"{one.id}  {one.shown(tmp_path)}"


def test_numbers_and_choices_of_an_edition_are_changed(tmp_path):
    text = (
        'name = "A2"  # 3\n[end]\npass_rounds = 2\nfinal = "out-doubled"\n[tiles]\n"Á" = [4, 1]\n'
    )
    found = [(one.scope, one.line, one.new) for one in toy(tmp_path, text, "rules/X.toml")]
    assert found == [
        ("end", 3, "3"),
        ("end", 4, "subtract-own-add-to-out"),
        ("tiles", 6, "5"),
        ("tiles", 6, "2"),
    ]


def test_a_mutant_touches_the_rules_that_the_index_has_there(tmp_path):
    mutants = {one.scope: one for one in toy(tmp_path)}
    rules = [Named(("X-1",), (("rules/toy.py", "allowed"),), ("a.py::one",))]
    rules.append(Named(("X-2",), (("rules/other.py", "other"),), ("a.py::two",)))
    passing = {
        ("rules/toy.py", "_enough"): {"a.py::one", "a.py::two"},
        ("rules/toy.py", "allowed"): {"a.py::two"},
    }

    def of(scope: str) -> list[str]:
        return [
            rule for named in touched(mutants[scope], rules, tmp_path, passing)
            for rule in named.rules
        ]  # fmt: skip

    assert of("allowed") == ["X-1"], "named for it"
    assert of("_enough") == ["X-1"], "what is named leads to it"
    assert of("beside") == [], "touches no rule, and is counted apart"


def test_the_index_is_read_by_edition():
    there = {rule: named for named in named_places(SOURCE) for rule in named.rules}
    assert ("editions/ET.toml", "bonus") in there["ET-48"].places
    assert place_of("variants.duplicate.table:Table.is_over", SOURCE) == (
        "variants/duplicate/table.py", "Table.is_over",
    )  # fmt: skip
    assert outermost("Table.is_over.inner") == "Table.is_over"
    assert outermost("act.inner") == "act"


def test_code_is_exchanged_in_place(tmp_path):
    (one,) = [m for m in toy(tmp_path) if m.kind == "compared" and m.scope == "_enough"]
    module: dict[str, object] = {}
    exec(compile(TOY, str(tmp_path / one.file), "exec"), module)
    gc.freeze()  # as a server does that a test has started
    functions = running.functions_of(tmp_path)
    assert module["_enough"](7)
    assert running.exchange(functions, tmp_path, (one.file, "_enough"), one.text(tmp_path))
    assert not module["_enough"](7), "the mutant asks for more than seven"


def test_a_dead_weak_proxy_does_not_end_the_search_for_functions(tmp_path):
    gone = type("Gone", (), {})()
    dead = weakref.proxy(gone)
    del gone
    assert any(one is dead for one in gc.get_objects())
    assert running.functions_of(tmp_path) == {}


def test_a_process_of_its_own_tells_what_became_of_it():
    def crash() -> int:
        raise SystemError

    outcomes = [running.forked(work) for work in (lambda: 0, lambda: 1, crash)]
    assert outcomes == [running.SURVIVED, running.KILLED, running.KILLED]


def test_the_report_counts_what_touches_a_rule(tmp_path):
    mutants = [one for one in toy(tmp_path) if one.kind == "compared"]
    first, second = mutants
    told = {
        "plan": {
            first.id: {"rules": ["X-1"], "tests": ["t"]},
            second.id: {"rules": ["X-1"], "tests": ["t"]},
        },
        "seconds": {"t": 1},
        "failed": [],
    }
    found = report(mutants, told, {first.id: "killed", second.id: "survived"}, tmp_path, 1)
    assert found.percent == 50
    assert found.survivors.startswith(second.id)
    told["plan"][second.id]["rules"] = []
    assert report(mutants, told, {first.id: "killed"}, tmp_path, 1).percent == 100
