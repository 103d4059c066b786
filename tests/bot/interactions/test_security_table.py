"""`docs/security.md` shows the declaration that the guard uses; `make goldens` rewrites its tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Mapping

from bot.interactions.access import ANY, COMMANDS, VERBS, Rule, Who
from bot.interactions.costs import ALLOWED

DOCUMENT = Path(__file__).parents[3] / "docs" / "security.md"
NO_TABLE = (Who.ANYONE, Who.MANAGER)


def table(rules: Mapping[str, Rule], prefix: str) -> str:
    rows = ["| what | who | where | status | reveals | takes | allowance |", "|---|---|---|---|---|---|---|"]
    for name, rule in rules.items():
        when = "any" if rule.status == ANY else ", ".join(rule.status)
        status = "" if rule.who in NO_TABLE else when
        cells = (f"`{prefix}{name}`", rule.who, rule.where, status, rule.reveals, rule.work, rule.cost)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def allowances() -> str:
    rows = [f"| {cost} | {allowed} |" for cost, allowed in ALLOWED.items()]
    return "\n".join(["| allowance | for one person |", "|---|---|", *rows])


def test_the_golden_tables_of_security_are_those_of_the_guard(regenerate: bool) -> None:
    text = written = DOCUMENT.read_text(encoding="utf-8")
    parts = {"verbs": table(VERBS, ""), "commands": table(COMMANDS, "/snack "), "allowances": allowances()}
    for part, rows in parts.items():
        text, found = re.subn(rf"(?s)<!-- {part} -->\n.*?<!-- end -->", f"<!-- {part} -->\n{rows}\n<!-- end -->", text)
        assert found == 1
    if regenerate:
        DOCUMENT.write_text(text, encoding="utf-8")
    else:
        assert text == written, "docs/security.md differs: if that is right, run `make goldens`"
