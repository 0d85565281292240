"""2.64, 2.66 Sallies for supplies and against the camp, die by die (S8)."""

from __future__ import annotations

import pytest

from levant.croisades import morale, ramparts, sallies
from levant.croisades import words as w
from levant.croisades.fights import Siege
from levant.croisades.morale import Melee
from levant.croisades.ranks import PANIC
from levant.croisades.records import Wounded
from levant.croisades.roster import CLASS, TREBUCHET
from tests.croisades.scene import Scene
from tests.croisades.test_2_6_siege import camp


@pytest.mark.parametrize(("second", "fights"), [(5, 8 + 8), (6, 12 + 12)])
def test_2_64_on_six_or_more_a_second_patrol_comes(second: int, fights: int) -> None:
    """Twelve went out against eight, or sixteen; six rounds of sixes hurt nobody."""
    s, found = foraging("spearman 16")
    found.men[CLASS["mamluk_on_foot"]] = 13
    # In the first round the patrol does not strike (decision 76).
    s.dice(second, *[6] * (6 * fights - fights // 2))
    sallies.forage(s.game, found, 12)
    assert s.rolled


def foraging(people: str) -> tuple[Scene, Siege]:
    """Five Mamluks on foot in Acre, four of whom can go out; six mules, two carts."""
    s, found = camp(people)
    found.men = [0] * len(found.men)
    found.men[CLASS["mamluk_on_foot"]] = 5
    found.supply = 0
    assert (found.mules, found.carts) == (6, 2)
    return s, found


@pytest.mark.parametrize("second", [1, 6])
def test_2_64_a_patrol_that_still_stands_takes_half_of_the_beasts(second: int) -> None:
    """Four against four, six rounds of sixes: nobody is hurt (decision 52)."""
    s, found = foraging("spearman 4")
    s.dice(second, *[6] * 44)
    sallies.forage(s.game, found, 4)
    assert s.rolled
    assert (found.mules, found.carts) == (3, 1)
    assert found.supply == 4 * (3 * 25 + 125)


def test_2_64_with_the_escort_all_beasts_are_lost() -> None:
    """Two knights kill both who went out."""
    s, found = foraging("knight 2")
    found.men[CLASS["mamluk_on_foot"]] = 3
    s.dice(1, 6, 6, 1, 1)
    sallies.forage(s.game, found, 4)
    assert s.rolled
    assert (found.mules, found.carts, found.supply) == (0, 0, 0)
    assert found.men[CLASS["mamluk_on_foot"]] == 1


def test_2_64_raiders_who_are_not_held_burn_engines_on_five_or_less() -> None:
    s, found = foraging("spearman 1 trebuchet 2")
    s.group("crusader").men = [0] * len(s.group("crusader").men)
    found.ready[TREBUCHET] = 2
    s.dice(6, 5, 5)
    sallies.raid(s.game, found, 4)
    assert s.rolled
    assert found.ready[TREBUCHET] == 0
    assert s.events("raided")[0]["burnt"] == 2


@pytest.mark.parametrize(("fed", "die", "second"), [(2, 4, 0), (2, 5, 1), (1, 3, 0), (1, 4, 1)])
def test_2_65_who_is_slow_with_hunger_is_met_by_a_second_patrol_more_often(
    fed: int, die: int, second: int
) -> None:
    """Decision 96: short rations add what they take from movement; sixes hurt nobody here.

    Decision 76: in the first of the six rounds only the twelve of the escort strike.
    """
    s, found = foraging("spearman 12")
    found.fed = fed
    found.men[CLASS["mamluk_on_foot"]] = 13
    pairs = 12 if second else 8
    s.dice(die, *[6] * (pairs + 5 * 2 * pairs))
    sallies.forage(s.game, found, 12)
    assert s.rolled


def test_2_85_the_panicked_rally_in_a_sally() -> None:
    """Decision 94: four went out; the one who fled is back in the second round."""
    s, found = foraging("knight 1")
    b = ramparts.arena(s.game, found)
    ramparts.from_camp(s.game, found, b)
    ramparts.from_walls(s.game, found, b)
    ramparts.line_up(b)
    party = sallies.sally_party(b, 4)
    party[3].state = PANIC
    party[3].cls = CLASS["fatimid_foot"]
    guards = [f for f in b.fighters if f.side == 0]
    engaged = sallies.strike(s.dice(6).game, b, guards, party, Melee())
    assert engaged == [guards[0], party[0]]
    morale.rally((party, guards), engaged)
    assert party[3].state == 0


def test_2_64_foraging_only_with_the_ramparts_and_beasts() -> None:
    s, found = camp("knight 5")
    s.dice(1, 10).step(w.DAY_START)
    assert "forage 8" in s.legal()
    found.line = 1
    s.game.offer = {}
    s.refused("forage 8", "2.64", "ramparts_are_lost")
    found.line, found.mules, found.carts = 0, 0, 0
    s.game.offer = {}
    s.refused("forage 8", "2.64", "nothing_to_carry_with")


def test_2_64_a_mule_brings_25_and_a_cart_125() -> None:
    s, found = camp("spearman 1 knight 2")
    s.group("crusader").men = [0] * len(s.group("crusader").men)
    before = found.supply
    s.dice(1)
    sallies.forage(s.game, found, 4)
    assert found.supply - before == 4 * (6 * 25 + 2 * 125)


def test_2_64_a_patrol_has_eight_with_two_riders_and_two_missile_men() -> None:
    s, found = camp("knight 5 archer 6 spearman 20")
    b = ramparts.arena(s.game, found)
    ramparts.from_camp(s.game, found, b)
    patrol = [f.cls for f in sallies.patrol(b, sallies.PATROL)]
    assert len(patrol) == 8
    assert patrol.count(CLASS["knight"]) == 2
    s, found = camp("archer 12")
    b = ramparts.arena(s.game, found)
    ramparts.from_camp(s.game, found, b)
    assert len(sallies.patrol(b, sallies.PATROL)) == 2


def test_2_64_whoever_sallies_leaves_a_commander_behind() -> None:
    s, found = camp("knight 5")
    b = ramparts.arena(s.game, found)
    ramparts.from_walls(s.game, found, b)
    commanders = found.men[CLASS["mamluk_on_foot"]]
    party = sallies.sally_party(b, 12)
    assert len(party) == 12
    assert sum(f.cls == CLASS["mamluk_on_foot"] for f in party) == commanders - 1


def test_2_64_two_patrols_are_different_men() -> None:
    s, found = camp("spearman 12 knight 1")
    b = ramparts.arena(s.game, found)
    ramparts.from_camp(s.game, found, b)
    first = sallies.patrol(b, sallies.PATROL)
    second = sallies.patrol(b, sallies.PATROL, first)
    assert (len(first), len(second)) == (8, 5)
    assert not {id(f) for f in first} & {id(f) for f in second}


def test_2_64_raiders_meet_who_is_in_the_camp() -> None:
    """Two knights kill two of the three who came; nobody is left to carry a torch."""
    s, found = foraging("knight 2 trebuchet 1")
    found.men[CLASS["mamluk_on_foot"]] = 3
    found.ready[TREBUCHET] = 1
    s.dice(1, 1)
    sallies.raid(s.game, found, 2)
    assert s.rolled
    assert found.ready[TREBUCHET] == 1
    assert found.men[CLASS["mamluk_on_foot"]] == 1


def test_2_64_nobody_sallies_with_more_than_there_are() -> None:
    s, found = camp("knight 5")
    found.men = [0] * len(found.men)
    found.men[CLASS["mamluk_on_foot"]] = 8
    s.dice(1, 10).step(w.DAY_START)
    sizes = range(1, 9)
    assert s.legal() == ["pass", *(f"forage {n}" for n in sizes), *(f"raid {n}" for n in sizes)]


def test_2_64_what_a_sortie_costs_the_garrison_is_gone() -> None:
    """2.66: one who went out against knights on watch is killed; the others stay inside."""
    s, found = camp("knight 12", "saracen acre: emir 5")
    s.group("saracen").inside = 0
    found.men = [0] * len(found.men)
    found.men[CLASS["mamluk_on_foot"]] = 5
    s.meeting("saracen", "crusader", "acre", "mount_tabor")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    s.do("watch knight 4", "done")
    assert s.asked == "sally_day"
    s.dice(1, 1, 1, 1).do("raid 4")
    assert found.men[CLASS["mamluk_on_foot"]] == 1
    assert s.group("crusader").size() == 12


def test_2_64_the_defender_may_use_his_day_for_a_sally() -> None:
    s, found = foraging("spearman 1")
    s.group("crusader").men = [0] * len(s.group("crusader").men)
    s.group("crusader").hurt = [Wounded(CLASS["spearman"], 2)] * 5
    before = found.supply
    s.dice(1, 10, 1, *[10] * 60, sixes=[1] * 20).step(w.DAY_START)
    assert (s.asked, s.decider) == ("sally_day", "saracen")
    s.do("forage 4")
    assert s.events("foraged")
    assert found.supply > before


def test_2_64_a_day_may_be_used_to_raid_the_camp() -> None:
    s, found = foraging("spearman 1 trebuchet 1")
    s.group("crusader").men = [0] * len(s.group("crusader").men)
    s.group("crusader").hurt = [Wounded(CLASS["spearman"], 2)] * 5
    found.ready[TREBUCHET] = 1
    s.dice(1, 10).step(w.DAY_START)
    s.chance(2).do("raid 4")
    assert s.events("raided")
    assert not s.events("foraged")
