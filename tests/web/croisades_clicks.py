"""A commander of Croisades Strategic who clicks, taps or types: he chooses of what is lit."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.web.seat import Seat

MOST: Final = 3000
"""Clicks in a war; none takes so many."""
SOON: Final = 5000
"""Milliseconds for a click and what it changes; else something else is tried."""
MARCHES: Final = 2
"""How often he marches in a turn, at most."""
# What is chosen in a panel, the first that is lit; nothing fits everywhere, so the last are any.
_WANTED: Final[dict[str, tuple[str, ...]]] = {
    "meet": ("attack",),
    "answer": ("fight",),
    "deploy": ("all_done",),
    "first": ("begin",),
    # Two who hold may face each other for ever: he goes on.
    "stance": ("end_pursuit", "charge", "advance", "as_before", "all_done"),
    "garrison": ("standard",),
    "siege_day": ("assault", "batter", "pass"),
    "sally_day": ("pass",),
    "storm": ("press",),
    "wall": ("stand",),
    "rations": ("as_before", "rations"),
}
_STATE: Final = """() => [
  document.querySelector("[data-version]")?.dataset.version,
  document.querySelector("[data-version]")?.dataset.status,
  ...["[data-do]", ".spot.reach", ".piece.chosen", ".plan", ".menu button", ".notice", ".place li"]
    .map((all) => document.querySelectorAll(all).length),
  document.querySelector("[data-panel] output, [data-panel] input")?.value,
].join()"""


@dataclass
class Commander:
    """Somebody at the table; `choice` decides what he has a mind to."""

    seat: Seat
    choice: random.Random = field(default_factory=lambda: random.Random(7))
    keyboard: bool = False
    """Nothing is pointed at: what is chosen gets the focus, and Enter."""
    kinds: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    marched: Counter[int] = field(default_factory=Counter)
    """Groups taken in hand, by turn."""
    _built: set[int] = field(default_factory=set)
    clicks: int = 0

    @property
    def turn(self) -> int:
        told = self.seat.page.locator(".status .when").inner_text()
        return int(told.split("/")[0].split()[-1])

    def press(self, kind: str, thing: Locator) -> bool:
        """Choose something; whether anything changed."""
        page = self.seat.page
        before = page.evaluate(_STATE)
        self.clicks += 1
        try:
            if self.keyboard:
                tabbed = thing.evaluate("(node) => node.tabIndex >= 0", timeout=SOON)
                assert tabbed, f"Tab does not lead to {kind}"
                thing.focus(timeout=SOON)
                page.keyboard.press("Enter")
            elif page.evaluate("() => navigator.maxTouchPoints > 0"):
                thing.tap(timeout=SOON)
            else:
                thing.click(timeout=SOON)
            page.wait_for_function(f"(before) => ({_STATE})() !== before", arg=before, timeout=SOON)
        except TooLate:
            # What others did meanwhile may have taken it away.
            return False
        self.kinds[kind] += 1
        return True

    def play_out(self, *, watched: Callable[[], None] = lambda: None) -> None:
        """Play until the war is over."""
        while self.clicks < MOST:
            self.seat.turn_comes()
            watched()
            if self.seat.status != "running":
                return
            self.play_one()
        raise AssertionError(f"not over after {self.clicks} clicks: {self.phases}")

    def play_one(self) -> None:
        """One decision, or the next step of one."""
        page = self.seat.page
        panel = page.locator("[data-panel]")
        if panel.count():
            phase = panel.get_attribute("data-phase") or ""
            self.phases[phase] += 1
            self._unfold(panel)
            if self._decide(panel, phase):
                return
        elif page.locator(".piece.lit[data-groups], .plan").count():
            self.phases["moves"] += 1
            if self._march():
                return
        done = page.locator(".prompt [data-action]:enabled")
        if done.count():
            self.press("prompt", done.first)
        else:
            # The last choice may still be on its way.
            page.wait_for_timeout(50)

    def _unfold(self, panel: Locator) -> None:
        folded = panel.get_by_role("button", name="Unfold")
        if folded.count():
            self.press("unfold", folded.first)

    def _decide(self, panel: Locator, phase: str) -> bool:
        """Something in a panel; False where it is enough."""
        if phase == "reorganise":
            return self._build(panel)
        if phase == "sail":
            return self._sail()
        if phase == "watch":
            return self._watch(panel)
        lit = panel.locator("[data-do]:enabled:not([data-do='odds'], select)")
        for verb in _WANTED.get(phase, ()):
            some = lit.and_(panel.locator(f"[data-do='{verb}'], [data-do^='{verb} ']"))
            # Nothing was done before, or nothing of it can be done again: the next best.
            if some.count() and self.press(f"panel {verb}", some.first):
                return True
        if page_ends(self.seat) and phase in ("supply", "land", "reinforce", "flight", "diplomacy"):
            return False
        if lit.count():
            at = self.choice.randrange(lit.count()) if phase not in _WANTED else 0
            return self.press(f"panel {phase}", lit.nth(at))
        return False

    def _build(self, panel: Locator) -> bool:
        """Engineers begin engines, once a turn."""
        if self.turn in self._built:
            return False
        self._built.add(self.turn)
        shut = panel.locator("details:not([open]) > summary", has_text="Build")
        if not shut.count():
            return False
        self.press("summary", shut.first)
        ladder = panel.locator("[data-do^='build '][data-do$=' ladder']:enabled")
        return ladder.count() > 0 and self.press("panel build", ladder.first)

    def _sail(self) -> bool:
        """A warship before Acre, in the first turn: drawn on the map."""
        page = self.seat.page
        ship = page.locator(".piece.lit[data-ships]")
        if "sail" in self.kinds or not ship.count():
            return False
        self.kinds["sail"] += 1
        self._fold()
        first = self._one_of(ship)
        return first is not None and self.press("ship", first) and self._aim()

    def _fold(self) -> None:
        """On a phone a sheet lies over the map, which is to be seen now."""
        fold = self.seat.page.locator("[data-panel]").get_by_role("button", name="Fold away")
        window = self.seat.page.viewport_size
        assert window is not None
        if window["width"] < 1000 and fold.count():
            fold.first.click()

    def _watch(self, panel: Locator) -> bool:
        """Everybody of one class stays by the walls."""
        post = panel.locator("[data-do='watch']:enabled")
        if post.count():
            return self.press("panel watch", post.first)
        every = panel.get_by_role("button", name="All: ")
        enough = "watch" in self.kinds
        self.kinds["watch"] += 1
        return not enough and every.count() > 0 and self.press("all", every.first)

    def _march(self) -> bool:
        """A group is taken, a lit hex is aimed at, the order is given."""
        page = self.seat.page
        if page.locator(".plan").count():
            return self.press("plan", page.locator(".plan button").first)
        if self.marched[self.turn] >= MARCHES:
            return False
        able = page.locator(".piece.lit[data-groups]")
        if not able.count():
            return False
        piece = self._one_of(able) or self._looked_for(able)
        if piece is None:
            return False
        self.marched[self.turn] += 1
        return self.press("group", piece) and self._aim()

    def _looked_for(self, things: Locator) -> Locator | None:
        """One of those that are out of sight: the whole of the map is shown."""
        self.seat.page.locator(".zoom button").last.click()
        self.seat.page.wait_for_timeout(400)  # the board glides there
        return self._one_of(things)

    def _aim(self) -> bool:
        """One of the places that are lit for what is in hand."""
        page = self.seat.page
        page.wait_for_timeout(400)  # the board glides to what is lit
        goal = self._one_of(page.locator(".spot.reach"))
        if goal is None:
            page.keyboard.press("Escape")
            return False
        return self.press("reach", goal)

    def _one_of(self, things: Locator) -> Locator | None:
        """One of those on the map that nothing covers."""
        seen: list[int] = things.evaluate_all(
            """(all, any) => all.flatMap((node, place) => {
                 const box = node.getBoundingClientRect();
                 const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                 const hit = document.elementFromPoint(x, y);
                 return any || (hit && node.contains(hit)) ? [place] : [];
               })""",
            self.keyboard,
        )
        return things.nth(self.choice.choice(seen)) if seen else None


def page_ends(seat: Seat) -> bool:
    """Whether a button beside the prompt ends the phase."""
    return seat.page.locator(".prompt [data-action='done']:enabled").count() > 0
