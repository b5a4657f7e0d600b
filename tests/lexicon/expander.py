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
    forbidden: set[str] = set()
    for line in dic.splitlines()[1:]:
        stem, _, flags = line.partition("/")
        if options.get("FORBIDDENWORD", "\0") in flags:
            forbidden.add(stem)
        else:
            words |= forms_of(stem, flags, suffixes, prefixes, options)
    return words - forbidden


def read_affixes(aff):
    suffixes, prefixes, options = defaultdict(list), defaultdict(list), {}
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


def forms_of(stem, flags, suffixes, prefixes, options):
    need_affix = options.get("NEEDAFFIX", "\0")
    in_compound = options.get("ONLYINCOMPOUND", "\0")
    if in_compound in flags:
        return set()
    chains = [(stem, [])]
    for rule in (rule for flag in flags for rule in suffixes[flag]):
        once = add_suffix(stem, rule, options)
        if once is None:
            continue
        chains.append((once, [rule]))
        for outer in (outer for flag in rule.flags for outer in suffixes[flag]):
            twice = add_suffix(once, outer, options)
            if twice is not None:
                chains.append((twice, [rule, outer]))
    words = set()
    for word, rules in chains:
        last = rules[-1].flags if rules else flags
        if in_compound in last:
            continue
        if need_affix not in last:
            words.add(word)
        crossing = all(rule.crosses for rule in rules)
        brought = flags + "".join(rule.flags for rule in rules)
        for rule in (rule for flag in set(brought) for rule in prefixes[flag]):
            if rules and not (crossing and rule.crosses):
                continue
            if (
                re.match(rule.condition, stem)
                and stem.startswith(rule.strip)
                and len(stem) > len(rule.strip)
            ):
                words.add(rule.append + word[len(rule.strip) :])
    return words
