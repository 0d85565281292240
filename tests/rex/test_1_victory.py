"""1.12, 1.2: town control, victory cities, sudden death and the final count."""

from __future__ import annotations

import pytest

from levant.kernel.title import Result
from tests.rex.scene import Scene, scene

FRANK, SARACEN = 0, 1
DEAL = [0] * 12


def six_cities(castle: str, rolls: list[int]) -> Scene:
    """The Saracens hold six cities and besiege Tripoli; the Franks have a block to draw."""
    return scene(
        f"tripoli: {castle} | zangi",
        "acre: | sanjar",
        "jerusalem: | tuman",
        "antioch: | keukburi",
        pool="walter",
        rolls=rolls,
        picks=[0],
        first="saracen",
    )


# 1.12 control


def test_1_12_a_vacated_town_is_its_realms_again_at_once() -> None:
    """T103: Zangi leaves Antioch; it is a Frank city before anybody else moves."""
    s = scene("antioch: | zangi", first="saracen")
    assert "antioch" in s.cities("saracen")
    assert s.friendly("saracen", "antioch")
    s.do("group antioch", "march zangi", "to harim")
    assert "antioch" in s.cities("frank")
    assert s.friendly("frank", "antioch")
    assert s.friendly("saracen", "harim")


def test_1_12_a_vacant_enemy_town_is_friendly_when_occupied() -> None:
    """1.12: Walter walks into vacant Damascus; it is a Frank city at once."""
    s = scene("banyas: walter").group("banyas", "damascus", "walter")
    assert "damascus" in s.cities("frank")
    assert s.friendly("frank", "damascus")


def test_1_12_masyaf_belongs_to_nobody() -> None:
    """1.12: neither side's, and no road leads there."""
    s = scene("acre: walter")
    assert not s.friendly("frank", "masyaf")
    assert not s.friendly("saracen", "masyaf")
    s.refused("muster masyaf", "1.12")


# 1.2 the cities


def test_1_2_cities_at_the_start() -> None:
    """1.2: three Saracen, four Frank."""
    s = scene()
    assert s.cities("saracen") == {"aleppo", "damascus", "egypt"}
    assert s.cities("frank") == {"antioch", "tripoli", "acre", "jerusalem"}


def test_1_2_a_besieged_city_is_the_castle_defenders() -> None:
    """1.2 note, decision 104: Acre counts for Conrad, Aleppo for Zangi."""
    s = scene("acre: conrad* | saladin", "aleppo: walter | zangi*")
    assert "acre" in s.cities("frank")
    assert "aleppo" in s.cities("saracen")
    assert "acre" not in s.cities("saracen")
    assert "aleppo" not in s.cities("frank")


def test_1_2_a_besieged_city_in_the_enemy_realm_is_the_castle_defenders() -> None:
    """Decision 104: Zangi is besieged in Acre; the city is still Saracen."""
    s = scene("acre: conrad | zangi*")
    assert "acre" in s.cities("saracen")
    assert "acre" not in s.cities("frank")


# 1.2 sudden death


def test_1_2_no_sudden_death_while_the_seventh_city_is_besieged() -> None:
    """T101: Bohemond survives in Tripoli's castle; the game goes on."""
    s = six_cities("bohemond@1*", rolls=[2]).until("place_draw").do("to caesarea")
    assert s.phase == "cards"
    assert s.game.result is None


def test_1_2_sudden_death_at_the_end_of_the_turn() -> None:
    """T101: the castle falls by attrition; draws come first, then the Saracens have won."""
    s = six_cities("bohemond@1*", rolls=[1]).until("place_draw")
    assert s.cities("saracen") == {
        *("aleppo", "damascus", "egypt", "antioch", "tripoli", "acre", "jerusalem")
    }
    assert s.game.result is None
    s.do("to caesarea")
    assert s.phase == "over"
    assert s.game.result == Result(SARACEN, "sudden_death")


def test_1_2_no_sudden_death_in_the_middle_of_a_turn() -> None:
    """1.2: only the end of a game turn counts; the Franks take Egypt back in time."""
    s = scene(
        "tripoli: | zangi",
        "acre: | sanjar",
        "jerusalem: | tuman",
        "harim: | keukburi",
        "gaza: walter",
        first="saracen",
    )
    s.group("harim", "antioch", "keukburi").do("done")
    assert len(s.cities("saracen")) == 7
    s.group("gaza", "egypt", "walter").until("cards")
    assert s.game.result is None
    assert "egypt" in s.cities("frank")


def test_1_2_franks_win_by_sudden_death_too() -> None:
    """1.2: Walter completes the seven in Aleppo."""
    s = scene("artah: walter", "damascus: conrad", "egypt: balian")
    s.group("artah", "aleppo", "walter").until("over")
    assert s.game.result == Result(FRANK, "sudden_death")


def test_1_2_sudden_death_at_the_end_of_a_cancelled_turn() -> None:
    """1.9: both played events; the seven cities were complete before."""
    s = scene("aleppo: walter", "damascus: conrad", "egypt: balian", hands=("guide", "jihad"))
    s.do("card guide", role="frank").do("card jihad", role="saracen")
    assert s.game.result == Result(FRANK, "sudden_death")


def test_1_2_sudden_death_in_winter_before_supply() -> None:
    """Decision 102: the winter siege of Tripoli succeeds; nobody is asked for supply."""
    s = scene(
        "tripoli: bohemond@1* | zangi",
        "acre: | sanjar",
        "jerusalem: | tuman",
        "antioch: | keukburi",
        "legio: | qaimaz yuzpah",
        turn=6,
        first="saracen",
        cards="move_1 winter_campaign",
        rolls=[2],
    )
    s.do("keep_siege tripoli").until("regroup").do("done")
    assert s.game.result == Result(SARACEN, "sudden_death")
    assert s.field("legio") == {"qaimaz", "yuzpah"}


# 1.2 the final count


def last_winter(*lines: str, cards: str = "move_1 move_1", rolls: list[int] | None = None) -> Scene:
    """The winter turn of 1192."""
    return scene(*lines, year=1192, turn=6, cards=cards, first="saracen", rolls=rolls or [])


def test_1_2_city_under_a_kept_winter_siege_counts_for_the_castle() -> None:
    """T102: Acre holds out; four cities are Frank, the Franks win."""
    s = last_winter("acre: conrad* | zangi", cards="move_1 winter_campaign", rolls=[5])
    s.do("keep_siege acre").until("over")
    assert s.cities("frank") == {"antioch", "tripoli", "acre", "jerusalem"}
    assert s.game.result == Result(FRANK, "cities")


def test_1_2_city_that_falls_in_the_last_winter_counts_for_the_victor() -> None:
    """T102, 8.2: Conrad@1 dies in Acre; the Saracens have four."""
    s = last_winter("acre: conrad@1* | zangi", cards="move_1 winter_campaign", rolls=[4])
    s.do("keep_siege acre").until("over")
    assert s.game.result == Result(SARACEN, "cities")


@pytest.mark.parametrize(
    ("lines", "winner"),
    [
        ((), FRANK),
        (("acre: | zangi",), SARACEN),
        (("acre: | zangi", "egypt: walter"), FRANK),
        (("acre: conrad* | zangi",), FRANK),
    ],
)
def test_1_2_majority_of_the_cities_after_1192(lines: tuple[str, ...], winner: int) -> None:
    """T102: four of seven win; a vacant city counts for its realm."""
    s = last_winter(*lines).until("over")
    assert s.game.result == Result(winner, "cities")


def test_1_2_final_count_comes_before_supply() -> None:
    """Decision 103: Legio holds too many, but 1192 is over; nobody starves."""
    s = last_winter("legio: | zangi sanjar").do("done", "done")
    assert s.game.result == Result(FRANK, "cities")
    assert s.field("legio") == {"zangi", "sanjar"}


def test_1_2_no_final_count_before_1192() -> None:
    """1.2: after 1191 another year is played, whoever has the majority."""
    s = scene("acre: | zangi", year=1191, turn=6, picks=DEAL).until("cards")
    assert s.game.result is None
    assert s.game.year == 1192


def test_1_2_nothing_can_be_played_when_the_game_is_over() -> None:
    """1.9: no action after the end."""
    s = last_winter().until("over")
    assert s.game.deciders == ()
    s.refused("done", "1.2", role="frank")
