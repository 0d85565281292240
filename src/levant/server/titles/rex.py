"""What the server needs of Crusader Rex."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final, cast

from levant.analysis.rex import analyse
from levant.bots.budget import Budget
from levant.bots.rex.forecast import expected_outcome
from levant.bots.rex.players import BOTS, make_bot
from levant.kernel.title import Json, Position
from levant.locale import rex as words
from levant.locale.translator import MessageSource
from levant.rex.game import Game
from levant.rex.gestures import gestures
from levant.rex.limits import Limits, limits
from levant.rex.odds import odds
from levant.rex.rules import rules_for
from levant.rex.views import RexEvent, RexView
from levant.server.titles.rex_drawing import draw
from levant.server.titles.title_services import Knowledge, TitleServices

# Within a march the enemy sees no single steps (decision 122): a lone choice taken at once, even
# `done`, tells him nothing. But he sees each road that a block takes: two at the same moment would
# tell him that the second was the only one left for its move rating.
_UNSEEN: Final = frozenset(
    ("deploy_to", "group", "march", "muster", "muster_march", "sail", "enter")
)
_ROADS: Final = frozenset(("to", "force"))
_MARCHES: Final = frozenset(("march", "muster_march"))
# Here everybody can see that there is one choice only. In all other phases (cards, draws, supply,
# replacements, ...) that would tell something of what is hidden.
_OPEN: Final = frozenset(
    (
        "tie", "main_road", "main_group", "jihad_site", "marker", "battle_order", "field",
        "storming", "hits", "retreat_to", "regroup_to", "forced_retreat",
    )
)  # fmt: skip
_ROLLING: Final = frozenset(
    ("fire", "charge", "harry", "force", "assassinate", "strike_field", "strike_castle")
)
# A drag: from picking a block up to where it stops, and on to the next block of its group. All of
# it follows from towns and blocks that its player sees; the end of the phase does not.
_ONWARD: Final[dict[str, frozenset[str]]] = {
    "frank_deploy": frozenset(("deploy",)),
    "deploy_to": frozenset(("to",)),
    "moves": frozenset(("group", "muster", "sail", "enter")),
    "group": frozenset(("march", "done")),
    "march": frozenset(("to", "halt", "force")),
    "muster": frozenset(("march", "done")),
    "muster_march": frozenset(("to", "force")),
    "sail": frozenset(("land", "sea_attack")),
    "enter": frozenset(("to",)),
    "field": frozenset(("retreat",)),
    "forced_retreat": frozenset(("retreat",)),
    "leave": frozenset(("retreat",)),
    "regroup": frozenset(("regroup",)),
}
_FORECAST: Final = 64
"""Playouts for each point of a chart: some 8 s of one core for a whole game."""
# Events whose number counts hits.
_HITTING: Final = frozenset(("fires", "charges", "harries", "assassins_rolled", "attrition"))


def title_services(source: MessageSource) -> TitleServices:
    """All that the server asks of this title."""
    return TitleServices(
        source=source,
        result=words.result,
        bots={name: partial(make_bot, name) for name in BOTS},
        hurried=make_bot,
        stand_in="squire",
        adviser="knight",
        label=words.label,
        knowledge=_knowledge,
        tells=_tells,
        onward=_onward,
        same=_same,
        rolls=lambda text: text.split(" ", 1)[0] in _ROLLING,
        hits=_hits,
        gestures=_gestures,
        odds=odds,
        standing=_standing,
        limits=_limits,
        draw=lambda view, name: draw(view, partial(name, "town")),
        forecast=_forecast,
        analyse=analyse,
    )


def _knowledge(view: RexView) -> Knowledge:
    """Enemy blocks by name as they were last seen, revealed cards, own cards and draws."""
    known: set[Hashable] = set()
    for piece in view["pieces"]:
        if "block" in piece and piece["role"] != view["role"]:
            known.add((piece["block"], piece.get("steps", piece.get("seen"))))
    for cards in view["cards"]:
        known.add(("played", cards["role"], cards["played"], view["year"], view["turn"]))
        known.update(("hand", card) for card in cards.get("hand", ()))
    known.update(("dead", block) for block in view["dead"])
    known.update(("gone", block) for block in view["gone"])
    if view["result"] is not None:
        known.add("over")
    return frozenset(known)


def _tells(view: RexView, action: str) -> bool:
    phase = view["phase"]
    if phase in _MARCHES and action.split(" ", 1)[0] in _ROADS:
        return True
    return phase not in _UNSEEN and (phase not in _OPEN or action == "done")


def _onward(view: RexView, action: str) -> bool:
    return action.split(" ", 1)[0] in _ONWARD.get(view["phase"], ())


def _same(before: RexView, after: RexView) -> bool:
    """Whatever follows by itself without dice or faces follows from what lies on the map."""
    return True


def _hits(event: RexEvent) -> int:
    return event.get("number", 0) if event["event"] in _HITTING else 0


def _gestures(position: Position, role: int, pieces: Sequence[str]) -> list[dict[str, Json]]:
    return gestures(cast("Game", position), role, pieces)


def _standing(views: Sequence[RexView]) -> dict[str, dict[str, int]]:
    """Cities held and steps on the map."""
    cities = {role: len(towns) for role, towns in views[0]["cities"].items()}
    strength = {
        str(view["role"]): sum(
            piece["steps"] for piece in view["pieces"] if piece["role"] == view["role"]
        )
        for view in views
    }
    return {"cities": cities, "strength": strength}


def _limits(view: RexView) -> Limits:
    return limits(view, rules_for(view["edition"], view["options"]))


def _forecast(view: RexView, events: Sequence[RexEvent], seed: int) -> float:
    return expected_outcome(view, events, seed, Budget(nodes=_FORECAST))
