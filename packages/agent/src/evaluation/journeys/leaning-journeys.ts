import { type Journey, journey } from './journey.ts'

const HOME = 'compare for RG1 1AA, 140 a month on a standard variable tariff'

/** Talks in which the second and later messages name nothing by themselves. */
export const LEANING_JOURNEYS: readonly Journey[] = [
  journey('a tracker, and whether', 'fresh', [
    ['whats a tracker', 'explain_term:tracker'],
    ['is it risky', 'explain_term', { has: /dear month/, not: /follows the wholesale/ }],
    ['so should i or not', 'explain_term', { has: /a fix is better/, not: /postcode\?/ }],
  ]),
  journey('a complaint that drags on', 'fresh', [
    ['how do i complain about my supplier', 'help_route:complaint'],
    [
      'they ignored me',
      'help_route|explain_term:ombudsman',
      { has: /Ombudsman/, not: /Complain to your supplier first/ },
    ],
    ['9 weeks now', 'help_route|explain_term:ombudsman', { has: /now/, not: /Complain to your supplier first/ }],
    [
      'what does it cost',
      'help_route|explain_term:ombudsman_cost|explain_term:ombudsman',
      { has: /free/, not: /Mowatt is free/ },
    ],
  ]),
  journey('a debt and fear', 'fresh', [
    ['i cant afford my bill', 'help_route:debt'],
    ['would they let me pay a bit at a time', 'help_route|explain_term:payment_plan', { has: /plan/ }],
    ['what if they say no', 'help_route|explain_term', { has: /Ombudsman/, not: /not sure/ }],
    ['will they cut me off', 'help_route|explain_term', { not: /not sure/ }],
  ]),
  journey('a supplier that failed', 'fresh', [
    ['my supplier went bust', 'explain_term:supplier_failure'],
    ['do i need to do anything', 'explain_term', { has: /read the meter/i }],
    ['should i switch away quick', 'explain_term', { has: /^(?:Not yet|No, better wait)/, not: /postcode\?/ }],
  ]),
  journey('a question while Mo waits', 'fresh', [
    ['compare tariffs', 'compare', { asks: 'postcode' }],
    ['what is a unit rate', 'explain_term:unit_rate', { asks: 'postcode', has: /what is your postcode/ }],
    ['RG1 1AA', 'compare', { asks: 'use' }],
    ['do you sell my data', 'about_mo:privacy', { asks: 'use' }],
    ['3000 kwh electric and 10000 gas', 'compare', { card: 'comparison' }],
  ]),
  journey('never the same twice', 'fresh', [
    ['what is economy 7', 'explain_term:economy_7'],
    ['what is economy 7', 'explain_term:economy_7', { not: /has one rate by day/ }],
    ['what is economy 7', 'explain_term:economy_7', { not: /has one rate by day/ }],
  ]),
  journey('the second, and do it', 'fresh', [
    [HOME, 'compare', { card: 'comparison' }],
    ['the second one', 'explain_tariff', { has: /Thistledown/ }],
    ['how much is that a month', 'explain_tariff', { has: /Thistledown.{0,150}a month/ }],
    ['is that with VAT', 'explain_term:vat_included'],
    ['ok do that', 'start_switch', { asks: 'start_switch', has: /Thistledown/ }],
  ]),
  journey('sure, and where from', 'fresh', [
    [HOME, 'compare', { card: 'comparison' }],
    ['are you sure', 'compare', { has: /exact for what I know/ }],
    ['where did you get that', 'compare', { has: /comes to its year/ }],
    ['so should i or not', 'compare', { has: /^In short/ }],
  ]),
  journey('another way to pay', 'fresh', [
    [HOME, 'compare', { card: 'comparison' }],
    ['what about prepayment instead', 'compare', { has: /prepayment/, card: 'comparison' }],
    ['what if i move', 'help_route:moving_home'],
  ]),
  journey('the saving, net', 'bill', [
    ['what would i save if i switched today', 'explain_bill:saving_now', { has: /£344\.75/ }],
    ['and after the exit fee?', 'explain_bill:saving_now', { has: /£344\.75 left/, not: /fixed deal ends/ }],
    ['and if i wait', 'explain_bill:saving_wait', { has: /£367\.03/ }],
  ]),
  journey('the bill adds up', 'bill', [
    ['does my bill add up', 'explain_bill:check', { has: /£154\.10, so it adds up/ }],
    ['how did you work that out', 'small_talk', { has: /kWh times the unit rate/ }],
    ['how much of my bill is standing charges', 'explain_bill:shares', { has: /£27\.68/ }],
    ['what percentage', 'explain_bill:shares', { has: /18%/ }],
  ]),
  journey('sums with another value', 'bill', [
    ['is my direct debit right, i pay 160', 'explain_bill:debit_fit', { has: /about right.{0,150}£163\.26/ }],
    ['what if i pay 120', 'explain_bill:debit_fit', { has: /debt would build up/ }],
    ['whats my standing charge a year', 'explain_bill:standing_year', { has: /£325\.95/ }],
    ['and just gas', 'explain_bill:standing_year', { has: /£113\.88/, not: /£212\.07/ }],
    ['how much vat did i pay', 'explain_bill:vat_share', { has: /£3\.27/ }],
  ]),
  journey('beside the cap', 'bill', [
    ['what is the price cap right now', 'price_cap'],
    ['so am i paying more or less than that', 'explain_bill:against_cap', { has: /27\.5p per kWh against 26\.32p/ }],
    ['is that allowed', 'correct_premise:cap_covers_fixes'],
  ]),
  journey('a letter', 'bill', [
    ['write a letter to my supplier about this bill', 'explain_bill:letter', { has: /£58\.40/ }],
    ['can you make it shorter', 'explain_bill:letter', { has: /^A shorter one/ }],
    ['who do i send it to', 'small_talk|explain_bill:whom', { has: /Northern Spark Energy/ }],
  ]),
  journey('whose figures', 'fresh', [
    ['my mate in glasgow pays 90 a month, why do i pay 150 in leeds', 'note_details', { not: /your mate|90/ }],
    ['direct debit went from £110 to £180', 'note_details', { has: /£180\.00/, not: /£110/ }],
  ]),
  journey('an island apart', 'fresh', [
    ['im in belfast, can you switch me', 'help_route:northern_ireland', { not: /compare first/ }],
    [
      'what is the price cap here then',
      'help_route|explain_term:ni_market',
      { has: /no (?:Ofgem )?price cap/, not: /26\.32p/ },
    ],
    ['who regulates it', 'help_route|explain_term:ni_market', { has: /Utility Regulator/ }],
  ]),
]
