"""Profile files read, checked and settled into :class:`Profile` values.

A profile is one TOML file in ``profiles/``; ``base`` names another whose tables
it keeps unless it has its own. Forms are the same for all: ``forms.toml``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from crossglot.converters import converter_to
from crossglot.editions import edition_ids
from crossglot.errors import ProfileCode, ProfileError
from crossglot.variants.duplicate.profile import (
    CLAIM_FAULTS,
    Form,
    Letters,
    Pace,
    Profile,
    RankingRule,
    SlipRule,
    SoloRule,
    Stage,
    TopRule,
    Whole,
)

FORMS = "forms"
PACES = "paces"
EDITIONS = {
    **dict.fromkeys(edition_ids(), "fisf"),
    "HU-M": "hu",
    "HU-W": "hu",
    "CA": "ca",
    "CS": "cs",
    "ET": "et",
    "EL": "el",
    "ES": "fise",
    "RO": "ro",
}
"""The profile that players of an edition expect; the international one where none is their own."""

_T = TypeVar("_T")


class _ProfileFile(Struct, forbid_unknown_fields=True):
    """The tables of a profile file, as written."""

    name: str
    sources: tuple[str, ...]
    paces: dict[str, Pace]
    racks: tuple[Stage, ...]
    top: TopRule
    letters: Letters = Letters()
    solo: SoloRule = SoloRule()
    slips: SlipRule = SlipRule({})
    ranking: RankingRule = RankingRule()
    rounds: Whole = 0
    late_entry: bool = True


_profile_of = converter_to(_ProfileFile, strict=False)
_pace_of = converter_to(Pace, strict=False)
_form_of = converter_to(Form, strict=False)


def profile_ids() -> tuple[str, ...]:
    """Ids of every profile there is a file for.

    >>> profile_ids()
    ('ca', 'cs', 'el', 'et', 'fise', 'fisf', 'hu', 'ro')
    """
    names = (file.name for file in _folder().iterdir() if file.name.endswith(".toml"))
    return tuple(sorted({name.removesuffix(".toml") for name in names} - {FORMS, PACES}))


def form_ids() -> tuple[str, ...]:
    """Ids of the forms that every profile can be played in.

    >>> form_ids()  # doctest: +ELLIPSIS
    ('normal', 'joker', '7-of-8', '7-and-8', '7-8-and-9', 'all-9', ..., 'completive')
    """
    return tuple(_forms())


def pace_ids(profile: str) -> tuple[str, ...]:
    """The paces of a profile, the usual one first, then those that go with every profile.

    >>> pace_ids("fisf")[:5]
    ('normal', '2:30', 'semi-rapid', 'blitz', 'sudden-death')
    >>> pace_ids("hu")
    ('normal', '2:30', '2:00', '1:00', 'topping', 'day', 'week', 'two-weeks')
    """
    return tuple(paces_of(profile))


def paces_of(profile: str) -> Mapping[str, Pace]:
    """The same with what they are."""
    return _paces_of(_known(profile))


def load_profile(
    name: str, form: str = "normal", pace: str | None = None, *, claims: bool = True
) -> Profile:
    """The profile called ``name``, in one form and at one pace.

    Args:
        name: Id of a profile, or of an edition (its players' usual one).
        form: One of :func:`form_ids`.
        pace: One of :func:`pace_ids`; the usual one when None.
        claims: Whether players write their points; False leaves the counting
            to the machine, and nothing is said about what they wrote.

    Raises:
        ProfileError: No such profile, form or pace, or a file is wrong.

    >>> load_profile("ET").pace.step(1).seconds
    180
    """
    known = _known(name)
    file = _file(known)
    paces = _paces_of(known)
    wanted = pace or next(iter(paces))
    if wanted not in paces:
        raise ProfileError(ProfileCode.PACE_UNKNOWN, pace=wanted, known=list(paces))
    if form not in _forms():
        raise ProfileError(ProfileCode.FORM_UNKNOWN, form=form, known=list(_forms()))
    slips = file.slips
    if not claims:
        sanctions = slips.sanctions | dict.fromkeys(CLAIM_FAULTS, "none")
        slips = msgspec.structs.replace(slips, sanctions=sanctions)
    profile = Profile(
        id=known,
        name=file.name,
        sources=file.sources,
        form=_forms()[form],
        pace=paces[wanted],
        racks=file.racks,
        letters=file.letters,
        top=file.top,
        solo=file.solo,
        slips=slips,
        ranking=file.ranking,
        rounds=file.rounds,
        late_entry=file.late_entry,
    )
    return profile.against_the_clock() if profile.pace.is_topping else profile


def build_profile(profile_id: str, tables: Mapping[str, Any]) -> _ProfileFile:
    """The profile file that ``tables`` describe.

    Raises:
        ProfileError: A key missing, unknown or out of range.
    """
    file = _convert(profile_id, tables, _profile_of)
    for key, empty in (("paces", not file.paces), ("racks", not file.racks)):
        if empty:
            raise ProfileError(ProfileCode.VALUE, file=profile_id, key=key, reason="empty")
    for name, pace in file.paces.items():
        if not pace.steps:
            key = f"paces.{name}.steps"
            raise ProfileError(ProfileCode.VALUE, file=profile_id, key=key, reason="empty")
    return file


def _folder() -> resources.abc.Traversable:
    return resources.files("crossglot.variants.duplicate") / "profiles"


def _known(name: str) -> str:
    wanted = EDITIONS.get(name.upper(), name.casefold())
    if wanted not in profile_ids():
        raise ProfileError(ProfileCode.UNKNOWN, profile=name, known=list(profile_ids()))
    return wanted


@cache
def _file(profile_id: str) -> _ProfileFile:
    return build_profile(profile_id, _tables(profile_id))


@cache
def _paces_of(profile_id: str) -> dict[str, Pace]:
    own, common = _file(profile_id).paces, _tables(PACES)
    read = {name: _convert(PACES, table, _pace_of) for name, table in common.items()}
    return own | {name: pace for name, pace in read.items() if name not in own}


@cache
def _forms() -> dict[str, Form]:
    tables = _tables(FORMS)
    written = {name: {"id": name} | table for name, table in tables.items()}
    return {name: _convert(FORMS, table, _form_of) for name, table in written.items()}


def _tables(profile_id: str) -> dict[str, Any]:
    tables = read_profile(profile_id, (_folder() / f"{profile_id}.toml").read_text("utf-8"))
    base = tables.pop("base", None)
    if base is None:
        return tables
    if base not in profile_ids() or base == profile_id:
        raise ProfileError(ProfileCode.UNKNOWN, profile=base, file=profile_id)
    return {**_tables(base), **tables}


def read_profile(profile_id: str, text: str) -> dict[str, Any]:
    """The TOML tables of ``text``.

    Raises:
        ProfileError: Not TOML.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ProfileError(ProfileCode.VALUE, file=profile_id, key="", reason=str(error)) from None


def _convert(profile_id: str, tables: Mapping[str, Any], convert: Callable[[object], _T]) -> _T:
    try:
        return convert(tables)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        key = re.sub(r"^(key` in `)?\$\.?", "", path.strip("`"))
        raise ProfileError(ProfileCode.VALUE, file=profile_id, key=key, reason=reason) from None
