import { wideTopic } from './wide-topic.ts'

/** Topics with deeper answers of their own, by the family of subjects in whose midst they come up. */
const OWN: Readonly<Record<string, string>> = {
  switch_steps:
    'tell_supplier switch_late switch_refused switch_risks switch_cuts_supply switch_needs_visit switch_is_instant switch_time cooling_off cooling_off_none final_bill one_time no_hurry find_supplier debt_switch loyalty supplier_phone pay_then_switch',
  fixed:
    'fix_ends exit_fee exit_fee_always notice_days fixed_or_variable variable tracker tracker_cap fixed_bill forecast deemed_contract',
  smart_meter: 'smart_meter_needed smart_meter_blocks smart_meter_fears smart_meter_health in_home_display meter_light',
  standing_charge: 'standing_charge_optional',
  price_cap:
    'cap_is_maximum cap_covers_fixes cap_is_one_price region vat vat_included vat_twenty unit_rate kwh typical_use same_everywhere gas_or_electricity ofgem',
  prepayment: 'top_up_trouble leave_prepayment prepay_dearest',
  direct_debit_changed:
    'cancel_direct_debit direct_debit direct_debit_is_usage monthly_payment ways_to_pay standard_credit paper_bills deposit',
  high: 'estimated_reading where_on_bill running_cost calorific_value mpan mprn supply_numbers last_year annual_cost tariff_comparison_rate balance_marks estimate_accuracy name_on_bill',
  help_schemes: 'winter_fuel_payment winter_fuel_more',
  credit_refund: 'credit_lost',
  coverage:
    'export sign_in language bank_details difference app unsubscribe trust cookies game lost alias others instructions ai who_are_you name abilities price paid_to_recommend privacy delete sample upload accuracy launch',
  landlord: 'resold_energy second_home landlord_agree joint_account',
  medical: 'acting_for bereavement after_death',
  green: 'green_wires flexibility',
  power_cut: 'power_cut_more network_operator',
  no_gas: 'not_supplied new_supply turn_off_gas no_supplier_cut',
  heat_pump: 'boiler_pressure broken_heating',
  business: 'work_from_home',
  economy_7: 'time_of_use',
  meter_fault: 'tampering',
}
const FAMILY = new Map(
  Object.entries(OWN).flatMap(([family, names]) => names.split(' ').map((name) => [name, family] as const)),
)

/** The family of subjects that a topic belongs to. */
export function talkFamily(name: string): string {
  return FAMILY.get(name) ?? wideTopic(name)
}
