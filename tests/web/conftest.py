"""One server and one browser for all tests of the page in a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.site import WAIT, Visitor, build_page, free_port, launch, new_visitor, served

Visit = Callable[..., Visitor]
SCREENS = [
    pytest.param(False, "light", id="laptop-light"),
    pytest.param(True, "dark", id="phone-dark"),
    pytest.param(False, "dark", id="laptop-dark", marks=pytest.mark.proof),
    pytest.param(True, "light", id="phone-light", marks=pytest.mark.proof),
]
"""A phone or not, and its colours: each of both in every run, all together as a proof."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page comes last: its browser keeps an event loop, and other tests start their own.

    Of its tests the long ones come first, so that no process is left with one in the end.
    """
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    if not item.path.is_relative_to(Path(__file__).parent):
        return 0
    return 1 if item.get_closest_marker("slow") is not None else 2


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the page as it is in the sources."""
    build_page()
    with served(tmp_path_factory.mktemp("site") / "matches.db", free_port()) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Makes visitors; in the end none of their pages may have complained."""
    visitors: list[Visitor] = []

    def arrive(**wanted: object) -> Visitor:
        visitors.append(new_visitor(browser, site, **wanted))  # type: ignore[arg-type]  # as given
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints()] == []
