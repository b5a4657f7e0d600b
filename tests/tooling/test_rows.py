"""``for_each`` runs every row, and one that fails is named."""

import pytest

from tests.rows import for_each


def test_every_row_runs_and_those_that_fail_are_named():
    ran = []

    @for_each("left, right", [(1, 1), (1, 2), (3, 3), (4, 5)])
    def same(left, right, fixture):
        ran.append((left, right, fixture))
        assert left == right, f"{left} is not {right}"

    with pytest.raises(pytest.fail.Exception, match=r"2 of 4 rows fail:\nsame\(1, 2\)") as failed:
        same(fixture="shared")
    assert "4 is not 5" in str(failed.value)
    assert ran == [(1, 1, "shared"), (1, 2, "shared"), (3, 3, "shared"), (4, 5, "shared")]


def test_a_row_may_be_skipped_but_no_rows_are_a_mistake():
    @for_each("path", ["data"])
    def skips(path):
        pytest.skip(path)

    skips()
    with pytest.raises(AssertionError, match="no row"):
        for_each("path", [])(skips)()
