"""What others decide in secret, and what they have, shows in no view, offer, refusal or event."""

from __future__ import annotations

import json

import pytest

from levant.croisades import words as w
from levant.croisades.game import CROISADES, Game
from levant.croisades.naval import aboard
from levant.croisades.pieces import Group
from levant.croisades.roster import CLASS_COUNT, ENGINES, MOUNTED, SUPPLIES, recruits
from levant.croisades.scenario import SCENARIOS, load
from levant.kernel.dice import Dice, FastDice
from levant.kernel.title import Json
from tests.croisades.hidden import shares_siege
from tests.croisades.play import walk
from tests.croisades.probes import probes

# Decisions of which nobody learns anything until all are done.
SECRET = frozenset((w.DIPLOMACY, w.SUPPLY, w.SAIL, w.DEPLOY))
# Decisions in the open; who and what marches or lands stays hidden, only numbers are told.
OPEN = frozenset(
    (w.REORGANISE, w.LAND, w.MOVES, w.MARCH, w.MEET, w.ANSWER, w.DESERT_MEETING, w.REINFORCE)
)
# 2.22: groups, ships and castles that are founded or begun lie open on the map at once.
PUBLIC_WORKS = {"reorganised", "ship_bought", "castle_begun", "ransomed"}


def sight(game: Game, viewer: int | None) -> dict[str, Json]:
    """A view without who has already decided."""
    seen = json.loads(json.dumps(game.view(viewer)))
    assert isinstance(seen, dict)
    del seen["deciders"]
    return seen


def others(game: Game, role: int) -> list[int | None]:
    return [*(r for r in range(game.roles) if r != role), None]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_secret_decisions_change_nothing_for_others(scenario: str) -> None:
    """2.21, 2.32, 2.53, 2.96: naval orders, deployment, provisions, offers."""
    tried = set()
    for game, role, action in walk(3, scenario, 2, log=True):
        if game.phase not in SECRET | {w.REORGANISE}:
            continue
        after = game.copy()
        after.log = []
        after.play(role, action)
        if after.phase != game.phase:
            continue
        tried.add(game.phase)
        for viewer in others(game, role):
            if game.phase == w.DEPLOY and sees_for(game, viewer, role):
                continue
            if game.phase == w.DIPLOMACY and hears(viewer, action):
                continue
            told = {str(event["event"]) for event in CROISADES.events(after, viewer)}
            if game.phase in SECRET:
                assert not told
                assert sight(after, viewer) == sight(game, viewer)
            else:
                assert told <= PUBLIC_WORKS
                _only_pieces_differ(sight(after, viewer), sight(game, viewer))
    assert tried >= {w.REORGANISE, w.SUPPLY, w.SAIL}


def hears(viewer: int | None, action: int) -> bool:
    """2.96, decision 77: what is said to one he hears at once; land and ships are given openly."""
    act = w.unpack(action)
    if act.verb in (w.CEDE, w.GIVE_SHIP, w.TRUCE, w.FIGHT_ON):
        return True
    return act.verb in (w.OFFER, w.RENOUNCE, w.GIVE, w.PASSAGE) and act.a == viewer


def sees_for(game: Game, viewer: int | None, role: int) -> bool:
    """2.95, 2.96: allies in a battle, and whom one lent the command, see one's companies."""
    assert game.battle is not None
    return any(
        role in eyes and viewer in eyes
        for side in game.battle.roles
        for eyes in [{*side, *map(game.commander, side)}]
    )


def _only_pieces_differ(after: dict[str, Json], before: dict[str, Json]) -> None:
    changed = {key for key in before if before[key] != after[key]}
    assert changed <= {"groups", "ships", "prisoners", "legal"}


# --- Twins ------------------------------------------------------------------------------------


def disguise(game: Game, viewer: int | None, dice: Dice) -> Game:
    """A copy in which others' groups hold as many on foot and mounted, but other people.

    Their ships carry other goods, or none; their treasuries hold another sum.
    """
    other = game.copy()
    other.log = []
    for group in other.groups:
        # 3.58: that prisoners get away shows that guards are missing.
        # Who decides in a siege knows whether anybody with him can lead.
        if group.role != viewer and not group.captives and not shares_siege(game, group, viewer):
            _other_people(game, group, dice)
    for ship in other.ships:
        if ship.role != viewer and not ship.war and not aboard(other, ship):
            ship.goods = [0] * len(ship.goods)
            ship.goods[(SUPPLIES, *ENGINES)[dice.below(len(ENGINES) + 1)]] = dice.below(2)
    for role in range(game.roles):
        if role != viewer and not game.desks[role].group:
            other.points[role] = dice.below(900)
    return other


def _other_people(game: Game, group: Group, dice: Dice) -> None:
    classes = recruits(game.family(group.role))
    men = [0] * CLASS_COUNT
    for c, count in enumerate(group.men):
        like = [k for k in classes if MOUNTED[k] == MOUNTED[c]]
        for _ in range(count):
            men[like[dice.below(len(like))]] += 1
    group.men = men
    group.goods = [n and 1 + dice.below(n + 3) for n in group.goods]
    group.hungry = dice.below(4)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_open_moves_tell_others_the_same_whoever_marches(scenario: str) -> None:
    """2.42c: only how many on foot and mounted, and only to whom it concerns."""
    dice = FastDice(9)
    tried = set()
    turns = 2 if load(scenario).purchases else 4  # without a market fewer groups are opened
    for number, (game, role, action) in enumerate(walk(7, scenario, turns, log=True)):
        if game.phase not in OPEN | {w.SUPPLY, w.SAIL} or (number % 3 and game.phase != w.LAND):
            continue
        viewer = others(game, role)[dice.below(game.roles)]
        one, other = game.copy(), disguise(game, viewer, dice)
        one.log = []
        assert json.dumps(other.view(viewer)) == json.dumps(game.view(viewer))
        _same_refusals(one, other, viewer, dice)
        if action not in other.legal(role):
            continue
        one.play(role, action)
        other.play(role, action)
        if one.phase not in OPEN or one.turn != game.turn:
            continue
        tried.add(game.phase)
        assert CROISADES.events(other, viewer) == CROISADES.events(one, viewer)
        assert json.dumps(other.view(viewer)) == json.dumps(one.view(viewer))
    assert tried >= {w.REORGANISE, w.MOVES, w.MARCH}


def _same_refusals(one: Game, other: Game, viewer: int | None, dice: Dice) -> None:
    if viewer is None:
        return
    assert other.legal(viewer) == one.legal(viewer)
    ours = [group.number for group in one.own_groups(viewer)] or [1]
    ships = [ship.number for ship in one.ships if ship.role == viewer] or [21]
    asked = [w.action(w.EMBARK, group, ship) for group in ours for ship in ships]
    asked += [w.action(w.LAND_SHIP, ship) for ship in ships]
    for probe in (*asked, *probes(one, viewer, dice, each=3)):
        assert other.refusal(viewer, probe) == one.refusal(viewer, probe)
