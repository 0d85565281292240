"""docs/a-new-title.md, kept true: a title of a hundred lines is offered, played and proven."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from levant.kernel.record import Record
from levant.locale import translator
from levant.server.titles import title_services as registered
from tests.server.browser import House, house
from tests.server.games import Player, guest
from tests.server.titles.heap import HeapTitle, Words, title_services

DOCS = Path(__file__).resolve().parents[3] / "docs" / "a-new-title.md"
MOST_LINES = 100


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that knows one title more, in its three tables."""
    title = HeapTitle()
    monkeypatch.setitem(registered.TITLES._titles, title.name, {1: title})
    monkeypatch.setitem(registered.TITLE_SERVICES, title.name, title_services)
    monkeypatch.setitem(translator.MESSAGE_SOURCES, title.name, Words())
    registered.find_title_services.cache_clear()
    with house(tmp_path) as opened:
        yield opened
    registered.find_title_services.cache_clear()


def test_a_third_title_is_offered_played_undone_and_proven(club: House) -> None:
    people = [guest(club) for _ in range(3)]
    offered = {title["name"]: title for title in people[0].get("/titles")}
    assert offered["heap"]["roles"] == ["first", "second", "third"]
    match = people[0].post("/matches", title="heap", role="first")["id"]
    for person in people[1:]:
        person.post(f"/matches/{match}/join")
    players = [Player(person, match) for person in people]
    first, second, third = players
    table = first.table()
    assert [choice["action"] for choice in table["choices"]] == ["take 1", "take 2", "take 3"]
    assert table["prompt"] == {"key": "prompt.take", "facts": {"stones": 7}}
    refused = first.refused("take 4")
    assert (refused["rule"], refused["say"]["key"]) == ("1.1", "refusal.too_many")
    for player in (first, second):
        player.act("take 3")
    assert third.table()["events"][-1]["say"]["key"] == "event.took"
    # It is another's turn: nobody undoes what he knows of.
    assert second.table()["undo"] is False
    third.act("take 1")
    over = first.table()["match"]
    assert (over["status"], over["result"]["winner"]) == ("finished", "third")
    record = Record.parse(first.browser.send("GET", f"/matches/{match}/record").text)
    assert record.verify(HeapTitle()).ok
    replay = first.browser.get(f"/matches/{match}/replay")
    assert replay["chart"][-1]["stones"]["first"] == 0


def test_the_page_of_the_docs_is_short_and_names_what_exists() -> None:
    text = DOCS.read_text("utf-8")
    assert len(text.splitlines()) < MOST_LINES
    root = DOCS.parents[1]
    named = re.findall(r"`((?:src|web|tests|tools)/[a-z_\d./]+\.(?:py|ts|svelte))`", text)
    assert len(named) > 5
    assert [path for path in named if not (root / path).is_file()] == []
    fields = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    asked = {
        name
        for name, field in registered.TitleServices.__dataclass_fields__.items()
        if field.default is field.default_factory  # both missing: it must be given
    }
    assert asked <= fields
