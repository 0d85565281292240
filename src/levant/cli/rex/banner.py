"""The frame above a decision: when, what, who leads, which cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from levant.cli.rex.map import SIDE_STYLES
from levant.cli.rex.pieces import View
from levant.cli.voice import Voice
from levant.rex.board import ROLES


def banner(view: View, voice: Voice, width: int) -> list[Text]:
    """A heading across the screen, and what the cards are."""
    lines = [_heading(view, voice, width)]
    facts = _turn(view, voice)
    if facts:
        lines.append(Text(" · ".join(facts)))
    return lines + _hands(view, voice)


def _heading(view: View, voice: Voice, width: int) -> Text:
    when = voice.say("when", year=view["year"], turn=view["turn"])
    what = voice.name("phase", str(view["phase"]))
    left = Text().append("━━ ", "dim").append(f"{when} · {what} ", "bold")
    cities: Any = view["cities"]
    right = Text()
    for side, role in enumerate(ROLES):
        right.append(" : " if side else " ")
        score = [voice.name("role", role), str(len(cities[role]))]
        right.append(" ".join(score[::-1] if side else score), style=SIDE_STYLES[side])
    right.append(" ━━", "dim")
    fill = max(1, width - len(left) - len(right))
    return left.append("━" * fill, "dim").append_text(right)


def _turn(view: View, voice: Voice) -> list[str]:
    """The cards on the table, who goes first, and how many cards an enemy holds."""
    cards: Any = view["cards"]
    facts: list[str] = []
    on_table = [
        f"{voice.name('role', held['role'])} {voice.name('card', held['played'])}"
        for held in cards
        if held["played"]
    ]
    if on_table:
        facts.append(voice.say("played", cards=", ".join(on_table)))
    if view["player_one"] is not None:
        facts.append(voice.say("player_one", role=voice.name("role", str(view["player_one"]))))
    for held in cards:
        role = voice.name("role", held["role"])
        if "hand" not in held and held["count"]:
            facts.append(voice.say("held", role=role, count=held["count"]))
        if held["down"]:
            facts.append(voice.say("card_down", role=role))
    return facts


def _hands(view: View, voice: Voice) -> list[Text]:
    """The hands that the viewer sees: his own."""
    cards: Any = view["cards"]
    lines = []
    for held in cards:
        if held.get("hand"):
            counted = Counter(voice.name("card", card) for card in held["hand"])
            names = [name if count == 1 else f"{count} × {name}" for name, count in counted.items()]
            key = "your_hand" if held["role"] == view["role"] else "hand"
            role = voice.name("role", held["role"])
            lines.append(Text(voice.say(key, role=role, cards=", ".join(names))))
    return lines
