"""`python -m tests.release PROGRAM [--try]`: checks that an installed wheel has everything it needs, then tags it.

`make release` builds and installs it first. PROGRAM is the wheel's command in its new environment.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import zipfile
from pathlib import Path

from tests.playground.process import Process, free_port

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "render")


def version() -> str:
    """The version, which also begins the changelog."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if newest is None or newest[1] != project["version"]:
        sys.exit(f"pyproject.toml says {project['version']}, and CHANGELOG.md does not begin with it.")
    return str(project["version"])


def missing(wheel: Path) -> set[str]:
    """What the checkout's packages have and the wheel doesn't."""
    files = {
        str(file.relative_to(ROOT))
        for package in PACKAGES
        for file in (ROOT / package).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    return files - set(zipfile.ZipFile(wheel).namelist())


def try_playground(program: Path) -> None:
    """Start it where nothing of the checkout can be found, look at its page, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        port, where = free_port(), Path(folder)
        process = Process(str(program), "--no-browser", "--port", str(port), "--data", folder, cwd=where)
        try:
            address = process.wait_for(r"http://\S+")[0]
            with urllib.request.urlopen(address.split("#")[0]) as page:
                assert b"playground" in page.read()
            assert process.end() == 0, process.output
        finally:
            process.kill()


def main(program: str, *args: str) -> None:
    tag = f"v{version()}"
    (wheel,) = (ROOT / "dist").glob("*.whl")
    if left_out := missing(wheel):
        sys.exit(f"The wheel lacks {sorted(left_out)}: add them to package-data in pyproject.toml.")
    try_playground(ROOT / program)
    print(f"{wheel.name} has everything, and starts the playground.")
    if "--try" in args:
        return
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True).stdout:
        sys.exit("There are changes that are not committed; commit them first.")
    subprocess.run(["git", "tag", "--annotate", tag, "--message", f"Version {tag[1:]}"], cwd=ROOT, check=True)
    print(f"Tagged {tag}; push it when you like.")


if __name__ == "__main__":
    main(*sys.argv[1:])
