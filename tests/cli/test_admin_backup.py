"""`levant admin`: accounts for a closed club, copies of the database, answers for programs."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path

import pytest

from levant.server.settings import load_settings
from levant.server.storage import backup
from tests.cli.runs import levant
from tests.cli.test_admin import admin, club, over, told
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


def test_nothing_of_the_old_database_gets_into_the_restored_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was killed leaves actions in the -wal file, which belong to the old file."""
    file, copy = tmp_path / "levant.db", tmp_path / "copy.db"
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{file}")
    with house(tmp_path, limits=False) as running:
        running.browser().register("Balian")
        told("backup", str(copy))
        running.browser().register("Guy")
        newest = (tmp_path / "levant.db-wal").read_bytes()
    assert newest
    for damaged in (True, False):
        (tmp_path / "levant.db-wal").write_bytes(newest)
        if damaged:
            file.write_bytes(b"no database at all " * 200)
        else:
            file.unlink()
        told("restore", str(copy), "--yes")
        people = told("list", "people")
        assert "Balian" in people
        assert "Guy" not in people
        kept = tmp_path / "levant.db.before-restore-wal"
        assert kept.exists()
        assert kept.read_bytes() == newest


def test_a_copy_is_private_from_its_first_byte(
    club: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    check = backup.check_copy

    def look(source: Path) -> None:
        seen.append((source.name, source.stat().st_mode & 0o777))
        check(source)

    monkeypatch.setattr(backup, "check_copy", look)
    told("backup", str(tmp_path / "copy.db"))
    assert seen == [("copy.db.part", 0o600)]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_puts_back_belongs_to_who_had_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the server's user could not open it."""
    file, copy = tmp_path / "data" / "levant.db", tmp_path / "copy.db"
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{file}")
    assert levant("migrate").code == 0
    told("backup", str(copy))
    os.chown(file, 4711, 4712)
    told("restore", str(copy), "--yes")
    assert (file.stat().st_uid, file.stat().st_gid) == (4711, 4712)
    file.unlink()
    os.chown(file.parent, 4713, 4714)
    told("restore", str(copy), "--yes")
    assert (file.stat().st_uid, file.stat().st_gid) == (4713, 4714)


def test_a_copy_that_cannot_be_written_is_told(club: House, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    assert "name another place" in levant("admin", "backup", tmp_path / "taken" / "x").complaint
    assert "make it" in levant("admin", "backup", tmp_path / "none" / "x").complaint
    assert not (tmp_path / "x.part").exists()


def test_a_disk_that_is_full_is_told_and_leaves_no_half_copy(
    club: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = backup._make_private

    def small(file: Path) -> None:
        """As much as a full disk has room for."""
        make(file)
        file.unlink()
        file.symlink_to("/dev/full")

    monkeypatch.setattr(backup, "_make_private", small)
    assert "make room" in levant("admin", "backup", tmp_path / "x").complaint
    assert not list(tmp_path.glob("x*"))


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
    old = tmp_path / "pg_dump"
    old.write_text("#!/bin/sh\necho 'aborting because of server version mismatch' >&2\nexit 1\n")
    old.chmod(0o755)
    refused = admin("backup", str(tmp_path / "x"))
    assert "is older than the PostgreSQL" in refused.output
    assert not (tmp_path / "x").exists()


def test_looking_makes_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'none' / 'other.db'}")
    assert admin("stats").exit_code == 1
    assert not (tmp_path / "none").exists()


def test_everything_is_told_as_json(club: House, tmp_path: Path) -> None:
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
    one, other = club.browser(), club.browser()
    one.post("/guest")
    other.post("/guest")
    match = over(one, other)
    record = json.loads(told("export", "match", match, "--json"))["record"]
    file = tmp_path / "match.rex"
    assert json.loads(told("export", "match", match, "--to", str(file), "--json")) == {
        "file": str(file)
    }
    assert file.read_text() == record
    about = json.loads(told("export", "person", "Balian", "--json"))
    assert about["user"]["name"] == "Balian"
    deleted = told("delete", "person", "Balian", "--yes", "--json")
    assert json.loads(deleted) == {"name": "Balian", "deleted": True}
