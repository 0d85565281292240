"""Limits beside the view: at a table, in a replay, in a lesson, and for views of older rules."""

from __future__ import annotations

import random
from typing import Any, get_type_hints

import pytest

from levant.kernel.dice import FastDice
from levant.rex import limits, phase_gestures
from levant.server import schema
from levant.server.titles import SHELF, find_trade
from tests.server.browser import House
from tests.server.games import alone, to_moves, two


@pytest.mark.parametrize(
    ("told", "described"),
    [
        (limits.Limits, schema.LimitsOut),
        (limits.RoadLoad, schema.RoadLoadOut),
        (limits.StepLimit, schema.StepLimitOut),
        (phase_gestures.PhaseGestures, schema.PhaseGesturesOut),
    ],
)
def test_the_description_has_the_keys_of_what_is_told(told: type, described: type) -> None:
    assert set(get_type_hints(told)) == set(get_type_hints(described)) - {"model_config"}


def test_a_table_tells_the_limits_of_the_viewers_step(hall: House) -> None:
    frank, saracen = two(hall)
    frank.act("deploy templar_gaza", "to jerusalem")
    seen = frank.table()["limits"]
    assert [(one["places"], one["used"], one["most"]) for one in seen["step"]] == [
        (["jerusalem"], 4, 3)
    ]
    assert seen["phase"]["block_verb"] == "deploy"
    assert saracen.table()["limits"]["step"] == []


def test_a_replay_and_a_lesson_tell_them_too(hall: House) -> None:
    frank, saracen = alone(hall)
    to_moves(frank, saracen)
    frank.browser.post(f"{frank.path}/resign", role="frank")
    scene = hall.browser().get(f"{frank.path}/replay/2?as=all")
    lesson = hall.browser().send("POST", "/lessons/1_first_turn", {"actions": ["card move_3"]})
    assert scene["limits"]["ratings"]["acre"] == 3
    assert lesson.json()["limits"]["phase"]["picks_town"]


def test_a_title_whose_board_draws_none_has_none() -> None:
    assert find_trade("croisades").limits({}) is None


VERSIONS = range(1, SHELF.find("rex").rules_version + 1)


@pytest.mark.parametrize("edition", SHELF.find("rex").editions)
@pytest.mark.parametrize("version", VERSIONS)
def test_views_of_every_rules_version_have_limits(version: int, edition: str) -> None:
    """A whole random game, for every viewer."""
    limits_of, title = find_trade("rex", version).limits, SHELF.find("rex", version)
    position, dice = title.new(edition, {}, FastDice(version)), random.Random(version)
    phases = set()
    while position.deciders:
        role = position.deciders[0]
        views: list[Any] = [position.view(viewer) for viewer in (role, 1 - role, None)]
        for view in views:
            schema.LimitsOut.model_validate(limits_of(view), strict=True, extra="forbid")
        own = views[0]
        phases.add(own["phase"])
        # Whoever ends his moves early fights no battles.
        choices = [text for text in own["legal"] if text != "done"] or own["legal"]
        chosen = choices if own["phase"] == "moves" else own["legal"]
        position.play(role, title.parse(position, dice.choice(chosen)))
    assert {"frank_deploy", "march", "field", "replacements"} <= phases
