"""Edition 1.3, optional rules: Richard crosses the sea, the fickle Philip."""

from __future__ import annotations

from functools import partial

import pytest

from levant.kernel.title import UnknownName
from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")
richard = partial(scene, edition="1.3", richard_by_sea=1)
philip = partial(scene, edition="1.3", fickle_philip=1)


def test_es_option_there_are_two_optional_rules() -> None:
    """Row 77: the Iron Bridge is an option of the later edition, forced marches are no option."""
    es(richard_by_sea=1, fickle_philip=1)
    with pytest.raises(UnknownName):
        es(iron_bridge=1)
    with pytest.raises(UnknownName):
        es(forced_march=1)


# Richard crosses the sea


def relief_of_acre(*others: str, first: str = "frank") -> Scene:
    """Richard sails from Jaffa to Acre, where Zangi besieges Conrad."""
    lines = ("acre: conrad* | zangi", "jaffa: richard", *others)
    s = richard(*lines, first=first)
    if first == "saracen":
        s.do("done")
    return s.do("sail richard", "sea_attack acre")


def test_es_option_richard_attacks_the_besiegers_of_a_port() -> None:
    """Rows 25 and 77: he begins a field battle and fires with B4; Zangi defends."""
    s = relief_of_acre().until("sally").do("done").miss("zangi")
    assert s.objects("fire") == {"richard"}
    s.fire("richard", 4, 5, 6, 6)
    assert s.strength("zangi") == 2


@pytest.mark.parametrize("port", ["acre", "tyre", "tripoli", "jaffa"])
def test_es_option_richard_goes_to_any_besieged_port(port: str) -> None:
    """Row 77: for one move."""
    s = richard(f"{port}: conrad* | zangi", "caesarea: richard").do("sail richard")
    assert s.objects("sea_attack") == {port}
    s.do(f"sea_attack {port}")
    assert s.field(port) == {"richard", "zangi"}
    assert s.game.moves == 2


def test_es_option_richard_attacks_no_port_that_is_not_besieged() -> None:
    """Row 77: Zangi holds Acre; nobody is besieged there."""
    s = richard("acre: | zangi", "jaffa: richard").do("sail richard")
    assert s.refused("sea_attack acre", "5.8").key == "only_to_relieve"


def test_es_option_richard_alone_attacks_by_sea() -> None:
    """Row 77: neither Robert nor King Guy."""
    s = richard("acre: conrad* | zangi", "jaffa: robert king_guy")
    for block in ("robert", "king_guy"):
        s.do(f"sail {block}")
        assert s.refused("sea_attack acre", "5.8").key == "only_richard"
        s.do("land caesarea")


def test_es_option_richard_must_be_in_the_holy_land() -> None:
    """Row 77: he does not sail from England into a battle."""
    s = richard("acre: conrad* | zangi", staged="richard robert crossbows").do("sail richard")
    assert s.refused("sea_attack acre", "5.8").key == "only_richard"


def test_es_option_without_it_richard_does_not_attack_by_sea() -> None:
    """Row 77: an option, off by default."""
    s = es("acre: conrad* | zangi", "jaffa: richard").do("sail richard")
    assert s.refused("sea_attack acre", "5.8").key == "nobody_attacks_by_sea"


def test_es_option_richard_retreats_by_sea_to_any_friendly_port() -> None:
    """Row 77: to Frank ports near and far, not along a road to Legio."""
    s = relief_of_acre().until("sally").do("done").miss("zangi").do("retreat richard")
    s.refused("to legio", "optional: Richard crosses the sea")
    assert {"jaffa", "tyre", "beirut", "tripoli"} <= s.objects("to")
    assert s.objects("to").isdisjoint({"legio", "tiberias", "acre", "egypt"})
    s.do("to beirut")
    assert s.place("richard") == "beirut"


def test_es_option_richard_leaves_by_sea_in_round_4() -> None:
    """Rows 28 and 77: as any attacker he must go, and the sea is his way."""
    s = relief_of_acre().until("sally")
    for _ in range(3):
        s.do("done").all_miss(to_round=s.round + 1)
    s.miss("zangi")
    assert s.legal() == ["retreat richard"]
    s.do("retreat richard")
    assert "tyre" in s.objects("to")
    assert "legio" not in s.objects("to")


def test_es_option_the_garrison_may_sally_to_help_richard() -> None:
    """Row 77: he fights an ordinary field battle."""
    s = relief_of_acre().until("sally").do("sally conrad")
    assert s.volleys() == [{"zangi"}, {"richard", "conrad"}]


def test_es_option_richard_fights_in_round_1_as_player_2_too() -> None:
    """Rows 56 and 77: he begins the battle himself."""
    s = relief_of_acre(first="saracen").until("sally").do("done")
    assert s.volleys() == [{"zangi"}, {"richard"}]


def test_es_option_richard_may_join_the_relief_of_another_group() -> None:
    """Rows 30 and 77: the Frank declares who attacks first; nothing says that it is Richard."""
    s = relief_of_acre("legio: walter balian")
    s.group("legio", "acre", "walter balian").do("done")
    assert (s.phase, s.objects("main")) == ("main_road", {"legio", "sea"})
    s.do("main legio").until("sally").do("done").miss("zangi")
    assert s.objects("fire") == {"walter", "balian"}


def test_es_option_richard_after_a_victory_is_bound_to_no_sea() -> None:
    """Row 77: he regroups by road as anybody."""
    s = relief_of_acre().until("sally").do("done").miss("zangi").fire("richard", 1, 2, 3, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    s.do("regroup richard", "to legio")
    assert s.place("richard") == "legio"


# The fickle Philip


def james_falls(where: str, option: int = 1) -> Scene:
    """James is killed in Tiberias; Philip is elsewhere."""
    lines = ("tiberias: james@1", "ajlun: | zangi", where)
    s = es(*lines, first="saracen", fickle_philip=option)
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").miss("james")
    return s.fire("zangi", 1, 6, 6)


def test_es_option_philip_goes_home_when_james_is_dead() -> None:
    """Row 77: out of Acre, for good."""
    s = james_falls("acre: philip walter")
    assert (s.place("james"), s.place("philip")) == ("gone", "gone")
    assert s.field("acre") == {"walter"}


def test_es_option_philip_leaves_the_same_battle() -> None:
    """Row 77: Walter is left alone before Zangi."""
    s = philip("tiberias: james@1 philip@1 walter@1", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done")
    s.miss("james", "philip", "walter").fire("zangi", 1, 6, 6).do("hit james")
    assert s.field("tiberias") == {"walter", "zangi"}
    assert (s.phase, s.round) == ("field", 2)


def james_falls_first(*lines: str) -> Scene:
    """James is killed in the first of two battles; the victor does not regroup."""
    s = philip("tiberias: james@1", "ajlun: | zangi", *lines, first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("battle_order").do("battle tiberias", "done")
    return s.miss("james").fire("zangi", 1, 6, 6).do("done")


@pytest.mark.parametrize("line", ["acre: philip* | tuman", "acre: philip | tuman*"])
def test_es_option_philip_leaves_a_siege(line: str) -> None:
    """Row 77: alone in Acre, besieged or besieging, he leaves the city to Tuman."""
    s = james_falls_first(line)
    assert s.place("philip") == "gone"
    assert "acre" in s.cities("saracen")


@pytest.mark.parametrize("line", ["acre: philip* | tuman", "acre: philip | tuman*"])
def test_es_option_no_battle_is_left_where_philip_stood_alone(line: str) -> None:
    """Rows 26 and 77: there are no enemies in Acre any more, so nobody is asked to deploy."""
    assert james_falls_first(line).phase == "cards"


@pytest.mark.parametrize("line", ["tyre: philip* | tuman", "tyre: philip | tuman*"])
def test_es_option_philip_leaves_a_siege_in_a_muddy_turn(line: str) -> None:
    """Rows 6 and 77: James dies of attrition in Acre; there is nothing to roll for in Tyre."""
    s = philip("acre: james@1* | zangi", line, hands=("mud move_1", "move_2 move_1"), rolls=[1])
    s.do("card mud", "card move_2").until("cards")
    assert (s.place("james"), s.place("philip")) == ("gone", "gone")
    assert len(s.events("attrition")) == 1


def test_es_option_philip_does_not_come_when_james_is_dead() -> None:
    """Row 77: he still waited in France."""
    s = philip("tiberias: james@1", "ajlun: | zangi", staged="philip", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").miss("james")
    s.fire("zangi", 1, 6, 6)
    assert s.place("philip") == "gone"


def test_es_option_hugh_stays_when_james_is_dead() -> None:
    """Row 77: only Philip has a claim to Flanders."""
    s = james_falls("acre: hugh")
    assert s.place("hugh") == "acre"


def test_es_option_without_it_philip_stays() -> None:
    """Row 77: off by default."""
    assert james_falls("acre: philip", option=0).place("philip") == "acre"


def test_es_option_james_does_not_leave_with_philip() -> None:
    """Row 77: Philip's death does not touch James."""
    s = philip("tiberias: philip@1", "ajlun: | zangi", "acre: james", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").miss("philip")
    s.fire("zangi", 1, 6, 6)
    assert (s.place("philip"), s.place("james")) == ("gone", "acre")


def test_es_option_fickle_philip_leaves_a_battle_he_began() -> None:
    """Row E26: James dies on a forced march while Philip attacks: the attack is called off."""
    s = philip("acre: philip", "jaffa: james@1", "tiberias: | zangi sanjar")
    s.group("acre", "tiberias", "philip")
    s.do("group jaffa", "march james", "to caesarea", "to nablus", "force baisan")
    s.rolls(1).do("done")
    assert (s.place("james"), s.place("philip")) == ("gone", "gone")
    assert s.decider == "saracen"
    assert s.view("frank")["entries"] == []
    s.do("group tiberias", "march zangi")
    assert "acre" in s.objects("to")


def test_es_option_fickle_philip_besieged_with_james_leaves_the_castle_empty() -> None:
    """Row E26: both are besieged in Acre; James dies of attrition, and the siege is over."""
    s = philip("acre: james@1* philip@1* | zangi", "legio: | tuman", first="saracen")
    s.until("leave").rolls(6, 1).do("done")
    assert (s.place("james"), s.place("philip")) == ("gone", "gone")
    assert (s.phase, s.decider) == ("regroup", "saracen")


OTHER_PORTS = (
    "tyre: | jurdik", "sidon: | bahram", "beirut: | qaimaz", "tripoli: | yazkuj",
    "margat: | shirkuh", "tartus: | keukburi", "latakia: | sulaiman", "st_simeon: | al_mashtub",
    "caesarea: | al_zahir", "ascalon: | al_aziz", "egypt: | al_adil",
)  # fmt: skip


def richard_defends(*lines: str) -> Scene:
    """Richard from Jaffa kills Zangi at besieged Acre, then Sanjar comes from Tiberias."""
    s = richard(
        "acre: conrad* | zangi@1", "jaffa: richard", "tiberias: | sanjar",
        "ramallah: | taqi_al_din", *lines,
    )  # fmt: skip
    s.do("sail richard", "sea_attack acre", "done")
    s.group("tiberias", "acre", "sanjar").group("ramallah", "jaffa", "taqi_al_din").do("done")
    if s.phase == "battle_order":
        s.do("battle acre")
    s.do("done").miss("zangi").fire("richard", 1, 6, 6, 6).do("done")
    return s


def test_es_option_richard_by_sea_has_no_retreat_when_every_port_is_lost() -> None:
    """He wins round 1 and defends in round 2: he retreats by sea or not at all."""
    s = richard_defends(*OTHER_PORTS)
    assert "richard" in s.objects("fire")
    assert "richard" not in s.objects("retreat")


def test_es_option_richard_by_sea_retreats_although_every_road_is_closed() -> None:
    s = richard_defends("legio: | tuman", "caesarea: | bahram", "tyre: | jurdik")
    s.do("retreat richard")
    assert "tripoli" in s.objects("to")
    assert not s.objects("to") & {"legio", "caesarea", "tyre", "tiberias"}
    s.refused("to legio", "optional: Richard crosses the sea")
    s.do("to tripoli")
    assert s.place("richard") == "tripoli"


def test_es_option_richard_by_sea_takes_no_place_on_the_coast_road() -> None:
    """5.4: a retreat by sea from Acre to Tyre, its neighbour, fills no road."""
    s = relief_of_acre().until("sally").do("sally conrad").miss("zangi")
    s.do("retreat richard", "to tyre")
    assert s.phase == "field"
    assert s.view("frank")["roads"] == []
