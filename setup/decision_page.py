"""``docs/decisions/README.md``, written from the titles of the decisions."""

from setup import ROOT

FOLDER = ROOT / "docs" / "decisions"
PAGE = FOLDER / "README.md"

HEAD = """\
# Decisions

Each tells the choice, its reason and its price. They are dated and never edited: a new one replaces
an old one. `make docs` writes this page.
"""


def decision_page() -> str:
    """What ``docs/decisions/README.md`` should hold."""
    lines = [HEAD]
    for path in sorted(FOLDER.glob("[0-9]*.md")):
        title = path.read_text("utf-8").splitlines()[0].removeprefix("# ")
        lines.append(f"- [{title}]({path.name})")
    return "\n".join(lines) + "\n"
