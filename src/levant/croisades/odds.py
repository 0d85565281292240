"""Odds: how a battle, an assault, talks or a naval battle would end, from a view.

A fight is fought many times by the real rules, each time with what the asker cannot know filled
in anew (`guesses`). Both sides fight plainly: they close, shoot where most can shoot, charge where
it is possible, and sound the retreat when they are beaten (decision 111).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from levant.croisades import turn
from levant.croisades import words as w
from levant.croisades.assault import begin_assault
from levant.croisades.board import NEAR, PLACE, PORTS, spell_hex
from levant.croisades.fights import Siege
from levant.croisades.game import Game
from levant.croisades.garrison import defenders, soldiers_inside
from levant.croisades.guesses import Guess
from levant.croisades.investment import SURRENDERS, surrender_bonus
from levant.croisades.pieces import Meeting
from levant.croisades.ranks import company_at, members, present, shooter
from levant.croisades.roster import ENGINES, GOODS
from levant.croisades.siege import ways_in
from levant.croisades.views import CroisadesView, GroupView, LoggedEvent, SiegeView
from levant.kernel.dice import FastDice
from levant.kernel.title import Json, LevantError

SAMPLES: Final = 60
MOST_SAMPLES: Final = 200
MOST_FIGHTERS: Final = (
    8000  # men or ships of all samples together: great fights are fought less often
)
OUTCOMES: Final = {
    "battle": ("won", "lost"),
    "assault": ("taken", "ramparts", "held"),
    "talks": ("surrender", "refused"),
    "sea": ("won", "lost", "none"),
}
"""By what is asked: as seen by the side that attacks, besieges or asks."""
_KEYS: Final = frozenset(("kind", "hex", "groups", "ships", "engines", "samples"))
_LONGEST: Final = 5000  # decisions in one fight; a real one takes a few hundred
_DIE: Final = 10
_SHOOTING_TURNS: Final = 6  # then the side that attacks closes
_BEATEN: Final = 3  # times as many enemies on the field


@dataclass
class _Tally:
    """What came of the fights so far."""

    ends: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    before: list[float] = field(default_factory=lambda: [0.0, 0.0])
    lost: list[defaultdict[int, float]] = field(
        default_factory=lambda: [defaultdict(float), defaultdict(float)]
    )
    roles: list[str] = field(default_factory=lambda: ["", ""])
    assumed: set[str] = field(default_factory=set)

    def add(
        self, end: str, before: Sequence[int], lost: Sequence[int], chance: float = 1.0
    ) -> None:
        """One fight, or one end of it that has a chance of its own."""
        if not chance:
            return
        self.ends[end] += chance
        for side in (0, 1):
            self.before[side] += chance * before[side]
            self.lost[side][lost[side]] += chance


def odds(view: CroisadesView, spec: Mapping[str, object], seed: int) -> dict[str, Json]:
    """How a fight ends, from a viewer's view.

    `spec` has the `kind` (battle, assault, talks, sea) and the `hex` (a port for a naval battle);
    it may name own `groups` or `ships` that would come there as well, for an assault the `engines`
    that would be ready, and how many `samples` are fought at most. A LevantError
    names the wrong field.
    """
    unknown = sorted(set(spec) - _KEYS)
    if unknown:
        raise LevantError(f"{unknown[0]}: no such field; known: {', '.join(sorted(_KEYS))}")
    kind = spec.get("kind")
    if not isinstance(kind, str) or kind not in OUTCOMES:
        raise LevantError(f"kind: one of {', '.join(OUTCOMES)} is needed, not {kind!r}")
    place = spec.get("hex")
    if not isinstance(place, str) or place not in PLACE:
        raise LevantError(f"hex: {place!r} is no hex")
    place = spell_hex(PLACE[place])
    samples = _number(spec, "samples", SAMPLES, MOST_SAMPLES)
    fight = _FIGHTS[kind](view, spec, place)
    tally = _Tally()
    dice = FastDice(seed)
    fought = 0
    while fought < samples and sum(tally.before) < MOST_FIGHTERS:
        guess = Guess(view, dice)
        fight(guess, tally)
        tally.assumed |= guess.assumed
        fought += 1
    return {
        "kind": kind,
        "hex": place,
        "samples": fought,
        "outcomes": {end: tally.ends[end] / fought for end in OUTCOMES[kind]},
        "sides": [_side(tally, side, fought) for side in (0, 1)],
        "assumed": sorted(tally.assumed),
    }


def _side(tally: _Tally, side: int, samples: int) -> dict[str, Json]:
    lost = tally.lost[side]
    return {
        "role": tally.roles[side],
        "strength": tally.before[side] / samples,
        "mean_loss": sum(n * k for n, k in lost.items()) / samples,
        "losses": [lost[n] / samples for n in range(max(lost) + 1)],
    }


# --- What was asked ---------------------------------------------------------------------------

_Fight = Callable[[Guess, _Tally], None]


def _number(spec: Mapping[str, object], name: str, usual: int, most: int) -> int:
    value = spec.get(name, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise LevantError(f"{name}: a number from 1 to {most} is needed, not {value!r}")
    return value


def _named(spec: Mapping[str, object], name: str, known: Sequence[int]) -> list[int]:
    """Own groups or ships by their numbers."""
    value = spec.get(name, [])
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise LevantError(f"{name}: a list of numbers is needed, not {value!r}")
    for number in value:
        if isinstance(number, bool) or not isinstance(number, int) or number not in known:
            raise LevantError(f"{name}: you have no number {number!r}")
    return list(value)


def _own_groups(view: CroisadesView, spec: Mapping[str, object]) -> list[GroupView]:
    own = [g for g in view["groups"] if g["role"] == view["role"] and "men" in g]
    wanted = _named(spec, "groups", [g["group"] for g in own])
    return [g for g in own if g["group"] in wanted]


def _siege_of(view: CroisadesView, place: str) -> SiegeView:
    for siege in view["sieges"]:
        if siege["hex"] == place:
            return siege
    raise LevantError(f"hex: nobody besieges {place}")


def _add_camp(guess: Guess, seen: SiegeView, coming: list[GroupView]) -> Siege:
    """The siege with all who are outside and inside, and those who would join."""
    siege = guess.add_siege(seen)
    there = [g for g in guess.view["groups"] if g["hex"] == seen["hex"]]
    camp = [g for g in there if not g.get("inside") and guess.friends(g["role"], seen["besieger"])]
    inside = [g for g in there if g.get("inside")]
    guess.add_groups(camp + [g for g in coming if g not in there], seen["hex"])
    guess.add_groups(inside, seen["hex"])
    return siege


# --- Battles ----------------------------------------------------------------------------------


def _battle(view: CroisadesView, spec: Mapping[str, object], place: str) -> _Fight:
    coming = _own_groups(view, spec)
    under_way = view["battle"]
    if under_way and (under_way["hex"] != place or "assault" in under_way):
        under_way = None
    if under_way and len({one["side"] for one in under_way["companies"]}) < 2:
        under_way = None  # not yet on the field for all to see
    sides = under_way["roles"] if under_way else _opponents(view, place, coming)
    there = [g for g in view["groups"] if g["hex"] == place and not g.get("inside")]
    if under_way is None:
        there += [g for g in coming if g not in there]
        for side in (0, 1):
            if not any(g["role"] in sides[side] for g in there):
                raise LevantError(f"hex: only one side would stand in {place}")

    def fight(guess: Guess, tally: _Tally) -> None:
        if under_way:
            guess.add_companies(under_way)
        else:
            guess.add_groups([g for g in there if g["role"] in (*sides[0], *sides[1])], place)
        game = guess.game
        roles = [[guess.role(name) for name in side] for side in sides]
        before = [sum(g.size() for g in game.groups if g.role in side) for side in roles]
        meeting = Meeting(hex=PLACE[place], via=NEAR[PLACE[place]][0])
        meeting.attackers, meeting.defenders = roles
        game.meetings.append(meeting)
        over = _fight_out(game, w.LAND_BATTLES, "battle_over")
        tally.roles = [side[0] for side in sides]
        won = over["winner"] in sides[0]
        tally.add("won" if won else "lost", before, over["fallen"])

    return fight


def _opponents(view: CroisadesView, place: str, coming: list[GroupView]) -> list[list[str]]:
    """Who fights whom: as the battle is due; else the asker against all who are not his friends."""
    for meeting in view["meetings"]:
        if meeting["hex"] == place:
            return [meeting["attackers"], meeting["defenders"]]
    role = view["role"]
    if role is None:
        raise LevantError(f"hex: no battle is due in {place}")
    allies = {role, *(one for pact in view["pacts"] if role in pact for one in pact)}
    there = [g["role"] for g in view["groups"] if g["hex"] == place and not g.get("inside")]
    foes = sorted({other for other in there if other not in allies})
    if not foes:
        raise LevantError(f"hex: no enemy stands in {place}")
    if not coming and role not in there:
        raise LevantError("groups: name those who would fight there")
    return [[role], foes]


# --- Sieges -----------------------------------------------------------------------------------


def _assault(view: CroisadesView, spec: Mapping[str, object], place: str) -> _Fight:
    seen = _siege_of(view, place)
    coming = _own_groups(view, spec)
    engines = _engines(spec)

    def fight(guess: Guess, tally: _Tally) -> None:
        siege = _add_camp(guess, seen, coming)
        if engines:
            siege.ready = [engines.get(good, 0) for good in GOODS]
        game = guess.game
        if not ways_in(siege):
            raise LevantError(f"engines: nothing leads onto the walls of {place}")
        camp = game.besiegers(siege)
        before = [sum(g.size() for g in camp), soldiers_inside(game, siege)]
        line = siege.line
        begin_assault(game, siege)
        _play(game, lambda: game.assault is None)
        taken = siege not in game.sieges
        left = [
            sum(g.size() for g in camp if g in game.groups),
            0 if taken else soldiers_inside(game, siege),
        ]
        tally.roles = [seen["besieger"], seen["keeper"]]
        end = "taken" if taken else "ramparts" if siege.line > line else "held"
        tally.add(end, before, [max(0, a - z) for a, z in zip(before, left, strict=True)])

    return fight


def _engines(spec: Mapping[str, object]) -> dict[str, int]:
    value = spec.get("engines", {})
    if not isinstance(value, Mapping):
        raise LevantError(f"engines: numbers by name are needed, not {value!r}")
    known = [GOODS[engine] for engine in ENGINES]
    for name in value:
        if name not in known:
            raise LevantError(f"engines: {name!r} is none; known: {', '.join(known)}")
    return {str(name): _number(value, name, 1, 99) for name in value}


def _talks(view: CroisadesView, spec: Mapping[str, object], place: str) -> _Fight:
    """2.67: the chance of the die, exactly; only numbers and rations may have to be guessed."""
    seen = _siege_of(view, place)
    coming = _own_groups(view, spec)

    def fight(guess: Guess, tally: _Tally) -> None:
        siege = _add_camp(guess, seen, coming)
        game = guess.game
        before = [sum(g.size() for g in game.besiegers(siege)), defenders(game, siege)]
        enough = _DIE + surrender_bonus(game, siege) - SURRENDERS + 1
        chance = min(max(enough, 0), _DIE) / _DIE
        tally.roles = [seen["besieger"], seen["keeper"]]
        tally.add("surrender", before, [0, before[1]], chance)
        tally.add("refused", before, [0, 0], 1 - chance)

    return fight


# --- Naval battles ----------------------------------------------------------------------------


def _sea(view: CroisadesView, spec: Mapping[str, object], place: str) -> _Fight:
    if PLACE[place] not in PORTS:
        raise LevantError(f"hex: {place} is no port")
    role = view["role"]
    own = [s for s in view["ships"] if s["role"] == role]
    coming = _named(spec, "ships", [s["ship"] for s in own])
    ships = [s for s in view["ships"] if s["port"] == place]
    ships += [s for s in own if s["ship"] in coming and s not in ships]
    first = role if any(s["role"] == role for s in ships) else ships[0]["role"] if ships else None
    if first is None:
        raise LevantError(f"hex: no ship lies in {place}")
    allies = {first, *(one for pact in view["pacts"] if first in pact for one in pact)}
    others = sorted({s["role"] for s in ships} - allies)
    if not others:
        raise LevantError(f"hex: no enemy ship lies in {place}")

    def count(guess: Guess) -> list[int]:
        friends = [guess.role(one) for one in allies]
        mine = sum(s.role in friends for s in guess.game.ships)
        return [mine, len(guess.game.ships) - mine]

    def fight(guess: Guess, tally: _Tally) -> None:
        for ship in ships:
            guess.add_ship(ship, place)
        before = count(guess)
        over = _fight_out(guess.game, w.SEA_BATTLES, "sea_battle_over")
        after = count(guess)
        tally.roles = [first, others[0]]
        end = "none" if over["winner"] == "nobody" else "won" if after[0] else "lost"
        tally.add(end, before, [a - z for a, z in zip(before, after, strict=True)])

    return fight


# --- Fighting it out --------------------------------------------------------------------------


def _fight_out(game: Game, step: int, end: str) -> LoggedEvent:
    """Play from a step until an event ends the fight; the event."""
    game.phase = step
    turn.advance(game)

    def over() -> bool:
        return any(e["entry"]["event"] == end for e in game.log or ())

    _play(game, over)
    return next(e["entry"] for e in game.log or () if e["entry"]["event"] == end)


def _play(game: Game, over: Callable[[], bool]) -> None:
    for _ in range(_LONGEST):
        if over() or not game.deciders:
            return
        role = game.deciders[0]
        game.play(role, _choose(game, game.legal(role)))
    raise AssertionError("a fight did not end")


_USUAL: Final = (
    w.END_PURSUIT, w.ENTER, w.CHARGE, w.ADVANCE, w.HOLD, w.DELAY, w.PRESS, w.STAND, w.DONE,
)  # fmt: skip


def _choose(game: Game, legal: list[int]) -> int:
    """What a plain fighter does."""
    by_verb: dict[int, list[int]] = {}
    for action in legal:
        by_verb.setdefault(w.unpack(action).verb, []).append(action)
    if w.RETREAT in by_verb and _beaten(game):
        return by_verb[w.RETREAT][0]
    for place in (w.LEFT, w.CENTRE, w.RIGHT):
        if place in by_verb:
            return _deploy(by_verb)
    if w.SINK_SHIP in by_verb:
        return _least_ship(game, by_verb[w.SINK_SHIP])
    if w.SHOOT in by_verb and _shoots(game, by_verb[w.SHOOT][0]):
        return by_verb[w.SHOOT][0]
    for verb in _USUAL:
        if verb in by_verb:
            return by_verb[verb][0]
    return legal[0]


def _beaten(game: Game) -> bool:
    b = game.battle
    if b is None:
        return False
    ours, theirs = len(present(b, b.side)), len(present(b, 1 - b.side))
    return ours * _BEATEN < theirs


def _deploy(by_verb: Mapping[int, list[int]]) -> int:
    """The companies in turn to the centre, the left and the right."""
    wings = [verb for verb in (w.CENTRE, w.LEFT, w.RIGHT) if verb in by_verb]
    action = by_verb[wings[0]][0]
    return by_verb[wings[w.unpack(action).a // 2 % len(wings)]][0]


def _shoots(game: Game, action: int) -> bool:
    """Whether most of a company can shoot, and it need not close yet."""
    b = game.battle
    assert b is not None
    company = members(b, company_at(b, w.unpack(action).a))
    if 2 * sum(map(shooter, company)) < len(company):
        return False
    return b.side == 1 or b.turns[0] <= _SHOOTING_TURNS


def _least_ship(game: Game, actions: list[int]) -> int:
    """2.33: the owner loses transports before warships."""
    fight = game.seafight
    assert fight is not None

    def war(action: int) -> int:
        ship = game.ship(game.active, w.unpack(action).a)
        return ship.war if ship else 0

    return min(actions, key=war)


_FIGHTS: Final[dict[str, Callable[[CroisadesView, Mapping[str, object], str], _Fight]]] = {
    "battle": _battle,
    "assault": _assault,
    "talks": _talks,
    "sea": _sea,
}
