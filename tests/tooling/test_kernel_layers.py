"""The kernel's files and folders are layers: none depends on itself through others."""

import re
from collections import defaultdict
from graphlib import TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "kernel" / "src"
USE = re.compile(r"^(?:pub(?:\([a-z]+\))? )?use ([\w:]+)(?:\{([\w:, ]*)\}?)?", re.MULTILINE)

Module = tuple[str, ...]


def _module(file: Path) -> Module:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return parts[:-1] if parts[-1] in {"mod", "lib"} else parts


def _used(module: Module, head: str, ends: str, modules: set[Module]) -> set[Module]:
    """The modules that one ``use`` in ``module`` names."""
    first, *rest = [part for part in head.split("::") if part]
    base = {"crate": (), "super": module[:-1]}.get(first, (*module, first))
    found = set()
    for end in ends.replace(" ", "").split(","):
        path = (*base, *rest, *end.split("::"))
        found.add(next(path[:size] for size in range(len(path), -1, -1) if path[:size] in modules))
    return found - {(), module}


def test_the_modules_of_the_kernel_are_layers() -> None:
    files = {_module(file): file.read_text("utf-8") for file in SOURCE.rglob("*.rs")}
    for depth in (9, 2, 1):  # files, inner folders, outer folders
        layers = defaultdict[Module, set[Module]](set)
        for module, text in files.items():
            for head, ends in USE.findall(text):
                used = {it[:depth] for it in _used(module, head, ends, set(files))}
                layers[module[:depth]] |= used - {module[:depth]}
        TopologicalSorter(layers).prepare()  # CycleError names the circle
