"""Friends, people who are blocked, and reports, in two browsers."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.test_pages import texts
from tests.web.test_people import at_board, name_of, two
from tests.web.test_table_seats import OPEN

T: Final = texts("en")


def test_a_friend_is_found_by_name_seen_when_here_and_invited_with_a_click(visit: Visit) -> None:
    host, friend = two(visit)
    name = name_of(friend)
    host.visitor.expected.append("404")
    page = host.visitor.go("/friends")
    expect(page.get_by_text(T["friends.none"])).to_be_visible()
    page.get_by_label(T["friends.by_name"]).fill("Nobody At All")
    page.get_by_role("button", name=T["friends.add"]).click()
    expect(page.locator(".error")).to_be_visible()
    page.get_by_label(T["friends.by_name"]).fill(name)
    page.get_by_role("button", name=T["friends.add"]).click()
    row = page.locator("li").filter(has_text=name)
    expect(row).to_contain_text(T["friends.one_way"])
    expect(row).not_to_contain_text(T["friends.here"])
    friend.ask("PUT", f"/friends/{name_of(host)}", {})
    page.reload()
    expect(row).to_contain_text(T["friends.here"])
    expect(row).not_to_contain_text(T["friends.one_way"])
    assert violations(page) == []
    host.visitor.go("/")
    here = page.locator("section").filter(has_text=T["friends.title"]).locator("li")
    expect(here).to_contain_text(name)
    # Where an opponent is chosen, friends stand to be picked.
    host.visitor.go("/new")
    page.get_by_role("radio", name=T["new.kind_user"]).check()
    page.get_by_role("group", name=T["friends.title"]).get_by_role("button", name=name).click()
    expect(page.get_by_label(T["new.name"])).to_have_value(name)
    assert violations(page) == []
    page.get_by_role("button", name=T["new.open_table"]).click()
    friend.page.get_by_role("button", name=T["invitation.accept"]).click()
    at_board(friend.page)
    # From the list he is invited as well.
    host.visitor.go("/friends")
    row.get_by_role("link", name=T["profile.challenge"]).click()
    expect(page.get_by_label(T["new.name"])).to_have_value(name)
    host.visitor.go("/friends")
    row.get_by_role("button", name=T["friends.remove"]).click()
    expect(page.get_by_text(T["friends.none"])).to_be_visible()


def test_who_is_blocked_is_no_longer_read_nor_played_with_and_the_host_hears(visit: Visit) -> None:
    host, friend = two(visit)
    host.visitor.expected += ["409", "websocket"]
    match = host.make(OPEN)
    friend.ask("POST", f"/matches/{match}/join", {})
    friend.ask("POST", f"/matches/{match}/chat", {"text": "coward"})
    host.sit(match)
    page = host.page
    page.get_by_role("tab", name=T["table.chat"]).click()
    lines = page.locator("ol[aria-label=Chat] li")
    expect(lines).to_contain_text("coward")
    # The name before a line leads to what can be done about it.
    lines.get_by_role("link", name=name_of(friend)).click()
    page.get_by_role("button", name=T["report.open"]).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(T["report.what"]).fill("He says such things.")
    assert violations(page) == []
    dialog.get_by_role("button", name=T["report.send"]).click()
    expect(page.get_by_text(T["report.sent"])).to_be_visible()
    page.get_by_role("button", name=T["friends.block"], exact=True).click()
    assert violations(page) == []
    dialog.get_by_role("button", name=T["friends.block"], exact=True).click()
    expect(page.get_by_text(T["friends.is_blocked"].format(name=name_of(friend)))).to_be_visible()
    assert violations(page) == []
    host.sit(match)
    page.get_by_role("tab", name=T["table.chat"]).click()
    friend.ask("POST", f"/matches/{match}/chat", {"text": "do you hear?"})
    host.ask("POST", f"/matches/{match}/chat", {"text": "good day"})
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("good day")
    friend.visitor.expected.append("409")
    elsewhere = friend.visitor.go(f"/new?with={name_of(host)}")
    elsewhere.get_by_role("button", name=T["new.open_table"]).click()
    expect(elsewhere.get_by_text(f"{name_of(host)} does not play with you.")).to_be_visible()
    host.visitor.go("/friends")
    page.get_by_role("button", name=T["friends.unblock"]).click()
    expect(page.get_by_text(T["friends.blocked_text"])).to_have_count(0)
