"""Without a network or a server: a banner, no dead end, and a shell that opens all the same."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit
from tests.web.site import build_page, free_port, new_visitor, served
from tests.web.test_pages import texts

T: Final = texts("en")
LOST: Final = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|WebSocket"


def test_a_lost_network_is_told_and_its_return_too(visit: Visit) -> None:
    visitor = visit()
    visitor.expected.append(LOST)
    page = visitor.go("/")
    banner = page.get_by_text(T["offline.network"])
    expect(banner).to_have_count(0)
    visitor.context.set_offline(True)
    expect(banner).to_be_visible()
    # What needs the server says so, and can be tried again.
    page.get_by_role("button", name=T["home.play"]).click()
    expect(page.get_by_text(T["error.offline"]).first).to_be_visible()
    visitor.context.set_offline(False)
    expect(banner).to_have_count(0)


@pytest.mark.slow
def test_the_shell_opens_without_a_network(visit: Visit) -> None:
    visitor = visit()
    visitor.expected.append(LOST)
    page = visitor.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text(T["home.title"])
    expect(page.get_by_text(T["offline.network"])).to_be_visible()


@pytest.mark.slow
def test_a_server_that_went_away_and_came_back(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    build_page()
    file, port = tmp_path_factory.mktemp("restart") / "matches.db", free_port()
    with served(file, port) as address:
        visitor = new_visitor(browser, address)
        visitor.expected.append(LOST)
        page = visitor.go("/about")
        expect(page.get_by_text(T["about.lead"])).to_be_visible()
    # A part of the page that was not loaded yet cannot be had now.
    page.get_by_role("link", name=T["nav.ratings"]).click()
    expect(page.locator("h1")).to_have_text(T["app.unreachable"])
    expect(page.get_by_text(T["offline.server"])).to_be_visible()
    with served(file, port):
        expect(page.get_by_text(T["offline.server"])).to_have_count(0)
        page.get_by_role("button", name=T["app.retry"]).click()
        expect(page.locator("h1")).to_have_text(T["ratings.title"])
    visitor.context.close()
    assert visitor.complaints() == []
