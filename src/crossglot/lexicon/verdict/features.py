"""Inflection by stable keys, from what dictionaries and analysers write.

Every key is a message ``feature-KEY`` in ``crossglot/messages/*/verdict.ftl``.
"""

from __future__ import annotations

from collections.abc import Iterable

from crossglot.lexicon.category import Category

_CASES = {
    "ACC": "accusative",
    "DAT": "dative",
    "INSTR": "instrumental",
    "TRANS": "translative",
    "CAUS/FIN": "causal-final",
    "FORM": "essive-formal",
    "ESS": "essive-modal",
    "FAM": "familiar-plural",
    "FAMILIAR": "familiar-plural",
    "TEMP": "temporal",
    "TERM": "terminative",
    "ILL": "illative",
    "INE": "inessive",
    "ELA": "elative",
    "ALL": "allative",
    "ADE": "adessive",
    "ABL": "ablative",
    "SUBS": "sublative",
    "SBL": "sublative",
    "SUE": "superessive",
    "DEL": "delative",
    "NOM": "",
}
_NUMBERS = {"PLUR": "plural", "PL": "plural", "SG": "", "POSSESSEE": "possessee", "POSS": ""}
_NAMED = {
    "bb_COMPARATIVE": "comparative",
    "An_MODE": "adverb-of-manner",
    "hAt_MODAL": "potential",
    "vA_PART": "adverbial-participle",
    "vÁn_PART": "adverbial-participle",
    "ni_INFINITIVE": "infinitive",
    "leg_SUPERLATIVE": "superlative",
    "legesleg_SUPERLATIVE": "superlative",
    "legeslegesleg_SUPERLATIVE": "superlative",
    "s_ATTRIBUTE": "attributive",
    "s_OCCUPATION": "occupation",
    "sÁg_ABSTRACT": "abstract-noun",
    "Ás_PROCESS/RESULT": "action-noun",
    "Ó_PRESPART": "present-participle",
    "tt_PASTPART": "past-participle",
    "szOr_MULTIPLICATION": "times",
    "hAtÓ_ABLE": "able",
    "hAtAtlAn_UNABLE": "unable",
    "tAt_FACTITIVE": "causative",
    "tAlAn_LESS": "without",
    "gAt_FREQ": "frequentative",
    "dik_ORDINAL": "ordinal",
    "cskA_DIMINUTIVE": "diminutive",
    "kA_DIMINUTIVE": "diminutive",
}
_VERBAL = {
    "PRES": "present",
    "PAST": "past",
    "FUTURE": "future",
    "COND": "conditional",
    "SUBJ/IMPER": "imperative",
    "INF": "infinitive",
    "INDEF": "indefinite",
    "DEF": "definite",
    "INDIC": "",
}
"""Parts of ``PAST_INDIC_DEF_SG_3``."""

_MARKED = ("is:", "ds:", "ip:")


def of_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Keys for the fields of one Hungarian entry or rule.

    >>> of_tags(["is:PLUR", "is:ACC"])
    ('plural', 'accusative')
    >>> of_tags(["is:PAST_INDIC_DEF_SG_3"])
    ('past', 'sg-3', 'definite')
    >>> of_tags(["is:POSS_PL_2", "is:i_PLACE/TIME_adj"])
    ('possessor-pl-2', 'derived')
    """
    found: list[str] = []
    for tag in tags:
        field, value = tag[:3], tag[3:]
        if field in _MARKED and value != "PREF":
            found += _of_value(value)
    return tuple(found)


def of_plain_form(tags: Iterable[str]) -> tuple[str, ...]:
    """Keys for a verb that stands as the dictionary lists it: a form, too, in Hungarian.

    >>> of_plain_form(["po:vrb", "ts:PRES_INDIC_INDEF_SG_3"])
    ('present', 'sg-3', 'indefinite')
    """
    forms = [tag[3:] for tag in tags if tag.startswith("ts:P") and "_" in tag]
    return tuple(_of_verb(forms[0])) if forms else ()


def _of_value(value: str) -> list[str]:
    if value.startswith("POSS_"):
        return ["possessor-" + value[5:].lower().replace("_", "-")]
    simple = _CASES.get(value, _NUMBERS.get(value))
    if simple is not None:
        return [simple] if simple else []
    named = next((key for start, key in _NAMED.items() if value.startswith(start + "_")), None)
    if named is not None:
        return [named]
    return _of_verb(value) or ["derived"]


def _of_verb(value: str) -> list[str]:
    """Keys of a verb's form: tense, mood, person, definiteness."""
    parts = value.split("_")
    found: list[str] = []
    at = 0
    while at < len(parts):
        part = parts[at]
        if part in ("SG", "PL", "OBJ") and at + 1 < len(parts) and parts[at + 1] in "123":
            found.append(f"{part.lower().replace('obj', 'object')}-{parts[at + 1]}")
            at += 1
        elif part in _VERBAL:
            found.append(_VERBAL[part])
        else:
            return []
        at += 1
    order = sorted(
        found, key=lambda key: key in ("definite", "indefinite") or key.startswith("obj")
    )
    return [key for key in order if key]


OMITTED = {
    Category.NEGATION: "negated",
    Category.COMPARISON: "comparative",
    Category.PASSIVE: "passive",
    Category.TRANSGRESSIVE: "transgressive",
    Category.VOCATIVE: "vocative",
    Category.POSSESSIVE: "possessive-adjective",
}
"""What an affix makes that a recipe may leave out."""

_ESTONIAN_CASES = {
    "n": "nominative",
    "g": "genitive",
    "p": "partitive",
    "ill": "illative",
    "in": "inessive",
    "el": "elative",
    "all": "allative",
    "ad": "adessive",
    "abl": "ablative",
    "tr": "translative",
    "ter": "terminative",
    "es": "essive",
    "ab": "abessive",
    "kom": "comitative",
    "adt": "short-illative",
}
_PERSONS = {"n": "sg-1", "d": "sg-2", "b": "sg-3", "me": "pl-1", "te": "pl-2", "vad": "pl-3"}
_PAST = {"sin": "sg-1", "s": "sg-3", "sime": "pl-1", "site": "pl-2", "sid": "sg-2-or-pl-3"}
_ESTONIAN_VERB: dict[str, tuple[str, ...]] = {
    "ma": ("ma-infinitive",),
    "da": ("da-infinitive",),
    "des": ("gerund",),
    "mas": ("ma-infinitive", "inessive"),
    "mast": ("ma-infinitive", "elative"),
    "maks": ("ma-infinitive", "translative"),
    "mata": ("ma-infinitive", "abessive"),
    "tama": ("ma-infinitive", "impersonal"),
    "v": ("present-participle",),
    "tav": ("present-participle", "impersonal"),
    "nud": ("past-participle",),
    "tud": ("past-participle", "impersonal"),
    "o": ("imperative", "sg-2"),
    "ge": ("imperative", "pl-2"),
    "gem": ("imperative", "pl-1"),
    "gu": ("jussive",),
    "tagu": ("jussive", "impersonal"),
    "takse": ("present", "impersonal"),
    "ti": ("past", "impersonal"),
    "taks": ("conditional", "impersonal"),
    "tuks": ("past", "conditional", "impersonal"),
    "vat": ("quotative",),
    "nuvat": ("past", "quotative"),
    "tavat": ("quotative", "impersonal"),
}
_CONDITIONAL = {"": "sg-3", "in": "sg-1", "id": "sg-2-or-pl-3", "ime": "pl-1", "ite": "pl-2"}
_ESTONIAN_VERB |= {form: ("present", person) for form, person in _PERSONS.items()}
_ESTONIAN_VERB |= {form: ("past", person) for form, person in _PAST.items()}
_ESTONIAN_VERB |= {f"ks{end}": ("conditional", who) for end, who in _CONDITIONAL.items()}
_ESTONIAN_VERB |= {f"nuks{end}": ("past", "conditional", who) for end, who in _CONDITIONAL.items()}


def of_estonian(form: str) -> tuple[str, ...]:
    """Keys for a form as Vabamorf writes it.

    >>> of_estonian("pl kom"), of_estonian("ksin"), of_estonian("neg o")
    (('comitative', 'plural'), ('conditional', 'sg-1'), ('negated', 'imperative', 'sg-2'))
    """
    form = form.rstrip(", ")
    if form.startswith("neg"):
        return ("negated", *of_estonian(form[3:].strip()))
    number, _, case = form.rpartition(" ")
    if case not in _ESTONIAN_CASES or number not in ("sg", "pl", "") or form in _ESTONIAN_VERB:
        return _ESTONIAN_VERB.get(form, ())
    numbers = {"sg": ("singular",), "pl": ("plural",), "": ()}
    return _ESTONIAN_CASES[case], *numbers[number]


def every_feature() -> frozenset[str]:
    """Every key there is, for those who write the sentences."""
    hungarian = {*_CASES.values(), *_NUMBERS.values(), *_NAMED.values(), *_VERBAL.values()}
    persons = {f"{number}-{person}" for number in ("sg", "pl") for person in "123"}
    estonian = {*_ESTONIAN_CASES.values(), *_PERSONS.values(), *_PAST.values()}
    estonian |= {key for keys in _ESTONIAN_VERB.values() for key in keys}
    estonian |= set(_CONDITIONAL.values()) | {"singular", "uninflected"}
    others = {*OMITTED.values(), "derived", "object-2", "superlative"}
    possessors = {f"possessor-{person}" for person in persons}
    return frozenset(hungarian | persons | possessors | estonian | others) - {""}
