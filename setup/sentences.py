"""``python -m setup.sentences [LANGUAGE ...]``: what each language has not said yet.

Compares every folder of ``src/crossglot/messages`` with the English one, file by file and key by
key. What is missing is said in English; what English has not is never said.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from setup import ROOT
from setup.say import say

MESSAGES = ROOT / "src" / "crossglot" / "messages"
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def keys(file: Path) -> list[str]:
    """The keys of a file, in its order; none where there is no file."""
    return KEY.findall(file.read_bytes().decode("utf-8", "replace")) if file.is_file() else []


def files(folder: Path) -> list[str]:
    """The names of the files in a language's folder."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))


def differences(messages: Path, language: str) -> Iterator[str]:
    """What ``language`` lacks, and what it has that English has not; a line each."""
    english, own = messages / "en", messages / language
    for name in files(english):
        wanted, known = keys(english / name), keys(own / name)
        if not (own / name).is_file():
            yield f"{language}/{name}: no such file ({len(wanted)} sentences)"
            continue
        if "\ufffd" in (own / name).read_bytes().decode("utf-8", "replace"):
            yield f"{language}/{name}: not all of it is text in UTF-8"
        yield from (f"{language}/{name}: no {key}" for key in wanted if key not in known)
        more = [key for key in known if key not in wanted]
        yield from (f"{language}/{name}: English has no {key}" for key in more)
    for name in sorted({*files(own)} - {*files(english)}):
        yield f"{language}/{name}: English has no such file"


def main(wanted: list[str], messages: Path = MESSAGES) -> int:
    """Tell the differences of the languages ``wanted``, or of all; 1 when there are any."""
    there = sorted(path.name for path in messages.iterdir() if path.is_dir())
    unknown = [language for language in wanted if language not in there]
    if unknown:
        say(f"no folder {', '.join(unknown)} in {messages}; there are {', '.join(there)}")
        return 2
    found = [line for name in wanted or there for line in differences(messages, name)]
    for line in found:
        say(line)
    say(f"{len(found)} differences from English" if found else "every sentence is there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
