"""Positions written down the way players talk, for the rule tests.

    s = scene("acre: conrad@2* | zangi sanjar", "jaffa: walter",
              first="frank", cards="move_2 move_1", rolls=[1, 2])

Before the bar Franks, after it Saracens; `@2` is a strength (full when not said), `*`
in the castle. Blocks not named are out of the game unless `pool=` lists them. The scene
begins with player 1's player turn; `cards` are those of the Franks and the Saracens.
Everything then happens through real actions:

    s.do("group jaffa", "march walter", "to ascalon")   # whoever must decide plays
    s.march("walter", "ascalon gaza")                    # march, legs, and halt if asked
    s.refused("march conrad", "5.5")                     # refused by that rule, nothing changed
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from levant.kernel.dice import Dice, FastDice, ScriptedDice
from levant.kernel.title import Refusal
from levant.rex import notation
from levant.rex.army import ARMY, BLOCK, BLOCKS, SIDE, STEPS
from levant.rex.bits import members
from levant.rex.board import GONE, PLACE, PLACES, POOL, ROLES, TOWN, TOWNS
from levant.rex.edition import CARD
from levant.rex.game import REX, Game, advance
from levant.rex.position import NOBODY
from levant.rex.rules import Rules
from levant.rex.tokens import give_tokens, mark
from levant.rex.views import RexView
from levant.rex.words import CARDS, PHASES, PLAYER_START


class Scene:
    """A game in a constructed position, driven in notation."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # What happens

    @property
    def decider(self) -> str:
        """The role that must decide (the first, when both must)."""
        deciders = self.game.deciders
        return ROLES[deciders[0]] if deciders else "nobody"

    @property
    def phase(self) -> str:
        return PHASES[self.game.phase]

    def do(self, *actions: str, role: str | None = None) -> Scene:
        """Play actions in turn, each by whoever must decide (or by `role`)."""
        for text in actions:
            who = ROLES.index(role) if role else self.game.deciders[0]
            self.game.play(who, notation.parse(text))
        return self

    def march(self, block: str, path: str) -> Scene:
        """March a block over towns; halt when the move could go on."""
        self.do(f"march {block}", *(f"to {town}" for town in path.split()))
        if self.phase == "march":
            self.do("halt")
        return self

    def rolls(self, *dice: int) -> Scene:
        """Set the dice that are rolled from now on."""
        self.game.dice = ScriptedDice(list(dice))
        return self

    def picks(self, *numbers: int, rolls: Sequence[int] = ()) -> Scene:
        """Set the random picks (draws, random targets) and dice from now on."""
        self.game.dice = ScriptedDice(list(rolls), list(numbers))
        return self

    def until(self, phase: str) -> Scene:
        """Say `done` until a phase is reached; fail if something else is asked."""
        for _ in range(50):
            if self.phase == phase:
                return self
            self.do("done")
        raise AssertionError(f"{phase} was not reached: {self.phase}")

    def group(self, origin: str, path: str, blocks: str) -> Scene:
        """A group move: these blocks of a town all march over the same towns."""
        self.do(f"group {origin}")
        for block in blocks.split():
            self.march(block, path)
        if self.phase == "group":
            self.do("done")
        return self

    @property
    def round(self) -> int:
        """The combat round."""
        return self.game.round

    def fire(self, block: str, *dice: int) -> Scene:
        """A block fires with these dice."""
        return self.rolls(*dice).do(f"fire {block}")

    def miss(self, *blocks: str) -> Scene:
        """Blocks fire one after the other, and every die is a 6."""
        for block in blocks:
            self.fire(block, *[6] * self.strength(block))
        return self

    def all_miss(self, to_round: int = 9) -> Scene:
        """All fire and miss until that round begins or something else is asked."""
        while self.phase in ("field", "storming") and self.round < to_round:
            self.miss(min(self.objects("fire")))
        return self

    def volleys(self) -> list[set[str]]:
        """All fire and miss to the end of the round: who was ready to act, in that order."""
        number = self.round
        order: list[set[str]] = []
        while self.phase in ("field", "storming") and self.round == number:
            ready = self.objects("fire")
            if not order or not ready <= order[-1]:
                order.append(ready)
            self.miss(min(ready))
        return order

    # What may be done

    def legal(self, role: str | None = None) -> list[str]:
        who = ROLES.index(role) if role else self.game.deciders[0]
        return [notation.spell(a) for a in self.game.legal(who)]

    def objects(self, verb: str) -> set[str]:
        """The objects that a verb may take now."""
        return {a.split()[1] for a in self.legal() if a.startswith(verb + " ")}

    def can(self, text: str) -> bool:
        return text in self.legal()

    def refused(self, text: str, rule: str, role: str | None = None) -> Refusal:
        """The action is refused by that rule and changes nothing."""
        who = ROLES.index(role) if role else self.game.deciders[0]
        before = self.game.text()
        action = notation.parse(text)
        refusal = self.game.refusal(who, action)
        assert refusal is not None, f"{text} is legal"
        with pytest.raises(Refusal) as raised:
            self.game.play(who, action)
        assert raised.value == refusal
        assert self.game.text() == before
        assert refusal.rule == rule, f"{text} refused by {refusal}, not by {rule}"
        return refusal

    # What is true

    def strength(self, block: str) -> int:
        return self.game.strength(BLOCK[block])

    def place(self, block: str) -> str:
        return PLACES[self.game.where[BLOCK[block]]]

    def inside(self, block: str) -> bool:
        """In a castle."""
        where = self.game.where[BLOCK[block]]
        return where < len(TOWNS) and bool(self.game.castle[where] >> BLOCK[block] & 1)

    def field(self, town: str) -> set[str]:
        return {BLOCKS[b] for b in members(self.game.field[TOWN[town]])}

    def castle(self, town: str) -> set[str]:
        return {BLOCKS[b] for b in members(self.game.castle[TOWN[town]])}

    def friendly(self, role: str, town: str) -> bool:
        return bool(self.game.friendly(ROLES.index(role)) >> TOWN[town] & 1)

    def cities(self, role: str) -> set[str]:
        return {TOWNS[t] for t in members(self.game.cities(ROLES.index(role)))}

    def view(self, role: str | None) -> RexView:
        return self.game.view(None if role is None else ROLES.index(role)).copy()

    def events(self, code: str | None = None) -> list[tuple[object, ...]]:
        """The secret log: (code, side, block, place, other, number, dice, face-up)."""
        return [e for e in self.game.log or [] if code is None or e[0] == code]


def scene(
    *lines: str,
    first: str = "frank",
    cards: str = "move_3 move_3",
    rolls: Sequence[int] = (),
    picks: Sequence[int] = (),
    year: int = 1188,
    turn: int = 2,
    pool: str = "",
    staged: str = "",
    dead: str = "",
    hands: tuple[str, str] | None = None,
    last: str = "",
    edition: str | Rules = "2.0",
    **options: int,
) -> Scene:
    """A constructed position. With `hands` it begins with the card phase instead."""
    rules = Rules(edition, options) if isinstance(edition, str) else edition
    game = Game(rules, ScriptedDice(list(rolls), list(picks)))
    game.clear()
    game.log = []
    game.year, game.turn = year, turn
    game.where = [GONE] * len(BLOCKS)
    for line in lines:
        _fill_town(game, line)
    for block in pool.split():
        game.where[BLOCK[block]] = POOL
    for block in dead.split():
        game.where[BLOCK[block]] = PLACE["dead"]
    for pair in staged.split():
        block, _, place = pair.partition(":")
        game.where[BLOCK[block]] = PLACE[place or _staging(block)]
        game.set_strength(BLOCK[block], STEPS[BLOCK[block]])
    _mark_sieges(game)
    game.old_sieges = game.garrisoned[0] | game.garrisoned[1]
    give_tokens(game)
    if last:
        game.last = [CARD[c] if c != "-" else -1 for c in last.split()]
    if hands is None:
        game.first = game.active = ROLES.index(first)
        game.played = [CARD[c] for c in cards.split()]
        game.chosen = game.played[:]
        game.phase = PLAYER_START
        advance(game)
    else:
        game.hands = [sum(1 << (4 * CARD[c]) for c in hand.split()) for hand in hands]
        game.active = NOBODY
        game.phase = CARDS
    return Scene(game)


def new_game(dice: Dice | None = None, edition: str = "2.0", **options: int) -> Scene:
    """A fresh game, at the set-up of the Franks."""
    return Scene(REX.new(edition, options, dice or FastDice(1), log=True))


def _staging(block: str) -> str:
    nations = {"england": "richard robert crossbows", "france": "philip hugh james"}
    return next((n for n, names in nations.items() if block in names.split()), "germania")


def _fill_town(game: Game, line: str) -> None:
    name, _, rest = line.partition(":")
    for word in rest.replace("|", " ").split():
        inside = word.endswith("*")
        block_name, _, steps = word.rstrip("*").partition("@")
        block = BLOCK[block_name]
        franks_part = rest.partition("|")[0].split()
        assert (SIDE[block] == 0) == (word in franks_part), f"{word} stands on the wrong side"
        assert game.where[block] == GONE, f"{block_name} stands twice"
        game.set_strength(block, int(steps) if steps else STEPS[block])
        if inside:
            game.put_in_castle(block, TOWN[name])
        else:
            game.put_in_field(block, TOWN[name])


def _mark_sieges(game: Game) -> None:
    """6.51: the first besieger of each siege is face-up."""
    for side in (0, 1):
        for town in members(game.sieges(side)):
            mark(game, members(game.field[town] & ARMY[side])[0])
