"""Dashboards and alerts use numbers the bot really counts, and counting costs next to nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import perf_counter

from bot.metrics import ACTIONS, REGISTRY, STORED, timed

DOCS = Path(__file__).parents[3] / "docs" / "operating"
NAME = re.compile(r"\bsnack_\w+")


def counted() -> set[str]:
    """Every name that `/metrics` can report, whether or not it has a value yet."""
    found = set()
    for metric in REGISTRY.collect():
        suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(metric.type, ("",))
        found |= {metric.name + suffix for suffix in suffixes}
    return found


def base(name: str) -> str:
    return re.sub(r"_(bucket|count|sum)$", "", name)


def test_dashboard_alerts_and_page_know_every_number_and_no_other() -> None:
    dashboard = json.loads((DOCS / "dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = [line for line in (DOCS / "alerts.yaml").read_text(encoding="utf-8").splitlines() if "expr:" in line]
    used = {name for expression in (*asked, *alerts) for name in NAME.findall(expression)}
    assert used <= counted()
    assert len(alerts) >= 8
    assert {base(name) for name in used} == {base(name) for name in counted()}
    page = (DOCS / "README.md").read_text(encoding="utf-8")
    assert {base(name) for name in NAME.findall(page)} == {base(name) for name in counted()}


def test_no_label_tells_of_a_person_a_server_or_a_table() -> None:
    labels = {name for metric in REGISTRY._names_to_collectors.values() for name in metric._labelnames}  # type: ignore[attr-defined]
    assert labels == {"kind", "outcome", "status", "code", "what", "where"}


def test_counting_costs_next_to_nothing() -> None:
    """Whether or not anyone reads them. It takes a few µs, a move milliseconds; the bound is for slow machines."""
    times = 2000
    began = perf_counter()
    for _ in range(times):
        ACTIONS.labels("place", "done").inc(0)
        with timed(STORED.labels("test")):
            pass
    assert (perf_counter() - began) / times < 0.0005
    STORED.remove("test")
