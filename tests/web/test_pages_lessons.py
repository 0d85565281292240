"""The lessons, taken by clicking exactly what they say; and what they answer to any other click."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from levant.lessons import Lesson, lesson_names, load_lesson
from tests.web.conftest import Visit
from tests.web.test_pages import texts

LONGEST: Final = 60
SETTLES: Final = 400
"""Milliseconds after which the board has begun to move, if it is going to."""

# Where something of this name can be clicked: in the battle, a button, a card, a block, a town.
_FIND: Final = """([name, task]) => {
  const shown = (node) => node && node.getClientRects().length > 0;
  const is = (node) => node.textContent.replace(/\\s+/g, " ").trim() === name;
  const piece = (node) => node.closest(".piece")?.querySelector(".name")?.textContent.trim();
  const all = (sort) => [...document.querySelectorAll(sort)].filter(shown);
  const deeds = all(".battle .do").filter(is);
  const called = (sort) => all(sort).filter(
    (node) => node.getAttribute("aria-label").startsWith(name + ", "));
  const found =
    deeds.find((node) => task.includes(piece(node))) ?? deeds[0] ??
    all(".choices button").find(is) ??
    all("button.card").find((node) => node.querySelector(".name")?.textContent === name) ??
    called(".battle .face")[0] ?? called(".block")[0] ?? called(".town")[0];
  if (!found) return null;
  if (!found.ownerSVGElement) found.scrollIntoView({ block: "nearest" });
  const box = (found.querySelector(".target, .frame") ?? found).getBoundingClientRect();
  // Of a block in a crowded stack a part is seen: whoever clicks, clicks there.
  const places = [[0.5, 0.5], [0.2, 0.5], [0.5, 0.2], [0.8, 0.5], [0.5, 0.8], [0.2, 0.2]];
  const points = places.map(([a, b]) => [box.x + a * box.width, box.y + b * box.height]);
  const seen = points.find(([x, y]) => found.contains(document.elementFromPoint(x, y)));
  const [x, y] = seen ?? points[0];
  const over = document.elementFromPoint(x, y)?.outerHTML.slice(0, 200) ?? "";
  const lit = found.matches(".lit, .lit > .face, .do");
  return { x, y, lit, free: seen !== undefined, over };
}"""
# Changes with everything that a click can change.
_STATE: Final = """() => [
  ...[".text", ".choices"].map((part) => document.querySelector(`aside ${part}`)?.innerText),
  document.querySelector("aside .dots").innerHTML,
  ...[".block.chosen", ".town.reach", ".tray", ".menu", ".battle .dice"].map(
    (sort) => document.querySelectorAll(sort).length),
].join()"""
_RESTS: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const place = () => document.querySelector(".map > g").getAttribute("transform");
  for (let before; before !== place(); await frame()) { before = place(); await frame(); }
}"""


@dataclass
class Pupil:
    """Somebody who reads the panel of a lesson and clicks on what stands in bold."""

    page: Page
    lesson: Lesson

    @property
    def step(self) -> int:
        return self.page.locator("aside .dots .past").count()

    @property
    def done(self) -> bool:
        return self.step == len(self.lesson.steps)

    @property
    def task(self) -> str:
        return self.page.locator("aside .task").inner_text()

    def named(self) -> list[str]:
        """What the task says to click, in its order."""
        return self.page.locator("aside .task b").all_inner_texts()

    def find(self, name: str) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(_FIND, [name, self.task])
        return found

    def click(self, name: str) -> None:
        """Click on the thing of this name; something must change."""
        # The board may come after the task.
        self.page.wait_for_function(f"(asked) => ({_FIND})(asked) !== null", arg=[name, self.task])
        self.page.evaluate(_RESTS)
        thing = self.find(name)
        assert thing is not None, f"nothing is called {name!r}: {self.task}"
        assert thing["free"], f"{name!r} is covered by {thing['over']}: {self.task}"
        before = self.page.evaluate(_STATE)
        if self.page.evaluate("() => navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(thing["x"], thing["y"])
        else:
            self.page.mouse.click(thing["x"], thing["y"])
        self.page.wait_for_function(f"(before) => ({_STATE})() !== before", arg=before)
        # A block that was picked up is asked where it can go.
        self.page.wait_for_function(
            "() => !document.querySelector('.block.chosen')"
            " || document.querySelector('.town.reach, .menu, aside .beside')"
        )

    def obey(self) -> None:
        """Do the task of this step by clicking what it names, in its order."""
        step, named = self.step, self.named()
        assert named, f"the task names nothing to click: {self.task}"
        if not self.lesson.steps[step].again:
            for name in named:
                self.click(name)
            expect(self.page.locator("aside .dots .past")).to_have_count(step + 1)
            return
        # With the last step the task goes as well.
        task = self.task
        for _ in range(LONGEST):
            # What comes next may be a moment behind what was clicked.
            self.page.wait_for_function(
                f"([step, names, task]) => document.querySelectorAll('aside .dots .past').length"
                f" !== step || names.some((name) => ({_FIND})([name, task]))",
                arg=[step, named, task],
            )
            if self.step != step:
                return
            self.click(next(name for name in named if self.find(name) is not None))
        raise AssertionError(f"the task does not come to an end: {task}")


def pupil(visit: Visit, name: str, *, phone: bool = False, language: str = "en") -> Pupil:
    visitor = visit(phone=phone, language=language, reduced_motion="reduce")
    # What is not allowed is answered with an error, which the lesson explains.
    visitor.expected.append(r"(409|422) .*/api/lessons/")
    page = visitor.go(f"/learn/{name}")
    expect(page.locator("aside .task")).to_be_visible()
    return Pupil(page, load_lesson(name))


# On a laptop in English all are finished below, after wrong clicks; on a phone those that have the
# map, a battle and the sea.
ON_A_PHONE: Final = ("1_first_turn", "2_battle", "4_crusaders")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "phone", "name"),
    [
        pytest.param(
            language, phone, name, marks=() if phone and name in ON_A_PHONE else pytest.mark.proof
        )
        for language, phone in (("en", False), ("fr", True))
        for name in lesson_names()
    ],
)
def test_a_lesson_is_finished_by_clicking_what_it_says(
    visit: Visit, language: str, phone: bool, name: str
) -> None:
    reader = pupil(visit, name, language=language, phone=phone)
    while not reader.done:
        reader.obey()
    expect(reader.page.get_by_role("link", name=texts(language)["lesson.all"])).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("most", [1, pytest.param(3, marks=pytest.mark.proof)])
def test_a_wrong_click_is_answered_and_the_lesson_goes_on(
    visit: Visit, name: str, most: int
) -> None:
    """At most so many wrong things are tried in each step, others in the next; to the end."""
    reader = pupil(visit, name)
    other = ["Tyre", "Damascus", "King Guy", "Walter", "Move 1", "Conrad", "Egypt", "Bohemond"]
    answer = reader.page.locator("aside .beside")
    while not reader.done:
        step, named, tried = reader.step, reader.named(), 0
        for wrong in other:
            thing = reader.find(wrong)
            if wrong in named or thing is None or tried == most:
                continue
            if thing["lit"] or not thing["free"]:
                # What is lit may be done in this step too; what is covered cannot be clicked.
                continue
            tried += 1
            reader.page.evaluate(_RESTS)
            at = reader.find(wrong)
            assert at is not None
            reader.page.mouse.click(at["x"], at["y"])
            expect(answer).to_have_text(re.compile(r"\w{3}"))
            assert reader.step == step
            assert reader.named() == named
            reader.page.keyboard.press("Escape")
            # The answer may still bring the board to another place.
            reader.page.wait_for_timeout(SETTLES)
        other.append(other.pop(0))
        reader.obey()
    expect(reader.page.get_by_role("link", name=texts("en")["lesson.all"])).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["2_battle", "3_siege"])
def test_every_volley_of_a_battle_stays_on_the_screen(visit: Visit, name: str) -> None:
    reader = pupil(visit, name)
    dice = reader.page.locator(".battle .dice")
    while not any(step.again for step in reader.lesson.steps[: reader.step]):
        before, fighting = dice.count(), reader.page.locator(".battle .do.fire").count()
        reader.obey()
        if fighting and dice.count():
            assert dice.count() > before
