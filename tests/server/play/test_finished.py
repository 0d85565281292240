"""What opens when a match is over, and nothing before."""

from __future__ import annotations

from tests.server.browser import House
from tests.server.games import alone, guest, to_moves, two


def test_a_running_match_shows_spectators_only_what_is_public(hall: House) -> None:
    frank, saracen = two(hall)
    to_moves(frank, saracen)
    watcher = guest(hall)
    table = watcher.get(f"{frank.path}/table")
    assert (table["role"], table["choices"], table["match"]["yours"]) == (None, [], [])
    assert all("block" not in piece for piece in table["view"]["pieces"] if "token" in piece)
    assert all("hand" not in cards for cards in table["view"]["cards"])
    assert table["match"]["dice_key"] is None
    for tail in ("record", "replay", "replay/1", "replay/1?as=all"):
        assert watcher.refused("GET", f"{frank.path}/{tail}") == (409, "conflict")
        assert frank.browser.refused("GET", f"{frank.path}/{tail}") == (409, "conflict")
    assert watcher.refused("GET", f"{frank.path}/table?role=frank") == (403, "forbidden")


def test_a_finished_match_can_be_replayed_by_everybody(hall: House) -> None:
    frank, saracen = alone(hall)
    to_moves(frank, saracen)
    frank.browser.post(f"{frank.path}/resign", role="frank")
    watcher = hall.browser()
    replay = watcher.get(f"{frank.path}/replay")
    assert [ply["action"] for ply in replay["plies"]][:2] == ["done", "done"]
    assert replay["plies"][-1]["action"] == "resign"
    assert set(replay["events"]) == {"frank", "saracen", "spectator"}
    assert replay["chart"][0]["ply"] == 0
    assert set(replay["chart"][0]["cities"]) == {"frank", "saracen"}
    everything = watcher.get(f"{frank.path}/replay/2?as=all")
    assert set(everything["views"]) == {"frank", "saracen", "spectator"}
    assert "hand" in everything["views"]["saracen"]["cards"][1]
    as_frank = watcher.get(f"{frank.path}/replay/2?as=frank")
    assert as_frank["view"] == everything["views"]["frank"]
    assert watcher.refused("GET", f"{frank.path}/replay/99999") == (422, "invalid")
    assert watcher.refused("GET", f"{frank.path}/replay/1?as=pope") == (422, "invalid")
