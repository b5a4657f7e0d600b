"""The edition that a game file was played by: as it says, or as its letters and points show."""

from __future__ import annotations

from dataclasses import replace

from crossglot.editions import Edition, edition_ids, edition_named, load_edition
from crossglot.errors import EditionCode, EditionError
from crossglot.game.recount import recount
from crossglot.notation.gcg import GcgGame

TRIED = 16
"""Lines of a file that are counted by the rules of each edition it may be of."""

MOST_NAMED = 5
MOST_SHOWN = 40
"""Characters of a lexicon's name that an error quotes."""


def edition_of(game: GcgGame) -> Edition:
    """The edition of a game file.

    It is the one that ``#lexicon`` or ``#tile-distribution`` names; of several
    editions in that language, the one by whose rules the points add up. Where
    the file names none that is known here, letters and points decide.

    Raises:
        EditionError: ``edition-unclear``: several fit alike; facts name the likely ones.
    """
    lexicon, tile_set = game.pragmas.get("lexicon", ""), game.pragmas.get("tile-distribution", "")
    named = edition_named(lexicon, tile_set)
    if named is None:
        return _shown(game, lexicon)
    edition = load_edition(named)
    if lexicon.partition(".")[0].casefold() == named.casefold():
        return edition
    alike = [load_edition(known) for known in edition_ids()]
    siblings = [other for other in alike if other.language == edition.language]
    if len(siblings) == 1:
        return edition
    return max([edition, *siblings], key=lambda one: _fit(one, game))


def _shown(game: GcgGame, lexicon: str) -> Edition:
    """The one edition whose tiles spell the moves and whose rules count their points."""
    fits = {known: _fit(load_edition(known), game) for known in edition_ids()}
    best = max(fits.values())
    likely = [known for known, fit in fits.items() if fit == best] if best > (0, 0) else []
    if likely and len({load_edition(known).tile_set for known in likely}) == 1:
        return load_edition(likely[0])
    facts = {"lexicon": lexicon[:MOST_SHOWN]} if lexicon else {}
    raise EditionError(EditionCode.UNCLEAR, likely=(likely or [*fits])[:MOST_NAMED], **facts)


def _fit(edition: Edition, game: GcgGame) -> tuple[int, int]:
    """How many of the first lines can be played by ``edition``, and for the points stated."""
    lines = list(recount(edition, replace(game, events=game.events[:TRIED])))
    plays = [line for line in lines if line.placement is not None]
    return sum(line.points == line.event.points for line in plays), len(plays)
