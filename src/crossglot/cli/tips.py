"""``crossglot tips``: tips on strategy and tactics for beginners."""

from crossglot.cli.sentences import user_language
from crossglot.editions import load_edition
from crossglot.languages import Language
from crossglot.rulebook.tips import tips_text


def tips(edition: str, /, *, language: Language | None = None) -> None:
    """Give tips on strategy and tactics for beginners.

    They come with figures of games that the computer played against itself.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    language
        Language of the tips; yours when left out.
    """
    print("\n".join(tips_text(load_edition(edition), language or user_language())))
