"""A player at the table in a real browser: he sees what is lit, and clicks or taps it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.web.site import Visitor

NO_CLOCK: Final = {"kind": "none", "bank": 0, "increment": 0, "on_timeout": "nothing"}
MOST_CLICKS: Final = 6000
BOLDNESS: Final = 0.2
"""How often he moves something on the map when he could also let it be."""

# What can be clicked at this moment, and where; what something else covers is left out.
_CLICKABLE: Final = """() => {
  const found = [];
  const add = (kind, all, aim) => {
    for (const node of document.querySelectorAll(all)) {
      if (node.disabled) continue;
      if (!node.ownerSVGElement) node.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = (aim ? node.querySelector(aim) : node).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && node.contains(hit)) {
        const name = node.dataset.town ?? node.dataset.block ?? node.dataset.action ?? "";
        found.push({ kind, x, y, name });
      }
    }
  };
  add("ask", ".ask .button.main");
  add("menu", ".menu button");
  add("battle", ".battle .do, .battle [data-action=all_fire]");
  add("card", "button.card.lit");
  add("prompt", ".prompt [data-action]");
  add("reach", ".town.reach", ".target");
  add("town", ".town.lit", ".target");
  add("block", ".block.lit", ".frame");
  return found;
}"""
# Changes with everything that a click can change.
_STATE: Final = """() => [
  document.querySelector("[data-version]")?.dataset.version,
  document.querySelector("[data-version]")?.dataset.status,
  ...[".ask", ".menu button", ".town.reach", ".block.chosen", ".tray li", ".notice"].map(
    (all) => document.querySelectorAll(all).length),
].join()"""

_TURN_OVER: Final = "() => document.querySelector('[data-version]').dataset.turn !== 'true'"


@dataclass
class Seat:
    """One player; `choice` decides what he clicks."""

    visitor: Visitor
    choice: random.Random = field(default_factory=lambda: random.Random(7))
    clicks: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    """What he has clicked on so far, and how often."""

    @property
    def page(self) -> Page:
        return self.visitor.page

    # The server, as the page asks it

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this browser's cookies; it must succeed."""
        address = self.visitor.address
        request = self.visitor.context.request
        headers = {"Origin": address}
        if method != "GET":
            headers["X-CSRF-Token"] = request.get(f"{address}/api/me").json()["csrf"]
        sent: dict[str, Any] = {} if body is None else {"data": body}
        answer = request.fetch(f"{address}/api{path}", method=method, headers=headers, **sent)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def be_guest(self, **settings: Any) -> None:
        """Somebody without a name, who likes it quick and needs no coach.

        The coach comes a moment after the board, and moves it on a phone.
        """
        # Odds of a battle that ended while they were asked for.
        self.visitor.expected.append(r"422 .*/odds\)")
        self.ask("POST", "/guest", {})
        self.ask("PATCH", "/me/settings", {"motion": "instant", "coach": False, **settings})

    def make(self, *opponents: dict[str, str], role: str = "frank", **more: Any) -> str:
        """A new match; its id."""
        wanted = {
            "title": "rex", "edition": "2.0", "options": {}, "role": role,
            "opponents": list(opponents), "clock": NO_CLOCK, "visibility": "public",
            "rated": False,
        }  # fmt: skip
        return str(self.ask("POST", "/matches", wanted | more)["id"])

    def sit(self, match: str) -> None:
        """Go to the table, and look at the whole of the board."""
        self.page.goto(f"{self.visitor.address}/match/{match}")
        self.page.locator(".table .board svg.map").wait_for()
        whole = self.page.locator(".zoom button").last
        if whole.is_visible():
            whole.click()

    # The table, as the player sees it

    @property
    def status(self) -> str:
        return self.page.locator("[data-version]").get_attribute("data-status") or ""

    @property
    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    def turn_comes(self) -> None:
        """Wait until there is something to do, or nothing any more."""
        self.page.wait_for_function(
            "() => { const table = document.querySelector('[data-version]').dataset;"
            " return table.turn === 'true' || table.status !== 'running'; }",
        )

    def board_rests(self) -> None:
        """Wait until the board has glided to its place: it is elsewhere in every frame."""
        self.page.evaluate(
            "async () => { const frame = () => new Promise(requestAnimationFrame);"
            " const place = () => document.querySelector('.map > g').getAttribute('transform');"
            " for (let before; before !== place(); await frame())"
            " { before = place(); await frame(); } }"
        )

    def clickable(self) -> list[dict[str, Any]]:
        """What could be clicked now."""
        found: list[dict[str, Any]] = self.page.evaluate(_CLICKABLE)
        return found

    def click(self, target: dict[str, Any]) -> bool:
        """Click, or tap on a phone; whether anything changed."""
        before = self.page.evaluate(_STATE)
        if self.page.evaluate("() => navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(target["x"], target["y"])
        else:
            self.page.mouse.click(target["x"], target["y"])
        self.clicks += 1
        self.kinds[target["kind"]] += 1
        try:
            self.page.wait_for_function(
                f"(before) => ({_STATE})() !== before", arg=before, timeout=4000
            )
        except TooLate:
            return False
        return True

    def play_one(self, boldness: float = BOLDNESS) -> None:
        """One sensible click: what was begun is finished, moves are made now and then."""
        targets = self.clickable()
        for kind in ("ask", "menu", "battle", "card", "reach"):
            some = [target for target in targets if target["kind"] == kind]
            if some:
                self.click(self.choice.choice(some))
                return
        plain = [target for target in targets if target["kind"] == "prompt"]
        onmap = [target for target in targets if target["kind"] in ("town", "block")]
        if not plain and not onmap:
            # The last click may still be on its way; a turn that stays has something to click.
            self.page.wait_for_function(f"() => ({_CLICKABLE})().length || ({_TURN_OVER})()")
            return
        bold = self.choice.random() < boldness
        self.click(self.choice.choice(onmap if onmap and (bold or not plain) else plain))

    def play_out(self, most: int = 0) -> None:
        """Play until the game is over, or with so many clicks."""
        while self.clicks < MOST_CLICKS:
            self.turn_comes()
            if self.status != "running" or self.clicks >= most > 0:
                return
            # However short the game is, something shall have been moved on the map.
            self.play_one(BOLDNESS if "reach" in self.kinds else 0.7)
        raise AssertionError(f"not over after {self.clicks} clicks")
