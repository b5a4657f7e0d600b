"""The steps that make a clone runnable: environment, libraries, kernel, page, lexicons."""

import os
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setup import ROOT, VENV
from setup.say import run
from setup.steps import Step

BIN = VENV / "bin"
LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
PAGE = ROOT / "src" / "crossglot" / "web"
KERNEL = ROOT / "src" / "crossglot" / "_kernel.abi3.so"


def pinned(package: str, lock: Path) -> str:
    """The lines of ``lock`` that pin ``package``, its hashes included."""
    kept, inside = [], False
    for line in lock.read_text().splitlines():
        if not line.startswith((" ", "#")):
            inside = line.startswith(f"{package}==")
        if inside:
            kept.append(line)
    return "\n".join(kept) + "\n"


def make_environment() -> None:
    """Lay a new virtual environment with the pinned uv in it, which is quicker than pip."""
    run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(pinned("uv", ROOT / LOCK))
        file.flush()
        pip = [str(BIN / "python"), "-m", "pip", "install", "--quiet"]
        run([*pip, "--require-hashes", "--no-deps", "-r", file.name])


def install(lock: str) -> None:
    """Install exactly what ``lock`` says, each file checked against its hash."""
    exact = ["--require-hashes", "--no-deps", "--compile-bytecode", "-r", lock]
    run(["uv", "pip", "install", *exact])


def build_kernel() -> None:
    """Compile the kernel for speed, then install the package in place.

    The installer would compile too, but in silence and without saying how far it is.
    """
    run(["maturin", "develop", "--release", "--locked", "--skip-install"])
    in_place = ["--no-deps", "--no-build-isolation", "--reinstall", "--quiet", "--editable", "."]
    run(["uv", "pip", "install", *in_place], extra={"MATURIN_PEP517_ARGS": "--locked"})


def build_page() -> None:
    """Build the page into the package, where the server finds it."""
    run(["npm", "--prefix", "web", "run", "build"])


def lexicons_folder() -> Path:
    """Where ``crossglot lexicon`` keeps what it has compiled; a wrong guess only costs a look."""
    home = Path.home()
    caches = home / "Library/Caches" if sys.platform == "darwin" else home / ".cache"
    cache = Path(os.environ.get("XDG_CACHE_HOME") or caches) / "crossglot"
    return Path(os.environ.get("CROSSGLOT_CACHE") or cache) / "lexicons"


def language_to_play(variables: Mapping[str, str]) -> str:
    """The language of this machine, if there is a recipe for its words; Hungarian otherwise.

    Args:
        variables: The environment, whose locale is such as ``cs_CZ.UTF-8``.
    """
    named = (variables.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((text for text in named if text), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    recipes = {path.stem for path in (ROOT / "src/crossglot/lexicon/recipes").glob("*.toml")}
    return language if language in recipes else "hu"


def lexicon_to_play(variables: Mapping[str, str]) -> Step:
    """The step that compiles the first lexicon, in the language of this machine."""
    language = language_to_play(variables)
    edition = "HU-M" if language == "hu" else language.upper()
    return lexicons(f"lexicon-{language}", f"the first lexicon ({edition})", [edition])


def lexicons(name: str, which: str, editions: Sequence[str]) -> Step:
    """The step that compiles the lexicons of ``editions`` into the user's cache.

    Where the analyser of Estonian does not run there is another file instead, so
    that one is no proof of the step.
    """

    def install_one(edition: str) -> None:
        run(["crossglot", "lexicon", "install", edition])

    def install_lexicons() -> None:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(install_one, editions))

    return Step(
        name,
        f"compile {which} on this machine",
        install_lexicons,
        inputs=["src/crossglot/lexicon", "src/crossglot/editions", "kernel", "binding"],
        outputs=[lexicons_folder() / f"{edition}.b.cgl" for edition in editions if edition != "ET"],
    )


ENVIRONMENT = Step(
    "environment",
    "make the Python environment .venv",
    make_environment,
    outputs=[BIN / "python", BIN / "uv"],
    needs=["venv"],
)
LIBRARIES = Step(
    "libraries",
    "install the Python libraries",
    lambda: install(LOCK),
    inputs=[LOCK],
    outputs=[BIN / "maturin"],
)
DEV_LIBRARIES = Step(
    "dev-libraries",
    "install the Python libraries, those for tests too",
    lambda: install(DEV_LOCK),
    inputs=[DEV_LOCK],
    outputs=[BIN / "pytest"],
)
KERNEL_BUILT = Step(
    "kernel",
    "build the kernel",
    build_kernel,
    inputs=["Cargo.toml", "Cargo.lock", "kernel", "binding", "pyproject.toml"],
    outputs=[KERNEL, BIN / "crossglot"],
    needs=["cargo", "gcc"],
)
PAGE_LIBRARIES = Step(
    "page-libraries",
    "install what the page is built with",
    lambda: run(["npm", "ci", "--prefix", "web", "--no-audit", "--no-fund"]),
    inputs=["web/package.json", "web/package-lock.json"],
    outputs=[ROOT / "web" / "node_modules"],
    needs=["node", "npm"],
)
PAGE_BUILT = Step(
    "page",
    "build the page",
    build_page,
    inputs=["web", "src/crossglot/messages", "src/crossglot/server/pages.json"],
    outputs=[PAGE / "index.html"],
    needs=["node", "npm"],
)

LEXICON_TO_PLAY = lexicon_to_play(os.environ)
# Estonian first: it takes as long as all others together, and they run beside it.
LEXICONS_TO_TEST = lexicons("lexicons", "every lexicon", ["ET", "HU-M", "HU-W", "CS", "EL"])

BUILT = [KERNEL_BUILT, PAGE_LIBRARIES, PAGE_BUILT]
TO_PLAY = [ENVIRONMENT, LIBRARIES, *BUILT, LEXICON_TO_PLAY]
TO_CHECK = [ENVIRONMENT, DEV_LIBRARIES, *BUILT]
TO_TEST = [*TO_CHECK, LEXICONS_TO_TEST]
