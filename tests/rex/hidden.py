"""Twins of a position that differ only in what a viewer may not know."""

from __future__ import annotations

from levant.kernel.dice import Dice
from levant.rex.army import ARMY, CRUSADERS, STEPS
from levant.rex.bits import members, replaced
from levant.rex.board import POOL, TOWN_COUNT
from levant.rex.edition import CARDS
from levant.rex.game import Game
from levant.rex.words import GARRISON, SARACEN_DEPLOY

_MASKS = ("moved", "forced", "entered", "by_sea", "second", "third", "acted")


def face_up(game: Game) -> int:
    """Blocks whose face is public now."""
    return game.shown | game.markers | game.known


def twin(game: Game, viewer: int | None, dice: Dice) -> Game:
    """A copy in which hidden blocks, strengths, hands and pools are dealt anew."""
    other = game.copy()
    for side in (0, 1):
        if side != viewer:
            _shuffle_blocks(game, other, side, dice)
            _change_hand(other, side, dice)
            if other.phase == GARRISON and other.active == side:
                _other_garrison(other, side, dice)
    return other


def _hidden(game: Game, side: int) -> list[int]:
    """A side's upright, unknown blocks on the map, and those in its pool that may be there."""
    hidden = []
    drawn = game.phase > SARACEN_DEPLOY  # before that everybody knows who lies in the pool (3.0)
    for block in members(ARMY[side] & ~face_up(game)):
        place = game.where[block]
        if place < TOWN_COUNT or (drawn and place == POOL and not CRUSADERS >> block & 1):
            hidden.append(block)
    return hidden


def _shuffle_blocks(game: Game, other: Game, side: int, dice: Dice) -> None:
    """Let hidden blocks change places, each with everything that goes with the place."""
    old = _hidden(game, side)
    new = old[:]
    for i in range(len(new) - 1, 0, -1):
        j = dice.below(i + 1)
        new[i], new[j] = new[j], new[i]
    for block in old:
        if game.where[block] < TOWN_COUNT:
            _lift(other, block)
    for block, guise in zip(old, new, strict=True):
        _take_the_place(game, other, block, guise, dice)
    names = dict(zip(old, new, strict=True))
    for attribute in ("mover", "drawn"):
        block = getattr(game, attribute)
        if block in names:
            setattr(other, attribute, names[block])


def _lift(other: Game, block: int) -> None:
    town = other.where[block]
    other.own_ground()
    other.field[town] &= ~(1 << block)
    other.own_castles()[town] &= ~(1 << block)
    other.set_strength(block, 0)


def _take_the_place(game: Game, other: Game, block: int, guise: int, dice: Dice) -> None:
    """`guise` now stands where `block` stood."""
    bit, disguised = 1 << block, 1 << guise
    place = game.where[block]
    other.own_ground()
    other.where[guise] = place
    other.own_tokens()[guise] = game.token[block]
    other.own_ways()[guise] = game.via[block]
    for name in _MASKS:
        mask = getattr(other, name) & ~disguised
        setattr(other, name, mask | (disguised if getattr(game, name) & bit else 0))
    if place >= TOWN_COUNT:
        other.set_strength(guise, 0)
        return
    other.set_strength(guise, 1 + dice.below(STEPS[guise]))
    if game.castle[place] & bit:
        other.own_castles()[place] |= disguised
    else:
        other.field[place] |= disguised


def _change_hand(other: Game, side: int, dice: Dice) -> None:
    """Another hand of as many cards, and another card chosen from it."""
    count = sum(other.hands[side] >> (4 * card) & 15 for card in range(len(CARDS)))
    hand = 0
    for _ in range(count):
        hand += 1 << (4 * dice.below(4))
    other.hands = replaced(other.hands, side, hand)
    if other.chosen[side] >= 0 and other.first < 0:
        other.chosen = replaced(other.chosen, side, dice.below(4))


def _other_garrison(other: Game, side: int, dice: Dice) -> None:
    """6.1: who is inside is secret until the deployment is done."""
    town = other.site
    blocks = (other.field[town] | other.castle[town]) & ARMY[side] & ~other.second & ~other.third
    chosen = [b for b in members(blocks) if dice.below(2)][: other.rules.rating[town]]
    inside = sum(1 << b for b in chosen)
    if inside == blocks:
        inside = 0
    other.own_ground()
    other.field[town] = (other.field[town] | blocks) & ~inside
    other.own_castles()[town] = inside
    bit = 1 << town
    other.held[side] |= bit
    besieged = other.garrisoned[side] & ~bit | (bit if inside else 0)
    other.garrisoned = replaced(other.garrisoned, side, besieged)
