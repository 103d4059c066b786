"""`python -m bot.operating.alive`: exits with 0 if the bot's event loop is running; its container's health check.

It asks /live at the address in the settings. Without HTTP_PORT nobody answers, by choice: then all there is to know is
that the process runs, which the container's host can see. This runs twice a minute, so it needs only the standard
library.
"""

from __future__ import annotations

import os
import sys
from typing import Mapping
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 4.0
"""Seconds."""
HERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}
"""The address on this machine for a server that listens on all addresses."""


def address(env: Mapping[str, str]) -> str | None:
    """The address of /live; None if there is none."""
    port, host = env.get("HTTP_PORT", "").strip(), env.get("HTTP_HOST", "").strip()
    if not port.strip("0"):
        return None
    host = HERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/live"


def main(env: Mapping[str, str]) -> int:
    asked = address(env)
    try:
        if asked:
            urlopen(asked, timeout=PATIENCE).close()
    except (URLError, OSError, ValueError):
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(os.environ))
