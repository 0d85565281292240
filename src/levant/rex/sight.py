"""Views: who may know what. Everything a player is told of a position passes here.

Own blocks are told in full. An enemy block is told by name only while it is face-up
(in its battle, as the marker of a siege, in staging, dead), or while it has been
followed by eye since it was seen. Other upright enemy blocks are tokens, and stacks of
them are only counted.
"""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Json
from levant.rex.army import ARMY, BLOCK_COUNT, LETTERS, NO_BLOCK, SIDE
from levant.rex.bits import members
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
    SEA,
    TOWN_COUNT,
    TOWNS,
)
from levant.rex.cards import held_cards
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.fire import letter_now
from levant.rex.notation import spelled
from levant.rex.position import NO_ENTRIES, NO_LOADS, NOBODY, NOWHERE, Event, Position
from levant.rex.rules import FOURTH_PILGRIM
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
    SECRET_EVENTS,
)

# What the enemy sees of a phase: how a march goes on would tell a block's move rating.
_SEEN_PHASE: Final[list[int]] = [
    FRANK_DEPLOY if phase == DEPLOY_TO else (MOVES if MOVES < phase <= ENTER else phase)
    for phase in range(OVER + 1)
]
# Events whose number only their owner may read.
_PRIVATE_NUMBER: Final = frozenset(("placed",))
# Events whose number is a card, and events that count something, nothing too.
_CARD_EVENTS: Final = frozenset(("revealed_card", "intrigue"))
_COUNTED: Final = frozenset(("garrisoned", "battle_begins"))


def view(p: Position, role: int | None) -> dict[str, Json]:
    """All that a role (None: a spectator) may know of a position."""
    viewer = NOBODY if role is None else role
    own = viewer != NOBODY and viewer == p.active
    phase = p.phase if own else _SEEN_PHASE[p.phase]
    beside = _beside(p)
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
        "staging": {
            "england": beside[ENGLAND - TOWN_COUNT],
            "france": beside[FRANCE - TOWN_COUNT],
            "germania": beside[GERMANIA - TOWN_COUNT],
        },
        "pool": [
            _pool(viewer, 0, beside[POOL - TOWN_COUNT]),
            _pool(viewer, 1, beside[SEA - TOWN_COUNT]),
        ],
        "dead": beside[DEAD - TOWN_COUNT],
        "gone": beside[GONE - TOWN_COUNT],
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
    texts = spelled(p.rules)
    actions: list[Json] = []
    for i in range(0, len(offer), 2):
        base = offer[i] * 64
        things = offer[i + 1]
        while things:
            low = things & -things
            things ^= low
            actions.append(texts[base + low.bit_length() - 1])
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
    towns = p.held[0] | p.held[1] | p.garrisoned[0] | p.garrisoned[1]
    while towns:
        bit = towns & -towns
        towns ^= bit
        town = bit.bit_length() - 1
        castle = p.castle[town]
        field = p.field[town]
        if castle:
            seen = _castle(p, viewer, town)
            field |= castle & ~seen
            castle = seen
        for side in (0, 1):
            army = ARMY[side]
            if field & army:
                _area(p, viewer, side, town, field & army, False, pieces)
            if castle & army:
                _area(p, viewer, side, town, castle & army, True, pieces)
    return pieces


def _area(
    p: Position, viewer: int, side: int, town: int, blocks: int, inside: bool, pieces: list[Json]
) -> None:
    """One side's blocks in a field or a castle."""
    face_up = p.shown | p.markers
    named = blocks if viewer == side else blocks & (face_up | p.known)
    upright = blocks & ~named
    moved = p.moved if viewer == side else 0
    late = p.second | p.third
    while named:
        bit = named & -named
        named ^= bit
        block = bit.bit_length() - 1
        if viewer != side and not face_up & bit:
            pieces.append(_followed(p, block, town, inside))
            continue
        facts = (1 if inside else 0) | (2 if face_up & bit else 0) | (4 if moved & bit else 0)
        if late & bit:
            facts |= 8 if p.second & bit else 16
        pieces.append(_named(p, block, town, facts))
    if upright:
        if late & upright:
            _upright(p, side, town, upright & p.second, inside, 2, pieces)
            _upright(p, side, town, upright & p.third, inside, 3, pieces)
            upright &= ~late
        _upright(p, side, town, upright, inside, 0, pieces)


# Pieces told by name come again and again; views share them and nobody changes them.
_NAMED: Final[dict[int, dict[str, Json]]] = {}


def _named(p: Position, block: int, town: int, facts: int) -> dict[str, Json]:
    """A block told in full: facts are castle 1, face-up 2, moved 4, arrives 8 or 16."""
    steps = p.strength(block)
    pilgrim = 1 if p.rules.fourth_pilgrim and block == FOURTH_PILGRIM else 0
    key = (((block * 64 + town) * 8 + steps) * 32 + facts) * 2 + pilgrim
    piece = _NAMED.get(key)
    if piece is None:
        piece = {
            "role": ROLES[SIDE[block]],
            "town": TOWNS[town],
            "block": p.rules.blocks[block],
            "steps": steps,
        }
        for bit, name in ((1, "castle"), (2, "face_up"), (4, "moved")):
            if facts & bit:
                piece[name] = True
        if facts & 24:
            piece["arrives"] = 2 if facts & 8 else 3
        _NAMED[key] = piece
    return piece


def _followed(p: Position, block: int, town: int, inside: bool) -> dict[str, Json]:
    """An upright enemy block that was seen and has been followed by eye since."""
    piece: dict[str, Json] = {
        "role": ROLES[SIDE[block]],
        "town": TOWNS[town],
        "block": p.rules.blocks[block],
        "seen": p.sight_of(block),
        "token": p.token[block],
    }
    if inside:
        piece["castle"] = True
    bit = 1 << block
    if (p.second | p.third) & bit:
        piece["arrives"] = 2 if p.second & bit else 3
    return piece


def _upright(
    p: Position, side: int, town: int, blocks: int, inside: bool, arrives: int, pieces: list[Json]
) -> None:
    """Hidden blocks: a token for one that stands alone, else a count."""
    if not blocks:
        return
    if blocks & (blocks - 1):
        pieces.append(_stack(side, town, inside, arrives, blocks.bit_count()))
        return
    token = p.token[blocks.bit_length() - 1]
    if p.phase == GARRISON or not token:
        pieces.append(_stack(side, town, inside, arrives, 1))
        return
    piece = _stack(side, town, inside, arrives, 1).copy()
    piece["token"] = token
    pieces.append(piece)


_STACKS: Final[dict[int, dict[str, Json]]] = {}


def _stack(side: int, town: int, inside: bool, arrives: int, count: int) -> dict[str, Json]:
    """Blocks of which only the number is known; views share these pieces too."""
    key = (((side * 64 + town) * 2 + int(inside)) * 4 + arrives) * 64 + count
    piece = _STACKS.get(key)
    if piece is None:
        piece = {"role": ROLES[side], "town": TOWNS[town]}
        if inside:
            piece["castle"] = True
        if count > 1:
            piece["count"] = count
        if arrives:
            piece["arrives"] = arrives
        _STACKS[key] = piece
    return piece


def _beside(p: Position) -> list[list[Json]]:
    """The blocks beside the board: staging places, the dead, the gone, and the two pools."""
    names = p.rules.blocks
    beside: list[list[Json]] = [[] for _ in range(TOWN_COUNT, SEA + 1)]
    for block in range(BLOCK_COUNT):
        place = p.where[block]
        if place == POOL:
            # The Saracen pool takes the slot of the sea, where no block ever lies.
            if block != p.drawn:
                beside[(POOL if block < 31 else SEA) - TOWN_COUNT].append(names[block])
        elif place >= TOWN_COUNT:
            beside[place - TOWN_COUNT].append(names[block])
    return beside


def _pool(viewer: int, side: int, blocks: list[Json]) -> dict[str, Json]:
    """7.1: a pool lies face-down; its owner knows by elimination what is in it."""
    seen: dict[str, Json] = {"role": ROLES[side], "count": len(blocks)}
    if viewer == side:
        seen["blocks"] = blocks
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
    if p.load is NO_LOADS:
        return used
    for road, load in enumerate(p.load):
        if load:
            a, b = ROAD_ENDS[road]
            used.append([PLACES[a], PLACES[b], load])
    return used


def _entries(p: Position) -> list[Json]:
    """By which roads each side came into the battles of this turn."""
    entries: list[Json] = []
    if p.entry is NO_ENTRIES:
        return entries
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
        "half_hit": _half_hit(p, viewer),
        "hits": p.hits,
    }


def _half_hit(p: Position, viewer: int) -> Json:
    """The half-hit block, while its face is public."""
    block = p.half_hit
    if block == NO_BLOCK or not (SIDE[block] == viewer or p.shown >> block & 1):
        return None
    return p.rules.blocks[block]


# Events


def events(p: Position, role: int | None, since: int = 0) -> list[dict[str, Json]]:
    """The log as a viewer may read it; numbers count the events he may read."""
    viewer = NOBODY if role is None else role
    log = p.log
    if log is None:
        return []
    # The first event to tell: `since` of those the viewer may read come before it.
    start = since
    for secret in p.secrets:
        if secret >> 1 > start:
            break
        start += secret & 1 != viewer
    told: list[dict[str, Json]] = []
    number = since
    for i in range(start, len(log)):
        event = log[i]
        if event[0] in SECRET_EVENTS and event[1] != viewer:
            continue
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
