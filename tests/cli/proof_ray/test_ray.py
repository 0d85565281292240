"""`--ray` on a cluster of this machine: the games of a single process, byte by byte."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.runs import Run, levant
from tests.cli.test_arena import PILGRIMS, without_times

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
