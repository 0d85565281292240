"""2.22 The order in which the fights of a phase are resolved."""

from __future__ import annotations

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import spell_hex
from levant.croisades.position import Position
from levant.kernel.title import Refusal


def choose_next(p: Position, roles: list[int], step: int) -> None:
    """2.22: with several fights the players' highest die chooses which comes next."""
    p.after = step
    if len(p.queue) == 1 or len(roles) < 2:
        p.site = p.queue.pop(0)
        p.phase = step
        return
    while True:
        dice = [p.d10() for _ in roles]
        if dice.count(max(dice)) == 1:
            break
    p.active = roles[dice.index(max(dice))]
    p.phase = w.ORDER


def order_choices(p: Position, role: int) -> list[int]:
    """2.22: one of the fights that are still to come."""
    return sorted(w.action(w.NEXT, place) for place in p.queue)


def play_order(p: Position, role: int, act: w.Action) -> None:
    """2.22: this fight is next."""
    place = act.a
    p.queue.remove(place)
    p.site = place
    p.note("next_fight", role=p.role_name(p.active), hex=spell_hex(place))
    p.phase = p.after


def why_not_order(p: Position, role: int, act: w.Action) -> Refusal:
    """2.22: why there is nothing to fight out in a hex."""
    return reasons.no_such_hex(act.a) or Refusal("2.22", "no_fight_there", hex=spell_hex(act.a))
