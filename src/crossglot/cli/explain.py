"""``crossglot lexicon explain``: why a word is admissible or not."""

import msgspec

from crossglot.cli.sentences import user_language
from crossglot.errors import LexiconError
from crossglot.lexicon import load_lexicon
from crossglot.lexicon.verdict import Explainer, Standing, Verdict, unknown
from crossglot.rulebook import explain as explain_verdict

CODES = {Standing.ADMISSIBLE: 0, Standing.NOT_ADMISSIBLE: 1, Standing.UNKNOWN: 3}
"""Exit codes; the worst of several words counts."""


def explain(*words: str, edition: str = "hu", tier: str | None = None, json: bool = False) -> int:
    """Say of each word whether it is admissible, and why.

    That is: its readings (lemma, part of speech, inflection), the rule that
    decides, other lexicons of the edition that admit it, how it is laid, and
    words like it. Exit code 0 when all are admissible, 1 when one is not, 3
    when that cannot be told because the lexicon is not installed.

    Parameters
    ----------
    words
        The words, in capital or small letters, or as tiles: [SZ]ÉP.
    edition
        An id such as HU-M, or a language such as hu.
    tier
        Which lexicon of the edition to ask; its default when left out.
    json
        Print the facts, one JSON object a line, instead of sentences.
    """
    verdicts = verdicts_on(words, edition, tier)
    for verdict in verdicts:
        if json:
            print(msgspec.json.encode(verdict).decode())
        else:
            print("\n".join(explain_verdict(verdict, user_language()).lines))
    return max((CODES[verdict.standing] for verdict in verdicts), default=2)


def verdicts_on(words: tuple[str, ...], edition: str, tier: str | None) -> list[Verdict]:
    """The verdict on each word; unknown where there is no lexicon.

    Raises:
        EditionError: ``edition-unknown``.
    """
    try:
        explainer = Explainer(load_lexicon(edition, tier))
    except LexiconError as error:
        return [unknown(word, edition, error) for word in words]
    try:
        return [explainer.verdict(word) for word in words]
    finally:
        explainer.close()
