/** Answers that hold only after some subjects of their family, by the names of these. */
const DISPLAY =
  'display_broken display_move no_display in_home_display display_cost_wrong display_no_gas display_lights'
const SILENT = 'smart_meter_silent smart_meter_blocks smets smart_any_supplier smart_need_reading display_broken'
const LEAVING_GAS =
  'no_gas stop_gas all_electric grid_standing leave_grid turn_off_gas not_supplied hob_choice heat_no_gas'
const DEFAULT =
  'deemed_contract variable default_dearer variable_rises occupier_letter switch_after_move find_supplier open_account'
const CAP = 'price_cap cap_is_maximum cap_applies cap_worth cap_per_unit bill_over_cap cap_covers_fixes typical_use'
const AHEAD = 'forecast cap_announced cap_often fix_or_wait fix_then_drop fixed_or_variable price_cap cap_set_by'
const NIGHTS = 'economy_7 leave_economy_7 economy_7_fit economy_7_day two_rates'
const VAT = 'vat vat_included vat_on_what vat_twenty vat_disabled vat_on_bill'
const REGIONS = 'why_regions_differ region countries_same same_everywhere cap_is_one_price standing_why_high ofgem'
const TWO = 'dual_fuel switch_one_fuel two_suppliers only_one_moved'
const FEED_IN = 'feed_in fit_export fit_battery'
const WARMTH = 'use_less thermostat room_warmth flow_temp house_cost_day'

const ONLY_AFTER: Readonly<Record<string, string>> = {
  split_worth: TWO,
  have_both_already: TWO,
  deemed_leave: DEFAULT,
  deemed_fast: DEFAULT,
  display_still_blank: DISPLAY,
  display_not_bill: DISPLAY,
  display_new: DISPLAY,
  display_red: DISPLAY,
  since_switch: SILENT,
  not_mine_to_mend: SILENT,
  silent_send: SILENT,
  who_pays_meter: 'move_meter wrong_meter_details shared_meter find_meter meter_locked',
  charge_ends: LEAVING_GAS,
  takes_meter_out: LEAVING_GAS,
  gas_saving: LEAVING_GAS,
  vat_until: VAT,
  vat_by_itself: VAT,
  regions_unfair: REGIONS,
  wind_unfair: `${REGIONS} standing_charge green green_wires`,
  cap_means: CAP,
  more_use_more_pay: CAP,
  not_even_roughly: AHEAD,
  others_forecast: AHEAD,
  when_known: AHEAD,
  what_would_mo_do: `${AHEAD} fixed variable tracker fix_for_certainty fixed_or_tracker default_dearer fix_length variable_rises`,
  leave_cost: NIGHTS,
  leave_meter: NIGHTS,
  instead_of_scrapping: 'standing_scrapped scrapped_when standing_charge_optional no_standing_charge',
  feed_in_stays: FEED_IN,
  feed_in_on_sale: `${FEED_IN} seg panels_new solar_worth`,
  people_say_so: WARMTH,
  warm_old_house: WARMTH,
  on_receipt_dearer:
    'standard_credit ways_to_pay debit_or_bill direct_debit stop_direct_debit prepay_dearest standing_order',
}
const TOPICS = new Map(Object.entries(ONLY_AFTER).map(([name, topics]) => [`said.${name}`, new Set(topics.split(' '))]))

/** Whether a label may answer after this subject. */
export function holdsAfter(label: string, topic: string): boolean {
  return TOPICS.get(label)?.has(topic) ?? true
}
