"""How the constable fights on the field: ground, companies, stances, watchers, answers."""

from __future__ import annotations

from typing import Any, Final

from levant.bots.croisades.outlook import LIKELY_GROUP, LIKELY_MEN, Outlook
from levant.bots.croisades.picking import of_verb, pick
from levant.croisades.board import NEAR, PLACE, steps_from
from levant.croisades.roster import CLASS, GARRISON_POINTS, MOUNTED, PRICE, WEAPON
from levant.croisades.tables import CHARGES
from levant.croisades.words import (
    ADVANCE,
    CENTRE,
    CHARGE,
    DELAY,
    DONE,
    END_PURSUIT,
    ENTER,
    FIGHT,
    GRANT,
    HOLD,
    HURT_WARE,
    LEFT,
    RETREAT,
    RIGHT,
    SHELTER,
    SHOOT,
    TO,
    WATCH_WITH,
    action,
    unpack,
)

HOPELESS: Final = 0.4
STRONGER: Final = 1.1
A_FOOTMAN: Final = 12
A_RIDER: Final = 36
"""What those who are only counted are taken to be worth."""


# --- On the field -----------------------------------------------------------------------------


def worth(company: dict[str, Any]) -> int:
    """The points of a company; wounded and shaken men count half."""
    total = 0
    for c, (n, hurt, shaken) in company["men"].items():
        total += PRICE[CLASS[c]] * (2 * n - min(n, hurt + shaken))
    return total // 2


def sides(look: Outlook) -> tuple[int, int]:
    """The points of our side and of theirs: on the field, and of ours those still on the way."""
    battle = look.view["battle"]
    mine = own_side(look)
    totals = [0, 0]
    for company in battle["companies"]:
        if company["status"] in ("field", "not_deployed", "waiting"):
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
    """Let allies pass, give battle to a weaker invader, else go behind the walls."""
    place = PLACE[look.view["site"]]
    told = [c for c in look.view["own"]["counted"] if PLACE[c["hex"]] == place]
    coming = sum(A_FOOTMAN * c["foot"] + A_RIDER * c["mounted"] for c in told)
    ours = sum(b.worth for b in look.bands if b.hex == place and not b.inside)
    # 2.42: whoever stands beside can be called, but only when the invader brings more as well.
    helpers = sum(b.worth for b in look.bands if b.hex in NEAR[place] and b.hex not in look.sieges)
    stronger = ours + helpers // 2 >= STRONGER * coming
    if not stronger and action(SHELTER) in legal:
        return action(SHELTER)
    if not stronger and action(GRANT) in legal:
        return action(GRANT)
    return pick(legal, FIGHT)
