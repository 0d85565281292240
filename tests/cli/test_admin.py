"""`levant admin` on the database of a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from levant.cli import app
from tests.server.browser import PHRASE, Browser, House, house

NEW = "four camels to tyre"


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'levant.db'}")
    with house(tmp_path, limits=False) as opened:
        yield opened


def admin(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(app, ["admin", *arguments], input=given)


def told(*arguments: str, given: str = "") -> str:
    result = admin(*arguments, given=given)
    assert result.exit_code == 0, result.output
    return result.output


def over(one: Browser, other: Browser) -> str:
    """A match that is over."""
    match: str = one.post("/matches", role="frank")["id"]
    other.post(f"/matches/{match}/join")
    other.post(f"/matches/{match}/resign")
    return match


def test_matches_are_listed_pinned_exported_and_deleted(club: House, tmp_path: Path) -> None:
    balian, guy = club.browser(), club.browser()
    balian.register("Balian")
    guest = guy.post("/guest")["user"]["name"]
    match = over(balian, guy)
    running = balian.post("/matches", role="frank", opponents=[{"kind": "bot", "bot": "squire"}])
    listed = told("list", "matches", "--status", "finished")
    assert match in listed
    assert f"Balian - {guest}" in listed
    assert running["id"] not in listed
    assert match in told("list", "matches", "--player", "balian")
    file = tmp_path / "match.rex"
    told("export", "match", match, "--to", str(file))
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
    refused = admin("export", "match", running["id"])
    assert refused.exit_code == 2
    assert "not over" in refused.output
    told("pin", match)
    assert "pinned" in admin("delete", "match", match, "--yes").output
    told("pin", match, "--off")
    assert admin("delete", "match", match, given="n\n").exit_code != 0
    told("delete", "match", match, "--yes")
    assert match not in told("list", "matches")
    assert "being played" in admin("delete", "match", running["id"], "--yes").output


def test_people_are_listed_exported_and_given_passwords(club: House) -> None:
    balian = club.browser()
    balian.register("Balian", email="balian@example.org")
    listed = told("list", "people", "--kind", "member")
    assert "Balian" in listed
    assert "example.org" not in listed
    about = json.loads(told("export", "person", "balian"))
    assert about["email"] == "balian@example.org"
    assert "argon2" not in json.dumps(about)
    assert "1 logins ended" in told("set-password", "Balian", "--stdin", given=f"{NEW}\n")
    assert club.browser().post("/login", name="Balian", password=NEW)["user"]["name"] == "Balian"
    old = {"name": "Balian", "password": PHRASE}
    assert club.browser().refused("POST", "/login", old) == (401, "unauthenticated")
    weak = admin("set-password", "Balian", "--stdin", given="short\n")
    assert weak.exit_code == 2
    assert "at least 8" in weak.output
    assert "nobody is called" in admin("set-password", "Nobody", "--stdin", given=NEW).output


def test_a_person_is_deleted_and_a_bot_is_made(club: House) -> None:
    balian, guy = club.browser(), club.browser()
    balian.register("Balian")
    guy.post("/guest")
    over(balian, guy)
    told("delete", "person", "Balian", "--yes")
    assert "Balian" not in told("list", "people")
    token = told("add-bot", "Robin").strip()
    program = club.browser()
    program.headers = {"Authorization": f"Bearer {token}"}
    robin = program.get("/me")["user"]
    assert (robin["name"], robin["kind"]) == ("Robin", "bot")
    counts = told("stats")
    for line in ("people: bot", "people: deleted", "matches: finished", "logins"):
        assert line in counts


def test_push_keys_fit_together() -> None:
    lines = dict(line.split("=", 1) for line in told("push-keys").splitlines())
    assert len(lines["LEVANT_PUSH_PRIVATE_KEY"]) == 43
    assert len(lines["LEVANT_PUSH_PUBLIC_KEY"]) == 87


def test_a_database_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'other.db'}")
    result = admin("stats")
    assert result.exit_code == 1
    assert "levant migrate" in result.output
