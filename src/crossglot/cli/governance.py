"""``crossglot lexicon amend``, ``diff``, ``pin``, ``unpin``, ``prune``: who decides about words."""

from pathlib import Path

from crossglot import lexicon as lexicons
from crossglot.cli.sentences import say
from crossglot.editions import load_edition
from crossglot.lexicon import Lexicon, amend_lexicon, compare, load_lexicon, load_named
from crossglot.lexicon.cache import SUFFIX
from crossglot.lexicon.container import read_header
from crossglot.lexicon.lexicon import open_lexicon


def amend(edition: str, file: Path, /, *, tier: str | None = None) -> None:
    """Lay a club's list of words over a lexicon: a new lexicon, which the edition can be pinned to.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    file
        The list: a line a word, "+ word" or "- word", then reason, date and editions, parted
        by two spaces or a tab.
    tier
        Which lexicon of the edition; its default when left out.
    """
    base = load_lexicon(edition, tier)
    amended = amend_lexicon(base, file)
    print(
        say(
            "lexicon-amended",
            lexicon=amended.id,
            base=base.id,
            added=sum(change.action == "+" for change in amended.changes),
            removed=sum(change.action == "-" for change in amended.changes),
        )
    )


def diff(left: str, right: str, /, *, limit: int = 20) -> int:
    """Count and list the words that one lexicon has and the other has not.

    Exit code 0 when both have the same words, 1 when they differ.

    Parameters
    ----------
    left
        An id such as HU-M.b or HU-M.b@92f629997967aa11, an edition, or a .cgl file.
    right
        The other one.
    limit
        How many words to list of each.
    """
    one, other = _opened(left), _opened(right)
    differ = False
    for here, there in ((one, other), (other, one)):
        only = compare(here, there, max(limit, 0))
        differ = differ or only.count > 0
        print(say("lexicon-only-in", lexicon=here.id, count=f"{only.count:,}"))
        for word in only.words:
            print(f"  {word}")
    return 1 if differ else 0


def pin(lexicon: str, /) -> None:
    """Make an edition use this very lexicon, whatever is installed later, until it is unpinned.

    Parameters
    ----------
    lexicon
        An id such as HU-M.b@92f629997967aa11 or HU-M.b~szeged; "crossglot lexicon diff" shows ids.
    """
    print(say("lexicon-pinned", lexicon=str(lexicons.pin(lexicon))))


def unpin(edition: str, /) -> int:
    """Let an edition use its installed lexicon again. Exit code 1 when it was not pinned.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    """
    edition_id = load_edition(edition).id
    was_pinned = lexicons.unpin(edition_id)
    print(say("lexicon-unpinned" if was_pinned else "lexicon-not-pinned", edition=edition_id))
    return 0 if was_pinned else 1


def prune() -> None:
    """Delete lexicons that newer ones have replaced and no edition is pinned to."""
    gone = lexicons.prune()
    for name in gone:
        print(say("lexicon-pruned", lexicon=str(name)))
    print(say("lexicon-pruned-count", count=len(gone)))


def _opened(named: str) -> Lexicon:
    path = Path(named)
    if path.suffix == SUFFIX and path.is_file():
        return open_lexicon(path, load_edition(read_header(path).edition))
    return load_named(named)
