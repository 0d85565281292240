"""Presets: several decisions of one phase as one order, split into single actions.

Rules and records know single actions only (decision 100). What "as before" means follows from the
position and the log of its player, so a preset needs no memory of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from levant.croisades import notation, stances, supply
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, spell_hex
from levant.croisades.game import Game
from levant.croisades.garrison import current
from levant.croisades.ranks import WAITING, company_number
from levant.croisades.roster import PRICE, recruits
from levant.croisades.turn import apply, choices, default_action
from levant.croisades.views import CroisadesView
from levant.kernel.title import Json

AS_BEFORE: Final = "as_before"
STANDARD: Final = "standard"
ALL_DONE: Final = "all_done"
PRESETS: Final = (AS_BEFORE, STANDARD, ALL_DONE)
MOST_ACTIONS: Final = 100
_STANCES: Final = {name: verb for verb, name in stances.STANCE_NAMES.items()}

Chooser = Callable[[Game, int], int | None]
"""The next action of a preset; None: it is at its end."""


def preset(game: Game, role: int, name: str) -> list[dict[str, Json]]:
    """The gesture of a preset, none where it has nothing to say.

    The actions are found on a copy, of which nothing follows: it ends with the decision, and no
    die is looked at.
    """
    chooser = _CHOOSERS[name].get(game.phase)
    if chooser is None or role not in game.deciders:
        return []
    trial = game.copy()
    trial.log = list(game.log or [])
    acts: list[int] = []
    while trial.phase == game.phase and role in trial.deciders and len(acts) < MOST_ACTIONS:
        act = chooser(trial, role)
        if act is None:
            break
        followed = may_follow_in_fight(trial.view(role), notation.spell(act, trial.scenario.roles))
        apply(trial, role, act)
        acts.append(act)
        if not followed:
            break
    if not acts:
        return []
    return [
        {
            "to": "" if game.site == NOWHERE else spell_hex(game.site),
            "kind": name,
            "path": [],
            "legs": 0,
            "actions": [notation.spell(act, game.scenario.roles) for act in acts],
        }
    ]


# --- As before --------------------------------------------------------------------------------


def _packs_as_before(game: Game, role: int) -> int | None:
    """2.71: who had his supplies last turn opens his packs, who went hungry leaves them shut."""
    offers = choices(game, role)
    for place, army in supply.wants_supplies(game, role).items():
        feed = w.action(w.FEED, place)
        if feed in offers:
            hungry = any(group.hungry for group in army)
            return w.action(w.STARVE, place) if hungry else feed
    return w.action(w.DONE)


def _rations_as_before(game: Game, role: int) -> int | None:
    """2.65: what was given yesterday, or the most that the stores allow below it."""
    fed = current(game).fed
    offers = choices(game, role)
    lower = [act for act in offers if w.unpack(act).a <= fed]
    return max(lower or offers)


def _stances_as_before(game: Game, role: int) -> int | None:
    """2.53: each company what it did in its last turn; who charged and cannot, advances."""
    battle = game.battle
    assert battle is not None
    company = stances.undecided(battle)
    number = company_number(battle, company)
    if battle.companies[company].status == WAITING:
        return w.action(w.ENTER, number)
    last = w.action(_last_stance(game, number), number)
    if last in choices(game, role):
        return last
    charged = last >> 48 == w.CHARGE
    return w.action(w.ADVANCE if charged else w.HOLD, number)


def _last_stance(game: Game, number: int) -> int:
    """The stance a company was last given in this battle, as everybody was told; or to hold."""
    battle = game.battle
    assert battle is not None
    side = [game.role_name(role) for role in battle.roles[battle.side]]
    for entry in reversed(game.log or []):
        event = entry["entry"]
        if event["event"] == "battle":
            break
        if event["event"] == "stance" and event["company"] == number and event["role"] in side:
            return _STANCES[event["stance"]]
    return w.HOLD


# --- The standard garrison, and no more wishes ------------------------------------------------


def _standard_garrison(game: Game, role: int) -> int | None:
    """2.61: the ready-made garrison; where some men are chosen already, the cheapest fill it up."""
    standard = w.action(w.STANDARD)
    if standard in choices(game, role):
        return standard
    siege = current(game)
    classes = recruits(game.family(game.owner[siege.hex]), garrison=True)
    cheapest = min(classes, key=lambda c: PRICE[c])
    count = siege.points // PRICE[cheapest]
    full = w.action(w.MAN, cheapest, count)
    return full if count and full in choices(game, role) else w.action(w.DONE)


def _all_hold(game: Game, role: int) -> int | None:
    """2.53: the companies that have no stance yet hold; who waits is held back."""
    battle = game.battle
    assert battle is not None
    company = stances.undecided(battle)
    waits = battle.companies[company].status == WAITING
    return w.action(w.DELAY if waits else w.HOLD, company_number(battle, company))


def _all_centre(game: Game, role: int) -> int | None:
    """2.53: the companies that are not placed yet go to the centre."""
    return next((act for act in choices(game, role) if act >> 48 == w.CENTRE), None)


_CHOOSERS: Final[Mapping[str, Mapping[int, Chooser]]] = {
    AS_BEFORE: {
        w.SUPPLY: _packs_as_before,
        w.RATIONS: _rations_as_before,
        w.STANCE: _stances_as_before,
    },
    STANDARD: {w.GARRISON: _standard_garrison},
    ALL_DONE: {
        **dict.fromkeys(
            (w.SUPPLY, w.REORGANISE, w.SAIL, w.LAND, w.DIPLOMACY, w.MUSTER, w.MOVES),
            default_action,
        ),
        w.STANCE: _all_hold,
        w.DEPLOY: _all_centre,
        w.GARRISON: _standard_garrison,
    },
}


# --- What can be followed in one request ------------------------------------------------------

_PLACING: Final = frozenset(("left", "centre", "right"))


def may_follow_in_fight(view: CroisadesView, action: str) -> bool:
    """Whether it is certain, from a view, that its role is asked on after telling a company.

    Only where a side has one role, and another company of it that can be told something waits for
    its stance or its place. In other phases: True.
    """
    phase, battle = view["phase"], view["battle"]
    if phase not in ("stance", "deploy") or battle is None:
        return True
    verb, _, thing = action.partition(" ")
    if verb not in (_PLACING if phase == "deploy" else _STANCES):
        return False
    told = next((one for one in battle["companies"] if f"c{one['company']}" == thing), None)
    if told is None or len(battle["roles"][told["side"]]) > 1 or battle["retreat"][told["side"]]:
        return False
    wanted = "not_deployed" if phase == "deploy" else "field"
    return any(
        one["side"] == told["side"] and one["status"] == wanted and one["stance"] is None
        and one is not told and any(n > shaken for n, _, shaken in one["men"].values())
        for one in battle["companies"]
    )  # fmt: skip


# --- Phases with nothing to decide ------------------------------------------------------------


def passes_by_itself(view: CroisadesView) -> bool:
    """Decision 102: whether a role's only choice can be taken for it where no person is told.

    Not within a march, nor after the last one: the player may still want to undo it.
    """
    if len(view.get("legal", ())) != 1 or view["phase"] == "march":
        return False
    own = [group for group in view["groups"] if group["role"] == view["role"]]
    return view["phase"] != "moves" or not any(group.get("moved") for group in own)


def all_see_it_pass(view: CroisadesView) -> bool:
    """Decision 102: whether everybody can see that a role has nothing to choose.

    From counters, maps and hexes that lie open: where no counter of a role is on land there is
    nobody to feed or to march; grounds, edges, ways of retreat and the order of fights are open
    to all.
    """
    phase = view["phase"]
    if phase in ("supply", "moves"):
        own = [group for group in view["groups"] if group["role"] == view["role"]]
        return all(group["hex"] is None for group in own)
    return phase in ("lay_out", "side", "retreat_to", "order", "rally", "answer")
