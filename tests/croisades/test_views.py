"""The types of views and events hold for what is really made, in random games of all scenarios."""

from __future__ import annotations

from pydantic import TypeAdapter

from levant.croisades.board import BORDER_CASTLE, PLACE
from levant.croisades.game import CROISADES
from levant.croisades.pieces import Castle
from levant.croisades.scenario import SCENARIOS
from levant.croisades.views import CroisadesEvent, CroisadesView
from tests.croisades.play import walk
from tests.typed_keys import add_made_keys, declared_keys

VIEW = TypeAdapter(CroisadesView)
EVENTS = TypeAdapter(list[CroisadesEvent])
SEEDS = (3, 5, 9, 24)
"""Most play boldly and one uniformly; together they come to all that can be told."""
TURNS = 5
EVERY = 40


def test_views_and_events_are_what_their_types_say() -> None:
    """For every viewer; and nothing is declared that no game makes."""
    seen: set[str] = set()
    told: set[str] = set()
    for scenario in SCENARIOS:
        for seed in SEEDS:
            for ply, (game, _, _) in enumerate(walk(seed, scenario, TURNS, log=True)):
                if ply % EVERY == 0:
                    for viewer in (*range(game.roles), None):
                        view = game.view(viewer)
                        VIEW.validate_python(view, strict=True, extra="forbid")
                        add_made_keys(seen, view)
            assert not game.deciders
            for viewer in (*range(game.roles), None):
                view, events = game.view(viewer), CROISADES.events(game, viewer)
                VIEW.validate_python(view, strict=True, extra="forbid")
                EVENTS.validate_python(events, strict=True, extra="forbid")
                add_made_keys(seen, view)
                add_made_keys(told, events)
    # Castles are begun too seldom for two games of each scenario.
    game.castles.append(Castle(PLACE["2010"], BORDER_CASTLE, 2, 0))
    VIEW.validate_python(game.view(0), strict=True, extra="forbid")
    add_made_keys(seen, game.view(0))
    assert game.view(1)["own"]["castles"] == []
    assert declared_keys(CroisadesView) <= seen
    assert declared_keys(CroisadesEvent) <= told
