"""The real bot in a browser, on a simulated Discord: no token, no network, none of our own code stubbed."""

from __future__ import annotations

import asyncio
import socket
import sys

from bot.playground.options import Options
from bot.settings import Settings, setting_behind
from bot.store.base import StoreError


def play(settings: Settings, options: Options) -> int:
    """Serve the playground until told to stop. If it cannot start, print one line that says why."""
    try:
        from simcord.backend.errors import SetupError
        from simcord.preview import _require_preview_runtime

        _require_preview_runtime()
    except ImportError:
        return _sorry("The playground needs SimCord: run `make play`, or `pip install -e '.[play]'`.")
    except SetupError as error:
        return _sorry(f"{error} Or run `make play`.")
    if not _is_free(options.port):
        return _sorry(
            f"Port {options.port} is taken; is the playground open already? "
            f"Stop that one, or use another port: make play ARGS=--port={options.port + 1}"
        )
    from bot.playground.session import PlaygroundRun

    try:
        asyncio.run(PlaygroundRun(settings, options).run())
    except StoreError as error:
        return _sorry(setting_behind(error, "--data"))
    return 0


def _is_free(port: int) -> bool:
    """Whether the port is free. Checked before anything else: two playgrounds must not share the same games."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _sorry(text: str) -> int:
    print(text, file=sys.stderr)
    return 1
