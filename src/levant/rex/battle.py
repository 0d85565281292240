"""6.0 Combat: the order of battles, deployment, rounds, the end of a battle."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, NO_BLOCK
from levant.rex.bits import members, size
from levant.rex.board import TOWNS
from levant.rex.cards import WINTER_TURN, only
from levant.rex.fire import withdraw_inside
from levant.rex.leaving import eliminate, end_siege, lift_siege, take_up
from levant.rex.position import NOBODY, NOWHERE, Position
from levant.rex.reserves import show_besiegers, waiting
from levant.rex.retreats import begin_regroup, can_retreat, fresh_roads
from levant.rex.storm import end_storm
from levant.rex.tokens import hide, reveal, stand
from levant.rex.why_not import why_not_in_battle

# 6.0 the order of battles


def begin_battles(p: Position) -> None:
    """6.0: battles and sieges are where both sides have blocks."""
    p.unfought = _both_sides(p)
    if p.turn == WINTER_TURN:
        p.unfought &= p.held[0] & p.held[1] | campaign_sieges(p)
    p.phase = w.NEXT_BATTLE


def _both_sides(p: Position) -> int:
    """Towns where both sides have blocks."""
    return (p.held[0] | p.garrisoned[0]) & (p.held[1] | p.garrisoned[1])


def campaign_sieges(p: Position) -> int:
    """Sieges that a free winter campaign lets go on; in 1.3 those of the group that moved."""
    side = p.campaigner
    if side == NOBODY:
        return 0
    sieges = p.sieges(side)
    if p.rules.campaign_is_free:
        return sieges
    kept = 0
    for town in members(sieges):
        if p.field[town] & p.campaign:
            kept |= 1 << town
    return kept


def next_battle(p: Position) -> None:
    """6.0: player 1 chooses the next battle, one at a time (56)."""
    p.site = NOWHERE
    p.active = p.first
    p.unfought &= _both_sides(p)  # a death elsewhere may have ended one
    town = only(p.unfought)
    if not p.unfought:
        p.phase = _after_battles(p)
    elif town >= 0:
        _begin(p, town)
    else:
        p.phase = w.BATTLE_ORDER


def _after_battles(p: Position) -> int:
    """The draws, or winter; before 2.0 first the attrition of all sieges."""
    if p.rules.attrition_after_battles:
        return w.SIEGES_ROLL
    return w.WINTER if p.turn == WINTER_TURN else w.DRAWS


def order_choices(p: Position) -> list[int]:
    return [w.FIGHT, p.unfought]


def play_order(p: Position, verb: int, thing: int) -> None:
    _begin(p, thing)


def _begin(p: Position, town: int) -> None:
    p.site = town
    p.unfought &= ~(1 << town)
    p.phase = w.BATTLE_START


def battle_start(p: Position) -> None:
    """Who attacks (119), and whether the defender deploys first (6.1)."""
    town = p.site
    p.round = 0
    p.storming = p.sallying = p.sallied = p.stood_back = p.acted = 0
    p.storm_goes_on = False
    p.half_hit = NO_BLOCK
    p.harrier = NO_BLOCK
    p.hits = 0
    p.phase = w.ROUND_START
    p.fresh = not p.castle[town]
    if p.fresh:
        p.attacker = p.first if p.attacked[p.first] >> town & 1 else 1 - p.first
        if p.rules.rating[town]:
            p.active = 1 - p.attacker
            p.phase = w.GARRISON
    else:
        p.attacker = p.besieged_side(town)
    p.note("battle_begins", p.attacker, place=town, number=0 if p.fresh else 1)


# 6.1 deployment


def garrison_choices(p: Position) -> list[int]:
    """6.1: the defender sends blocks into the castle, up to its limit."""
    return [w.DONE, 1, w.INTO_CASTLE, p.active_blocks(p.site, p.active)]


def play_garrison(p: Position, verb: int, thing: int) -> None:
    town = p.site
    defender = p.active
    if verb == w.INTO_CASTLE:
        take_up(p, thing)
        p.put_in_castle(thing, town)
        p.note("into_castle", defender, thing, town)
        full = size(p.castle[town]) >= p.rules.rating[town]
        if not full and p.active_blocks(town, defender):
            return
    _stand_apart(p, town, defender)
    p.note("garrisoned", defender, place=town, number=size(p.castle[town]))
    p.phase = w.ROUND_START
    if p.castle[town] and not p.active_blocks(town, defender):
        # The field is the enemy's; whoever comes to help attacks (6.56).
        p.attacker = defender
        if p.rules.regroup_when_refused and not waiting(p, town, defender):
            begin_regroup(p, 1 - defender, w.ROUND_START, True)


def _stand_apart(p: Position, town: int, side: int) -> None:
    """Castle and field are now two stacks; one that stands alone can be followed."""
    for area in (p.castle[town], p.field[town] & ARMY[side]):
        block = only(area)
        if block >= 0:
            stand(p, block)


def why_not_into_castle(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_in_battle(p, role, block, "6.1")
    return missing or Refusal("6.1", "inside_already", block=p.rules.blocks[block])


def why_not_room(p: Position, role: int, block: int) -> Refusal | None:
    """6.52, 6.63: there is no castle, or it is full."""
    town, limit = p.site, p.rules.rating[p.site]
    if not limit:
        return Refusal("6.63", "no_castle", town=TOWNS[town])
    count = size(p.castle[town])
    if count < limit:
        return None
    return Refusal("6.52", "castle_full", town=TOWNS[town], count=count, limit=limit)


# 6.2 rounds


def round_start(p: Position) -> None:
    """Reserves arrive, then the field or the castle is fought for."""
    town = p.site
    p.round += 1
    if p.round > p.rules.rounds:
        _after_last_round(p)
        return
    here = ~(p.field[town] | p.castle[town])
    if p.round == 2:
        p.second &= here
    elif p.round == 3:
        p.third &= here
    p.acted = p.sallied = 0
    fresh_roads(p)
    castle = p.castle[town]
    franks = p.active_blocks(town, 0)
    saracens = p.active_blocks(town, 1)
    if franks and saracens:
        end_storm(p)  # 6.56: relief prevents storming
        p.active = p.besieged_side(town)
        may_sally = castle and not (p.fresh and p.round == 1)
        p.phase = w.SALLY if may_sally else w.FIELD_ROUND
    elif franks or saracens:
        holder = 0 if franks else 1
        if castle & ARMY[1 - holder]:
            p.attacker = 1 - holder  # whoever comes out of the castle attacks (6.55)
            p.active = holder
            p.phase = w.STORM
            if p.rules.stormers_exchanged:
                p.storm_goes_on = p.storming != 0 and not p.rules.storm_may_stop
                p.storming = 0
                hide(p, p.field[town])
        elif not waiting(p, town, 1 - holder):
            p.phase = w.BATTLE_WON
    elif not p.field[town] & (p.second | p.third):
        p.phase = w.BATTLE_WON


def field_round(p: Position) -> None:
    """6.2: a round of field battle; all who fight are face-up."""
    town = p.site
    p.storm_combat = False
    p.slot = 0
    reveal(p, p.active_blocks(town, 0) | p.active_blocks(town, 1))
    p.note("field_round", p.attacker, place=town, number=p.round)
    p.phase = w.NEXT_TO_ACT


# The end of a field battle


def field_over(p: Position) -> None:
    """6.41, 6.5, 6.7: one side (or none) is left in the field."""
    town = p.site
    p.phase = w.ROUND_START
    p.sallying = 0
    if p.active_blocks(town, 0):
        _win_field(p, 0)
    elif p.active_blocks(town, 1):
        _win_field(p, 1)
    # Decision 86: both vanished; reserves may still come, else the battle is over.


def field_cleared(p: Position) -> None:
    """6.33: who harried the last enemy away rides off (83), but his reserves have won (42)."""
    side = p.active
    if waiting(p, p.site, side) and not waiting(p, p.site, 1 - side):
        p.phase = w.ROUND_START
        p.sallying = 0
        _win_field(p, side)
    else:
        field_over(p)


def _win_field(p: Position, winner: int) -> None:
    town = p.site
    loser = 1 - winner
    attacking = winner == p.attacker
    besieged = p.castle[town] & ARMY[loser]
    if not besieged:
        end_siege(p, town)
    if besieged or waiting(p, town, loser):
        # 6.41: the winner holds the field; whoever still comes attacks (57, 59, 61).
        p.attacker = loser
    if waiting(p, town, loser):
        p.note("field_held", winner, place=town)
        return
    p.note("field_won", winner, place=town)
    if besieged:
        begin_regroup(p, winner, w.ROUND_START, attacking)
    else:
        lift_siege(p, town)
        begin_regroup(p, winner, w.BATTLE_END, attacking)


def _after_last_round(p: Position) -> None:
    """6.2: in the first edition the attacker leaves in a fourth round, under fire."""
    town = p.site
    both = p.active_blocks(town, 0) and p.active_blocks(town, 1)
    if p.rules.retreat_round and both and p.round == p.rules.rounds + 1:
        p.acted = p.sallied = 0
        fresh_roads(p)
        p.phase = w.FIELD_ROUND
    else:
        _last_round_over(p)


def _last_round_over(p: Position) -> None:
    """6.2, 6.55: sallying attackers go back, then the attacker leaves the field."""
    town = p.site
    end_storm(p)
    if p.sallying & ARMY[p.attacker]:
        for block in members(p.sallying):
            withdraw_inside(p, block)
    franks = p.active_blocks(town, 0)
    saracens = p.active_blocks(town, 1)
    if franks and saracens:
        p.active = p.attacker
        p.note("must_retreat", p.attacker, place=town)
        p.phase = w.MUST_RETREAT
    elif p.castle[town] and (franks or saracens):
        p.phase = w.SIEGE_QUIET
    else:
        p.phase = w.BATTLE_WON


def must_retreat(p: Position) -> None:
    """6.6: blocks that cannot retreat when they must are eliminated."""
    town = p.site
    side = p.attacker
    if can_retreat(p, p.active_blocks(town, side)):
        p.active = side
        p.phase = w.FORCED_RETREAT
        return
    for block in members(p.active_blocks(town, side)):
        eliminate(p, block, "cannot_retreat")
    winner = 1 - side
    p.note("field_won", winner, place=town)
    if p.castle[town] & ARMY[side]:
        begin_regroup(p, winner, w.SIEGE_QUIET, False)
    else:
        lift_siege(p, town)
        p.sallying = 0
        begin_regroup(p, winner, w.BATTLE_END, False)


def forced_choices(p: Position) -> list[int]:
    """6.2: the attacker picks who uses the scarce roads (45)."""
    return [w.RETREAT, can_retreat(p, p.active_blocks(p.site, p.attacker))]


def play_forced(p: Position, verb: int, thing: int) -> None:
    p.mover = thing
    p.after = w.MUST_RETREAT
    p.phase = w.RETREAT_TO


def battle_won(p: Position) -> None:
    """6.7, decision 130: one side is left alone, in field or castle, and may regroup."""
    town = p.site
    lift_siege(p, town)
    side = 0 if p.field[town] & ARMY[0] else 1
    if p.field[town] & ARMY[side]:
        begin_regroup(p, side, w.BATTLE_END, bool(p.attacked[side] >> town & 1))
    else:
        p.phase = w.BATTLE_END


def battle_end(p: Position) -> None:
    """The blocks stand up again; a siege keeps one besieger face-up."""
    town = p.site
    p.storming = p.sallying = 0
    p.half_hit = NO_BLOCK
    p.storm_combat = False
    here = p.field[town] | p.castle[town]
    p.second &= ~here
    p.third &= ~here
    if not p.castle[town]:
        end_siege(p, town)
    hide(p, here)
    p.note("battle_over", place=town)
    fresh_roads(p)
    p.site = NOWHERE
    p.after = w.NEXT_BATTLE
    show_besiegers(p)
