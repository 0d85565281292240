"""Settings and vacation."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from levant.server.accounts import vacation
from levant.server.errors import Conflict
from levant.server.messaging.fanout import PeopleChanged
from levant.server.storage.match_models import MatchRow
from levant.server.storage.people_models import PersonRow
from tests.server.browser import House

NOW = datetime(2027, 6, 1, tzinfo=UTC)


def test_settings_are_merged_and_kept(club: House) -> None:
    browser = club.browser()
    before = browser.post("/guest")["settings"]
    assert before["notices"]["email"] == {"your_turn": True, "invited": True, "finished": True}
    browser.send("PATCH", "/me/settings", {"notices": {"email": {"finished": False}}})
    quiet = {"start": "22:00", "end": "07:30", "zone": "Europe/Madrid"}
    browser.send("PATCH", "/me/settings", {"language": "es", "quiet_hours": quiet})
    after = browser.get("/me")["settings"]
    assert after["notices"]["email"] == {"your_turn": True, "invited": True, "finished": False}
    assert after["language"] == "es"
    assert after["quiet_hours"] == {"start": "22:00:00", "end": "07:30:00", "zone": "Europe/Madrid"}
    browser.send("PATCH", "/me/settings", {"quiet_hours": None})
    assert browser.get("/me")["settings"]["quiet_hours"] is None


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"theme": "purple"}, "theme"),
        ({"colour": "red"}, "colour"),
        ({"quiet_hours": {"start": "22:00", "end": "7:30", "zone": "Mars/Olympus"}}, "quiet_hours"),
        ({"quiet_hours": {"start": "x", "end": "07:30"}}, "quiet_hours.start"),
        ({"quiet_hours": {"start": "22:00"}}, "quiet_hours.end"),
        ({"notices": {"remind_hours": -1}}, "notices.remind_hours"),
        ({"notices": {"webhook_url": "ftp://x"}}, "notices.webhook_url"),
        ({"notices": {"webhook_url": "javascript:alert(1)"}}, "notices.webhook_url"),
    ],
)
def test_a_bad_setting_is_named_and_changes_nothing(
    club: House, wanted: dict[str, Any], field: str
) -> None:
    browser = club.browser()
    before = browser.post("/guest")["settings"]
    answer = browser.send("PATCH", "/me/settings", wanted)
    assert answer.status_code == 422
    assert answer.json()["error"]["field"].startswith(field)
    assert browser.get("/me")["settings"] == before


def person() -> PersonRow:
    return PersonRow(vacation_left=30.0, vacation_year=2027)


def test_a_vacation_is_paid_for_and_the_rest_comes_back() -> None:
    row = person()
    vacation.start(row, 10, NOW)
    assert vacation.days_left(row, NOW) == 20
    assert vacation.until(row, NOW) == NOW + timedelta(days=10)
    later = NOW + timedelta(days=4)
    vacation.stop(row, later)
    assert vacation.days_left(row, later) == pytest.approx(26)
    assert vacation.until(row, later) is None
    # What was taken still counts for the clocks: it ran from then until he came back.
    assert (row.vacation_from, row.vacation_until) == (NOW, later)


def test_there_are_only_so_many_days_in_a_year() -> None:
    row = person()
    vacation.start(row, 25, NOW)
    with pytest.raises(Conflict, match=r"30\.0 days"):
        vacation.start(row, 31, NOW)
    vacation.stop(row, NOW + timedelta(days=25))
    assert vacation.days_left(row, NOW + timedelta(days=25)) == 5
    assert vacation.days_left(row, datetime(2028, 1, 1, tzinfo=UTC)) == vacation.DAYS_A_YEAR


def test_a_vacation_over_http(club: House) -> None:
    browser = club.browser()
    assert browser.post("/guest")["settings"]["vacation_days_left"] == 30
    away = browser.post("/me/vacation", days=7)
    assert away["vacation_days_left"] == 23
    assert away["vacation_until"] is not None
    back = browser.post("/me/vacation", days=0)
    assert back["vacation_until"] is None
    assert back["vacation_days_left"] == pytest.approx(30, abs=0.01)
    assert browser.refused("POST", "/me/vacation", {"days": 31}) == (409, "conflict")


def test_a_second_vacation_in_one_turn_does_not_cost_the_first(club: House) -> None:
    """The clock of a slow match stands in both."""
    browser, other = club.browser(), club.browser()
    me = browser.post("/guest")["user"]["id"]
    other.post("/guest")
    clock = {"kind": "days", "bank": 30 * 86400, "increment": 0}
    match = browser.post("/matches", role="frank", clock=clock)["id"]
    other.post(f"/matches/{match}/join")

    async def back_in_time() -> None:
        """The turn began ten days ago; of these, five were a vacation."""
        now = datetime.now(UTC)
        async with club.services.database.writing() as session:
            row = await session.get_one(MatchRow, match)
            begun = (now - timedelta(days=10)).timestamp()
            row.clock = {**row.clock, "since": dict.fromkeys(row.clock["since"], begun)}
            person = await session.get_one(PersonRow, me)
            person.vacation_from = now - timedelta(days=8)
            person.vacation_until = now - timedelta(days=3)
        await club.services.fanout.publish(PeopleChanged((me,)))

    club.run(back_in_time)

    def days_left() -> float:
        left: float = browser.get(f"/matches/{match}")["clock"]["left"]["frank"] / 86400
        return left

    assert days_left() == pytest.approx(25, abs=0.01)
    browser.post("/me/vacation", days=2)
    assert days_left() == pytest.approx(25, abs=0.01)
