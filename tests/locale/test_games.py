"""Whole games in words: every event, prompt, action and refusal, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from levant.locale import Translator, languages
from levant.locale.rex import BLOCKS
from levant.rex.game import REX, Game
from levant.rex.words import PHASES, VERB_COUNT
from tests.locale.spoken import VIEWERS
from tests.rex.play import bold, uniform

TONGUES = [Translator(language) for language in languages()]
# A placeholder or a key that was not put into words.
UNSAID = re.compile(r"[{}]|\b(event|prompt|wait|refusal|action|result|phrase|hidden)\.[a-z]")


def walk(seed: int) -> Iterator[tuple[Game, int]]:
    """A whole game, position and action before each decision; seeds go through the editions."""
    edition = REX.editions[seed % len(REX.editions)]
    options = {option.name: option.most for option in REX.options(edition)} if seed % 3 else {}
    game = REX.new(edition, options, FastDice(seed), log=True)
    dice = FastDice(seed + 1)
    policy = uniform if seed % 5 == 0 else bold
    while game.deciders:
        role = game.deciders[dice.below(len(game.deciders))]
        action = policy(game, role, dice)
        yield game, action
        game.play(role, action)


def said(sentence: str) -> None:
    """The sentence is in words, and tidy."""
    assert not UNSAID.search(sentence), sentence
    assert "  " not in sentence
    assert sentence == sentence.strip()
    assert not sentence[0].islower(), sentence


def hear_views(game: Game) -> None:
    for viewer in VIEWERS:
        view = game.view(viewer)
        for translator in TONGUES:
            said(translator.ask(view))


def hear_refusals(game: Game, dice: FastDice) -> set[str]:
    """Any tries by anybody, and verbs of the moment with any object: all is explained."""
    keys: set[str] = set()
    role = game.deciders[0]
    legal = game.legal(role)
    for who, verb in (
        (dice.below(3), dice.below(VERB_COUNT + 1)),
        (role, dice.below(VERB_COUNT)),
        (role, legal[dice.below(len(legal))] // 64),
        (role, legal[0] // 64),
    ):
        refusal = game.refusal(who, verb * 64 + dice.below(64))
        if refusal is not None:
            keys.add(refusal.key)
            explained(refusal)
    return keys


def explained(refusal: Refusal) -> None:
    for translator in TONGUES:
        sentence = translator.explain(refusal)
        said(sentence)
        if refusal.rule[0].isdigit():
            assert sentence.startswith(refusal.rule)


def hear_events(game: Game) -> None:
    """Who may not know a block does not read its name."""
    for translator in TONGUES:
        names = [translator.name("block", block) for block in BLOCKS]
        for viewer in VIEWERS:
            for event in REX.events(game, viewer):
                sentence = translator.tell(event)
                said(sentence)
                if "block" in event and event["block"] is None:
                    assert not [name for name in names if name in sentence], sentence


@pytest.mark.slow
def test_whole_games_in_words() -> None:
    """Twelve games, three of each edition; only rare decisions may be missing in them."""
    phases: set[str] = set()
    refusals: set[str] = set()
    dice = FastDice(7)
    for seed in range(3 * len(REX.editions)):
        for game, action in walk(seed):
            phase = PHASES[game.phase]
            if phase not in phases or dice.below(20) == 0:
                hear_views(game)
                for translator in TONGUES:
                    said(translator.action(REX.spell(game, action)))
            refusals |= hear_refusals(game, dice)
            phases.add(phase)
        hear_views(game)
        hear_events(game)
    assert len(phases) > len(PHASES) - 5, set(PHASES) - phases
    assert len(refusals) > 50


def test_a_game_in_words() -> None:
    """One game, quickly: the events of all three viewers in all languages."""
    *_, (game, _) = walk(1)
    hear_views(game)
    hear_events(game)
