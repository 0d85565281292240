"""What axe, the accessibility checker, finds on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has none
from playwright.sync_api import Page


def violations(page: Page) -> list[str]:
    """Each violation on the page as it stands: its rule and the element."""
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]]
