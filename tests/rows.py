"""One test over many rows: ``for_each`` runs them in a loop and lists those that fail.

``pytest.mark.parametrize`` makes an item of each row, which is right where a row is a case of
its own. A rule about every file, route or error code is one test: as thousands of items it only
costs time to collect, send to a worker and report.
"""

import functools
import inspect
import traceback
from collections.abc import Callable, Iterable
from typing import cast

import pytest

SHOWN = 20
"""How many rows that fail are shown whole."""


def for_each(
    names: str, rows: Iterable[object]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run the test once for each row, as one item of pytest.

    A row that calls ``pytest.skip`` is passed over. Fixtures are shared by all rows, so a test
    that needs a new one for each row is parametrized as usual.

    Args:
        names: Arguments of the test that a row fills, separated by commas.
        rows: Values of one argument, or tuples of the values of several.
    """
    filled = [name.strip() for name in names.split(",")]
    table = [cast("tuple[object, ...]", row) if len(filled) > 1 else (row,) for row in rows]

    def over_all(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def run(**fixtures: object) -> None:
            assert table, "no row"
            failed = []
            for row in table:
                try:
                    test(**fixtures, **dict(zip(filled, row, strict=True)))
                except pytest.skip.Exception:
                    continue
                except Exception:  # noqa: BLE001 -- whatever fails is listed with its row
                    failed.append(f"{test.__name__}{row!r}\n{traceback.format_exc()}")
            if failed:
                shown = "\n".join(failed[:SHOWN])
                pytest.fail(f"{len(failed)} of {len(table)} rows fail:\n{shown}", pytrace=False)

        wanted = inspect.signature(test).parameters.values()
        left = [parameter for parameter in wanted if parameter.name not in filled]
        run.__signature__ = inspect.Signature(left)  # type: ignore[attr-defined] # what pytest reads
        return run

    return over_all
