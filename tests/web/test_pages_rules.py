"""The rules page: every link lands, and what it shows is that of the edition."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from levant.lessons.example_battle import load_example
from levant.locale.rulebook import rulebook
from levant.rex.game import REX
from tests.web.axe import violations
from tests.web.conftest import SCREENS, Visit

# Follows every link of the contents; tells those that do not land on the heading they name.
_FOLLOW: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const lost = [];
  for (const link of document.querySelectorAll("nav[aria-label] ol a[href^='#section-']")) {
    const anchor = link.getAttribute("href").slice(1);
    const number = [...link.querySelectorAll("span")].map((span) => span.innerText).join(" ");
    const said = link.innerText.trim();
    const title = (said.startsWith(number) ? said.slice(number.length) : said).trim();
    const heading = document.getElementById(anchor)?.querySelector("h2, h3");
    const landed = () => {
      const box = heading?.getBoundingClientRect();
      return location.hash === `#${anchor}` && box && box.bottom > 0 && box.top < innerHeight;
    };
    link.click();
    for (let frames = 0; frames < 600 && !landed(); frames++) await frame();
    if (!title || !landed() || !heading.innerText.endsWith(title)) lost.push(anchor);
  }
  return lost;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("edition", REX.editions)
def test_every_link_of_the_contents_lands_on_its_section(visit: Visit, edition: str) -> None:
    page = visit().go(f"/rules/rex/{edition}/")
    links = page.locator("nav[aria-label] ol a[href^='#section-']")
    links.first.wait_for()
    page.wait_for_load_state("networkidle")
    assert links.count() == len(rulebook("rex", edition, "en")["sections"])
    assert page.evaluate(_FOLLOW) == []


@pytest.mark.parametrize(
    ("edition", "rule", "title"),
    [
        ("1.3", "5.5", "Forced marches"),
        ("1.3", "6.31", "Help for the defender"),
        ("1.3", "6.6", "Regroup"),
        ("2.0", "5.5", "Pinning"),
        ("1.4", "Retraite", "Retreat"),
    ],
)
def test_a_refusal_leads_to_the_section_it_cites(
    visit: Visit, edition: str, rule: str, title: str
) -> None:
    page = visit().go(f"/rules/rex/{edition}/#{rule}")
    asked = page.locator("section.asked").first
    expect(asked.locator("h3")).to_contain_text(title)
    expect(asked).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_rules_show_the_components_and_can_be_touched(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).go("/rules/rex/1.3/")
    deck = page.locator("[id='section-own-deck'] table")
    expect(deck).to_contain_text("Mud")
    expect(deck).not_to_contain_text("Intrigue")
    page.get_by_text("Pilgrims", exact=False).locator("xpath=ancestor-or-self::summary").click()
    expect(page.locator("[id='section-own-roster'] details[open] tbody tr")).to_have_count(4)
    expect(page.get_by_role("img", name=re.compile("The map"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert violations(page, "target-size") == []


# The battle that becomes a siege


@pytest.mark.parametrize("edition", REX.editions)
def test_the_battle_is_told_in_all_its_steps(visit: Visit, edition: str) -> None:
    page = visit(language="es").go(f"/rules/rex/{edition}/")
    steps = page.locator("[id='section-own-battle'] > ol > li")
    expect(steps).to_have_count(len(load_example().steps))
    for step in steps.all():
        picture = step.get_by_role("img")
        expect(picture).to_have_count(1)
        assert "Tiberíades" in (picture.get_attribute("aria-label") or "")
        assert step.locator("h4 + p").inner_text().endswith(".")
        assert step.locator("p.rules a").count() >= 1
    storm = steps.nth([step.id for step in load_example().steps].index("storm"))
    expect(storm.get_by_role("img")).to_have_accessible_name(re.compile("½ impacto"))
    expect(storm.locator(".log svg.hit")).to_have_count(3)


@pytest.mark.parametrize(("phone", "scheme"), SCREENS)
def test_the_battle_is_for_everybody(visit: Visit, phone: bool, scheme: str) -> None:
    """Keyboard, axe, no sideways scrolling; a rule that a step shows is one key away, and back."""
    page = visit(phone=phone, color_scheme=scheme).go("/rules/rex/2.0/")
    battle = page.locator("[id='section-own-battle']")
    link = battle.get_by_role("link", name="6.33")
    link.wait_for()
    page.wait_for_load_state("networkidle")
    # The sections around it are looked at in the test of the components.
    assert violations(page, "target-size", within="[id='section-own-battle']") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    battle.get_by_role("link", name="6.2 Rounds").nth(1).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[id='section-6.33'] h3")).to_be_in_viewport()
    page.get_by_role("link", name="told step by step").press("Enter")
    expect(battle.locator("h3")).to_be_in_viewport()
