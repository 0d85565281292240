"""Who may be told which event, and in which words."""

from __future__ import annotations

from typing import Any

from levant.croisades.game import Game
from levant.croisades.scenario import NEUTRAL
from tests.croisades.onlooker_claims import Unheard
from tests.croisades.onlooker_facts import Facts

# What happens in the open: the words in which everybody may hear of it.
_OPEN: dict[str, str] = {
    # 2.1, 2.2: the course of the game
    "began": "scenario", "turn": "number order", "turn_over": "", "scores": "scores",
    "over": "winner reason", "resigned": "role", "beaten": "role", "next_fight": "role hex",
    # 2.9: what is agreed holds in front of everybody
    "pact": "role other", "pact_broken": "role other",
    "command_lent": "role other", "command_taken_back": "role other",
    "ceded": "role other hex", "ship_given": "role other ship port warship",
    # 2.13: a truce is asked for aloud
    "truce_wanted": "role", "truce_unwanted": "role", "truce": "",
    # counters that move, come or go
    "marched": "role group start hex", "annexed": "role hex owner", "reorganised": "role hex",
    "embarked": "role group ship", "sailed": "role ship start port",
    "landed": "role group port", "dispersed": "role group", "disintegrated": "role group",
    "gathered": "role group hex", "ship_bought": "role port warship",
    "castle_begun": "role hex", "castle_built": "role hex",
    # 2.4: meetings
    "sheltered": "role hex", "came_out": "role group hex", "granted": "role other hex",
    "battle_due": "role foe hex",
    "desert_die": "die hex role", "reinforced": "role group hex",
    # 2.33: at sea; the group counters lie on the ships
    "sea_battle": "port", "sea_battle_over": "port winner", "sea_dice": "port totals",
    "fleeing": "role ship", "fled": "role ship", "sunk": "role ship warship",
    "drowned": "role group",
    # 2.5: on the boards
    "battle": "hex attacker defender initiative maps", "laid_out": "wings", "edge": "role edge",
    "deployed": "hex", "begins": "role", "stance": "role company stance",
    "entered": "role company", "retreat": "role edge", "pursuit_over": "role",
    "battle_turn": "role turn_of_battle fallen", "battle_over": "hex winner fallen",
    "withdrew": "role group hex", "cut_off": "role group",
    # 2.6: before the walls; the modified die of a parley is said aloud (2.67)
    "besieged": "role hex", "siege_lifted": "hex role", "siege_interrupted": "hex",
    "siege_day": "hex day initiative", "battered": "hex damaged", "negotiated": "hex roll",
    "assault": "hex role", "gate_broken": "hex", "ramparts_taken": "hex role",
    "assault_over": "hex fallen fought", "foraged": "hex role", "raided": "hex role burnt",
    "captured": "role owner hex reason value",
    # 3.58: everybody is told of prisoners
    "taken_prisoner": "role character captor group", "freed": "role character hex",
    "escaped": "role character", "confined": "role character captor hex",
    "guarded": "role character captor group", "ransomed": "role captor character",
}  # fmt: skip

# What a role writes down or finds on its own papers; nobody else hears of it.
_PAPERS: dict[str, str] = {
    "bought": "role ware count", "abandoned": "role group ware count",
    "ordered": "role ship port", "boarding": "role group ship",
    "stowed": "role ship good count", "delivered": "role ship group",
    "fed": "role hex", "thirst": "role group lost", "income": "role points",
    "port_income": "role hex points",
    "reorganised": "role hex",
}  # fmt: skip
_WORKS = {"building": "group engine", "built": "group engine count"}
_WALLS = {"garrisoned": "hex", "rations": "hex quarters"}
_TWO = {
    "offered": "role other", "passage_given": "role other", "points_given": "role other points",
    "counted": "role group foot mounted hex",
}  # fmt: skip


def judge(
    game: Game, entry: dict[str, Any], viewer: int | None, before: Facts, after: Facts
) -> str:
    """Why a viewer should not have been told so; nothing if he may be."""
    told = dict(entry)
    event = str(told.pop("event"))
    told.pop("n"), told.pop("turn")
    words = set(told)
    me = None if viewer is None else game.role_name(viewer)
    for table in (_OPEN, _PAPERS, _WORKS, _WALLS, _TWO):
        if event in table and words == set(table[event].split()):
            break
    else:
        raise Unheard(f"the event {entry}")
    if event in _PAPERS and told["role"] == me:
        return ""
    if event in _OPEN:
        return _unseen(event, told, before, after)
    if event in _PAPERS:
        return "stands on another role's papers"
    if event in _WORKS:
        mine = viewer is not None and game.group(viewer, told["group"]) is not None
        return "" if mine else "is another role's work"
    if event in _WALLS:
        return "" if _keeps(game, told["hex"], viewer, before) else "is the keeper's"
    if event in ("offered", "passage_given", "points_given"):
        return "" if me in (told["role"], told["other"]) else "was said between two others"
    counted = ("counted", me, told["hex"], told["foot"], told["mounted"])
    if me == told["role"] or counted in after:
        return ""
    return "was told to who was met (2.42)"


def _keeps(game: Game, place: str, viewer: int | None, before: Facts) -> bool:
    if viewer is None or viewer == NEUTRAL:
        return False
    return ("siege", place, "keeper", game.role_name(viewer)) in before


def _unseen(event: str, told: dict[str, Any], before: Facts, after: Facts) -> str:
    """Whether something is told as seen that nobody can have seen."""
    if event == "reorganised":
        # 2.22: in secret, but for counters that are put down or taken away.
        sets = [
            {f for f in facts if f[0] == "at" and f[1] == told["role"] and f[3] == told["hex"]}
            for facts in (before, after)
        ]
        return "" if sets[0] != sets[1] else "no counter was put down or taken away (2.22)"
    if event == "embarked":
        fact = ("aboard", told["role"], told["group"], told["ship"])
        return "" if fact in after else "no counter lies on that ship"
    if event == "landed":
        return "" if ("aboard", told["role"], told["group"]) in {f[:3] for f in before} else (
            "was not seen aboard"
        )  # fmt: skip
    return ""
