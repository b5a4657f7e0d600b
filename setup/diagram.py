"""``docs/pictures/server.svg``, drawn from the text beside it: boxes in rows, and arrows."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from setup import ROOT

SOURCE = ROOT / "docs" / "pictures" / "server.txt"
PICTURE = SOURCE.with_suffix(".svg")

WIDTH, SIDE, HIGH, GAP, MARGIN = 760, 150, 46, 26, 20
"""Of the rows, of the box beside them, of a box, between boxes, around all; in pixels."""

STYLE = """
svg { background: #fff; } text { font: 14px sans-serif; fill: #222; text-anchor: middle; }
.name { font-weight: bold; } .step { font-size: 12px; fill: #fff; font-weight: bold; }
rect { fill: #eef3fb; stroke: #47689c; } .frame { fill: none; stroke-dasharray: 5 4; }
circle { fill: #8a3b00; } path { stroke: #47689c; fill: none; } path.head { fill: #47689c; }
@media (prefers-color-scheme: dark) {
  svg { background: #16181d; } text { fill: #eee; } .step { fill: #16181d; }
  rect { fill: #232b3a; stroke: #9bb8e8; } .frame { fill: none; } circle { fill: #ffb37a; }
  path { stroke: #9bb8e8; } path.head { fill: #9bb8e8; }
}
"""


@dataclass
class Box:
    """A box: its texts and its place."""

    name: str
    lines: list[str]
    steps: list[str]
    x: float = 0
    y: float = 0
    wide: float = SIDE
    high: float = HIGH

    @classmethod
    def read(cls, text: str) -> "Box":
        """``name = what it does [steps]``."""
        name, _, about = (part.strip() for part in text.partition("="))
        about, _, steps = about.partition("[")
        return cls(name, [about.strip()], steps.strip(" ]").split(", ") if steps else [])

    def drawn(self) -> Iterator[str]:
        """The box as SVG."""
        middle = self.x + self.wide / 2
        yield f'<rect x="{self.x:g}" y="{self.y:g}" width="{self.wide:g}" '
        yield f'height="{self.high:g}" rx="6"/>\n'
        for at, line in enumerate([self.name, *self.lines]):
            kind = ' class="name"' if not at else ""
            y = self.y + 19 + 18 * at
            yield f'<text x="{middle:g}" y="{y:g}"{kind}>{escape(line)}</text>\n'
        for at, step in enumerate(self.steps):
            x, y = self.x + 16 + 20 * at, self.y + 15
            yield f'<circle cx="{x:g}" cy="{y:g}" r="9"/>'
            yield f'<text x="{x:g}" y="{y + 4:g}" class="step">{step}</text>\n'


@dataclass
class Diagram:
    """What the source says, with a place for each box."""

    words: dict[str, str] = field(default_factory=dict)
    boxes: dict[str, Box] = field(default_factory=dict)
    edges: list[tuple[str, str]] = field(default_factory=list)
    frames: list[tuple[str, float]] = field(default_factory=list)
    bottom: float = MARGIN

    def read(self, source: str) -> "Diagram":
        """Take in every line of ``source``."""
        for line in source.splitlines():
            word, _, rest = (part.strip() for part in line.partition(":"))
            match word:
                case "title" | "desc":
                    self.words[word] = escape(rest)
                case "row":
                    self._place([Box.read(text) for text in rest.split("|")])
                case "frame":
                    self.frames.append((rest, self.bottom))
                    self.bottom += HIGH if not rest else GAP
                case "side":
                    box = Box.read(rest)
                    box.lines = box.lines[0].split(", ")
                    (_, top), (_, end) = self.frames
                    box.x, box.y, box.high = MARGIN * 2 + WIDTH, top, end - top
                    self.boxes[box.name] = box
                case "edge":
                    start, _, end_name = rest.partition(" -> ")
                    self.edges.append((start, end_name))
        return self

    def _place(self, row: list[Box]) -> None:
        wide = (WIDTH - GAP * (len(row) + 1)) / len(row)
        for at, box in enumerate(row):
            box.x, box.y, box.wide = MARGIN + GAP + at * (wide + GAP), self.bottom, wide
            self.boxes[box.name] = box
        self.bottom += HIGH + GAP

    def svg(self) -> str:
        """The picture, for light and dark pages, with words for those who do not see it."""
        size = f"{WIDTH + SIDE + 3 * MARGIN:g} {self.bottom:g}"
        return "".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" ',
            f'aria-labelledby="title desc">\n<title id="title">{self.words["title"]}</title>\n',
            f'<desc id="desc">{self.words["desc"]}</desc>\n<style>{STYLE}</style>\n',
            *self._frame(),
            *(part for start, end in self.edges for part in self._edge(start, end)),
            *(part for box in self.boxes.values() for part in box.drawn()),
            "</svg>\n",
        ])  # fmt: skip

    def _frame(self) -> Iterator[str]:
        (name, top), (_, end) = self.frames
        yield f'<rect class="frame" x="{MARGIN}" y="{top:g}" width="{WIDTH}" '
        yield f'height="{end - top:g}" rx="8"/>\n'
        yield f'<text x="{MARGIN + WIDTH / 2:g}" y="{top + 17:g}">{escape(name)}</text>\n'

    def _edge(self, start: str, end: str) -> Iterator[str]:
        one, two = self.boxes[start], self.boxes[end]
        x = two.x + two.wide / 2  # straight down: the upper box reaches over the lower one
        yield f'<path d="M{x:g} {one.y + one.high:g}V{two.y:g}"/>'
        yield f'<path class="head" d="M{x:g} {two.y:g}l-5 -9h10z"/>\n'


def files() -> dict[Path, str]:
    """The picture, as it should be."""
    return {PICTURE: Diagram().read(SOURCE.read_text("utf-8")).svg()}
