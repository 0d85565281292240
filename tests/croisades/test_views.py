"""The types of views and events hold for what is really made, in random games of all scenarios."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.croisades.views import CroisadesEvent, CroisadesView
from tests.croisades.play import OPTION_SETS, walk

VIEW = TypeAdapter(CroisadesView)
EVENTS = TypeAdapter(list[CroisadesEvent])
EVERY = 10
SEEDS = range(2 * len(OPTION_SETS))
"""Each set of options twice."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_views_and_events_are_what_their_types_say(scenario: str) -> None:
    for seed in SEEDS:
        for ply, (game, _, _) in enumerate(walk(seed, scenario, 2, log=True)):
            if ply % EVERY == 0:
                for viewer in (*range(game.roles), None):
                    VIEW.validate_python(game.view(viewer), strict=True, extra="forbid")
        for viewer in (*range(game.roles), None):
            VIEW.validate_python(game.view(viewer), strict=True, extra="forbid")
            EVENTS.validate_python(CROISADES.events(game, viewer), strict=True, extra="forbid")
