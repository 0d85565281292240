"""What the server needs of Croisades Strategic."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from levant.bots.croisades.players import BOTS
from levant.croisades.views import CroisadesEvent, CroisadesView
from levant.kernel.title import Json, LevantError, Position
from levant.locale import croisades as words
from levant.locale.translator import MessageSource
from levant.server.titles.title_services import Knowledge, TitleServices

# What a player does with his own people, goods and orders before he says that he is done. A step
# of a march is not among it: who stands in the way, and answers, is another's business.
_DESK: Final = frozenset(("group", "found", "from", "market", "take", "cancel", "build", "abandon"))
_ONWARD: Final[dict[str, frozenset[str]]] = {
    "muster": _DESK,
    "reorganise": _DESK,
    "diplomacy": frozenset(("offer", "renounce")),
    "supply": frozenset(("feed", "starve")),
    "sail": frozenset(("embark", "stow", "sail")),
    "land": frozenset(("deliver",)),
    "moves": frozenset(("march",)),
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
        odds=_odds,
        standing=_standing,
    )


def _knowledge(view: CroisadesView) -> Knowledge:
    """What is seen of others: their groups, meetings, fights, prisoners, the end."""
    role = view["role"]
    known: set[Hashable] = {("groups", str(g)) for g in view["groups"] if g["role"] != role}
    known.update(("ships", str(ship)) for ship in view["ships"] if ship["role"] != role)
    known.update(("meetings", str(meeting)) for meeting in view["meetings"])
    known.update(("prisoners", str(prisoner)) for prisoner in view["prisoners"])
    known.update(("pacts", str(pact)) for pact in view["pacts"])
    single = {key: view[key] for key in ("battle", "sea_fight", "result")}
    known.update((key, str(thing)) for key, thing in single.items() if thing is not None)
    return frozenset(known)


def _tells(view: CroisadesView, action: str) -> bool:
    """Orders are secret: how soon one is written would tell whether there was a choice."""
    return True


def _onward(view: CroisadesView, action: str) -> bool:
    return action.split(" ", 1)[0] in _ONWARD.get(view["phase"], ())


def _same(before: CroisadesView, after: CroisadesView) -> bool:
    """Who answers another question is past the first: what came between may have been hidden."""
    phases = {before["phase"], after["phase"]}
    return len(phases) == 1 or phases <= _MARCHING


def _rolls(action: str) -> bool:
    return False


def _hits(event: CroisadesEvent) -> int:
    return 0


def _gestures(
    position: Position,
    role: int,
    pieces: Sequence[str],
) -> list[dict[str, Json]]:
    return []


def _odds(view: CroisadesView, spec: Mapping[str, object], seed: int) -> dict[str, Json]:
    raise LevantError("there are no odds for battles of Croisades Strategic")


def _standing(views: Sequence[CroisadesView]) -> dict[str, dict[str, int]]:
    """Points, and men in groups."""
    scores = {role: int(points) for role, points in views[0]["scores"].items()}
    men = {
        str(view["role"]): sum(
            sum(group["men"].values()) for group in view["groups"] if group["role"] == view["role"]
        )
        for view in views
    }
    return {"scores": scores, "men": men}
