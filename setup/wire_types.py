"""``web/src/net/generated/wire.ts``: the types of all that server and page say to each other.

``python -m setup.wire_types`` writes it, ``... check`` fails when it lags behind the server.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from setup import ROOT
from setup.say import Failed, environment, say

FILE = ROOT / "web" / "src" / "net" / "generated" / "wire.ts"
MAKER = ROOT / "web" / "node_modules" / ".bin" / "openapi-typescript"

HEAD = """\
/**
 * Every value that server and page exchange. Generated from the server's own types: do not edit.
 *
 * `make docs` writes it anew.
 */
"""

OPTIONS = [
    "--immutable",
    "--default-non-nullable=false",
    "--root-types",
    "--root-types-no-schema-prefix",
]


def wire_types() -> str:
    """What the file should hold.

    Raises:
        Failed: A tool is missing or does not understand the schema.
    """
    if not MAKER.exists():
        raise Failed("openapi-typescript is missing; get it: npm ci --prefix web")
    with tempfile.TemporaryDirectory() as folder:
        schema, types = Path(folder, "schema.json"), Path(folder, "wire.ts")
        schema.write_text(_ended([sys.executable, "-m", "crossglot.server.page_schema"]), "utf-8")
        _ended([str(MAKER), str(schema), "--output", str(types), *OPTIONS])
        made = types.read_text("utf-8")
    start = made.index("export interface components")
    return HEAD + "\n" + made[start:].replace("export type $defs = Record<string, never>;\n", "")


def _ended(command: list[str]) -> str:
    """What ``command`` wrote."""
    variables = environment() | {"PYTHONPATH": os.fspath(ROOT / "src")}
    ended = subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False
    )
    if ended.returncode:
        raise Failed(f"{' '.join(command[:3])} failed:\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    try:
        text = wire_types()
    except Failed as failed:
        say(str(failed))
        return 1
    if arguments == ["check"]:
        if FILE.is_file() and FILE.read_text("utf-8") == text:
            return 0
        say(f"{FILE.relative_to(ROOT)} is not what the server says today; run: make docs")
        return 1
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
