"""One game of the proof: played at full speed, or checked at every decision."""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple

from levant.kernel.dice import Dice, FastDice, derive_seed
from levant.kernel.runner import play_random
from levant.rex.board import ROLES
from levant.rex.game import REX, Game
from levant.rex.words import RESIGN, VERB_COUNT
from tests.rex.hidden import twin
from tests.rex.onlooker import Watch as Onlooker
from tests.rex.play import MOST_DECISIONS
from tests.rex.rare import Watch
from tests.rex.rare_states import RARE
from tests.rex.soundness import check
from tests.rex.ways import begin, options_of

REASONS = ("cities", "sudden_death")
VIEWERS = (0, 1, None)
# One in so many decisions is looked at in this way.
EVERY_OFFER = 50
EVERY_TEXT = 60
EVERY_TWIN = 12
_REFUSALS = 3


class Played(NamedTuple):
    """What is told of a game."""

    decisions: int
    result: str
    met: Counter[str]


class Fault(Exception):
    """A game went wrong: what it was, and the actions before."""

    def __init__(self, way: str, options: str, actions: list[str], why: str) -> None:
        super().__init__(way, options, actions, why)
        self.way = way
        self.options = options
        self.actions = actions
        self.why = why


def plain_game(seed: int, edition: str) -> Played:
    """A whole game of uniform choices, in one call of the engine."""
    game = REX.new(edition, options_of(seed, edition), FastDice(seed))
    decisions = play_random(game, _players(seed), MOST_DECISIONS)
    return Played(decisions, result_of(game), Counter())


def retold(seed: int, edition: str) -> list[str]:
    """The actions of a plain game up to where it breaks: as `play_random` chooses them."""
    game = REX.new(edition, options_of(seed, edition), FastDice(seed))
    dice = _players(seed)
    actions: list[str] = []
    try:
        while game.deciders and len(actions) < MOST_DECISIONS:
            role = game.deciders[0]
            legal = game.legal(role)
            action = legal[dice.below(len(legal))]
            actions.append(told(game, role, action))
            game.play(role, action)
    except Exception:  # it is the fault that is looked for
        return actions
    return actions


def _players(seed: int) -> FastDice:
    return FastDice(derive_seed(seed, "players"))


def told(game: Game, role: int, action: int) -> str:
    """An action with who took it."""
    return f"{ROLES[role]}: {REX.spell(game, action)}"


def result_of(game: Game) -> str:
    """How a game ended: it must have, by the rules."""
    result = game.result
    assert result is not None, "the game does not end"
    assert result.reason in REASONS, f"the game ended by {result.reason}"
    assert result.winner is not None, "nobody has won"
    assert game.deciders == (), "somebody must decide after the end"
    return f"{ROLES[result.winner]}, {result.reason}"


def checked_game(seed: int, edition: str, ways: tuple[str, ...]) -> Played:
    """A game in the way of its seed, with every check at every decision, or often."""
    return Checked(seed, edition, ways).play()


class Checked:
    """A game under watch."""

    def __init__(self, seed: int, edition: str, ways: tuple[str, ...]) -> None:
        way = begin(seed, edition, ways)
        self.name = way.name
        self.game = way.game
        self.policy = way.policy
        self.dice = _players(seed)
        self.looks = FastDice(derive_seed(seed, "looks"))
        self.watch = Watch(self.game, RARE)
        self.onlooker = Onlooker(self.game)
        self.actions: list[str] = []

    def play(self) -> Played:
        game = self.game
        while game.deciders:
            assert len(self.actions) < MOST_DECISIONS, "the game does not end"
            self._decide()
        check(game)
        return Played(len(self.actions), result_of(game), self.watch.met)

    def _decide(self) -> None:
        game = self.game
        check(game)
        deciders = game.deciders
        for role in deciders:
            legal = game.legal(role)
            assert legal, "who must decide has no choice"
            assert legal == sorted(set(legal)), "choices twice, or out of order"
        role = deciders[self.dice.below(len(deciders))]
        action = self.policy(game, role, self.dice)
        rare = self.watch.met.total()
        self.watch.deciding(role, action)
        self._look(role, rare=self.watch.met.total() > rare)
        self.actions.append(told(game, role, action))
        game.play(role, action)
        self.watch.decided()
        leaks = self.onlooker.look()
        assert not leaks, f"told what nobody could see: {leaks}"

    def _look(self, role: int, *, rare: bool) -> None:
        """Looks that cost more: now and then, and the first more often where it is rare."""
        below = self.looks.below
        if below(EVERY_OFFER) == 0 or (rare and below(3) == 0):
            try_every_offer(self.game, role)
        if below(EVERY_TEXT) == 0:
            read_back(self.game)
        if below(EVERY_TWIN) == 0:
            compare_twin(self.game, VIEWERS[below(3)], self.looks)


def try_every_offer(game: Game, role: int) -> None:
    """Whatever is offered can be played, and whoever must decide then has a choice."""
    for action in game.legal(role):
        after = game.copy()
        try:
            after.play(role, action)
            for decider in after.deciders:
                assert after.legal(decider), "and then who must decide has no choice"
        except Exception as error:
            error.add_note(f"after '{told(game, role, action)}', which was offered")
            raise


def read_back(game: Game) -> None:
    """A position written and read again is the same one."""
    text = game.text()
    again = REX.parse_position(text)
    assert again.text() == text, "a position reads back as another"
    for role in (0, 1):
        assert again.legal(role) == game.legal(role), "a position reads back with other choices"


def compare_twin(game: Game, viewer: int | None, dice: Dice) -> None:
    """What a viewer may not know changes nothing of what he sees, may do and is refused."""
    other = twin(game, viewer, dice)
    assert json.dumps(other.view(viewer)) == json.dumps(game.view(viewer)), "a view tells secrets"
    if viewer is None:
        return
    assert other.legal(viewer) == game.legal(viewer), "choices tell secrets"
    for _ in range(_REFUSALS):
        action = dice.below(VERB_COUNT) * 64 + dice.below(64)
        if action != RESIGN * 64:
            assert other.refusal(viewer, action) == game.refusal(viewer, action), (
                f"the refusal of action {action} tells secrets"
            )
