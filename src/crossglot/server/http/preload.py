"""What a page needs, named in its head: the browser fetches all of it at once.

Without hints a browser finds a page file by file (entry, page, sentences, answers), and every step
of that chain costs a slow line its delay. A hint that is wrong costs bytes; nothing else changes.

The style stands in the page itself: a browser keeps six lines to a server, and files of style would
take half of them before the scripts get one. Their links stay, disabled, so that the page's own
loader knows that it has them.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec

from crossglot.languages import LANGUAGES

HEAD_ENDS = "</head>"
STYLESHEET = re.compile(r'<link rel="stylesheet" crossorigin href="/([^"]+)">')


class Made(msgspec.Struct, frozen=True):
    """What one page is made of, beside what all are made of.

    Attributes:
        scripts: Files of modules.
        styles: Files of style sheets.
        sentences: Parts of the sentences that it waits for; the part of all pages is "".
    """

    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()


class PreloadHints(msgspec.Struct, frozen=True):
    """What the build of the page tells (``web/build/hints.ts``).

    Attributes:
        pages: By the page's name in ``web/src/pages.ts``.
        sentences: Language -> part -> file.
    """

    pages: Mapping[str, Made] = msgspec.field(default_factory=dict)
    sentences: Mapping[str, Mapping[str, str]] = msgspec.field(default_factory=dict)


_decode = msgspec.json.Decoder(PreloadHints).decode


class BuiltPage(msgspec.Struct, frozen=True):
    """The page as it was built, and the hints to it.

    Attributes:
        html: The page.
        hints: What each page needs.
        styles: File of a style sheet -> what is in it.
    """

    html: str
    hints: PreloadHints
    styles: Mapping[str, str] = msgspec.field(default_factory=dict)

    def hinted(self, page: str, language: str) -> str:
        """The html of ``page`` with its style, and all files named that it will ask for.

        Args:
            page: Its name; one that the build does not know gets no hint.
            language: In which its sentences are read.
        """
        made = self.hints.pages.get(page, Made())
        said = {**self.hints.sentences.get("en", {}), **self.hints.sentences.get(language, {})}
        modules = [*made.scripts, *(said[part] for part in made.sentences if part in said)]
        links = [
            *(f'<link rel="stylesheet" crossorigin href="/{file}">' for file in made.styles),
            *(
                f'<link rel="modulepreload" crossorigin href="/{file}">'
                for file in dict.fromkeys(modules)
            ),
        ]
        return self.html.replace(HEAD_ENDS, "".join(links) + HEAD_ENDS, 1)

    @property
    def style_links(self) -> str:
        """What names the style sheets of all pages."""
        return "".join(link[0] for link in STYLESHEET.finditer(self.html))

    def styled(self, html: str) -> tuple[str, tuple[str, ...]]:
        """``html`` with its style sheets in it, and what a browser must be told to take them.

        Returns:
            The page, and sources for ``style-src`` of a content security policy.
        """
        files = [file for file in STYLESHEET.findall(html) if file in self.styles]
        if not files:
            return html, ()
        style = "".join(self.styles[file] for file in files)
        digest = b64encode(sha256(style.encode()).digest()).decode()

        def disabled(link: re.Match[str]) -> str:
            return f"{link[0][:-1]} disabled>" if link[1] in self.styles else link[0]

        named = STYLESHEET.sub(disabled, html)
        head = f"<style>{style}</style>{HEAD_ENDS}"
        return named.replace(HEAD_ENDS, head, 1), (f"'sha256-{digest}'",)


def load_shell(web: Path) -> BuiltPage | None:
    """The page built in ``web``; None when there is none. A newer build is seen at once."""
    index = web / "index.html"
    if not index.is_file():
        return None
    return _read(index, index.stat().st_mtime_ns)


@lru_cache(maxsize=2)
def _read(index: Path, _built: int) -> BuiltPage:
    """The page, its hints and its style; ``_built`` tells one build from the next."""
    written = index.with_name("hints.json")
    hints = _decode(written.read_bytes()) if written.is_file() else PreloadHints()
    styles = {
        path.relative_to(index.parent).as_posix(): path.read_text("utf-8")
        for path in (index.parent / "assets").glob("*.css")
    }
    return BuiltPage(index.read_text("utf-8"), hints, styles)


def language_of(chosen: str | None, accepted: str) -> str:
    """The language in which the page will speak, as ``web/src/i18n/texts.svelte.ts`` chooses it.

    Args:
        chosen: What the visitor chose before, if anything.
        accepted: The header ``Accept-Language``.

    >>> language_of(None, "de-AT,hu-HU;q=0.8,en;q=0.5"), language_of("et", "hu")
    ('hu', 'et')
    >>> language_of(None, "")
    'en'
    """
    wanted = [chosen or "", *(tag.partition(";")[0] for tag in accepted.split(","))]
    codes = (tag.strip().lower().partition("-")[0] for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")
