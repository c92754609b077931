import { next, type NextAnswer } from './next-answer.ts'

/** What people say next after a word on prices, tariffs, meters and switching. */
export const NEXT_OF_MARKET: readonly NextAnswer[] = [
  next(
    'compare|switch_steps|switch_time|start_switch',
    /\b(?:scared|worried|nervous|afraid|anxious|go(?:es)? wrong|mess(?:es|ed)? up)\b/,
    'switch_risks',
  ),
  next(
    'standing_charge|standing_charge_optional|explain_bill.standing_charge',
    /\beven (?:if|when)\b|\b(?:off|not us\w*|nothing|summer|away)\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'standing_charge_optional' } },
  ),
  next(
    'smart_meter_saves|get_smart_meter|smart_meter|smart_meter_fears|meter_exchange',
    /\bhow long\b|\b(?:wall|mess|drill\w*|holes?|wreck|install\w*|fit\w*)\b/,
    'get_smart_meter',
  ),
  next('tracker|time_of_use', /\b(?:mad|winter|spike|go up|rise|expensive|high|cap|worst)\b/, 'tracker_cap'),
  next('exit_fee', /^\W*(?:so |and |ok )?how much (?:would|will|is|does)\b/, undefined, { name: 'exit_fee', args: {} }),
  next(
    'explain_bill.[a-z_]+|explain_bill|bill_high|winter_bill|estimated_reading',
    /\b(?:away|holiday|abroad|hospital|not (?:even )?(?:at )?(?:home|here|there|in)|empty|nobody)\b/,
    'away_use',
  ),
  next(
    'ev_tariff|charge_cost|compare|ev_charger',
    /\b(?:not|don'?t|haven'?t|no|ive not|i've not)\b.{0,12}\b(?:got|have|own|a|an)?\b.{0,4}\b(?:ev|electric car|car)\b/,
    'ev_none',
  ),
  next(
    'economy_7_fit|storage_heaters|economy_7|time_of_use',
    /\b(?:work\w*|nobody|nobodys|no ?one|out all day|in all day|home all day|during the day|nights)\b/,
    'economy_7_day',
  ),
  next(
    'exit_fee|fix_ends|explain_bill.tariff|notice_days',
    /\bthen what\b|\bwhat (?:happens|comes|next)\b.{0,15}(?:then|next|after)?|\bafter that\b|\band (?:then|after)\b|\bdo nothing\b/,
    'fix_ends',
  ),
  next(
    'direct_debit_changed|direct_debit_is_usage|direct_debit|monthly_payment',
    /\b(?:down|lower|reduce|less|how do i|what can i|change it|cut it)\b/,
    'lower_direct_debit',
  ),
  next(
    'price_cap|forecast|cap_is_maximum|cap_made_of',
    /\b(?:my|a|on a|the|im|i'm|if) (?:\w+ ){0,3}fix(?:ed)?\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'cap_covers_fixes' } },
  ),
  next(
    'price_cap|cap_covers_fixes|cap_is_maximum',
    /\bwho\b.{0,12}\b(?:sets?|decides?|makes?)\b|\bhow (?:is|do) (?:it|they)\b.{0,15}\b(?:set|work|decide|calculate)/,
    'cap_made_of',
  ),
  next(
    'price_cap|cap_is_maximum|cap_covers_fixes|cap_made_of',
    /\b(?:go(?:ing)? (?:up|down)|next|change|january|april|rise|fall|when)\b/,
    'forecast',
  ),
  next(
    'moving_home|find_supplier|deemed_contract',
    /\b(?:find out|who (?:is|supplies|do)|how do i (?:find|know))\b/,
    'find_supplier',
  ),
  next(
    'moving_home|find_supplier|deemed_contract',
    /\b(?:take|keep|bring)\b.{0,15}\b(?:deal|tariff|fix|it|contract|them)\b|\b(?:fix|exit fee)\b/,
    'move_tariff',
  ),
  next(
    'moving_home|find_supplier|deemed_contract|find_meter',
    /\b(?:pick|choose|switch|new (?:one|supplier)|change)\b/,
    'switch_after_move',
  ),
  next(
    'smart_meter_silent|display_broken|smart_meter_blocks',
    /\b(?:make up|made up|guess|estimat\w*)\b/,
    'estimated_reading',
  ),
  next('smart_meter|get_smart_meter|smart_meter_saves', /\b(?:free|cost|pay|charge)\b/, 'get_smart_meter'),
  next(
    'smart_meter|get_smart_meter|smart_meter_saves|meter_exchange',
    /\b(?:have to|must|refuse|say no|compulsory|law)\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'smart_meter_fears' } },
  ),
  next('seg|seg_rate|solar_worth|feed_in', /\b(?:best|most|highest|how much|rates?|pays?)\b/, 'seg_rate'),
  next(
    'seg|seg_rate|solar_worth|feed_in',
    /\b(?:different|other|another|two|separate)\b.{0,15}\b(?:supplier|company|one)\b/,
    'seg',
  ),
  next(
    'ev_tariff|charge_cost|ev_charger|ev_miles|compare',
    /\bno (?:drive|driveway|garage|parking|charger)\b|\b(?:not|don'?t|haven'?t|without)\b.{0,12}\ba (?:drive|driveway|garage|charger|parking)\b|\bon the (?:street|road)\b/,
    'ev_no_drive',
  ),
  next('ev_tariff|charge_cost|ev_charger', /\bmiles\b/, 'ev_miles'),
  next(
    'economy_7|storage_heaters|time_of_use|leave_economy_7|two_rates',
    /\b(?:work\w*|nobody|no ?one|in all day|out|home|nights?|evenings?|my house|for me|for us|suit\w*|worth|ok for)\b/,
    'economy_7_fit',
  ),
  next('economy_7|time_of_use', /\b(?:times?|hours?|when)\b/, 'economy_7_clock'),
  next(
    'compare|fixed|variable|tracker|fixed_or_variable|forecast|fix_length',
    /\bsurprises?\b|\bcertain\w*|\bpeace of mind\b|\bsafe\w*\b|\bworr\w*|\bplay (?:it )?safe\b/,
    'fix_for_certainty',
  ),
  next('tracker', /\b(?:have|got|any|show|see|which)\b/, undefined, {
    name: 'compare',
    args: { filters: { kind: 'tracker' } },
  }),
  next('fixed|fixed_or_variable', /^(?:.{0,20})\b(?:have|got|any|show|see) (?:any|one|some|me|them|you)\b/, undefined, {
    name: 'compare',
    args: { filters: { kind: 'fixed' } },
  }),
  next(
    'green|green_wires|green_cost',
    /\b(?:have|got|any|show|see|which)\b.{0,12}\b(?:any|one|ones|some|them)\b/,
    undefined,
    { name: 'compare', args: { filters: { green: true } } },
  ),
  next(
    'switch_time|switch_steps|switch_cuts_supply|tell_supplier|switch_needs',
    /\b(?:cancel|change my mind|back out|undo)\b/,
    'cooling_off',
  ),
  next(
    'switch_time|switch_steps|switch_cuts_supply|tell_supplier|cooling_off',
    /\b(?:power|lights?|electric\w*|supply|energy)\b.{0,20}\b(?:off|cut|go|lose|stop)\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'switch_cuts_supply' } },
  ),
  next(
    'estimated_reading|explain_bill.readings',
    /\b(?:fix|sort|correct|change|put) (?:that|it)\b|\bwhat (?:do|can|should) i\b|\bhow do i\b/,
    'read_meter',
  ),
]
