"""Other engines at random play, to measure our own pace against."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from levant.kernel.dice import FastDice

if TYPE_CHECKING:
    import chess

Some = Callable[[int], int]
"""Does its thing up to so many times and says how often it did."""


def chess_moves() -> Some | None:
    """Random moves with python-chess, or None where it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    return _ChessGames(chess.Board())


class _ChessGames:
    """Game after game, to mate, stalemate or the seventy-five-move rule."""

    def __init__(self, board: chess.Board) -> None:
        self.board = board
        self.dice = FastDice(64)

    def __call__(self, most: int) -> int:
        board, dice = self.board, self.dice
        for n in range(most):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150:
                board.reset()
                return n
            board.push(moves[dice.below(len(moves))])
        return most


def backgammon_decisions() -> Some | None:
    """Random decisions in OpenSpiel's backgammon, or None where it is not installed."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return None
    return _BackgammonGames(pyspiel.load_game("backgammon"))


class _BackgammonGames:
    """Game after game; the dice are rolled too, but only decisions count."""

    # Any: a game of OpenSpiel, which has no types
    def __init__(self, game: Any) -> None:
        self.game = game
        self.state = game.new_initial_state()
        self.dice = FastDice(24)

    def __call__(self, most: int) -> int:
        state, dice = self.state, self.dice
        count = 0
        while count < most:
            if state.is_terminal():
                self.state = self.game.new_initial_state()
                break
            actions = state.legal_actions()
            count += not state.is_chance_node()
            state.apply_action(actions[dice.below(len(actions))])
        return count
