"""Another position that looks the same to a viewer, for all the onlooker can tell.

Whatever the viewer could not name is changed: others go on writing their secret orders, and the
cards, holds, purses and garrisons of others are dealt anew.
"""

from __future__ import annotations

from levant.croisades import words as w
from levant.croisades.board import BARONIAL_CASTLE, BORDER_CASTLE, HIGH_SEAS, PORTS
from levant.croisades.deployment import form_sides
from levant.croisades.fights import Battle, Job, Siege
from levant.croisades.game import Game
from levant.croisades.pieces import Group
from levant.croisades.records import Count, Wounded
from levant.croisades.roster import ENGINES, GOOD_COUNT, MOUNTED, SUPPLIES, recruits
from levant.kernel.dice import Dice
from tests.croisades import onlooker_facts as facts

# What is written down in secret where all decide at once (2.22, 2.31, 2.32, 2.53, 2.71, 2.96).
_SECRET = {
    w.MUSTER: frozenset((w.GROUP, w.FOUND, w.FROM, w.MARKET, w.TAKE)),
    w.DIPLOMACY: frozenset((w.OFFER, w.RENOUNCE, w.GIVE, w.PASSAGE, w.LEND, w.TAKE_BACK)),
    w.REDEPLOY: frozenset((w.GROUP, w.FOUND, w.FROM, w.TAKE, w.STATION)),
    w.SUPPLY: frozenset((w.FEED, w.STARVE)),
    w.REORGANISE: frozenset((w.GROUP, w.FOUND, w.FROM, w.MARKET, w.TAKE, w.BUILD, w.ABANDON)),
    w.SAIL: frozenset((w.SAIL_TO, w.EMBARK, w.STOW)),
    w.LAND: frozenset((w.DELIVER,)),
}
_SAID = frozenset((w.OFFER, w.RENOUNCE, w.GIVE, w.PASSAGE))  # heard at once by one (2.96)
_ORDERS = 4


def stand_in(game: Game, viewer: int | None, dice: Dice) -> Game:
    """A copy in which all is different that the viewer cannot know."""
    twin = game.copy()
    others = [role for role in range(game.roles) if role != viewer]
    for role in others:
        write_orders(twin, role, viewer, dice)
    if twin.battle is not None and twin.assault is None:
        redeal_companies(twin, viewer, dice)
    familiar = _familiar(twin, viewer)
    for group in twin.groups:
        if group.role != viewer and (group.role, group.number) not in familiar:
            redeal_group(twin, group, dice)
    for ship in twin.ships:
        if ship.role == viewer:
            continue
        if ship.port == HIGH_SEAS:
            ship.bound = PORTS[dice.below(len(PORTS))]
        held = viewer is not None and _holds(twin, ship.role, viewer)
        if not ship.war and not held and not any(g.ship == ship.number for g in twin.groups):
            ship.goods = [0] * GOOD_COUNT
            ship.goods[SUPPLIES] = dice.below(500)
    for castle in twin.castles:
        if castle.role != viewer:
            castle.kind = (BORDER_CASTLE, BARONIAL_CASTLE)[dice.below(2)]
            castle.turns = 1 + dice.below(2)
    for siege in twin.sieges:
        redeal_siege(twin, siege, viewer, dice)
    for role in others:
        twin.points[role] = dice.below(2000)
        for other in others:
            if other != role and not twin.pacts[role] >> other & 1:
                twin.offers[role] ^= dice.below(2) << other
                twin.passes[role] ^= dice.below(2) << other
        twin.informed = [
            Count(role, one.hex, dice.below(30), dice.below(30)) if one.role == role else one
            for one in twin.informed
        ]
    twin.offer = {}
    return twin


def _holds(game: Game, role: int, viewer: int) -> bool:
    """Whether the viewer commands for a role at sea, now."""
    fight = game.seafight
    return fight is not None and facts.deputy(game, role, fight.parties) == viewer


def _familiar(game: Game, viewer: int | None) -> set[tuple[int, int]]:
    """Groups of others whose numbers a viewer knows: who is with him in a camp or behind walls.

    The keeper feeds his guests and counts whom he can send out (2.64, 2.65); the besieger's camp
    watches and commands together (2.66, decision 48).
    """
    found: set[tuple[int, int]] = set()
    if viewer is None:
        return found
    for siege in game.sieges:
        camp, walls = facts.siege_sides(game, siege)
        sides = [camp, walls]
        for leader, inside in ((siege.besieger, 0), (game.keeper(siege), 1)):
            if viewer in (leader, facts.deputy(game, leader, sides)):
                found |= {
                    (g.role, g.number)
                    for g in game.groups
                    if g.hex == siege.hex and bool(g.inside) == bool(inside)
                }
    for group in game.groups:
        if group.ship and _holds(game, group.role, viewer):
            found.add((group.role, group.number))
    return found


def write_orders(twin: Game, role: int, viewer: int | None, dice: Dice) -> None:
    """The role, unless it is done, goes on with what the viewer neither sees nor hears."""
    secret = _SECRET.get(twin.phase)
    if secret is None or role not in twin.deciders:
        return
    for _ in range(dice.below(_ORDERS)):
        legal = [
            act
            for act in twin.legal(role)
            if act >> 48 in secret and not (act >> 48 in _SAID and w.unpack(act).a == viewer)
        ]
        if not legal:
            return
        twin.play(role, legal[dice.below(len(legal))])


def redeal_group(twin: Game, group: Group, dice: Dice) -> None:
    """Other men, beasts, engines, work, wounds and hunger; as many as a group needs."""
    classes = recruits(twin.family(group.role))
    group.men = [0] * len(group.men)
    if dice.below(2):
        classes = [c for c in classes if MOUNTED[c]] or classes
    for _ in range(5 + dice.below(30)):
        group.men[classes[dice.below(len(classes))]] += 1
    group.hurt = [Wounded(classes[0], 1 + dice.below(4)) for _ in range(dice.below(3))]
    group.goods = [dice.below(3) for _ in range(GOOD_COUNT)]
    group.goods[SUPPLIES] = dice.below(1 + group.load())
    group.hungry, group.desert = dice.below(10), dice.below(3)
    if group.work:
        group.building = ENGINES[dice.below(len(ENGINES))]
        group.work, group.crews = 1 + dice.below(2), 1 + dice.below(3)


def redeal_siege(twin: Game, siege: Siege, viewer: int | None, dice: Dice) -> None:
    """Other engines in the camp, another garrison and other stores, unless the viewer has them."""
    sides = facts.siege_sides(twin, siege)
    keeper = twin.keeper(siege)
    if viewer is None or viewer not in (siege.besieger, facts.deputy(twin, siege.besieger, sides)):
        siege.ready = [dice.below(4) if e in ENGINES else 0 for e in range(GOOD_COUNT)]
        siege.work = [Job(ENGINES[dice.below(len(ENGINES))], 1 + dice.below(3), 1)]
    if viewer is None or viewer not in (keeper, facts.deputy(twin, keeper, sides)):
        siege.men = [dice.below(6) for _ in siege.men]
        siege.hurt = [Wounded(0, 1 + dice.below(3))]
        siege.supply, siege.oil = dice.below(4000), dice.below(12)
        siege.mules, siege.carts, siege.ballistas = dice.below(7), dice.below(3), dice.below(3)
        siege.ration = siege.fed = (1, 2, 4)[dice.below(3)]


def redeal_companies(twin: Game, viewer: int | None, dice: Dice) -> None:
    """2.53: before all are placed others may have formed otherwise; later only who waits may."""
    b = twin.battle
    assert b is not None
    if not b.companies:
        return
    shown = {1: twin.phase != w.DEPLOY, 4: twin.phase != w.WATCH}
    hidden = [
        c
        for c, one in enumerate(b.companies)
        if not shown.get(one.status)
        and (viewer is None or not facts.shares(twin, one.side, viewer))
    ]
    for f in b.fighters:
        if f.company in hidden:
            classes = recruits(twin.family(f.role))
            f.cls = classes[dice.below(len(classes))]
    if twin.phase == w.DEPLOY and not any(one.status == 4 for one in b.companies):
        form_again(b)


def form_again(b: Battle) -> None:
    """Companies as the changed men form them; each role's keep the places they were given."""
    old = b.companies
    for f in b.fighters:
        came = old[f.company].came
        f.company = -1 if came < 0 else -2 - came
    b.companies = []
    form_sides(b)
    for role in {one.owner for one in b.companies}:
        before = [one for one in old if one.owner == role]
        after = [one for one in b.companies if one.owner == role]
        for was, now in zip(before, after, strict=False):
            now.wing, now.place, now.status = was.wing, was.place, was.status
    for side in (0, 1):
        b.unplaced[side] = [c for c in b.unplaced[side] if b.companies[c].status == 0]
