"""The same answers without any cleverness."""

from collections import Counter
from functools import cache

from crossglot.alphabet import BLANK


def fits(asked, word):
    """Whether ``word`` answers ``asked``, tried in every way."""
    right_length = asked.shortest <= len(word) <= asked.longest
    needed = Counter(asked.contains) - Counter(word)
    return (
        right_length
        and not needed
        and _from_rack(asked.rack, word)
        and _looks_so(asked.pattern, word)
    )


def _from_rack(rack, word):
    if rack is None:
        return True
    missing = Counter(word) - Counter(tile for tile in rack if tile != BLANK)
    return sum(missing.values()) <= rack.count(BLANK)


def _looks_so(pattern, word):
    @cache
    def matches(part, at):
        if part == len(pattern):
            return at == len(word)
        item = pattern[part]
        if item.repeats and matches(part + 1, at):
            return True
        if at == len(word):
            return False
        tile = 1 << word[at]
        return bool(
            (item.tiles & tile and matches(part if item.repeats else part + 1, at + 1))
            or (item.over_two & tile and part + 2 <= len(pattern) and matches(part + 2, at + 1))
            or (item.over_three & tile and part + 3 <= len(pattern) and matches(part + 3, at + 1))
        )

    return matches(0, 0)


def plain_ways(edition, word):
    """Ways to draw ``word``, each letter with a tile of its own or a blank."""
    bag = dict(enumerate(edition.counts))

    @cache
    def choose(many, few):
        if few == 0:
            return 1
        return 0 if many == 0 else choose(many - 1, few) + choose(many - 1, few - 1)

    def ways(kinds, blanks):
        if not kinds:
            return choose(edition.blanks, blanks)
        (tile, wanted), *rest = kinds
        return sum(
            choose(bag[tile], wanted - by) * ways(rest, blanks + by) for by in range(wanted + 1)
        )

    return ways(list(Counter(word).items()), 0)
