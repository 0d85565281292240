"""2.42b, 2.67, 2.68, 3.28 How sieges begin, and how they end: lifted, surrender, capture."""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.board import MEDIUM_TOWN, PORTS, spell_hex
from levant.croisades.custody import change_keeper, dungeon, post_guards, told
from levant.croisades.fights import Siege
from levant.croisades.garrison import BREACH, FULL, HALF, QUARTER, besieger_count, defenders
from levant.croisades.pieces import Captive
from levant.croisades.position import Position
from levant.croisades.records import Capture
from levant.croisades.roster import GOOD_COUNT, OFFICER, RANK

SURRENDERS: Final = 12  # 3.28

# --- They begin and are lifted (2.42b, 2.68) --------------------------------------------------


def begin_siege(p: Position, role: int, place: int) -> Siege:
    """2.42b: a siege is established; its garrison is chosen in the siege phase."""
    siege = Siege()
    if place not in p.captured:
        siege.outer = p.scenario.slighted.get(place, 0)
    for worn in p.worn:
        if worn.hex == place:
            # 2.68: garrison and walls are restored only from the next turn on.
            siege = worn
            siege.ready, siege.work, siege.line = [0] * GOOD_COUNT, [], 0
            p.worn.remove(worn)
            break
    siege.hex, siege.besieger, siege.since = place, role, p.turn
    p.sieges.append(siege)
    for group in p.groups_at(place):
        if p.friends(group.role, p.owner[place]) and group.role != role:
            group.inside = 1
    p.note("besieged", role=p.role_name(role), hex=spell_hex(place))
    return siege


def lift_siege(p: Position, siege: Siege) -> None:
    """2.68: the siege is over; whoever sheltered comes out."""
    p.sieges.remove(siege)
    p.worn.append(siege)
    for group in p.groups_at(siege.hex):
        group.inside = 0
    p.note("siege_lifted", hex=spell_hex(siege.hex), role=p.role_name(siege.besieger))


def drop_empty_sieges(p: Position) -> None:
    """2.68: a siege that no besieger keeps up is given up; the sheltered come out of the gates."""
    for siege in list(p.sieges):
        if not p.besiegers(siege):
            lift_siege(p, siege)
    for group in p.groups:
        if group.inside and (group.ship or p.siege_at(group.hex) is None):
            group.inside = 0


def destroy(p: Position, siege: Siege, engine: int) -> None:
    """One engine of the besiegers is lost."""
    siege.ready[engine] -= 1
    for group in p.besiegers(siege):
        if group.goods[engine]:
            group.goods[engine] -= 1
            return


# --- They are decided (2.67, 3.28) ------------------------------------------------------------


def surrender_bonus(p: Position, siege: Siege) -> int:
    """3.28: numbers, rations and walls."""
    ours, theirs = besieger_count(p, siege), max(1, defenders(p, siege))
    bonus = 2 if ours >= 3 * theirs else int(ours >= 2 * theirs)
    bonus += {FULL: 0, HALF: 1, QUARTER: 2}[siege.fed]
    if siege.line:
        return bonus + (3 if siege.inner >= BREACH else 2)
    return bonus + int(siege.outer >= BREACH)


def negotiate(p: Position, siege: Siege) -> None:
    """2.67: 12 or more on the modified die and they give up."""
    roll = p.d10() + surrender_bonus(p, siege)
    p.note("negotiated", hex=spell_hex(siege.hex), roll=roll)
    if roll >= SURRENDERS:
        surrender(p, siege, "negotiation")


def surrender(p: Position, siege: Siege, reason: str) -> None:
    """2.67: the hex is the besieger's, the defenders are eliminated; the walls are repaired."""
    capture(p, siege, reason)
    p.phase = w.NEXT_SIEGE


def capture(p: Position, siege: Siege, reason: str) -> None:
    """The place changes hands."""
    place, role = siege.hex, siege.besieger
    if p.options.get("captures") and reason != "assault":
        take_prisoners(p, siege)
    inside = p.sheltered(siege)
    for group in inside:
        p.groups.remove(group)
    change_keeper(p, place, role, inside)
    value = p.scenario.value(place, role, first=place not in p.captured)
    p.seized.append(Capture(place, role, value))
    if place not in p.captured:
        p.captured.append(place)
    old = p.owner[place]
    p.owner[place] = role
    p.sieges.remove(siege)
    p.note(
        "captured", role=p.role_name(role), owner=p.role_name(old), hex=spell_hex(place),
        reason=reason, value=value,
    )  # fmt: skip
    if p.kinds[place] == MEDIUM_TOWN and place in PORTS and p.scenario.port_income:
        # 3.5, note 3, decision 75.
        p.points[role] += p.scenario.port_income
        p.note(
            "port_income", [role], role=p.role_name(role), hex=spell_hex(place),
            points=p.scenario.port_income,
        )  # fmt: skip


def take_prisoners(p: Position, siege: Siege) -> None:
    """3.58: when a garrison surrenders, its knights and nobles become prisoners, if guarded."""
    owner = p.owner[siege.hex]
    inside = [(owner, c, 0) for c, n in enumerate(siege.men) for _ in range(n)]
    inside += [(owner, c, turns) for c, turns in siege.hurt]
    for group in p.sheltered(siege):
        inside += [(group.role, c, 0) for c, n in enumerate(group.men) for _ in range(n)]
        inside += [(group.role, c, turns) for c, turns in group.hurt]
    guards = [c for g in p.besiegers(siege) for c, n in enumerate(g.men) for _ in range(n)]
    for role, c, turns in inside:
        if role >= 0 and RANK[c] <= OFFICER and post_guards(c, guards):
            one = Captive(role, c, turns, p.turn)
            dungeon(p, siege.hex).append(one)
            p.note("confined", **told(p, one, siege.besieger), hex=spell_hex(siege.hex))
