"""A seat in a match of Croisades Strategic: what is decided over the interface, and on the page."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from tests.web.seat import NO_CLOCK, Seat

_requests = count()

# What is done with an action of a verb, over the interface; those not named come last.
_LIKED: Final = (
    "standard", "assault", "batter", "press", "stand", "attack", "fight", "besiege", "enter",
    "advance", "centre", "lay", "side", "begin", "end_pursuit", "halt", "rations",
)  # fmt: skip


@dataclass
class Campaigner:
    """Somebody with a browser and a role; he seeks battle."""

    seat: Seat
    match: str
    role: str

    def table(self) -> Any:
        return self.seat.ask("GET", f"/matches/{self.match}/table?since=0")

    def act(self, table: Any, *actions: str) -> Any:
        body = {
            "id": f"panels {next(_requests)}", "version": table["version"],
            "actions": list(actions),
        }  # fmt: skip
        return self.seat.ask("POST", f"/matches/{self.match}/actions", body)

    def go_on(self, table: Any) -> None:
        """Decide something over the interface: fight where it is possible, else be done."""
        actions = [choice["action"] for choice in table["choices"]]
        by_verb = {action.split(" ", 1)[0]: action for action in reversed(actions)}
        for verb in _LIKED:
            if verb in by_verb:
                self.act(table, by_verb[verb])
                return
        self.act(table, "done" if "done" in actions else actions[0])

    def march(self, table: Any, to: str) -> bool:
        """March with any group that reaches a place; whether one does."""
        for action in (choice["action"] for choice in table["choices"]):
            verb, _, group = action.partition(" ")
            if verb == "march":
                asked = f"/matches/{self.match}/gestures?of={group}"
                for way in self.seat.ask("GET", asked)["gestures"]:
                    if way["to"] == to:
                        self.act(table, *way["actions"])
                        return True
        return False


def campaign(
    first: Seat,
    second: Seat,
    roles: tuple[str, str],
    edition: str,
    options: dict[str, int] | None = None,
) -> list[Campaigner]:
    """A match between two guests who decide every step themselves."""
    for seat in (first, second):
        seat.be_guest(auto_forced=False)
    match = first.ask(
        "POST", "/matches",
        {
            "title": "croisades", "edition": edition, "options": options or {}, "role": roles[0],
            "opponents": [], "clock": NO_CLOCK, "visibility": "public", "rated": False,
        },
    )  # fmt: skip
    second.ask("POST", f"/matches/{match['id']}/join", {"key": match["key"]})
    sides = zip((first, second), roles, strict=True)
    return [Campaigner(seat, str(match["id"]), role) for seat, role in sides]
