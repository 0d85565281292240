"""Crusader Rex as a game of OpenSpiel: `levant_rex`, registered when this module is imported.

    import pyspiel
    import levant.bridges.openspiel
    game = pyspiel.load_game("levant_rex")

Parameters are `edition` and `options`; in a game string write `edition=v1.4` (a bare 1.4 would be
read as a number) and `options=iron_bridge+handicap:2`. Both cards of a turn are laid in sequence,
the second without knowledge of the first. Dice are explicit chance nodes. What a player may know
comes from his view and his events, and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from levant.bridges import need
from levant.bridges.action_space import ACTION_COUNT, ACTIONS, NUMBER
from levant.bridges.chance import PendingAction
from levant.bridges.history import History
from levant.bridges.observations import LAYOUT, SIZE, as_floats, blank, observe
from levant.kernel.dice import FastDice, ScriptedDice
from levant.kernel.runner import play_random
from levant.kernel.title import LevantError, UnknownName, View
from levant.rex.belief import Belief
from levant.rex.board import ROLES
from levant.rex.game import REX, Game

if TYPE_CHECKING:
    import numpy as np
    import pyspiel
else:
    pyspiel = need("pyspiel", "openspiel")
    np = need("numpy", "openspiel")

SHORT_NAME: Final = "levant_rex"
MOST_OUTCOMES: Final = 64
MOST_LENGTH: Final = 50_000
"""Decisions and chance nodes of a game, far beyond what was ever seen."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Crusader Rex",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(ROLES),
    min_num_players=len(ROLES),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": "v2.0", "options": ""},
)
GAME_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=ACTION_COUNT,
    max_chance_outcomes=MOST_OUTCOMES,
    num_players=len(ROLES),
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=MOST_LENGTH,
)


def read_parameters(params: dict[str, Any]) -> tuple[str, dict[str, int]]:
    """The edition and the options that a game's parameters name."""
    edition = str(params.get("edition", "v2.0")).removeprefix("v")
    if edition not in REX.editions:
        raise UnknownName(f"unknown edition '{edition}'; known: {', '.join(REX.editions)}")
    known = {option.name: option.most for option in REX.options(edition)}
    options: dict[str, int] = {}
    for part in str(params.get("options", "")).split("+"):
        name, _, value = part.partition(":")
        if not name:
            continue
        if name not in known:
            raise UnknownName(f"unknown option '{name}'; known: {', '.join(known)}")
        if not (value or "1").isdigit() or int(value or 1) > known[name]:
            raise UnknownName(f"option '{name}' goes from 0 to {known[name]}, not to '{value}'")
        options[name] = int(value or 1)
    return edition, options


class RexGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """The game: an edition with its options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.edition, self.options = read_parameters(given)
        if "edition" in given:
            given["edition"] = f"v{self.edition}"
        super().__init__(GAME_TYPE, GAME_INFO, given)
        self._fresh = REX.new(self.edition, self.options, ScriptedDice([]), log=True)

    def fresh(self) -> Game:
        """A game before the first decision. The library asks for one at every tensor it makes."""
        game = self._fresh.copy()
        game.log, game.secrets = list(self._fresh.log or ()), self._fresh.secrets[:]
        return game

    def new_initial_state(self) -> RexState:
        """The position before the first decision."""
        return RexState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> RexObserver:
        """What tells a player the state."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return RexObserver(kind, params)


class Board:
    """All that a state holds: the game, an action on its way, and what players remember."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rolling: PendingAction | None = None
        # What each player has lived through.
        self.past: list[History] = [History() for _ in ROLES]
        self._beliefs: dict[int, tuple[Belief, int]] = {}

    def __deepcopy__(self, memo: object) -> Board:
        """OpenSpiel clones a state by copying what it holds. Beliefs stay behind: they are big."""
        game = self.game.copy()
        if self.game.log is not None:
            game.log = self.game.log[:]
        game.secrets = self.game.secrets[:]
        twin = Board(game)
        twin.rolling = None if self.rolling is None else self.rolling.copy()
        twin.past = [past.copy() for past in self.past]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel writes a state down by pickling what it holds; positions travel as text."""
        game = self.game
        pasts = [(past.first, past.second, past.heard) for past in self.past]
        kept = game.text(), game.log, game.secrets, self.rolling, pasts
        return _read_board, kept

    def play(self, role: int, action: int) -> None:
        """Begin an action of a player."""
        # What he heard before he acted stands before it, whoever asked when.
        self.remembered(role).act(action)
        self.rolling = PendingAction(role, action)
        self._roll_on()

    def fall(self, outcome: int) -> None:
        """Chance has decided."""
        assert self.rolling is not None
        self.rolling.fall(outcome)
        self._roll_on()

    def _roll_on(self) -> None:
        assert self.rolling is not None
        self.game, done = self.rolling.play(self.game)
        if done:
            self.rolling = None

    def remembered(self, role: int) -> History:
        """All that a player has done and read; equal for equal histories."""
        past = self.past[role]
        past.hear(self.game, role)
        return past

    def believed(self, role: int) -> Belief:
        """What a player may think of the position, from his view and his events."""
        belief, heard = self._beliefs.get(role, (None, 0))
        if belief is None:
            belief = Belief(role, self.game.rules.name, self.game.rules.options)
        news = REX.events(self.game, role, heard)
        belief.observe(self.game.view(role), news)
        self._beliefs[role] = belief, heard + len(news)
        return belief

    def redrawn(self, role: int, seed: int) -> Board:
        """A board that a player cannot tell from this one, with everything hidden dealt anew.

        The other player's memory is not taken along: it is of things this player may not know.
        """
        game = self.believed(role).sample(FastDice(seed))
        game.log, game.secrets = [], []
        twin = Board(game)
        twin.past[role] = self.remembered(role).copy()
        twin.past[role].heard = 0  # of the new log, which begins here
        return twin


def _read_board(
    text: str,
    log: list[Any] | None,
    secrets: list[int],
    rolling: PendingAction | None,
    pasts: list[tuple[int, int, int]],
) -> Board:
    game = REX.parse_position(text)
    game.log, game.secrets = log, secrets
    board = Board(game)
    board.rolling = rolling
    for past, (first, second, heard) in zip(board.past, pasts, strict=True):
        past.first, past.second, past.heard = first, second, heard
    return board


class RexState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A position, or an action within which chance must decide."""

    def __init__(self, game: RexGame) -> None:
        super().__init__(game)
        self._board: Board | None = None

    @property
    def untouched(self) -> bool:
        """Whether nothing was done or asked yet: many of these are made only for their size."""
        return self._board is None

    @property
    def board(self) -> Board:
        """The game that is played; made when it is first needed."""
        if self._board is None:
            self._board = Board(self.get_game().fresh())
        return self._board

    @board.setter
    def board(self, board: Board) -> None:
        self._board = board

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.board.rolling is not None:
            return int(pyspiel.PlayerId.CHANCE)
        deciders = self.board.game.deciders
        return deciders[0] if deciders else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.board.rolling is None and not self.board.game.deciders

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, else 0."""
        result = self.board.game.result
        if result is None or result.winner is None:
            return [0.0] * len(ROLES)
        return [1.0 if role == result.winner else -1.0 for role in range(len(ROLES))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of the die, or the things to draw from, all as likely."""
        assert self.board.rolling is not None
        sides = self.board.rolling.asked.sides
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([NUMBER[played] for played in self.board.game.legal(player)])

    def _apply_action(self, action: int) -> None:
        if self.board.rolling is not None:
            self.board.fall(action)
        else:
            self.board.play(self.current_player(), ACTIONS[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            rolling = self.board.rolling
            return f"die {action + 1}" if rolling and rolling.asked.die else f"pick {action}"
        return REX.spell(self.board.game, ACTIONS[action])

    # In C++ each of the following asks this state many questions, and a tensor makes a new game
    # only for its size. A learner in Python gets the same answers here, several times faster.

    def is_chance_node(self) -> bool:
        """Whether a die, a draw or a shuffle is to be decided."""
        return self.board.rolling is not None

    def rewards(self) -> list[float]:
        """What the last action has brought: nothing before the end."""
        return self.returns() if self.is_terminal() else [0.0] * len(ROLES)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do, without one whoever is asked; none for a player who is not."""
        asked = self.current_player()
        if player is None:
            player = asked
        if asked < 0 or player not in range(len(ROLES)):
            return list(super().legal_actions(player))
        return self._legal_actions(player) if player == asked else []

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player may know."""
        return self._tensor(player, 0)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player may know, and a digest of all that he has done and read."""
        return self._tensor(player, _PAST)

    def _tensor(self, player: int | None, past: int) -> list[float]:
        role = self.current_player() if player is None else player
        if role not in range(len(ROLES)):
            raise pyspiel.SpielError(f"there is no player {role} to whom a state could be told")
        told = blank(SIZE + past)
        observe(self.board.game, role, told, 0)
        if past:
            self.board.remembered(role).write(told, SIZE)
        return as_floats(told)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RexState:
        """Another state with the same information state of the player."""
        assert self.board.rolling is None, "within an action nobody chooses"
        state: RexState = self.get_game().new_initial_state()
        state.board = self.board.redrawn(player, int(sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        text = self.board.game.text()
        rolling = self.board.rolling
        if rolling is None:
            return text
        return f"{text} rolling={rolling.role}/{rolling.action}/{rolling.rolls}/{rolling.picks}"


_PAST: Final = 16
"""Bytes of an information state that stand for the past."""


class RexObserver:
    """What a player may know, as numbers and text; with perfect recall, the past stands in both.

    The numbers are those of an observation (docs/bridges.md); with recall 16 more, a digest of all
    that the player has done and read.
    """

    def __init__(self, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, {params} was given")
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._seen = blank(SIZE)
        self._told = np.frombuffer(memoryview(self._seen), np.uint8)
        layout = LAYOUT | ({"past": _PAST} if self._recall else {})
        self.tensor = np.zeros(sum(layout.values()), np.float32)
        self._beginning: dict[int, Any] = {}  # what a game begins with, always the same
        self.dict = {}
        at = 0
        for name, count in layout.items():
            self.dict[name] = self.tensor[at : at + count]
            at += count

    def set_from(self, state: RexState, player: int) -> None:
        """Take up a state as a player sees it."""
        if state.untouched and player in self._beginning:
            self.tensor[:] = self._beginning[player]
            return
        begins = state.untouched
        observe(state.board.game, player, self._seen, 0)
        self.tensor[:SIZE] = self._told
        if self._recall:
            past = blank(_PAST)
            state.board.remembered(player).write(past, 0)
            self.tensor[SIZE:] = np.frombuffer(memoryview(past), np.uint8)
        if begins:
            self._beginning[player] = self.tensor.copy()

    def string_from(self, state: RexState, player: int) -> str:
        """The view as JSON, behind a digest of the past."""
        view: View = state.board.game.view(player if self._private else None)
        told = json.dumps(view, separators=(",", ":"))
        return f"{state.board.remembered(player).text()} {told}" if self._recall else told


class Playouts:
    """An evaluator for OpenSpiel's searches: random games, played by the engine itself.

    As fair as random rollouts through OpenSpiel, and many times faster. `most` cuts a playout off
    after so many decisions; victory cities then say who is ahead.
    """

    def __init__(self, count: int = 1, seed: int = 1, most: int = MOST_LENGTH) -> None:
        self._count = count
        self._dice = FastDice(seed)
        self._most = most

    def evaluate(self, state: RexState) -> list[float]:
        """The mean returns of the playouts."""
        total = 0.0
        for _ in range(self._count):
            game = state.board.game.copy()
            game.dice = FastDice(self._dice.below(1 << 30))
            play_random(game, self._dice, self._most)
            total += _frank_value(game)
        return [total / self._count, -total / self._count]

    def prior(self, state: RexState) -> list[tuple[int, float]]:
        """Every legal action is as likely."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _frank_value(game: Game) -> float:
    if game.result is not None:
        winner = game.result.winner
        return 0.0 if winner is None else (1.0 if winner == 0 else -1.0)
    return (game.cities(0).bit_count() - game.cities(1).bit_count()) / 7


class NativeSearchRefused(LevantError, TypeError):
    """A search written in C++ was given a state that it cannot copy."""


def _refusing(native: Any) -> Any:
    """A bot of the library's C++ that refuses our states: it would end the process."""

    class Refusing(native):  # type: ignore[misc]  # the library has no types
        def _check(self, state: Any) -> None:
            if isinstance(state, RexState):
                raise NativeSearchRefused(
                    f"pyspiel.{native.__name__} cannot search {SHORT_NAME}: C++ copies its states, "
                    "and loses what is written in Python. Take the bot of the same kind in "
                    "open_spiel.python.algorithms (mcts.MCTSBot, ismcts.ISMCTSBot)"
                )

        def step(self, state: Any) -> int:
            self._check(state)
            return int(super().step(state))

        def step_with_policy(self, state: Any) -> tuple[list[tuple[int, float]], int]:
            self._check(state)
            chosen: tuple[list[tuple[int, float]], int] = super().step_with_policy(state)
            return chosen

        def get_policy(self, state: Any, *rest: Any) -> list[tuple[int, float]]:
            self._check(state)
            policy: list[tuple[int, float]] = super().get_policy(state, *rest)
            return policy

    Refusing.__name__ = Refusing.__qualname__ = native.__name__
    return Refusing


pyspiel.register_game(GAME_TYPE, RexGame)
pyspiel.MCTSBot = _refusing(pyspiel.MCTSBot)
pyspiel.ISMCTSBot = _refusing(pyspiel.ISMCTSBot)
