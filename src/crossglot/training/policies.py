"""Which players the kernel can play by itself, and by which house rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from crossglot.editions import Edition, House
from crossglot.errors import PlayerCode, PlayerError
from crossglot.kernel import Leaves
from crossglot.lexicon import Lexicon
from crossglot.players import (
    Player,
    Simulating,
    Static,
    check_player,
    estimate_of,
    leaves_of,
    load_values,
    make_player,
    rules_digest,
)

ESTIMATE = "estimate"
"""The static player that keeps by the simple estimate is called ``static:estimate``."""

NO_INFERENCE = "noinference"
"""The simulating player that holds every leave for as likely is ``simulating:noinference``."""

IGNORED = {"rack_size", "final", "scoreless_turns", "restricted_exchange", "open_dictionary"}
"""House rules that the kernel plays by, or that computers never use."""


def seat_player(kind: str, lexicon: Lexicon, edition: Edition) -> Player:
    """The player called ``kind``, ready to sit down.

    Raises:
        PlayerError: No such kind, or a house rule that it cannot play.
        OSError: A file of leave values cannot be read.
        TrainingError: It holds none, or none for ``edition``.
    """
    name, _, detail = kind.partition(":")
    if name == "static" and detail:
        return Static(lexicon, _static_leaves(kind, edition))
    if name == "simulating" and detail == NO_INFERENCE:
        check_player(name, edition.house)
        return Simulating(lexicon, infers=False)
    return make_player(kind, lexicon, edition.house)


def kernel_policies(kinds: Sequence[str], edition: Edition) -> list[Leaves | None] | None:
    """The leave values by which the kernel plays all of ``kinds``; None when it cannot.

    Raises:
        OSError, TrainingError: As :func:`seat_player`.
    """
    known = all(kind == "greedy" or kind.partition(":")[0] == "static" for kind in kinds)
    if not known or not plain(edition.house):
        return None
    return [None if kind == "greedy" else _static_leaves(kind, edition) for kind in kinds]


def plain(house: House) -> bool:
    """Whether the kernel plays by ``house``: whatever else it changes is the rules' alone."""
    default = House()
    names = House.__struct_fields__
    changed = {name for name in names if getattr(house, name) != getattr(default, name)}
    return changed <= IGNORED


def _static_leaves(kind: str, edition: Edition) -> Leaves:
    """What ``static``, ``static:estimate`` and ``static:FILE`` keep by."""
    detail = kind.partition(":")[2]
    if not detail:
        return leaves_of(edition)
    if detail == ESTIMATE:
        return estimate_of(edition)
    values = load_values(Path(detail))
    if values.rules != rules_digest(edition):
        raise PlayerError(PlayerCode.OTHER_EDITION, player=kind, edition=values.edition)
    return values.leaves()
