"""What holds at every decision of every game."""

from __future__ import annotations

import json

import pytest

from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, NOWHERE
from levant.croisades.game import CROISADES, Game
from levant.croisades.roster import GOOD_PRICE, PRICE, PRICES, SUPPLIES
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.kernel.runner import play_seed, random_choosers
from tests.croisades.hidden import twin
from tests.croisades.probes import probes
from tests.croisades.warlike import decisions

CAREFUL = {"turns": 3}


def open_hexes(game: Game) -> set[int]:
    """Where somebody is just putting groups together."""
    found = set()
    if game.phase in (w.REORGANISE, w.MUSTER):
        for role, desk in enumerate(game.desks):
            group = game.group(role, desk.group) if desk.group else None
            if group is not None:
                found.add(group.hex)
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_groups_ships_and_points_are_sound(scenario: str) -> None:
    at_sea: dict[tuple[int, int], int] = {}
    for game, role, act in decisions(scenario, 11, CAREFUL):
        building = open_hexes(game)
        for group in game.groups:
            assert group.large_enough() or group.hex in building
            assert min(group.men) >= 0
            assert min(group.goods) >= 0
            assert bool(group.ship) or group.hex != NOWHERE
            if group.ship:
                assert game.ship(group.role, group.ship) is not None
        numbers = [(g.role, g.number) for g in game.groups]
        assert len(numbers) == len(set(numbers))
        assert all(1 <= number <= 40 for _, number in numbers)
        assert min(game.points) >= 0
        for ship in game.ships:
            key = (ship.role, ship.number)
            if ship.port == HIGH_SEAS:
                assert game.turn - at_sea.setdefault(key, game.turn) <= 1
            else:
                at_sea.pop(key, None)
        legal = game.legal(role)
        assert legal == sorted(set(legal))
        text = CROISADES.spell(game, act)
        assert CROISADES.parse(game, text) == act


def wealth(game: Game, role: int) -> int:
    """Points, and what everything would cost again."""
    total = game.points[role]
    for group in game.own_groups(role):
        total += sum(PRICE[c] for c in group.classes())
        total += sum(GOOD_PRICE[g] * n for g, n in enumerate(group.goods) if g != SUPPLIES)
    for ship in game.ships:
        if ship.role == role:
            total += PRICES["warship" if ship.war else "transport"]
            total += sum(GOOD_PRICE[g] * n for g, n in enumerate(ship.goods) if g != SUPPLIES)
    return total


KEEPS = (w.REORGANISE, w.SAIL, w.LAND, w.MOVES, w.MARCH, w.MEET, w.ANSWER, w.REINFORCE)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_people_and_ships_are_conserved_until_somebody_fights_or_starves(scenario: str) -> None:
    last: tuple[int, int, list[int]] | None = None
    for game, _, act in decisions(scenario, 5, CAREFUL):
        now = [wealth(game, role) for role in range(game.roles)]
        if last is not None and last[0] == game.turn and last[1] and game.phase in KEEPS:
            assert now == last[2]
        spends = act >> 48 in (w.RESIGN, w.ABANDON)
        last = (game.turn, int(game.phase in KEEPS and not spends), now)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_views_tell_nothing_that_is_hidden(scenario: str) -> None:
    dice = FastDice(6)
    for ply, (game, _, _) in enumerate(decisions(scenario, 23, {"turns": 2})):
        if ply % 7:
            continue
        for viewer in (*range(game.roles), None):
            other = twin(game, viewer, ply)
            assert json.dumps(other.view(viewer)) == json.dumps(game.view(viewer))
            if viewer is None:
                continue
            assert other.legal(viewer) == game.legal(viewer)
            for probe in probes(game, viewer, dice, each=3):
                assert other.refusal(viewer, probe) == game.refusal(viewer, probe)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_copies_and_texts_are_the_same_position(scenario: str) -> None:
    for ply, (game, role, act) in enumerate(decisions(scenario, 31, {"turns": 2})):
        if ply % 23:
            continue
        text = game.text()
        read = CROISADES.parse_position(text)
        copy = game.copy()
        assert read.text() == copy.text() == text
        assert read.legal(role) == copy.legal(role) == game.legal(role)
        copy.play(role, act)
        read.play(role, act)
        assert game.text() == text
        assert read.text() == copy.text()


def test_options_can_be_combined() -> None:
    options = {"turns": 4, "captures": 1, "build_castles": 1, "two_dice_warships": 1,
               "smallest_army_10": 1, "build_armies": 1}  # fmt: skip
    assert sum(1 for _ in decisions("nile", 3, options)) > 50


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_record_replays_and_is_proved(scenario: str) -> None:
    record = play_seed(CROISADES, scenario, {"turns": 1}, 7, random_choosers, 50_000)
    again = Record.parse(record.text().encode())
    assert again.result is not None
    assert again.replay(CROISADES).result == record.result
    assert again.verify(CROISADES).ok


def test_events_are_numbered_for_each_reader_and_continue() -> None:
    last: Game | None = None
    for game, _, _ in decisions("nile", 2, {"turns": 1}):
        last = game
    assert last is not None
    for viewer in (*range(last.roles), None):
        told = CROISADES.events(last, viewer)
        assert [event["n"] for event in told] == list(range(len(told)))
        assert CROISADES.events(last, viewer, 5) == told[5:]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_warlike_game_ends(scenario: str) -> None:
    last: Game | None = None
    for game, _, _ in decisions(scenario, 77, {}):
        last = game
    assert last is not None
    assert last.result is not None
