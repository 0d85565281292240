"""The lessons, taken to their end by pressing what they offer."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from levant.lessons import lesson_names
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.test_pages import texts

LONGEST: Final = 120


# Every lesson is taken by its own words in test_pages_lessons: here by the buttons beside it.
LESSONS: Final = [
    pytest.param(name, marks=[] if name[0] in "25" else pytest.mark.proof)
    for name in lesson_names()
]


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_can_be_taken_to_its_end(visit: Visit, lesson: str) -> None:
    words = texts("es")
    visitor = visit(language="es", phone=lesson.startswith("2"))
    page = visitor.go(f"/learn/{lesson}")
    coach = page.get_by_role("complementary", name=words["lesson.coach"])
    expect(coach).to_be_visible()
    assert violations(page) == []
    again = coach.get_by_role("button", name=words["lesson.again"])
    all_lessons = coach.get_by_role("link", name=words["lesson.all"])
    for _ in range(LONGEST):
        if all_lessons.count():
            break
        with page.expect_response("**/api/lessons/*"):
            coach.locator(".choices button:enabled").first.click()
        expect(again).to_be_enabled()
    expect(all_lessons).to_be_visible()
    visitor.go("/learn")
    expect(page.locator(".number.done")).to_have_count(1)
    assert violations(page) == []


def test_a_step_is_taken_back_and_the_lesson_begun_again(visit: Visit) -> None:
    words = texts("en")
    page = visit().go(f"/learn/{lesson_names()[0]}")
    coach = page.get_by_role("complementary", name=words["lesson.coach"])
    text = coach.locator(".text p").first
    first = text.inner_text()
    coach.locator(".choices button").first.click()
    expect(text).not_to_have_text(first)
    coach.get_by_role("button", name=words["lesson.undo"]).click()
    expect(text).to_have_text(first)
    expect(coach.get_by_role("button", name=words["lesson.again"])).to_be_disabled()
