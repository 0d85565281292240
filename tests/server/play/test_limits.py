"""Limits beside the view: at a table, in a replay, in a lesson, and for views of older rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from levant.kernel.dice import FastDice
from levant.rex.limits import Limits
from levant.server.titles.title_services import TITLES, find_title_services
from tests.server.browser import House
from tests.server.games import alone, to_moves, two


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


LIMITS = TypeAdapter(Limits)
VERSIONS = range(1, TITLES.find("rex").rules_version + 1)


@pytest.mark.parametrize("edition", TITLES.find("rex").editions)
@pytest.mark.parametrize("version", VERSIONS)
def test_views_of_every_rules_version_have_limits(version: int, edition: str) -> None:
    """A whole random game, for every viewer."""
    limits_of, title = find_title_services("rex", version).limits, TITLES.find("rex", version)
    position, dice = title.new(edition, {}, FastDice(version)), random.Random(version)
    phases = set()
    while position.deciders:
        role = position.deciders[0]
        views: list[Any] = [position.view(viewer) for viewer in (role, 1 - role, None)]
        for view in views:
            LIMITS.validate_python(limits_of(view), strict=True, extra="forbid")
        own = views[0]
        phases.add(own["phase"])
        # Whoever ends his moves early fights no battles.
        choices = [text for text in own["legal"] if text != "done"] or own["legal"]
        chosen = choices if own["phase"] == "moves" else own["legal"]
        position.play(role, title.parse(position, dice.choice(chosen)))
    assert {"frank_deploy", "march", "field", "replacements"} <= phases
