"""What each answer about storms, sallies, attrition and winter changes."""

from __future__ import annotations

from levant.rex.edition import EditionFile
from tests.rex.editions.stage import face_up
from tests.rex.editions.variant import Flip, at
from tests.rex.scene import Scene

DEAL = [0] * 12
SEVEN = "zangi sanjar tuman qaimaz jurdik bahram yazkuj"


def _siege(file: EditionFile, line: str, *others: str) -> Scene:
    """A siege that has lasted; the Saracens may storm."""
    return at(file, line, *others, first="saracen").until("storm")


def _stormers(file: EditionFile, town: str) -> int:
    s = _siege(file, f"{town}: conrad* | {SEVEN}")
    number = 0
    while s.phase == "storm" and s.objects("storm"):
        s.do(f"storm {min(s.objects('storm'))}")
        number += 1
    return number


def stormers_of_acre(file: EditionFile) -> object:
    return _stormers(file, "acre")


def stormers_of_tyre(file: EditionFile) -> object:
    return _stormers(file, "tyre")


def stormers_of_round_2(file: EditionFile) -> object:
    """Zangi stormed Acre in round 1: who may be named in round 2?"""
    s = _siege(file, "acre: conrad* | zangi sanjar").do("storm zangi", "done")
    return s.all_miss(to_round=2).objects("storm")


def storm_given_up(file: EditionFile) -> object:
    """May nobody at all storm in round 2, after Zangi did in round 1?"""
    s = _siege(file, "acre: conrad* | zangi").do("storm zangi").all_miss(to_round=2)
    return s.can("done")


def stormer_retreats(file: EditionFile) -> object:
    s = _siege(file, "acre: conrad* | zangi").do("storm zangi").miss("conrad")
    return s.can("retreat zangi")


def stood_back(file: EditionFile) -> object:
    """Zangi withdrew from the storm in which Sanjar took Tiberias: who regroups?"""
    s = _siege(file, "tiberias: walter@1* | zangi sanjar").do("storm zangi", "storm sanjar")
    s.miss("walter").do("withdraw zangi").fire("sanjar", 1, 2, 6)
    return s.objects("regroup")


def half_hits(file: EditionFile) -> object:
    """Half a hit in round 1, the storm given up in round 2, half a hit in round 3."""
    s = _siege(file, "jaffa: walter* | zangi").do("storm zangi").miss("walter")
    s.fire("zangi", 1, 6, 6).do("done").miss("walter").do("withdraw zangi", "storm zangi")
    return s.miss("walter").fire("zangi", 1, 6, 6).strength("walter")


def leaves_a_sally(file: EditionFile) -> object:
    s = at(file, "acre: conrad* | zangi").until("sally").do("sally conrad")
    return s.all_miss(to_round=2).miss("zangi").can("retreat conrad")


def besiegers_seen(file: EditionFile) -> object:
    s = at(file, "acre: conrad", "legio: | zangi sanjar", first="saracen")
    s.group("legio", "acre", "zangi sanjar").until("garrison").do("castle conrad")
    s.until("leave").rolls(6).do("done")
    if s.phase == "marker":
        s.do("show zangi")
    return face_up(s, "frank")


def _worn(file: EditionFile, town: str, die: int) -> int:
    s = _siege(file, f"{town}: conrad* | zangi").until("leave").rolls(die).do("done")
    return s.strength("conrad")


def worn_in_acre(file: EditionFile) -> object:
    return _worn(file, "acre", 4)


def worn_in_tyre(file: EditionFile) -> object:
    return _worn(file, "tyre", 2)


def worn_at_once(file: EditionFile) -> object:
    """Acre is besieged this turn."""
    s = at(file, "acre: conrad", "legio: | zangi", first="saracen")
    s.group("legio", "acre", "zangi").until("garrison").do("castle conrad")
    return s.until("leave").rolls(1).do("done").strength("conrad")


def starved_before_battle(file: EditionFile) -> object:
    """What comes next when Acre would starve while a battle at Tiberias is still to come."""
    s = at(file, "acre: conrad@1* | zangi", "tiberias: walter", "ajlun: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "sanjar").until("battle_order").do("battle acre").until("leave")
    return s.rolls(1).do("done").phase


# Winter


def _campaign(file: EditionFile, town: str = "acre") -> Scene:
    """The winter turn of the Saracens, who besiege a town and play Winter Campaign."""
    return at(
        file,
        f"{town}: conrad* | zangi",
        turn=6,
        first="saracen",
        cards="move_1 winter_campaign",
        picks=DEAL,
    )


def campaign_choices(file: EditionFile) -> object:
    return _campaign(file).objects("keep_siege")


def campaign_rolls(file: EditionFile) -> object:
    """Who loses a step when the dice are 1 and 6."""
    s = _campaign(file).until("leave").picks(*DEAL, rolls=[1, 6]).do("done")
    return s.strength("conrad"), s.strength("zangi")


def _campaign_worn(file: EditionFile, town: str, die: int) -> int:
    s = _campaign(file, town).picks(*DEAL, rolls=[die]).do(f"keep_siege {town}", "done")
    return s.strength("conrad")


def campaign_worn_in_acre(file: EditionFile) -> object:
    return _campaign_worn(file, "acre", 4)


def campaign_worn_in_tyre(file: EditionFile) -> object:
    return _campaign_worn(file, "tyre", 2)


def _after_winter(file: EditionFile, line: str) -> Scene:
    return at(file, line, turn=6, picks=DEAL).do("done", "done")


def saracens_in_jaffa(file: EditionFile) -> object:
    return _after_winter(file, "jaffa: | zangi sanjar").phase


def franks_in_jaffa(file: EditionFile) -> object:
    return _after_winter(file, "jaffa: walter balian").phase


def frank_in_legio(file: EditionFile) -> object:
    return _after_winter(file, "legio: walter").phase


def restored_in_homs(file: EditionFile) -> object:
    """Conrad@1 in Saracen Homs (2)."""
    s = _after_winter(file, "homs: conrad@1")
    while s.can("restore conrad"):
        s.do("restore conrad")
    return s.strength("conrad")


FLIPS = {
    "storm_factor": Flip(2, stormers_of_acre, 3, 6),
    "storm_factor_fortified": Flip(2, stormers_of_tyre, 2, 4),
    "stormers_exchanged": Flip(True, stormers_of_round_2, {"sanjar"}, {"sanjar", "zangi"}),
    "storm_may_stop": Flip(True, storm_given_up, False, True, {"stormers_exchanged": True}),
    "stormers_may_retreat": Flip(True, stormer_retreats, False, True),
    "withdrawn_stormers_regroup": Flip(False, stood_back, {"sanjar", "zangi"}, {"sanjar"}),
    "half_hit_lasts_all_turn": Flip(True, half_hits, 3, 2),
    "sallying_may_retreat": Flip(True, leaves_a_sally, False, True),
    "all_besiegers_shown": Flip(True, besiegers_seen, {"zangi"}, {"zangi", "sanjar"}),
    "attrition": Flip(4, worn_in_acre, 4, 3),
    "attrition_fortified": Flip(2, worn_in_tyre, 4, 3),
    "attrition_first_turn": Flip(False, worn_at_once, 3, 4),
    "attrition_after_battles": Flip(True, starved_before_battle, "regroup", "garrison"),
    "winter_campaign": Flip("free", campaign_choices, {"acre"}, set()),
    "winter_campaign_first_roll": Flip(
        "besieger", campaign_rolls, (3, 3), (4, 2), {"winter_campaign": "free"}
    ),
    "winter_attrition": Flip(3, campaign_worn_in_acre, 3, 4),
    "winter_attrition_fortified": Flip(1, campaign_worn_in_tyre, 3, 4),
    "supply_factor": Flip(2, saracens_in_jaffa, "supply", "replacements"),
    "supply_factor_own": Flip(3, franks_in_jaffa, "supply", "replacements"),
    "supply_minor": Flip(0, frank_in_legio, "replacements", "supply"),
    "replacement_price": Flip(1, restored_in_homs, 2, 3),
    "replacement_price_for": Flip("nobody", restored_in_homs, 2, 3),
}
