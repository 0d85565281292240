"""Nobody is told what a careful enemy at the table could not name; and the onlooker is awake.

Each sabotage shows one thing through one window that the onlooker must catch.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from levant.croisades import words as w
from levant.croisades.board import BORDER_CASTLE, NOWHERE, PLACE, spell_hex
from levant.croisades.game import CROISADES, Game
from levant.croisades.pieces import Castle, Group
from levant.croisades.roster import CLASSES, GOODS
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from tests.croisades.onlooker import OPTIONS, Leak, Onlooker, Viewer, Window, look_on
from tests.croisades.onlooker_claims import Unheard

View = dict[str, Any]


@pytest.mark.parametrize("round_", [0, pytest.param(1, marks=pytest.mark.proof)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_is_told_what_he_could_not_name(scenario: str, round_: int) -> None:
    """Two turns of every scenario; among them, and as proofs once more, every set of options."""
    seed = SCENARIOS.index(scenario) + 3 * round_ + 1
    counts = look_on(seed, scenario, 2, seats=3)
    assert counts["silence"]
    assert counts["stand-in"]
    assert counts["event"]


@pytest.mark.parametrize("rounds", [1, 2])
def test_every_set_of_options_is_looked_at(rounds: int) -> None:
    seeds = [i + 3 * r + 1 for i in range(len(SCENARIOS)) for r in range(rounds)]
    looked = Counter(seed % len(OPTIONS) for seed in seeds)
    assert len(looked) == len(OPTIONS)
    assert min(looked.values()) >= rounds


# --- Sabotage ---------------------------------------------------------------------------------


def others(game: Game, viewer: Viewer, view: View) -> list[tuple[View, Group]]:
    """The counters of others in a view, with what they really are."""
    found = []
    for row in view["groups"]:
        role = game.scenario.roles.index(row["role"])
        group = game.group(role, row["group"])
        if role != viewer and group is not None:
            found.append((row, group))
    return found


def men(game: Game, viewer: Viewer, view: View) -> None:
    for row, group in others(game, viewer, view):
        row["men"] = {CLASSES[c]: n for c, n in enumerate(group.men) if n}


def goods(game: Game, viewer: Viewer, view: View) -> None:
    for row, group in others(game, viewer, view):
        row["goods"] = {GOODS[g]: n for g, n in enumerate(group.goods) if n}


def hunger(game: Game, viewer: Viewer, view: View) -> None:
    for row, group in others(game, viewer, view):
        row["hungry"] = group.hungry


def building(game: Game, viewer: Viewer, view: View) -> None:
    for row, group in others(game, viewer, view):
        if group.work:
            row["building"] = GOODS[group.building]


def work(game: Game, viewer: Viewer, view: View) -> None:
    for row, group in others(game, viewer, view):
        row["work"] = group.work


def strength(game: Game, viewer: Viewer, view: View) -> None:
    for row, group in others(game, viewer, view):
        row["size"] = group.size()


def boarding(game: Game, viewer: Viewer, view: View) -> None:
    for row, group in others(game, viewer, view):
        if group.ship:
            row["ship"] = group.ship


def bound(game: Game, viewer: Viewer, view: View) -> None:
    for row, ship in zip(view["ships"], game.ships, strict=True):
        if ship.bound != NOWHERE:
            row["bound"] = spell_hex(ship.bound)


def cargo(game: Game, viewer: Viewer, view: View) -> None:
    for row, ship in zip(view["ships"], game.ships, strict=True):
        row["goods"] = {GOODS[g]: n for g, n in enumerate(ship.goods) if n}


def garrison(game: Game, viewer: Viewer, view: View) -> None:
    for row, siege in zip(view["sieges"], game.sieges, strict=True):
        row["garrison"] = {CLASSES[c]: n for c, n in enumerate(siege.men) if n}


def stores(game: Game, viewer: Viewer, view: View) -> None:
    for row, siege in zip(view["sieges"], game.sieges, strict=True):
        row["supply"] = siege.supply / 4


def engines(game: Game, viewer: Viewer, view: View) -> None:
    for row, siege in zip(view["sieges"], game.sieges, strict=True):
        row["led"] = any(g.has_commander() for g in game.besiegers(siege))


def purse(game: Game, viewer: Viewer, view: View) -> None:
    if viewer is not None:
        view["own"]["points"] = game.points[(viewer + 1) % game.roles]


def papers(game: Game, viewer: Viewer, view: View) -> None:
    if viewer is None:
        view["own"] = {"points": game.points[0]}


def offers(game: Game, viewer: Viewer, view: View) -> None:
    if viewer is not None:
        names = game.scenario.roles
        view["own"]["offered"] = [
            names[r] for r in range(game.roles) if r != viewer and game.offers[r]
        ]


def armies(game: Game, viewer: Viewer, view: View) -> None:
    if viewer is not None:
        view["own"]["armies"] = game.view((viewer + 1) % game.roles)["own"]["armies"]


def castles(game: Game, viewer: Viewer, view: View) -> None:
    if viewer is not None:
        view["own"]["castles"] = [row for r in range(game.roles) for row in works(game, r)]


def works(game: Game, role: int) -> list[Any]:
    return list(game.view(role)["own"]["castles"])


def count(game: Game, viewer: Viewer, view: View) -> None:
    if viewer is not None:
        view["own"]["counted"] = [
            {"hex": spell_hex(place), "foot": foot, "mounted": mounted}
            for _, place, foot, mounted in game.informed
        ]


def allowance(game: Game, viewer: Viewer, view: View) -> None:
    if view["marching"]:
        view["marching"]["half_points"] = game.left


def companies(game: Game, viewer: Viewer, view: View) -> None:
    if game.battle is not None and game.phase == w.DEPLOY:
        owners = [role for side in game.battle.roles for role in side]
        battles = [json.loads(json.dumps(game.view(role)["battle"])) for role in owners]
        view["battle"]["companies"] = [row for one in battles for row in one["companies"]]


def open_card(game: Game, viewer: Viewer, view: View) -> None:
    shown = {(row["role"], row["group"]) for row in view["groups"]}
    for group in game.groups:
        name = game.role_name(group.role)
        if (name, group.number) not in shown:
            view["groups"].append(
                {"role": name, "group": group.number, "hex": spell_hex(group.hex)}
            )


def order(game: Game, viewer: Viewer, view: View) -> None:
    sizes = {(game.role_name(g.role), g.number): g.size() for g in game.groups}
    view["groups"].sort(key=lambda row: sizes[row["role"], row["group"]])


def twice(game: Game, viewer: Viewer, view: View) -> None:
    """No false word, but a list is longer when somebody's hold is full."""
    if any(ship.role != viewer and any(ship.goods) for ship in game.ships):
        view["ships"].append(view["ships"][-1])


def phase(game: Game, viewer: Viewer, view: View) -> None:
    if any(g.ship and g.hex != NOWHERE for g in game.groups):
        view["phase"] = "embark"


Spoil = Callable[[Game, Viewer, View], None]
# What a view shows too much, and a game in which there is such a thing early.
VIEWS: tuple[tuple[Spoil, str, int], ...] = (
    (men, "nile", 1), (goods, "third_crusade", 1), (hunger, "nile", 1),
    (building, "third_crusade", 2), (work, "third_crusade", 2), (strength, "nile", 1),
    (boarding, "nile", 1), (bound, "nile", 1), (cargo, "nile", 1), (garrison, "third_crusade", 1),
    (stores, "third_crusade", 1), (engines, "third_crusade", 1), (purse, "nile", 1),
    (papers, "nile", 1), (offers, "nile", 1), (count, "mongols", 1),
    (armies, "nile", 1), (allowance, "third_crusade", 1), (companies, "third_crusade", 2),
    (open_card, "third_crusade", 2), (order, "third_crusade", 1), (twice, "nile", 1),
    (phase, "nile", 1),
)  # fmt: skip


class Spoilt(Window):
    """A window through which a view shows one thing too many."""

    def __init__(self, spoil: Spoil) -> None:
        self.spoil = spoil

    def view(self, game: Game, viewer: Viewer) -> View:
        view = super().view(game, viewer)
        self.spoil(game, viewer, view)
        return view


def caught(window: Window, scenario: str, seed: int = 1, games: int = 4) -> None:
    """The onlooker finds it, at the latest in one of the next games."""
    for following in range(games):
        try:
            look_on(seed + following, scenario, 1, window, seats=2)
        except (Leak, Unheard):
            return
    raise AssertionError("nobody noticed")


@pytest.mark.parametrize(
    ("spoil", "scenario", "seed"), VIEWS, ids=[spoil.__name__ for spoil, _, _ in VIEWS]
)
def test_a_view_that_shows_too_much_is_caught(spoil: Spoil, scenario: str, seed: int) -> None:
    caught(Spoilt(spoil), scenario, seed)


def test_a_view_that_shows_the_castles_others_build_is_caught() -> None:
    """Castles are begun too seldom for a short game."""
    game = CROISADES.new("third_crusade", {"build_castles": 1}, FastDice(1), log=True)
    game.castles.append(Castle(PLACE["2010"], BORDER_CASTLE, 2, 1))
    Onlooker(game)
    with pytest.raises(Leak, match=r"'castle', .*'border_castle', 2"):
        Onlooker(game, Spoilt(castles))


class Talkative(Window):
    """Everybody hears of one event that is for some only."""

    def __init__(self, event: str) -> None:
        self.event = event

    def events(self, game: Game, viewer: Viewer, since: int) -> list[dict[str, Any]]:
        log = [
            entry["entry"]
            for entry in game.log or []
            if entry["to"] is None or viewer in entry["to"] or entry["entry"]["event"] == self.event
        ]
        return [{"n": n, **entry} for n, entry in enumerate(log)][since:]


# An event that only some may hear, and a game in which it happens early.
EVENTS = (
    ("ordered", "nile", 1), ("boarding", "nile", 1), ("stowed", "nile", 1),
    ("offered", "nile", 1), ("counted", "mongols", 1), ("bought", "third_crusade", 4),
    ("building", "third_crusade", 2), ("rations", "third_crusade", 1),
    ("reorganised", "third_crusade", 1), ("abandoned", "third_crusade", 3),
)  # fmt: skip


@pytest.mark.parametrize(("event", "scenario", "seed"), EVENTS)
def test_an_event_for_wrong_ears_is_caught(event: str, scenario: str, seed: int) -> None:
    caught(Talkative(event), scenario, seed)


class Gaps(Window):
    """Numbers that count what others hear, too."""

    def events(self, game: Game, viewer: Viewer, since: int) -> list[dict[str, Any]]:
        log = [e for e in game.log or [] if e["to"] is None or viewer in e["to"]]
        told = [{"n": (game.log or []).index(e), **e["entry"]} for e in log]
        return told[since:]


def test_a_gap_in_the_numbers_of_events_is_caught() -> None:
    caught(Gaps(), "nile")


class Choosy(Window):
    """What a role may do depends on what others have."""

    def legal(self, game: Game, role: int) -> list[int]:
        legal = super().legal(game, role)
        hidden = sum(g.size() for g in game.groups if g.role != role)
        return legal[:-1] if hidden % 2 and len(legal) > 1 else legal

    def view(self, game: Game, viewer: Viewer) -> View:
        view = super().view(game, viewer)
        if viewer is not None and game.phase != w.OVER:
            view["legal"] = [CROISADES.spell(game, act) for act in self.legal(game, viewer)]
        return view


def test_choices_that_depend_on_what_is_hidden_are_caught() -> None:
    caught(Choosy(), "third_crusade")


class Candid(Window):
    """A refusal that lets out how rich another is."""

    def refusal(self, game: Game, role: int, action: int) -> Refusal | None:
        refusal = super().refusal(game, role, action)
        if refusal is not None:
            refusal.facts["purse"] = game.points[(role + 1) % game.roles]
        return refusal


def test_a_refusal_that_depends_on_what_is_hidden_is_caught() -> None:
    caught(Candid(), "nile")
