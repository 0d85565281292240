"""The optional rules: Iron Bridge, forced marches, and our handicap."""

from __future__ import annotations

import pytest

from levant.kernel.dice import FastDice, ScriptedDice
from levant.kernel.title import UnknownName
from levant.rex.army import BLOCKS, NOMADS
from levant.rex.bits import members
from levant.rex.board import TOWN_COUNT
from levant.rex.edition import TURNS
from levant.rex.game import REX
from tests.rex.scene import Scene, new_game, scene

IRON_BRIDGE = "optional: Iron Bridge"
FORCED_MARCHES = "optional: Forced Marches"

# Iron Bridge


def bridge(cards: str = "move_3 move_1", iron_bridge: int = 0) -> Scene:
    """Nine Franks in Antioch, one in Harim."""
    return scene(
        "antioch: bohemond conrad king_guy walter balian raymond_tripoli raymond_tiberias"
        " reynald_sidon josselin",
        "harim: turcopole_antioch",
        cards=cards,
        iron_bridge=iron_bridge,
    )


def over_the_bridge(s: Scene, count: int) -> Scene:
    """So many blocks march from Antioch to Harim; one more is picked up."""
    s.do("group antioch")
    blocks = sorted(s.objects("march"))
    for block in blocks[:count]:
        s.march(block, "harim")
    return s.do(f"march {blocks[count]}")


def test_iron_bridge_carries_three_blocks() -> None:
    """T40: the fourth from Antioch to Harim is refused."""
    s = over_the_bridge(bridge(iron_bridge=1), 3)
    s.refused("to harim", IRON_BRIDGE)
    assert len(s.field("harim")) == 4


def test_iron_bridge_counts_both_directions_together() -> None:
    """T40, row 108: two one way and one back are three."""
    s = bridge(iron_bridge=1)
    s.group("antioch", "harim", "bohemond conrad").group("harim", "antioch", "turcopole_antioch")
    s.do("group antioch", "march king_guy").refused("to harim", IRON_BRIDGE)


def test_iron_bridge_is_a_major_road_without_the_option() -> None:
    """T40: four are allowed, the fifth is refused."""
    s = over_the_bridge(bridge(), 4)
    s.refused("to harim", "5.1")
    assert len(s.field("harim")) == 5


@pytest.mark.parametrize("option", [0, 1])
def test_iron_bridge_carries_eight_with_guide(option: int) -> None:
    """T40, row 108: Guide gives eight, with the option and without."""
    s = over_the_bridge(bridge("guide move_1", iron_bridge=option), 8)
    s.refused("to harim", "5.1")
    assert len(s.field("harim")) == 9


def test_iron_bridge_limits_regroups() -> None:
    """Row 108: of four victors in Harim three regroup to Antioch, the fourth does not."""
    s = scene(
        "shughur: bohemond conrad king_guy walter",
        "harim: | zangi@1",
        cards="move_1 move_1",
        iron_bridge=1,
    )
    s.group("shughur", "harim", "bohemond conrad king_guy walter").until("field")
    s.miss("zangi").fire("conrad", 1, 6, 6, 6)
    assert s.phase == "regroup"
    for block in ("bohemond", "conrad", "king_guy"):
        s.do(f"regroup {block}", "to antioch")
    s.do("regroup walter").refused("to antioch", IRON_BRIDGE)


# Forced marches


@pytest.mark.parametrize(("die", "strength"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_forced_march_costs_a_step_on_1_to_3(die: int, strength: int) -> None:
    """T39: Conrad@4 goes Tyre-Sidon-Beirut and by a forced march to Botron."""
    s = scene("tyre: conrad@4", forced_march=1, rolls=[die])
    s.do("group tyre", "march conrad", "to sidon", "to beirut", "force botron")
    assert s.place("conrad") == "beirut"
    s.do("done")
    assert s.place("conrad") == "botron"
    assert s.strength("conrad") == strength


def test_forced_march_kills_a_block_before_its_last_leg() -> None:
    """T39: Conrad@1, die 1: dead, never in Botron; in the pool next year."""
    s = scene(
        "tyre: conrad@1",
        hands=("move_2 move_2", "move_1 move_1"),
        turn=5,
        forced_march=1,
        rolls=[1],
        picks=[0] * 12,
    )
    s.do("card move_2", "card move_1", "group tyre", "march conrad", "to sidon", "to beirut")
    s.do("force botron", "done")
    assert s.place("conrad") == "dead"
    assert "botron" not in {event[3] for event in s.events("marched")}
    assert s.field("botron") == set()
    s.do("done", "card move_2", "card move_1").until("cards")
    assert s.game.year == 1189
    assert s.place("conrad") == "pool"


def test_forced_march_is_an_option() -> None:
    """T39: without it Conrad stands in Beirut."""
    s = scene("tyre: conrad@4").do("group tyre", "march conrad", "to sidon", "to beirut")
    assert s.phase != "march"
    s.refused("force botron", FORCED_MARCHES)


def test_forced_march_adds_one_town_only_after_the_normal_move() -> None:
    """Optional rule: +1; not in place of an ordinary leg."""
    s = scene("tyre: conrad", forced_march=1).do("group tyre", "march conrad", "to sidon")
    s.refused("force beirut", FORCED_MARCHES)
    s.do("to beirut", "force botron")
    s.refused("to tripoli", "5.0")


def test_forced_march_is_permitted_to_muster() -> None:
    """Optional rule: King Guy (2) musters at Acre from Jerusalem, three towns away."""
    s = scene("jerusalem: king_guy", forced_march=1, rolls=[6])
    s.do("muster acre", "march king_guy", "to nablus", "to legio", "force acre", "done", "done")
    assert s.place("king_guy") == "acre"
    assert s.strength("king_guy") == 4


def test_forced_march_may_attack_and_the_main_road_is_declared_after_the_dice() -> None:
    """Row 106: Conrad survives his march into Tripoli; then the main road is chosen."""
    s = forced_attack(4).do("done")
    assert s.field("tripoli") == {"zangi", "bohemond", "conrad"}
    assert s.phase == "main_road"
    assert s.objects("main") == {"krak_des_chevaliers", "botron"}


def test_forced_march_that_kills_leaves_one_road() -> None:
    """Row 106: Conrad dies on the way; Bohemond's road is the main road without a choice."""
    s = forced_attack(1).do("done")
    assert s.place("conrad") == "dead"
    assert s.field("tripoli") == {"zangi", "bohemond"}
    assert s.decider == "saracen"
    s.until("field")
    assert s.volleys() == [{"zangi"}, {"bohemond"}]


def forced_attack(die: int) -> Scene:
    """Bohemond from Krak and Conrad@1 by a forced march from Sidon attack Tripoli."""
    s = scene(
        "krak_des_chevaliers: bohemond",
        "sidon: conrad@1",
        "tripoli: | zangi",
        forced_march=1,
        rolls=[die],
    )
    s.group("krak_des_chevaliers", "tripoli", "bohemond")
    return s.do("group sidon", "march conrad", "to beirut", "to botron", "force tripoli")


def test_forced_march_takes_its_place_on_the_road() -> None:
    """5.1: the extra leg counts: two forced from Tyre to Acre fill that minor road."""
    s = scene("beirut: conrad king_guy walter", forced_march=1, rolls=[6, 6])
    for block in ("conrad", "king_guy"):
        s.do("group beirut", f"march {block}", "to sidon", "to tyre", "force acre", "done")
    s.do("group beirut", "march walter", "to sidon", "to tyre").refused("force acre", "5.1")


def test_8_1_forced_march_in_winter() -> None:
    """Row 107: blocks move normally in the winter turn, so they may force their march."""
    s = scene("tyre: conrad", forced_march=1, turn=6, rolls=[4])
    s.do("group tyre", "march conrad", "to sidon", "to beirut", "force botron", "done")
    assert s.place("conrad") == "botron"


def test_8_1_forced_march_in_winter_starts_no_battle() -> None:
    s = scene("tyre: conrad", "botron: | zangi", forced_march=1, turn=6)
    s.do("group tyre", "march conrad", "to sidon", "to beirut")
    s.refused("force botron", "8.1")


def test_8_1_forced_march_in_winter_leaves_an_own_siege_behind_and_ends_in_none() -> None:
    """Rows 33, 107: Conrad's march ends in the siege of Acre, so it must be forced on."""
    s = scene("sidon: conrad", "acre: walter | zangi*", forced_march=1, turn=6, rolls=[6])
    s.do("group sidon", "march conrad", "to tyre", "to acre")
    s.refused("halt", "8.1")
    s.do("force caesarea", "done")
    assert s.place("conrad") == "caesarea"
    s = scene("beirut: conrad", "acre: walter | zangi*", forced_march=1, turn=6)
    s.do("group beirut", "march conrad", "to sidon", "to tyre")
    s.refused("force acre", "8.1")


@pytest.mark.parametrize("edition", ["1.3", "1.4", "manual"])
def test_forced_march_before_2_0_not_in_winter(edition: str) -> None:
    """Row 107: the older texts forbid it."""
    s = scene("tyre: walter", edition=edition, turn=6)
    s.do("group tyre", "march walter", "to sidon")
    assert s.place("walter") == "sidon"
    assert s.phase != "march"


def test_forced_march_does_not_lead_on_from_a_battle() -> None:
    """5.0: a block that has met enemies stops; no extra leg."""
    s = scene("tyre: conrad", "beirut: | zangi", forced_march=1)
    s.do("group tyre", "march conrad", "to sidon", "to beirut")
    assert s.phase != "march"
    s.refused("force botron", FORCED_MARCHES)


# The handicap


@pytest.mark.parametrize("handicap", [0, 1, 2, 3])
def test_handicap_gives_franks_draws_and_takes_nomads(handicap: int) -> None:
    """Option: the Franks draw so many blocks at set-up, so many fewer nomads come."""
    franks = [0] * handicap  # each time the first block of the pool: a Crusader
    dice = ScriptedDice([], franks + [0] * (4 - handicap))
    s = new_game(dice, handicap=handicap).do("done")
    pool = [b for b in BLOCKS[:31] if s.place(b) == "pool"]
    nomads = [b for b in members(NOMADS) if s.game.where[b] < TOWN_COUNT]
    assert len(pool) == 12 - handicap
    assert len(nomads) == 4 - handicap
    assert [s.place(b) for b in ("richard", "philip", "barbarossa")[:handicap]] == [
        "england",
        "france",
        "germania",
    ][:handicap]
    assert s.phase == "saracen_deploy"
    assert dice.spent


def test_handicap_pilgrims_are_placed_by_the_frank_player() -> None:
    """Option: a drawn Pilgrim goes to a friendly port at full strength, before the nomads."""
    s = new_game(ScriptedDice([], [9, 0, 0, 0]), handicap=1).do("done")
    assert (s.decider, s.phase) == ("frank", "place_draw")
    assert "egypt" not in s.objects("to")
    s.refused("to jerusalem", "7.24")
    s.do("to acre")
    assert "pilgrim_genoa" in s.field("acre")
    assert s.strength("pilgrim_genoa") == 4
    assert (s.decider, s.phase) == ("saracen", "saracen_deploy")


# The shorter war (decision 137)


@pytest.mark.parametrize(("years", "last"), [(0, 1192), (1, 1187), (2, 1188), (5, 1191)])
def test_a_shorter_war_is_counted_after_the_winter_of_its_last_year(years: int, last: int) -> None:
    """Option: random games that no sudden death ends are over in the winter of that year."""
    counted = 0
    for seed in range(3):
        game = REX.new("2.0", {"years": years} if years else {}, FastDice(seed))
        choose = FastDice(seed + 100)
        while game.deciders:
            role = game.deciders[0]
            legal = game.legal(role)
            game.play(role, legal[choose.below(len(legal))])
        assert game.result is not None
        if game.result.reason == "cities":
            counted += 1
            assert (game.year, game.turn) == (last, TURNS)
    assert counted


def test_options_are_checked() -> None:
    """Unknown options and values out of range are named."""
    with pytest.raises(UnknownName, match="handicap takes 0 to 3"):
        new_game(handicap=4)
    with pytest.raises(UnknownName, match="mud"):
        new_game(mud=1)
