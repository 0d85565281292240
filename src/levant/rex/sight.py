"""Views: who may know what. Everything a player is told of a position passes here.

Own blocks are told in full. An enemy block is told by name only while it is face-up
(in its battle, as the marker of a siege, in staging, dead), or while it has been
followed by eye since it was seen. Other upright enemy blocks are tokens, and stacks of
them are only counted.
"""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Json
from levant.rex.army import ARMY, LETTERS, NO_BLOCK, SIDE
from levant.rex.bits import members, size
from levant.rex.board import (
    CITIES,
    DEAD,
    ENGLAND,
    FRANCE,
    GERMANIA,
    GONE,
    PLACES,
    POOL,
    ROAD_ENDS,
    ROLES,
    TOWN_COUNT,
    TOWNS,
)
from levant.rex.cards import held_cards
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.fire import letter_now
from levant.rex.notation import spell
from levant.rex.position import NOBODY, NOWHERE, Event, Position
from levant.rex.turn import choices
from levant.rex.words import (
    ATTRITION,
    CARDS,
    DEPLOY_TO,
    ENTER,
    FRANK_DEPLOY,
    GARRISON,
    MOVES,
    OVER,
    PHASE_RULES,
    PHASES,
    REPLACEMENTS,
)

# What the enemy sees of a phase: how a march goes on would tell a block's move rating.
_SEEN_PHASE: Final[list[int]] = [
    FRANK_DEPLOY if phase == DEPLOY_TO else (MOVES if MOVES < phase <= ENTER else phase)
    for phase in range(OVER + 1)
]
# Events only their owner may read, and events whose number only he may read.
_SECRET: Final = frozenset(("seated", "exchanged", "into_castle"))
_PRIVATE_NUMBER: Final = frozenset(("placed",))
# Events whose number is a card, and events that count something, nothing too.
_CARD_EVENTS: Final = frozenset(("revealed_card", "intrigue"))
_COUNTED: Final = frozenset(("garrisoned", "battle_begins"))


def view(p: Position, role: int | None) -> dict[str, Json]:
    """All that a role (None: a spectator) may know of a position."""
    viewer = NOBODY if role is None else role
    own = viewer != NOBODY and viewer == p.active
    phase = p.phase if own else _SEEN_PHASE[p.phase]
    seen: dict[str, Json] = {
        "title": "rex",
        "edition": p.rules.name,
        "options": dict(p.rules.options),
        "role": None if role is None else ROLES[role],
        "year": p.year,
        "turn": p.turn,
        "phase": PHASES[phase],
        "rule": p.rules.section(PHASE_RULES[phase]),
        "deciders": _deciders(p),
        "player_one": None if p.first == NOBODY else ROLES[p.first],
        "player": None if p.player == NOBODY else ROLES[p.player],
        "cities": {ROLES[side]: _towns(_cities(p, viewer, side)) for side in (0, 1)},
        "cards": [_cards(p, viewer, side) for side in (0, 1)],
        "pieces": _pieces(p, viewer),
        "staging": _staging(p),
        "pool": [_pool(p, viewer, side) for side in (0, 1)],
        "dead": _at(p, DEAD),
        "gone": _at(p, GONE),
        "sieges": _sieges(p, viewer),
        "roads": _roads(p),
        "entries": _entries(p),
        "moves": p.moves,
        "guide": None if p.guide == NOBODY else ROLES[p.guide],
        "jihad": None if p.jihad_site == NOWHERE else TOWNS[p.jihad_site],
        "kept": _towns(p.kept),
        "unfought": _towns(p.unfought),
        "battle": _battle(p, viewer) if p.site != NOWHERE else None,
        "asked": _asked(p, own),
        "legal": _legal(p, viewer),
        "result": _result(p),
    }
    if p.phase == REPLACEMENTS:
        seen["points"] = {TOWNS[t]: n for t, n in enumerate(p.points) if n}
    return seen


def _deciders(p: Position) -> list[Json]:
    if p.phase == CARDS:
        return [ROLES[side] for side in (0, 1) if p.chosen[side] < 0]
    return [] if p.phase == OVER else [ROLES[p.active]]


def _towns(mask: int) -> list[Json]:
    return [TOWNS[t] for t in members(mask)]


def _legal(p: Position, viewer: int) -> list[Json]:
    """The viewer's legal actions in notation."""
    if viewer == NOBODY:
        return []
    offer = choices(p, viewer)
    actions: list[Json] = []
    for i in range(0, len(offer), 2):
        base = offer[i] * 64
        for thing in members(offer[i + 1]):
            actions.append(spell(base + thing, p.rules.blocks))
    return actions


def _result(p: Position) -> Json:
    if p.phase != OVER:
        return None
    return {"winner": None if p.winner == NOBODY else ROLES[p.winner], "reason": p.reason}


def _asked(p: Position, own: bool) -> Json:
    """What the decision is about; the moving block only to its owner."""
    asked: dict[str, Json] = {}
    if not own:
        return asked
    if p.group != NOWHERE:
        asked["town"] = TOWNS[p.group]
    if p.mover != NO_BLOCK:
        asked["block"] = p.rules.blocks[p.mover]
        asked["legs"] = p.legs
    if p.drawn != NO_BLOCK:
        asked["block"] = p.rules.blocks[p.drawn]
    return asked


# Cards


def _cards(p: Position, viewer: int, side: int) -> dict[str, Json]:
    """A hand is its owner's; a card on the table is public once both are revealed."""
    choosing = p.phase == CARDS
    hand = p.hands[side]
    seen: dict[str, Json] = {
        "role": ROLES[side],
        "count": _count(hand),
        "last": _card(p.last[side]) if choosing else None,
        "down": choosing and p.chosen[side] >= 0,
        "played": None if choosing or p.first == NOBODY else _card(p.played[side]),
    }
    if viewer == side:
        seen["hand"] = _hand(hand)
        if choosing:
            seen["chosen"] = _card(p.chosen[side])
    return seen


def _card(card: int) -> Json:
    return None if card < 0 else CARD_NAMES[card]


def _count(hand: int) -> int:
    count = 0
    while hand:
        count += hand & 15
        hand >>= 4
    return count


def _hand(hand: int) -> list[Json]:
    cards: list[Json] = []
    for card in members(held_cards(hand)):
        for _ in range(hand >> (4 * card) & 15):
            cards.append(CARD_NAMES[card])
    return cards


# Blocks


def _castle(p: Position, viewer: int, town: int) -> int:
    """The castle as the viewer sees it: who goes inside is secret until it is done (6.1)."""
    if p.phase == GARRISON and town == p.site and viewer != p.active:
        return 0
    return p.castle[town]


def _pieces(p: Position, viewer: int) -> list[Json]:
    """The blocks on the map, town by town."""
    pieces: list[Json] = []
    for town in members(p.held[0] | p.held[1] | p.garrisoned[0] | p.garrisoned[1]):
        castle = _castle(p, viewer, town)
        field = (p.field[town] | p.castle[town]) & ~castle
        for side in (0, 1):
            army = ARMY[side]
            if field & army:
                _area(p, viewer, side, TOWNS[town], field & army, False, pieces)
            if castle & army:
                _area(p, viewer, side, TOWNS[town], castle & army, True, pieces)
    return pieces


def _area(
    p: Position, viewer: int, side: int, town: str, blocks: int, inside: bool, pieces: list[Json]
) -> None:
    """One side's blocks in a field or a castle."""
    role = ROLES[side]
    face_up = p.shown | p.markers
    named = blocks if viewer == side else blocks & (face_up | p.known)
    for block in members(named):
        bit = 1 << block
        piece: dict[str, Json] = {"role": role, "town": town, "block": p.rules.blocks[block]}
        if inside:
            piece["castle"] = True
        if viewer == side or face_up & bit:
            piece["steps"] = p.strength(block)
        else:
            piece["seen"] = p.seen[block]
            piece["token"] = p.token[block]
        if face_up & bit:
            piece["face_up"] = True
        if viewer == side and p.moved & bit:
            piece["moved"] = True
        _reserve(p, bit, piece)
        pieces.append(piece)
    upright = blocks & ~named
    if upright:
        _upright(p, role, town, upright, inside, pieces)


def _reserve(p: Position, bit: int, piece: dict[str, Json]) -> None:
    if p.second & bit:
        piece["arrives"] = 2
    elif p.third & bit:
        piece["arrives"] = 3


def _upright(
    p: Position, role: str, town: str, blocks: int, inside: bool, pieces: list[Json]
) -> None:
    """Hidden blocks: a token for one that stands alone, else a count."""
    second, third = blocks & p.second, blocks & p.third
    for part, arrives in ((blocks & ~(second | third), 0), (second, 2), (third, 3)):
        if not part:
            continue
        piece: dict[str, Json] = {"role": role, "town": town}
        if inside:
            piece["castle"] = True
        if part & (part - 1):
            piece["count"] = size(part)
        elif p.phase != GARRISON and p.token[part.bit_length() - 1]:
            piece["token"] = p.token[part.bit_length() - 1]
        if arrives:
            piece["arrives"] = arrives
        pieces.append(piece)


def _at(p: Position, place: int) -> list[Json]:
    """Blocks that lie face-up beside the board."""
    return [p.rules.blocks[b] for b, where in enumerate(p.where) if where == place]


def _staging(p: Position) -> dict[str, Json]:
    return {PLACES[place]: _at(p, place) for place in (ENGLAND, FRANCE, GERMANIA)}


def _pool(p: Position, viewer: int, side: int) -> dict[str, Json]:
    """7.1: a pool lies face-down; its owner knows by elimination what is in it."""
    low = 31 * side
    blocks = [b for b in range(low, low + 31) if p.where[b] == POOL]
    drawn = p.drawn != NO_BLOCK and SIDE[p.drawn] == side
    seen: dict[str, Json] = {"role": ROLES[side], "count": len(blocks) - int(drawn)}
    if viewer == side:
        seen["blocks"] = [p.rules.blocks[b] for b in blocks if b != p.drawn]
    return seen


# Towns and roads


def _cities(p: Position, viewer: int, side: int) -> int:
    """1.2, without telling whether a garrison is going inside right now."""
    if p.phase == GARRISON and CITIES >> p.site & 1 and viewer != p.active:
        return p.cities(side) & ~(1 << p.site)
    return p.cities(side)


def _sieges(p: Position, viewer: int) -> list[Json]:
    sieges: list[Json] = []
    for side in (0, 1):
        for town in members(p.sieges(side)):
            if _castle(p, viewer, town):
                sieges.append({"town": TOWNS[town], "besieger": ROLES[side]})
    return sieges


def _roads(p: Position) -> list[Json]:
    """The roads used in this phase, and by how many blocks."""
    used: list[Json] = []
    for road, load in enumerate(p.load):
        if load:
            a, b = ROAD_ENDS[road]
            used.append([PLACES[a], PLACES[b], load])
    return used


def _entries(p: Position) -> list[Json]:
    """By which roads each side came into the battles of this turn."""
    entries: list[Json] = []
    for side in (0, 1):
        for town in range(TOWN_COUNT):
            roads = p.entry[side * TOWN_COUNT + town]
            if roads:
                origins: list[Json] = [PLACES[r] for r in members(roads)]
                entries.append({"role": ROLES[side], "town": TOWNS[town], "from": origins})
    return entries


def _battle(p: Position, viewer: int) -> dict[str, Json]:
    """The battle being fought; who fights in it is face-up."""
    face_up = p.shown
    return {
        "town": TOWNS[p.site],
        "round": p.round,
        "attacker": None if p.attacker == NOBODY else ROLES[p.attacker],
        "storm": p.storm_combat and p.phase < ATTRITION,
        "letter": LETTERS[letter_now(p)] if p.slot < 6 else None,
        "storming": [p.rules.blocks[b] for b in members(p.storming)],
        "sallying": [p.rules.blocks[b] for b in members(p.sallying)],
        "acted": [p.rules.blocks[b] for b in members(p.acted & face_up)],
        "half_hit": None if p.half_hit == NO_BLOCK else p.rules.blocks[p.half_hit],
        "hits": p.hits,
    }


# Events


def events(p: Position, role: int | None, since: int = 0) -> list[dict[str, Json]]:
    """The log as a viewer may read it; numbers count the events he may read."""
    viewer = NOBODY if role is None else role
    told: list[dict[str, Json]] = []
    number = 0
    for event in p.log or []:
        if event[0] in _SECRET and event[1] != viewer:
            continue
        if number >= since:
            told.append(_tell(p, event, viewer, number))
        number += 1
    return told


def _tell(p: Position, event: Event, viewer: int, number: int) -> dict[str, Json]:
    code, side, block, place, other, amount, dice, face_up = event
    told: dict[str, Json] = {"n": number, "event": code}
    if side != NOBODY:
        told["role"] = ROLES[side]
    if block != NO_BLOCK:
        mine = SIDE[block] == viewer
        told["block"] = p.rules.blocks[block] if mine or face_up else None
    if place != NOWHERE:
        told["place"] = PLACES[place]
    if other != NOWHERE:
        told["other"] = PLACES[other]
    if code in _CARD_EVENTS:
        told["card"] = CARD_NAMES[amount]
    elif (amount or dice or code in _COUNTED) and not (
        code in _PRIVATE_NUMBER and SIDE[block] != viewer
    ):
        told["number"] = amount
    if dice:
        told["dice"] = list(dice)
    return told
