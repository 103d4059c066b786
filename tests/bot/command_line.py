"""`python -m bot …` as an operator types it, but in this process: starting another takes seconds."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

from bot import __main__


def typed(*words: str, **environment: str) -> int:
    """The command's exit code. It runs its own event loop; the test's loop waits."""
    argv = patch.object(sys, "argv", ["bot", *words])
    with argv, patch.dict(os.environ, environment), ThreadPoolExecutor(1) as pool:
        return pool.submit(__main__.main).result()
