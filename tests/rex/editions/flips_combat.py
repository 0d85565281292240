"""What each answer about combat rounds, special attacks, retreats and regroups changes."""

from __future__ import annotations

from levant.rex.edition import EditionFile
from tests.rex.editions.variant import Flip, at
from tests.rex.scene import Scene

FIVE = "conrad walter balian king_guy bohemond"


def _duel(file: EditionFile, franks: str, saracens: str) -> Scene:
    """Saracens from Ajlun attack Franks in the field of Tiberias."""
    s = at(file, f"tiberias: {franks}", f"ajlun: | {saracens}", first="saracen")
    blocks = " ".join(word.partition("@")[0] for word in saracens.split())
    return s.group("ajlun", "tiberias", blocks).until("garrison").do("done")


def rounds_fought(file: EditionFile) -> object:
    return len(_duel(file, "conrad", "zangi").all_miss().events("field_round"))


def after_three_rounds(file: EditionFile) -> object:
    s = _duel(file, "conrad", "zangi").all_miss(to_round=4)
    return s.phase


def choices_of_a_defender(file: EditionFile) -> object:
    return _duel(file, "conrad", "zangi").can("pass conrad")


def two_groups_by_one_road(file: EditionFile) -> object:
    s = at(file, "tiberias: conrad", "ajlun: | zangi", "ashtera: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("ashtera", "ajlun tiberias", "sanjar")
    return s.do("done").phase


def help_in_round_2(file: EditionFile) -> object:
    """Walter by the main road and Balian by another come to help Conrad."""
    franks = ("tiberias: conrad", "acre: walter", "baisan: balian")
    s = at(file, *franks, "ajlun: | zangi", first="saracen").group("ajlun", "tiberias", "zangi")
    s.do("done").group("acre", "tiberias", "walter").group("baisan", "tiberias", "balian")
    s.do("done")
    if s.phase == "main_road":  # asked only if something hangs on it
        s.do("main acre")
    return s.until("garrison").do("done").all_miss(to_round=2).objects("fire")


def relief_in_round_1(file: EditionFile) -> object:
    """Player 2 relieves Acre: is the relief there, or may the besieger storm?"""
    s = at(file, "acre: conrad* | zangi", "caesarea: walter", first="saracen").do("done")
    return s.group("caesarea", "acre", "walter").do("done").phase


def charged(file: EditionFile) -> object:
    """Zangi after Walter@2 (B2) charged with 3 3, then 2 6 if he has four dice."""
    s = _duel(file, "walter@2", "zangi").rolls(3, 3, 2, 6).do("charge walter")
    return s.strength("zangi"), s.strength("walter")


def charge_in_a_sally(file: EditionFile) -> object:
    s = at(file, "acre: conrad* | zangi").until("sally").do("sally conrad").miss("zangi")
    return s.can("charge conrad")


def charge_in_a_storm(file: EditionFile) -> object:
    s = at(file, "acre: conrad | zangi*").until("storm").do("storm conrad").miss("zangi")
    return s.can("charge conrad")


def who_harries(file: EditionFile) -> object:
    s = _duel(file, "conrad", "saladin turks_1")
    return s.objects("harry")


def harried(file: EditionFile) -> object:
    """Conrad after Turks (A2) harried with 1 2 2."""
    return _duel(file, "conrad", "turks_1").rolls(1, 2, 2).do("harry turks_1").strength("conrad")


def _fled(file: EditionFile, town: str) -> int:
    """How many of five can retreat from Tiberias to a town in one round."""
    s = _duel(file, FIVE, "zangi")
    for block in FIVE.split():
        s.do(f"retreat {block}")
        if not s.can(f"to {town}"):
            break
        s.do(f"to {town}")
    return len(s.field(town))


def fled_by_a_major_road(file: EditionFile) -> object:
    return _fled(file, "acre")


def fled_by_a_minor_road(file: EditionFile) -> object:
    return _fled(file, "banyas")


def won_banyas(file: EditionFile) -> Scene:
    """Conrad from Tiberias wins Banyas while Walter's battle at Ashtera is still to come."""
    s = at(file, "tiberias: conrad", "banyas: | zangi@1", "ajlun: walter", "ashtera: | sanjar")
    s.group("tiberias", "banyas", "conrad").group("ajlun", "ashtera", "walter")
    s.until("battle_order").do("battle banyas", "done").miss("zangi").fire("conrad", 1, 6, 6, 6)
    return s.do("regroup conrad")


def regroups_from_banyas(file: EditionFile) -> object:
    return won_banyas(file).objects("to")


def defender_wins(file: EditionFile) -> object:
    return _duel(file, "conrad", "zangi@1").fire("conrad", 1, 6, 6, 6).phase


def siege_joined(file: EditionFile) -> object:
    """Zangi regroups from Tiberias to the siege of Acre: who may storm in round 1?"""
    s = at(file, "acre: walter* | sanjar", "tiberias: conrad@1", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("battle_order").do("battle tiberias", "done")
    s.miss("conrad").fire("zangi", 1, 6, 6).do("regroup zangi", "to acre")
    return s.objects("storm")


def battle_refused(file: EditionFile) -> object:
    """Conrad shuts himself up in Tiberias: may Zangi regroup before the siege?"""
    s = at(file, "tiberias: conrad", "ajlun: | zangi", first="saracen")
    return s.group("ajlun", "tiberias", "zangi").until("garrison").do("castle conrad").phase


NEAR_BANYAS = {"beaufort", "damascus", "tiberias"}
FLIPS = {
    "rounds": Flip(2, rounds_fought, 3, 2),
    "retreat_round": Flip(True, after_three_rounds, "forced_retreat", "field"),
    "may_pass": Flip(True, choices_of_a_defender, False, True),
    "main_attack": Flip("group", two_groups_by_one_road, "moves", "main_group"),
    "response_other_roads": Flip(
        2, help_in_round_2, {"conrad", "walter"}, {"conrad", "walter", "balian"}
    ),
    "relief_of_player_two": Flip(1, relief_in_round_1, "storm", "sally"),
    "charge_firepower": Flip(0, charged, (1, 2), (3, 2)),
    "charge_dice": Flip(2, charged, (1, 2), (0, 1)),
    "charge_when_sallying": Flip(False, charge_in_a_sally, True, False),
    "charge_when_storming": Flip(True, charge_in_a_storm, False, True),
    "harriers": Flip(["emirs"], who_harries, {"turks_1"}, {"saladin"}),
    "harry_firepower": Flip(-1, harried, 1, 3),
    "harry_dice": Flip(-1, harried, 1, 2),
    "retreat_major": Flip(3, fled_by_a_major_road, 4, 3),
    "retreat_minor": Flip(1, fled_by_a_minor_road, 2, 1),
    "only_attacker_regroups": Flip(True, defender_wins, "regroup", "cards"),
    "regroup_to_vacant": Flip(False, regroups_from_banyas, NEAR_BANYAS, {"beaufort", "tiberias"}),
    "regroup_into_battle": Flip(True, regroups_from_banyas, NEAR_BANYAS, NEAR_BANYAS | {"ashtera"}),
    "siege_joined_as_reserve": Flip(True, siege_joined, {"sanjar", "zangi"}, {"sanjar"}),
    "regroup_when_refused": Flip(True, battle_refused, "storm", "regroup"),
}
