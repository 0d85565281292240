"""What a belief is taught: who hidden blocks really were, how strong, and which cards were held.

A game is played again from its record while a belief of either side follows it. Now and then the
belief's places are held against the true position: would two blocks rather be where they are, or
where the other is? That is what a sample asks when it lets two of them change places.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from typing import Final

import numpy as np

from bench.learn.game_files import GameFile, PlayedGame, to_move
from levant.kernel.dice import FastDice
from levant.rex.army import ARMY, STEPS
from levant.rex.belief import Belief
from levant.rex.belief_weights import Place, pair_features, steps_row
from levant.rex.bits import members
from levant.rex.board import POOL, TOWN_COUNT
from levant.rex.cards import CARD_KINDS, WINTER_TURN
from levant.rex.game import REX, Game
from levant.rex.views import RexView

_LOOKS: Final = 0.1
"""How often a player's decision is looked at, beside the first of his turn."""
_PAIRS: Final = 16
"""Pairs of hidden blocks for each look."""
_TRIES: Final = 120
STEP_ROWS: Final = 32


@dataclass
class BeliefLessons:
    """Pairs of blocks, pairs of cards, and counted steps."""

    games: list[int] = field(default_factory=list)
    blocks: list[tuple[int, int]] = field(default_factory=list)
    """Two hidden blocks."""
    seen: list[float] = field(default_factory=list)
    """How much rather they are where they are, by what was seen: a logarithm."""
    spots: list[list[float]] = field(default_factory=list)
    """The features of the first one's place less those of the other's."""
    pairs: list[list[float]] = field(default_factory=list)
    """What they have in common with where they are, less with where they are not."""
    cards: list[tuple[int, int, int]] = field(default_factory=list)
    """Side and turn, a card that is held, and one that is not."""
    card_games: list[int] = field(default_factory=list)
    steps: list[list[int]] = field(default_factory=lambda: [[0] * 4 for _ in range(STEP_ROWS)])
    looks: int = 0
    impossible: int = 0
    """Looks at which a block was where the belief thought that it cannot be."""

    def add(self, game: PlayedGame) -> None:
        """One game, as both sides could follow it."""
        rng = random.Random(game.seed)
        for position, belief, view, first in followed(game):
            if first:
                self._cards(game.seed, position, belief, rng)
            if first or rng.random() < _LOOKS:
                self._look(game.seed, position, belief, view, rng)

    def _look(
        self, seed: int, game: Game, belief: Belief, view: RexView, rng: random.Random
    ) -> None:
        places = belief.places()
        truth = true_blocks(game, belief, places, view)
        self.looks += 1
        if truth is None:
            self.impossible += 1
            return
        base = ARMY_BASE[1 - belief.role]
        for i, block in enumerate(truth):
            if places[i].town < TOWN_COUNT:
                guess = min(STEPS[block], max(1, belief.guess_steps(i, block)))
                row = steps_row(places[i].touched, STEPS[block], guess)
                self.steps[row][game.strength(block) - 1] += 1
        found = 0
        for _ in range(_TRIES if len(truth) > 1 else 0):
            i, j = rng.sample(range(len(truth)), 2)
            here, there = places[i], places[j]
            a, b = truth[i], truth[j]
            other = here.possible[b - base] * there.possible[a - base]
            if other <= 0 or (here.town, here.inside) == (there.town, there.inside):
                continue
            own = here.possible[a - base] * there.possible[b - base]
            self.games.append(seed)
            self.blocks.append((a, b))
            self.seen.append(log(own / other))
            self.spots.append(_less(here.features, there.features))
            self.pairs.append(
                [
                    aa + bb - ab - ba
                    for aa, bb, ab, ba in zip(
                        pair_features(a, here, belief.rules),
                        pair_features(b, there, belief.rules),
                        pair_features(a, there, belief.rules),
                        pair_features(b, here, belief.rules),
                        strict=True,
                    )
                ]
            )
            found += 1
            if found == _PAIRS:
                break

    def _cards(self, seed: int, game: Game, belief: Belief, rng: random.Random) -> None:
        enemy = 1 - belief.role
        left = belief.unknown_cards()
        held = [c for c in range(CARD_KINDS) for _ in range(game.hands[enemy] >> 4 * c & 15)]
        for card in held:
            if card not in left:
                return
            left.remove(card)
        if held and left:
            a, b = rng.choice(held), rng.choice(left)
            if a != b:
                self.cards.append((enemy * WINTER_TURN + game.turn - 1, a, b))
                self.card_games.append(seed)

    def save(self, path: Path) -> None:
        """Write them as numpy arrays."""
        np.savez_compressed(
            path,
            games=np.array(self.games, np.int64),
            blocks=np.array(self.blocks, np.int8).reshape(-1, 2),
            seen=np.array(self.seen, np.float32),
            spots=np.array(self.spots, np.float16),
            pairs=np.array(self.pairs, np.float16),
            cards=np.array(self.cards, np.int8).reshape(-1, 3),
            card_games=np.array(self.card_games, np.int64),
            steps=np.array(self.steps, np.int64),
            looks=np.array([self.looks, self.impossible], np.int64),
        )


ARMY_BASE: Final = (0, 31)


def _less(here: list[float], there: list[float]) -> list[float]:
    return [a - b for a, b in zip(here, there, strict=True)]


def followed(game: PlayedGame) -> Iterator[tuple[Game, Belief, RexView, bool]]:
    """The position before each decision, and what whoever decides may believe of it.

    Last of all, whether it is his first decision of a game turn.
    """
    position = REX.new(game.edition, {}, FastDice(game.seed), log=True)
    beliefs = [Belief(side, game.edition, {}, 1) for side in (0, 1)]
    heard, turns = [0, 0], [(0, 0), (0, 0)]
    for action in game.actions:
        side = to_move(position)
        told = REX.events(position, side, heard[side])
        heard[side] += len(told)
        view = position.view(side)
        beliefs[side].observe(view, told)
        turn = (position.year, position.turn)
        yield position, beliefs[side], view, turn != turns[side]
        turns[side] = turn
        position.play(side, action)


def true_blocks(game: Game, belief: Belief, places: list[Place], view: RexView) -> list[int] | None:
    """The block at every place; none if that is not what the belief thinks possible.

    Which of a stack is which place of its town cannot be told: the likeliest way is taken.
    """
    enemy = 1 - belief.role
    named = {piece["block"] for piece in view["pieces"] if piece.get("block") is not None}
    waiting: dict[tuple[int, bool], list[int]] = {}
    for block in members(ARMY[enemy]):
        town = game.where[block]
        if town == POOL:
            waiting.setdefault((POOL, False), []).append(block)
        elif town < TOWN_COUNT and belief.rules.blocks[block] not in named:
            inside = bool(game.castle[town] >> block & 1)
            waiting.setdefault((town, inside), []).append(block)
    base = ARMY_BASE[enemy]
    found = [-1] * len(places)
    for area, blocks in waiting.items():
        here = [i for i, p in enumerate(places) if (p.town, p.inside) == area]
        ranked = sorted(
            ((places[i].possible[b - base], i, b) for i in here for b in blocks), reverse=True
        )
        left = set(blocks)
        for weight, i, block in ranked:
            if weight > 0 and found[i] < 0 and block in left:
                found[i] = block
                left.remove(block)
        if left:
            return None
    return None if -1 in found else found


def write_belief_lessons(games: Path) -> str:
    """Write the lessons of a file of games beside it, unless they are there."""
    path = games.with_name(games.name.replace("games-", "beliefs-"))
    if path.exists() and path.stat().st_mtime >= games.stat().st_mtime:
        return f"{path.name}: there already"
    lessons = BeliefLessons()
    for game in GameFile.read(games).games:
        lessons.add(game)
    lessons.save(path)
    return (
        f"{path.name}: {len(lessons.seen)} pairs of blocks, {len(lessons.cards)} of cards; "
        f"{lessons.impossible} of {lessons.looks} looks impossible"
    )
