"""Everything dealt anew that a viewer may not know: his view must not change by a byte."""

from __future__ import annotations

from levant.croisades.board import NOWHERE, PORTS
from levant.croisades.game import Game
from levant.croisades.grouping import cancel
from levant.croisades.pieces import Group, Ship
from levant.croisades.ranks import FIELD, WATCHING, WOUNDED
from levant.croisades.records import Wounded
from levant.croisades.roster import CLASS_COUNT, GOOD_COUNT, recruits
from levant.croisades.words import DEPLOY, WATCH
from levant.kernel.dice import FastDice


def twin(game: Game, viewer: int | None, seed: int) -> Game:
    """A copy that differs in all that is hidden from a viewer."""
    other = game.copy()
    other.log = game.log
    rng = FastDice(seed)
    for role in range(game.roles):
        if role != viewer:
            other.points[role] = rng.below(900)
            desk = other.desks[role]
            opened = other.group(role, desk.group) if desk.group else None
            if opened is not None:
                # Decision 68: nobody sees that a group is being put together.
                cancel(other, role, desk, opened)
    for group in other.groups:
        if group.role == viewer or shares_siege(game, group, viewer):
            continue
        if not leads_at_sea(game, game.ship(group.role, group.ship), viewer):
            deal_group(other, group, rng)
    for ship in other.ships:
        if ship.role != viewer and not leads_at_sea(game, ship, viewer):
            ship.goods = [0] * GOOD_COUNT
            if ship.bound != NOWHERE:
                ship.bound = PORTS[rng.below(len(PORTS))]
    deal_sieges(other, viewer, rng)
    deal_battle(other, viewer, rng)
    other.informed = [one for one in other.informed if one.role == viewer]
    for role in range(game.roles):
        for to in range(game.roles):
            mutual = game.offers[role] >> to & 1 and game.offers[to] >> role & 1
            if viewer not in (role, to) and not mutual and not game.pacts[role] >> to & 1:
                other.offers[role] &= ~(1 << to)
    return other


def deal_group(game: Game, group: Group, rng: FastDice) -> None:
    """Other people, other goods, another state of hunger."""
    classes = recruits(game.family(group.role))
    group.men = [0] * CLASS_COUNT
    for _ in range(5 + rng.below(20)):
        group.men[classes[rng.below(len(classes))]] += 1
    group.hurt = [
        Wounded(classes[rng.below(len(classes))], 1 + rng.below(3)) for _ in range(rng.below(3))
    ]
    group.goods = [rng.below(4) for _ in range(GOOD_COUNT)]
    group.hungry, group.desert = rng.below(5), rng.below(3)
    group.building, group.work = 0, 0


def leads_at_sea(game: Game, ship: Ship | None, viewer: int | None) -> bool:
    """2.96: who was lent the command of ships in a naval battle knows their cargo."""
    if ship is None or game.seafight is None or ship.port != game.seafight.port:
        return False
    return viewer == game.commander(ship.role)


def shares_siege(game: Game, group: Group, viewer: int | None) -> bool:
    """Who decides in a siege knows how many he feeds, and whether anybody can lead."""
    siege = None if group.ship else game.siege_at(group.hex)
    if siege is None:
        return False
    if group.inside:
        keeper = game.keeper(siege)
        return viewer in (keeper, game.siege_commander(siege, keeper))
    ours = game.friends(siege.besieger, group.role)
    return ours and viewer in (siege.besieger, game.siege_commander(siege, siege.besieger))


def deal_sieges(game: Game, viewer: int | None, rng: FastDice) -> None:
    """Another garrison for whoever is not its keeper, other engines for whoever is not outside."""
    for siege in game.sieges:
        keeper = game.keeper(siege)
        if viewer not in (keeper, game.siege_commander(siege, keeper)):
            siege.men = [rng.below(4) for _ in range(CLASS_COUNT)]
            siege.hurt = []
            siege.supply = 4000 + rng.below(1000)
            siege.mules, siege.carts, siege.oil = rng.below(5), rng.below(3), rng.below(9)
            siege.points = rng.below(90)
        if viewer not in (siege.besieger, game.siege_commander(siege, siege.besieger)):
            siege.ready = [rng.below(3) for _ in range(GOOD_COUNT)]
            siege.work = []


def deal_battle(game: Game, viewer: int | None, rng: FastDice) -> None:
    """Other people in companies that the viewer does not see on the field."""
    b = game.battle
    if b is None:
        return
    for f in b.fighters:
        if any(viewer in (role, game.commander(role)) for role in b.roles[f.side]):
            continue
        status = b.companies[f.company].status if f.company >= 0 else -1
        # Decision 69: seen when all are placed, and when all watchers are posted.
        if (status, game.phase) in ((FIELD, DEPLOY), (WATCHING, WATCH)):
            status = -1
        if status in (FIELD, WATCHING):
            continue
        classes = recruits(game.family(b.roles[f.side][0]))
        f.cls = classes[rng.below(len(classes))]
        f.state = WOUNDED if rng.below(4) == 0 else 0
