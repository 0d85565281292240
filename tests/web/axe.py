"""What axe, the accessibility checker, finds on a page."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has none
from playwright.sync_api import Page

# What fades in has too little contrast on its way; what moves for ever does not end.
_SETTLED: Final = """() => Promise.all(document.getAnimations()
  .filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity)
  .map((moving) => moving.finished.catch(() => null)))"""


def violations(page: Page, *more: str, within: str | None = None) -> list[str]:
    """Each violation on the page, or within some of it, once it has come to rest: its rule and
    the element.

    `more` are rules that axe does not ask for by itself.
    """
    page.evaluate(_SETTLED)
    # Of what is in order axe would describe every element, which takes longer than to look at it.
    options = {
        "rules": {rule: {"enabled": True} for rule in more}, "resultTypes": ["violations"],
    }  # fmt: skip
    found = Axe().run(page, context=within, options=options).response["violations"]
    return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]]
