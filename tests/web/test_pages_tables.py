"""Finding a table: the big button, the form, the link to a friend, the lobby, the replay."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.test_pages import texts

MATCH: Final = re.compile(r"/match/[\w-]+$")
T: Final = texts("en")


def open_table(page: Page, kind: str) -> None:
    """Fill in the form for a table of ours and open it, as Franks."""
    page.get_by_role("radio", name=T[f"new.kind_{kind}"]).check()
    page.get_by_role("radio", name="Franks").check()
    page.get_by_role("button", name=T["new.open_table"]).click()
    expect(page).to_have_url(MATCH)


def board(page: Page) -> Locator:
    """Something that is on the board of Crusader Rex in every language."""
    return page.get_by_role("button", name=re.compile("^Acre")).first


PLAY_UNTIL_BATTLE: Final = """async () => {
    const id = location.pathname.split("/").pop();
    const {csrf} = await (await fetch("/api/me")).json();
    const headers = {"X-CSRF-Token": csrf, "Content-Type": "application/json"};
    const post = (what, body) => fetch(`/api/matches/${id}/${what}`,
      {method: "POST", headers, body: JSON.stringify(body)});
    for (let asked = 0; asked < 3000; asked += 1) {
      const table = await (await fetch(`/api/matches/${id}/table`)).json();
      if (table.events.some((event) => event.event === "battle_begins")) break;
      if (table.choices.length) {
        const bold = table.choices.filter(({action}) => /^(group|march|to)/.test(action));
        const pool = bold.length ? bold : table.choices;
        const {action} = pool[(asked * 7919) % pool.length];
        await post("actions", {id: crypto.randomUUID(), version: table.version, actions: [action]});
      } else {
        await new Promise((wake) => setTimeout(wake, 50));
      }
    }
    const answer = await post("resign", {});
    if (!answer.ok) throw new Error(await answer.text());
}"""
"""Moves boldly until there is a battle, then gives the match up."""


def test_one_button_starts_a_game_without_an_account(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("button", name=T["home.play"]).click()
    expect(page).to_have_url(MATCH)
    expect(board(page)).to_be_visible()
    page.goto(page.url.split("/match/", maxsplit=1)[0])
    expect(page.get_by_role("heading", name=T["home.continue"])).to_be_visible()
    expect(page.locator("article").first).to_contain_text("Crusader Rex")


@pytest.mark.slow
def test_a_friend_sits_down_by_link_and_both_play(visit: Visit) -> None:
    host, guest = visit(), visit(phone=True, language="fr")
    page = host.go("/new")
    open_table(page, "link")
    link = page.get_by_label(T["waiting.link"]).input_value()
    assert "key=" in link
    assert violations(page) == []
    guest.page.goto(link)
    french = texts("fr")
    # He sees who invites him and to what, and needs no account.
    expect(guest.page.locator("h1")).to_contain_text("vous invite à une partie de Crusader Rex")
    expect(guest.page.locator("dl")).to_contain_text("2.0")
    expect(guest.page.get_by_text(french["invitation.guest"])).to_be_visible()
    assert violations(guest.page) == []
    side = french["waiting.sit"].format(side="Sarrasins")
    guest.page.get_by_role("button", name=side).click()
    for seated in (page, guest.page):
        expect(board(seated)).to_be_visible()


def test_without_its_key_a_private_table_is_not_there(visit: Visit) -> None:
    host, stranger = visit(), visit()
    page = host.go("/new")
    page.get_by_label(T["new.public"]).uncheck()
    open_table(page, "link")
    stranger.expected.append("404")
    stranger.page.goto(page.url)
    expect(stranger.page.locator("h1")).to_have_text(T["waiting.unknown"])


def test_an_open_table_is_listed_and_taken(visit: Visit) -> None:
    host, other = visit(), visit()
    page = host.go("/new")
    open_table(page, "open")
    name = page.get_by_text(re.compile(r"Guest \d+")).first.inner_text()
    found = other.go("/lobby?list=open")
    card = found.locator("article").filter(has_text=name)
    card.wait_for()
    assert violations(found) == []
    card.get_by_role("button", name=T["lobby.sit"]).click()
    expect(found).to_have_url(MATCH)
    expect(board(page)).to_be_visible()


def test_a_table_can_be_left_before_it_begins(visit: Visit) -> None:
    page = visit().go("/new")
    open_table(page, "link")
    page.get_by_role("button", name=T["waiting.leave"]).click()
    expect(page).to_have_url(re.compile("/lobby$"))


@pytest.mark.slow
def test_a_finished_game_is_replayed_from_every_side(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name=T["home.play"]).click()
    expect(page).to_have_url(MATCH)
    # The table may take a forced step at the same time: then ours is refused, and tried anew.
    visitor.expected.append("409")
    page.evaluate(PLAY_UNTIL_BATTLE)
    visitor.go(page.url.split(visitor.address)[1].replace("/match/", "/replay/"))
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("button", name=T["replay.next"]).click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name=T["replay.battle_after"]).click()
    battle = page.locator("li.moment [aria-current=step], li.moment").first
    expect(battle).to_be_visible()
    expect(slider).not_to_have_value("1")
    assert 1 < int(slider.input_value()) <= last
    page.get_by_role("button", name=T["replay.battle_before"]).click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=T["replay.next"]).click()
    expect(page.get_by_label(T["replay.as"]).locator("option")).to_have_count(4)
    for viewer in ("saracen", "spectator", "all"):
        page.get_by_label(T["replay.as"]).select_option(viewer)
        expect(board(page)).to_be_visible()
    # Without fog the log has the names that each side alone knew.
    story = page.get_by_label(T["replay.story"]).locator("ol")
    expect(story).not_to_contain_text("A Saracen block joins")
    page.get_by_label(T["replay.as"]).select_option("frank")
    expect(story).to_contain_text("A Saracen block joins")
    page.keyboard.press("Escape")
    page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value("0")
    expect(page.get_by_text(T["replay.cities"], exact=True)).to_be_visible()
    # What each side could expect is worked out while one watches, and told in figures as well.
    outlook = page.locator("figure").filter(has_text=T["replay.outlook_note"])
    expect(outlook).to_be_visible(timeout=120_000)
    outlook.locator("summary").click()
    expect(outlook.get_by_role("row").nth(1)).to_contain_text(re.compile(r"turn 1.*\d+ %.*\d+ %"))
    assert violations(page) == []


def test_a_running_game_has_no_replay(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name=T["home.play"]).click()
    expect(page).to_have_url(MATCH)
    visitor.expected.append("409")
    visitor.go(page.url.split(visitor.address)[1].replace("/match/", "/replay/"))
    expect(page.get_by_text(T["replay.not_yet"])).to_be_visible()
