"""The net, fitted to outcomes with PyTorch: on a GPU if there is one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

from bench.learn.calibration import said_and_true
from bench.learn.lessons import load_lessons, tempered
from levant.bots.rex.evaluation import TERMS, WEIGHTS
from levant.bots.rex.features import WIDTH

DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
GRAIN: Final = 0.0005
"""PolicyWeights are written as whole multiples of this."""
_BATCH: Final = 4096
_RATE: Final = 2e-3
_DECAY: Final = 0.05

# For a net that goes on learning from a few games: small steps, never far from where it began.
_SOME: Final = 512
_SLOW: Final = 3e-4
_SLOWEST: Final = 1.5e-5
_ANCHOR: Final = 0.02


class Net:
    """Straight sums, and two layers of rectified units beside them."""

    def __init__(self, first: int, second: int) -> None:
        torch.manual_seed(1)  # the same games teach the same
        self.straight = nn.Linear(WIDTH, 1, device=DEVICE)
        self.first = nn.Linear(WIDTH, first, device=DEVICE)
        self.second = nn.Linear(first, second, device=DEVICE)
        self.last = nn.Linear(second, 1, bias=False, device=DEVICE)
        nn.init.zeros_(self.straight.weight)
        nn.init.zeros_(self.last.weight)

    @classmethod
    def read(cls, path: Path) -> Net:
        """A net that was written down."""
        written = json.loads(path.read_text("utf-8"))
        net = cls(len(written["first"]), len(written["second"]))
        for name, layer in vars(net).items():
            rows = written[name] if name in ("first", "second") else [written[name]]
            weights = torch.tensor(rows, dtype=torch.float32, device=DEVICE) * written["grain"]
            with torch.no_grad():
                if layer.bias is not None:
                    layer.bias.copy_(weights[:, -1])
                layer.weight.copy_(weights[:, : layer.in_features])
        return net

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


def fit(
    folder: Path, out: Path, epochs: int, net: Net, teach: bool, apart: int
) -> dict[str, float]:
    """Learn from the games of a folder, write the net, and say how well it judges.

    One game in `apart` is not learned from, but tells how much was learned.
    """
    held = load_lessons(folder)
    counts = torch.tensor(held["counts"].astype(np.int64))
    rows = torch.repeat_interleave(torch.arange(len(counts)), counts).to(DEVICE)
    features = torch.zeros(len(counts), WIDTH, device=DEVICE, dtype=torch.float16)
    places = torch.tensor(held["places"].astype(np.int64)).to(DEVICE)
    features[rows, places] = torch.tensor(held["values"]).to(DEVICE).half()
    won = torch.tensor(held["won"].astype(np.float32)).to(DEVICE)
    kept = torch.tensor(held["games"] % apart == 0).to(DEVICE)
    games = 1 + np.count_nonzero(np.diff(held["games"]))  # runs of other kings may share seeds
    print(f"{len(counts)} turns of {games} games, on {DEVICE}")
    straight = features[kept][:, : len(TERMS)].float() @ torch.tensor(WEIGHTS, device=DEVICE)
    _report("evaluation", straight, won[kept])
    before = _report("net before", _judged(net, features[kept]), won[kept])
    if teach:
        numbers = held["games"][held["games"] % apart != 0].tolist()
        _teach(features[~kept], won[~kept], numbers, epochs, net)
    else:
        _train(features[~kept], won[~kept], epochs, net)
    after = _report("net", _judged(net, features[kept]), won[kept])
    out.write_text(json.dumps(net.written(), separators=(",", ":")) + "\n", "utf-8")
    return {"games": int(games), "before": before, "after": after}


def _judged(net: Net, features: Any) -> Any:
    with torch.no_grad():
        return torch.cat([net(part.float()) for part in features.split(_BATCH)])


def _report(name: str, scores: Any, won: Any) -> float:
    """The log loss; told with the share of winners named, and with what was said and what came."""
    if not len(won):
        print(f"{name}: no game was kept apart")
        return 0.0
    loss = float(cross_entropy(scores, won))
    right = float(((scores > 0) == (won > 0)).float().mean())
    print(f"{name}: log loss {loss:.4f}, the winner named in {100 * right:.1f} %")
    print(f"  {said_and_true(torch.sigmoid(scores).cpu().numpy(), won.cpu().numpy())}")
    return loss


def _train(features: Any, won: Any, epochs: int, net: Net) -> None:
    """From nothing, with many games."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=_DECAY)
    steps = epochs * (len(won) // _BATCH) + 1
    rate = torch.optim.lr_scheduler.OneCycleLR(optimizer, _RATE, total_steps=steps)
    for epoch in range(epochs):
        order = torch.randperm(len(won), device=won.device)
        for batch in order[: len(won) // _BATCH * _BATCH].split(_BATCH):
            loss = cross_entropy(net(features[batch].float()), won[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            rate.step()
        print(f"epoch {epoch + 1} of {epochs}: {loss.item():.4f}")


def _teach(features: Any, won: Any, games: list[int], epochs: int, net: Net) -> None:
    """What a net that knows much already can learn from a few games."""
    weights = net.parameters()
    began = [weight.detach().clone() for weight in weights]
    optimizer = torch.optim.Adam(weights, lr=_SLOW)
    steps = epochs * -(-len(won) // _SOME)
    rate = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps, _SLOWEST)
    for epoch in range(epochs):
        chances = torch.sigmoid(_judged(net, features)).tolist()
        lessons = torch.tensor(tempered(chances, won.tolist(), games), device=DEVICE)
        for batch in torch.randperm(len(won), device=won.device).split(_SOME):
            loss = cross_entropy(net(features[batch].float()), lessons[batch])
            far = sum(((now - then) ** 2).sum() for now, then in zip(weights, began, strict=True))
            optimizer.zero_grad()
            (loss + _ANCHOR * far).backward()
            optimizer.step()
            rate.step()
        print(f"epoch {epoch + 1} of {epochs}: {loss.item():.4f}")
