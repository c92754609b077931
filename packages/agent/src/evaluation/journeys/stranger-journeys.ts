import { type Journey, journey } from './journey.ts'

/** Talks in which each message leans on the one before, as people type them. */
export const STRANGER_JOURNEYS: readonly Journey[] = [
  journey('a use that changes', 'fresh', [
    ['compare', 'compare', { asks: 'postcode' }],
    ['LS6 2AB', 'compare', { asks: 'use' }],
    ['i use 5000 kwh', 'compare', { card: 'comparison', has: /5,000 kWh/ }],
    ['what if half of it is gas', 'compare', { has: /2,500 kWh of electricity a year, 2,500 kWh of gas/ }],
    ['make it 4000', 'compare', { has: /4,000 kWh of electricity/ }],
    ['how much is that a month', 'small_talk|compare', { has: /about £[\d.]+ a month/ }],
  ]),
  journey('typical, only asked about', 'fresh', [
    ['what does a typical home use', 'estimate_usage', { has: /2,500 kWh/, not: /noted/ }],
    ['and in RG1 1AA what would be best', 'compare', { asks: 'use' }],
  ]),
  journey('the cap by the month', 'fresh', [
    ['what is the price cap', 'price_cap'],
    ['how much is that a month', 'small_talk', { has: /£143\.58/ }],
    ['is that including vat', 'explain_term:vat_included', { has: /^Yes/ }],
  ]),
  journey('questions about the list', 'compared', [
    ['why is that one first?', 'small_talk', { has: /costs you least/ }],
    ['what about the second one', 'explain_tariff'],
    ['is there a fee to leave it', 'explain_tariff', { has: /Leaving it early/ }],
    ['email me this', 'about_mo:export'],
  ]),
  journey('a fee on one fuel', 'fresh', [
    ['my fix ends on 31 March 2027', 'note_details'],
    ['exit fee is £50 on electricity only', 'note_details', { has: /electricity only/, not: /help/ }],
    ['what does leaving cost today', 'exit_fee', { has: /£50\.00, for electricity only/, not: /£100/ }],
  ]),
  journey('nothing understood, then picked', 'fresh', [
    ['blarg flooble', 'small_talk', { card: 'choices', has: /Would you like/ }],
    ['1', 'compare', { asks: 'postcode' }],
  ]),
  journey('debt that grows clearer', 'fresh', [
    ['can i switch', 'explain_term:switch_steps'],
    ['but im in debt', 'help_route'],
    ['its on a key meter', 'help_route:debt_switch', { has: /£500/ }],
    ['1200', 'help_route:debt_switch', { has: /£500/ }],
  ]),
  journey('a bill of no period', 'fresh', [
    ['my bill is £300', 'small_talk', { has: /a month, a quarter or a year/ }],
    ['its for 3 months', 'compare', { has: /£300\.00 a quarter/, asks: 'postcode' }],
  ]),
  journey('below nothing', 'fresh', [
    ['compare for me RG1 1AA', 'compare', { asks: 'use' }],
    ['-500', 'small_talk', { has: /below zero/, asks: 'use' }],
    ['3100', 'compare', { card: 'comparison', has: /3,100 kWh/ }],
  ]),
  journey('half decided', 'compared', [
    ['which is cheapest with no exit fee', 'compare'],
    ['ok tell me about that', 'explain_tariff', { has: /no exit fee/ }],
    ['right do it', 'start_switch', { asks: 'start_switch' }],
    ['actually no', 'small_talk', { has: /Nothing has been done/ }],
  ]),
]
