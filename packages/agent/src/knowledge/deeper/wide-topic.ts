/** Narrow topics, by the wide one whose deeper answers they share. */
const NARROW: Readonly<Record<string, string>> = {
  back_billing: 'no_bill back_billing_fault still_charged',
  complaint: 'ombudsman ombudsman_cost compensation complaint_letter mis_sold switch_complaint',
  debt: 'payment_plan debt_solutions debt_credit debt_collectors fuel_direct pay_late not_my_debt debt_recent key_debt',
  help_schemes: 'heat_pump_grant emergency_heating universal_credit',
  high: 'winter_bill why_dear check_bill same_street parts_of_bill',
  read_meter: 'read_display meter_serial find_meter gas_meter_kind switch_reading',
  smart_meter:
    'get_smart_meter smart_meter_silent smets display_broken display_move smart_meter_data remove_smart_meter smart_meter_saves meter_exchange meter_visit rts_meter move_meter',
  prepayment: 'remote_prepay top_up_how emergency_credit meter_takes_money',
  economy_7: 'two_rates leave_economy_7 economy_7_clock economy_7_fit economy_7_day economy_7_cap storage_heaters',
  ev_tariff: 'charge_cost ev_charger ev_none ev_no_drive ev_miles',
  seg: 'seg_rate feed_in solar_worth solar_trouble battery',
  heat_pump: 'boiler_choice',
  warm_home_discount: 'whd_switch whd_who',
  moving_home: 'move_tariff new_build switch_after_move close_account',
  standing_charge: 'no_standing_charge empty_home low_user away_use',
  direct_debit_changed: 'payment_day variable_dd bill_vs_payment lower_direct_debit first_payment',
  credit_refund: 'credit_how_much balance_forward payment_missing',
  fixed: 'fix_length price_guarantee exit_fee_paid fix_for_certainty find_tariff price_rise_notice',
  switch_steps:
    'switch_often switch_needs when_to_switch switch_back switch_double switch_date switch_one_fuel switch_confirm same_supplier leave_supplier two_suppliers dual_fuel credit_check collective_switch erroneous_transfer',
  price_cap: 'cap_applies cap_made_of',
  supplier_failure: 'supplier_gone failure_wait',
  northern_ireland: 'ni_market',
  heat_network: 'heat_network_more',
  landlord: 'landlord_liable',
  service_ratings: 'cheapest_supplier',
  green: 'green_cost carbon',
  coverage:
    'coverage_why company model training regulated saving_claim points referral waitlist competition auto_switch account',
  scam: 'doorstep',
  power_cut: 'no_supply flicker',
}
const WIDE = new Map(
  Object.entries(NARROW).flatMap(([wide, names]) => names.split(' ').map((name) => [name, wide] as const)),
)

export function wideTopic(name: string): string {
  return WIDE.get(name) ?? name
}
