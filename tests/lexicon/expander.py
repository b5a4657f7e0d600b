"""Words of a small affix file, one by one: slow, and independent of the composer.

It reads the text itself, knows single-character flags only, and follows
hunspell's manual literally.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class SlowRule:
    strip: str
    append: str
    condition: str
    flags: str
    crosses: bool


def expand(aff: str, dic: str) -> set[str]:
    """Every word of at least one letter that the two texts make, compounds aside."""
    suffixes, prefixes, options = read_affixes(aff)
    words: set[str] = set()
    near: set[str] = set()
    forbidden: set[str] = set()
    refused: set[str] = set()
    for line in dic.splitlines()[1:]:
        stem, _, flags = line.partition("/")
        made = forms_of(stem, flags, suffixes, prefixes, options)
        made_near = forms_of(stem, flags, suffixes, prefixes, options, most=1)
        if options.get("FORBIDDENWORD", "\0") in flags:
            refused.add(stem)
            forbidden |= made_near
        else:
            words |= made
            near |= made_near
    return (words - forbidden | near) - refused


def read_affixes(aff):
    suffixes: dict[str, list[SlowRule]] = defaultdict(list)
    prefixes: dict[str, list[SlowRule]] = defaultdict(list)
    options: dict[str, str] = {}
    crossing = {}
    for fields in map(str.split, aff.splitlines()):
        if not fields or fields[0].startswith("#"):
            continue
        if fields[0] not in ("SFX", "PFX"):
            options[fields[0]] = fields[1] if len(fields) > 1 else ""
        elif (kind_flag := tuple(fields[:2])) not in crossing:
            crossing[kind_flag] = fields[2] == "Y"
        else:
            strip, (append, _, flags) = fields[2], fields[3].partition("/")
            rule = SlowRule(
                strip="" if strip == "0" else strip,
                append="" if append == "0" else append,
                condition=fields[4] if len(fields) > 4 else ".",
                flags=flags,
                crosses=crossing[kind_flag],
            )
            (suffixes if fields[0] == "SFX" else prefixes)[fields[1]].append(rule)
    return suffixes, prefixes, options


def add_suffix(word, rule, options):
    """``word`` with the suffix, or None."""
    if not re.search(f"({rule.condition})$", word) or not word.endswith(rule.strip):
        return None
    kept = word[: len(word) - len(rule.strip)]
    return None if not kept and "FULLSTRIP" not in options else kept + rule.append


def forms_of(stem, flags, suffixes, prefixes, options, most=2):
    """Words of one stem with ``most`` suffixes at most."""
    need_affix = options.get("NEEDAFFIX", "\0")
    in_compound = options.get("ONLYINCOMPOUND", "\0")
    words = set()
    for word, rules in suffixed(stem, flags, suffixes, options):
        if len(rules) > most:
            continue
        if any(in_compound in own for own in (flags, *(rule.flags for rule in rules))):
            continue
        if any(need_affix not in own for own in ([rule.flags for rule in rules] or [flags])):
            words.add(word)
        brought = flags + "".join(rule.flags for rule in rules)
        crossing = all(rule.crosses for rule in rules)
        for rule in (rule for flag in set(brought) for rule in prefixes[flag]):
            if not rules or (crossing and rule.crosses):
                words |= prefixed(stem, word, rule)
    return words


def suffixed(stem, flags, suffixes, options):
    """``stem`` with no, one and two suffixes, and the rules that made each form."""
    yield stem, []
    for rule in (rule for flag in flags for rule in suffixes[flag]):
        once = add_suffix(stem, rule, options)
        if once is None:
            continue
        yield once, [rule]
        for outer in (outer for flag in rule.flags for outer in suffixes[flag]):
            twice = add_suffix(once, outer, options)
            if twice is not None:
                yield twice, [rule, outer]


def prefixed(stem, word, rule):
    """``word``, a form of ``stem``, with the prefix: one word or none."""
    if not re.match(rule.condition, stem) or not stem.startswith(rule.strip):
        return set()
    return {rule.append + word[len(rule.strip) :]} if len(stem) > len(rule.strip) else set()
