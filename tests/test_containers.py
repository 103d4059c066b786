"""The files for containers and workflows: they do what `make` does, only name what exists, and work as described."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.operating.alive import address
from bot.settings import Settings
from tests.mutants import codes, sample, summary
from tests.playground.process import plain_environment

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
LINES = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text(encoding="utf-8")).splitlines()
STEPS = [tuple(line.split(" ", 1)) for line in LINES if line and not line.startswith("#")]
FINAL = STEPS[max(number for number, step in enumerate(STEPS) if step[0] == "FROM") :]


def of(kind: str, steps: list[Any] = FINAL) -> list[str]:
    return [rest for name, rest in steps if name == kind]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def target(name: str) -> str:
    """What a Makefile target does."""
    found = re.search(rf"(?m)^{name}:.*\n((?:\t.*\n)+)", MAKEFILE)
    assert found is not None, name
    return found[1]


def test_the_image_installs_as_make_hosted_does() -> None:
    hosted = target("hosted")
    (install,) = [step for step in of("RUN", STEPS) if "pip install" in step]
    arguments = "--quiet --disable-pip-version-check --require-hashes -r requirements.txt"
    assert arguments in hosted
    assert arguments in install.replace("--no-cache-dir ", "")
    assert "-m bot --help" in hosted
    assert any(step.endswith("-m bot --help") for step in of("RUN"))
    assert "requirements.txt requirements.lock ./" in of("COPY", STEPS)


def test_the_image_holds_the_program_and_nothing_else() -> None:
    copied = {step.split()[0] for step in of("COPY") if not step.startswith("--from")}
    packages = re.search(r"include = \[(.*)\]", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert packages is not None
    assert copied == set(re.findall(r'"(\w+)\*"', packages[1]))
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert ignored[0] == "*"
    assert {one.removeprefix("!") for one in ignored if one.startswith("!")} == {
        *copied,
        "requirements.txt",
        "requirements.lock",
    }


def test_the_image_is_not_root_and_writes_to_one_folder() -> None:
    assert of("USER") == ["10001"]
    assert of("VOLUME") == ["/data"]
    settings = dict(one.split("=", 1) for step in of("ENV") for one in step.split())
    assert settings["DATABASE_URL"] == "sqlite:////data/snack.db"
    assert FINAL.index(("USER", "10001")) > max(n for n, step in enumerate(FINAL) if step[0] in ("RUN", "COPY"))


def test_the_entry_point_is_the_bot(tmp_path: Path) -> None:
    (entry,) = of("ENTRYPOINT")
    program, *arguments = json.loads(entry)
    assert program == "python"
    run = subprocess.run(
        [sys.executable, *arguments, "--help"], cwd=ROOT, env=plain_environment(), capture_output=True, check=True
    )
    assert b"--processes" in run.stdout


@pytest.fixture
def live() -> Iterator[HTTPServer]:
    """Answers /live as told."""

    class Live(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            well = self.path == "/live" and getattr(self.server, "well", True)
            self.send_response(200 if well else 503)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Quietly."""

    server = HTTPServer(("127.0.0.1", 0), Live)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_the_health_check_asks_whether_it_lives(live: HTTPServer) -> None:
    (check,) = of("HEALTHCHECK")
    program, *arguments = json.loads(check.split("CMD ")[1])
    assert program == "python"

    def healthy(**settings: str) -> bool:
        env = plain_environment(**settings)
        return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, check=False).returncode == 0

    port = str(live.server_port)
    assert healthy(HTTP_PORT=port)
    assert healthy(HTTP_PORT=port, HTTP_HOST="0.0.0.0")
    live.well = False  # type: ignore[attr-defined]
    assert not healthy(HTTP_PORT=port)
    live.server_close()
    assert not healthy(HTTP_PORT=port)
    assert healthy(HTTP_PORT="0")  # no answer is expected


def test_the_health_check_asks_where_the_bot_answers() -> None:
    """An empty value means the same as for the bot itself."""
    assert address({"HTTP_PORT": "8080"}) == "http://127.0.0.1:8080/live"
    assert address({"HTTP_PORT": "8080", "HTTP_HOST": "::"}) == "http://[::1]:8080/live"
    assert address({"HTTP_PORT": "8080", "HTTP_HOST": "10.0.0.7"}) == "http://10.0.0.7:8080/live"
    for port in ("", " ", "0"):
        assert address({"HTTP_PORT": port}) is None
        assert not Settings.read({"HTTP_PORT": port}).http_port


def test_compose_has_one_bot_on_sqlite_and_a_profile_with_all_the_rest() -> None:
    services = compose()["services"]
    assert {name for name, one in services.items() if "profiles" not in one} == {"bot"}
    assert set(services) == {"bot", "processes", "database", "prometheus", "grafana"}
    for name in ("bot", "processes"):
        one = services[name]
        assert one["read_only"] is True
        assert one["cap_drop"] == ["ALL"]
        assert one["build"] == "."
    assert services["bot"]["volumes"] == ["data:/data"]
    two = services["processes"]
    assert two["command"] == ["--processes", "2"]
    settings = Settings.read({"DATABASE_URL": two["environment"]["DATABASE_URL"]})
    settings.check_shared()
    for one in services.values():
        for volume in one.get("volumes", ()):
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in compose()["volumes"]


def test_every_setting_reaches_the_bot_in_its_container() -> None:
    """It comes from .env, which compose reads and the image doesn't have; or the image or compose.yaml sets it."""
    of_image = {one.split("=", 1)[0] for step in of("ENV") for one in step.split()}
    names = {one.name.upper() for one in fields(Settings)}
    services, backups = compose()["services"], {"BACKUP_DIR", "BACKUPS_KEPT"}
    assert names - of_image - set(services["bot"]["environment"]) == {"HTTP_HOST"}  # nobody else can reach it there
    assert names - of_image - set(services["processes"]["environment"]) == backups  # PostgreSQL has its own tools
    for one in ("bot", "processes"):
        for name, value in services[one]["environment"].items():
            assert value.startswith(f"${{{name}:") or one == "processes", name
    empty = {name: "" for name, value in services["bot"]["environment"].items() if value.endswith(":-}")}
    assert Settings.read(empty) == Settings()


def test_prometheus_asks_every_process() -> None:
    asked = yaml.safe_load((ROOT / "docs" / "operating" / "prometheus.yaml").read_text(encoding="utf-8"))
    (job,) = asked["scrape_configs"]
    port = int(dict(one.split("=", 1) for step in of("ENV") for one in step.split())["HTTP_PORT"])
    many = int(compose()["services"]["processes"]["command"][1])
    assert job["static_configs"][0]["targets"] == [f"processes:{port + number}" for number in range(many)]


WORKFLOWS = sorted((ROOT / ".github").rglob("*.y*ml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_and_templates_can_be_read(file: Path) -> None:
    assert isinstance(yaml.safe_load(file.read_text(encoding="utf-8")), dict)


def test_the_workflow_runs_all_of_ci_on_every_python_and_only_targets_that_exist() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yaml").read_text(encoding="utf-8"))["jobs"]
    assert jobs["everything"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert ".ci/run" in runs
    for command in runs:
        if command.startswith("make "):
            assert target(command.split()[1])


def test_hooks_run_what_make_check_runs() -> None:
    (local,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        assert hook["entry"].replace(".venv/bin", "$(BIN)") in target("check") + target("format")


def test_mutants_are_shown_to_tests_that_run_the_engine_and_to_none_that_reads_its_source() -> None:
    """mutmut's copy of the source has every fault next to the right line, so a test that reads it would fail."""
    given = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    folder, *options = given["pytest_add_cli_args_test_selection"]
    tests = (ROOT / folder).rglob("test_*.py")
    readers = {file.relative_to(ROOT) for file in tests if "rglob(" in file.read_text(encoding="utf-8")}
    assert readers
    assert {Path(one.split("=")[1]) for one in options if one.startswith("--ignore=")} == readers


def test_the_score_of_mutants_counts_what_was_noticed(tmp_path: Path) -> None:
    """A fault that no test runs isn't noticed; one that never ends is."""
    found = {"a": 1, "b": 0, "c": 3, "d": None, "e": 33, "f": -24, "g": 99}
    (tmp_path / "rules.py.meta").write_text(json.dumps({"exit_code_by_key": found}), encoding="utf-8")
    read = codes(tmp_path)
    assert read == sample(read, 100) == found
    assert sample(read, 3).items() < read.items()
    told = "Noticed: 60.0 % (3 of 5 faults). Survived: 1; run by no test: 1; broken: 1; not tried: 1."
    assert summary(read) == told
