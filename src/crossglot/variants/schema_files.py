"""Writes the JSON Schemas of all games: ``python -m crossglot.variants.schema_files FOLDER``."""

import sys
from pathlib import Path

from crossglot.game.json_schema import schema_text
from crossglot.variants.files import FORMATS


def write_schemas(folder: Path) -> None:
    """One file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, form in FORMATS.items():
        (folder / f"{game}.json").write_text(schema_text(form), "utf-8")


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1]))
