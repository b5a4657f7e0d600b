"""A verdict in the words of a player's language."""

from __future__ import annotations

from msgspec import Struct

from crossglot.lexicon.verdict import Analysis, Reason, Standing, Verdict
from crossglot.rulebook.sentences import sentence_of


class Explanation(Struct, frozen=True, kw_only=True):
    """What a player is told of a word.

    Attributes:
        answer: Whether it is admissible; says so where that is unknown.
        reason: Why, in a sentence; empty where the readings say it.
        rules: The rules that decide, by id; empty where the source alone does.
        note: The reason in more detail, in English; empty where there is no more.
        readings: Each way to read it: lemma, part of speech, inflection, and what is against it.
        admitted_in: Other lexicons of the edition that admit it.
        tilings: How it is laid.
        near: Words that differ little.
        source: What the lexicon was made of, and its id.
    """

    answer: str
    reason: str
    rules: str
    note: str
    readings: tuple[str, ...]
    admitted_in: str
    tilings: str
    near: str
    source: str

    @property
    def lines(self) -> list[str]:
        """All that is said, line by line."""
        parts = (self.reason, self.note, self.rules, *self.readings)
        more = (self.admitted_in, self.tilings, self.near, self.source)
        return [self.answer, *(f"  {part}" for part in (*parts, *more) if part)]


def explain(verdict: Verdict, language: str) -> Explanation:
    """``verdict`` in a language of :data:`crossglot.languages.LANGUAGES`.

    >>> from crossglot.lexicon.verdict import Reason, Standing, Verdict
    >>> reason = Reason(kind="name", rules=("HU-M-50",))
    >>> standing = Standing.NOT_ADMISSIBLE
    >>> told = explain(
    ...     Verdict(word="DUNA", edition="HU-M", standing=standing, reason=reason), "en"
    ... )
    >>> told.answer, told.reason, told.rules
    ('DUNA is not admissible.', 'A proper name.', 'Rule: HU-M-50')
    """
    reason = verdict.reason

    def told(message: str, **facts: str) -> str:
        return sentence_of("verdict", language, message, **facts) if all(facts.values()) else ""

    own_words = reason is not None and not reason.kind.startswith("club-")
    return Explanation(
        answer=told(f"verdict-{verdict.standing}", word=verdict.word),
        reason=_of_reason(reason, language) if reason else "",
        rules=told("rules", rules=", ".join(reason.rules)) if reason else "",
        note=reason.note if reason and own_words else "",
        readings=tuple(_of_analysis(one, language) for one in verdict.analyses),
        admitted_in=told("admitted-in", lexicons=", ".join(verdict.admitted_in)),
        tilings=told("tilings", tilings=", ".join(map(_laid, verdict.tilings))),
        near=told("near", words=", ".join(verdict.near)),
        source=told("source", source=_source(verdict)),
    )


def _of_reason(reason: Reason, language: str) -> str:
    facts = {"note": reason.note, "date": reason.date, "code": reason.code}
    return sentence_of("verdict", language, f"reason-{reason.kind}", **facts)


def _of_analysis(analysis: Analysis, language: str) -> str:
    """``szép + leg-, adjective: superlative - a proper name``."""
    prefixes = [f"{prefix}-" for prefix in analysis.prefixes]
    parts = [*prefixes, analysis.lemma, *(f"-{suffix}" for suffix in analysis.suffixes)]
    text = " + ".join(parts)
    if analysis.speech is not None:
        text += f" ({sentence_of('verdict', language, f'speech-{analysis.speech}')})"
    features = [sentence_of("verdict", language, f"feature-{key}") for key in analysis.features]
    if features:
        text += f": {', '.join(features)}"
    against = [_of_reason(reason, language) for reason in analysis.against]
    return f"{text} ✗ {' '.join(against)}" if against else text


def _laid(tiling: tuple[str, ...]) -> str:
    """Tiles one after the other, those with several letters in brackets."""
    return "".join(f"[{label}]" if len(label) > 1 else label for label in tiling)


def _source(verdict: Verdict) -> str:
    if verdict.source is None or verdict.standing == Standing.UNKNOWN:
        return ""
    return f"{verdict.source.name} {verdict.source.version} ({verdict.lexicon})".replace("  ", " ")
