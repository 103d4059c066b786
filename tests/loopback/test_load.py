"""A short `make load`: it measures, and finds nothing wrong."""

from __future__ import annotations

import pytest

from benchmarks.load.__main__ import figures, right, run


@pytest.mark.timeout(180)
async def test_a_short_run() -> None:
    done = await run(seconds=2.0, tables=2, seed=1)
    assert done.verdict.wrong == []
    assert done.left_waiting == []
    assert done.verdict.confirmed > 0
    assert [bound.what for bound in right(done)] != []
    printed = "\n".join(map(str, figures(done)))
    for what in ("processor an action", "processes beside it", "until acknowledged", "memory", "statements"):
        assert what in printed
    # All processor time belongs to some part, but for threads that ended between two samples.
    spent, parts = done.whole.grown("cpu"), sum(done.whole.parts.values())
    assert parts == pytest.approx(spent, rel=0.25)
