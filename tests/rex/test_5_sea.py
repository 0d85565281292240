"""5.4 Sea moves: ports, besieged ports, attacked ports."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene, scene


def test_5_4_a_sea_move_leads_from_a_friendly_port_to_a_friendly_port() -> None:
    """T30: Al Adil sails from Egypt to Acre, which is Saracen; vacant Jaffa is Frank."""
    s = scene("egypt: | al_adil", "acre: | zangi", first="saracen", cards="move_1 move_1")
    s.do("sail al_adil")
    s.refused("land jaffa", "5.4")
    s.do("land acre")
    assert s.field("acre") == {"al_adil", "zangi"}


def test_5_4_a_sea_move_costs_one_move_for_each_block() -> None:
    """T30: two blocks cost two moves."""
    s = scene("egypt: | al_adil yuzpah", "acre: | zangi", first="saracen", cards="move_1 move_2")
    s.do("sail al_adil", "land acre", "sail yuzpah", "land acre")
    assert s.field("acre") == {"al_adil", "yuzpah", "zangi"}
    assert s.legal() == ["done"]


def test_5_4_franks_use_captured_egypt_as_a_port() -> None:
    """5.4, row 31: Egypt has an anchor for whoever holds it."""
    s = scene("egypt: king_guy", "acre: conrad", cards="move_1 move_1")
    s.do("sail conrad", "land egypt")
    assert s.field("egypt") == {"king_guy", "conrad"}


def test_5_4_a_sailor_does_not_attack() -> None:
    """5.4: King Guy is no Englishman; Jaffa held by Zangi is closed to him."""
    s = scene("acre: king_guy", "jaffa: | zangi", cards="move_1 move_1").do("sail king_guy")
    s.refused("land jaffa", "5.4")
    s.refused("sea_attack jaffa", "7.22")


# The port of a siege


def siege_of_tyre(first: str = "frank", turn: int = 2) -> Scene:
    """Conrad is besieged in Tyre; three Franks in Acre, Al Adil in Egypt."""
    return scene(
        "tyre: conrad* | zangi",
        "acre: king_guy walter balian",
        "egypt: | al_adil",
        first=first,
        turn=turn,
    )


def test_5_4_tyre_is_closed_to_its_besieger() -> None:
    """T31, row 28: Tyre is no haven for Al Adil, so he has none."""
    siege_of_tyre("saracen").refused("sail al_adil", "5.4")


def test_5_4_a_besieger_does_not_land_at_tyre_though_another_port_is_open() -> None:
    """T31, row 28: with a Saracen Jaffa in reach, Tyre is still refused."""
    s = scene("tyre: conrad* | zangi", "jaffa: | tuman", "egypt: | al_adil", first="saracen")
    s.do("sail al_adil").refused("land tyre", "6.51")


def test_5_4_a_besieger_does_not_sail_from_tyre() -> None:
    """5.4, row 28, table 0: the port belongs to the besieged; Zangi cannot embark."""
    s = scene("tyre: conrad* | zangi", "egypt: | al_adil", first="saracen")
    s.refused("sail zangi", "6.51")


def test_5_4_a_relieved_besieger_does_not_sail_from_tyre() -> None:
    """5.4, row 28: nor when a relief has attacked him and he is not pinned."""
    s = scene("tyre: conrad* | zangi sanjar", "sidon: balian", "egypt: | al_adil")
    s.group("sidon", "tyre", "balian").do("done")
    s.refused("sail zangi", "6.51")


def test_5_4_the_besieged_of_tyre_are_reinforced_by_sea() -> None:
    """T31, row 29: King Guy lands in the castle; with two inside it is full."""
    s = siege_of_tyre().do("sail king_guy", "land tyre")
    assert s.castle("tyre") == {"conrad", "king_guy"}
    s.do("sail walter").refused("land tyre", "6.52")


def test_5_4_the_besieged_of_tyre_may_sail_away() -> None:
    """T31: Conrad leaves for Acre; the siege is over, Tyre is Saracen."""
    s = siege_of_tyre().do("sail conrad", "land acre")
    assert "conrad" in s.field("acre")
    assert s.castle("tyre") == set()
    assert s.friendly("saracen", "tyre")


def test_5_4_the_besieger_controls_other_ports() -> None:
    """T32: King Guy does not sail from Jaffa into besieged Acre, nor Conrad out of it."""
    s = scene("acre: conrad* | zangi", "jaffa: king_guy")
    s.refused("sail conrad", "6.51")
    s.do("sail king_guy").refused("land acre", "6.51")


def test_5_4_a_besieger_uses_the_port_he_besieges() -> None:
    """5.4, table 0: Saracens besieging Acre sail in and out of it."""
    s = scene("acre: conrad* | zangi sanjar", "egypt: | al_adil", first="saracen")
    s.do("sail al_adil", "land acre", "sail zangi", "land egypt")
    assert s.field("acre") == {"sanjar", "al_adil"}
    assert s.place("zangi") == "egypt"


def test_5_4_english_sail_against_besiegers_never_into_the_castle() -> None:
    """T33, row 75: Richard's sea move to besieged Acre is an attack on Zangi."""
    s = scene("acre: conrad* | zangi", "jaffa: richard").do("sail richard")
    s.refused("land acre", "6.51")
    s.do("sea_attack acre")
    assert s.field("acre") == {"richard", "zangi"}
    assert s.castle("acre") == {"conrad"}


def test_5_4_english_choose_between_castle_and_attack_at_tyre() -> None:
    """5.4, row 75: at Tyre Richard may land in the castle, or attack."""
    s = scene("tyre: conrad* | zangi", "jaffa: richard").do("sail richard")
    assert s.can("land tyre")
    assert s.can("sea_attack tyre")
    assert s.do("land tyre").castle("tyre") == {"conrad", "richard"}


# 5.5 an attacked port


def attack_on(port: str, origin: str) -> Scene:
    """Zangi attacks Conrad and King Guy in a port; the Franks are to move."""
    s = scene(
        f"{port}: conrad king_guy",
        f"{origin}: | zangi",
        "beirut: walter",
        first="saracen",
        cards="move_2 move_1",
    )
    return s.group(origin, port, "zangi").do("done")


@pytest.mark.parametrize(("port", "origin"), [("acre", "legio"), ("tyre", "sidon")])
def test_5_5_an_unpinned_block_sails_out_of_an_attacked_port(port: str, origin: str) -> None:
    """T29, rows 26 and 30: Conrad sails for one move, King Guy stays pinned."""
    s = attack_on(port, origin).do("sail conrad", "land jaffa")
    assert s.place("conrad") == "jaffa"
    s.refused("sail king_guy", "5.5")
    s.do("sail walter", "land jaffa")
    assert s.legal() == ["done"]


def test_5_5_conrad_sails_from_attacked_acre_to_tyre() -> None:
    """T29: the scenario's own ports; one of the Franks' two moves is left."""
    s = attack_on("acre", "legio").do("sail conrad", "land tyre")
    assert s.place("conrad") == "tyre"
    assert s.game.moves == 1


def test_5_4_nobody_sails_into_a_port_attacked_this_turn() -> None:
    """5.4, row 27: Tyre attacked, not yet besieged: Walter cannot land there."""
    attack_on("tyre", "sidon").do("sail walter").refused("land tyre", "5.4")


# 8.1 winter


def test_8_1_no_siege_is_reinforced_by_sea_in_winter() -> None:
    """T41, row 94: Al Adil does not land at Acre, which the Saracens besiege."""
    s = scene(
        "acre: conrad* | zangi", "jaffa: | tuman", "egypt: | al_adil", first="saracen", turn=6
    )
    s.do("sail al_adil").refused("land acre", "8.1")


def test_8_1_the_besieged_of_tyre_sail_out_in_winter_but_nobody_in() -> None:
    """8.1, table 0: Conrad may leave Tyre; King Guy may not join him."""
    s = siege_of_tyre(turn=6)
    s.do("sail king_guy").refused("land tyre", "8.1")
    s.do("land jaffa", "sail conrad", "land acre")
    assert s.place("conrad") == "acre"
