"""Odds: how a battle would end, by fighting it many times with the real rules.

Everything comes from a view and from what its owner assumes: unknown enemies are dealt, anew
for every fight, from the blocks he cannot account for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from levant.kernel.dice import FastDice
from levant.kernel.title import Json, LevantError
from levant.rex import words as w
from levant.rex.army import ARMY, BLOCKS, SIDE, STEPS
from levant.rex.bits import first, members
from levant.rex.board import DEAD, GONE, NEAR, POOL, ROLES, TOWN, TOWN_COUNT, TOWNS
from levant.rex.game import Game, advance
from levant.rex.rules import Rules, rules_for
from levant.rex.views import RexView

SAMPLES: Final = 500
MOST_SAMPLES: Final = 5000
ASSUMPTIONS: Final = ("full", "any")
OUTCOMES: Final = ("taken", "siege", "held", "empty")
_LONGEST: Final = 2000  # decisions in one battle; a real one takes a few dozen
_KEYS: Final = frozenset(
    (
        "town", "attacker", "pieces", "assume", "storm", "sally", "charge", "round", "siege",
        "samples",
    )
)  # fmt: skip
_PIECE_KEYS: Final = frozenset(
    (
        "role", "town", "block", "steps", "seen", "count", "token", "castle", "arrives",
        "face_up", "moved",
    )
)  # fmt: skip


@dataclass(frozen=True)
class Fighter:
    """A block in the battle; without a name, one of those its enemy cannot see."""

    side: int
    block: int | None
    steps: int | None
    castle: bool
    arrives: int


@dataclass
class Fight:
    """A battle to be fought over and over: who, where, and how both sides mean to fight."""

    rules: Rules
    town: int
    attacker: int
    fighters: list[Fighter]
    round: int = 1
    siege: bool = False
    full: bool = True
    verbs: list[int] = field(default_factory=list)
    unseen: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))


def odds(view: RexView, spec: Mapping[str, object], seed: int) -> dict[str, Json]:
    """How a battle ends, from a viewer's view.

    `spec` names the `town`, and may say who is the `attacker`, the `pieces` (as in a view;
    those of the view if not said), whether unknown enemies are at `full` strength or at `any`,
    in which `round` it begins, whether it is a `siege` already, and whether there is a
    `storm`, a `sally` or a `charge`. A LevantError names the field that is wrong.
    """
    fight = _fight(view, spec)
    samples = _number(spec, "samples", SAMPLES, 1, MOST_SAMPLES)
    outcomes: Counter[str] = Counter()
    losses: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    steps = [0, 0]
    dice = FastDice(seed)
    for _ in range(samples):
        game, before = _set_up(fight, dice)
        _fight_out(fight, game)
        outcomes[_outcome(fight, game)] += 1
        for side in (0, 1):
            steps[side] += before[side]
            losses[side][before[side] - _steps(game, side)] += 1
    return {
        "town": TOWNS[fight.town],
        "attacker": ROLES[fight.attacker],
        "samples": samples,
        "outcomes": {name: outcomes[name] / samples for name in OUTCOMES},
        "sides": [
            {
                "role": ROLES[side],
                "steps": steps[side] / samples,
                "mean_loss": sum(n * k for n, k in losses[side].items()) / samples,
                "losses": [losses[side][n] / samples for n in range(max(losses[side]) + 1)],
            }
            for side in (0, 1)
        ],
    }


# What was asked


def _fight(view: RexView, spec: Mapping[str, object]) -> Fight:
    unknown = sorted(set(spec) - _KEYS)
    if unknown:
        raise LevantError(f"{unknown[0]}: no such field; known: {', '.join(sorted(_KEYS))}")
    town = spec.get("town")
    if not isinstance(town, str) or town not in TOWN:
        raise LevantError(f"town: {town!r} is no town")
    rules = rules_for(view["edition"], view["options"])
    pieces = spec.get("pieces")
    if pieces is None:
        pieces = [piece for piece in view["pieces"] if piece["town"] == town]
    if not isinstance(pieces, Sequence) or isinstance(pieces, str) or len(pieces) > len(BLOCKS):
        raise LevantError("pieces: a list of pieces as in a view is needed")
    fighters = [f for piece in pieces for f in _fighters(rules, piece)]
    fight = Fight(rules, TOWN[town], _attacker(view, spec, town), fighters)
    here = view["battle"] if view["battle"] and view["battle"]["town"] == town else None
    now = min(max(1, here["round"]), rules.rounds) if here else 1
    fight.round = _number(spec, "round", now, 1, rules.rounds)
    besieged = here is None and any(siege["town"] == town for siege in view["sieges"])
    # 6.55: who attacks out of a castle is besieged.
    sallying = any(f.castle and f.side == fight.attacker for f in fighters)
    fight.siege = _switch(spec, "siege", besieged or sallying)
    fight.full = _choice(spec, "assume", ASSUMPTIONS) == "full"
    fight.verbs = _verbs(spec)
    _check(fight)
    fight.unseen = _unseen(view, fight)
    return fight


def _attacker(view: RexView, spec: Mapping[str, object], town: str) -> int:
    role = spec.get("attacker")
    if role is None:
        sieges = {siege["town"]: siege["besieger"] for siege in view["sieges"]}
        battle = view["battle"]
        if battle and battle["town"] == town:
            role = battle["attacker"]
        else:
            entries = [entry["role"] for entry in view["entries"] if entry["town"] == town]
            role = sieges.get(town) or (entries[0] if entries else view["role"] or ROLES[0])
    if not isinstance(role, str) or role not in ROLES:
        raise LevantError(f"attacker: {role!r} is no role; known: {', '.join(ROLES)}")
    return ROLES.index(role)


def _fighters(rules: Rules, piece: object) -> list[Fighter]:
    if not isinstance(piece, Mapping) or set(piece) - _PIECE_KEYS:
        raise LevantError(f"pieces: {piece!r} is no piece; keys: {', '.join(sorted(_PIECE_KEYS))}")
    if piece.get("role") not in ROLES:
        raise LevantError(f"pieces: role: {piece.get('role')!r} is no role")
    side = ROLES.index(piece["role"])
    name = piece.get("block")
    block = None
    if name is not None:
        block = rules.block_index.get(name)
        if block is None or SIDE[block] != side:
            raise LevantError(f"pieces: block: {name!r} is no block of the {piece['role']}")
    most = STEPS[block] if block is not None else max(STEPS)
    steps = piece.get("steps", piece.get("seen"))
    if steps is not None:
        steps = _number({"steps": steps}, "steps", 0, 1, most)
    count = 1 if block is not None else _number(piece, "count", 1, 1, len(BLOCKS))
    arrives = _number(piece, "arrives", 1, 1, 3)
    return [Fighter(side, block, steps, _switch(piece, "castle", False), arrives)] * count


def _verbs(spec: Mapping[str, object]) -> list[int]:
    """What both sides do where they have a choice; fire and done are left."""
    verbs = [w.INTO_CASTLE]
    if _switch(spec, "storm", False):
        verbs.append(w.STORM_WITH)
    if _switch(spec, "sally", False):
        verbs.append(w.SALLY_WITH)
    if _switch(spec, "charge", False):
        verbs.append(w.CHARGE)
    return [*verbs, w.FIRE]


def _check(fight: Fight) -> None:
    named = [f.block for f in fight.fighters if f.block is not None]
    if len(named) != len(set(named)):
        raise LevantError("pieces: a block is named twice")
    for side, role in enumerate(ROLES):
        if not any(f.side == side for f in fight.fighters):
            raise LevantError(f"pieces: a battle needs blocks of the {role}")
    castle = {f.side for f in fight.fighters if f.castle}
    if fight.attacker in castle and not fight.siege:
        raise LevantError("siege: a side that attacks out of its castle is besieged")
    if len(castle) > 1:
        raise LevantError("pieces: castle: only one side can be in it")
    inside = sum(f.castle for f in fight.fighters)
    if inside > fight.rules.rating[fight.town]:
        raise LevantError("pieces: castle: more blocks than the castle holds")
    if fight.siege and not inside:
        raise LevantError("siege: nobody is in the castle")


def _number(spec: Mapping[str, object], name: str, usual: int, least: int, most: int) -> int:
    value = spec.get(name, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise LevantError(f"{name}: a number from {least} to {most} is needed, not {value!r}")
    return value


def _switch(spec: Mapping[str, object], name: str, usual: bool) -> bool:
    value = spec.get(name, usual)
    if not isinstance(value, bool):
        raise LevantError(f"{name}: true or false is needed, not {value!r}")
    return value


def _choice(spec: Mapping[str, object], name: str, known: Sequence[str]) -> str:
    value = spec.get(name, known[0])
    if value not in known:
        raise LevantError(f"{name}: one of {', '.join(known)} is needed, not {value!r}")
    return str(value)


def _unseen(view: RexView, fight: Fight) -> tuple[list[int], list[int]]:
    """For each side the blocks an unknown one may be: those the view does not account for."""
    index = fight.rules.block_index
    known = {index[piece["block"]] for piece in view["pieces"] if "block" in piece}
    known |= {index[name] for key in ("dead", "gone") for name in view[key]}
    known |= {index[name] for names in view["staging"].values() for name in names}
    known |= {index[name] for pool in view["pool"] for name in pool.get("blocks", [])}
    known |= {f.block for f in fight.fighters if f.block is not None}
    free: tuple[list[int], list[int]] = ([], [])
    for side in (0, 1):
        free[side].extend(block for block in members(ARMY[side]) if block not in known)
        wanted = sum(f.block is None for f in fight.fighters if f.side == side)
        if wanted > len(free[side]):
            raise LevantError(
                f"pieces: {wanted} unknown blocks of the {ROLES[side]}, but only "
                f"{len(free[side])} are unaccounted for"
            )
    return free


# The battle


def _set_up(fight: Fight, dice: FastDice) -> tuple[Game, list[int]]:
    """The battle about to begin, alone on the map, and the steps of both sides."""
    game = Game(fight.rules, FastDice(dice.below(1 << 30)))
    game.clear()
    game.year, game.turn = 1188, 2
    game.where = [GONE] * len(BLOCKS)
    town, attacker = fight.town, fight.attacker
    free = [list(blocks) for blocks in fight.unseen]
    inside = 0
    for fighter in fight.fighters:
        block = fighter.block
        if block is None:
            block = free[fighter.side].pop(dice.below(len(free[fighter.side])))
        _muster(fight, game, fighter, block, dice)
        inside |= 1 << block if fighter.castle else 0
    before = [_steps(game, 0), _steps(game, 1)]
    game.first = attacker
    game.attacked = [0, 0]
    game.attacked[attacker] = 1 << town
    game.own_entries()[attacker * TOWN_COUNT + town] = NEAR[town]
    game.entered = game.field[town] & ARMY[attacker]
    for block in members(game.entered):
        game.own_ways()[block] = first(NEAR[town])
    game.old_sieges = 1 << town if fight.siege else 0
    game.phase = w.BATTLES
    if fight.round > 1:
        _join(fight, game)
    advance(game)
    if fight.round == 1 and not fight.siege:
        _garrison(fight, game, inside)
    return game, before


def _muster(fight: Fight, game: Game, fighter: Fighter, block: int, dice: FastDice) -> None:
    most = STEPS[block]
    steps = fighter.steps or (most if fight.full else 1 + dice.below(most))
    game.set_strength(block, min(steps, most))
    if fighter.castle and (fight.siege or fight.round > 1):
        game.put_in_castle(block, fight.town)
    else:
        game.put_in_field(block, fight.town)
    if fighter.arrives > fight.round:
        if fighter.arrives == 2:
            game.second |= 1 << block
        else:
            game.third |= 1 << block


def _join(fight: Fight, game: Game) -> None:
    """Take up a battle that has begun: its next round is about to start."""
    game.site = fight.town
    game.round = fight.round - 1
    game.attacker = fight.attacker
    game.fresh = not fight.siege
    game.phase = w.ROUND_START


def _garrison(fight: Fight, game: Game, inside: int) -> None:
    """6.1: the defender's blocks that were said to be in the castle go there."""
    side = 1 - fight.attacker
    for block in members(inside):
        if game.allows(side, w.INTO_CASTLE * 64 + block):
            game.play(side, w.INTO_CASTLE * 64 + block)
    if inside and game.allows(side, w.DONE * 64) and game.round == 0 and game.site == fight.town:
        game.play(side, w.DONE * 64)


def _fight_out(fight: Fight, game: Game) -> None:
    """Both sides do what they mean to do until the battle is over."""
    for _ in range(_LONGEST):
        if game.site != fight.town or not game.deciders:
            return
        role = game.deciders[0]
        game.play(role, _choose(fight, game, game.legal(role)))
    raise AssertionError("a battle did not end")


def _choose(fight: Fight, game: Game, legal: list[int]) -> int:
    by_verb = {action >> 6: action for action in reversed(legal)}
    if game.phase != w.REGROUP:
        for verb in fight.verbs:
            # 6.1: whoever was to go into the castle is there already.
            if verb in by_verb and verb != w.INTO_CASTLE:
                return by_verb[verb]
    return by_verb.get(w.DONE, legal[0])


def _steps(game: Game, side: int) -> int:
    """The steps a side has left, wherever its blocks are."""
    gone = (DEAD, GONE, POOL)
    return sum(game.strength(b) for b in members(ARMY[side]) if game.where[b] not in gone)


def _outcome(fight: Fight, game: Game) -> str:
    """Who has the town, as seen by whoever came for it."""
    town = fight.town
    invader = fight.attacker
    if fight.siege:
        invader = 1 - next(f.side for f in fight.fighters if f.castle)
    mine = game.field[town] & ARMY[invader]
    theirs = (game.field[town] | game.castle[town]) & ARMY[1 - invader]
    if mine and theirs:
        return "siege"
    if mine:
        return "taken"
    return "held" if theirs else "empty"
