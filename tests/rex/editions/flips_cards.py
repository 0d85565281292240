"""What each answer about components, set-up, cards, draws and victory changes."""

from __future__ import annotations

from levant.kernel.title import UnknownName
from levant.rex.army import BLOCKS
from levant.rex.edition import EditionFile
from tests.rex.editions.variant import Flip, at, fresh, rules
from tests.rex.scene import Scene

DEAL = [0] * 12


def winter_quarters(file: EditionFile) -> object:
    """Two Franks winter in Jaffa (1)."""
    return at(file, "jaffa: walter balian", turn=6, picks=DEAL).do("done", "done").phase


def seat_of_the_last_frank(file: EditionFile) -> object:
    return fresh(file).place("josselin")


def first_hand(file: EditionFile) -> object:
    """What the Franks may choose in the first turn; every pick takes the first card left."""
    return fresh(file).do("done", "done").objects("card")


def cards_dealt(file: EditionFile) -> object:
    cards = fresh(file).do("done", "done").view("saracen")["cards"]
    assert isinstance(cards, list)
    return cards[1]["count"]


def iron_bridge_match(file: EditionFile) -> object:
    try:
        return rules(file, {"iron_bridge": 1}).options
    except UnknownName:
        return "refused"


def nomads(file: EditionFile) -> object:
    s = fresh(file).do("done")
    return sum(s.place(b) != "pool" for b in BLOCKS if b[:-2] in ("kurds", "turks", "arabs"))


def seats_of_bohemond(file: EditionFile) -> object:
    return fresh(file).do("deploy bohemond").objects("to")


def played(file: EditionFile, frank: str, saracen: str, turn: int = 2) -> Scene:
    """Both cards are revealed."""
    s = at(file, "acre: conrad@2", turn=turn, hands=(frank, saracen), rolls=[6, 6, 1, 1])
    return s.do(f"card {frank}", f"card {saracen}")


def tie(file: EditionFile) -> object:
    return played(file, "move_2", "move_2").phase


def two_events(file: EditionFile) -> object:
    return played(file, "manna", "assassins").phase


def campaign_in_turn_2(file: EditionFile) -> object:
    return at(file, hands=("move_1 winter_campaign", "move_1")).objects("card")


def mud_against_campaign(file: EditionFile) -> object:
    return played(file, "winter_campaign", "mud").phase


def struck(file: EditionFile) -> object:
    """Assassins strike Conrad with 3 1 2, as many as they have dice."""
    s = at(file, "acre: conrad", first="saracen", cards="move_1 assassins")
    s.picks(0, rolls=[3, 1, 2]).do("strike_field acre")
    return s.strength("conrad")


def fed(file: EditionFile) -> object:
    """Manna for three hurt Franks: how many get a step before the other's turn."""
    s = at(file, "acre: conrad@1 walter@1 balian@1", cards="manna move_1")
    while s.phase == "manna" and s.objects("give"):
        s.do(f"give {min(s.objects('give'))}")
    return sum(s.strength(b) == 2 for b in ("conrad", "walter", "balian"))


def drawn_in_1188(file: EditionFile) -> object:
    return at(file, pool="walter", picks=[0]).do("done", "done").phase


def placed_away(file: EditionFile) -> object:
    return at(file, pool="walter", picks=[0]).do("done", "done", "to acre").strength("walter")


def end_of_1188(file: EditionFile) -> object:
    return at(file, turn=6, picks=DEAL).do("done", "done").phase


def seventh_city(file: EditionFile) -> object:
    """Zangi enters Acre, the last Frank city."""
    held = ("antioch: | sanjar", "tripoli: | tuman", "jerusalem: | qaimaz", "legio: | zangi")
    return at(file, *held, first="saracen").do("group legio", "march zangi", "to acre").phase


def fallen(file: EditionFile) -> object:
    """Where Walter and Templars lie after both fell in Tiberias."""
    s = at(file, "tiberias: walter@1 templar_gaza@1", "ajlun: | saladin", first="saracen")
    s.group("ajlun", "tiberias", "saladin").until("garrison").do("done")
    s.fire("saladin", 1, 1, 6, 6)
    if s.phase == "hits":
        s.do("hit walter")
    return s.place("walter"), s.place("templar_gaza")


FLIPS = {
    "ratings": Flip({"jaffa": 2}, winter_quarters, "supply", "replacements"),
    "fourth_pilgrim": Flip(True, seat_of_the_last_frank, "saone", "pool"),
    "deck": Flip(
        {"move_3": 12},
        first_hand,
        {"move_3", "manna", "jihad", "guide", "assassins"},
        {"move_3"},
    ),
    "hand": Flip(7, cards_dealt, 6, 7),
    "options": Flip(["handicap"], iron_bridge_match, {"iron_bridge": 1}, "refused"),
    "nomads_at_start": Flip(6, nomads, 4, 6),
    "deploy_in_any_realm": Flip(False, seats_of_bohemond, {"latakia", "tripoli"}, {"latakia"}),
    "franks_decide_ties": Flip(True, tie, "moves", "tie"),
    "both_events_happen": Flip(True, two_events, "cards", "manna"),
    "winter_campaign_is_event": Flip(
        True, campaign_in_turn_2, {"move_1", "winter_campaign"}, {"move_1"}
    ),
    "winter_campaign_beats_mud": Flip(True, mud_against_campaign, "cards", "moves"),
    "assassin_dice": Flip(1, struck, 1, 3),
    "assassin_firepower": Flip(2, struck, 1, 2),
    "manna_blocks": Flip(1, fed, 3, 1),
    "permanent": Flip(["outremers"], fallen, ("dead", "gone"), ("gone", "dead")),
    "dead_drawn_same_year": Flip(True, fallen, ("dead", "gone"), ("pool", "gone")),
    "first_draw_year": Flip(1189, drawn_in_1188, "place_draw", "cards"),
    "placed_strength": Flip(2, placed_away, 1, 2),
    "sudden_death_at_once": Flip(True, seventh_city, "march", "over"),
    "last_year": Flip(1188, end_of_1188, "replacements", "over"),
}
