"""What the board knows of the rules by itself must be what the rules say."""

from __future__ import annotations

import json
from typing import Any, Final

from levant.rex.game import REX
from levant.rex.rules import Rules
from tests.web.site import ROOT

DATA: Final = ROOT / "web" / "src" / "titles" / "rex" / "data"


def test_limits_and_ratings_are_those_of_the_editions() -> None:
    drawn: dict[str, Any] = json.loads((DATA / "editions.json").read_text("utf-8"))
    assert set(drawn) == set(REX.editions)
    for name, facts in drawn.items():
        edition = Rules(name, {}).edition
        assert facts["ratings"] == dict(edition.ratings), name
        assert facts["road"] == {"major": edition.road_major, "minor": edition.road_minor}, name
        assert facts["guide"] == {"major": edition.guide_major, "minor": edition.guide_minor}, name
        assert facts["attack"] == {"major": edition.attack_major, "minor": edition.attack_minor}
        assert facts["retreat"] == {"major": edition.retreat_major, "minor": edition.retreat_minor}
        storm = {"plain": edition.storm_factor, "fortified": edition.storm_factor_fortified}
        assert facts["storm"] == storm, name
        assert facts["supply"] == {
            "own": edition.supply_factor_own,
            "enemy": edition.supply_factor,
            "open": edition.supply_minor,
        }, name
        assert facts["reserves_pin"] == edition.reserves_pin, name
