"""The build backend: maturin, which refuses to build a package whose server has no page.

A wheel without the page would install a server that answers 503 to every visitor, and nobody
would notice before that. An editable install is for those who build the page themselves.
"""

from pathlib import Path

from maturin import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from maturin import build_sdist as _build_sdist
from maturin import build_wheel as _build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

PAGE = Path(__file__).parents[1] / "src" / "crossglot" / "web" / "index.html"


def check_page() -> None:
    """Stop the build where the page has not been built.

    Raises:
        SystemExit: With the way to build it.
    """
    if not PAGE.exists():
        raise SystemExit(
            "The page is not built, and the package would be a server without one.\n"
            "Build it first: npm --prefix web ci && npm --prefix web run build"
        )


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, str] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel with the page inside; arguments as PEP 517 has them."""
    check_page()
    return str(_build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: dict[str, str] | None = None) -> str:
    """Build an sdist with the page inside; arguments as PEP 517 has them."""
    check_page()
    return str(_build_sdist(sdist_directory, config_settings))
