"""`python -m tests.croisades.proof_soak`: very many random games, none with a fault.

python -m tests.croisades.proof_soak --games 10000 --workers 2
python -m tests.croisades.proof_soak --scenario nile --seed 4711 --games 1   # one game again

Scenarios take turns, and the options go with the seed: every set of them comes up. One game in ten
lasts four turns, one in fifty as long as its scenario, the others one or two.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from levant import compiled
from levant.croisades.game import CROISADES, Game
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.worker_pool import run_jobs
from tests.croisades.hidden import twin
from tests.croisades.play import Options, bold, uniform
from tests.croisades.probes import probes
from tests.croisades.soundness import Ledger, check
from tests.progress import Bar

SWITCHES: Final = (
    "two_dice_warships", "smallest_army_10", "build_castles", "captures", "build_armies",
)  # fmt: skip
PIECE: Final = 8
"""Games of one job of a worker: one of each scenario."""
MOST: Final = 200_000
"""No random game takes more decisions."""
_OFFERS: Final = 12
"""So many choices of a decision are tried."""

# One decision in so many is looked at in this way.
SOUND, OFFERED, WRITTEN, HIDDEN = 10, 60, 90, 120


class Piece(NamedTuple):
    """Games of a worker: seeds in a row."""

    scenarios: tuple[str, ...]
    first: int
    games: int


@dataclass
class Report:
    """What came of some games."""

    games: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Count another report in."""
        self.games += other.games
        self.decisions += other.decisions
        self.reasons += other.reasons
        self.faults += other.faults


def options_of(seed: int) -> Options:
    """The options of a game: the switches are the bits of its seed, and how many turns it has."""
    number = seed // len(SCENARIOS)
    options = {name: 1 for bit, name in enumerate(SWITCHES) if number >> bit & 1}
    if number % 50 == 0:
        return options
    return {**options, "turns": 4 if number % 10 == 0 else 1 + number % 2}


def played(seed: int, scenario: str) -> Iterator[tuple[Game, int, int]]:
    """A whole game by chance: the position, who acts and his action, before each decision."""
    game = CROISADES.new(scenario, options_of(seed), FastDice(seed))
    dice = FastDice(seed + 1_000_000)
    policy = bold if seed // len(SCENARIOS) % 4 else uniform
    for _ in range(MOST):
        deciders = game.deciders
        if not deciders:
            yield game, -1, -1
            return
        role = deciders[dice.below(len(deciders))]
        action = policy(game, role, dice)
        yield game, role, action
        game.play(role, action)
    raise AssertionError("the game does not end")


def soak_game(seed: int, scenario: str) -> tuple[int, str]:
    """Play one game with every check; its decisions, and why it ended."""
    dice = FastDice(seed + 2_000_000)
    ledger: Ledger | None = None
    before = (0, 0)
    number = 0
    for number, (game, role, action) in enumerate(played(seed, scenario)):
        if ledger is not None:
            ledger.compare(game, *before)
            ledger = None
        if number % SOUND == 0 or role < 0:
            check(game)
        if role < 0:
            break
        if number % SOUND == 1:
            ledger, before = Ledger(game), (role, action)
        if number % OFFERED == 2:
            try_offers(game, role, dice)
        if number % WRITTEN == 3:
            write_and_read(game, role)
        if number % HIDDEN == 4:
            compare_twins(game, dice)
    assert game.result is not None
    assert game.turn <= game.scenario.turns if "turns" not in game.options else True
    return number, game.result.reason


def try_offers(game: Game, role: int, dice: FastDice) -> None:
    """What is offered can be played, leaves somebody a choice, and nothing else is accepted."""
    legal = game.legal(role)
    assert legal == sorted(set(legal))
    for _ in range(min(_OFFERS, len(legal))):
        action = legal[dice.below(len(legal))]
        after = game.copy()
        after.play(role, action)
        assert all(after.legal(other) for other in after.deciders)
        text = CROISADES.spell(game, action)
        assert CROISADES.parse(game, text) == action, text
    for probe in probes(game, role, dice, each=2):
        refusal = game.refusal(role, probe)
        assert (refusal is None) == (probe in legal) or game.may_resign(role), probe


def write_and_read(game: Game, role: int) -> None:
    """A position written down reads back the same."""
    text = game.text()
    read = CROISADES.parse_position(text)
    assert read.text() == game.copy().text() == text
    assert read.legal(role) == game.legal(role)


def compare_twins(game: Game, dice: FastDice) -> None:
    """What a viewer may not know changes nothing for him."""
    for viewer in (*range(game.roles), None):
        other = twin(game, viewer, dice.below(1 << 30))
        assert json.dumps(other.view(viewer)) == json.dumps(game.view(viewer)), viewer
        if viewer is not None:
            assert other.legal(viewer) == game.legal(viewer)


def work(piece: Piece) -> Report:
    """Play the games of a piece, up to the first fault."""
    report = Report()
    for seed in range(piece.first, piece.first + piece.games):
        scenario = piece.scenarios[seed % len(piece.scenarios)]
        try:
            decisions, reason = soak_game(seed, scenario)
        except Exception:
            command = f"--scenario {scenario} --seed {seed} --games 1"
            report.faults.append(f"{command}  ({options_of(seed)})\n{traceback.format_exc()}")
            return report
        report.games[scenario] += 1
        report.decisions += decisions
        report.reasons[f"{scenario}: {reason}"] += 1
    return report


def soak(pieces: Sequence[Piece], workers: int) -> Report:
    """All games, here or in other processes, up to a fault."""
    report = Report()
    bar = Bar("croisades", sum(piece.games for piece in pieces))
    reports = (
        closing(run_jobs(work, pieces, workers))
        if workers > 1
        else closing((number, work(piece)) for number, piece in enumerate(pieces))
    )
    with reports as done:
        for number, part in done:
            report.add(part)
            bar.add(pieces[number].games, f"{report.decisions} decisions")
            if report.faults:
                break
    bar.close()
    return report


def main(given: Sequence[str] | None = None) -> int:
    """Play what is asked for; 1 after a fault."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.croisades.proof_soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=800, help="of all scenarios together (800)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    parser.add_argument("--scenario", choices=SCENARIOS, help="this one only")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    args = parser.parse_args(given)
    scenarios = (args.scenario,) if args.scenario else tuple(SCENARIOS)
    last = args.seed + args.games
    pieces = [
        Piece(scenarios, first, min(PIECE, last - first)) for first in range(args.seed, last, PIECE)
    ]
    _say(f"The engine is {compiled.report()}.")
    begun = time.monotonic()
    report = soak(pieces, args.workers)
    for scenario, games in sorted(report.games.items()):
        _say(f"{scenario:16}{games:7} games")
    pace = round(report.decisions / max(0.001, time.monotonic() - begun))
    _say(f"{report.games.total()} games, {report.decisions} decisions, {pace} a second")
    for reason, count in sorted(report.reasons.items()):
        _say(f"  {reason:40}{count:7}")
    for fault in report.faults:
        _say(f"\nFAULT {fault}")
    return 1 if report.faults else 0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
