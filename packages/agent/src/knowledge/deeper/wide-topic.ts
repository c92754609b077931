/** Narrow topics, by the wide one whose deeper answers they share. */
const NARROW: Readonly<Record<string, string>> = {
  back_billing: 'no_bill back_billing_fault still_charged undercharged old_bills bill_late',
  complaint:
    'final_bill_high ombudsman ombudsman_cost compensation complaint_letter mis_sold switch_complaint complaint_time ombudsman_ignored ombudsman_how small_claims deadlock complain_worth missed_visit report_seller passed_around exit_fee_wrong in_dispute settle_offer proof_misled complaint_closed',
  debt: 'payment_plan debt_solutions debt_credit debt_collectors fuel_direct pay_late not_my_debt debt_recent key_debt debt_deadline income_lost who_helps write_off bailiffs clear_debt food_or_heat in_debit_paying benefits_fund mental_health ignore_bill withhold_payment behind_months energy_loan debt_paid relative_debt lose_home hardship_fund breathing_space breathing_who fuel_direct_sum',
  help_schemes:
    'heat_pump_grant emergency_heating universal_credit boiler_grant over_80 cold_payment baby_help social_tariff no_new_rebate wales_differs scotland_differs cut_use_cold included_help',
  high: 'winter_bill why_dear check_bill same_street parts_of_bill charge_no_use neighbour_less adjustment rebilled two_bills days_charged abbreviations levy vat_on_bill estimate_not_owed gas_over_electric normal_bill bill_how_often bill_or_statement account_number change_name wrong_tariff one_month_shock',
  read_meter:
    'read_display meter_serial find_meter gas_meter_kind switch_reading reading_when reading_mistake reading_digits reading_range reading_lower readings_how_often reading_letters meter_labels meter_locked two_readings moving_reading remote_reading estimates_go_on replaced_meter reader_card both_readings_same meter_photo usage_history cubic_feet no_reading read_smart reading_what fixed_debit_reading',
  smart_meter:
    'get_smart_meter smart_meter_silent smets display_broken display_move smart_meter_data remove_smart_meter smart_meter_saves meter_exchange meter_visit rts_meter move_meter smart_rollout smart_any_supplier smart_cut_off smart_need_reading smart_own_use landlord_smart display_lights display_cost_wrong display_no_gas no_display smart_hack tariff_needs_smart unbooked_visit exchange_day warrant_meter old_meter',
  prepayment:
    'remote_prepay top_up_how emergency_credit meter_takes_money lost_key meter_message smart_prepay see_debt is_prepay cannot_reach_shop key_move_out top_up_other_way',
  economy_7:
    'two_rates leave_economy_7 economy_7_clock economy_7_fit economy_7_day economy_7_cap storage_heaters kwh_cheap_times economy_10 peak_hours night_worker',
  ev_tariff:
    'charge_cost ev_charger ev_none ev_no_drive ev_miles ev_day_rate ev_use ev_kinds ev_coming ev_on_economy_7 charger_rent',
  seg: 'seg_rate feed_in solar_worth solar_trouble battery export_meter solar_planning solar_size own_solar_power fit_export fit_battery panels_new export_certificate export_missed solar_tell export_stopped',
  heat_pump:
    'boiler_choice heat_pump_tariff heat_pump_cost gas_boiler_ban epc heating_faults house_cost_day hob_choice heat_no_gas boiler_who_pays pump_coming',
  warm_home_discount: 'whd_switch whd_who whd_amount',
  moving_home:
    'move_tariff new_build switch_after_move close_account occupier_letter between_homes sell_house moving_to_ni first_home open_account',
  standing_charge:
    'no_standing_charge empty_home low_user away_use standing_why_high standing_per_home standing_scrapped stop_gas cap_standing_too standing_gas_electric standing_apart scrapped_when going_away',
  direct_debit_changed:
    'payment_day variable_dd bill_vs_payment lower_direct_debit first_payment debit_not_price debit_review paying_over_use stop_direct_debit debit_or_bill standing_order taken_wrongly family_pays pay_extra pay_where paper_charge debit_not_taken spread_bill debit_down deposit_back pay_weekly',
  credit_refund: 'credit_how_much balance_forward payment_missing refund_slow move_credit',
  fixed:
    'fix_told_before fix_length price_guarantee exit_fee_paid fix_for_certainty find_tariff price_rise_notice fixed_or_tracker fix_do_nothing fix_to_variable fix_or_wait tariff_changed later_start variable_rises end_fix_early home_all_day what_is_tariff haggle fix_then_drop fix_choices default_dearer',
  switch_steps:
    'switch_often switch_needs when_to_switch switch_back switch_double switch_date switch_one_fuel switch_confirm same_supplier leave_supplier two_suppliers dual_fuel credit_check collective_switch erroneous_transfer refused_customer switch_cancelled switch_gift switch_twice only_one_moved why_switch switch_day switch_faulty someone_switches go_back switch_cost dearer_after_switch move_mid_switch closed_by_mistake takeover_letters gift_missing ofgem_picks',
  price_cap:
    'cap_applies cap_made_of cap_announced cap_set_by cap_began cap_often why_regions_differ countries_same cap_worth cap_per_unit bill_over_cap vat_on_what vat_disabled',
  supplier_failure: 'supplier_gone failure_wait failing_soon failed_tariff failed_owe supplier_bought',
  northern_ireland: 'ni_market',
  heat_network: 'heat_network_more heat_network_watch heat_unit social_landlord_heat',
  landlord:
    'landlord_liable landlord_resale included_bills landlord_repair agent_supplier house_share gas_safety landlord_heating_off landlord_switches lodger_tell landlord_backdates landlord_no_bill landlord_going_rate landlord_owns_meter landlord_prepay lodger_cost lodger_charge housemate_unpaid',
  service_ratings: 'simple_supplier cheapest_supplier supplier_opinion',
  green: 'green_cost carbon',
  coverage:
    'sample_point can_err whose_bill coverage_why company model training regulated saving_claim points referral waitlist competition auto_switch account tied no_secret_switch staff_sees climb prizes wipe leave_list chat_stored simple_words after_upload why_postcode photo_ok without_bill no_memory no_hidden_list join call_for_me sell_data gave_number',
  scam: 'doorstep fake_message gave_details door_caller cold_call ofgem_caller refund_call fake_site sent_engineer stranger_bill not_understood debt_fee uneasy',
  power_cut: 'no_supply flicker outage_comp',
  disconnection: 'cut_off_who forced_prepay friendly_hours emergency_amount fuel_voucher',
  medical:
    'register_what large_print blind_reading relative_bills equipment_cost caller_password smart_pacemaker bill_language medicine_fridge executor deaf_contact',
  meter_fault:
    'wrong_meter_details shared_meter meter_noise meter_accurate meter_wrong_years use_disputed several_meters meter_owner meter_blank meter_trick coin_meter wet_meter_box',
  business: 'charity mixed_use sole_trader business_vat vat_declare second_meter',
  no_gas: 'off_grid leave_grid grid_standing all_electric',
  use_less: 'thermostat most_power flow_temp room_warmth baby_warmth smart_plug wash_cool',
}
const WIDE = new Map(
  Object.entries(NARROW).flatMap(([wide, names]) => names.split(' ').map((name) => [name, wide] as const)),
)

export function wideTopic(name: string): string {
  return WIDE.get(name) ?? name
}
