"""Instinct: a quick player of whole positions, for playouts and for making plans.

It plays on positions that were drawn from a belief, never on the real one. It knows the same
rules of thumb as the squire, on plain numbers, some hundred times faster.
"""

from __future__ import annotations

from typing import Final

from levant.bots.campaign import Campaign, Order, offered
from levant.bots.odds import STORM_ODDS, chance, fall, losses, ratio, starved, storm_chance
from levant.bots.survey import WINTER_TURN, Survey
from levant.bots.terrain import DISTANCE, WORTH
from levant.kernel.dice import Dice
from levant.rex.army import ARMY, FIREPOWER, SIDE, STEPS
from levant.rex.bits import first, members, size
from levant.rex.board import CITIES, FORTIFIED, NEAR, REALM, TOWN_COUNT
from levant.rex.cards import MOVE_1, MOVE_2, MOVE_3, WINTER_CAMPAIGN
from levant.rex.game import Game
from levant.rex.words import (
    CARD,
    CARDS,
    CHARGE,
    DONE,
    ENTER,
    FIELD,
    FIRE,
    FORCED_RETREAT,
    GARRISON,
    GIVE,
    GROUP,
    HALT,
    HARRY,
    HITS,
    INTO_CASTLE,
    JIHAD,
    JIHAD_SITE,
    LAND,
    LEAVE,
    MAIN,
    MAIN_ROAD,
    MANNA,
    MARCH,
    MARCH_WITH,
    MARKER,
    MOVES,
    MUSTER,
    MUSTER_MARCH,
    PLACE_DRAW,
    REGROUP,
    REGROUP_TO,
    REGROUP_WITH,
    REPLACEMENTS,
    RESTORE,
    RETREAT,
    RETREAT_TO,
    SALLY,
    SALLY_WITH,
    SEA_ATTACK,
    SHOW,
    STARVE,
    STORM,
    STORM_WITH,
    STORMING,
    SUPPLY,
    TAKE_HIT,
    TO,
    WITHDRAW,
)

_CARD_WEIGHT: Final = [4, 6, 7, 2, 3, 3, 3, 3, 3, 2]
_NONE: Final = -1


class Instinct:
    """Chooses for both sides; remembers the order it is carrying out."""

    def __init__(self, dice: Dice, whim: float, hasty: bool = False) -> None:
        self.dice: Dice = dice
        self.whim: float = whim
        self.hasty: bool = hasty
        self.order: Order | None = None
        self.aims: list[int] = [-1, -1]

    def choose(self, p: Game, side: int) -> int:
        """One of the legal actions of a side."""
        offer = p.offer(side)
        phase = p.phase
        action = _NONE
        if MOVES <= phase <= ENTER:
            action = self._move(p, side, offer)
        elif phase == FIELD:
            action = self._field(p, side, offer)
        elif phase == HITS:
            action = self._least(p, offered(offer, TAKE_HIT), TAKE_HIT, True)
        elif phase == CARDS:
            action = self._card(p, offer)
        elif phase >= MAIN_ROAD:
            action = self._rest(p, side, offer)
        elif phase == MANNA:
            action = self._most(p, offered(offer, GIVE), GIVE)
        if action < 0:
            action = p.random_action(side, self.dice)
        return action

    def _rest(self, p: Game, side: int, offer: list[int]) -> int:
        phase = p.phase
        if phase == STORMING:
            return self._storming(p, side, offer)
        if phase == STORM:
            return self._storm(p, side, offer)
        if phase == SALLY:
            return self._sally(p, side, offer)
        if phase == GARRISON:
            return self._garrison(p, side, offer)
        if phase in (RETREAT_TO, REGROUP_TO):
            return self._refuge(p, side, offered(offer, TO))
        if phase == REGROUP:
            return self._regroup(p, side, offer)
        if phase == LEAVE:
            return self._leave(p, side, offer)
        if phase == FORCED_RETREAT:
            return self._most(p, offered(offer, RETREAT), RETREAT)
        if phase == PLACE_DRAW:
            return self._place(p, side, offered(offer, TO))
        if phase == SUPPLY:
            return self._least(p, offered(offer, STARVE), STARVE, False)
        if phase == REPLACEMENTS:
            return self._most(p, offered(offer, RESTORE), RESTORE)
        if phase == MAIN_ROAD:
            return self._main_road(p, side, offered(offer, MAIN))
        if phase == MARKER:
            return self._least(p, offered(offer, SHOW), SHOW, False)
        if phase == JIHAD_SITE:
            return self._biggest(p, side, offered(offer, JIHAD), JIHAD)
        return _NONE

    # 4.0 cards

    def _card(self, p: Game, offer: list[int]) -> int:
        """A move card mostly; the better ones while the year is young."""
        kinds = members(offered(offer, CARD))
        if not kinds:
            return _NONE
        total = 0
        for card in kinds:
            total += self._weight(p, card)
        n = self.dice.below(total)
        for card in kinds:
            n -= self._weight(p, card)
            if n < 0:
                return CARD * 64 + card
        return _NONE

    def _weight(self, p: Game, card: int) -> int:
        weight = _CARD_WEIGHT[card]
        if p.turn < WINTER_TURN:
            return weight
        if card == WINTER_CAMPAIGN:
            return 20
        return 6 if card in (MOVE_1, MOVE_2) else (3 if card == MOVE_3 else 2)

    # 5.0 movement

    def _move(self, p: Game, side: int, offer: list[int]) -> int:
        phase = p.phase
        if phase == MOVES:
            self.order = None
            if not p.moves or len(offer) <= 2:
                return offer[0] * 64 + first(offer[1])
            survey = Survey(p, side, self.aims[side])
            self.aims[side] = survey.aim()
            campaign = Campaign(survey, self.dice, self.whim, self.hasty)
            order = campaign.choose(offer)
            if order is None:
                return DONE * 64
            self.order = order
            return order.verb * 64 + order.thing
        if phase in (GROUP, MUSTER):
            return self._next_block(offer)
        if phase == MARCH:
            return self._next_leg(p, side, offer)
        if phase == MUSTER_MARCH:
            legs = DISTANCE[p.group]
            return self._nearest(offered(offer, TO), legs, TO)
        campaign = Campaign(Survey(p, side), self.dice, self.whim, self.hasty)
        best, action = -999.0, _NONE
        for verb in (LAND, SEA_ATTACK, TO):
            for town in members(offered(offer, verb)):
                rate = campaign.landing(p.mover, town)
                if rate > best:
                    best, action = rate, verb * 64 + town
        return action

    def _next_block(self, offer: list[int]) -> int:
        """5.2, 5.3: the next block that has orders, or done."""
        able = offered(offer, MARCH_WITH)
        order = self.order
        if order is not None:
            for block in order.dest:
                if able >> block & 1:
                    return MARCH_WITH * 64 + block
        return DONE * 64

    def _next_leg(self, p: Game, side: int, offer: list[int]) -> int:
        """Towards the block's goal, around enemies who are not the goal."""
        block = p.mover
        here = p.where[block]
        order = self.order
        may_halt = offered(offer, HALT)
        goal = here
        if order is not None:
            goal = order.dest.get(block, here)
        if goal == here:
            return HALT * 64 if may_halt else self._nearest(offered(offer, TO), DISTANCE[here], TO)
        ways = self._ways(p, side, goal)
        best, choice = ways[here] if may_halt else 99, _NONE
        for town in members(offered(offer, TO)):
            if ways[town] < best and ways[town] <= p.legs - 1:
                best, choice = ways[town], town
        if choice >= 0:
            return TO * 64 + choice
        if may_halt:
            return HALT * 64
        return self._nearest(
            offered(offer, TO) & ~p.held[1 - side] or offered(offer, TO), DISTANCE[goal], TO
        )

    def _ways(self, p: Game, side: int, goal: int) -> list[int]:
        """The legs from towns within three to a goal, not through enemies."""
        ways = [99] * TOWN_COUNT
        ways[goal] = 0
        ring = [goal]
        enemy = p.held[1 - side]
        for legs in (1, 2, 3):
            grown: list[int] = []
            for town in ring:
                bit = 1 << town
                for near in members(NEAR[town]):
                    if ways[near] == 99 and p.exits[near] & bit:
                        ways[near] = legs
                        if not enemy >> near & 1:
                            grown.append(near)
            ring = grown
        return ways

    def _nearest(self, towns: int, legs: list[int], verb: int) -> int:
        best, choice = 999, _NONE
        for town in members(towns):
            if legs[town] < best:
                best, choice = legs[town], town
        return verb * 64 + choice if choice >= 0 else _NONE

    def _main_road(self, p: Game, side: int, roads: int) -> int:
        """6.41: the road by which most of the fire came."""
        best, choice = -1, _NONE
        for road in members(roads):
            fire = 0
            for block in members(p.field[p.group] & ARMY[side] & p.entered):
                if p.via[block] & 63 == road:
                    fire += p.strength(block) * FIREPOWER[block]
            if fire > best:
                best, choice = fire, road
        return MAIN * 64 + choice if choice >= 0 else _NONE

    def _biggest(self, p: Game, side: int, towns: int, verb: int) -> int:
        best, choice = -1, _NONE
        for town in members(towns):
            count = size(p.field[town] & ARMY[side]) + 2 * (p.held[1 - side] >> town & 1)
            if count > best:
                best, choice = count, town
        return verb * 64 + choice if choice >= 0 else _NONE

    # Blocks by worth

    def _most(self, p: Game, blocks: int, verb: int) -> int:
        """The block with the best fire."""
        best, choice = -1, _NONE
        for block in members(blocks):
            rate = FIREPOWER[block] * 8 + p.strength(block)
            if rate > best:
                best, choice = rate, block
        return verb * 64 + choice if choice >= 0 else _NONE

    def _least(self, p: Game, blocks: int, verb: int, acted_first: bool) -> int:
        """The block that is worth least; in a fight rather one that has fired already."""
        best, choice = 999.0, _NONE
        for block in members(blocks):
            rate = p.strength(block) * WORTH[block] + 0.5 * (p.rules.permanent >> block & 1)
            if acted_first and p.acted >> block & 1:
                rate -= 0.3
            if rate < best:
                best, choice = rate, block
        return verb * 64 + choice if choice >= 0 else _NONE

    # 6.0 combat

    def _garrison(self, p: Game, side: int, offer: list[int]) -> int:
        """6.1: fight in the field when that is fair, else behind walls."""
        fight = Fight(p, side)
        if not fight.inside:
            odds = ratio(
                fight.foe_steps, fight.foe_fire, fight.foes,
                fight.steps, fight.fire, fight.number,
            )  # fmt: skip
            if odds < 0.75:
                return DONE * 64
            if (
                not CITIES >> p.site & 1
                and fight.falls(min(1.0, p.rules.rating[p.site] / max(1.0, fight.number))) > 0.6
            ):
                return DONE * 64
        best, choice = -9.0, _NONE
        for block in members(offered(offer, INTO_CASTLE)):
            rate = p.strength(block) * (1 + FIREPOWER[block] / 10)
            rate -= 0.5 * (p.rules.harriers >> block & 1)
            if rate > best:
                best, choice = rate, block
        return INTO_CASTLE * 64 + choice if choice >= 0 else DONE * 64

    def _field(self, p: Game, side: int, offer: list[int]) -> int:
        """6.2: fire, or leave when staying costs more than the field is worth."""
        fight = Fight(p, side)
        rounds = max(1, p.rules.rounds + 1 - p.round)
        attacking = side == p.attacker
        if attacking:
            lost, killed = losses(fight.steps, fight.fire, fight.foe_steps, fight.foe_fire, rounds)
            won = chance(fight.odds())
        else:
            killed, lost = losses(fight.foe_steps, fight.foe_fire, fight.steps, fight.fire, rounds)
            won = 1 - chance(
                ratio(
                    fight.foe_steps, fight.foe_fire, fight.foes,
                    fight.steps, fight.fire, fight.number,
                )
            )  # fmt: skip
        value = town_value(p, p.site)
        if p.castle[p.site]:
            value *= 0.35
        gain = won * value + killed - lost
        if gain < -0.5 and not (attacking and rounds == 1 and not p.sallying & ARMY[side]):
            for verb in (WITHDRAW, HARRY, RETREAT):
                action = self._most(p, offered(offer, verb), verb)
                if action >= 0:
                    return action
        finishing = fight.foe_steps <= fight.fire * 1.5
        if (won > 0.6 or finishing) and (attacking or finishing):
            charger = self._most(p, offered(offer, CHARGE) & ~p.at[1], CHARGE)
            if charger >= 0:
                return charger
        return self._most(p, offered(offer, FIRE), FIRE)

    def _storm(self, p: Game, side: int, offer: list[int]) -> int:
        """6.53: the best blocks storm, if that is promising."""
        able = offered(offer, STORM_WITH)
        may_stop = offered(offer, DONE)
        if not able:
            return DONE * 64 if may_stop else _NONE
        if p.storming or not may_stop or Fight(p, side).storm_pays():
            return self._most(p, able, STORM_WITH)
        return DONE * 64

    def _storming(self, p: Game, side: int, offer: list[int]) -> int:
        """6.54: a stormer leaves when the storm is beaten; the castle always fires."""
        leaving = offered(offer, WITHDRAW)
        if leaving:
            fight = Fight(p, side)
            rounds = max(1, p.rules.rounds + 1 - p.round)
            if storm_chance(fight.storm_odds(), rounds) < 0.1:
                return self._most(p, leaving, WITHDRAW)
        return self._most(p, offered(offer, FIRE), FIRE)

    def _sally(self, p: Game, side: int, offer: list[int]) -> int:
        """6.55: come out when the field can be won; the last block keeps the gate."""
        able = offered(offer, SALLY_WITH)
        fight = Fight(p, side)
        odds = ratio(
            fight.steps + fight.in_steps, fight.fire + fight.in_fire, 1.0,
            fight.foe_steps, fight.foe_fire, fight.foes,
        )  # fmt: skip
        wanted = 0.85 if fight.number > 0 else 1.2
        if not able or odds < wanted:
            return DONE * 64
        if not able & (able - 1) and p.sallying and odds < 1.5:
            return DONE * 64
        return self._most(p, able & ~p.at[1] or able, SALLY_WITH)

    def _leave(self, p: Game, side: int, offer: list[int]) -> int:
        """6.2: give a siege up when winter comes before the castle falls."""
        fight = Fight(p, side)
        if p.turn < WINTER_TURN - 1:
            beaten = chance(
                ratio(
                    fight.foe_in_steps, fight.foe_in_fire, fight.foe_inside,
                    fight.steps, fight.fire, fight.number,
                )
            )  # fmt: skip
            if beaten <= 0.75:
                return DONE * 64
        elif p.year >= p.rules.last_year or self._may_fall(p, fight):
            return DONE * 64
        elif size(p.sieges(side) | p.unfought & p.held[side]) <= 1:
            return DONE * 64
        action = self._most(p, offered(offer, RETREAT), RETREAT)
        return action if action >= 0 else DONE * 64

    def _may_fall(self, p: Game, fight: Fight) -> bool:
        """Whether hunger may well take the castle now."""
        number = max(1.0, fight.foe_inside)
        hungry = starved(fight.foe_in_steps / number, 1, attrition_of(p, p.site))
        return float(hungry**number) >= 0.4

    def _refuge(self, p: Game, side: int, towns: int) -> int:
        """6.6, 6.7: to friends, behind walls, away from enemies."""
        best, choice = -99.0, _NONE
        enemy = p.held[1 - side]
        for town in members(towns):
            friends = size(p.field[town] & ARMY[side])
            rate = 0.6 * p.rules.rating[town] + (0.8 if friends else 0.0)
            rate -= 0.5 * size(NEAR[town] & enemy)
            rate += 0.5 * (REALM[side] >> town & 1) + 1.5 * (CITIES >> town & 1)
            if p.turn >= WINTER_TURN - 1 and friends >= max(1, p.rules.rating[town]):
                rate -= 1.5
            if rate > best:
                best, choice = rate, town
        return TO * 64 + choice if choice >= 0 else _NONE

    def _regroup(self, p: Game, side: int, offer: list[int]) -> int:
        """6.7: before winter, whoever would starve here goes next door."""
        here = size(p.field[p.site] & ARMY[side])
        if p.turn == WINTER_TURN - 1 and here > max(1, p.rules.rating[p.site]) + 1:
            return self._least(p, offered(offer, REGROUP_WITH), REGROUP_WITH, False)
        return DONE * 64

    # 7.0 draws

    def _place(self, p: Game, side: int, towns: int) -> int:
        """7.24, 7.25, 7.3: at full strength, where it is needed most."""
        survey = Survey(p, side)
        block = p.drawn
        pilgrim = p.rules.pilgrims >> block & 1
        best, choice = -99.0, _NONE
        for town in members(towns):
            full = pilgrim or p.rules.seats[block] >> town & 1
            steps = float(STEPS[block] if full else p.rules.placed_strength)
            rate = steps + 2.0
            if not p.held[1 - side] >> town & 1:
                gain = survey.worth(
                    town,
                    survey.steps[town] + steps,
                    survey.fire[town] + steps * FIREPOWER[block] / 6,
                    survey.number[town] + 1,
                )
                rate = steps + steps * survey.pull(town) + gain - survey.now(town)
            if rate > best:
                best, choice = rate, town
        return TO * 64 + choice if choice >= 0 else _NONE


def town_value(p: Game, town: int) -> float:
    """What a town is worth in a fight for it."""
    if CITIES >> town & 1:
        return 24.0 if p.year >= p.rules.last_year else 14.0
    return 0.3 + 0.7 * p.rules.rating[town]


def attrition_of(p: Game, town: int) -> int:
    """6.57: the highest die that costs a besieged block a step."""
    return p.rules.attrition_fortified if FORTIFIED >> town & 1 else p.rules.attrition


class Fight:
    """The forces at the site of a battle, from one side; late comers count for less."""

    def __init__(self, p: Game, side: int) -> None:
        self.p: Game = p
        self.side: int = side
        self.steps: float = 0.0
        self.fire: float = 0.0
        self.number: float = 0.0
        self.in_steps: float = 0.0
        self.in_fire: float = 0.0
        self.inside: float = 0.0
        self.foe_steps: float = 0.0
        self.foe_fire: float = 0.0
        self.foes: float = 0.0
        self.foe_in_steps: float = 0.0
        self.foe_in_fire: float = 0.0
        self.foe_inside: float = 0.0
        late = p.second | p.third
        castle = p.castle[p.site]
        for block in members(p.field[p.site] | castle):
            steps = float(p.strength(block))
            if late >> block & 1:
                steps *= 0.7
            fire = steps * FIREPOWER[block] / 6
            if SIDE[block] == side:
                if castle >> block & 1:
                    self.in_steps += steps
                    self.in_fire += fire
                    self.inside += 1
                else:
                    self.steps += steps
                    self.fire += fire
                    self.number += 1
            elif castle >> block & 1:
                self.foe_in_steps += steps
                self.foe_in_fire += fire
                self.foe_inside += 1
            else:
                self.foe_steps += steps
                self.foe_fire += fire
                self.foes += 1

    def odds(self) -> float:
        """How much stronger this side is in the field."""
        return ratio(self.steps, self.fire, self.number, self.foe_steps, self.foe_fire, self.foes)

    def falls(self, share: float) -> float:
        """The chance that the castle falls with that share of the blocks inside."""
        p = self.p
        return fall(
            self.foe_steps, self.foe_fire, self.foes,
            self.steps * share, self.fire * share, self.number * share,
            p.rules.rating[p.site], max(0, WINTER_TURN - p.turn), attrition_of(p, p.site),
        )  # fmt: skip

    def storm_odds(self) -> float:
        """How much stronger the best stormers are than the garrison."""
        p = self.p
        limit = p.rules.storm_limit[p.site]
        share = 1.0 if self.number <= limit else limit / self.number
        return ratio(
            self.steps * share, self.fire * share, self.number * share,
            self.foe_in_steps, self.foe_in_fire, self.foe_inside,
        )  # fmt: skip

    def storm_pays(self) -> bool:
        """6.53: what a storm now brings over waiting for hunger, and a storm later."""
        p = self.p
        odds = self.storm_odds()
        rounds = max(1, p.rules.rounds + 1 - p.round)
        if odds < STORM_ODDS * 0.8:
            return False
        taken = storm_chance(odds, rounds)
        limit = p.rules.storm_limit[p.site]
        share = 1.0 if self.number <= limit else limit / self.number
        lost, damage = losses(
            self.steps * share, self.fire * share, 2 * self.foe_in_steps, self.foe_in_fire, rounds
        )
        damage /= 2
        attrition = attrition_of(p, p.site)
        turns = max(0, WINTER_TURN - p.turn)
        left = max(0.15, 1 - damage / max(1.0, self.foe_in_steps))
        ring = max(0.1, 1 - lost / max(1.0, self.steps))
        later = fall(
            self.steps * ring, self.fire * ring, self.number * ring,
            self.foe_in_steps * left, self.foe_in_fire * left, self.foe_inside * left,
            limit, turns, attrition,
        )  # fmt: skip
        waiting = fall(
            self.steps, self.fire, self.number,
            self.foe_in_steps, self.foe_in_fire, self.foe_inside, limit, turns - 1, attrition,
        )  # fmt: skip
        value = town_value(p, p.site) + 0.5 * self.foe_in_steps
        gain = value * (taken + (1 - taken) * 0.7 * later - waiting) + damage - lost
        return gain > 0.5
