"""Questions about the words of a language: anagrams, patterns, hooks, lists.

>>> from crossglot.study.sample import sample_lexicon
>>> lexicon = sample_lexicon("EN", "art rat tar tart start rate tear")
>>> [answer.word for answer in anagrams(lexicon, "tra")]
['ART', 'RAT', 'TAR']
>>> [answer.word for answer in search(lexicon, question(lexicon, "?a*t")).answers]
['RAT', 'TART']
>>> hooks(lexicon, "tar")
Hooks(front=(), back=('T',), beheaded=False, curtailed=False)
"""

from crossglot.study.hooks import Extensions, Hooks, extensions, hooks, neighbours
from crossglot.study.likelihood import LikelyWord, draws, likeliest, ways
from crossglot.study.lists import ListedWord, short_words
from crossglot.study.pattern import parse_pattern
from crossglot.study.question import Question, question
from crossglot.study.search import Answer, Page, anagrams, count, search, subanagrams

__all__ = [
    "Answer",
    "Extensions",
    "Hooks",
    "LikelyWord",
    "ListedWord",
    "Page",
    "Question",
    "anagrams",
    "count",
    "draws",
    "extensions",
    "hooks",
    "likeliest",
    "neighbours",
    "parse_pattern",
    "question",
    "search",
    "short_words",
    "subanagrams",
    "ways",
]
