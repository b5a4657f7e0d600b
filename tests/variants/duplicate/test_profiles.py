"""Profile files: what they say, and what is refused."""

import msgspec
import pytest

from crossglot.editions import edition_ids
from crossglot.errors import ProfileCode, ProfileError
from crossglot.variants.duplicate import Profile, form_ids, load_profile, pace_ids, profile_ids
from crossglot.variants.duplicate.load import build_profile, read_profile
from tests.rows import for_each

ALL = [
    (name, form, pace) for name in profile_ids() for form in form_ids() for pace in pace_ids(name)
]


@for_each("name, form, pace", ALL)
def test_every_profile_loads_and_survives_json(name, form, pace):
    profile = load_profile(name, form, pace)
    assert profile.sources
    assert profile.top.order
    assert msgspec.json.decode(msgspec.json.encode(profile), type=Profile) == profile


@for_each("edition", edition_ids())
def test_every_edition_has_one(edition):
    assert load_profile(edition).id in profile_ids()


@pytest.mark.parametrize(
    ("name", "seconds", "signals"),
    [("et", 180, (30,)), ("hu", 180, (30,)), ("fisf", 180, (30,)), ("fise", 180, (60, 30, 5)), ("cs", 180, (30,)), ("ro", 180, (30,))],
)  # fmt: skip
def test_usual_paces(name, seconds, signals):
    step = load_profile(name).pace.step(1)
    assert (step.seconds, step.signals) == (seconds, signals)


@pytest.mark.parametrize(
    ("pace", "seconds"), [("2:30", 150), ("semi-rapid", 120), ("blitz", 60)]
)  # fmt: skip
def test_fisf_paces(pace, seconds):
    assert load_profile("fisf", pace=pace).pace.step(9).seconds == seconds, "FISF 1.3"


@for_each("name", profile_ids())
@for_each("pace, seconds", [("2:30", 150), ("2:00", 120), ("1:00", 60)])
def test_every_profile_can_be_played_faster(name, pace, seconds):
    assert load_profile(name, pace=pace).pace.step(1).seconds == seconds


def test_a_profile_of_its_own_pace_keeps_it():
    assert load_profile("fisf", pace="2:30").sources == load_profile("fisf").sources
    week = load_profile("cs", pace="week").pace
    assert (week.step(1).seconds, week.after_break) == (7 * 86_400, 3_600)
    assert not load_profile("CA").late_entry


@pytest.mark.parametrize(
    ("form", "pace", "free"),
    [("normal", "normal", 3), ("normal", "blitz", 5), ("joker", "normal", 5)],
)
def test_warnings_without_a_cost(form, pace, free):
    assert load_profile("fisf", form, pace).free_warnings == free, "the 4th or 6th costs (FISF 5.9)"


@pytest.mark.parametrize(
    ("name", "first", "later"),
    [
        ("et", (2, 2), (1, 1)),
        ("hu", (2, 2), (1, 1)),
        ("fisf", (2, 2), (1, 1)),
        ("cs", (2, 2), (1, 1)),
    ],
)
def test_racks_until_fifteen_and_after(name, first, later):
    one, two = load_profile(name).racks
    assert one.until == 15
    assert (one.vowels_min, one.consonants_min) == first
    assert (two.vowels_min, two.consonants_min) == later


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"name": "xx"}, ProfileCode.UNKNOWN),
        ({"name": "et", "form": "5-of-3"}, ProfileCode.FORM_UNKNOWN),
        ({"name": "et", "pace": "never"}, ProfileCode.PACE_UNKNOWN),
    ],
)
def test_what_there_is_not(how, code):
    with pytest.raises(ProfileError) as refused:
        load_profile(**how)
    assert refused.value.code is code


GOOD = """
name = "x"
sources = ["y"]
paces = { normal = { steps = [{ seconds = 60 }] } }
racks = [{ vowels_min = 1 }]
top = { order = ["row"] }
"""


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ("racks = []", "racks"),
        ("paces = {}", "paces"),
        ("paces = { normal = { steps = [] } }", "paces.normal.steps"),
        ('top = { order = ["luck"] }', "top.order[0]"),
        ("racks = [{ vowels_min = 99 }]", "racks[0].vowels_min"),
        ("racks = [{ vowel_min = 1 }]", "racks[0]"),
        ('slips = { sanctions = { sneezing = "zero" } }', "slips.sanctions"),
        ('slips = { sanctions = { turned = "death" } }', "slips.sanctions[...]"),
    ],
)
def test_a_wrong_value_is_named(change, key):
    name = change.partition(" ")[0]
    text = "\n".join(line for line in GOOD.splitlines() if not line.startswith(name))
    with pytest.raises(ProfileError) as refused:
        build_profile("x", read_profile("x", f"{text}\n{change}"))
    assert refused.value.code is ProfileCode.VALUE
    assert refused.value.facts["key"] == key
    assert build_profile("x", read_profile("x", GOOD)).name == "x"


def test_what_is_no_toml():
    with pytest.raises(ProfileError):
        read_profile("x", "name =")
