"""The net, fitted to outcomes with PyTorch: on a GPU if there is one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

from bench.learn.games import load
from levant.bots.scene import WIDTH
from levant.bots.verdict import FEATURES, WEIGHTS

GRAIN: Final = 0.0005
"""Weights are written as whole multiples of this."""
_BATCH: Final = 4096
_RATE: Final = 2e-3
_DECAY: Final = 0.05
_KEPT_APART: Final = 17
"""One game in so many is not learned from, but tells how much was learned."""


class Net:
    """Straight sums, and two layers of rectified units beside them."""

    def __init__(self, first: int, second: int, device: str) -> None:
        self.straight = nn.Linear(WIDTH, 1, device=device)
        self.first = nn.Linear(WIDTH, first, device=device)
        self.second = nn.Linear(first, second, device=device)
        self.last = nn.Linear(second, 1, bias=False, device=device)
        nn.init.zeros_(self.straight.weight)
        nn.init.zeros_(self.last.weight)

    def parameters(self) -> list[Any]:
        """All that is fitted."""
        layers = (self.straight, self.first, self.second, self.last)
        return [weights for layer in layers for weights in layer.parameters()]

    def __call__(self, x: Any) -> Any:
        """The Frank's chances as logits."""
        units = torch.relu(self.second(torch.relu(self.first(x))))
        return (self.straight(x) + self.last(units))[:, 0]

    def written(self) -> dict[str, Any]:
        """The weights as whole numbers, each row with its bias at the end."""
        return {
            "grain": GRAIN,
            "straight": _rows(self.straight)[0],
            "first": _rows(self.first),
            "second": _rows(self.second),
            "last": _rows(self.last)[0],
        }


def _rows(layer: Any) -> list[list[int]]:
    parts = [layer.weight] if layer.bias is None else [layer.weight, layer.bias[:, None]]
    whole = torch.cat(parts, dim=1).detach().cpu().numpy() / GRAIN
    return [[int(number) for number in row] for row in np.rint(whole)]


def fit(folder: Path, out: Path, epochs: int, first: int, second: int) -> None:
    """Learn from all games of a folder, write the net, and say how well it judges."""
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held = load(folder)
    counts = torch.tensor(held["counts"].astype(np.int64))
    rows = torch.repeat_interleave(torch.arange(len(counts)), counts).to(device)
    scenes = torch.zeros(len(counts), WIDTH, device=device, dtype=torch.float16)
    places = torch.tensor(held["places"].astype(np.int64)).to(device)
    scenes[rows, places] = torch.tensor(held["values"]).to(device).half()
    won = torch.tensor(held["won"].astype(np.float32)).to(device)
    apart = torch.tensor(held["games"] % _KEPT_APART == 0).to(device)
    games = len(np.unique(held["games"]))
    print(f"{len(counts)} turns of {games} games, on {device}")
    net = _train(scenes[~apart], won[~apart], epochs, Net(first, second, device))
    out.write_text(json.dumps(net.written(), separators=(",", ":")) + "\n", "utf-8")
    with torch.no_grad():
        judged = torch.cat([net(part.float()) for part in scenes[apart].split(_BATCH)])
    straight = scenes[apart][:, : len(FEATURES)].float() @ torch.tensor(WEIGHTS, device=device)
    for name, scores in (("verdict", straight), ("net", judged)):
        loss = float(cross_entropy(scores, won[apart]))
        right = float(((scores > 0) == (won[apart] > 0)).float().mean())
        print(f"{name}: log loss {loss:.4f}, the winner named in {100 * right:.1f} %")


def _train(scenes: Any, won: Any, epochs: int, net: Net) -> Net:
    optimizer = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=_DECAY)
    steps = epochs * (len(won) // _BATCH) + 1
    rate = torch.optim.lr_scheduler.OneCycleLR(optimizer, _RATE, total_steps=steps)
    for epoch in range(epochs):
        order = torch.randperm(len(won), device=won.device)
        for batch in order[: len(won) // _BATCH * _BATCH].split(_BATCH):
            loss = cross_entropy(net(scenes[batch].float()), won[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            rate.step()
        print(f"epoch {epoch + 1} of {epochs}: {loss.item():.4f}")
    return net
