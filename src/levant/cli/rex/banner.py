"""The frame above a decision: when, what, who leads, which cards."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from levant.cli.rex.map import SIDE_STYLES
from levant.cli.rex.screen_state import ScreenState
from levant.rex.board import ROLES


def banner(seen: ScreenState, width: int) -> list[Text]:
    """A heading across the screen, and what the cards are."""
    lines = [_heading(seen, width)]
    facts = _turn(seen)
    if facts:
        lines.append(Text(" · ".join(facts)))
    return lines + _hands(seen)


def _heading(seen: ScreenState, width: int) -> Text:
    view, wording = seen.view, seen.wording
    when = wording.say("when", year=view["year"], turn=view["turn"])
    what = wording.name("phase", view["phase"])
    left = Text().append("━━ ", "dim").append(f"{when} · {what} ", "bold")
    right = Text()
    for side, role in enumerate(ROLES):
        score = [seen.role(side), str(len(view["cities"][role]))]
        right.append(" : " if side else " ")
        right.append(" ".join(score[::-1] if side else score), SIDE_STYLES[side])
    right.append(" ━━", "dim")
    fill = max(1, width - len(left) - len(right))
    return left.append("━" * fill, "dim").append_text(right)


def _turn(seen: ScreenState) -> list[str]:
    """The cards on the table, who goes first, and how many cards an enemy holds."""
    view, wording = seen.view, seen.wording
    facts: list[str] = []
    on_table = [
        f"{wording.name('role', held['role'])} {wording.name('card', held['played'])}"
        for held in view["cards"]
        if held["played"]
    ]
    if on_table:
        facts.append(wording.say("played", cards=", ".join(on_table)))
    if view["player_one"] is not None:
        facts.append(wording.say("player_one", role=wording.name("role", view["player_one"])))
    for held in view["cards"]:
        role = wording.name("role", held["role"])
        if "hand" not in held and held["count"]:
            facts.append(wording.say("held", role=role, count=held["count"]))
        if held["down"]:
            facts.append(wording.say("card_down", role=role))
    return facts


def _hands(seen: ScreenState) -> list[Text]:
    """The hands that the viewer sees: his own."""
    view, wording = seen.view, seen.wording
    lines = []
    for held in view["cards"]:
        if held.get("hand"):
            counted = Counter(wording.name("card", card) for card in held["hand"])
            names = [name if count == 1 else f"{count} × {name}" for name, count in counted.items()]
            key = "your_hand" if held["role"] == view["role"] else "hand"
            role = wording.name("role", held["role"])
            lines.append(Text(wording.say(key, role=role, cards=", ".join(names))))
    return lines
