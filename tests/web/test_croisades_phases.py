"""Every phase of Croisades Strategic on the page: each choice has its place, and one is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from levant.croisades import words as w
from tests.web.axe import violations
from tests.web.croisades_positions import POSITIONS, Asked, put
from tests.web.seat import Seat
from tests.web.site import build_page, free_port, new_visitor, served

PILGRIM: Final = {"kind": "bot", "bot": "pilgrim"}
# What the suite looks at; all others are a proof. The panels' own tests meet most of the rest.
USUAL: Final = frozenset(("muster", "answer", "sink", "retreat_to"))
# Decided by what lies on the map, not by a button that says what it does.
ON_THE_MAP: Final = frozenset(("moves", "march"))


class Stage:
    """A server on which there is a match in each of some phases, and a browser with its players."""

    def __init__(self, seat: Seat, matches: dict[str, str]) -> None:
        self.seat, self.matches = seat, matches

    def open(self, phase: str) -> Page:
        page = self.seat.page
        page.goto(f"{self.seat.visitor.address}/match/{self.matches[phase]}")
        page.locator(".table .board svg").first.wait_for()
        return page

    def table(self, phase: str) -> Any:
        return self.seat.ask("GET", f"/matches/{self.matches[phase]}/table?since=0")


def _made(seat: Seat, asked: Asked) -> str:
    """A match of its scenario and options; the player has the role that is asked."""
    game = asked.game
    others = [PILGRIM] * (game.roles - 1)
    options = {name: count for name, count in game.options.items() if count}
    return seat.make(
        *others, role=asked.role, title="croisades", edition=game.scenario.name, options=options
    )


@pytest.fixture(scope="module")
def stages(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Stage]]:
    """Laptop and phone: the same server, a player at each."""
    build_page()
    file, port = tmp_path_factory.mktemp("phases") / "matches.db", free_port()
    positions = {phase: make() for phase, make in POSITIONS.items()}
    with served(file, port) as address:
        kept = {}
        for device, phone in (("laptop", False), ("phone", True)):
            seat = Seat(new_visitor(browser, address, phone=phone))
            seat.visitor.go("/about")
            seat.be_guest(auto_forced=False)
            kept[device] = Stage(
                seat, {name: _made(seat, asked) for name, asked in positions.items()}
            )
    for stage in kept.values():
        for phase, match in stage.matches.items():
            put(file, match, positions[phase].game)
    with served(file, port):
        yield kept
        for stage in kept.values():
            stage.seat.visitor.context.close()
            assert stage.seat.visitor.complaints() == []


def test_every_phase_has_a_position() -> None:
    assert set(POSITIONS) == {phase.name for phase in w.PHASES} - {"over"}


def _params() -> list[Any]:
    return [
        pytest.param(phase, device, id=f"{phase}-{device}", marks=marks)
        for phase in POSITIONS
        for device in ("laptop", "phone")
        for marks in ([] if phase in USUAL and device == "laptop" else [pytest.mark.proof],)
    ]


@pytest.mark.parametrize(("phase", "device"), _params())
def test_every_choice_of_a_phase_has_its_place(
    stages: dict[str, Stage], phase: str, device: str
) -> None:
    stage = stages[device]
    page = stage.open(phase)
    unfold = page.locator("[data-panel]").get_by_role("button", name="Unfold")
    if unfold.count():
        unfold.first.click()
    verbs = {choice["action"].split()[0] for choice in stage.table(phase)["choices"]}
    assert verbs
    missing = verbs - offered(page)
    assert not missing, f"no control for {missing}"
    assert cut_off(page) == []
    # The map and what surrounds it have tests of their own.
    panel = "[data-panel]" if page.locator("[data-panel]").count() else ".prompt"
    assert violations(page, within=panel) == []
    before = page.locator("[data-version]").get_attribute("data-version")
    _choose(page, phase)
    page.wait_for_function(
        "(old) => document.querySelector('[data-version]').dataset.version !== old", arg=before
    )


def offered(page: Page) -> set[str]:
    """The verbs for which there is a button, a list, or something lit on the map."""
    shut = page.locator("[data-panel] details:not([open]) > summary")
    while shut.count():
        shut.first.click()
    found = _shown(page)
    # People are told off when some are chosen.
    every = page.locator("[data-panel]").get_by_role("button", name="All: ")
    if every.count():
        every.first.click()
        found |= _shown(page)
    # What can be agreed on with a power shows when its cell is chosen.
    for cell in page.locator("[data-panel] tr.mine .cell").all():
        cell.click()
        found |= _shown(page)
    lit = page.locator(".piece.lit[data-groups]").count() > 0
    return found | ({"march", "come_out", "to", "besiege"} if lit else set())


def _shown(page: Page) -> set[str]:
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("[data-do], [data-action]")]
          .map((node) => (node.dataset.do ?? node.dataset.action).split(" ")[0])"""
    )
    return set(found)


def cut_off(page: Page) -> list[str]:
    """What of a panel hangs over an edge of the window."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("[data-panel] *")]
          .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
          .map((node) => node.outerHTML.slice(0, 80))"""
    )
    return found


def _choose(page: Page, phase: str) -> None:
    """Something of the phase is chosen."""
    if phase == "sail":
        page.locator("[data-panel] [data-do^='sail ']").first.select_option(index=1)
        return
    if phase == "supply":
        # The switches are kept until all are told at once.
        page.locator("[data-panel] [data-do='done']").click()
        return
    deed = page.locator("[data-panel] [data-do]:not([disabled], [data-do='odds'], select)")
    if phase in ON_THE_MAP or not deed.count():
        page.locator(".prompt [data-action]").first.click()
    else:
        deed.first.click()
