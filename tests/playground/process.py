"""The playground as people start it: a separate process, an address, and a way to end it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
"""Seconds; shared machines are slow at times."""


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def plain_environment(**more: str) -> dict[str, str]:
    """Without the token or settings of the person who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_", "LOG_"))}
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**kept, "PATH": path, "PYTHONUNBUFFERED": "1", "DISCORD_TOKEN": "", "THINKERS": "0", **more}


class Process:
    def __init__(self, *command: str, cwd: Path = ROOT, **environment: str) -> None:
        self._process = subprocess.Popen(
            command,
            cwd=cwd,
            env=plain_environment(**environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
        )
        assert self._process.stdout is not None
        os.set_blocking(self._process.stdout.fileno(), False)
        self.output = ""

    def read(self) -> str:
        assert self._process.stdout is not None
        self.output += (self._process.stdout.read(1 << 16) or b"").decode(errors="replace")
        return self.output

    def wait_for(self, pattern: str) -> re.Match[str]:
        """The first match of the pattern in the output."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(pattern, self.read())
            if found:
                return found
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"{pattern!r} never came; there was:\n{self.read()}")

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    def end(self, signum: int = signal.SIGINT) -> int:
        self._process.send_signal(signum)
        return self.wait()

    def wait(self) -> int:
        code = self._process.wait(PATIENCE)
        self.read()
        return code

    def kill(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()


class Playground(Process):
    def __init__(self, data: Path, port: int, *more: str) -> None:
        command = (
            sys.executable,
            "-m",
            "bot",
            "--playground",
            "--no-browser",
            "--data",
            str(data),
            "--port",
            str(port),
        )
        super().__init__(*command, *more)
        self.address = self.wait_for(r"http://127\.0\.0\.1:\d+/#\S+")[0]
