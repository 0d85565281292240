"""The learned policy, fitted with PyTorch to the orders that the better plans took."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from bench.learn.kept_lessons import load_kept
from levant.bots.rex.order_features import WIDTH

GRAIN: Final = 0.001
"""Weights are written as whole multiples of this."""
_STEPS: Final = 60
_NEAR: Final = 2e-5
"""How strongly weights are drawn to zero: a feature that few decisions have learns little."""


class OrderSoftmax:
    """How likely each order is: by its gain, and by weights for its features."""

    def __init__(self) -> None:
        self.gain = torch.tensor(1.0, requires_grad=True)
        self.weights = torch.zeros(WIDTH, 1, requires_grad=True)

    def logs(self, held: dict[str, Any]) -> Any:
        """The logarithm of each option's chance."""
        sums = torch.nn.functional.embedding_bag(
            held["places"], self.weights, held["starts"], mode="sum",
            per_sample_weights=held["values"],
        )[:, 0]  # fmt: skip
        logits = self.gain * held["gains"] + sums
        most = torch.full((held["number"],), -1e9)
        most = most.scatter_reduce(0, held["decisions"], logits.detach(), "amax")
        logits = logits - most[held["decisions"]]
        total = torch.zeros(held["number"]).index_add(0, held["decisions"], logits.exp())
        return logits - total.log()[held["decisions"]]

    def written(self) -> dict[str, Any]:
        """The weights in steps, as whole numbers, and how decided the choice is."""
        gain = float(self.gain.detach())
        row = (self.weights.detach()[:, 0] / gain / GRAIN).numpy()
        weights = [int(number) for number in np.rint(row)]
        return {"grain": GRAIN, "scale": round(1 / gain, 4), "weights": weights}


def fit_orders(folder: Path, out: Path, apart: int) -> dict[str, float]:
    """Learn from the searches of a folder, write the weights, and say how well they choose."""
    torch.manual_seed(1)
    held = load_kept(folder, "orders")
    kept = held["games"] % apart == 0
    taught, apart_held = _chosen(held, ~kept), _chosen(held, kept)
    print(f"{taught['number']} choices of moves; {apart_held['number']} kept apart")
    net = OrderSoftmax()
    _train(net, taught, [net.gain])
    before = _report("gain alone", net, apart_held)
    _train(net, taught, [net.gain, net.weights])
    after = _report("learned", net, apart_held)
    out.write_text(json.dumps(net.written(), separators=(",", ":")) + "\n", "utf-8")
    return {"games": len(np.unique(held["games"])), "before": before, "after": after}


# Any: tensors, which have no types of their own here
def _chosen(held: dict[str, Any], wanted: Any) -> dict[str, Any]:
    """Some of the decisions, as tensors."""
    rows = np.repeat(wanted, held["options"])
    parts = np.repeat(rows, held["counts"])
    counts = held["counts"][rows].astype(np.int64)
    options = held["options"][wanted].astype(np.int64)
    return {
        "number": int(wanted.sum()),
        "decisions": torch.repeat_interleave(torch.arange(len(options)), torch.tensor(options)),
        "starts": torch.tensor(np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)),
        "places": torch.tensor(held["places"][parts].astype(np.int64)),
        "values": torch.tensor(held["values"][parts]),
        "gains": torch.tensor(held["gains"][rows]),
        "taken": torch.tensor(held["taken"][rows]),
    }


def _loss(net: OrderSoftmax, held: dict[str, Any]) -> Any:
    return -(held["taken"] * net.logs(held)).sum() / held["taken"].sum()


def _train(net: OrderSoftmax, held: dict[str, Any], fitted: list[Any]) -> None:
    """The best weights there are: a softmax of sums has one valley, which L-BFGS walks down."""
    optimizer = torch.optim.LBFGS(fitted, max_iter=_STEPS, line_search_fn="strong_wolfe")

    def measure() -> Any:
        optimizer.zero_grad()
        loss = _loss(net, held) + _NEAR * (net.weights**2).sum()
        loss.backward()
        return loss

    optimizer.step(measure)


def _report(name: str, net: OrderSoftmax, held: dict[str, Any]) -> float:
    if not held["number"]:
        print(f"{name}: no game was kept apart")
        return 0.0
    with torch.no_grad():
        logs = net.logs(held)
        loss = float(_loss(net, held))
    best = torch.full((held["number"],), -1e9).scatter_reduce(0, held["decisions"], logs, "amax")
    first = logs >= best[held["decisions"]]
    right = float(held["taken"][first].sum() / held["taken"].sum())
    print(f"{name}: log loss {loss:.4f}, the order taken is the likeliest in {100 * right:.1f} %")
    return loss
