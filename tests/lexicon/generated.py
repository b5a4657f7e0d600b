"""Affix files over three letters, drawn at random for two readers of the same grammar.

What hunspell, spylls and the manual do not agree on is left out, so that whatever differs
is a fault:

- a class that its own rules, or those it leads to, bring again (spylls lets it justify itself);
- flags of the outer suffix of two: the manual forbids ONLYINCOMPOUND there, both programs
  ignore it; a prefix flag there counts for hunspell only;
- a stem that is both forbidden and not (the order of the file decides);
- stems that a rule takes off whole without FULLSTRIP: hunspell forbids it, spylls does not look;
- prefixes where a suffix may take the whole stem off: our prefixes look at the stem, theirs
  at what the suffix left of it.
"""

from __future__ import annotations

from hypothesis import strategies as st

LETTERS = "abc"
STRIPS = st.text(LETTERS, max_size=2)
ENDINGS = st.text(LETTERS, max_size=3)
ELEMENTS = st.sampled_from([".", "a", "b", "c", "[ab]", "[^a]", "[^bc]"])
CONDITIONS = st.lists(ELEMENTS, min_size=1, max_size=3).map("".join)
CONTINUATIONS = {
    "A": ["", "", "B", "B", "P", "BP", "N", "BN", "X", "BX", "PX", "O"],
    "B": ["", "", "N"],
    "C": ["", "P", "N", "X", "PX", "O", "NX"],
}
PREFIXED = st.sampled_from(["", "", "X", "B", "N", "O"])
OPTIONS = ("NEEDAFFIX N", "ONLYINCOMPOUND O", "FORBIDDENWORD F", "CIRCUMFIX X", "COMPOUNDFLAG Z")
SPELLINGS = {
    "short": str,
    "long": lambda flag: flag + flag.lower(),
    "num": lambda flag: str(ord(flag)),
    "UTF-8": lambda flag: chr(ord(flag) - ord("A") + 0x3B1),
}
"""How a flag is written, by the type of flags."""


@st.composite
def dictionaries(draw):
    """(affix file, dictionary file): two suffix levels, prefixes, and every special flag."""
    kind = draw(st.sampled_from(sorted(SPELLINGS)))
    full_strip = draw(st.booleans())

    def flags(letters):
        letters = [letter for letter in letters if letter != "P" or not full_strip]
        joint = "," if kind == "num" else ""
        return joint.join(SPELLINGS[kind](letter) for letter in letters)

    def slash(letters):
        return "/" + flags(letters) if flags(letters) else ""

    lines = ["SET UTF-8"] + ([] if kind == "short" else [f"FLAG {kind}"])
    lines += [f"{name} {flags(flag)}" for name, flag in map(str.split, OPTIONS)]
    lines += ["FULLSTRIP"] * full_strip
    for name, continuations in CONTINUATIONS.items():
        more = st.sampled_from(continuations)
        rule = st.tuples(STRIPS, ENDINGS, more, CONDITIONS)
        rules = draw(st.lists(rule, min_size=1, max_size=4))
        lines.append(f"SFX {flags(name)} {draw(st.sampled_from('YYYN'))} {len(rules)}")
        lines += [
            f"SFX {flags(name)} {strip or 0} {append or 0}{slash(more)} {asked}"
            for strip, append, more, asked in rules
        ]
    beginnings = draw(st.lists(st.tuples(ENDINGS.filter(bool), PREFIXED), min_size=1, max_size=3))
    prefix = SPELLINGS[kind]("P")
    lines.append(f"PFX {prefix} {draw(st.sampled_from('YYN'))} {len(beginnings)}")
    lines += [f"PFX {prefix} 0 {text}{slash(more)} {draw(ELEMENTS)}" for text, more in beginnings]
    own = st.sets(st.sampled_from("ABCPNOZ")).map(sorted)
    texts = st.text(LETTERS, min_size=1 if full_strip else 5, max_size=7)
    stems = draw(st.dictionaries(texts, own, min_size=1, max_size=5))
    entries = [f"{text}{slash(own)}" for text, own in stems.items()]
    if forbidden := draw(st.sets(texts.filter(lambda text: text not in stems), max_size=1)):
        entries += [f"{text}/{flags('F')}" for text in forbidden]
    return "\n".join(lines) + "\n", "\n".join([str(len(entries)), *entries]) + "\n"
