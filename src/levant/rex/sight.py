"""Views: who may know what. Everything a player is told of a position passes here.

Own blocks are told in full. An enemy block is told by name only while it is face-up
(in its battle, as the marker of a siege, in staging, dead), or while it has been
followed by eye since it was seen. Other upright enemy blocks are tokens, and stacks of
them are only counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from levant.rex import words as w
from levant.rex.army import LETTERS, NO_BLOCK, SIDE
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
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.fire import letter_now
from levant.rex.notation import spelled
from levant.rex.pieces import beside_the_board, castle_seen, pieces_on_map
from levant.rex.position import NO_ENTRIES, NO_LOADS, NOBODY, NOWHERE, Event, Position

if TYPE_CHECKING:
    # Only the compiler needs the types: machine words where a view has its loops.
    from mypy_extensions import i64

    from levant.rex.views import (
        Asked,
        Battle,
        Entry,
        GameResult,
        Hand,
        Pool,
        RexEvent,
        RexView,
        Role,
        Siege,
    )

# Events whose number only their owner may read.
_PRIVATE_NUMBER: Final = frozenset(("placed",))
# Events whose number is a card, and events that count something, nothing too.
_CARD_EVENTS: Final = frozenset(("revealed_card", "intrigue"))
_COUNTED: Final = frozenset(("garrisoned", "battle_begins"))


def view(p: Position, role: int | None, offer: list[int]) -> RexView:
    """All that a role (None: a spectator) may know of a position.

    `offer` is what the role may do, as `game.choices` gives it. Views share their pieces and
    other small parts with each other: nobody changes a view.
    """
    viewer = NOBODY if role is None else role
    own = viewer != NOBODY and viewer == p.active
    phase = p.phase if own else w.SEEN_PHASE[p.phase]
    pieces, standing = pieces_on_map(p, viewer)
    beside = beside_the_board(p, standing)
    seen = _frame(p).copy()
    seen["options"] = p.rules.options.copy()
    if role is not None:
        seen["role"] = ROLES[role]
    seen["year"] = p.year
    seen["turn"] = p.turn
    seen["phase"] = w.PHASES[phase]
    seen["rule"] = p.rules.phase_sections[phase]
    seen["deciders"] = _deciders(p)
    if p.first != NOBODY:
        seen["player_one"] = ROLES[p.first]
    if p.player != NOBODY:
        seen["player"] = ROLES[p.player]
    seen["cities"] = {
        ROLES[0]: _towns(_cities(p, viewer, 0)),
        ROLES[1]: _towns(_cities(p, viewer, 1)),
    }
    seen["cards"] = [_cards(p, viewer, 0), _cards(p, viewer, 1)]
    seen["pieces"] = pieces
    seen["staging"] = {
        "england": beside[ENGLAND - TOWN_COUNT],
        "france": beside[FRANCE - TOWN_COUNT],
        "germania": beside[GERMANIA - TOWN_COUNT],
    }
    seen["pool"] = [
        _pool(viewer, 0, beside[POOL - TOWN_COUNT]),
        _pool(viewer, 1, beside[SEA - TOWN_COUNT]),
    ]
    seen["dead"] = beside[DEAD - TOWN_COUNT]
    seen["gone"] = beside[GONE - TOWN_COUNT]
    seen["sieges"] = _sieges(p, viewer)
    seen["roads"] = _roads(p)
    seen["entries"] = _entries(p)
    seen["moves"] = p.moves
    if p.guide != NOBODY:
        seen["guide"] = ROLES[p.guide]
    if p.jihad_site != NOWHERE:
        seen["jihad"] = TOWNS[p.jihad_site]
    seen["kept"] = _towns(p.kept)
    seen["unfought"] = _towns(p.unfought)
    if p.site != NOWHERE:
        seen["battle"] = _battle(p, viewer)
    seen["asked"] = _asked(p, own)
    seen["legal"] = _legal(p, offer)
    if p.phase == w.OVER:
        seen["result"] = _result(p)
    if p.phase == w.REPLACEMENTS and own:
        # What a step costs tells in some editions whether the block is at home.
        seen["points"] = {TOWNS[t]: n for t, n in enumerate(p.points) if n}
    return seen


_ENTRIES: Final = (
    "title", "edition", "options", "role", "year", "turn", "phase", "rule", "deciders",
    "player_one", "player", "cities", "cards", "pieces", "staging", "pool", "dead", "gone",
    "sieges", "roads", "entries", "moves", "guide", "jihad", "kept", "unfought", "battle",
    "asked", "legal", "result",
)  # fmt: skip
_FRAMES: Final[dict[str, RexView]] = {}


def _frame(p: Position) -> RexView:
    """A view of an edition with nothing in it: a copy has its size and order already."""
    name = p.rules.name
    frame = _FRAMES.get(name)
    if frame is None:
        frame = cast("RexView", dict.fromkeys(_ENTRIES))
        frame["title"] = "rex"
        frame["edition"] = name
        _FRAMES[name] = frame
    return frame


def _deciders(p: Position) -> list[Role]:
    if p.phase != w.CARDS:
        return [] if p.phase == w.OVER else [ROLES[p.active]]
    deciders: list[Role] = []
    if p.chosen[0] < 0:
        deciders.append(ROLES[0])
    if p.chosen[1] < 0:
        deciders.append(ROLES[1])
    return deciders


def _towns(mask: int) -> list[str]:
    return _names(TOWNS, mask)


def _names(names: list[str], mask: i64) -> list[str]:
    """The names of a set's members."""
    told: list[str] = []
    while mask:
        bit: int = mask & -mask
        mask ^= bit
        told.append(names[bit.bit_length() - 1])
    return told


def _legal(p: Position, offer: list[int]) -> list[str]:
    """The viewer's legal actions in notation."""
    texts = spelled(p.rules)
    actions: list[str] = []
    for i in range(0, len(offer), 2):
        base = offer[i] * 64 - 1
        things = offer[i + 1]
        while things:
            low = things & -things
            things ^= low
            actions.append(texts[base + low.bit_length()])
    return actions


def _result(p: Position) -> GameResult:
    return {"winner": None if p.winner == NOBODY else ROLES[p.winner], "reason": p.reason}


def _asked(p: Position, own: bool) -> Asked:
    """What the decision is about; the moving block only to its owner."""
    asked: Asked = {}
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


_CARDS_OF: Final[list[Hand]] = [
    {"role": role, "count": 0, "last": None, "down": False, "played": None} for role in ROLES
]


def _cards(p: Position, viewer: int, side: int) -> Hand:
    """A hand is its owner's; a card on the table is public once both are revealed."""
    hand = _hand(p.hands[side])
    seen = _CARDS_OF[side].copy()
    seen["count"] = len(hand)
    if viewer == side:
        seen["hand"] = hand
    if p.phase == w.CARDS:
        seen["last"] = _card(p.last[side])
        seen["down"] = p.chosen[side] >= 0
        if viewer == side:
            seen["chosen"] = _card(p.chosen[side])
    elif p.first != NOBODY:
        seen["played"] = _card(p.played[side])
    return seen


def _card(card: int) -> str | None:
    return None if card < 0 else CARD_NAMES[card]


# The hands that were seen before, packed and in words: there are some thousands, and views
# share them.
_HANDS: Final[dict[int, list[str]]] = {}


def _hand(packed: int) -> list[str]:
    """The cards of a hand, which has four bits for each kind."""
    cards = _HANDS.get(packed)
    if cards is None:
        cards = [
            name for card, name in enumerate(CARD_NAMES) for _ in range(packed >> 4 * card & 15)
        ]
        _HANDS[packed] = cards
    return cards


# Beside the board


_POOL_OF: Final[list[Pool]] = [{"role": role, "count": 0} for role in ROLES]


def _pool(viewer: int, side: int, blocks: list[str]) -> Pool:
    """7.1: a pool lies face-down; its owner knows by elimination what is in it."""
    seen = _POOL_OF[side].copy()
    seen["count"] = len(blocks)
    if viewer == side:
        seen["blocks"] = blocks
    return seen


# Towns and roads


def _cities(p: Position, viewer: int, side: int) -> int:
    """1.2, without telling whether a garrison is going inside right now."""
    if p.phase == w.GARRISON and CITIES >> p.site & 1 and viewer != p.active:
        return p.cities(side) & ~(1 << p.site)
    return p.cities(side)


def _sieges(p: Position, viewer: int) -> list[Siege]:
    sieges: list[Siege] = []
    if p.garrisoned[0] | p.garrisoned[1]:
        for side in range(2):
            for town in members(p.sieges(side)):
                if castle_seen(p, viewer, town):
                    sieges.append({"town": TOWNS[town], "besieger": ROLES[side]})
    return sieges


def _roads(p: Position) -> list[list[str | int]]:
    """The roads used in this phase, and by how many blocks."""
    used: list[list[str | int]] = []
    if p.load is NO_LOADS:
        return used
    for road, load in enumerate(p.load):
        if load:
            a, b = ROAD_ENDS[road]
            used.append([PLACES[a], PLACES[b], load])
    return used


def _entries(p: Position) -> list[Entry]:
    """By which roads each side came into the battles of this turn."""
    entries: list[Entry] = []
    if p.entry is NO_ENTRIES:
        return entries
    for index, roads in enumerate(p.entry):
        if roads:
            entries.append(
                {
                    "role": ROLES[index // TOWN_COUNT],
                    "town": TOWNS[index % TOWN_COUNT],
                    "from": _names(PLACES, roads),
                }
            )
    return entries


def _battle(p: Position, viewer: int) -> Battle:
    """The battle being fought; who fights in it is face-up."""
    blocks = p.rules.blocks
    return {
        "town": TOWNS[p.site],
        "round": p.round,
        "attacker": None if p.attacker == NOBODY else ROLES[p.attacker],
        "storm": p.storm_combat and p.phase < w.ATTRITION,
        "letter": LETTERS[letter_now(p)] if p.slot < 6 else None,
        "storming": _names(blocks, p.storming),
        "sallying": _names(blocks, p.sallying),
        "acted": _names(blocks, p.acted & p.shown),
        "half_hit": _half_hit(p, viewer),
        "hits": p.hits,
    }


def _half_hit(p: Position, viewer: int) -> str | None:
    """The half-hit block, while its face is public."""
    block = p.half_hit
    if block == NO_BLOCK or not (SIDE[block] == viewer or p.shown >> block & 1):
        return None
    return p.rules.blocks[block]


# Events


def events(p: Position, role: int | None, since: int = 0) -> list[RexEvent]:
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
    told: list[RexEvent] = []
    number = since
    for i in range(start, len(log)):
        event = log[i]
        if event[0] in w.SECRET_EVENTS and event[1] != viewer:
            continue
        told.append(_tell(p, event, viewer, number))
        number += 1
    return told


def tells_number(code: str, block: int, amount: int, dice: tuple[int, ...], viewer: int) -> bool:
    """Whether a viewer may read the number of an event, which for some is a card."""
    if code in _PRIVATE_NUMBER and SIDE[block] != viewer:
        return False
    return bool(amount or dice) or code in _COUNTED or code in _CARD_EVENTS


def _tell(p: Position, event: Event, viewer: int, number: int) -> RexEvent:
    code, side, block, place, other, amount, dice, face_up = event
    told: RexEvent = {"n": number, "event": code}
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
    elif tells_number(code, block, amount, dice, viewer):
        told["number"] = amount
    if dice:
        told["dice"] = list(dice)
    return told
