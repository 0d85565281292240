"""What the server needs of Croisades Strategic."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final, cast

from levant.bots.croisades.forecast import expected_outcome
from levant.bots.croisades.players import BOTS
from levant.croisades.compact_choices import CompactChoice, compact
from levant.croisades.game import Game
from levant.croisades.gestures import gestures
from levant.croisades.limits import limits
from levant.croisades.odds import odds
from levant.croisades.presets import all_see_it_pass, may_follow_in_fight, passes_by_itself
from levant.croisades.views import CroisadesEvent, CroisadesView
from levant.kernel.title import Json, Position
from levant.locale import croisades as words
from levant.locale.translator import MessageSource
from levant.server.titles.croisades_drawing import draw
from levant.server.titles.title_services import Knowledge, TitleServices

# What a player does with his own people, goods and orders before he says that he is done. Of the
# steps of a march only those are among it that lead to nobody's counters but his own and allies':
# who stands in the way, and answers, is another's business.
_DESK: Final = frozenset(("group", "found", "from", "market", "take", "cancel", "build", "abandon"))
_ONWARD: Final[dict[str, frozenset[str]]] = {
    "muster": _DESK,
    "reorganise": _DESK,
    "redeploy": _DESK | {"station", "moor"},
    "diplomacy": frozenset(("offer", "renounce", "give", "cede", "give_ship", "passage")),
    "supply": frozenset(("feed", "starve")),
    "sail": frozenset(("embark", "stow", "sail")),
    "land": frozenset(("deliver",)),
    "moves": frozenset(("march",)),
    "march": frozenset(("to", "halt", "besiege")),
    "garrison": frozenset(("man",)),
}
_MARCHING: Final = frozenset(("moves", "march"))


def title_services(source: MessageSource) -> TitleServices:
    """All that the server asks of this title."""
    return TitleServices(
        source=source,
        result=words.result,
        bots=BOTS,
        stand_in="constable",
        adviser="constable",
        label=words.label,
        knowledge=_knowledge,
        tells=_tells,
        onward=_onward,
        same=_same,
        rolls=_rolls,
        hits=_hits,
        gestures=_gestures,
        odds=odds,
        standing=_standing,
        passes=_passes,
        choices=_choices,
        limits=limits,
        draw=_draw,
        forecast=expected_outcome,
    )


def _knowledge(view: CroisadesView) -> Knowledge:
    """What is seen of others: their groups, meetings, fights, prisoners, the end.

    Counters are moved in the open: a spectator, to whom all are others', learns nothing by it that
    a player could not take back.
    """
    role = view["role"]
    known: set[Hashable] = set()
    if role is not None:
        known.update(("groups", str(g)) for g in view["groups"] if g["role"] != role)
        known.update(("ships", str(ship)) for ship in view["ships"] if ship["role"] != role)
    known.update(("meetings", str(meeting)) for meeting in view["meetings"])
    known.update(("prisoners", str(prisoner)) for prisoner in view["prisoners"])
    known.update(("pacts", str(pact)) for pact in view["pacts"])
    single = {key: view[key] for key in ("battle", "sea_fight", "result")}
    known.update((key, str(thing)) for key, thing in single.items() if thing is not None)
    return frozenset(known)


def _tells(view: CroisadesView, action: str) -> bool:
    """Orders are secret: how soon one is written would tell whether there was a choice.

    Unless everybody can see that there is none (decision 102).
    """
    return not all_see_it_pass(view)


def _onward(view: CroisadesView, action: str) -> bool:
    verb, _, thing = action.partition(" ")
    if view["phase"] in ("stance", "deploy"):
        return may_follow_in_fight(view, action)
    if verb not in _ONWARD.get(view["phase"], ()):
        return False
    return verb != "to" or not _strangers_at(view, thing)


def _strangers_at(view: CroisadesView, place: str) -> bool:
    """Whether counters of others than allies lie in a hex, with whom no battle is due yet."""
    if any(meeting["hex"] == place for meeting in view["meetings"]):
        return False
    friends = {view["role"], *(r for pact in view["pacts"] if view["role"] in pact for r in pact)}
    return any(
        group["hex"] == place and group["role"] not in friends and not group.get("inside")
        for group in view["groups"]
    )


def _choices(view: CroisadesView) -> list[CompactChoice]:
    return compact(view.get("legal", []))


def _passes(view: CroisadesView) -> bool:
    return passes_by_itself(view)


def _same(before: CroisadesView, after: CroisadesView) -> bool:
    """Who answers another question is past the first: what came between may have been hidden."""
    phases = {before["phase"], after["phase"]}
    return len(phases) == 1 or phases <= _MARCHING


def _rolls(action: str) -> bool:
    return False


def _hits(event: CroisadesEvent) -> int:
    return 0


def _gestures(position: Position, role: int, pieces: Sequence[str]) -> list[dict[str, Json]]:
    return gestures(cast("Game", position), role, pieces)


def _draw(view: CroisadesView | None, name: Callable[[str, str], str]) -> str:
    return draw(view, partial(name, "hex"))


def _standing(views: Sequence[CroisadesView]) -> dict[str, dict[str, int]]:
    """Hexes held, men in groups, and points."""
    points = {role: int(count) for role, count in views[0]["scores"].items()}
    land = views[0]["territory"]
    territory = {str(view["role"]): land.count(str(place)) for place, view in enumerate(views)}
    men = {
        str(view["role"]): sum(
            sum(group["men"].values()) for group in view["groups"] if group["role"] == view["role"]
        )
        for view in views
    }
    return {"territory": territory, "strength": men, "points": points}
