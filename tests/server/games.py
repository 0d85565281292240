"""Matches for tests: who sits where, and moves that are always possible."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any

from tests.server.browser import Browser, House

_requests = count()


@dataclass
class Player:
    """A person at one table."""

    browser: Browser
    match: str
    role: str | None = None

    @property
    def path(self) -> str:
        return f"/matches/{self.match}"

    def table(self, since: int = 0) -> Any:
        role = f"&role={self.role}" if self.role else ""
        return self.browser.get(f"{self.path}/table?since={since}{role}")

    @property
    def version(self) -> int:
        return int(self.table()["version"])

    def body(self, *actions: str, version: int | None = None, request: str = "") -> dict[str, Any]:
        return {
            "id": request or f"request {next(_requests)}",
            "version": self.version if version is None else version,
            "actions": list(actions),
            "role": self.role,
        }

    def act(self, *actions: str, **more: Any) -> Any:
        return self.browser.post(f"{self.path}/actions", **self.body(*actions, **more))

    def refused(self, *actions: str, **more: Any) -> dict[str, Any]:
        answer = self.browser.send("POST", f"{self.path}/actions", self.body(*actions, **more))
        assert answer.status_code in (403, 404, 409, 422), answer.text
        error: dict[str, Any] = answer.json()["error"]
        return error

    def undo(self, kind: str = "undo") -> Any:
        return self.browser.post(f"{self.path}/{kind}", version=self.version, role=self.role)

    def choose(self) -> str:
        """Play the first choice there is."""
        action = str(self.table()["choices"][0]["action"])
        self.act(action)
        return action


def guest(house: House, **settings: Any) -> Browser:
    """A guest who takes every step himself, unless told otherwise."""
    browser = house.browser()
    browser.post("/guest")
    chosen = {"auto_forced": False, "auto_roll": False} | settings
    answer = browser.send("PATCH", "/me/settings", chosen)
    assert answer.status_code == 200, answer.text
    return browser


def two(house: House, **wanted: Any) -> tuple[Player, Player]:
    """A running match between two guests: the Frank and the Saracen."""
    frank, saracen = guest(house), guest(house)
    match = frank.post("/matches", role="frank", **wanted)
    assert match["status"] == "open"
    joined = saracen.post(f"/matches/{match['id']}/join", key=match["key"])
    assert joined["status"] == "running"
    return Player(frank, match["id"]), Player(saracen, match["id"])


def alone(house: House, **wanted: Any) -> tuple[Player, Player]:
    """A running match in which one guest plays both sides."""
    both = guest(house)
    name = both.get("/me")["user"]["name"]
    opponents = [{"kind": "user", "name": name}]
    match = both.post("/matches", role="frank", opponents=opponents, **wanted)
    assert match["status"] == "running"
    return Player(both, match["id"], "frank"), Player(both, match["id"], "saracen")


def finished_croisades(house: House) -> tuple[Browser, str]:
    """A match of Croisades Strategic in which all but one have resigned: a player, and its id."""
    player = guest(house)
    titles = {title["name"]: title for title in player.get("/titles")}
    edition = titles["croisades"]["editions"][0]
    name = player.get("/me")["user"]["name"]
    others = [{"kind": "user", "name": name}] * (len(edition["roles"]) - 1)
    match = player.post(
        "/matches", title="croisades", edition=edition["name"], role=edition["roles"][0],
        opponents=others,
    )["id"]  # fmt: skip
    for role in edition["roles"][:-1]:
        player.send("POST", f"/matches/{match}/resign", {"role": role})
    return player, str(match)


def to_cards(frank: Player, saracen: Player) -> None:
    """Past the set-up, to the first cards."""
    frank.act("done")
    saracen.act("done")


def to_moves(frank: Player, saracen: Player) -> Player:
    """Past the first cards; who moves first."""
    to_cards(frank, saracen)
    for player in (frank, saracen):
        hand = [c["action"] for c in player.table()["choices"]]
        moves = [card for card in hand if "move_" in card]
        player.act(max(moves) if moves else hand[0])
    first = frank.table()["match"]["deciders"][0]
    return frank if first == "frank" else saracen
