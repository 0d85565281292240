"""Views, events and choices tell nothing that an onlooker at the table could not see (127).

The onlooker (tests/rex/onlooker) is a second, independent idea of what is public: it follows
faces and backs by the rules and is held against the views at every decision. The scenes show
single points; the sabotaged views show that the onlooker does complain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import tests.rex.onlooker as eyes
from levant.kernel.title import Refusal
from levant.rex.edition import EDITIONS
from levant.rex.game import REX
from levant.rex.words import ASSASSINATE
from tests.rex.onlooker import Watch, watched
from tests.rex.scene import Scene, scene

GAMES = 12  # each edition; options go with the seed
View = dict[str, Any]


class Watched:
    """A scene under the onlooker's eyes, who looks after every action."""

    def __init__(self, start: Scene) -> None:
        self.scene = start
        self.watch = Watch(start.game)
        self.leaks = self.watch.look()

    def do(self, *actions: str, rolls: tuple[int, ...] = ()) -> Watched:
        for action in actions:
            if rolls:
                self.scene.rolls(*rolls)
            self.scene.do(action)
            self.leaks += self.watch.look()
        return self

    def backs(self, role: str, town: str) -> list[View]:
        """What a role sees of the enemies in a town."""
        pieces: Any = self.scene.view(role)["pieces"]
        return [p for p in pieces if p["town"] == town and p["role"] != role]


# Random games


@pytest.mark.parametrize("edition", EDITIONS)
def test_127_nothing_is_told_that_eyes_cannot_see(edition: str) -> None:
    for seed in range(GAMES):
        for decision, _, leaks in watched(seed, edition):
            assert not leaks, f"seed {seed}, decision {decision}: {leaks}"


# 6.51, 127: the end of a siege


def test_6_51_the_face_up_besieger_is_lost_among_the_others_when_the_siege_ends() -> None:
    s = scene("tripoli: conrad* | zangi sanjar", "acre: walter", first="frank",
              cards="move_2 move_2")  # fmt: skip
    w = Watched(s).do("sail conrad", "land acre")
    assert w.leaks == []
    assert w.backs("frank", "tripoli") == [{"role": "saracen", "town": "tripoli", "count": 2}]


def test_127_a_freed_garrison_is_mixed_with_its_relief() -> None:
    s = scene("antioch: templar_antioch* bohemond* | zangi@1", "harim: turcopole_antioch",
              first="saracen")  # fmt: skip
    w = Watched(s).do("done", "group harim", "march turcopole_antioch", "to antioch", "done")
    w.do("storm zangi").do("fire templar_antioch", rolls=(1, 1, 1))
    assert w.scene.castle("antioch") == set()
    w.do("regroup turcopole_antioch", "to harim")
    assert w.leaks == []


def test_127_a_garrison_is_mixed_with_those_who_won_the_field() -> None:
    s = scene("gaza: turcopole_beirut@1", "egypt: | al_aziz arabs_3 arabs_4", first="frank")
    w = Watched(s).do("group gaza", "march turcopole_beirut", "to egypt", "done", "done")
    w.do("castle al_aziz", "done").do("fire turcopole_beirut", rolls=(6,))
    w.do("fire arabs_3", rolls=(1, 1, 1, 1)).do("regroup al_aziz", "to gaza")
    assert w.leaks == []


def test_6_51_a_besieger_who_withdraws_into_the_castle_stands_up() -> None:
    s = scene("jerusalem: walter@1* | zangi", "jaffa: balian conrad", first="saracen")
    w = Watched(s).do("done", "group jaffa", "march balian", "to ramallah", "to jerusalem")
    w.do("march conrad", "to ramallah", "to jerusalem", "done").do("storm zangi")
    w.do("fire walter", rolls=(6,)).do("fire zangi", rolls=(1, 1, 6)).do("withdraw zangi")
    assert w.scene.castle("jerusalem") == {"zangi"}
    assert w.leaks == []


# 109: how long a castle is face-up


@pytest.mark.parametrize("edition", ["1.3", "1.4"])
def test_109_a_castle_stands_up_when_the_storm_is_not_renewed(edition: str) -> None:
    s = scene("acre: conrad* walter* | zangi", first="saracen", edition=edition)
    w = Watched(s).do("done", "done", "storm zangi").do("fire conrad", rolls=(6, 6, 6, 6))
    w.do("fire walter", rolls=(6, 6, 6)).do("fire zangi", rolls=(6, 6, 6)).do("done")
    assert w.scene.phase == "sally"
    assert w.leaks == []


def test_manual_a_reserve_in_the_castle_is_not_stormed_before_it_arrives() -> None:
    s = scene("tripoli: conrad* | zangi", "acre: walter", edition="manual", first="saracen")
    w = Watched(s).do("done", "sail walter", "land tripoli", "done", "storm zangi")
    assert w.leaks == []


# 8.4


@pytest.mark.parametrize("edition", ["1.4", "manual"])
def test_8_4_points_do_not_tell_whether_a_saracen_winters_at_home(edition: str) -> None:
    s = scene("acre: walter", "aleppo: | kurds_1@1 turks_1@1", turn=6, cards="move_1 move_1",
              edition=edition)  # fmt: skip
    w = Watched(s).do("done", "done", "done", "restore kurds_1")
    assert w.leaks == []


# The order in which things happen by themselves


def told(s: Scene, viewer: int) -> Sequence[Mapping[str, Any]]:
    return list(REX.events(s.game, viewer))


def forced(north: str, south: str) -> Scene:
    s = scene(f"artah: | {north}", f"homs: | {south}", "acre: walter", first="saracen",
              forced_march=1, rolls=[6, 6])  # fmt: skip
    s.do("group artah", f"march {north}", "to harim", "to shughur", "to albara", "force saone")
    s.do("group homs", f"march {south}", "to qaddas", "to damascus", "to ashtera", "force ajlun")
    return s.do("done")


def test_127_the_order_of_forced_marches_does_not_tell_who_marches() -> None:
    assert told(forced("zangi", "sanjar"), 0) == told(forced("sanjar", "zangi"), 0)


def two_attacks(north: str, south: str) -> Scene:
    a, b = north.split()
    c, d = south.split()
    s = scene(f"homs: | {north}", f"ashtera: | {south}", "krak_des_chevaliers: conrad",
              "tiberias: walter", first="saracen")  # fmt: skip
    s.do("group homs").march(a, "montferrand krak_des_chevaliers").march(b, "krak_des_chevaliers")
    s.do("group ashtera").march(c, "ajlun tiberias").march(d, "banyas tiberias").do("done")
    return s.do(s.legal()[0]).do(s.legal()[0])


def test_127_the_order_of_main_roads_does_not_tell_who_attacks() -> None:
    one = two_attacks("zangi sanjar", "tuman shirkuh")
    other = two_attacks("tuman shirkuh", "zangi sanjar")
    assert told(one, 0) == told(other, 0)


def starving(beside: str, elsewhere: str, rolls: list[int]) -> Scene:
    s = scene(f"acre: walter@1* {beside}* | zangi", f"tyre: {elsewhere}", first="saracen")
    return s.do("done", "done", "done", "done").rolls(*rolls).do("done")


def test_127_the_order_of_attrition_does_not_tell_who_is_left() -> None:
    one = starving("conrad", "bohemond", [6, 1])
    other = starving("bohemond", "conrad", [1, 6])
    codes = [[e["event"] for e in told(s, 1) if e["event"] in ("attrition", "eliminated")]
             for s in (one, other)]  # fmt: skip
    assert codes[0] == codes[1]


# What the onlooker allows, because a rule does


def test_109_fighters_are_named_and_then_lost_among_others() -> None:
    s = scene("acre: conrad walter", "tiberias: | zangi@1 sanjar@1", first="frank")
    w = Watched(s).do("group acre", "march conrad", "to tiberias", "done", "done", "done", "done")
    assert {p["block"] for p in w.backs("saracen", "tiberias")} == {"conrad"}
    assert {p["block"] for p in w.backs("frank", "tiberias")} == {"zangi", "sanjar"}
    w.do("retreat zangi", "to banyas").do("retreat sanjar", "to banyas")
    assert w.backs("frank", "banyas") == [{"role": "saracen", "town": "banyas", "count": 2}]
    assert w.leaks == []


def test_card_assassins_the_victim_stands_up_among_the_others() -> None:
    s = scene("acre: conrad", "tiberias: | zangi sanjar", first="frank",
              cards="assassins move_1", picks=[0], rolls=[6, 6, 1])  # fmt: skip
    w = Watched(s).do("strike_field tiberias")
    assert w.backs("frank", "tiberias") == [{"role": "saracen", "town": "tiberias", "count": 2}]
    assert w.leaks == []


# Sabotage: a view that tells too much is noticed


def quiet() -> Watched:
    s = scene("acre: conrad walter", "tyre: balian", "tiberias: | zangi sanjar",
              "banyas: | tuman@2", first="frank")  # fmt: skip
    w = Watched(s)
    assert w.leaks == []
    return w


def spoil(w: Watched, change: Callable[[View], None]) -> list[str]:
    """The Frank's view, changed, before the onlooker's eyes."""
    view: View = dict(w.scene.view("frank"))
    view["pieces"] = [dict(piece) for piece in view["pieces"]]
    change(view)
    verdict = w.watch.verdicts[0]
    verdict.look(view)
    return verdict.leaks


def piece_in(view: View, town: str) -> View:
    found: View = next(p for p in view["pieces"] if p["town"] == town)
    return found


SPOILS: dict[str, Callable[[View], object]] = {
    "a name in a stack": lambda v: piece_in(v, "tiberias").update(block="zangi", seen=3, count=1),
    "a token in a stack": lambda v: piece_in(v, "tiberias").update(token=99),
    "a name of a single back": lambda v: piece_in(v, "banyas").update(block="tuman", seen=3),
    "a strength": lambda v: piece_in(v, "banyas").update(steps=3),
    "a strength of a stack": lambda v: piece_in(v, "tiberias").update(steps=6),
    "a reserve": lambda v: piece_in(v, "banyas").update(arrives=2),
    "a block too many": lambda v: piece_in(v, "tiberias").update(count=3),
    "inside, not outside": lambda v: piece_in(v, "tiberias").update(castle=True),
    "a hand": lambda v: v["cards"][1].update(hand=["move_1"]),
    "a card that is face-down": lambda v: v["cards"][1].update(chosen="move_1"),
    "a pool": lambda v: v["pool"][1].update(blocks=["kurds_1"]),
    "a death": lambda v: v.update(dead=["tuman"]),
    "a staged block": lambda v: v["staging"].update(england=["richard"]),
    "a choice": lambda v: v.update(legal=["assassinate tuman"]),
    "a siege": lambda v: v.update(sieges=[{"town": "tiberias", "besieger": "frank"}]),
    "a road": lambda v: v.update(roads=[["acre", "tyre", 1]]),
    "an entry": lambda v: v.update(entries=[{"role": "saracen", "town": "acre", "from": ["sea"]}]),
    "a new key": lambda v: v.update(secrets=[]),
}


@pytest.mark.parametrize("spoiled", SPOILS)
def test_the_onlooker_complains_about(spoiled: str) -> None:
    def change(view: View) -> None:
        SPOILS[spoiled](view)

    assert spoil(quiet(), change)


def test_the_onlooker_complains_about_a_token_that_survives_a_mix() -> None:
    w = quiet()
    token = w.backs("frank", "banyas")[0]["token"]
    w.do("done", "group banyas", "march tuman", "to tiberias", "halt")
    assert w.backs("frank", "tiberias") == [{"role": "saracen", "town": "tiberias", "count": 3}]
    w.do("group tiberias", "march sanjar", "to ajlun", "halt")
    assert w.leaks == []
    assert w.backs("frank", "ajlun")[0]["token"] != token
    assert spoil(w, lambda v: piece_in(v, "ajlun").update(token=token))


def test_the_onlooker_complains_about_how_a_march_goes_on() -> None:
    w = quiet().do("done", "group banyas", "march tuman")
    assert w.leaks == []
    assert spoil(w, lambda v: v.update(phase="march"))
    assert spoil(w, lambda v: v.update(asked={"block": "tuman"}))


def test_the_onlooker_complains_about_a_name_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    class Chatty:
        """Events in which nobody is hidden."""

        def events(self, game: Any, role: int | None, since: int = 0) -> list[View]:
            lines: list[View] = [dict(line) for line in REX.events(game, role, since)]
            return [{**line, "block": "tuman"} if "block" in line else line for line in lines]

    w = quiet().do("done", "group banyas", "march tuman")
    monkeypatch.setattr(eyes, "REX", Chatty())
    w.do("to tiberias")
    assert any("names a hidden block" in leak for leak in w.leaks)


def test_the_onlooker_complains_about_a_refusal_that_knows_too_much() -> None:
    w = quiet()
    verdict = w.watch.verdicts[0]

    class Indiscreet:
        """Refuses by the strength of a block that nobody sees."""

        phase = w.scene.game.phase

        def refusal(self, _role: int, action: int) -> Refusal:
            return Refusal("4.0", "not_now", steps=w.scene.game.strength(action & 63))

    verdict.refusals(w.scene.game, ASSASSINATE)
    assert verdict.leaks == []
    verdict.refusals(Indiscreet(), ASSASSINATE)  # type: ignore[arg-type]  # no whole game
    assert verdict.leaks
