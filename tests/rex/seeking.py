"""Players who seek what games seldom come to. Each game has a mood, which goes with its seed.

A mood says how often a verb is taken and which of its objects are liked best; everything else
is left to the dice, so that what is not foreseen is met as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from levant.kernel.dice import Dice
from levant.rex import words
from levant.rex.army import ENGLISH, JAMES, PHILIP, RICHARD
from levant.rex.bits import members, size
from levant.rex.board import NEAR, PORTS
from levant.rex.cards import ASSASSINS_CARD, MOVE_3, WINTER_CAMPAIGN, WINTER_TURN
from levant.rex.game import Game

Weights = dict[int, int]
Policy = Callable[[Game, int, Dice], int]
EVENTS = ~((1 << ASSASSINS_CARD) - 1)


class Mood(NamedTuple):
    """How a player is inclined: the weights of verbs that are not 4, and what he looks for."""

    name: str
    weights: Weights
    liked: int = 0  # blocks that act first
    weak_first: bool = False  # blocks with one step act first
    to_sieges: bool = False  # marches go to besieged friends, then to the enemy
    events: bool = False  # plays event cards while he has them
    keeps_campaign: bool = False  # and Winter Campaign for the winter
    idle: bool = False  # ends his moves early
    theme: str = "open"  # the positions that suit it best
    options: tuple[str, ...] = ()  # and the options


_COMMON: Weights = {
    words.DONE: 2, words.HALT: 1, words.GROUP_OF: 10, words.MARCH_WITH: 12, words.MUSTER_AT: 1,
    words.SAIL_WITH: 2, words.ENTER_WITH: 6, words.FIRE: 8, words.RETREAT: 1, words.WITHDRAW: 1,
    words.PASS: 1, words.HARRY: 1, words.STORM_WITH: 6, words.SALLY_WITH: 4, words.DEPLOY: 1,
}  # fmt: skip

MOODS = (
    Mood("sea", {words.SAIL_WITH: 40, words.SEA_ATTACK: 60, words.LAND: 3, words.RETREAT: 4,
                 words.ENTER_WITH: 20, words.SALLY_WITH: 12},
         liked=1 << RICHARD, theme="last port", options=("richard_by_sea",)),
    Mood("fleet", {words.SAIL_WITH: 60, words.SEA_ATTACK: 6, words.LAND: 10, words.GROUP_OF: 4},
         liked=ENGLISH, theme="fortresses"),
    Mood("marches", {words.FORCE: 40, words.MUSTER_AT: 8}, weak_first=True,
         theme="crowds", options=("forced_march",)),
    Mood("flanders", {words.FORCE: 50, words.SAIL_WITH: 6}, liked=1 << JAMES | 1 << PHILIP,
         theme="flanders", options=("fickle_philip",)),
    Mood("castles", {words.INTO_CASTLE: 40, words.WITHDRAW: 12, words.SALLY_WITH: 12,
                     words.STORM_WITH: 2}, theme="crowds"),
    Mood("relief", {words.STORM_WITH: 30, words.INTO_CASTLE: 20, words.SALLY_WITH: 2,
                    words.DONE: 1}, to_sieges=True, theme="sieges"),
    Mood("sallies", {words.SALLY_WITH: 30, words.STORM_WITH: 1, words.INTO_CASTLE: 20,
                     words.RETREAT: 8, words.DONE: 3}, to_sieges=True, theme="sieges"),
    Mood("flight", {words.RETREAT: 20, words.HARRY: 40, words.FIRE: 6, words.DONE: 1}),
    Mood("regroups", {words.REGROUP_WITH: 40, words.FIRE: 12, words.CHARGE: 6}, to_sieges=True,
         theme="crowds", options=("regroup_when_refused",)),
    Mood("winter", {words.KEEP_SIEGE: 40, words.RETREAT: 5, words.SAIL_WITH: 12},
         keeps_campaign=True, theme="fortresses in winter"),
    Mood("events", {words.ASSASSINATE: 30, words.STRIKE_CASTLE: 10, words.STORM_WITH: 2},
         events=True, theme="events"),
    Mood("bloody", {words.CHARGE: 60, words.FIRE: 12, words.DONE: 1}, weak_first=True,
         theme="remnants"),
    Mood("idle", {words.DONE: 40, words.GROUP_OF: 2, words.SAIL_WITH: 1}, idle=True,
         theme="pilgrims"),
    Mood("conquest", {words.STORM_WITH: 30, words.FIRE: 20, words.DONE: 3}, theme="conquest"),
)  # fmt: skip
_VERBS_OF_BLOCKS = (words.MARCH_WITH, words.SAIL_WITH, words.STORM_WITH, words.SALLY_WITH)


def mood_of(number: int) -> Mood:
    """The mood of a game."""
    return MOODS[number % len(MOODS)]


def seeking(mood: Mood) -> Policy:
    """A player in that mood."""
    weights = _COMMON | mood.weights

    def choose(game: Game, role: int, dice: Dice) -> int:
        offer = game.offer(role)
        verbs = [i for i in range(0, len(offer), 2) if offer[i + 1]]
        heavy = [_weight(game, offer[i], weights, mood) for i in verbs]
        n = dice.below(sum(heavy))
        chosen = 0
        while n >= heavy[chosen]:
            n -= heavy[chosen]
            chosen += 1
        verb, things = offer[verbs[chosen]], offer[verbs[chosen] + 1]
        if dice.below(5):
            things = _liked(game, role, verb, things, mood) or things
        choices = members(things)
        return verb * 64 + choices[dice.below(len(choices))]

    return choose


def _weight(game: Game, verb: int, weights: Weights, mood: Mood) -> int:
    """Moves are used up, and who came by sea would rather go."""
    if verb == words.DONE and game.phase == words.MOVES and game.moves and not mood.idle:
        return 1
    if verb == words.RETREAT and game.by_sea:
        return 8 * weights[verb]
    return weights.get(verb, 4)


def _liked(game: Game, role: int, verb: int, things: int, mood: Mood) -> int:
    """The objects that lead to something rare; none: any is as good."""
    enemy = game.held[1 - role]
    if verb == words.CARD:
        return _cards(game, things, mood)
    if verb == words.GROUP_OF:
        return _groups(game, things, enemy, mood)
    if verb in _VERBS_OF_BLOCKS:
        besieged = game.garrisoned[role] if verb == words.SAIL_WITH else 0
        inside = sum(1 << b for b in members(things) if besieged >> game.where[b] & 1)
        return things & mood.liked or (things & game.at_1 if mood.weak_first else inside)
    if verb == words.LAND or (verb == words.TO and game.phase == words.PLACE_DRAW):
        return things & enemy  # into a besieged castle
    if verb in (words.TO, words.FORCE):
        return _ways(game, role, things, mood)
    if verb in (words.RETREAT, words.CHARGE, words.HARRY):
        return things & (game.by_sea | game.sallying | game.at_1)
    if verb == words.ASSASSINATE:
        army = sum(1 << b for b in members(things) if size(game.field[game.where[b]]) == 1)
        return army & game.at_1 or army
    if verb == words.STRIKE_CASTLE:
        return sum(1 << t for t in members(things) if size(game.castle[t]) == 1)
    return 0


def _cards(game: Game, things: int, mood: Mood) -> int:
    campaign = 1 << WINTER_CAMPAIGN
    if mood.events and things & EVENTS:
        return things & EVENTS
    if mood.keeps_campaign and things & campaign:
        return campaign if game.turn == WINTER_TURN else things & ~campaign
    return things & 1 << MOVE_3


def _groups(game: Game, things: int, enemy: int, mood: Mood) -> int:
    """Against a landing from inland; groups with somebody liked; those next to the enemy."""
    landed = sum(1 << t for t in members(enemy) if game.field[t] & game.by_sea)
    near = sum(1 << t for t in members(things & ~PORTS) if NEAR[t] & landed)
    if near:
        return near
    if mood.liked or mood.weak_first:
        wanted = mood.liked or game.at_1
        with_them = sum(1 << t for t in members(things) if game.field[t] & wanted & ~game.moved)
        if with_them:
            return with_them
    return sum(1 << t for t in members(things) if NEAR[t] & enemy)


def _ways(game: Game, role: int, things: int, mood: Mood) -> int:
    """Into battles, most of all against landings; who seeks sieges, to those first."""
    enemy = game.held[1 - role]
    if game.by_sea:
        landed = sum(1 << t for t in members(things & enemy) if game.field[t] & game.by_sea)
        if landed:
            return landed
    if mood.to_sieges:
        sieges = things & (enemy & game.garrisoned[role] | game.garrisoned[1 - role])
        return sieges or things & enemy
    if game.mover == JAMES and things & ~enemy:
        return things & ~enemy  # he must not stop in a battle before he is forced
    return things & enemy
