"""How the constable fights: on the field, at sea, before and behind walls."""

from __future__ import annotations

from typing import Any, Final

from levant.bots.croisades.fleets import strength
from levant.bots.croisades.outlook import LIKELY_GROUP, Outlook
from levant.croisades.board import LINKS, PLACE, steps_from
from levant.croisades.roster import CLASS, GARRISON_POINTS, MOUNTED, PRICE, WEAPON
from levant.croisades.tables import CHARGES
from levant.croisades.words import (
    ADVANCE,
    ASSAULT,
    BATTER,
    CALL_OFF,
    CENTRE,
    CHARGE,
    DELAY,
    DONE,
    END_PURSUIT,
    ENTER,
    FIGHT,
    FLEE,
    FORAGE,
    HOLD,
    HURT_WARE,
    LEFT,
    NEGOTIATE,
    PASS,
    PRESS,
    RAID,
    RATION,
    RETREAT,
    RIGHT,
    SAIL_TO,
    SHELTER,
    SHOOT,
    SIDE_ON,
    SINK_SHIP,
    STAND,
    TO,
    WATCH_WITH,
    action,
    unpack,
)

HOPELESS: Final = 0.4
LADDERS: Final = 6
LOW_ON_FOOD: Final = 12  # days
LIKELY_MEN: Final = 12  # of an unknown group behind walls


def of_verb(legal: list[int], *verbs: int) -> int | None:
    """The first legal action of the first of these verbs that has one."""
    for verb in verbs:
        for act in legal:
            if act >> 48 == verb:
                return act
    return None


def pick(legal: list[int], *verbs: int) -> int:
    """Likewise; anything else when none of them is possible."""
    found = of_verb(legal, *verbs)
    return legal[0] if found is None else found


# --- On the field -----------------------------------------------------------------------------


def worth(company: dict[str, Any]) -> int:
    """The points of a company; wounded and shaken men count half."""
    total = 0
    for c, (n, hurt, shaken) in company["men"].items():
        total += PRICE[CLASS[c]] * (2 * n - min(n, hurt + shaken))
    return total // 2


def sides(look: Outlook) -> tuple[int, int]:
    """The points of our side and of theirs on the field."""
    battle = look.view["battle"]
    mine = own_side(look)
    totals = [0, 0]
    for company in battle["companies"]:
        if company["status"] == "field":
            totals[company["side"]] += worth(company)
    return totals[mine], totals[1 - mine]


def own_side(look: Outlook) -> int:
    """Which side of the battle is ours."""
    return 0 if look.commands & set(look.view["battle"]["roles"][0]) else 1


def rides(company: dict[str, Any]) -> bool:
    """Whether a company is cavalry."""
    men = company["men"]
    mounted = sum(n for c, (n, _, _) in men.items() if MOUNTED[CLASS[c]])
    return bool(2 * mounted > sum(n for n, _, _ in men.values()))


def lay_out(look: Outlook, legal: list[int]) -> int:
    """Open ground for cavalry, cover for everybody else."""
    mounted = sum(n for b in look.bands for c, n in b.men.items() if MOUNTED[CLASS[c]])
    walking = sum(n for b in look.bands for c, n in b.men.items() if not MOUNTED[CLASS[c]])
    wants_open = 2 * mounted > walking
    return max(legal, key=lambda act: CHARGES[unpack(act)[1]] == wants_open)


def deploy(look: Outlook, legal: list[int]) -> int:
    """Foot in the centre, horse on the wings in turn."""
    number = unpack(legal[0])[1]
    if legal[0] >> 48 == DONE:
        return legal[0]
    company = next(c for c in look.view["battle"]["companies"] if c["company"] == number)
    if not rides(company):
        return action(CENTRE, number)
    return action(RIGHT if number % 2 else LEFT, number)


def stance(look: Outlook, legal: list[int]) -> int:
    """Retreat from a lost field, charge with horse, shoot with bows, else close in if stronger."""
    ours, theirs = sides(look)
    end = action(END_PURSUIT)
    if end in legal and ours >= theirs:
        return end
    if ours < HOPELESS * theirs:
        way = own_retreat(look, legal)
        if way is not None:
            return way
    entering = of_verb(legal, ENTER, DELAY)
    if entering is not None:
        return pick(legal, ENTER)
    number = next(unpack(act)[1] for act in legal if act >> 48 == HOLD)
    company = next(c for c in look.view["battle"]["companies"] if c["company"] == number)
    gap = distance(look, company)
    if action(CHARGE, number) in legal:
        return action(CHARGE, number)
    if action(SHOOT, number) in legal and gap and archers(company):
        return action(SHOOT, number)
    if gap == 0:
        return action(HOLD, number)
    return action(ADVANCE, number) if ours >= theirs or rides(company) else action(HOLD, number)


def archers(company: dict[str, Any]) -> bool:
    """Whether a good part of a company shoots."""
    men = company["men"]
    shooting = sum(n for c, (n, _, _) in men.items() if WEAPON[CLASS[c]])
    return bool(3 * shooting >= sum(n for n, _, _ in men.values()))


def distance(look: Outlook, company: dict[str, Any]) -> int:
    """Bands to the nearest enemy company in its wing."""
    bands = [
        abs(other["place"] - company["place"])
        for other in look.view["battle"]["companies"]
        if other["side"] != company["side"] and other["wing"] == company["wing"] and other["men"]
    ]
    return min(bands, default=9)


def own_retreat(look: Outlook, legal: list[int]) -> int | None:
    """Over the edge behind the own line, else over a flank; through the enemy only at last."""
    edge = "abcd".index(look.view["battle"]["edge"])
    own = edge if own_side(look) == 0 else (edge + 2) % 4
    ways = [act for act in legal if act >> 48 == RETREAT]
    across = (own + 2) % 4
    return min(
        ways, key=lambda act: (unpack(act)[1] == across, unpack(act)[1] != own), default=None
    )


def retreat_to(look: Outlook, legal: list[int]) -> int:
    """Where no enemy stands, nearest to an own stronghold."""

    def bad(act: int) -> tuple[int, int]:
        place = unpack(act)[1]
        far = steps_from(place)
        homes = [far[h] for h, owner in look.owner.items() if owner == look.me and far[h] >= 0]
        return look.foes.get(place, 0), min(homes, default=99)

    return min((act for act in legal if act >> 48 == TO), key=bad)


def watch(look: Outlook, legal: list[int]) -> int:
    """Leave enough by the walls, the wounded and the cheap, if the others are still enough."""
    battle = look.view["battle"]
    place = PLACE[battle["hex"]]
    free, posted = (
        [c for c in battle["companies"] if c["status"] == status and c["side"] == own_side(look)]
        for status in ("not_deployed", "watching")
    )
    inside = sum(1 for g in look.view["groups"] if g["hex"] == battle["hex"] and "inside" in g)
    need = GARRISON_POINTS[look.kind(place)] // 11 + LIKELY_MEN * inside + 1
    need -= sum(n for c in posted for n, _, _ in c["men"].values())
    left = sum(worth(c) for c in free)
    coming = LIKELY_GROUP * look.foes.get(place, 1)
    offers = [unpack(act)[1:3] for act in legal if act >> 48 == WATCH_WITH]
    if need <= 0 or not offers:
        return action(DONE)
    hurt = [ware for ware, _ in offers if ware >= HURT_WARE]
    ware = hurt[0] if hurt else min((ware for ware, _ in offers), key=lambda c: PRICE[c])
    count = min(need, max(n for one, n in offers if one == ware))
    if left - PRICE[ware % HURT_WARE] * count < coming:
        return action(DONE)
    return action(WATCH_WITH, ware, count)


def answer(look: Outlook, legal: list[int]) -> int:
    """Give battle to a weaker invader, else go behind the walls."""
    place = PLACE[look.view["site"]]
    told = [c for c in look.view["own"]["counted"] if PLACE[c["hex"]] == place]
    coming = sum(12 * c["foot"] + 36 * c["mounted"] for c in told)
    ours = sum(b.worth for b in look.bands if b.hex == place)
    if action(SHELTER) in legal and ours < 1.1 * coming:
        return action(SHELTER)
    return pick(legal, FIGHT)


# --- At sea -----------------------------------------------------------------------------------


def flight(look: Outlook, legal: list[int]) -> int:
    """Flee with everything that is left when the enemy is much stronger."""
    port = look.view["sea_fight"]["port"]
    power = {True: 0, False: 0}
    for ship in look.view["ships"]:
        if ship["port"] == port:
            power[ship["role"] in (look.friends | look.commands)] += strength(ship)
    if power[True] < HOPELESS * power[False]:
        return pick(legal, FLEE, DONE)
    return action(DONE)


def engage(look: Outlook, legal: list[int]) -> int:
    """2.94: the weakest of those who are there."""
    port, parties = look.view["sea_fight"]["port"], look.view["sea_fight"]["parties"]

    def power(act: int) -> int:
        party = next(one for one in parties if look.scenario.roles[unpack(act)[1]] in one)
        there = [s for s in look.view["ships"] if s["port"] == port and s["role"] in party]
        return sum(strength(ship) for ship in there)

    return min(legal, key=power)


def sink(look: Outlook, legal: list[int]) -> int:
    """Empty transports first, then warships, then those with people aboard."""
    whose = look.view["acting"]
    full = {g["ship"] for g in look.view["groups"] if g["role"] == whose and "ship" in g}
    return min(
        (act for act in legal if act >> 48 == SINK_SHIP),
        key=lambda act: (unpack(act)[1] in full, unpack(act)[1] <= 20),
    )


def flee_to(look: Outlook, legal: list[int]) -> int:
    """A port of the ship's owner with many links."""
    whose = look.view["acting"]

    def safety(act: int) -> tuple[bool, int]:
        port = unpack(act)[2]
        return look.owner.get(port) == whose, len(LINKS[port])

    return max((act for act in legal if act >> 48 == SAIL_TO), key=safety)


# --- Sieges -----------------------------------------------------------------------------------


def siege_day(look: Outlook, legal: list[int]) -> int:
    """Storm what is open or well prepared, batter what stands, talk when nothing else helps."""
    place = PLACE[look.view["site"]]
    siege = look.sieges[place]
    ours = sum(b.worth for b in look.bands if b.hex == place)
    theirs = look.resistance(place)
    wall = siege["inner"] if siege["ramparts_taken"] else siege["outer"]
    open_ = wall >= 4 or siege["gate_broken"] or siege["ready"].get("tower", 0)
    ladders = siege["ready"].get("ladder", 0)
    if action(ASSAULT) in legal and ours > 1.4 * theirs and (open_ or ladders >= LADDERS):
        return action(ASSAULT)
    return pick(legal, BATTER, NEGOTIATE)


def storm(look: Outlook, legal: list[int]) -> int:
    """Go on while it goes well."""
    ours, theirs = sides(look)
    rounds = look.view["battle"]["assault"]["round"]
    if rounds >= 2 and ours < 1.1 * theirs:
        return action(CALL_OFF)
    return pick(legal, PRESS)


def sally_day(look: Outlook, legal: list[int]) -> int:
    """Fall on a camp that is badly watched, fetch food when it runs short, else stay inside."""
    if look.view["battle"] is not None:
        return max(legal, key=lambda act: (act >> 48 == RAID, unpack(act)[1]))
    siege = look.sieges[PLACE[look.view["site"]]]
    if siege["supply"] < LOW_ON_FOOD // 2 * siege["mouths"]:
        return pick(legal, FORAGE, PASS)
    return action(PASS)


def rations(look: Outlook, legal: list[int]) -> int:
    """Full rations while they last for days, then half, then a quarter."""
    siege = look.sieges[PLACE[look.view["site"]]]
    days = siege["supply"] / max(1, siege["mouths"])
    wish = 4 if days > LOW_ON_FOOD else (2 if days > 3 else 1)
    given = [unpack(act)[1] for act in legal]
    return action(RATION, max([n for n in given if n <= wish], default=min(given)))


FIGHTS: Final = {
    "lay_out": lay_out,
    "deploy": deploy,
    "stance": stance,
    "retreat_to": retreat_to,
    "watch": watch,
    "answer": answer,
    "engage": engage,
    "flight": flight,
    "sink": sink,
    "flee_to": flee_to,
    "siege_day": siege_day,
    "sally_day": sally_day,
    "storm": storm,
    "rations": rations,
}
# Decisions that are the same every time: the first of these verbs that is possible.
ALWAYS: Final = {
    "side": (SIDE_ON,),
    "wall": (STAND,),
    "desert": (PASS,),
    "rally": (TO,),
}
