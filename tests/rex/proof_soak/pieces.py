"""A piece of the proof: some games in a row, played by one process, and what came of them."""

from __future__ import annotations

import faulthandler
import json
import sys
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.rex.proof_soak.games import Checked, Fault, Played, plain_game, retold
from tests.rex.ways import options_of

PLAIN = "plain"
CHECKED = "checked"
STUCK = 600
"""Seconds after which a piece is given up: a game hangs."""


class Piece(NamedTuple):
    """Which games."""

    mode: str
    edition: str
    first: int  # the seed of the first
    games: int
    ways: tuple[str, ...]


@dataclass
class Report:
    """What came of a piece, or of several."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Count another piece."""
        self.games += other.games
        self.decisions += other.decisions
        self.results += other.results
        self.met += other.met
        self.faults += other.faults


def watched(piece: Piece) -> Report:
    """Play a piece; a process that hangs ends itself and says where."""
    faulthandler.dump_traceback_later(STUCK, exit=True, file=sys.__stderr__ or sys.stderr)
    try:
        return work(piece)
    finally:
        faulthandler.cancel_dump_traceback_later()


def work(piece: Piece) -> Report:
    """Play a piece, up to the first fault."""
    report = Report()
    for seed in range(piece.first, piece.first + piece.games):
        try:
            game = _play(piece, seed)
        except Fault as fault:
            report.faults.append(_complaint(piece, seed, fault))
            break
        report.games += 1
        report.decisions += game.decisions
        report.results[game.result] += 1
        report.met += game.met
    return report


def _play(piece: Piece, seed: int) -> Played:
    if piece.mode == PLAIN:
        try:
            return plain_game(seed, piece.edition)
        except Exception as error:
            options = json.dumps(options_of(seed, piece.edition))
            actions = retold(seed, piece.edition)
            raise Fault("uniform", options, actions, _why(error)) from error
    game: Checked | None = None
    try:
        game = Checked(seed, piece.edition, piece.ways)
        return game.play()
    except Exception as error:
        if game is None:
            raise Fault("before the first decision", "", [], _why(error)) from error
        options = json.dumps(game.game.rules.options)
        raise Fault(game.name, options, game.actions, _why(error)) from error


def _why(error: Exception) -> str:
    return "".join(traceback.format_exception(error)).rstrip()


def _complaint(piece: Piece, seed: int, fault: Fault) -> str:
    """All that is needed to see the fault again."""
    again = f"python -m tests.rex.proof_soak {piece.mode} --editions {piece.edition} --seed {seed}"
    if piece.mode == CHECKED:
        again += f" --ways {','.join(piece.ways)}"
    return "\n".join(
        [
            f"FAULT in {piece.edition}, seed {seed}, {fault.way}, options {fault.options}",
            f"again: {again} --games 1",
            f"actions ({len(fault.actions)}): {'; '.join(fault.actions)}",
            fault.why,
        ]
    )
