"""7.21-7.23 The Crusaders: when a nation may set out, by sea, and by the German roads."""

from __future__ import annotations

from tests.rex.scene import Scene, scene

ENGLAND = "richard robert crossbows"
FRANCE = "philip hugh james"
GERMANIA = "barbarossa frederick leopold"

# 7.21 the nations


def test_7_21_a_drawn_crusader_is_staged() -> None:
    """7.21: Philip is drawn and goes to France; nobody is asked."""
    s = scene(pool="philip", cards="move_1 move_1", picks=[0]).do("done", "done")
    assert s.place("philip") == "france"
    assert s.strength("philip") == 4


def test_7_21_a_nation_sets_out_when_all_three_are_drawn() -> None:
    """T34: Richard waits while Crossbows are in the pool, also in the turn they are drawn;
    next turn the English sail one at a time, to different ports."""
    s = scene(
        staged="richard robert",
        pool="crossbows",
        hands=("move_2 move_3", "move_1 move_1"),
        picks=[0],
    )
    s.do("card move_2", "card move_1").refused("sail richard", "7.21")
    s.do("done", "done")
    assert s.place("crossbows") == "england"
    s.do("card move_3", "card move_1")
    s.do("sail richard", "land acre", "sail crossbows", "land jaffa")
    assert s.place("richard") == "acre"
    assert s.place("crossbows") == "jaffa"
    assert s.place("robert") == "england"
    s.do("sail robert", "land tyre")
    assert s.legal() == ["done"]


def test_7_21_another_nations_pool_does_not_matter() -> None:
    """7.21: the French sail while an English block is still in the pool."""
    s = scene(staged=f"{FRANCE} richard", pool="robert crossbows")
    assert s.objects("sail") == set(FRANCE.split())
    s.refused("sail richard", "7.21")


def test_7_21_a_dead_crusader_holds_nobody_back() -> None:
    """7.21, row 39: Hugh fell earlier; no Frenchman is in the pool, so James may sail."""
    s = scene("acre: philip", staged="james")
    s.do("sail james", "land acre")
    assert s.field("acre") == {"philip", "james"}


# 7.22 English and French


def test_7_22_french_sail_to_a_friendly_port_only() -> None:
    """7.22: one sea move for each; no attack, no landing in Saracen Egypt."""
    s = scene("jaffa: | zangi", staged=FRANCE, cards="move_2 move_1").do("sail philip")
    s.refused("land jaffa", "5.4")
    s.refused("sea_attack jaffa", "7.22")
    s.refused("land egypt", "5.4")
    s.do("land acre", "sail hugh", "land acre")
    assert s.legal() == ["done"]


def test_7_22_english_occupy_a_vacant_enemy_port() -> None:
    """7.22, table 0: Richard walks into vacant Egypt."""
    s = scene(staged=ENGLAND).do("sail richard", "land egypt")
    assert s.friendly("frank", "egypt")
    assert "egypt" in s.cities("frank")


def test_7_22_english_attack_from_a_port_of_the_map() -> None:
    """7.22, row 40: not only from England; Robert attacks Jaffa from Acre."""
    s = scene("acre: robert", "jaffa: | zangi").do("sail robert", "sea_attack jaffa")
    assert s.field("jaffa") == {"robert", "zangi"}


def test_7_22_english_do_not_sail_into_a_battle_the_enemy_began() -> None:
    """7.22, row 40: the Saracens attacked Jaffa this turn; Richard cannot join by sea."""
    s = scene(
        "jaffa: walter",
        "ascalon: | zangi",
        staged=ENGLAND,
        first="saracen",
        cards="move_1 move_1",
    )
    s.group("ascalon", "jaffa", "zangi").do("done", "sail richard")
    s.refused("sea_attack jaffa", "7.22")
    s.refused("land jaffa", "5.4")


def test_7_22_english_do_not_attack_in_winter() -> None:
    """7.22, 8.1: no battle is started in winter."""
    s = scene("jaffa: | zangi", staged=ENGLAND, turn=6).do("sail richard")
    s.refused("sea_attack jaffa", "8.1")


def sea_and_road(*order: str) -> Scene:
    """Richard by sea and Walter by road attack Zangi in Jaffa, in that order."""
    s = scene("caesarea: walter", "jaffa: | zangi", staged=ENGLAND)
    for who in order:
        if who == "richard":
            s.do("sail richard", "sea_attack jaffa")
        else:
            s.group("caesarea", "jaffa", "walter")
    return s.do("done")


def test_7_22_english_are_the_main_attack() -> None:
    """T37: Richard fights in round 1, Walter is a reserve of round 2; no choice is offered."""
    for order in (("richard", "walter"), ("walter", "richard")):
        s = sea_and_road(*order)
        assert s.phase != "main_road"
        s.refused("main caesarea", "6.41")
        s.until("field")
        assert s.volleys() == [{"zangi"}, {"richard"}]
        assert s.volleys() == [{"zangi"}, {"richard", "walter"}]


def battle_of_jaffa(*lines: str) -> Scene:
    """Richard alone attacks Zangi in Jaffa by sea; Zangi missed, it is Richard's turn."""
    s = scene("jaffa: | zangi", *lines, staged=ENGLAND)
    return s.do("sail richard", "sea_attack jaffa").until("field").miss("zangi")


def test_7_22_english_retreat_by_road() -> None:
    """T38, row 46: Richard may go to Caesarea, Ramallah or Ascalon; never by sea."""
    s = battle_of_jaffa().do("retreat richard")
    assert s.objects("to") == {"caesarea", "ramallah", "ascalon"}
    s.refused("to england", "6.6")
    s.do("to caesarea")
    assert s.place("richard") == "caesarea"


def test_7_22_english_do_not_retreat_to_the_enemy() -> None:
    """T38: only to friendly or vacant towns; Saracens in Ascalon and Ramallah leave Caesarea."""
    s = battle_of_jaffa("ascalon: | sanjar", "ramallah: | tuman").do("retreat richard")
    assert s.objects("to") == {"caesarea"}
    s.refused("to ascalon", "6.6")


def test_7_22_english_by_sea_as_player_2_relieve_in_round_2() -> None:
    """7.22, row 74: the relief of player 2 arrives in round 2, by sea too."""
    s = scene("acre: conrad* | zangi", "jaffa: richard", first="saracen").do("done")
    s.do("sail richard", "sea_attack acre").until("sally")
    assert s.game.round == 1
    s.do("done").until("field")
    assert s.game.round == 2
    assert s.volleys() == [{"zangi"}, {"richard"}]


# 7.23 the Germans


def test_7_23_germans_enter_subject_to_road_limits() -> None:
    """T35: two by the minor road to St. Simeon, the third is refused there; Antioch is open."""
    s = scene(staged=GERMANIA, cards="move_3 move_1")
    s.do("enter barbarossa", "to st_simeon", "enter frederick", "to st_simeon", "enter leopold")
    s.refused("to st_simeon", "7.23")
    s.do("to antioch")
    assert s.field("st_simeon") == {"barbarossa", "frederick"}
    assert s.field("antioch") == {"leopold"}
    assert s.legal() == ["done"]


def test_7_23_germans_enter_at_three_towns_only() -> None:
    """7.23: Aleppo, Antioch, St. Simeon; there they stop (row 37)."""
    s = scene(staged=GERMANIA).do("enter leopold")
    assert s.objects("to") == {"aleppo", "antioch", "st_simeon"}
    s.refused("to latakia", "7.23")
    s.do("to antioch")
    s.refused("group antioch", "5.0")


def test_7_23_germans_wait_for_their_third_block() -> None:
    """7.21, 7.23: Leopold is still in the pool."""
    s = scene(staged="barbarossa frederick", pool="leopold")
    s.refused("enter barbarossa", "7.21")
    s.refused("sail barbarossa", "7.23")


def test_7_23_germans_do_not_retreat_off_map() -> None:
    """T36: they attack Zangi in Aleppo alone; after round 3 they are eliminated for good."""
    s = scene("aleppo: | zangi", staged=GERMANIA)
    for german in GERMANIA.split():
        s.do(f"enter {german}", "to aleppo")
    s.until("field").miss("zangi")
    assert not any(action.startswith("retreat") for action in s.legal())
    s.refused("retreat leopold", "6.61")
    s.all_miss()
    for german in GERMANIA.split():
        assert s.place(german) == "gone"
    assert s.field("aleppo") == {"zangi"}


def test_7_23_germans_retreat_by_a_road_other_franks_used() -> None:
    """7.23, row 47: Bohemond came by Artah, so Leopold may retreat there."""
    s = scene("aleppo: | zangi", "artah: bohemond", staged=GERMANIA)
    s.do("enter leopold", "to aleppo").group("artah", "aleppo", "bohemond")
    s.do("done", "main germania").until("field").miss("zangi").do("retreat leopold")
    assert s.objects("to") == {"artah"}


def test_7_23_the_german_road_is_one_of_the_roads_of_an_attack() -> None:
    """7.23, row 38: off-map and Artah are two roads; one of them is the main attack."""
    s = scene("aleppo: | zangi", "artah: bohemond", staged=GERMANIA)
    s.do("enter leopold", "to aleppo").group("artah", "aleppo", "bohemond").do("done")
    assert s.phase == "main_road"
    assert s.objects("main") == {"germania", "artah"}
    s.do("main artah").until("field")
    assert s.volleys() == [{"zangi"}, {"bohemond"}]
