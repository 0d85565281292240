"""The types of views and events hold for what is really made, in random games of all editions."""

from __future__ import annotations

from pydantic import TypeAdapter

from levant.rex.game import REX
from levant.rex.views import RexEvent, RexView
from tests.rex.play import OPTION_SETS, walk
from tests.typed_keys import add_made_keys, declared_keys

VIEW = TypeAdapter(RexView)
EVENTS = TypeAdapter(list[RexEvent])
VIEWERS = (0, 1, None)
EVERY = 10


def test_views_and_events_are_what_their_types_say() -> None:
    """For every viewer and set of options; and nothing is declared that no game makes."""
    seen: set[str] = set()
    told: set[str] = set()
    for edition in REX.editions:
        # An even and an odd seed for each set of options: played uniformly, and boldly.
        for seed in range(2 * len(OPTION_SETS[edition])):
            for ply, (game, _, _) in enumerate(walk(seed, edition, log=True)):
                if ply % EVERY == 0:
                    for viewer in VIEWERS:
                        view = game.view(viewer)
                        VIEW.validate_python(view, strict=True, extra="forbid")
                        add_made_keys(seen, view)
            assert not game.deciders
            for viewer in VIEWERS:
                view, events = game.view(viewer), REX.events(game, viewer)
                VIEW.validate_python(view, strict=True, extra="forbid")
                EVENTS.validate_python(events, strict=True, extra="forbid")
                add_made_keys(seen, view)
                add_made_keys(told, events)
    assert declared_keys(RexView) <= seen
    assert declared_keys(RexEvent) <= told
