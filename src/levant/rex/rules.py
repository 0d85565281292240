"""An edition with the options of one match, ready for the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from levant.rex import words as w
from levant.rex.army import (
    BLOCK,
    BLOCK_COUNT,
    BLOCKS,
    ENGLISH,
    FIREPOWER,
    FRANKS,
    HOME,
    INITIATIVE,
    KINDS,
    OUTREMERS,
    PILGRIMS,
    SEATS,
)
from levant.rex.bits import members
from levant.rex.board import (
    BRIDGE,
    FORTIFIED,
    MINOR,
    POOL,
    RATINGS,
    REALMS,
    ROAD_KINDS,
    TOWN,
)
from levant.rex.edition import (
    CARD,
    FIRST_YEAR,
    Edition,
    EditionFile,
    check_options,
    load_edition,
)

FOURTH_PILGRIM: Final[int] = BLOCK["josselin"]  # the slot that Josselin has in 2.0


class Rules:
    """What the engine reads: plain ints, bools and masks. Never changes."""

    def __init__(self, name: str, options: Mapping[str, int]) -> None:
        self.set_up(load_edition(name), options)

    def set_up(self, file: EditionFile, options: Mapping[str, int]) -> None:
        """Take the answers of an edition and the options of a match."""
        edition = file.edition()
        check_options(edition, options)
        self.name: str = file.name
        self.edition: Edition = edition
        self.sections: dict[str, str] = file.sections
        self.phase_sections: list[str] = [self.section(rule) for rule in w.PHASE_RULES]
        self.options: dict[str, int] = {k: int(v) for k, v in sorted(options.items()) if int(v)}
        self.spelled: list[str] = []  # every action as text, filled when first needed
        self._components(edition)
        self._cards(edition)
        self._movement(edition)
        self._combat(edition)
        self._sieges(edition)
        self._winter(edition)

    def section(self, rule: str) -> str:
        """The edition's own number for a rule that the code names as 2.0 does."""
        return self.sections.get(rule, rule)

    def _components(self, edition: Edition) -> None:
        self.rating: list[int] = list(RATINGS)
        for town, rating in edition.ratings.items():
            self.rating[TOWN[town]] = rating
        self.blocks: list[str] = list(BLOCKS)
        self.home: list[int] = list(HOME)
        self.seats: list[int] = list(SEATS)
        self.initiative: list[int] = list(INITIATIVE)
        self.kinds: dict[str, int] = dict(KINDS)
        self.fourth_pilgrim: bool = edition.fourth_pilgrim
        if edition.fourth_pilgrim:
            self._fourth_pilgrim()
        self.outremers: int = self.kinds["outremers"]
        self.pilgrims: int = self.kinds["pilgrims"]
        self.block_index: dict[str, int] = {name: b for b, name in enumerate(self.blocks)}
        self.deploy_seats: list[int] = list(self.seats)
        if not edition.deploy_in_any_realm:
            self._seats_at_home()
        self.permanent: int = self._mask(edition.permanent)
        self.dead_drawn_same_year: bool = edition.dead_drawn_same_year
        self.handicap: int = self.options.get("handicap", 0)
        self.nomads_at_start: int = edition.nomads_at_start - self.handicap
        self.first_draw_year: int = edition.first_draw_year
        self.placed_strength: int = edition.placed_strength
        # Decision 137: a war of so many years; none is the whole of it.
        years: int = self.options.get("years", 0)
        self.last_year: int = FIRST_YEAR + years - 1 if years else edition.last_year
        self.sudden_death_at_once: bool = edition.sudden_death_at_once
        self.fickle_philip: bool = "fickle_philip" in self.options

    def _fourth_pilgrim(self) -> None:
        """A Pilgrim in Josselin's slot: same steps, firepower and move, but C and no seat."""
        block = FOURTH_PILGRIM
        bit = 1 << block
        self.blocks[block] = "pilgrim_4"
        self.home[block] = POOL
        self.seats[block] = 0
        self.initiative[1] &= ~bit
        self.initiative[2] |= bit
        self.kinds["outremers"] = OUTREMERS & ~bit
        self.kinds["pilgrims"] = PILGRIMS | bit

    def _seats_at_home(self) -> None:
        """Only alternate seats in the realm of the home seat."""
        for block in range(BLOCK_COUNT):
            home = self.home[block]
            if home < len(REALMS):
                for seat in members(self.deploy_seats[block]):
                    if REALMS[seat] != REALMS[home]:
                        self.deploy_seats[block] &= ~(1 << seat)

    def _mask(self, kinds: tuple[str, ...]) -> int:
        mask = 0
        for kind in kinds:
            mask |= self.kinds[kind]
        return mask

    def _cards(self, edition: Edition) -> None:
        self.deck: list[int] = []
        for card, copies in edition.deck.items():
            self.deck.extend([CARD[card]] * copies)
        self.hand: int = edition.hand
        self.franks_decide_ties: bool = edition.franks_decide_ties
        self.both_events_happen: bool = edition.both_events_happen
        self.winter_campaign_is_event: bool = edition.winter_campaign_is_event
        self.winter_campaign_beats_mud: bool = edition.winter_campaign_beats_mud
        self.assassin_dice: int = edition.assassin_dice
        self.assassin_firepower: int = edition.assassin_firepower
        self.manna_blocks: int = edition.manna_blocks

    def _movement(self, edition: Edition) -> None:
        bridge = edition.iron_bridge if "iron_bridge" in self.options else edition.road_major
        self.road_limit: list[int] = _per_road(edition.road_major, edition.road_minor, bridge)
        self.guide_limit: list[int] = _per_road(
            edition.guide_major, edition.guide_minor, edition.guide_major
        )
        self.attack_limit: list[int] = _per_road(
            edition.attack_major, edition.attack_minor, edition.attack_major
        )
        retreat_bridge = min(bridge, edition.retreat_major)
        self.retreat_limit: list[int] = _per_road(
            edition.retreat_major, edition.retreat_minor, retreat_bridge
        )
        self.attack_halved: bool = (
            edition.attack_major < edition.road_major or edition.attack_minor < edition.road_minor
        )
        self.forced_march: bool = edition.forced_march or "forced_march" in self.options
        self.forced_march_loss: int = edition.forced_march_loss
        self.forced_march_in_winter: bool = edition.forced_march_in_winter
        self.reserves_pin: bool = edition.reserves_pin
        self.fortified: int = FORTIFIED if edition.fortified_ports else 0
        self.fortified_port_reserve: bool = edition.fortified_port_reserve
        self.sea_attackers: int = ENGLISH if edition.english_attack_by_sea else 0
        self.richard_by_sea: bool = "richard_by_sea" in self.options
        self.german_entry: int = 0
        for town in edition.german_entry:
            self.german_entry |= 1 << TOWN[town]
        self.german_single_entry: bool = edition.german_single_entry
        self.german_nation_for_one_move: bool = edition.german_nation_for_one_move

    def _combat(self, edition: Edition) -> None:
        self.rounds: int = edition.rounds
        self.retreat_round: bool = edition.retreat_round
        self.may_pass: bool = edition.may_pass
        self.main_by_group: bool = edition.main_attack == "group"
        self.response_other_roads: int = edition.response_other_roads
        self.relief_of_player_two: int = edition.relief_of_player_two
        self.knights: int = self.initiative[1] & FRANKS
        self.charge_firepower: int = edition.charge_firepower
        self.charge_dice: int = edition.charge_dice
        self.charge_when_sallying: bool = edition.charge_when_sallying
        self.charge_when_storming: bool = edition.charge_when_storming
        self.harry_firepower: int = edition.harry_firepower
        self.harry_dice: int = edition.harry_dice
        self.harriers: int = self._mask(edition.harriers)
        for block in range(BLOCK_COUNT):
            if FIREPOWER[block] + edition.harry_firepower < 1:
                self.harriers &= ~(1 << block)
        self.only_attacker_regroups: bool = edition.only_attacker_regroups
        self.regroup_to_vacant: bool = edition.regroup_to_vacant
        self.regroup_into_battle: bool = edition.regroup_into_battle
        self.siege_joined_as_reserve: bool = edition.siege_joined_as_reserve
        self.regroup_when_refused: bool = (
            edition.regroup_when_refused or "regroup_when_refused" in self.options
        )

    def _sieges(self, edition: Edition) -> None:
        self.storm_limit: list[int] = [
            rating
            * (edition.storm_factor_fortified if FORTIFIED >> town & 1 else edition.storm_factor)
            for town, rating in enumerate(self.rating)
        ]
        self.stormers_exchanged: bool = edition.stormers_exchanged
        self.storm_may_stop: bool = edition.storm_may_stop
        self.stormers_may_retreat: bool = edition.stormers_may_retreat
        self.withdrawn_stormers_regroup: bool = edition.withdrawn_stormers_regroup
        self.half_hit_lasts_all_turn: bool = edition.half_hit_lasts_all_turn
        self.sallying_may_retreat: bool = edition.sallying_may_retreat
        self.all_besiegers_shown: bool = edition.all_besiegers_shown
        self.attrition: int = edition.attrition
        self.attrition_fortified: int = edition.attrition_fortified
        self.attrition_first_turn: bool = edition.attrition_first_turn
        self.attrition_after_battles: bool = edition.attrition_after_battles

    def _winter(self, edition: Edition) -> None:
        self.winter_move: int = edition.winter_move
        self.campaign_keeps_siege: bool = edition.winter_campaign == "siege"
        self.campaign_is_free: bool = edition.winter_campaign == "free"
        self.besieger_rolls_first: bool = edition.winter_campaign_first_roll == "besieger"
        self.winter_attrition: int = edition.winter_attrition
        self.winter_attrition_fortified: int = edition.winter_attrition_fortified
        self.supply_factor: int = edition.supply_factor
        self.supply_factor_own: int = edition.supply_factor_own
        self.supply_minor: int = edition.supply_minor
        self.replacement_price: int = edition.replacement_price
        self.replacement_price_for: str = edition.replacement_price_for


_KEPT: Final[dict[tuple[str, tuple[tuple[str, int], ...]], Rules]] = {}


def rules_for(name: str, options: Mapping[str, int]) -> Rules:
    """The rules of an edition with some options; they never change, so games share them."""
    key = (name, tuple(sorted(options.items())))
    rules = _KEPT.get(key)
    if rules is None:
        rules = Rules(name, options)
        _KEPT[key] = rules
    return rules


def _per_road(major: int, minor: int, bridge: int) -> list[int]:
    """A limit for every road by its kind."""
    return [
        minor if kind == MINOR else (bridge if kind == BRIDGE else major) for kind in ROAD_KINDS
    ]
