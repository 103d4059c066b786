"""`docs/security.md` shows the declaration that the guard uses; `make goldens` writes its tables anew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Mapping

from bot.interactions.access import ANY, COMMANDS, VERBS, Rule, Who

DOCUMENT = Path(__file__).parents[3] / "docs" / "security.md"
NO_TABLE = (Who.ANYONE, Who.MANAGER)


def table(rules: Mapping[str, Rule], prefix: str) -> str:
    rows = ["| what | who | where | status | reveals | costs |", "|---|---|---|---|---|---|"]
    for name, rule in rules.items():
        when = "any" if rule.status == ANY else ", ".join(rule.status)
        status = "" if rule.who in NO_TABLE else when
        rows.append(f"| `{prefix}{name}` | {rule.who} | {rule.where} | {status} | {rule.reveals} | {rule.costs} |")
    return "\n".join(rows)


def test_the_golden_tables_of_security_are_those_of_the_guard(regenerate: bool) -> None:
    text = written = DOCUMENT.read_text(encoding="utf-8")
    for part, rows in (("verbs", table(VERBS, "")), ("commands", table(COMMANDS, "/snack "))):
        text, found = re.subn(rf"(?s)<!-- {part} -->\n.*?<!-- end -->", f"<!-- {part} -->\n{rows}\n<!-- end -->", text)
        assert found == 1
    if regenerate:
        DOCUMENT.write_text(text, encoding="utf-8")
    else:
        assert text == written, "docs/security.md differs: if that is right, run `make goldens`"
