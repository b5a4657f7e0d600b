"""Answers questions about Estonian words, in a process of its own, with Vabamorf.

Run as a script with the folder that holds the package ``vabamorf``: its crashes
and its licence stay outside of ours. It needs nothing but the standard library
and that folder, asks nobody, and ends when its input ends.

One line of JSON in, one line out: ``{"analyse": [word, ...]}`` gives the
readings of each word, ``{"synthesise": [[lemma, form, part of speech], ...]}``
the words of each question. The first line out says that it is ready.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path
from typing import Any, TextIO, TypeAlias

Analyser: TypeAlias = Any
"""The library's module and its analyser: compiled, without types."""
Row = tuple[str, ...]


def open_analyser(folder: Path) -> tuple[Analyser, Analyser]:
    """The module of the package in ``folder``, and its analyser with the newest standard lexicon.

    Raises:
        ImportError: The package does not fit this Python or this machine.
        OSError: It has no lexicon.
    """
    sys.path.insert(0, str(folder))
    importlib.import_module("vabamorf")
    module = importlib.import_module("vabamorf.vabamorf")
    lexicons = sorted((folder / "vabamorf" / "dct").glob("*_sp"))
    if not lexicons:
        raise FileNotFoundError("vabamorf/dct")
    files = [str(lexicons[-1] / name) for name in ("et.dct", "et3.dct")]
    return module, module.Vabamorf(*files)


def analyse(module: Analyser, analyser: Analyser, words: list[str]) -> list[list[Row]]:
    """The readings of each word: root, ending, clitic, part of speech, form.

    Nothing is guessed, nothing is chosen between, and names are unknown.
    """
    answers = analyser.analyze(module.StringVector(words), False, False, True, False, False)  # noqa: FBT003
    return [
        [(one.root, one.ending, one.clitic, one.partofspeech, one.form) for one in readings]
        for _, readings in answers
    ]


def synthesise(analyser: Analyser, questions: list[list[str]]) -> list[list[str]]:
    """The words that are this form of this lemma, for each question."""
    return [
        list(analyser.synthesize(lemma, form, speech, "", False, False))  # noqa: FBT003
        for lemma, form, speech in questions
    ]


def serve(folder: Path, questions: TextIO, answers: TextIO) -> None:
    """Answers line by line until there are no more questions."""
    module, analyser = open_analyser(folder)
    answers.write(json.dumps({"ready": sys.version}) + "\n")
    answers.flush()
    for line in questions:
        question = json.loads(line)
        if "analyse" in question:
            answer: list[Any] = analyse(module, analyser, question["analyse"])
        else:
            answer = synthesise(analyser, question["synthesise"])
        answers.write(json.dumps(answer, ensure_ascii=False) + "\n")
        answers.flush()


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    # What the library prints must not get between our answers.
    own = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    serve(Path(sys.argv[1]), sys.stdin, own)
