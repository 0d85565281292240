"""What each answer about movement, pinning, the sea and the Crusaders changes."""

from __future__ import annotations

from levant.rex.edition import EditionFile
from tests.rex.editions.variant import Flip, at
from tests.rex.scene import Scene

NINE = "conrad walter balian king_guy bohemond raymond_tripoli raymond_tiberias hugh philip"
GERMANS = "barbarossa frederick leopold"


def _crossed(s: Scene, origin: str, town: str) -> int:
    """How many of nine blocks can go from one town to the next."""
    s.do(f"group {origin}")
    for block in NINE.split():
        if not s.can(f"march {block}"):
            break
        s.do(f"march {block}")
        if not s.can(f"to {town}"):
            break
        s.do(f"to {town}")
        if s.phase == "march":
            s.do("halt")
    return len(s.field(town) & set(NINE.split()))


def on_a_major_road(file: EditionFile) -> object:
    return _crossed(at(file, f"acre: {NINE}"), "acre", "tiberias")


def on_a_minor_road(file: EditionFile) -> object:
    return _crossed(at(file, f"acre: {NINE}"), "acre", "tyre")


def attack_on_a_major_road(file: EditionFile) -> object:
    return _crossed(at(file, f"acre: {NINE}", "tiberias: | zangi"), "acre", "tiberias")


def attack_on_a_minor_road(file: EditionFile) -> object:
    return _crossed(at(file, f"acre: {NINE}", "tyre: | zangi"), "acre", "tyre")


def guided_on_a_major_road(file: EditionFile) -> object:
    return _crossed(at(file, f"acre: {NINE}", cards="guide move_1"), "acre", "tiberias")


def guided_on_a_minor_road(file: EditionFile) -> object:
    return _crossed(at(file, f"acre: {NINE}", cards="guide move_1"), "acre", "tyre")


def over_the_iron_bridge(file: EditionFile) -> object:
    s = at(file, f"antioch: {NINE}", options={"iron_bridge": 1})
    return _crossed(s, "antioch", "harim")


def marched_to_beirut(file: EditionFile) -> Scene:
    s = at(file, "tyre: conrad", rolls=[4])
    return s.do("group tyre", "march conrad", "to sidon", "to beirut")


def may_force(file: EditionFile) -> object:
    return marched_to_beirut(file).can("force botron")


def may_force_in_winter(file: EditionFile) -> object:
    s = at(file, "tyre: conrad", turn=6, options={"forced_march": 1})
    return s.do("group tyre", "march conrad", "to sidon", "to beirut").can("force botron")


def forced(file: EditionFile) -> object:
    """Conrad's strength after a forced march with a die of 4."""
    return marched_to_beirut(file).do("force botron", "done").strength("conrad")


def pinned(file: EditionFile) -> object:
    """Zangi and Sanjar, a reserve, attack two Franks: may one of them leave?"""
    s = at(file, "tiberias: conrad walter", "ajlun: | zangi", "banyas: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("banyas", "tiberias", "sanjar")
    return s.do("done", "main ajlun").can("group tiberias")


def sails_from_besieged_tyre(file: EditionFile) -> object:
    return at(file, "tyre: conrad* | zangi").can("sail conrad")


def landed_in_besieged_tyre(file: EditionFile) -> object:
    """King Guy comes as player 2: who defends the castle in round 1?"""
    s = at(file, "tyre: conrad* | zangi", "acre: king_guy", first="saracen").do("done")
    return s.do("sail king_guy", "land tyre").until("storm").do("storm zangi").objects("fire")


def richard_against_jaffa(file: EditionFile) -> object:
    return at(file, "acre: richard", "jaffa: | zangi").do("sail richard").can("sea_attack jaffa")


def german_entries(file: EditionFile) -> object:
    return at(file, staged=GERMANS).do("enter leopold").objects("to")


def second_german_entry(file: EditionFile) -> object:
    s = at(file, staged=GERMANS).do("enter leopold", "to antioch", "enter frederick")
    return s.objects("to")


def germans_after_one_move(file: EditionFile) -> object:
    s = at(file, staged=GERMANS, cards="move_1 move_1").do("enter leopold", "to antioch")
    return s.objects("enter")


def winter_march(file: EditionFile) -> object:
    """Conrad (2) after his first leg in winter."""
    s = at(file, "tyre: conrad", turn=6).do("group tyre", "march conrad", "to sidon")
    return s.phase


FLIPS = {
    "road_major": Flip(6, on_a_major_road, 4, 6),
    "road_minor": Flip(3, on_a_minor_road, 2, 3),
    "attack_major": Flip(3, attack_on_a_major_road, 4, 3),
    "attack_minor": Flip(1, attack_on_a_minor_road, 2, 1),
    "guide_major": Flip(6, guided_on_a_major_road, 8, 6),
    "guide_minor": Flip(3, guided_on_a_minor_road, 4, 3),
    "iron_bridge": Flip(2, over_the_iron_bridge, 3, 2),
    "forced_march": Flip(True, may_force, False, True),
    "forced_march_in_winter": Flip(False, may_force_in_winter, True, False),
    "forced_march_loss": Flip(4, forced, 4, 3, {"forced_march": True}),
    "reserves_pin": Flip(True, pinned, True, False),
    "fortified_ports": Flip(False, sails_from_besieged_tyre, True, False),
    "fortified_port_reserve": Flip(
        True, landed_in_besieged_tyre, {"conrad", "king_guy"}, {"conrad"}
    ),
    "english_attack_by_sea": Flip(False, richard_against_jaffa, True, False),
    "german_entry": Flip(
        ["aleppo"], german_entries, {"aleppo", "antioch", "st_simeon"}, {"aleppo"}
    ),
    "german_single_entry": Flip(
        True, second_german_entry, {"aleppo", "antioch", "st_simeon"}, {"antioch"}
    ),
    "german_nation_for_one_move": Flip(
        True, germans_after_one_move, set(), {"barbarossa", "frederick"}
    ),
    "winter_move": Flip(-1, winter_march, "march", "moves"),
}
