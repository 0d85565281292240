"""6.0 Combat: order, deployment, rounds, fire and hits, retreats and regroups."""

from __future__ import annotations

from typing import Final

from levant.rex.army import ARMY, FIREPOWER, INITIATIVE, NO_BLOCK, SIDE
from levant.rex.bits import first, members, size
from levant.rex.board import NEAR, ROADS, TOWN_COUNT
from levant.rex.cards import WINTER_TURN, only
from levant.rex.movement import limits, show_besiegers
from levant.rex.position import NOWHERE, Position
from levant.rex.tokens import hide, reveal, stand, step_out
from levant.rex.words import (
    ATTRITION,
    BATTLE_END,
    BATTLE_ORDER,
    BATTLE_START,
    BATTLE_WON,
    CHARGE,
    DONE,
    DRAWS,
    FIELD,
    FIELD_ROUND,
    FIGHT,
    FIRE,
    FIRED,
    FORCED_RETREAT,
    GARRISON,
    HARRY,
    HITS,
    INTO_CASTLE,
    LEAVE,
    NEXT_BATTLE,
    NEXT_TO_ACT,
    REGROUP,
    REGROUP_TO,
    REGROUP_WITH,
    RETREAT,
    RETREAT_TO,
    ROUND_START,
    SALLY,
    SIEGE_QUIET,
    STORM,
    STORMING,
    TAKE_HIT,
    TO,
    WITHDRAW,
)

_LETTERS: Final = 3
_SLOTS: Final = 6


# 6.0 the order of battles


def begin_battles(p: Position) -> None:
    """6.0: battles and sieges are where both sides have blocks."""
    franks = p.held[0] | p.garrisoned[0]
    saracens = p.held[1] | p.garrisoned[1]
    p.unfought = franks & saracens
    p.phase = NEXT_BATTLE


def next_battle(p: Position) -> None:
    """6.0: player 1 chooses the next battle, one at a time (56)."""
    p.site = NOWHERE
    p.active = p.first
    town = only(p.unfought)
    if not p.unfought:
        p.phase = DRAWS
    elif town >= 0:
        _begin(p, town)
    else:
        p.phase = BATTLE_ORDER


def order_choices(p: Position) -> list[int]:
    return [FIGHT, p.unfought]


def play_order(p: Position, verb: int, thing: int) -> None:
    _begin(p, thing)


def _begin(p: Position, town: int) -> None:
    p.site = town
    p.unfought &= ~(1 << town)
    p.phase = BATTLE_START


def battle_start(p: Position) -> None:
    """Who attacks (119), and whether the defender deploys first (6.1)."""
    town = p.site
    p.round = 0
    p.storming = p.sallying = p.acted = 0
    p.half_hit = NO_BLOCK
    p.harrier = NO_BLOCK
    p.hits = 0
    p.phase = ROUND_START
    p.fresh = not p.castle[town]
    if p.fresh:
        p.attacker = p.first if p.attacked[p.first] >> town & 1 else 1 - p.first
        if p.rules.rating[town]:
            p.active = 1 - p.attacker
            p.phase = GARRISON
    else:
        p.attacker = p.besieged_side(town)
    p.note("battle_begins", p.attacker, place=town, number=0 if p.fresh else 1)


# 6.1 deployment


def garrison_choices(p: Position) -> list[int]:
    """6.1: the defender sends blocks into the castle, up to its limit."""
    return [DONE, 1, INTO_CASTLE, p.active_blocks(p.site, p.active)]


def play_garrison(p: Position, verb: int, thing: int) -> None:
    town = p.site
    defender = p.active
    if verb == INTO_CASTLE:
        p.take_up(thing)
        p.put_in_castle(thing, town)
        p.note("into_castle", defender, thing, town)
        full = size(p.castle[town]) >= p.rules.rating[town]
        if not full and p.active_blocks(town, defender):
            return
    _stand_apart(p, town, defender)
    p.note("garrisoned", defender, place=town, number=size(p.castle[town]))
    p.phase = ROUND_START
    if p.castle[town] and not p.active_blocks(town, defender):
        # The field is the enemy's; whoever comes out or comes to help attacks (6.55, 6.56).
        p.attacker = defender
        if p.rules.regroup_when_refused and not waiting(p, town, defender):
            begin_regroup(p, 1 - defender, ROUND_START)


def _stand_apart(p: Position, town: int, side: int) -> None:
    """Castle and field are now two stacks; one that stands alone can be followed."""
    for area in (p.castle[town], p.field[town] & ARMY[side]):
        block = only(area)
        if block >= 0:
            stand(p, block)


# 6.2 rounds


def waiting(p: Position, town: int, side: int) -> int:
    """6.4: a side's reserves that have not arrived yet."""
    return p.field[town] & ARMY[side] & (p.second | p.third)


def round_start(p: Position) -> None:
    """Reserves arrive, then the field or the castle is fought for."""
    town = p.site
    p.round += 1
    if p.round > p.rules.rounds:
        _last_round_over(p)
        return
    here = ~p.field[town]
    if p.round == 2:
        p.second &= here
    elif p.round == 3:
        p.third &= here
    p.acted = 0
    fresh_roads(p)
    castle = p.castle[town]
    franks = p.active_blocks(town, 0)
    saracens = p.active_blocks(town, 1)
    if franks and saracens:
        end_storm(p)  # 6.56: relief prevents storming
        p.active = p.besieged_side(town)
        may_sally = castle and not (p.fresh and p.round == 1)
        p.phase = SALLY if may_sally else FIELD_ROUND
    elif franks or saracens:
        holder = 0 if franks else 1
        if castle & ARMY[1 - holder]:
            p.attacker = 1 - holder  # whoever comes out of the castle attacks (6.55)
            p.active = holder
            p.phase = STORM
        elif not waiting(p, town, 1 - holder):
            p.phase = BATTLE_WON
    elif not p.field[town] & (p.second | p.third):
        p.phase = BATTLE_WON


def fresh_roads(p: Position) -> None:
    """6.61, 6.7: road limits count per round, and anew for a regroup (53)."""
    p.crowded = 0
    base = p.site * 54
    for town in members(NEAR[p.site]):
        p.load[ROADS[base + town]] = 0


def field_round(p: Position) -> None:
    """6.2: a round of field battle; all who fight are face-up."""
    town = p.site
    p.storm_combat = False
    p.slot = 0
    reveal(p, p.active_blocks(town, 0) | p.active_blocks(town, 1))
    p.note("field_round", p.attacker, place=town, number=p.round)
    p.phase = NEXT_TO_ACT


def storm_round(p: Position) -> None:
    """6.54: a round of storm; stormers and garrison are face-up."""
    town = p.site
    p.storm_combat = True
    p.slot = 0
    reveal(p, p.storming | p.castle[town])
    p.note("storm_round", 1 - p.besieged_side(town), place=town, number=p.round)
    p.phase = NEXT_TO_ACT


def end_storm(p: Position) -> None:
    """6.54: stormers are back in the field, the half-hit is recovered."""
    if p.storming:
        stormers = p.storming
        p.storming = 0
        hide(p, stormers | p.castle[p.site])
    p.half_hit = NO_BLOCK


def _assailant(p: Position) -> int:
    """Who attacks in this round: in a storm always the besieger."""
    if p.storm_combat:
        return 0 if p.storming & ARMY[0] else 1
    return p.attacker


def fighters(p: Position, side: int) -> int:
    """A side's blocks that fight in this round."""
    if p.storm_combat:
        return (p.storming | p.castle[p.site]) & ARMY[side]
    return p.active_blocks(p.site, side)


def next_to_act(p: Position) -> None:
    """6.2: defending A, attacking A, defending B ...; Jihad: attackers first in round 1."""
    attacker = _assailant(p)
    jihad = p.jihad == attacker and p.jihad_site == p.site and p.round == 1
    left = ~p.acted
    attackers = fighters(p, attacker) & left
    defenders = fighters(p, 1 - attacker) & left
    while p.slot < _SLOTS:
        slot = p.slot
        if jihad:
            attacking = slot < _LETTERS
            letter = slot % _LETTERS
        else:
            attacking = slot & 1 == 1
            letter = slot >> 1
        ready = (attackers if attacking else defenders) & INITIATIVE[letter]
        if ready:
            p.active = attacker if attacking else 1 - attacker
            p.phase = STORMING if p.storm_combat else FIELD
            return
        p.slot = slot + 1
    p.phase = ROUND_START


def ready_blocks(p: Position) -> int:
    """The blocks among which the active player picks the next to act."""
    attacker = _assailant(p)
    jihad = p.jihad == attacker and p.jihad_site == p.site and p.round == 1
    letter = p.slot % _LETTERS if jihad else p.slot >> 1
    return fighters(p, p.active) & INITIATIVE[letter] & ~p.acted


# 6.2, 6.3 a block's turn in the field


def field_choices(p: Position) -> list[int]:
    """6.2: fire or retreat; knights may charge, light horse may harry."""
    ready = ready_blocks(p)
    rules = p.rules
    sallying = ready & p.sallying
    choices = [FIRE, ready]
    knights = ready & rules.knights
    if not rules.charge_when_sallying:
        knights &= ~sallying
    if knights:
        choices += [CHARGE, knights]
    leaving = _can_retreat(p, ready & ~sallying)
    if leaving:
        choices += [RETREAT, leaving]
        harriers = leaving & rules.harriers
        if harriers:
            choices += [HARRY, harriers]
    inside = sallying
    if ready != sallying and castle_room(p, p.active):
        inside = ready
    if inside:
        choices += [WITHDRAW, inside]
    return choices


def castle_room(p: Position, side: int) -> int:
    """6.62, 71-73: room for field defenders in a castle that is theirs."""
    town = p.site
    if side == p.attacker or (p.castle[town] | p.sallying) & ARMY[1 - side]:
        return 0
    inside = size(p.castle[town]) + size(p.sallying & p.field[town])
    return max(0, p.rules.rating[town] - inside)


def play_field(p: Position, verb: int, thing: int) -> None:
    bit = 1 << thing
    p.acted |= bit
    p.phase = FIRED
    if verb == RETREAT:
        p.mover = thing
        p.after = FIRED
        p.phase = RETREAT_TO
    elif verb == WITHDRAW:
        withdraw_inside(p, thing)
    elif verb == CHARGE:
        _charge(p, thing)
    elif verb == HARRY:
        p.harrier = thing
        _shoot(p, thing, FIREPOWER[thing] + p.rules.harry_firepower, "harries")
    else:
        _shoot(p, thing, FIREPOWER[thing], "fires")


def withdraw_inside(p: Position, block: int) -> None:
    """6.63: from the field into the castle."""
    town = p.site
    p.note("withdrew", SIDE[block], block, town)
    p.sallying &= ~(1 << block)
    p.take_up(block)
    p.put_in_castle(block, town)
    hide(p, 1 << block)


def _shoot(p: Position, block: int, firepower: int, code: str) -> int:
    """6.3: as many dice as steps; a hit for each that is not above the firepower."""
    hits = 0
    sixes = 0
    if p.log is None:
        for _ in range(p.strength(block)):
            die = p.dice.roll()
            if die <= firepower:
                hits += 1
            if die == 6:
                sixes += 1
    else:
        dice = tuple([p.dice.roll() for _ in range(p.strength(block))])
        for die in dice:
            hits += die <= firepower
            sixes += die == 6
        p.note(code, SIDE[block], block, p.site, number=hits, dice=dice)
    p.hits = hits
    p.target = 1 - SIDE[block]
    return sixes


def _charge(p: Position, block: int) -> None:
    """6.32: firepower up by one, and a hit on itself for each 6 (80)."""
    sixes = _shoot(p, block, FIREPOWER[block] + p.rules.charge_firepower, "charges")
    for _ in range(sixes):
        if p.strength(block):
            p.note("charge_loss", SIDE[block], block, p.site)
            p.lose_step(block)


# 6.31 hits


def _targets(p: Position) -> int:
    return fighters(p, p.target)


def fired(p: Position) -> None:
    """6.31: hits one by one on the strongest; the owner chooses among equals."""
    while p.hits:
        targets = _targets(p)
        if not targets:
            p.hits = 0  # decision 84: what is too much is lost
            break
        if p.half_hit != NO_BLOCK and targets >> p.half_hit & 1:
            take_hit(p, p.half_hit)
            continue
        top = p.strongest(targets)
        if top & (top - 1):
            p.active = p.target
            p.phase = HITS
            return
        take_hit(p, first(top))
    if p.harrier != NO_BLOCK:
        p.mover = p.harrier
        p.active = SIDE[p.harrier]
        p.harrier = NO_BLOCK
        p.after = FIRED
        p.phase = RETREAT_TO
    elif p.storm_combat:
        _after_storm_turn(p)
    elif p.active_blocks(p.site, 0) and p.active_blocks(p.site, 1):
        p.phase = NEXT_TO_ACT
    else:
        _field_over(p)


def take_hit(p: Position, block: int) -> None:
    """6.31; 6.54: a castle defender loses a step only on the second hit."""
    p.hits -= 1
    if p.storm_combat and p.castle[p.site] >> block & 1 and p.half_hit != block:
        p.half_hit = block
        p.note("half_hit", SIDE[block], block, p.site)
        return
    if p.half_hit == block:
        p.half_hit = NO_BLOCK
    p.note("hit", SIDE[block], block, p.site)
    p.lose_step(block)


def hit_choices(p: Position) -> list[int]:
    return [TAKE_HIT, p.strongest(_targets(p))]


def play_hit(p: Position, verb: int, thing: int) -> None:
    take_hit(p, thing)
    p.phase = FIRED


# The end of a field battle


def _field_over(p: Position) -> None:
    """6.41, 6.5, 6.7: one side (or none) is left in the field."""
    town = p.site
    p.phase = ROUND_START
    if not (p.active_blocks(town, 0) or p.active_blocks(town, 1)):
        # Decision 86: both vanished; reserves may still come, else the battle is over.
        p.sallying = 0
        return
    winner = 0 if p.active_blocks(town, 0) else 1
    loser = 1 - winner
    p.sallying = 0
    if p.castle[town] & ARMY[loser] or waiting(p, town, loser):
        # 6.41: the winner holds the field; whoever still comes attacks (57, 59, 61).
        p.attacker = loser
    if waiting(p, town, loser):
        p.note("field_held", winner, place=town)
        return
    p.note("field_won", winner, place=town)
    if p.castle[town] & ARMY[loser]:
        begin_regroup(p, winner, ROUND_START)
    else:
        p.lift_siege(town)
        begin_regroup(p, winner, BATTLE_END)


def _after_storm_turn(p: Position) -> None:
    """6.54: the storm goes on, is beaten off, or takes the castle."""
    town = p.site
    if not p.castle[town]:
        besieger = 0 if p.storming & ARMY[0] else 1
        loser = 1 - besieger
        end_storm(p)
        p.note("castle_taken", besieger, place=town)
        if waiting(p, town, loser):
            p.attacker = loser
            p.phase = ROUND_START
        else:
            begin_regroup(p, besieger, BATTLE_END)
    elif not p.storming:
        hide(p, p.castle[town])
        p.half_hit = NO_BLOCK
        p.note("storm_over", place=town)
        p.phase = ROUND_START
    else:
        p.phase = NEXT_TO_ACT


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
        p.phase = FORCED_RETREAT
        _forced_or_over(p)
    elif p.castle[town] and (franks or saracens):
        p.phase = SIEGE_QUIET
    else:
        p.phase = BATTLE_WON


def _forced_or_over(p: Position) -> None:
    """6.6: blocks that cannot retreat when they must are eliminated."""
    town = p.site
    side = p.attacker
    if _can_retreat(p, p.active_blocks(town, side)):
        return
    for block in members(p.active_blocks(town, side)):
        p.eliminate(block, "cannot_retreat")
    winner = 1 - side
    p.note("field_won", winner, place=town)
    if p.castle[town] & ARMY[side]:
        begin_regroup(p, winner, SIEGE_QUIET)
    else:
        p.lift_siege(town)
        p.sallying = 0
        begin_regroup(p, winner, BATTLE_END)


def forced_choices(p: Position) -> list[int]:
    """6.2: the attacker picks who uses the scarce roads (45)."""
    return [RETREAT, _can_retreat(p, p.active_blocks(p.site, p.attacker))]


def play_forced(p: Position, verb: int, thing: int) -> None:
    p.mover = thing
    p.after = FORCED_RETREAT
    p.phase = RETREAT_TO


# 6.6 retreats


def retreat_towns(p: Position, side: int, as_attacker: bool) -> int:
    """6.61: attackers by the roads they came, defenders by any the enemy did not use."""
    town = p.site
    mine = p.entry[side * TOWN_COUNT + town]
    theirs = p.entry[(1 - side) * TOWN_COUNT + town]
    if side != p.first:
        roads = mine if as_attacker else mine | ~theirs  # both came by it: only player 2
    else:
        roads = mine & ~theirs if as_attacker else ~theirs
    return NEAR[town] & roads & ~p.held[1 - side] & ~p.crowded


def _as_attacker(p: Position, block: int) -> bool:
    """Bound to the roads its side came by; never a block that came by sea (46)."""
    bit = 1 << block
    if p.by_sea & bit:
        return False
    if p.phase == LEAVE or p.after == LEAVE:
        return bool(p.entered & bit)  # decision 55
    return SIDE[block] == p.attacker


def retreats(p: Position, block: int) -> int:
    """Where a block may retreat to now."""
    return retreat_towns(p, SIDE[block], _as_attacker(p, block))


def _can_retreat(p: Position, blocks: int) -> int:
    """Those of one side's blocks that have somewhere to retreat to."""
    if not blocks:
        return 0
    side = 0 if blocks & ARMY[0] else 1
    if side != p.attacker and p.phase != LEAVE:
        return blocks if retreat_towns(p, side, False) else 0
    able = 0
    for block in members(blocks):
        if retreats(p, block):
            able |= 1 << block
    return able


def retreat_choices(p: Position) -> list[int]:
    return [TO, retreats(p, p.mover)]


def play_retreat(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    p.note("retreated", SIDE[block], block, thing, p.site)
    depart(p, block, thing)
    p.mover = NO_BLOCK
    p.phase = p.after
    if p.phase == FORCED_RETREAT:
        _forced_or_over(p)
    elif p.phase == LEAVE:
        begin_leave(p)


def depart(p: Position, block: int, there: int) -> None:
    """Leave the site by road, counting on the limit of this round."""
    bit = 1 << block
    road = ROADS[p.site * 54 + there]
    load = p.load[road] + 1
    p.load[road] = load
    if load >= limits(p, SIDE[block])[road]:
        p.crowded |= 1 << there
    step_out(p, block)
    if p.shown & bit:
        p.seen[block] = p.strength(block)
        p.shown ^= bit
    p.take_up(block)
    away = ~bit
    p.entered &= away
    p.by_sea &= away
    p.second &= away
    p.third &= away
    p.put_in_field(block, there)
    stand(p, block)


# 6.7 regroups


def begin_regroup(p: Position, side: int, after: int) -> None:
    """6.7: the victor may move any winning blocks one road."""
    p.active = side
    p.after = after
    fresh_roads(p)
    p.phase = REGROUP
    hide(p, p.field[p.site] & ARMY[side])
    _regroup_or_go_on(p)


def _regroup_or_go_on(p: Position) -> None:
    if not (p.field[p.site] & ARMY[p.active] and regroup_towns(p)):
        p.phase = p.after


def regroup_towns(p: Position) -> int:
    """6.7: adjacent friendly or vacant towns and own sieges; in winter no siege."""
    enemy = 1 - p.active
    towns = NEAR[p.site] & ~p.held[enemy] & ~p.crowded
    if p.turn == WINTER_TURN:
        towns &= ~p.garrisoned[enemy]
    return towns


def regroup_choices(p: Position) -> list[int]:
    return [DONE, 1, REGROUP_WITH, p.field[p.site] & ARMY[p.active]]


def play_regroup(p: Position, verb: int, thing: int) -> None:
    if verb == DONE:
        p.phase = p.after
        return
    p.mover = thing
    p.phase = REGROUP_TO


def regroup_to_choices(p: Position) -> list[int]:
    return [TO, regroup_towns(p)]


def play_regroup_to(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    p.note("regrouped", SIDE[block], block, thing, p.site)
    depart(p, block, thing)
    p.mover = NO_BLOCK
    p.phase = REGROUP
    _regroup_or_go_on(p)


# 6.2 a besieger may leave


def begin_leave(p: Position) -> None:
    """6.2, decision 55: besiegers may retreat before attrition, or stay."""
    town = p.site
    side = 1 - p.besieged_side(town)
    besiegers = p.field[town] & ARMY[side]
    p.phase = LEAVE
    p.after = LEAVE
    p.active = side
    if not besiegers:
        p.phase = BATTLE_WON
    elif not _can_retreat(p, besiegers):
        p.phase = ATTRITION


def leave_choices(p: Position) -> list[int]:
    return [DONE, 1, RETREAT, _can_retreat(p, p.field[p.site] & ARMY[p.active])]


def play_leave(p: Position, verb: int, thing: int) -> None:
    if verb == DONE:
        p.phase = ATTRITION
        return
    p.mover = thing
    p.after = LEAVE
    p.phase = RETREAT_TO


def battle_won(p: Position) -> None:
    """6.7: one side is left alone, in field or castle, and may regroup."""
    town = p.site
    p.lift_siege(town)
    side = 0 if p.field[town] & ARMY[0] else 1
    if p.field[town] & ARMY[side]:
        begin_regroup(p, side, BATTLE_END)
    else:
        p.phase = BATTLE_END


def battle_end(p: Position) -> None:
    """The blocks stand up again; a siege keeps one besieger face-up."""
    town = p.site
    p.storming = p.sallying = 0
    p.half_hit = NO_BLOCK
    p.storm_combat = False
    p.second &= ~p.field[town]
    p.third &= ~p.field[town]
    if not p.castle[town]:
        p.markers &= ~p.field[town]
    hide(p, p.field[town] | p.castle[town])
    p.note("battle_over", place=town)
    p.site = NOWHERE
    p.after = NEXT_BATTLE
    show_besiegers(p)
