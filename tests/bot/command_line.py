"""`python -m bot …` as an operator types it, in this process: starting another takes seconds."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

from bot import __main__


def typed(*words: str, **environment: str) -> int:
    """What the command ends with. It brings an event loop of its own; the test's waits meanwhile."""
    argv = patch.object(sys, "argv", ["bot", *words])
    with argv, patch.dict(os.environ, environment), ThreadPoolExecutor(1) as pool:
        return pool.submit(__main__.main).result()
