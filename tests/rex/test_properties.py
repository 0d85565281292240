"""Properties that hold at every decision of random games."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from levant.rex.army import BLOCK_COUNT, SIDE
from levant.rex.board import PLACES, TOWN_COUNT
from levant.rex.edition import EDITIONS
from levant.rex.game import REX, Game
from levant.rex.views import RexView
from levant.rex.words import RESIGN, VERB_COUNT
from tests.rex.hidden import face_up, twin
from tests.rex.play import walk
from tests.rex.soundness import check

seeds = st.integers(0, 100_000)
editions = st.sampled_from(EDITIONS)
VIEWERS = (0, 1, None)
# The dead lie face-up (but not winter's), and the Assassins' card shows their victim.
REVEALING = {
    "eliminated", "cannot_retreat", "philip_left",
    "assassins_strike", "assassins_rolled",
}  # fmt: skip


@settings(max_examples=12)
@given(seeds, editions)
def test_every_legal_action_is_accepted_and_every_other_refused_without_change(
    seed: int, edition: str
) -> None:
    dice = FastDice(seed)
    for game, role, _ in walk(seed, edition):
        legal = game.legal(role)
        assert legal, "a decider always has a choice"
        assert legal == sorted(set(legal))
        sample = legal[dice.below(len(legal))]
        assert game.refusal(role, sample) is None
        if dice.below(20):
            continue
        for action in legal:
            game.copy().play(role, action)
        before = game.text()
        for _ in range(20):
            action = dice.below(VERB_COUNT + 2) * 64 + dice.below(64)
            other = dice.below(2)
            if action in game.legal(other) or action == RESIGN * 64:
                continue
            refusal = game.refusal(other, action)
            assert refusal is not None
            assert refusal.rule
            with pytest.raises(Refusal) as raised:
                game.play(other, action)
            assert raised.value == refusal
        assert game.text() == before


@settings(max_examples=10)
@given(seeds, editions)
def test_a_copy_shares_nothing(seed: int, edition: str) -> None:
    dice = FastDice(seed)
    for game, role, action in walk(seed, edition):
        if dice.below(10):
            continue
        before = game.text()
        copy = game.copy()
        assert copy.text() == before
        copy.play(role, action)
        for _ in range(12):
            if copy.deciders:
                copy.play(copy.deciders[0], copy.random_action(copy.deciders[0], dice))
        assert game.text() == before


@settings(max_examples=12)
@given(seeds, editions)
def test_a_copy_does_not_follow_its_original(seed: int, edition: str) -> None:
    """Nor its own copies: whoever of them writes a shared list must take his own."""
    dice = FastDice(seed)
    kept: list[tuple[Game, str]] = []
    for game, _, _ in walk(seed, edition):
        if dice.below(25) == 0:
            copy = game.copy()
            kept += [(copy, game.text()), (copy.copy(), game.text())]
            elder = kept[dice.below(len(kept))][0].copy()
            for _ in range(5):
                if elder.deciders:
                    elder.play(elder.deciders[0], elder.random_action(elder.deciders[0], dice))
    for copy, text in kept:
        assert copy.text() == text


@settings(max_examples=8)
@given(seeds, editions)
def test_a_view_stays_what_it_was_while_the_game_goes_on(seed: int, edition: str) -> None:
    """Views share parts with each other: none may change under one that was handed out."""
    kept: list[tuple[RexView, str]] = []
    for game, _, _ in walk(seed, edition):
        for viewer in VIEWERS:
            view = game.view(viewer)
            kept.append((view, json.dumps(view)))
    for view, text in kept:
        assert json.dumps(view) == text


@settings(max_examples=10)
@given(seeds, editions)
def test_a_position_parses_back_at_every_decision(seed: int, edition: str) -> None:
    for game, _, action in walk(seed, edition):
        text = game.text()
        again = REX.parse_position(text)
        assert again.text() == text
        assert again.legal(0) == game.legal(0)
        assert again.legal(1) == game.legal(1)
        assert REX.parse(game, REX.spell(game, action)) == action


@settings(max_examples=10)
@given(seeds, editions)
def test_the_same_dice_and_actions_give_the_same_game(seed: int, edition: str) -> None:
    actions: list[tuple[int, int]] = []
    final = ""
    for game, role, action in walk(seed, edition):
        actions.append((role, action))
        last = game
    final = last.text()
    again = REX.new(edition, last.rules.options, FastDice(seed))
    for role, action in actions:
        again.play(role, action)
    assert again.text() == final


@settings(max_examples=20)
@given(seeds, editions)
def test_blocks_are_conserved_and_limits_kept(seed: int, edition: str) -> None:
    for game, _, _ in walk(seed, edition):
        check(game)


@settings(max_examples=48)
@given(seeds, editions)
def test_what_a_viewer_may_not_know_does_not_change_his_view(seed: int, edition: str) -> None:
    dice = FastDice(seed)
    for game, _, _ in walk(seed, edition):
        if dice.below(4):
            continue
        viewer = VIEWERS[dice.below(3)]
        other = twin(game, viewer, dice)
        assert json.dumps(other.view(viewer)) == json.dumps(game.view(viewer))
        if viewer is not None:
            assert other.legal(viewer) == game.legal(viewer)
            for _ in range(5):
                action = dice.below(VERB_COUNT) * 64 + dice.below(64)
                assert other.refusal(viewer, action) == game.refusal(viewer, action)


@settings(max_examples=8)
@given(seeds, editions)
def test_who_is_not_asked_is_refused_by_the_rule_in_his_view(seed: int, edition: str) -> None:
    """By another rule he would learn how a march goes on."""
    for game, role, action in walk(seed, edition):
        other = 1 - role
        if other not in game.deciders:
            refused = game.refusal(other, action)
            assert refused is not None
            if refused.key == "not_your_decision":
                assert refused.rule == game.view(other)["rule"]


@settings(max_examples=16)
@given(seeds, editions)
def test_views_name_no_hidden_block(seed: int, edition: str) -> None:
    dice = FastDice(seed)
    for game, _, _ in walk(seed, edition):
        if dice.below(6):
            continue
        for viewer in VIEWERS:
            text = json.dumps(game.view(viewer))
            for block in range(BLOCK_COUNT):
                if SIDE[block] == viewer or not _secret(game, block):
                    continue
                assert f'"{game.rules.blocks[block]}"' not in text
                assert f' {game.rules.blocks[block]}"' not in text


def _secret(game: Game, block: int) -> bool:
    """In play, on the map or in the pool, and neither face-up nor followed by eye."""
    place = game.where[block]
    pooled = PLACES[place] == "pool"
    return (place < TOWN_COUNT or pooled) and not face_up(game) >> block & 1


@settings(max_examples=12)
@given(seeds, editions)
def test_events_name_no_hidden_block(seed: int, edition: str) -> None:
    before = [0, 0, 0]
    public = 0
    for game, _, _ in walk(seed, edition, log=True):
        public |= _public(game)
        for i, viewer in enumerate(VIEWERS):
            fresh = REX.events(game, viewer, before[i])
            before[i] += len(fresh)
            for event in fresh:
                name = event.get("block")
                if event["event"] in REVEALING:
                    continue
                if isinstance(name, str) and SIDE[game.rules.block_index[name]] != viewer:
                    assert public >> game.rules.block_index[name] & 1, (
                        f"{event} names a hidden block"
                    )
        public = _public(game)


def _public(game: Game) -> int:
    """Face-up, followed, staged or dead."""
    beside = 0
    for block in range(BLOCK_COUNT):
        if game.where[block] >= TOWN_COUNT and PLACES[game.where[block]] != "pool":
            beside |= 1 << block
    return beside | face_up(game)


@settings(max_examples=5)
@given(seeds, editions)
def test_every_game_ends(seed: int, edition: str) -> None:
    for game, _, _ in walk(seed, edition):
        last = game
    assert last.deciders == ()
    assert last.result is not None
    assert last.legal(0) == last.legal(1) == []
    assert last.refusal(0, RESIGN * 64) is not None


@settings(max_examples=6)
@given(seeds, editions)
def test_events_are_numbered_by_what_the_viewer_may_read(seed: int, edition: str) -> None:
    """`events(p, r, k)` is `events(p, r)[k:]`, and secret events leave no gap."""
    dice = FastDice(seed)
    for game, _, _ in walk(seed, edition, log=True):
        if dice.below(60):
            continue
        for viewer in VIEWERS:
            told = REX.events(game, viewer)
            assert [event["n"] for event in told] == list(range(len(told)))
            since = dice.below(len(told) + 1)
            assert REX.events(game, viewer, since) == told[since:]
