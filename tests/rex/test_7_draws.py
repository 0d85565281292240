"""7.0: draw pools, Crusaders in staging, and where a drawn block is placed."""

from __future__ import annotations

from tests.rex.scene import Scene, scene

SYRIA = "aleppo artah zerdana hama homs lacum qaddas baalbek anjar damascus banyas ashtera ajlun"
FRANKS = (
    "richard philip barbarossa robert hugh frederick james leopold crossbows conrad walter "
    "balian king_guy"
)
# The ports of the Franks but Tyre, and as many emirs.
PORTS = "st_simeon latakia margat tartus tripoli beirut sidon acre caesarea jaffa ascalon"
EMIRS = "saladin al_adil al_aziz al_afdal al_zahir taqi_al_din sanjar tuman keukburi qaimaz yuzpah"


def one_each(towns: str, blocks: str, side: str) -> list[str]:
    """A block in each of the towns, as lines of a scene; `side` is the bar before Saracens."""
    return [f"{t}: {side} {b}" for t, b in zip(towns.split(), blocks.split(), strict=True)]


def draw(*lines: str, pool: str, first: str = "frank") -> Scene:
    """Nobody moves; the first block of the pool is drawn and waits to be placed."""
    return scene(*lines, pool=pool, first=first, picks=[0]).until("place_draw")


# 7.0 when, and who first


def test_7_0_no_draws_in_1187() -> None:
    """T89: the pools stay as they are."""
    s = scene(year=1187, pool="walter kurds_1").until("cards")
    assert s.game.turn == 3
    assert (s.place("walter"), s.place("kurds_1")) == ("pool", "pool")


def test_7_0_player_1_draws_and_deploys_first() -> None:
    """T89: 1188, the Saracens are player 1; they place before the Franks draw."""
    s = scene(year=1188, first="saracen", pool="walter kurds_1", picks=[0, 0])
    s.until("place_draw")
    assert s.decider == "saracen"
    s.do("to damascus")
    assert (s.phase, s.decider) == ("place_draw", "frank")
    s.do("to caesarea")
    assert (s.place("walter"), s.place("kurds_1")) == ("caesarea", "damascus")
    assert (s.phase, s.game.turn) == ("cards", 3)


def test_7_0_no_draws_in_the_winter_turn() -> None:
    """T89: turn 6 ends the year without a draw."""
    s = scene(turn=6, pool="walter kurds_1", picks=[0] * 12).until("cards")
    assert s.game.year == 1189
    assert (s.place("walter"), s.place("kurds_1")) == ("pool", "pool")


def test_7_0_no_draws_in_a_cancelled_turn() -> None:
    """T89: both players played events."""
    s = scene(pool="walter kurds_1", hands=("guide", "jihad"))
    s.do("card guide", role="frank").do("card jihad", role="saracen")
    assert (s.phase, s.game.turn) == ("cards", 3)
    assert (s.place("walter"), s.place("kurds_1")) == ("pool", "pool")


def test_7_0_one_block_each() -> None:
    """7.0: of two blocks in the pool one is drawn."""
    s = draw(pool="walter balian").do("to acre")
    assert (s.place("walter"), s.place("balian")) == ("pool", "acre")


def test_7_0_placement_is_compulsory() -> None:
    """Decision 93: a drawn block cannot be declined."""
    s = draw(pool="walter")
    s.refused("done", "7.0")


# 7.1 the pools


def test_7_1_a_draw_is_random() -> None:
    """7.1: the pool lies face-down; chance picks the block."""
    drawn = set()
    for pick in (0, 1, 2):
        s = scene(pool="walter balian josselin", picks=[pick]).until("place_draw").do("to tyre")
        drawn |= {b for b in ("walter", "balian", "josselin") if s.place(b) == "tyre"}
    assert drawn == {"walter", "balian", "josselin"}


def test_7_1_an_empty_pool_is_passed_over() -> None:
    """7.1: only the Saracens have something to draw."""
    s = scene(pool="kurds_1", picks=[0]).until("place_draw")
    assert s.decider == "saracen"


def test_7_1_each_side_draws_from_its_own_pool() -> None:
    """7.1: the Franks draw no Saracen."""
    s = scene(pool="kurds_1 walter", picks=[0, 0]).until("place_draw").do("to acre")
    assert (s.place("walter"), s.place("kurds_1")) == ("acre", "pool")


# 7.21 Crusaders


def test_7_21_a_crusader_goes_to_staging_without_a_choice() -> None:
    """7.21: Philip lies face-up in France at full strength."""
    s = scene(pool="philip", picks=[0]).until("cards")
    assert s.place("philip") == "france"
    assert s.strength("philip") == 4
    assert s.view("saracen")["staging"] == {"england": [], "france": ["philip"], "germania": []}


def test_7_21_the_french_sail_in_the_turn_after_the_third_was_drawn() -> None:
    """T93: James, the third, is drawn in turn 3: they may sail in turn 4, not in turn 3."""
    s = scene(
        staged="philip hugh",
        pool="james",
        turn=3,
        hands=("move_3 move_2", "move_1 move_1"),
        picks=[0],
    )
    s.do("card move_3", role="frank").do("card move_1", role="saracen")
    assert s.objects("sail") == set()
    s.refused("sail philip", "7.21")
    s.until("cards")
    assert (s.game.turn, s.place("james")) == (4, "france")
    s.do("card move_2", role="frank").do("card move_1", role="saracen")
    assert s.objects("sail") == {"philip", "hugh", "james"}
    s.do("sail philip", "land tyre")
    assert s.place("philip") == "tyre"


def test_7_21_not_all_of_a_nation_need_move_together() -> None:
    """7.21: Philip sails with the only move, the others stay in France."""
    s = scene(staged="philip hugh james", cards="move_1 move_1").do("sail philip", "land acre")
    assert [s.place(b) for b in ("philip", "hugh", "james")] == ["acre", "france", "france"]
    s.do("done", "done")
    assert s.phase == "cards"


# 7.24 Pilgrims


def saracen_ports(tyre: str) -> Scene:
    """Every Frank port but Tyre is Saracen; Tyre is besieged; a Pilgrim is drawn."""
    held = one_each(PORTS, EMIRS, "|")
    return scene(f"tyre: {tyre} | zangi", *held, pool="pilgrim_genoa", rolls=[6, 6], picks=[0])


def test_7_24_a_pilgrim_lands_in_the_castle_of_besieged_tyre() -> None:
    """T90, decision 90: one Frank inside, room for one more."""
    s = saracen_ports("conrad*").until("place_draw")
    assert s.objects("to") == {"tyre"}
    s.do("to tyre")
    assert s.castle("tyre") == {"conrad", "pilgrim_genoa"}
    assert s.strength("pilgrim_genoa") == 4


def test_7_24_a_pilgrim_without_a_port_returns_to_the_pool() -> None:
    """T90: two inside; the castle is full, the draw is lost."""
    s = saracen_ports("conrad* king_guy*").until("cards")
    assert s.place("pilgrim_genoa") == "pool"
    assert s.castle("tyre") == {"conrad", "king_guy"}
    assert len(s.events("draw_lost")) == 1


def test_7_24_pilgrims_land_only_in_friendly_ports() -> None:
    """7.24: ports of the realm and held ones; no inland town, no Saracen port."""
    s = draw("jaffa: | zangi", "egypt: walter", "jerusalem: balian", pool="pilgrim_genoa")
    assert s.objects("to") == {*PORTS.split(), "tyre", "egypt"} - {"jaffa"}
    s.refused("to jerusalem", "7.24")
    s.refused("to jaffa", "7.24")
    s.do("to acre")
    assert s.strength("pilgrim_genoa") == 4


def test_7_24_pilgrims_do_not_land_in_the_castle_of_another_besieged_port() -> None:
    """7.24, 6.51: Acre's port is the besieger's."""
    s = scene("acre: conrad* | zangi", pool="pilgrim_genoa", rolls=[6], picks=[0])
    s.until("place_draw")
    assert "acre" not in s.objects("to")


def test_7_24_pilgrims_do_not_land_at_tyre_that_the_franks_besiege() -> None:
    """T111, decision 91: the port belongs to the besieged Saracens; Acre is open."""
    s = scene("tyre: walter | zangi*", pool="pilgrim_genoa", rolls=[6], picks=[0])
    s.until("place_draw")
    assert "acre" in s.objects("to")
    s.refused("to tyre", "7.24")


# 7.25 Outremers and Turcopoles


def guy_drawn() -> Scene:
    """Guy is drawn while Zangi holds Jerusalem."""
    return draw("jerusalem: | zangi", pool="king_guy")


def test_7_25_full_strength_on_an_alternate_seat() -> None:
    """T91: Acre shows Guy's shield."""
    s = guy_drawn().do("to acre")
    assert s.strength("king_guy") == 4


def test_7_25_strength_one_in_any_other_friendly_town() -> None:
    """T91: Nablus is friendly, but no seat of Guy."""
    s = guy_drawn().do("to nablus")
    assert s.strength("king_guy") == 1


def test_7_25_not_on_an_enemy_occupied_seat() -> None:
    """T91: Jerusalem is Saracen."""
    s = guy_drawn()
    assert "jerusalem" not in s.objects("to")
    s.refused("to jerusalem", "7.25")


def test_7_25_not_in_a_vacant_town_of_the_enemy() -> None:
    """Table 0: vacant Damascus is not friendly to the Franks."""
    guy_drawn().refused("to damascus", "7.25")


def test_7_25_turcopoles_are_drawn_like_outremers() -> None:
    """7.25: full at Tiberias, one of their seats; strength 1 at Jaffa."""
    s = draw(pool="turcopole_beirut").do("to tiberias")
    assert s.strength("turcopole_beirut") == 3
    s = draw(pool="turcopole_beirut").do("to jaffa")
    assert s.strength("turcopole_beirut") == 1


def test_7_25_a_town_held_in_the_enemy_realm_is_friendly() -> None:
    """7.25: Franks hold Damascus; Guy may be placed there at strength 1."""
    s = draw("damascus: walter", pool="king_guy").do("to damascus")
    assert s.strength("king_guy") == 1


def test_7_25_a_besieged_enemy_does_not_occupy_the_seat() -> None:
    """T110, decision 88: the Franks besiege Tyre; Conrad comes there at full strength."""
    s = scene("tyre: walter | zangi*", pool="conrad", rolls=[6], picks=[0])
    s.until("place_draw").do("to tyre")
    assert s.strength("conrad") == 4
    assert s.field("tyre") == {"walter", "conrad"}


def test_7_25_not_where_own_blocks_are_besieged() -> None:
    """Decision 89: Walter is besieged in Tyre; Conrad cannot be placed there."""
    s = scene("tyre: walter* | zangi", pool="conrad", rolls=[6], picks=[0])
    s.until("place_draw").refused("to tyre", "7.25")


def test_7_25_nobody_is_placed_in_masyaf() -> None:
    """1.12: Masyaf is the Assassins'."""
    s = guy_drawn()
    assert "masyaf" not in s.objects("to")
    s.refused("to masyaf", "7.25")


# 7.3 Saracens


def kurds_drawn() -> Scene:
    """Kurds are drawn while Zangi holds Acre."""
    return draw("acre: | zangi", pool="kurds_1")


def test_7_3_full_strength_at_the_home_seat() -> None:
    """T92: Kurds at Damascus."""
    assert kurds_drawn().do("to damascus").strength("kurds_1") == 4


def test_7_3_strength_one_in_any_friendly_town() -> None:
    """T92: at Homs, or at Acre which the Saracens hold."""
    assert kurds_drawn().do("to homs").strength("kurds_1") == 1
    assert kurds_drawn().do("to acre").strength("kurds_1") == 1


def test_7_3_not_in_a_vacant_frank_town() -> None:
    """T92: vacant Krak is Frank."""
    s = kurds_drawn()
    assert "krak_des_chevaliers" not in s.objects("to")
    s.refused("to krak_des_chevaliers", "7.3")


def test_7_3_not_on_an_enemy_occupied_seat() -> None:
    """7.3: Franks hold Damascus; the Kurds have no other seat."""
    s = draw("damascus: walter", pool="kurds_1")
    s.refused("to damascus", "7.3")


def test_7_3_saladins_family_shares_its_seats() -> None:
    """5.3: Al Adil at full strength in Egypt, Damascus or Aleppo; not in Homs."""
    for town, steps in (("egypt", 4), ("damascus", 4), ("aleppo", 4), ("homs", 1)):
        assert draw(pool="al_adil").do(f"to {town}").strength("al_adil") == steps


def test_7_3_no_place_at_all_loses_the_draw() -> None:
    """Decision 92: Franks hold all Syria and Egypt; the Kurds return to the pool."""
    held = one_each(SYRIA, FRANKS, "")
    s = scene(*held, "egypt: bohemond | al_aziz*", pool="kurds_1", rolls=[6], picks=[0])
    s.until("cards")
    assert s.place("kurds_1") == "pool"
    assert len(s.events("draw_lost")) == 1


def test_7_2_a_frank_draw_is_staged_or_placed() -> None:
    """7.2: of the same pool a Crusader is staged, an Outremer asks for a town."""
    staged = scene(pool="richard walter", picks=[0]).until("cards")
    assert staged.place("richard") == "england"
    asked = scene(pool="richard walter", picks=[1]).until("place_draw")
    assert "caesarea" in asked.objects("to")
