"""King's and emperor's evaluation: a small net trained on games, from -1 (lost) to 1 (won).

It reads the features of a position and adds to straight sums what two layers of
rectified units make of it. Trained by `python -m bench.learn` (docs/bots.md tells how).
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final

from levant.bots.rex.features import WIDTH, Features
from levant.rex.game import Game

VALUE_NET_FILE: Final = Path(__file__).with_name("value_net.json")
EMPEROR_NET_FILE: Final = Path(__file__).with_name("emperor_net.json")
"""The emperor's net; as long as none was found that is better, he uses the king's."""


class ValueNet:
    """The weights, read from a file; each row of a layer ends with its bias."""

    # Any: JSON of a file that training wrote
    def __init__(self, held: dict[str, Any]) -> None:
        self.straight: list[float] = _row(held["straight"], held["grain"], WIDTH + 1)
        self.first: list[list[float]] = [
            _row(row, held["grain"], WIDTH + 1) for row in held["first"]
        ]
        self.second: list[list[float]] = [
            _row(row, held["grain"], len(self.first) + 1) for row in held["second"]
        ]
        self.last: list[float] = _row(held["last"], held["grain"], len(self.second))

    def score(self, features: Features) -> float:
        """The Frank's chances as a logit."""
        places = features.places
        values = features.values
        total = _sparse(self.straight, places, values)
        units = [max(0.0, _sparse(row, places, values)) for row in self.first]
        for i in range(len(self.second)):
            row = self.second[i]
            found = row[len(units)]
            for j in range(len(units)):
                found += row[j] * units[j]
            if found > 0.0:
                total += found * self.last[i]
        return total


def _row(numbers: list[int], grain: float, length: int) -> list[float]:
    if len(numbers) != length:
        raise ValueError(f"{VALUE_NET_FILE.name}: a row has {len(numbers)} numbers, not {length}")
    return [number * grain for number in numbers]


def _sparse(row: list[float], places: list[int], values: list[float]) -> float:
    found = row[WIDTH]
    for i in range(len(places)):
        found += row[places[i]] * values[i]
    return found


_nets: list[ValueNet] = []
_emperors: list[ValueNet] = []


def value_net() -> ValueNet:
    """The net, read when it is first needed."""
    if not _nets:
        _nets.append(ValueNet(json.loads(VALUE_NET_FILE.read_text("utf-8"))))
    return _nets[0]


def emperor_net() -> ValueNet:
    """The emperor's net, read when it is first needed."""
    if not _emperors:
        file = EMPEROR_NET_FILE if EMPEROR_NET_FILE.exists() else VALUE_NET_FILE
        _emperors.append(ValueNet(json.loads(file.read_text("utf-8"))))
    return _emperors[0]


def net_value(p: Game, side: int) -> float:
    """The expected outcome for a side, as the king sees it."""
    return outcome_by(value_net(), p, side)


def emperor_value(p: Game, side: int) -> float:
    """The expected outcome for a side, as the emperor sees it."""
    return outcome_by(emperor_net(), p, side)


def outcome_by(net: ValueNet, p: Game, side: int) -> float:
    """The expected outcome for a side, as a net sees it."""
    if p.winner >= 0:
        return 1.0 if p.winner == side else -1.0
    value = 2.0 / (1.0 + exp(-net.score(Features(p)))) - 1.0
    return value if side == 0 else -value
