"""The learned belief, fitted with PyTorch to true positions: blocks, their steps, and hands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn.functional import softplus

from bench.learn.belief_lessons import STEP_ROWS
from bench.learn.calibration import said_and_true
from bench.learn.kept_lessons import load_kept
from levant.rex.army import BLOCK_COUNT
from levant.rex.belief_weights import PAIR_WIDTH, SPOT_WIDTH, steps_row
from levant.rex.cards import CARD_KINDS, WINTER_TURN

GRAIN: Final = 0.001
"""Weights are written as whole multiples of this."""
_STEPS: Final = 60
_NEAR: Final = 1e-3
"""How strongly weights are drawn to zero."""
_USUAL: Final = 4.0
"""How many looks the rule of thumb about steps counts for."""


class BlockRates:
    """How much rather one of two hidden blocks is where it is than where the other is."""

    def __init__(self) -> None:
        self.blocks = torch.zeros(BLOCK_COUNT, SPOT_WIDTH, requires_grad=True)
        self.pairs = torch.zeros(2, PAIR_WIDTH, requires_grad=True)
        self.seen = torch.zeros(2, requires_grad=True)  # above what the belief makes of it

    def logits(self, held: dict[str, Any]) -> Any:
        """For each pair of blocks."""
        a, b = held["blocks"][:, 0], held["blocks"][:, 1]
        side = (a >= BLOCK_COUNT // 2).long()
        own = ((self.blocks[a] - self.blocks[b]) * held["spots"]).sum(1)
        seen = (1 + self.seen[side]) * held["seen"]
        return seen + own + (self.pairs[side] * held["pairs"]).sum(1)


class CardRates:
    """How much rather one of two cards is held than the other."""

    def __init__(self) -> None:
        self.cards = torch.zeros(2 * WINTER_TURN, CARD_KINDS, requires_grad=True)

    def logits(self, held: dict[str, Any]) -> Any:
        """For each pair of cards, of which the first was held."""
        when, held_card, left_card = held["cards"].unbind(1)
        return self.cards[when, held_card] - self.cards[when, left_card]


def fit_belief(folder: Path, out: Path, apart: int) -> dict[str, float]:
    """Learn from the games of a folder, write the weights, and say how well they tell."""
    torch.manual_seed(1)
    held = load_kept(folder, "beliefs")
    blocks = {name: torch.tensor(held[name]) for name in ("blocks", "seen", "spots", "pairs")}
    blocks = {name: row.long() if name == "blocks" else row.float() for name, row in blocks.items()}
    cards = {"cards": torch.tensor(held["cards"].astype(np.int64))}
    block_rates, card_rates = BlockRates(), CardRates()
    games = torch.tensor(held["games"] % apart == 0)
    card_games = torch.tensor(held["card_games"] % apart == 0)
    before, after = _teach(
        "hidden blocks",
        block_rates,
        blocks,
        games,
        [block_rates.blocks, block_rates.pairs, block_rates.seen],
    )
    _teach("hands", card_rates, cards, card_games, [card_rates.cards])
    steps = held["steps"].reshape(-1, STEP_ROWS, 4).sum(0)
    written = {
        "grain": GRAIN,
        "blocks": _whole(block_rates.blocks.detach().numpy()),
        "seen": _whole(1 + block_rates.seen.detach().numpy()[None])[0],
        "pairs": _whole(block_rates.pairs.detach().numpy()),
        "cards": _whole(card_rates.cards.detach().numpy()),
        "steps": _whole(step_table(steps)),
    }
    out.write_text(json.dumps(written, separators=(",", ":")) + "\n", "utf-8")
    return {"games": len(np.unique(held["games"])), "before": before, "after": after}


# Any: arrays of numpy
def _whole(table: Any) -> list[list[int]]:
    return [[int(number) for number in row] for row in np.rint(table / GRAIN)]


# Any: likewise
def step_table(counts: Any) -> Any:
    """How often a block has so many steps, in each row of counts; the usual where few were seen."""
    table = np.zeros((STEP_ROWS, 4))
    for touched in (False, True):
        for most in range(1, 5):
            for guess in range(1, 5):
                row = steps_row(touched, most, guess)
                usual = usual_steps(touched, most, guess)
                told = counts[row].astype(float)
                told[most:] = 0
                table[row] = (told + _USUAL * usual) / (told.sum() + _USUAL)
    return table


# Any: likewise
def usual_steps(touched: bool, most: int, guess: int) -> Any:
    """The rule of thumb: as guessed, and now and then one more or less if somebody touched it."""
    usual = np.zeros(4)
    for change, part in ((0, 10), (-1, 1), (1, 1)) if touched else ((0, 1),):
        usual[min(most, max(1, min(most, guess) + change)) - 1] += part
    return usual / usual.sum()


# Any: tensors
def _part(held: dict[str, Any], wanted: Any) -> dict[str, Any]:
    return {name: row[wanted] for name, row in held.items()}


def _teach(
    name: str, net: Any, held: dict[str, Any], apart: Any, fitted: list[Any]
) -> tuple[float, float]:
    """Fit it to the games that are not kept apart; the log loss on those before and after."""
    taught, kept = _part(held, ~apart), _part(held, apart)
    before = _report(f"{name}, by what was seen", net, kept)
    optimizer = torch.optim.LBFGS(fitted, max_iter=_STEPS, line_search_fn="strong_wolfe")

    def measure() -> Any:
        optimizer.zero_grad()
        near = sum((weights**2).sum() for weights in fitted)
        loss = softplus(-net.logits(taught)).mean() + _NEAR * near
        loss.backward()
        return loss

    optimizer.step(measure)
    return before, _report(f"{name}, learned", net, kept)


def _report(name: str, net: Any, held: dict[str, Any]) -> float:
    """How well it tells a true pair from one that changed places, and how sure it is of it."""
    with torch.no_grad():
        logits = net.logits(held)
    if not len(logits):
        print(f"{name}: no game was kept apart")
        return 0.0
    loss = float(softplus(-logits).mean())
    print(f"{name}: log loss {loss:.4f} on {len(logits)} pairs (a guess: 0.6931)")
    said = torch.sigmoid(torch.cat([logits, -logits])).numpy()
    print(f"  {said_and_true(said, np.repeat([1.0, 0.0], len(logits)))}")
    return loss
