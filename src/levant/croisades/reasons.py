"""Why not: reasons that several chapters share. Each chapter has those of its own decisions.

A refusal tells only what the asker may know: his own pieces, and what lies open on the map.
"""

from __future__ import annotations

from levant.croisades.board import HEX_COUNT, HIGH_SEAS, PORTS, spell_hex
from levant.croisades.pieces import Group, Ship
from levant.croisades.position import Position
from levant.kernel.title import Refusal


def no_such_group(number: int) -> Refusal:
    """2.11: the role has no group of that number."""
    return Refusal("2.11", "no_such_group", group=number)


def no_such_ship(number: int) -> Refusal:
    """2.12: the role has no ship of that number."""
    return Refusal("2.12", "no_such_ship", ship=number)


def no_such_hex(place: int) -> Refusal | None:
    """3.41: the map has no hex of that number."""
    return None if place < HEX_COUNT else Refusal("3.41", "no_such_hex")


def no_port(place: int, rule: str) -> Refusal | None:
    """2.32, 3.21: why no ship can be in a hex."""
    if place in PORTS:
        return None
    return no_such_hex(place) or Refusal(rule, "not_a_port", hex=spell_hex(place))


def outside(place: int) -> Refusal:
    """Decision 120: the scenario is not fought there."""
    return Refusal("2.13", "outside_theatre", hex=spell_hex(place))


def none_taken(count: int, rule: str) -> Refusal | None:
    """Nothing is no number to take, buy or send."""
    return None if count else Refusal(rule, "at_least_one")


def too_dear(cost: int, points: int) -> Refusal:
    """3.21: a price that cannot be paid."""
    return Refusal("3.21", "too_dear", cost=cost, points=points)


def option_is_off(p: Position, option: str, rule: str) -> Refusal | None:
    """The game is played without that option."""
    return None if p.options.get(option) else Refusal(rule, "option_is_off", option=option)


# --- What groups and ships are busy with ------------------------------------------------------


def idle(p: Position, group: Group) -> bool:
    """2.22: whether a group can be reorganised: ashore, not at work, in no battle."""
    return not group.ship and not group.work and p.meeting_at(group.hex) is None


def busy(p: Position, group: Group) -> Refusal | None:
    """2.22: why a group cannot be reorganised now."""
    if group.ship:
        return Refusal("2.34", "group_is_aboard", group=group.number)
    if group.work:
        return Refusal("2.62", "group_is_building", group=group.number)
    if p.meeting_at(group.hex) is not None:
        return Refusal("2.41", "group_is_in_battle", group=group.number)
    return None


def carries_nothing(ship: Ship) -> Refusal | None:
    """2.31, 2.34: why a ship can neither load nor land anything: a warship, or out at sea."""
    if ship.war:
        return Refusal("2.31", "warships_carry_nothing", ship=ship.number)
    if ship.port == HIGH_SEAS:
        return Refusal("2.34", "on_the_high_seas", ship=ship.number)
    return None
