"""`--ray` on a cluster of this machine: the games of a single process, byte by byte."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.cli.runs import Run, levant
from tests.cli.test_arena import PILGRIMS, without_times
from tests.server.proof_kill.processes import free_port

pytestmark = [
    pytest.mark.proof,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
    # Ray leaves sockets and files to the garbage collector.
    pytest.mark.filterwarnings("default"),
]

TRIES = 5
PATIENCE = "600"
TOO_LATE = "timed out during startup"
"""What Ray says when its node did not answer within 30 seconds, a time that nothing changes."""


@pytest.fixture(autouse=True)
def _patient_ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """On a busy machine Ray's processes need longer than it grants them."""
    monkeypatch.setenv("RAY_gcs_server_port_wait_time_s", PATIENCE)
    monkeypatch.setenv("RAY_worker_register_timeout_seconds", PATIENCE)
    monkeypatch.setenv("RAY_raylet_client_connect_timeout_milliseconds", f"{PATIENCE}000")
    yield
    import ray

    ray.shutdown()


def on_ray(*args: str | Path) -> Run:
    """Run a command with `--ray`; again when Ray itself did not start in time."""
    import ray

    for left in reversed(range(TRIES)):
        try:
            return levant(*args, "--ray")
        except Exception as error:
            # Ray raises a plain Exception.
            if TOO_LATE not in str(error) or not left:
                raise
            ray.shutdown()
            time.sleep(5)
    raise AssertionError("unreachable")


def test_self_play_on_a_cluster_is_the_same() -> None:
    args = ("selfplay", "--games", "6", "--seed", "40", "--json")
    alone, shared = levant(*args).json, on_ray(*args).json
    for timed in ("seconds", "decisions_per_s"):
        del alone[timed], shared[timed]
    assert shared == alone


def test_an_arena_on_a_cluster_is_the_same(tmp_path: Path) -> None:
    args = (*PILGRIMS, "--games", "4", "--json", "--out")
    alone = levant(*args, tmp_path / "alone")
    shared = on_ray(*args, tmp_path / "shared")
    assert without_times(shared.out) == without_times(alone.out)
    assert json.loads(shared.out)["games"] == 4
    for file in (tmp_path / "alone" / "games").rglob("*.rex"):
        twin = tmp_path / "shared" / file.relative_to(tmp_path / "alone")
        assert twin.read_bytes() == file.read_bytes()


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[str]:
    """The address of a cluster that was started with a token; it ends with its process group."""
    token, said = tmp_path / "token", tmp_path / "ray.txt"
    token.write_text("0" * 64, "ascii")
    environ = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token)}
    for _ in range(TRIES):
        port, short = free_port(), mkdtemp(prefix="ray")
        command = [
            sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block",
            f"--port={port}", "--num-cpus=1", "--include-dashboard=false",
            "--node-ip-address=127.0.0.1", f"--temp-dir={short}",
        ]  # fmt: skip
        with said.open("wb") as file:
            head = subprocess.Popen(
                command, env=environ, stdout=file, stderr=file, start_new_session=True
            )
        try:
            if _started(head, said):
                yield f"127.0.0.1:{port}"
                return
        finally:
            for sign in (signal.SIGTERM, signal.SIGKILL):
                with suppress(ProcessLookupError):
                    os.killpg(head.pid, sign)
                with suppress(subprocess.TimeoutExpired):
                    head.wait(60)
            shutil.rmtree(short, ignore_errors=True)
    raise AssertionError(said.read_text("utf-8", "replace"))


def _started(head: subprocess.Popen[bytes], said: Path) -> bool:
    """Whether a node is there; False when it was too late for itself."""
    end = time.monotonic() + float(PATIENCE)
    while b"Ray runtime started" not in said.read_bytes():
        if head.poll() is not None:
            assert TOO_LATE in (told := said.read_text("utf-8", "replace")), told
            return False
        assert time.monotonic() < end
        time.sleep(0.2)
    return True


def test_a_cluster_with_a_token_is_reached_with_it(guarded: str, tmp_path: Path) -> None:
    """In a process of its own: Ray reads how it has to prove itself once."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("RAY_AUTH")}
    granted = subprocess.run(
        [sys.executable, "-m", "levant", "selfplay", "--games", "2", "--ray", guarded],
        # No token of the user's own.
        env={**kept, "HOME": str(tmp_path), "RAY_AUTH_TOKEN_PATH": str(tmp_path / "token")},
        capture_output=True,
        text=True,
        timeout=float(PATIENCE),
        check=False,
    )
    assert granted.returncode == 0, granted.stderr
