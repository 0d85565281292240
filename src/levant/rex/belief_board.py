"""From a view back to a position: everything but who the hidden blocks are.

This is the one place that writes the attributes of a position for the belief: `set_board`
lays out what the viewer sees and remembers, `deal` puts named blocks where shadows stood.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from levant.kernel.dice import Dice
from levant.rex import words as w
from levant.rex.army import SIDE, STEPS
from levant.rex.belief_battle import set_battle, set_returns
from levant.rex.belief_ledger import Ledger, entries_of, side_named
from levant.rex.bits import members
from levant.rex.board import (
    DEAD,
    GONE,
    PLACE,
    ROAD_ENDS,
    ROADS,
    TOWN,
    TOWN_COUNT,
)
from levant.rex.cards import GUIDE, JIHAD_CARD, WINTER_CAMPAIGN, WINTER_TURN, is_muddy
from levant.rex.edition import CARD
from levant.rex.game import Game
from levant.rex.movement import limits
from levant.rex.position import NOBODY, NOWHERE

if TYPE_CHECKING:
    from levant.rex.views import Piece, RexView

_PHASE: Final[dict[str, int]] = {name: phase for phase, name in enumerate(w.PHASES)}


class Spot:
    """Where a hidden enemy block stands, and all that is public about it."""

    def __init__(self, town: int, inside: bool, arrives: int, token: int) -> None:
        self.town: int = town
        self.inside: bool = inside
        self.arrives: int = arrives
        self.token: int = token


class Board:
    """A position laid out from a view, and the spots that wait for a block."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.spots: list[Spot] = []
        self.names: dict[int, int] = {}  # enemies told by name: block to area
        self.face_up: int = 0
        self.seen: dict[int, int] = {}
        self.enemy_pool: int = 0
        self.enemy_draws: bool = False


def _towns(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << TOWN[name]
    return mask


def _card(name: str | None) -> int:
    return -1 if name is None else CARD[name]


def set_board(view: RexView, ledger: Ledger, dice: Dice) -> Board:
    """Lay out what a viewer sees and remembers."""
    game = Game(ledger.rules, dice)
    game.clear()
    board = Board(game)
    _frame(game, view)
    _cards(game, view, ledger)
    _pieces(board, view, ledger)
    _beside(board, view, ledger)
    _roads(game, view, ledger)
    _movement(game, view, ledger)
    battle = view["battle"]
    if battle is not None:
        set_battle(game, view, battle, ledger)
    set_returns(game, view, ledger)
    return board


# The frame: 1.2, 4.0


def _frame(p: Game, view: RexView) -> None:
    p.year = view["year"]
    p.turn = view["turn"]
    p.phase = _PHASE[view["phase"]]
    deciders = view["deciders"]
    p.active = NOBODY if p.phase in (w.CARDS, w.OVER) else side_named(deciders[0])
    p.first = side_named(view["player_one"])
    p.player = side_named(view["player"])
    p.moves = view["moves"]
    p.guide = side_named(view["guide"])
    if view["jihad"] is not None:
        p.jihad_site = TOWN[view["jihad"]]
    p.kept = _towns(view["kept"])
    p.unfought = _towns(view["unfought"])
    result = view["result"]
    if result is not None:
        p.winner = side_named(result["winner"])
        p.reason = result["reason"]


def _cards(p: Game, view: RexView, ledger: Ledger) -> None:
    """Own hand, and the cards in effect; the enemy's hand is dealt later."""
    hands = [0, 0]
    chosen = [-1, -1]
    played = list(ledger.played)
    for side in (0, 1):
        cards = view["cards"][side]
        for name in cards.get("hand", []):
            hands[side] += 1 << (4 * CARD[name])
        chosen[side] = _card(cards.get("chosen"))
        if p.phase == w.CARDS:
            played[side] = _card(cards["last"])
        elif cards["played"] is not None:
            played[side] = CARD[cards["played"]]
    p.hands = hands
    p.chosen = chosen
    p.played = p.last = played


# Blocks


def _pieces(board: Board, view: RexView, ledger: Ledger) -> None:
    p = board.game
    index = ledger.rules.block_index
    for piece in view["pieces"]:
        town = TOWN[piece["town"]]
        inside = bool(piece.get("castle", False))
        arrives = int(piece.get("arrives", 0))
        name = piece.get("block")
        if name is None:
            for _ in range(piece.get("count", 1)):
                board.spots.append(Spot(town, inside, arrives, piece.get("token", 0)))
            continue
        block = index[name]
        steps = int(piece["steps"] if "steps" in piece else piece["seen"])
        place_block(p, block, town, inside, arrives, steps)
        _fog(board, piece, block, steps, ledger.me)
        if piece.get("moved", False):
            p.moved |= 1 << block
    _markers(p, view, ledger)


def place_block(p: Game, block: int, town: int, inside: bool, arrives: int, steps: int) -> None:
    """Stand a block in a field or a castle."""
    p.set_strength(block, steps)
    if inside:
        p.put_in_castle(block, town)
    else:
        p.put_in_field(block, town)
    if arrives == 2:
        p.second |= 1 << block
    elif arrives == 3:
        p.third |= 1 << block


def _fog(board: Board, piece: Piece, block: int, steps: int, me: int) -> None:
    p = board.game
    bit = 1 << block
    if piece.get("face_up", False):
        p.shown |= bit
        p.known |= bit
    if SIDE[block] == me:
        return
    board.names[block] = TOWN[piece["town"]] * 2 + int(bool(piece.get("castle", False)))
    if piece.get("face_up", False):
        board.face_up |= bit
        board.seen[block] = steps
    else:
        p.known |= bit
        p.remember_sight(block)
        p.own_tokens()[block] = piece["token"]
        p.token_count = max(p.token_count, piece["token"])
        board.seen[block] = -steps


def _markers(p: Game, view: RexView, ledger: Ledger) -> None:
    """6.51: a besieger who is face-up and does not fight is the marker of his siege."""
    battle = view["battle"]
    site = NOWHERE if battle is None else TOWN[battle["town"]]
    sieges = {(TOWN[s["town"]], side_named(s["besieger"])) for s in view["sieges"]}
    for block in members(p.shown):
        town = p.where[block]
        bit = 1 << block
        if not p.field[town] & bit or (town, SIDE[block]) not in sieges:
            continue
        fights = town == site and (
            p.held[1 - SIDE[block]] >> town & 1
            or p.phase not in (w.STORM, w.SALLY, w.LEAVE, w.RETREAT_TO)
            or ledger.harrier == block
            or (battle is not None and p.rules.blocks[block] in battle["storming"])
        )
        if not fights:
            p.markers |= bit
            p.shown &= ~bit


def _beside(board: Board, view: RexView, ledger: Ledger) -> None:
    """Staging, the dead, the gone; of the pools the viewer's own is known."""
    p = board.game
    index = ledger.rules.block_index
    for place in ("england", "france", "germania"):
        for name in view["staging"][place]:
            block = index[name]
            p.where[block] = PLACE[place]
            p.set_strength(block, STEPS[block])
    for name in view["dead"]:
        p.where[index[name]] = DEAD
    for name in view["gone"]:
        p.where[index[name]] = GONE
    board.enemy_pool = view["pool"][1 - ledger.me]["count"]
    if p.phase == w.PLACE_DRAW and p.active != ledger.me:
        board.enemy_pool += 1
        board.enemy_draws = True


# Roads and movement


def _roads(p: Game, view: RexView, ledger: Ledger) -> None:
    for a, b, load in view["roads"]:
        # A list has one type for names and numbers alike; `str` and `int` say which is which.
        p.own_loads()[ROADS[PLACE[str(a)] * 54 + PLACE[str(b)]]] = int(load)
    for key, roads in entries_of(view).items():
        p.own_entries()[(key >> 6) * TOWN_COUNT + (key & 63)] = roads
    p.attacked = [_attacked(p, ledger, side) for side in (0, 1)]
    if p.phase == w.CARDS or ledger.sieges != NOWHERE:
        p.old_sieges = ledger.sieges if ledger.sieges != NOWHERE else 0
    else:
        sieges = p.garrisoned[0] | p.garrisoned[1]
        p.old_sieges = sieges & ~(p.attacked[0] | p.attacked[1])


def _attacked(p: Game, ledger: Ledger, side: int) -> int:
    """The towns a side attacked this turn: by what was heard, else by its entries."""
    entered = [0, 0]
    for index, roads in enumerate(p.entry):
        if roads:
            entered[index // TOWN_COUNT] |= 1 << index % TOWN_COUNT
    heard = ledger.attacked[side]
    if p.first == NOBODY or heard or ledger.attacked[1 - side]:
        return heard & entered[side]  # an attack that was called off has no entries left
    return entered[side] if side == p.first else entered[side] & ~entered[1 - side]


def _started(p: Game, side: int) -> bool:
    """Whether a side's turn has begun in this game turn."""
    return p.first != NOBODY and (side == p.first or p.player == side)


def _movement(p: Game, view: RexView, ledger: Ledger) -> None:
    """5.0: what the moving player may still do."""
    asked = view["asked"]
    if "town" in asked:
        p.group = TOWN[asked["town"]]
    if "block" in asked:
        block = ledger.rules.block_index[asked["block"]]
        if p.phase == w.PLACE_DRAW:
            p.drawn = block
        else:
            p.mover = block
            p.legs = asked.get("legs", 0)
    p.entered = ledger.entered
    p.by_sea = ledger.by_sea
    p.forced = ledger.forced
    for block, via in ledger.via.items():
        p.own_ways()[block] = via
    p.german_town = ledger.german_town if p.player == 0 else NOWHERE
    p.deployments = ledger.deployments
    if is_muddy(p):
        return
    for side in (p.first, 1 - p.first) if p.first != NOBODY else ():
        if _started(p, side):
            _effects(p, side)
    if w.MOVES <= p.phase <= w.ENTER:
        _exits(p)
    if p.phase in (w.MAIN_ROAD, w.MAIN_GROUP):
        p.declared = ledger.declared[p.active] & ~(1 << p.group if p.group >= 0 else 0)


def _effects(p: Game, side: int) -> None:
    """What a player's card still does in this turn."""
    card = p.played[side]
    moving = side == p.player
    if moving:
        p.groups_only = card in (GUIDE, JIHAD_CARD)
    if card == JIHAD_CARD:
        p.jihad = side
    if card == WINTER_CAMPAIGN and p.turn == WINTER_TURN and not p.rules.campaign_keeps_siege:
        p.campaigner = side
        if moving:
            p.groups_only = not p.rules.campaign_is_free
        p.campaign = p.entered | p.moved


def _exits(p: Game) -> None:
    """5.1, 5.5: the roads that are still open to the moving player."""
    side = p.active
    limit = limits(p, side)
    if side != p.first:
        for town in members(p.attacked[p.first]):
            p.own_exits()[town] &= ~p.entry[p.first * TOWN_COUNT + town]
    for road, load in enumerate(p.load):
        if load and load >= limit[road]:
            a, b = ROAD_ENDS[road]
            exits = p.own_exits()
            if a < TOWN_COUNT:
                exits[a] &= ~(1 << b)
            if b < TOWN_COUNT:
                exits[b] &= ~(1 << a)
