"""Settings: where they come from, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from levant.server.settings import BadSettings, load_settings, unknown_in_environment


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_nearer_source_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "levant.toml").write_text('name = "toml"\nport = 1\nbot_seconds = 3\n')
    (tmp_path / ".env").write_text("LEVANT_NAME=dotenv\nLEVANT_PORT=2\nOTHER=x\n")
    monkeypatch.setenv("LEVANT_NAME", "environment")
    settings = load_settings()
    assert (settings.name, settings.port, settings.bot_seconds) == ("environment", 2, 3)
    assert load_settings(port=4).port == 4


def test_a_file_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('name = "Club"\n')
    assert load_settings(tmp_path / "club.toml").name == "Club"
    with pytest.raises(BadSettings, match="no file"):
        load_settings(tmp_path / "missing.toml")


def test_mistakes_are_told_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEVANT_PORT", "many")
    with pytest.raises(BadSettings, match="LEVANT_PORT"):
        load_settings()
    monkeypatch.delenv("LEVANT_PORT")
    (tmp_path / "levant.toml").write_text("prot = 1\n")
    with pytest.raises(BadSettings, match="prot"):
        load_settings()
    monkeypatch.setenv("LEVANT_PROT", "1")
    assert unknown_in_environment() == ["LEVANT_PROT"]


def test_addresses_of_databases_get_our_drivers() -> None:
    for given, used in (
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgres://a@b/c", "postgresql+psycopg://a@b/c"),
        ("postgresql://a@b/c", "postgresql+psycopg://a@b/c"),
    ):
        assert load_settings(database_url=given).database_url == used
    with pytest.raises(BadSettings, match="DATABASE_URL"):
        load_settings(database_url="mysql://a@b/c")


@pytest.mark.parametrize(
    "given", ["sqlite:///:memory:", "sqlite://", "sqlite+aiosqlite:///:memory:",
              "sqlite:///file:x?mode=memory&uri=true"]
)  # fmt: skip
def test_a_database_in_memory_is_refused_by_name(given: str) -> None:
    with pytest.raises(BadSettings, match=r"LEVANT_DATABASE_URL: .*name a file"):
        load_settings(database_url=given)


def test_one_process_runs_bots_itself_and_many_leave_them_to_workers() -> None:
    assert load_settings().thinks
    assert not load_settings(redis_url="redis://here").thinks
    assert load_settings(redis_url="redis://here", run_bots=True).thinks
