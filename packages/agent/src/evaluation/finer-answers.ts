/**
 * Answers that came later and say more closely what an older one said in general. Who gets the finer one where the older is
 * expected is answered rightly. Decided by what the texts say, and for all sets alike.
 */
const FINER: Readonly<Record<string, string>> = {
  'explain_term:fixed':
    'fixed_or_variable fix_length fix_for_certainty find_tariff fixed_or_tracker fix_to_variable fix_do_nothing fix_or_wait end_fix_early home_all_day what_is_tariff fix_then_drop',
  'explain_term:variable': 'fixed_or_variable find_tariff variable_rises fix_to_variable what_is_tariff',
  'explain_term:mpan': 'supply_numbers meter_serial abbreviations',
  'explain_term:mprn': 'supply_numbers',
  'explain_term:economy_7':
    'two_rates storage_heaters leave_economy_7 economy_7_clock economy_7_fit economy_7_cap kwh_cheap_times economy_10',
  'explain_term:seg':
    'seg_rate feed_in solar_worth solar_trouble battery export_meter solar_planning solar_size own_solar_power',
  'explain_term:switch_steps':
    'switch_needs switch_date switch_one_fuel switch_day later_start someone_switches go_back switch_cost',
  'explain_term:dual_fuel': 'switch_one_fuel',
  'explain_term:in_home_display':
    'display_broken read_display display_move display_lights display_cost_wrong display_no_gas no_display meter_blank',
  'explain_term:read_meter':
    'read_display reading_digits meter_labels blind_reading reading_when reader_card both_readings_same meter_photo',
  'explain_term:smart_meter':
    'smart_meter_saves smart_meter_data get_smart_meter smart_meter_silent smets smart_need_reading smart_any_supplier smart_rollout landlord_smart',
  'correct_premise:smart_meter_fears':
    'smart_meter_saves smart_meter_data remove_smart_meter meter_exchange display_broken smart_cut_off smart_own_use smart_pacemaker smart_hack',
  'correct_premise:smart_meter_blocks': 'smart_meter_silent smets smart_any_supplier',
  'explain_term:calorific_value': 'gas_meter_kind',
  'explain_term:warm_home_discount': 'whd_who whd_switch whd_amount',
  'explain_term:credit_refund': 'credit_how_much payment_missing refund_slow move_credit taken_wrongly',
  'explain_term:direct_debit_changed':
    'lower_direct_debit debit_not_price debit_review paying_over_use tariff_changed debit_down',
  'explain_term:help_schemes':
    'universal_credit heat_pump_grant fuel_direct boiler_grant fuel_voucher benefits_fund over_80 cold_payment no_new_rebate social_tariff wales_differs scotland_differs who_helps baby_help hardship_fund',
  'explain_term:supplier_failure': 'supplier_gone failure_wait failing_soon failed_tariff failed_owe supplier_bought',
  'explain_term:ev_tariff': 'ev_charger charge_cost ev_no_drive ev_miles economy_7_fit ev_day_rate ev_use',
  'explain_term:heat_pump': 'heat_pump_grant boiler_choice heat_pump_tariff heat_pump_cost gas_boiler_ban',
  'explain_term:ofgem': 'cap_made_of regulated network_operator cap_set_by ofgem_caller',
  'explain_term:estimated_reading':
    'find_meter read_display reading_letters estimates_go_on reading_mistake reading_lower reading_range readings_how_often meter_locked',
  'explain_term:standing_charge':
    'no_standing_charge empty_home low_user standing_why_high standing_per_home standing_scrapped charge_no_use stop_gas standing_gas_electric standing_apart',
  'correct_premise:standing_charge_optional':
    'no_standing_charge empty_home low_user meter_takes_money standing_why_high standing_per_home charge_no_use stop_gas',
  'correct_premise:cooling_off_none': 'switch_back cooling_off go_back',
  'explain_term:gas_or_electricity': 'boiler_choice why_dear hob_choice heat_no_gas',
  price_cap:
    'cap_made_of cap_applies economy_7_cap price_guarantee forecast judge_rate cap_announced cap_set_by cap_standing_too cap_began cap_often cap_worth normal_bill cap_per_unit',
  'explain_bill:standing_charge': 'against_cap',
  'explain_bill:usage': 'by_fuel',
  'explain_bill:summary': 'check in_short',
  'explain_bill:balance': 'owed paid_but_owes',
  'explain_bill:vat': 'vat_share',
  'explain_bill:high': 'check neighbour_less gas_over_electric normal_bill use_disputed final_bill_high',
  compare:
    'cheapest_supplier fix_length when_to_switch same_supplier low_user no_standing_charge gas_or_electricity judged_figure fix_or_wait fixed_or_tracker cheapest_fix_out why_switch neighbour_less supplier_opinion home_all_day haggle',
  note_details: 'judged_figure',
  waitlist: 'game points referral competition waitlist alias climb prizes',
  'about_mo:ai': 'model',
  'about_mo:abilities': 'lost',
  'about_mo:who_are_you': 'company model tied',
  'about_mo:privacy': 'training cookies account staff_sees wipe chat_stored why_postcode',
  'about_mo:accuracy': 'estimate_accuracy',
  'about_mo:sign_in': 'account',
  'help_route:moving_home':
    'move_tariff not_my_debt key_debt new_build empty_home close_account still_charged switch_after_move occupier_letter between_homes moving_reading sell_house moving_to_ni key_move_out move_mid_switch',
  'help_route:landlord':
    'landlord_liable empty_home landlord_resale included_bills landlord_smart landlord_repair agent_supplier gas_safety included_help landlord_heating_off epc landlord_switches lodger_tell landlord_backdates meter_owner',
  'help_route:business': 'work_from_home charity mixed_use sole_trader',
  'help_route:debt':
    'payment_plan debt_collectors debt_solutions pay_late not_my_debt income_lost debt_deadline write_off who_helps food_or_heat benefits_fund clear_debt baby_help over_80 in_debit_paying taken_wrongly ignore_bill withhold_payment behind_months energy_loan spread_bill debt_paid relative_debt lose_home hardship_fund',
  'help_route:disconnection':
    'emergency_credit remote_prepay debt_collectors cut_off_who bailiffs forced_prepay friendly_hours debt_deadline fuel_voucher lost_key cannot_reach_shop ignore_bill',
  'help_route:complaint':
    'ombudsman compensation complaint_letter mis_sold two_suppliers payment_missing still_charged complaint_time ombudsman_ignored small_claims deadlock ombudsman_how complain_worth taken_wrongly refund_slow missed_visit who_helps passed_around exit_fee_wrong withhold_payment wrong_tariff in_dispute settle_offer proof_misled wrong_tariff complaint_closed closed_by_mistake final_bill_high',
  'help_route:heat_network': 'heat_network_more heat_network_watch heat_unit social_landlord_heat',
  'help_route:northern_ireland': 'ni_market moving_to_ni',
  'help_route:scam':
    'doorstep meter_visit mis_sold fake_message gave_details door_caller cold_call report_seller ofgem_caller no_new_rebate caller_password refund_call fake_site sent_engineer stranger_bill',
  'explain_term:tracker': 'fixed_or_tracker',
  'explain_term:time_of_use': 'kwh_cheap_times',
  'explain_term:switch_time': 'switch_day',
  'explain_term:get_smart_meter': 'smart_rollout landlord_smart',
  'explain_term:direct_debit': 'debit_or_bill variable_dd spread_bill',
  'explain_term:standard_credit': 'debit_or_bill',
  'explain_term:ways_to_pay': 'debit_or_bill pay_where',
  'explain_term:cancel_direct_debit': 'stop_direct_debit',
  'explain_term:winter_fuel_payment': 'cold_payment over_80 no_new_rebate',
  'explain_term:region': 'why_regions_differ countries_same neighbour_less',
  'explain_term:forecast': 'cap_announced',
  'correct_premise:fixed_bill': 'tariff_changed',
  'correct_premise:cap_is_one_price': 'countries_same why_regions_differ',
  vat: 'vat_on_bill vat',
  'about_mo:delete': 'wipe',
  'explain_term:back_billing': 'undercharged back_billing_fault bill_late',
  'explain_term:use_less': 'thermostat most_power cut_use_cold',
  'explain_term:running_cost': 'most_power',
  'explain_term:no_gas': 'off_grid stop_gas heat_no_gas',
  'explain_term:parts_of_bill': 'levy abbreviations',
  'explain_term:priority_register': 'register_what',
  'explain_term:service_ratings': 'supplier_opinion failing_soon',
  'explain_term:emergency_credit': 'friendly_hours emergency_amount',
  'explain_term:top_up_trouble': 'meter_message lost_key',
  'explain_term:meter_fault':
    'meter_message switch_faulty shared_meter meter_noise meter_accurate meter_wrong_years use_disputed several_meters meter_owner meter_blank',
  'explain_term:meter_light': 'display_lights meter_message',
  'explain_term:prepayment': 'smart_prepay forced_prepay is_prepay',
  'explain_term:ombudsman': 'ombudsman_how deadlock small_claims complaint_time ombudsman_ignored complain_worth',
  'explain_term:compensation': 'missed_visit',
  'explain_term:move_tariff': 'sell_house',
  'explain_term:joint_account': 'house_share change_name',
  'explain_term:paper_bills': 'paper_charge',
  'help_route:medical':
    'register_what large_print blind_reading relative_bills equipment_cost caller_password social_tariff over_80 baby_help cannot_reach_shop medicine_fridge',
  'help_route:acting_for': 'relative_bills',
  'help_route:broken_heating': 'landlord_repair heating_faults',
  'explain_term:typical_use': 'normal_bill',
  'explain_term:no_bill': 'bill_how_often',
  'explain_term:switch_back': 'go_back',
  'explain_term:same_supplier': 'haggle',
  'explain_term:where_on_bill': 'account_number',
  'explain_term:payment_plan': 'spread_bill',
  'explain_term:meter_visit': 'reader_card',
  'explain_term:pay_late': 'ignore_bill behind_months',
  'explain_term:key_debt': 'key_move_out',
  'about_mo:upload': 'after_upload',
  'explain_term:supplier_gone': 'supplier_bought',
  'explain_term:not_my_debt': 'stranger_bill occupier_letter relative_debt',
  'correct_premise:cap_is_maximum': 'cap_per_unit',
  'explain_term:unit_rate': 'standing_apart',
  'explain_term:erroneous_transfer': 'closed_by_mistake',
}

/** Sums that are worked out without a tool, by the names of their facts, and the tools whose question they answer. */
const SUMS: Readonly<Record<string, RegExp>> = {
  explain_bill: /^(?:of_bill|judge)\./,
  explain_tariff: /^of_list\./,
  exit_fee: /^of_list\./,
  estimate_usage: /^judge_use\./,
  price_cap: /^(?:judge|cap_change|regions|standing_now)\b/,
  compare: /^(?:of_list|of_bill|judge_use|judge_spend)\./,
}

export function isSumFor(tool: string, facts: readonly { name: string }[]): boolean {
  const pattern = SUMS[tool]
  return pattern !== undefined && facts.some(({ name }) => pattern.test(name))
}

/** Whether a call gives a finer answer than the wanted one. */
export function isFinerAnswer(wanted: string, args: Readonly<Record<string, unknown>>): boolean {
  const finer = FINER[wanted]?.split(' ') ?? []
  return Object.values(args).some((value) => typeof value === 'string' && finer.includes(value))
}
