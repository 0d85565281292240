"""`levant admin`: accounts for a closed club, copies of the database, answers for programs."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from levant.server.settings import load_settings
from levant.server.storage import backup
from tests.cli.test_admin import admin, club, told
from tests.server.browser import PHRASE, House, house

__all__ = ["club"]


def test_a_closed_club_gets_its_members_from_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'levant.db'}")
    with house(tmp_path, limits=False, registration=False, guests=False) as closed:
        body = {"name": "Balian", "password": PHRASE}
        assert closed.browser().refused("POST", "/register", body) == (403, "forbidden")
        assert told("add-person", "Balian", "--stdin", given=PHRASE) == "Balian can log in\n"
        assert closed.browser().post("/login", **body)["user"]["kind"] == "member"
        assert admin("add-person", "Ba1ian", "--stdin", given=PHRASE).exit_code == 2
        assert admin("add-person", "Guy", "--stdin", given="short").exit_code == 2


def test_a_copy_is_made_beside_the_server_and_put_back_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = tmp_path / "levant.db", tmp_path / "copy.db"
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{file}")
    with house(tmp_path, limits=False) as running:
        running.browser().register("Balian")
        assert json.loads(told("backup", str(copy), "--json"))["file"] == str(copy)
        assert copy.stat().st_mode & 0o077 == 0
        assert "there already" in admin("backup", str(copy)).output
        running.browser().register("Guy")
        refused = admin("restore", str(copy), "--yes")
        assert (refused.exit_code, "stop it first" in refused.output) == (1, True)
    assert "Guy" in told("list", "people")
    told("restore", str(copy), "--yes")
    people = told("list", "people")
    assert "Balian" in people
    assert "Guy" not in people
    assert (tmp_path / "levant.db.before-restore").exists()
    with house(tmp_path, limits=False) as again:
        assert again.browser().post("/login", name="Balian", password=PHRASE)["user"]


def test_in_a_folder_copies_are_named_by_time_and_old_ones_go(club: House, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    for old in ("levant-2020-01-01T000000Z.backup", "levant-2021-01-01T000000Z.backup", "mine.db"):
        (copies / old).write_text("")
    made = Path(json.loads(told("backup", str(copies), "--keep", "2", "--json"))["file"])
    backup.check_copy(made)
    assert {path.name for path in copies.iterdir()} == {
        "levant-2021-01-01T000000Z.backup", made.name, "mine.db",
    }  # fmt: skip
    told("backup", str(tmp_path / "new"), "--keep", "2")
    assert len(list((tmp_path / "new").iterdir())) == 1
    refused = admin("backup", str(made), "--keep", "2")
    assert (refused.exit_code, "no folder" in refused.output) == (1, True)


def test_a_damaged_database_is_replaced_by_its_copy(club: House, tmp_path: Path) -> None:
    copy, settings = tmp_path / "copy.db", load_settings()
    told("backup", str(copy))
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database at all " * 200)
    backup.restore(load_settings(database_url=f"sqlite:///{broken}"), copy)
    backup.check_copy(broken)
    assert settings.file is not None


def test_what_is_no_copy_is_not_put_back(club: House, tmp_path: Path) -> None:
    (tmp_path / "words").write_text("words")
    for source in ("missing", "words"):
        refused = admin("restore", str(tmp_path / source), "--yes")
        assert refused.exit_code == 1
        assert source in refused.output
    newer = tmp_path / "newer.db"
    told("backup", str(newer))
    with sqlite3.connect(newer) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
    opened.close()
    assert "newer version" in admin("restore", str(newer), "--yes").output


def test_programs_of_postgresql_that_are_missing_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("LEVANT_DATABASE_URL", "postgresql://x@127.0.0.1:1/x")
    assert "install the client programs" in admin("backup", str(tmp_path / "x")).output


def test_looking_makes_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'none' / 'other.db'}")
    assert admin("stats").exit_code == 1
    assert not (tmp_path / "none").exists()


def test_everything_is_told_as_json(club: House) -> None:
    club.browser().register("Balian")
    assert json.loads(told("stats", "--json"))["people: member"] == 1
    assert json.loads(told("list", "people", "--json"))[0]["name"] == "Balian"
    assert json.loads(told("list", "matches", "--json")) == []
    assert set(json.loads(told("push-keys", "--json"))) == {
        "LEVANT_PUSH_PRIVATE_KEY", "LEVANT_PUSH_PUBLIC_KEY",
    }  # fmt: skip
    assert json.loads(told("add-bot", "Robin", "--json"))["token"].startswith("lvt_")
    new = told("set-password", "Balian", "--stdin", "--json", given="four camels to tyre")
    assert json.loads(new) == {"name": "Balian", "logins_ended": 1}
    deleted = told("delete", "person", "Balian", "--yes", "--json")
    assert json.loads(deleted) == {"name": "Balian", "deleted": True}
