"""Every testable rule has a test: which tests hold each of the 106 is written down here.

Numbers follow the rulebook: the map and army 1-8, the turn 9-16, ships 17-30, marches 31-44,
battles 45-58, sieges 59-76, supply 77-82, command 83-93, several players 94-100, tables and map
101-106.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from levant.croisades.words import PHASES

RULES = 106
# The numbered sections of the rulebook that say something a program can get wrong.
SECTIONS = """
2.11 2.12 2.13 2.21 2.22 2.31 2.32 2.33 2.34 2.41 2.42 2.43 2.44 2.51 2.52 2.53 2.54 2.55 2.56
2.57 2.58 2.61 2.62 2.63 2.64 2.65 2.66 2.67 2.68 2.69 2.71 2.72 2.73 2.81 2.82 2.83 2.84 2.85
2.86 2.87 2.89 2.91 2.92 2.93 2.94 2.95 2.96 3.12 3.21 3.22 3.26 3.27 3.28 3.3 3.41 3.5 3.58
"""

HELD: dict[int, str] = {
    1: "2_11_roadless_desert_is_never_owned_but_a_desert_road_can_be",
    2: "3_21_prices_follow_the_formulas_and_only_unarmoured_foot_rounds_down",
    3: "3_21_riders_on_foot_are_only_for_fixed_garrisons",
    4: "2_11_a_group_has_five_characters_or_three_riders"
    " 2_11_numbers_run_from_1_to_40_and_are_unique",
    5: "2_11_without_a_commander_a_group_starts_neither_battle_nor_siege",
    6: "2_12_groups_start_in_own_strongholds_and_ships_in_own_ports",
    7: "2_13_the_first_turn_is_1_and_every_fifth_brings_income",
    8: "2_13_the_last_turn_is_judged_by_the_scenario"
    " 2_13_cairo_held_for_three_turns_ends_the_raid_on_the_nile",
    9: "2_21_the_phases_follow_each_other",
    10: "2_21_naval_orders_are_secret_and_simultaneous"
    " 2_21_land_moves_are_made_player_by_player secret_decisions_change_nothing_for_others",
    11: "2_22_with_three_or_more_the_first_mover_moves_last_in_the_next_turn",
    12: "2_22_only_groups_in_one_hex_exchange_characters",
    13: "2_42_entering_empty_enemy_land_takes_it_over_hex_by_hex",
    14: "2_22_battles_end_within_the_turn_and_sieges_can_last 2_22_every_battle_ends_in_the_turn",
    15: "2_22_battle_comes_before_siege_in_one_hex",
    16: "2_22_the_higher_die_chooses_the_order",
    17: "2_31_a_transport_holds_24_men_or_8_riders_or_a_mixture 2_31_one_kind_of_cargo_at_a_time",
    18: "2_31_a_tower_is_two_rams_or_four_mangonels_or_twelve_ladders",
    19: "2_31_warships_carry_nothing",
    20: "2_32_one_link_a_turn_or_the_high_seas_in_two",
    21: "2_33_no_battle_on_the_high_seas men_ships_and_money_are_conserved"
    " 2_32_no_ship_can_be_in_the_red_sea_or_on_the_dead_sea",
    22: "2_33_the_higher_total_sinks_one_two_or_three"
    " 2_33_a_warship_rolls_1d10_and_a_transport_1d6",
    23: "2_33_the_owner_chooses_what_sinks_and_the_cargo_is_lost",
    24: "2_33_who_flees_fights_once_more_but_sinks_nothing",
    25: "2_33_it_ends_only_when_one_side_holds_the_box",
    26: "2_34_loading_needs_ship_and_cargo_in_one_port",
    27: "2_34_landed_in_a_friendly_port_a_group_has_half_its_movement"
    " 2_34_landed_in_an_enemy_port_it_stops_and_besieges",
    28: "2_34_no_landing_before_the_battle_in_the_box_is_over",
    29: "2_34_engines_and_supplies_land_only_with_carriers",
    30: "2_34_a_besieged_port_is_open_to_ships_with_ramparts_and_without_blockade",
    31: "2_41_a_group_is_as_fast_as_its_slowest_member"
    " 2_41_wounded_foot_has_1_point_and_a_wounded_rider_2",
    32: "2_41_costs_by_ground_and_road",
    33: "2_41_the_road_counts_only_from_road_to_road 2_41_no_road_through_an_enemys_stronghold",
    34: "3_41_barred_sides_cannot_be_crossed",
    35: "2_41_groups_in_a_pending_battle_stay",
    36: "2_42_before_an_empty_enemy_stronghold_besiege_or_go_on",
    37: "2_42_who_is_met_at_a_stronghold_takes_shelter_or_gives_battle"
    " 2_42_only_the_two_who_meet_are_told_the_numbers"
    " open_moves_tell_others_the_same_whoever_marches",
    38: "2_42_battle_stops_the_invader"
    " 2_42_who_is_met_at_a_stronghold_takes_shelter_or_gives_battle",
    39: "2_42_without_a_stronghold_battle_is_forced",
    40: "2_42_the_defender_reinforces_only_if_the_invader_did_and_from_beside"
    " 2_42_who_is_in_another_battle_cannot_be_called",
    41: "2_42_the_hex_changes_hands_only_after_the_battle",
    42: "2_43_entering_a_besieged_hex_starts_a_battle_with_the_besiegers"
    " 2_43_besiegers_call_reinforcements_if_the_relief_brought_some",
    43: "2_44_in_the_roadless_desert_a_die_decides"
    " 2_44_a_majority_of_bedouins_may_force_the_battle"
    " 2_44_enemies_who_stay_together_roll_again_each_turn"
    " 2_44_every_group_that_enters_rolls_for_itself",
    44: "2_44_a_desert_road_follows_the_normal_rules",
    45: "2_51_the_best_commander_gives_the_bonus 2_51_ties_are_rolled_again",
    46: "2_52_initiative_lays_out_the_other_chooses_its_edge_then_who_begins",
    47: "2_53_depth_brings_the_lines_nearer_on_a_and_c",
    48: "2_54_diagram_1_the_enemy_on_b_and_g2_from_2008_on_d"
    " 2_54_diagram_2_the_enemy_on_a_and_g2_from_2008_on_c",
    49: "2_55_reinforcements_from_the_own_edge_deploy_others_come_from_turn_5"
    " 2_55_reinforcements_are_asked_from_the_fifth_own_turn_on",
    50: "2_56_retreat_from_turn_2_without_and_3_with_the_initiative"
    " 2_56_who_retreats_attacks_only_if_surrounded",
    51: "2_56_reinforcements_of_a_retreating_side_come_only_over_its_edge"
    " 2_56_reinforcements_over_the_edge_of_the_retreat_retreat_as_well",
    52: "2_56_an_enemy_in_the_way_means_a_battle_in_the_next_turn"
    " 2_56_no_exit_to_sea_lake_barred_side_or_off_the_map",
    53: "2_58_leaving_by_another_way_counts_as_rout",
    54: "2_58_a_retreat_result_at_the_edge_wounds_instead",
    55: "2_57_the_pursuer_may_stop_when_nobody_of_his_is_on_the_retreat_maps",
    56: "3_22_healing",
    57: "3_27_desertion",
    58: "2_56_the_retreated_stand_beyond_their_edge_and_lose_beasts_and_supplies",
    59: "2_61_what_the_besieged_have_goes_by_the_kind_of_stronghold",
    60: "2_61_the_garrison_is_chosen_within_its_points 2_61_sheltered_groups_add_to_the_garrison",
    61: "2_62_an_engineer_and_five_men_build_in_one_turn_or_two"
    " 2_62_no_building_in_the_desert_nor_inside_a_besieged_place",
    62: "2_63_what_men_and_carts_can_carry"
    " 2_63_men_carry_engines_over_a_roadless_mountain_one_hex_a_turn",
    63: "2_63_engines_are_put_together_in_one_day_or_two"
    " 2_63_three_men_for_each_engine_and_an_engineer",
    64: "2_64_a_turn_has_three_days_and_the_besieger_adds_four",
    65: "3_28_numbers_help_in_talks 3_28_rations_and_walls_help_in_talks"
    " 2_67_twelve_or_more_surrenders",
    66: "2_64_a_month_of_siege_by_hand 2_65_only_what_is_there_can_be_given"
    " 2_65_the_wounded_and_the_sheltered_eat_too",
    67: "2_65_on_half_rations_the_besieged_attack_one_column_to_the_left"
    " 2_65_on_quarter_rations_besiegers_attack_one_column_to_the_right_as_well"
    " 2_65_short_rations_lower_the_morale_of_the_besieged_alone",
    68: "2_64_falling_back_keeps_half_the_supplies",
    69: "2_64_foraging_only_with_the_ramparts_and_beasts 2_64_a_mule_brings_25_and_a_cart_125"
    " 2_64_a_patrol_has_eight_with_two_riders_and_two_missile_men",
    70: "2_66_relief_comes_from_the_turn_after_the_siege_began",
    71: "2_66_more_watchers_than_soldiers_keep_the_siege",
    72: "2_66_without_watchers_the_garrison_restores_itself_and_burns_the_camp"
    " 2_66_with_too_few_watchers_the_garrison_may_fall_on_the_camp"
    " 2_66_a_sortie_meets_only_the_watchers",
    73: "2_66_who_retreats_decides_about_the_siege",
    74: "2_67_hunger_and_the_loss_of_all_commanders_are_surrender",
    75: "2_67_capture_gives_the_hex_and_ends_the_defenders"
    " 2_68_a_siege_that_is_given_up_restores_everything",
    76: "2_69_ladders_are_climbed_in_one_round_and_left_in_the_next"
    " 2_69_javelins_slings_and_daggers_do_not_go_through_slits"
    " 2_69_height_shortens_daggers_and_javelins"
    " 2_89_inside_walls_there_is_panic_but_no_rout",
    77: "2_71_an_army_needs_a_stronghold_of_its_size"
    " 2_71_up_to_15_live_in_an_own_hex_and_as_an_option_up_to_10"
    " 2_71_the_line_runs_over_owned_hexes",
    78: "2_71_through_mountain_and_desert_only_along_a_road 2_71_no_line_through_a_besieged_place",
    79: "2_71_packs_feed_all_or_nobody 2_71_packs_are_full_after_a_turn_in_a_friendly_town",
    80: "2_72_effects_of_hunger 2_72_on_the_tenth_turn_a_group_falls_apart"
    " 2_72_of_towns_equally_near_the_owner_chooses",
    81: "2_72_hunger_is_counted_and_ends_at_once",
    82: "2_73_one_stop_in_the_desert_is_free_then_it_costs_three_points_each"
    " 2_73_whoever_gets_no_water_is_eliminated 2_73_a_hungry_group_does_not_enter_the_desert",
    83: "2_81_how_many_a_leader_of_each_class_can_command"
    " 2_82_soldiers_obey_only_officers_and_ncos",
    84: "2_82_saracen_ncos_command_their_own_column"
    " 2_82_foot_commands_foot_and_special_people_want_their_ranks",
    85: "2_82_the_stunned_and_fleeing_do_not_command_the_wounded_do",
    86: "2_83_a_soldier_out_of_command_neither_shoots_nor_goes_up_to_an_enemy"
    " 2_83_others_need_no_command",
    87: "2_83_command_and_morale 2_83_a_noble_who_is_not_the_chief_gives_one",
    88: "2_83_the_chief_shifts_odds_for_friends_near_him",
    89: "2_84_foot_charged_by_heavy_cavalry_tests"
    " 2_84_the_death_of_an_officer_shakes_equals_and_inferiors"
    " 2_84_one_test_for_each_character_and_phase",
    90: "2_84_a_die_above_morale_is_panic 2_84_morale_of_zero_or_less_is_rout_without_a_die"
    " 3_12_modifiers",
    91: "2_85_attackers_of_the_panicked_gain_a_column_and_fear_nothing"
    " 2_85_panic_ends_by_a_commander_or_by_distance 2_85_panic_past_an_enemy_becomes_rout",
    92: "2_86_the_routed_run_until_a_commander_stops_them_or_they_are_gone"
    " 2_89_inside_walls_there_is_panic_but_no_rout",
    93: "2_87_whoever_sees_the_enemy_flee_may_follow"
    " 2_89_the_fleeing_threaten_nobody_and_the_surrounded_are_wounded",
    94: "2_91_allies_feed_each_other_and_lend_their_land 2_92_allied_ships_share_a_box",
    95: "2_93_passage_needs_consent_and_either_can_have_his_battle 2_93_allies_pass_without_asking",
    96: "2_94_coalitions_fight_as_one_side 2_94_otherwise_each_in_turn_chooses_one_opponent",
    97: "2_95_outsiders_need_consent_and_there_are_only_two_sides"
    " 2_95_an_ally_who_has_moved_is_not_called_to_a_battle"
    " 2_95_an_ally_joins_a_siege_at_any_time",
    98: "2_95_opposing_reinforcements_for_one_edge_deploy_at_once"
    " 2_95_reinforcements_for_two_halves_of_one_edge_meet_there_too",
    99: "2_95_allies_in_a_battle_act_together_under_the_first"
    " 2_95_former_allies_in_one_hex_fight_in_the_next_turn"
    " 2_95_a_pact_that_ends_leaves_former_allies_in_battle",
    100: "2_96_characters_cannot_be_given_or_traded 2_96_what_is_lent_is_taken_back_with_the_pact"
    " 2_96_command_is_lent_at_any_time_and_taken_back_at_any_time",
    101: "3_21_prices_of_beasts_engines_ships_and_castles",
    102: "3_3_income_of_every_place_follows_its_kind 3_3_income_is_the_sum_of_what_one_holds"
    " 3_3_each_role_earns_what_it_holds_at_the_end_of_the_fifth_turn",
    103: "3_58_only_the_wounded_or_surrounded_plead_with_a_knight"
    " 3_58_guards_of_equal_or_one_lower_class_or_two"
    " 3_58_ransom_is_the_price_and_frees_the_prisoner"
    " 3_58_who_beats_the_guards_frees_his_own_people"
    " 3_58_whoever_takes_the_place_frees_his_friends_there",
    104: "3_5_there_are_102_strongholds_20_ports_and_8_caravan_ends"
    " 3_5_every_stronghold_stands_in_its_hex"
    " 3_41_every_port_touches_its_sea_box 3_41_no_land_way_leads_to_cyprus",
    105: "2_54_the_neighbours_of_1908 adjacency_is_symmetric",
    106: "2_32_links_named_in_the_rules_take_one_turn_and_attalia_two",
}


def names_of_tests() -> set[str]:
    """The names of all test functions of this title, without their `test_`."""
    found = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(node.name.removeprefix("test_"))
    return found


def test_every_rule_is_held_by_tests_that_exist() -> None:
    known = names_of_tests()
    missing = [n for n in range(1, RULES + 1) if not HELD.get(n)]
    assert not missing, f"no test is named for {missing}"
    lost = {n: name for n, names in HELD.items() for name in names.split() if name not in known}
    assert not lost, f"no such test: {lost}"


def test_every_section_has_a_test_named_after_it() -> None:
    """A section counts when a test's name begins with it: test_2_33_no_battle_..."""
    named = {
        f"{found[1]}.{found[2]}"
        for name in names_of_tests()
        if (found := re.match(r"(\d)_(\d+)_", name))
    }
    missing = [section for section in SECTIONS.split() if section not in named]
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_every_section_that_asks_for_a_decision_is_tested() -> None:
    assert {phase.rule for phase in PHASES} <= set(SECTIONS.split())
