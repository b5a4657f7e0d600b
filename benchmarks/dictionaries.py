"""Every hunspell dictionary of this machine through the compiler, each word of it: time and memory.

Nothing is selected and every letter is a tile, as far as 62 go: this is about the affix grammar,
not about an edition. Each dictionary is read by a process of its own.

Run: python benchmarks/dictionaries.py [FILE.aff ...]
"""

import resource
import subprocess
import sys
import unicodedata
from collections import Counter
from pathlib import Path

from crossglot.alphabet import Alphabet
from crossglot.kernel import Automaton
from crossglot.lexicon.admission import Admission
from crossglot.lexicon.affix import load_affixes
from crossglot.lexicon.dictionary import load_entries
from crossglot.lexicon.letters import Letters
from crossglot.lexicon.recipe import Recipe, Source, Tier
from crossglot.lexicon.selection import select_rules
from crossglot.lexicon.sources import SYSTEM_FOLDERS

EVERYTHING = Recipe(
    editions=("XX",),
    source=Source(name="", licence="", system="", debian=""),
    default_tier="all",
    tiers={"all": Tier(about="every form")},
)
LETTERS = 62


def alphabet_of(entries, affixes):
    """The commonest letters of a dictionary as tiles."""
    found: Counter[str] = Counter()
    for entry in entries:
        found.update(entry.text.upper())
    for rules in (*affixes.suffixes.values(), *affixes.prefixes.values()):
        found.update("".join(rule.append for rule in rules).upper())
    letters = [
        letter
        for letter, _ in found.most_common()
        if letter.isalpha() or unicodedata.category(letter) in ("Mn", "Mc")
    ][:LETTERS]
    labels = ("", *letters)
    small = ("", *(letter.lower() for letter in letters))
    return Alphabet(labels=labels, small=small, names=labels, vowels=frozenset())


def compile_everything(path):
    """One dictionary: its entries, the words up to 15 letters, edges of the graph."""
    affixes = load_affixes(path)
    list_path = path.with_suffix(".dic")
    letters = Letters(
        alphabet_of(load_entries(list_path, affixes), affixes), respell=affixes.output
    )
    automaton = Automaton()
    grammar = select_rules(affixes, EVERYTHING, EVERYTHING.tiers["all"])
    words = Admission(automaton, letters, grammar)
    forbidden, count = affixes.option("FORBIDDENWORD"), 0
    for entry in load_entries(list_path, affixes):
        count += 1
        if forbidden in entry.flags:
            words.forbid(entry.text, entry.flags)
        elif not any(map(str.isupper, entry.text)):
            words.add(entry.text, entry.flags)
    node = letters.tilings(automaton, words.compose())
    return count, automaton.count(node, 15), len(automaton.pack(node)) // 4


def one(path):
    """Prints the row of one dictionary."""
    entries, words, edges = compile_everything(path)
    used = resource.getrusage(resource.RUSAGE_SELF)
    peak = used.ru_maxrss >> 10
    print(
        f"{path.stem:<16}{entries:>9,}{words:>16,}{edges:>11,}{used.ru_utime:>8.1f}{peak:>8}",
        flush=True,
    )


def installed():
    """Affix files of the system, one of those that are links to each other."""
    files = [path for folder in SYSTEM_FOLDERS for path in sorted(folder.glob("*.aff"))]
    return sorted({path.resolve() for path in files})


def main(paths):
    print(f"{'':<16}{'entries':>9}{'words <= 15':>16}{'edges':>11}{'user s':>8}{'peak MB':>8}")
    sys.stdout.flush()
    for path in paths or installed():
        command = [sys.executable, __file__, "--one", str(path)]
        if subprocess.run(command, check=False).returncode:
            print(f"{Path(path).stem:<16}failed", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        one(Path(sys.argv[2]))
    else:
        main(sys.argv[1:])
