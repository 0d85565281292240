"""From a view back to a position: everything but who the hidden blocks are.

This is the one place that writes the attributes of a position for the belief: `set_board`
lays out what the viewer sees and remembers, `deal` puts named blocks where shadows stood.
"""

from __future__ import annotations

from typing import Any, Final

from levant.kernel.dice import Dice
from levant.rex.army import ARMY, CRUSADERS, LETTERS, NO_BLOCK, SIDE, STEPS
from levant.rex.belief_ledger import Ledger, Told, entries_of
from levant.rex.bits import first, members, size
from levant.rex.board import (
    DEAD,
    GONE,
    PLACE,
    POOL,
    ROAD_ENDS,
    ROADS,
    SEA,
    TOWN,
    TOWN_COUNT,
)
from levant.rex.cards import GUIDE, JIHAD_CARD, WINTER_CAMPAIGN, WINTER_TURN
from levant.rex.draws import places
from levant.rex.edition import CARD
from levant.rex.fire import assailant, letter_now
from levant.rex.game import Game
from levant.rex.movement import limits
from levant.rex.position import NOBODY, NOWHERE
from levant.rex.retreats import retreat_limits, retreats
from levant.rex.words import (
    BATTLE_END,
    CARDS,
    ENTER,
    FIRED,
    HITS,
    LEAVE,
    MAIN_GROUP,
    MAIN_ROAD,
    MARKER,
    MARKERS_SET,
    MOVES,
    MUD_ROLLED,
    MUST_RETREAT,
    NEXT_BATTLE,
    NEXT_DRAW,
    NOMADS_DRAWN,
    OVER,
    PHASES,
    PLACE_DRAW,
    REGROUP,
    REGROUP_TO,
    REPLACEMENTS,
    RETREAT_TO,
    ROUND_START,
    SALLY,
    SIEGE_QUIET,
    STORM,
    SUPPLY,
    WINTER_SUPPLY,
)

_PHASE: Final[dict[str, int]] = {name: phase for phase, name in enumerate(PHASES)}
_SIDE_OF: Final[dict[str, int]] = {"frank": 0, "saracen": 1}


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


def _side(role: Any) -> int:
    return NOBODY if role is None else _SIDE_OF[role]


def _towns(names: Any) -> int:
    mask = 0
    for name in names:
        mask |= 1 << TOWN[name]
    return mask


def _card(name: Any) -> int:
    return -1 if name is None else CARD[name]


def set_board(view: Told, ledger: Ledger, dice: Dice) -> Board:
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
    if view["battle"] is not None:
        _battle(game, view, ledger)
    _rest(board, view, ledger)
    return board


# The frame: 1.2, 4.0


def _frame(p: Game, view: Told) -> None:
    p.year = view["year"]
    p.turn = view["turn"]
    p.phase = _PHASE[view["phase"]]
    deciders = view["deciders"]
    p.active = NOBODY if p.phase in (CARDS, OVER) else _SIDE_OF[deciders[0]]
    p.first = _side(view["player_one"])
    p.player = _side(view["player"])
    p.moves = view["moves"]
    p.guide = _side(view["guide"])
    if view["jihad"] is not None:
        p.jihad_site = TOWN[view["jihad"]]
    p.kept = _towns(view["kept"])
    p.unfought = _towns(view["unfought"])
    result = view["result"]
    if result is not None:
        p.winner = _side(result["winner"])
        p.reason = result["reason"]


def _cards(p: Game, view: Told, ledger: Ledger) -> None:
    """Own hand, and the cards in effect; the enemy's hand is dealt later."""
    hands = [0, 0]
    chosen = [-1, -1]
    played = list(ledger.played)
    for side in (0, 1):
        cards = view["cards"][side]
        for name in cards.get("hand", ()):
            hands[side] += 1 << (4 * CARD[name])
        chosen[side] = _card(cards.get("chosen"))
        if p.phase == CARDS:
            played[side] = _card(cards["last"])
        elif cards["played"] is not None:
            played[side] = CARD[cards["played"]]
    p.hands = hands
    p.chosen = chosen
    p.played = p.last = played


# Blocks


def _pieces(board: Board, view: Told, ledger: Ledger) -> None:
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
    _markers(p, view["battle"], ledger)


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


def _fog(board: Board, piece: Told, block: int, steps: int, me: int) -> None:
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


def _markers(p: Game, battle: Told | None, ledger: Ledger) -> None:
    """6.51: a besieger who is face-up and does not fight is the marker of his siege."""
    site = NOWHERE if battle is None else TOWN[battle["town"]]
    for block in members(p.shown):
        town = p.where[block]
        bit = 1 << block
        if not (p.field[town] & bit and p.sieges(SIDE[block]) >> town & 1):
            continue
        fights = town == site and (
            p.held[1 - SIDE[block]] >> town & 1
            or p.phase not in (STORM, SALLY, LEAVE, RETREAT_TO)
            or ledger.harrier == block
            or (battle is not None and p.rules.blocks[block] in battle["storming"])
        )
        if not fights:
            p.markers |= bit
            p.shown &= ~bit


def _beside(board: Board, view: Told, ledger: Ledger) -> None:
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
    if p.phase == PLACE_DRAW and p.active != ledger.me:
        board.enemy_pool += 1
        board.enemy_draws = True


# Roads and movement


def _roads(p: Game, view: Told, ledger: Ledger) -> None:
    for a, b, load in view["roads"]:
        p.own_loads()[ROADS[PLACE[a] * 54 + PLACE[b]]] = load
    for key, roads in entries_of(view).items():
        p.own_entries()[(key >> 6) * TOWN_COUNT + (key & 63)] = roads
    p.attacked = [_attacked(p, ledger, side) for side in (0, 1)]
    if p.phase == CARDS or ledger.sieges != NOWHERE:
        p.old_sieges = ledger.sieges if ledger.sieges != NOWHERE else 0
    else:
        sieges = p.garrisoned[0] | p.garrisoned[1]
        p.old_sieges = sieges & ~(p.attacked[0] | p.attacked[1])


def _attacked(p: Game, ledger: Ledger, side: int) -> int:
    """The towns a side attacked this turn: by what was heard, else by its entries."""
    heard = ledger.attacked[side]
    if p.first == NOBODY or heard or ledger.attacked[1 - side]:
        return heard
    towns = 0
    for town in range(TOWN_COUNT):
        if p.entry[side * TOWN_COUNT + town]:
            if side == p.first or not p.entry[(1 - side) * TOWN_COUNT + town]:
                towns |= 1 << town
    return towns


def _started(p: Game, side: int) -> bool:
    """Whether a side's turn has begun in this game turn."""
    return p.first != NOBODY and (side == p.first or p.player == side)


def _movement(p: Game, view: Told, ledger: Ledger) -> None:
    """5.0: what the moving player may still do."""
    asked = view["asked"]
    if "town" in asked:
        p.group = TOWN[asked["town"]]
    if "block" in asked:
        block = ledger.rules.block_index[asked["block"]]
        if p.phase == PLACE_DRAW:
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
    if ledger.muddy:
        return
    for side in (p.first, 1 - p.first) if p.first != NOBODY else ():
        if _started(p, side):
            _effects(p, side)
    if MOVES <= p.phase <= ENTER:
        _exits(p)
    if p.phase in (MAIN_ROAD, MAIN_GROUP):
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


# 6.0 combat


def _battle(p: Game, view: Told, ledger: Ledger) -> None:
    battle = view["battle"]
    index = ledger.rules.block_index
    p.site = TOWN[battle["town"]]
    p.round = battle["round"]
    p.attacker = _side(battle["attacker"])
    p.storm_combat = battle["storm"]
    for name in battle["storming"]:
        p.storming |= 1 << index[name]
    for name in battle["sallying"]:
        p.sallying |= 1 << index[name]
    for name in battle["acted"]:
        p.acted |= 1 << index[name]
    p.hits = battle["hits"]
    half_hit = battle["half_hit"]
    if half_hit is not None:
        p.half_hit = index[half_hit]
    elif p.rules.half_hit_lasts_all_turn and SIDE[max(0, ledger.half_hit)] != ledger.me:
        p.half_hit = ledger.half_hit
    p.fresh = ledger.fresh
    p.besieger = ledger.besieger
    p.stood_back = ledger.stood_back
    if ledger.muddy or ledger.winter:
        p.besieger = p.active
    p.sallied = ledger.sallying if p.phase == SALLY else 0
    if p.phase not in (SALLY, STORM) and ledger.field_round == p.round:
        p.sallied = ledger.sallied
    if p.phase == HITS:
        p.target = p.active
        p.harrier = ledger.harrier
    _crowded(p, ledger)
    _slot(p, battle["letter"])
    if p.phase == STORM and p.rules.stormers_exchanged and not p.rules.storm_may_stop:
        p.storm_goes_on = ledger.stormed == p.round - 1 and ledger.stormed > 0
        if p.active == ledger.me and not p.storming:
            p.storm_goes_on = "done" not in view["legal"]


def _crowded(p: Game, ledger: Ledger) -> None:
    """6.61: neighbours whose road is full in this round."""
    for there in members(_neighbours(p)):
        road = ROADS[p.site * 54 + there]
        load = p.load[road]
        if not load:
            continue
        side = ledger.leavers.get(road, p.active)
        regroup = p.phase in (REGROUP, REGROUP_TO)
        limit = limits(p, side) if regroup else retreat_limits(p, side)
        if load >= limit[road]:
            p.crowded |= 1 << there


def _neighbours(p: Game) -> int:
    towns = 0
    for road, load in enumerate(p.load):
        if load:
            a, b = ROAD_ENDS[road]
            if a == p.site:
                towns |= 1 << b
            elif b == p.site:
                towns |= 1 << a
    return towns


def _slot(p: Game, letter: Any) -> None:
    """Whose turn it is within the round: the letter, and attacker or defender."""
    if letter is None:
        p.slot = 6
        return
    wanted = LETTERS.index(letter)
    shooter = 1 - p.active if p.phase == HITS else p.active
    attacking = shooter == assailant(p)
    for exact in (True, False):
        for slot in range(6):
            p.slot = slot
            if letter_now(p) != wanted:
                continue
            second = slot & 1 == 1 if slot >> 1 == wanted else slot < 3
            if not exact or second == attacking:
                return


# The rest: what a phase returns to


def _rest(board: Board, view: Told, ledger: Ledger) -> None:
    p = board.game
    phase = p.phase
    if phase == MARKER:
        p.after = NEXT_BATTLE if ledger.fought else MARKERS_SET
    elif phase == PLACE_DRAW:
        p.after = NEXT_DRAW if ledger.year_begun else NOMADS_DRAWN
        p.drawing = 1 if p.active == p.first else 2
        if not ledger.year_begun:
            p.drawing = max(0, p.rules.handicap - ledger.early_draws - 1)
    elif phase in (SUPPLY, REPLACEMENTS):
        p.drawing = p.active + 1
    elif phase in (REGROUP, REGROUP_TO):
        p.after = _after_regroup(p, ledger)
    elif phase == LEAVE:
        p.after = LEAVE
    elif phase == RETREAT_TO:
        p.after = _after_retreat(p, ledger)
    elif phase == MAIN_GROUP and p.active == ledger.me:
        p.main = ledger.main.get(p.group, NOWHERE)
        if p.main == NOWHERE:
            p.main = _main_way(p)
    if phase == REPLACEMENTS:
        points = [0] * TOWN_COUNT
        for town, left in view["points"].items():
            points[TOWN[town]] = left
        p.points = points


def _main_way(p: Game) -> int:
    """The one road, or the sea, by which the main attack came."""
    for block in members((p.entered | p.by_sea) & p.moved & p.field[p.group]):
        if p.by_sea >> block & 1:
            return SEA
    for block in members(p.entered & p.moved & p.field[p.group]):
        return p.via[block] & 63
    return NOWHERE


def _after_regroup(p: Game, ledger: Ledger) -> int:
    if ledger.winter and p.rules.campaign_keeps_siege:
        return WINTER_SUPPLY
    if ledger.muddy:
        return MUD_ROLLED
    if not p.castle[p.site]:
        return BATTLE_END
    return SIEGE_QUIET if ledger.must_retreat else ROUND_START


def _after_retreat(p: Game, ledger: Ledger) -> int:
    if ledger.must_retreat:
        return MUST_RETREAT
    mover = p.mover
    if mover == NO_BLOCK:
        fights = p.storm_combat or (p.active_blocks(p.site, 0) and p.active_blocks(p.site, 1))
        return FIRED if fights or p.shown & p.field[p.site] else LEAVE
    return FIRED if p.shown >> mover & 1 else LEAVE


# What the enemy is doing, when it is he who decides


def finish(p: Game, ledger: Ledger, dice: Dice, enemy_draws: bool) -> None:
    """With every block in its place, guess what an enemy who decides is asked."""
    enemy = 1 - ledger.me
    _enemy_arrivals(p, ledger, enemy)
    if p.active != enemy:
        return
    if p.phase in (MAIN_ROAD, MAIN_GROUP):
        _enemy_main(p, ledger)
    elif p.phase == MARKER:
        for town in members(p.sieges(enemy)):
            if not p.field[town] & ARMY[enemy] & p.markers:
                p.group = town
                break
    elif p.phase in (RETREAT_TO, REGROUP_TO):
        p.mover = _enemy_mover(p, ledger, enemy, dice)
    elif enemy_draws:
        able = [b for b in members(ARMY[enemy] & ~CRUSADERS) if p.where[b] == POOL and places(p, b)]
        p.drawn = able[dice.below(len(able))] if able else NO_BLOCK


def _enemy_arrivals(p: Game, ledger: Ledger, enemy: int) -> None:
    """By which roads hidden attackers came: as many as were heard, nobody knows who."""
    free: dict[int, int] = {}
    for town, via in ledger.arrivals:
        blocks = free.get(town, -1)
        if blocks < 0:
            blocks = p.field[town] & ARMY[enemy]
        late = blocks & (p.second | p.third)
        chosen = late or blocks
        if not chosen:
            continue
        block = first(chosen)
        free[town] = blocks & ~(1 << block)
        p.own_ways()[block] = via
        if via & 63 == SEA:
            p.by_sea |= 1 << block
        else:
            p.entered |= 1 << block
        if p.player == enemy:
            p.moved |= 1 << block


def _enemy_main(p: Game, ledger: Ledger) -> None:
    """The next town that the enemy entered by several roads."""
    p.declared = ledger.declared[p.active]
    arrivals = (p.entered | p.by_sea) & ARMY[p.active] & p.moved
    pending = NOWHERE
    for block in members(arrivals):
        town = p.where[block]
        roads = 0
        for other in members(arrivals & p.field[town]):
            roads |= 1 << (p.via[other] & 63)
        if p.phase == MAIN_GROUP:
            pending = town
            if town in ledger.main:
                break
        elif size(roads) > 1 and not p.declared >> town & 1:
            pending = town
            break
    p.group = pending
    if pending != NOWHERE:
        p.declared &= ~(1 << pending)
        if p.phase == MAIN_GROUP:
            p.main = ledger.main.get(pending, _main_way(p))


def _enemy_mover(p: Game, ledger: Ledger, enemy: int, dice: Dice) -> int:
    """The enemy block that is about to leave a battle."""
    here = p.field[p.site] & ARMY[enemy]
    if p.phase == RETREAT_TO and p.after == FIRED:
        if ledger.harrier != NO_BLOCK and here >> ledger.harrier & 1:
            return ledger.harrier
        here = here & p.acted or here
    able = members(here)
    if p.phase == RETREAT_TO:
        able = [b for b in able if retreats(p, b)] or able
    return able[dice.below(len(able))] if able else NO_BLOCK
