/**
 * Answers that came later and say more closely what an older one said in general. Who gets the finer one where the older is
 * expected is answered rightly. Decided by what the texts say, and for all sets alike.
 */
const FINER: Readonly<Record<string, string>> = {
  'explain_term:fixed': 'fixed_or_variable fix_length fix_for_certainty find_tariff',
  'explain_term:variable': 'fixed_or_variable find_tariff',
  'explain_term:mpan': 'supply_numbers meter_serial',
  'explain_term:mprn': 'supply_numbers',
  'explain_term:economy_7': 'two_rates storage_heaters leave_economy_7 economy_7_clock economy_7_fit economy_7_cap',
  'explain_term:seg': 'seg_rate feed_in solar_worth solar_trouble battery',
  'explain_term:switch_steps': 'switch_needs switch_date switch_one_fuel',
  'explain_term:dual_fuel': 'switch_one_fuel',
  'explain_term:in_home_display': 'display_broken read_display display_move',
  'explain_term:read_meter': 'read_display',
  'explain_term:smart_meter': 'smart_meter_saves smart_meter_data get_smart_meter smart_meter_silent smets',
  'correct_premise:smart_meter_fears':
    'smart_meter_saves smart_meter_data remove_smart_meter meter_exchange display_broken',
  'correct_premise:smart_meter_blocks': 'smart_meter_silent smets',
  'explain_term:calorific_value': 'gas_meter_kind',
  'explain_term:warm_home_discount': 'whd_who whd_switch',
  'explain_term:credit_refund': 'credit_how_much payment_missing',
  'explain_term:direct_debit_changed': 'lower_direct_debit',
  'explain_term:help_schemes': 'universal_credit heat_pump_grant fuel_direct',
  'explain_term:supplier_failure': 'supplier_gone failure_wait',
  'explain_term:ev_tariff': 'ev_charger charge_cost ev_no_drive ev_miles economy_7_fit',
  'explain_term:heat_pump': 'heat_pump_grant boiler_choice',
  'explain_term:ofgem': 'cap_made_of regulated network_operator',
  'explain_term:estimated_reading': 'find_meter read_display',
  'explain_term:standing_charge': 'no_standing_charge empty_home low_user',
  'correct_premise:standing_charge_optional': 'no_standing_charge empty_home low_user meter_takes_money',
  'correct_premise:cooling_off_none': 'switch_back cooling_off',
  'explain_term:gas_or_electricity': 'boiler_choice why_dear',
  price_cap: 'cap_made_of cap_applies economy_7_cap price_guarantee forecast judge_rate',
  'explain_bill:standing_charge': 'against_cap',
  'explain_bill:usage': 'by_fuel',
  'explain_bill:summary': 'check in_short',
  'explain_bill:balance': 'owed paid_but_owes',
  'explain_bill:vat': 'vat_share',
  'explain_bill:high': 'check',
  compare:
    'cheapest_supplier fix_length when_to_switch same_supplier low_user no_standing_charge gas_or_electricity judged_figure',
  note_details: 'judged_figure',
  waitlist: 'game points referral competition waitlist alias',
  'about_mo:ai': 'model',
  'about_mo:abilities': 'lost',
  'about_mo:who_are_you': 'company model',
  'about_mo:privacy': 'training cookies account',
  'about_mo:accuracy': 'estimate_accuracy',
  'about_mo:sign_in': 'account',
  'help_route:moving_home':
    'move_tariff not_my_debt key_debt new_build empty_home close_account still_charged switch_after_move',
  'help_route:landlord': 'landlord_liable empty_home',
  'help_route:business': 'work_from_home',
  'help_route:debt': 'payment_plan debt_collectors debt_solutions pay_late not_my_debt',
  'help_route:disconnection': 'emergency_credit remote_prepay debt_collectors',
  'help_route:complaint':
    'ombudsman compensation complaint_letter mis_sold two_suppliers payment_missing still_charged',
  'help_route:heat_network': 'heat_network_more',
  'help_route:northern_ireland': 'ni_market',
  'help_route:scam': 'doorstep meter_visit mis_sold',
}

/** Sums that are worked out without a tool, by the names of their facts, and the tools whose question they answer. */
const SUMS: Readonly<Record<string, RegExp>> = {
  explain_bill: /^(?:of_bill|judge)\./,
  price_cap: /^judge\b/,
  compare: /^(?:of_list|of_bill)\./,
  explain_tariff: /^of_list\./,
  exit_fee: /^of_list\./,
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
