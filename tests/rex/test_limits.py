"""What a board shows of the rules beside a view: limits by section, and gestures by phase."""

from __future__ import annotations

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.runner import RandomChooser
from levant.rex.game import REX
from levant.rex.limits import Limits, RoadLoad, limits, pinned, supply_limit
from levant.rex.phase_gestures import phase_gestures
from levant.rex.rules import Rules, rules_for
from tests.rex.scene import Scene, new_game, scene


def told(s: Scene, role: str | None = None) -> Limits:
    """What the decider's board is told, or that of another viewer."""
    return limits(s.view(role or s.decider), s.game.rules)


def steps(s: Scene) -> list[tuple[object, ...]]:
    """The limits of a decision in short: what, where, how much of how much."""
    return [(one["kind"], *one["places"], one["used"], one["most"]) for one in told(s)["step"]]


def road(s: Scene, role: str | None = None) -> RoadLoad:
    (only,) = told(s, role)["roads"]
    return only


def test_1_1_ratings_are_those_of_the_edition_and_only_castles_have_one() -> None:
    ratings = told(new_game())["ratings"]
    assert (ratings["acre"], ratings["jaffa"], ratings["damascus"]) == (3, 1, 4)
    assert "legio" not in ratings
    assert told(new_game(edition="1.3"))["ratings"]["damascus"] == 3


def test_3_1_a_town_with_more_franks_than_its_rating_is_named() -> None:
    s = new_game()
    assert steps(s) == []
    s.do("deploy templar_gaza", "to jerusalem")
    assert steps(s) == [("castle", "jerusalem", 4, 3)]


def test_5_1_a_road_tells_its_load_and_is_a_limit_once_it_is_full() -> None:
    s = scene("jaffa: walter balian conrad bohemond josselin").do("group jaffa")
    for block in ("walter", "balian", "conrad"):
        s.march(block, "ascalon")
    assert road(s) == {"ends": ["ascalon", "jaffa"], "used": 3, "most": 4}
    assert steps(s) == []
    s.march("bohemond", "ascalon")
    assert steps(s) == [("road", "ascalon", "jaffa", 4, 4)]
    assert told(s)["step"][0]["full"]


def test_5_1_guide_widens_the_roads_of_its_player() -> None:
    s = scene("jaffa: walter", cards="guide move_1").do("group jaffa").march("walter", "ascalon")
    assert road(s)["most"] == 8
    assert road(s, "saracen")["most"] == 8


def test_5_1_the_iron_bridge_has_a_limit_of_its_own() -> None:
    for option, most in ((0, 4), (1, 3)):
        s = scene("antioch: walter balian", iron_bridge=option).do("group antioch")
        assert road(s.march("walter", "harim"))["most"] == most


def test_5_4_of_1_3_an_attack_narrows_a_road() -> None:
    """Half as many blocks may attack along the last stretch."""
    for edition, defender, most in (("1.3", "| zangi", 4), ("1.3", "", 8), ("2.0", "| zangi", 4)):
        s = scene("jaffa: walter balian", f"ascalon: {defender}", edition=edition)
        assert road(s.do("group jaffa").march("walter", "ascalon"))["most"] == most


def attack_on_jerusalem(edition: str = "2.0") -> Scene:
    """Zangi attacks Jerusalem by the main road, Sanjar as a reserve; the Franks are to move."""
    s = scene(
        "jerusalem: walter balian conrad", "hebron: | zangi", "jericho: | sanjar",
        first="saracen", edition=edition,
    )  # fmt: skip
    s.group("hebron", "jerusalem", "zangi").group("jericho", "jerusalem", "sanjar").do("done")
    return s.do("main hebron").do("group jerusalem")


def test_5_5_attackers_pin_as_many_of_the_group_in_2_0_without_reserves() -> None:
    assert steps(attack_on_jerusalem())[0] == ("pinned", "jerusalem", 1, 3)
    assert steps(attack_on_jerusalem("1.3"))[0] == ("pinned", "jerusalem", 2, 3)


def test_5_5_nobody_is_pinned_for_the_attacker_or_a_spectator() -> None:
    s = attack_on_jerusalem()
    for role, count in (("frank", 1), ("saracen", 0), (None, 0)):
        assert pinned(s.view(role), s.game.rules, "jerusalem") == count


def test_6_1_a_castle_holds_its_rating() -> None:
    s = scene("hebron: | zangi", "jerusalem: walter balian conrad king_guy", first="saracen")
    s.group("hebron", "jerusalem", "zangi").until("garrison").do("castle walter")
    assert steps(s) == [("castle", "jerusalem", 1, 3)]


@pytest.mark.parametrize(
    ("edition", "town", "most"),
    [("2.0", "jerusalem", 3), ("1.3", "jerusalem", 6), ("1.3", "tyre", 2)],
)
def test_6_52_stormers_are_counted_against_the_castle(edition: str, town: str, most: int) -> None:
    """Twice the rating may storm before 2.0, but not a fortified port."""
    s = scene(f"{town}: conrad* | zangi sanjar tuman", first="saracen", edition=edition)
    s.until("storm").do("storm zangi")
    assert steps(s) == [("storm", town, 1, most)]


def test_6_55_whoever_is_left_inside_may_sally() -> None:
    s = scene("acre: conrad* walter* | zangi", first="saracen").until("sally").do("sally conrad")
    assert steps(s) == [("sally", "acre", 1, 2)]


def test_6_61_a_retreat_by_road_counts_in_its_round() -> None:
    s = scene("ajlun: | zangi", "tiberias: walter balian conrad", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done")
    s.do("retreat walter", "to acre", "retreat balian")
    assert steps(s) == [("road", "acre", "tiberias", 1, 4)]


def test_6_7_a_regroup_uses_the_road_as_a_march_does() -> None:
    """In 1.3 an attack is narrower than a march, a regroup is not."""
    s = scene("jaffa: walter balian conrad", "ascalon: | zangi@1", edition="1.3")
    s.group("jaffa", "ascalon", "walter balian conrad").do("done").until("field")
    while s.phase == "field":
        who = min(s.objects("fire"))
        s.fire(who, *[1] * s.strength(who))
    assert s.phase == "regroup"
    s.do("regroup walter", "to jaffa")
    assert steps(s) == [("road", "ascalon", "jaffa", 1, 8)]


def test_8_3_towns_with_too_many_to_supply_are_named() -> None:
    s = scene("acre: templar_gaza walter balian conrad king_guy", turn=6, cards="move_1 move_1")
    assert steps(s.until("supply")) == [("supply", "acre", 5, 3)]


@pytest.mark.parametrize(
    ("edition", "role", "town", "most"),
    [
        ("2.0", "frank", "acre", 3), ("2.0", "frank", "legio", 1), ("1.3", "frank", "acre", 9),
        ("1.3", "saracen", "acre", 3), ("1.3", "frank", "legio", 0),
        ("1.3", "saracen", "masyaf", 1),
    ],
)  # fmt: skip
def test_8_3_before_2_0_ones_own_realm_supplies_more(
    edition: str, role: str, town: str, most: int
) -> None:
    assert supply_limit(Rules(edition, {}), town, role) == most


def test_8_4_points_spent_are_counted_by_town() -> None:
    s = scene("acre: walter@1 conrad@1", turn=6, cards="move_1 move_1").until("replacements")
    assert steps(s) == [("points", "acre", 0, 3)]
    assert steps(s.do("restore walter")) == [("points", "acre", 1, 3)]


def test_a_limit_cites_the_section_of_its_own_edition() -> None:
    def cited(edition: str) -> str:
        s = scene("acre: conrad* | zangi sanjar", first="saracen", edition=edition)
        return told(s.until("storm"))["step"][0]["rule"]

    assert (cited("2.0"), cited("1.3")) == ("6.52", "7.31")


def test_who_need_not_decide_has_no_limits_of_a_step() -> None:
    s = scene("jerusalem: conrad* | zangi sanjar", first="saracen").until("storm")
    assert limits(s.view("frank"), s.game.rules)["step"] == []
    assert limits(s.view(None), s.game.rules)["step"] == []


@pytest.mark.parametrize("options", [{}, {"iron_bridge": 1}])
def test_no_march_goes_on_by_a_road_that_is_full(options: dict[str, int]) -> None:
    """The limits are those that the engine refuses by."""
    full_roads = 0
    for seed in range(12):
        game = REX.new("2.0", options, FastDice(seed))
        chooser = RandomChooser(seed)
        while game.deciders and game.year < 1189:
            role = game.deciders[0]
            view = game.view(role)
            for load in limits(view, rules_for("2.0", options))["roads"]:
                assert load["used"] <= load["most"]
                if view["phase"] == "march" and load["used"] == load["most"]:
                    block = view["asked"]["block"]
                    (here,) = {p["town"] for p in view["pieces"] if p.get("block") == block}
                    others = [end for end in load["ends"] if end != here]
                    full_roads += len(others) == 1
                    assert len(others) != 1 or f"to {others[0]}" not in view["legal"]
            game.play(role, chooser.choose(view, game.legal(role), []))
    assert full_roads


@pytest.mark.parametrize("edition", REX.editions)
def test_a_click_means_a_verb_that_its_phase_offers(edition: str) -> None:
    """In random games, what a click or a drag stands for is among the choices of its phase."""
    offered: dict[str, set[str]] = {}
    for seed in range(6):
        game = REX.new(edition, {}, FastDice(seed))
        chooser = RandomChooser(seed)
        while game.deciders:
            role = game.deciders[0]
            view = game.view(role)
            offered.setdefault(view["phase"], set()).update(a.split()[0] for a in view["legal"])
            game.play(role, chooser.choose(view, game.legal(role), []))
    for phase, verbs in offered.items():
        gestures = phase_gestures(phase)
        meant = {verb for verb in (gestures["town_verb"], gestures["block_verb"]) if verb}
        # Few Assassins find a block that is face-up.
        assert meant - {"assassinate"} <= verbs, phase
    assert len(offered) > 20
