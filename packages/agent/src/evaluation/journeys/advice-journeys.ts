import { type Journey, journey } from './journey.ts'

/** From nothing to advice, with and without a bill, for oneself and for others. */
export const ADVICE_JOURNEYS: readonly Journey[] = [
  journey('spend and region', 'fresh', [
    ['compare for me', 'compare', { asks: 'postcode' }],
    ['RG1 1AA', 'compare', { asks: 'use' }],
    ['£140 a month', 'compare', { card: 'verdict', has: /£140\.00 a month/ }],
  ]),
  journey('typical home', 'fresh', [
    ['find me a cheaper deal', 'compare', { asks: 'postcode' }],
    ['EX4 4QJ', 'compare', { asks: 'use' }],
    ['Use a typical home', 'compare', { card: 'savings', asks: 'deal' }],
    ['I am on a standard variable tariff', 'compare', { card: 'verdict' }],
  ]),
  journey('three questions', 'fresh', [
    ['should i switch', 'compare'],
    ['CF10 1EP', 'compare'],
    ['Ask me a few questions', '-', { asks: 'people' }],
    ['3 people', 'compare', { asks: 'bedrooms' }],
    ['3 bedrooms', 'compare', { asks: 'heating' }],
    ['A gas boiler', 'compare', { card: 'comparison', has: /between £/ }],
  ]),
  journey('spend by choice', 'fresh', [
    ['compare', 'compare'],
    ['M1 1AE', 'compare'],
    ['I know what I pay', '-', { asks: 'spend' }],
    ['160', 'compare', { card: 'comparison', has: /£160\.00 a month/ }],
  ]),
  journey('straddling postcode by region', 'fresh', [
    ['cheapest tariff?', 'compare'],
    ['B33 8TH', 'compare', { asks: 'mpan' }],
    ['The region is West Midlands', 'compare', { asks: 'use' }],
    ['2,500 kWh electricity and 9,500 kWh gas', 'compare', { card: 'comparison' }],
  ]),
  journey('straddling postcode by supply number', 'fresh', [
    ['compare, I am in N1C 4AG', 'compare', { asks: 'mpan' }],
    ['1200023455565', 'compare', { asks: 'use' }],
  ]),
  journey('bad supply number', 'fresh', [
    ['compare, I am in N1C 4AG', 'compare', { asks: 'mpan' }],
    ['1200023455566', '-', { has: /does not check/ }],
  ]),
  journey('not a postcode', 'fresh', [
    ['compare', 'compare', { asks: 'postcode' }],
    ['BT1 1AA', 'compare', { has: /Northern Ireland/ }],
  ]),
  journey('fix without a date', 'fresh', [
    ['I pay £130 a month on a fixed deal, LS1 4AP', 'compare', { asks: 'ends_on' }],
    ['end of May', 'compare', { asks: 'exit_fee' }],
    ['£50 per fuel', 'compare', { card: 'verdict', has: /£50\.00/ }],
  ]),
  journey('fix, fee unknown', 'fresh', [
    ['I pay £130 a month on a fixed deal until 31 August 2027, LS1 4AP', 'compare', { asks: 'exit_fee' }],
    ["I don't know", 'compare', { card: 'verdict' }],
  ]),
  journey('fix, end unknown', 'fresh', [
    ['I pay £130 a month on a fixed deal, LS1 4AP', 'compare', { asks: 'ends_on' }],
    ['no idea', 'compare', { card: 'verdict' }],
  ]),
  journey('a sister', 'fresh', [
    ['my sister pays £1,540 on a fix until 31 March 2027, exit fee £50 a fuel', 'note_details', { has: /your sister/ }],
    ['RG2 7AA', 'compare', { card: 'verdict', has: /sister/ }],
    ['what if she leaves in March?', 'exit_fee', { has: /free/ }],
    ['and what about me, should I switch?', 'compare', { asks: 'postcode' }],
  ]),
  journey('a mother after oneself', 'fresh', [
    ['I pay £200 a month in RG1 1AA', 'compare', { card: 'comparison' }],
    ['my mum pays £90 a month in LS1 4AP, should she switch', 'compare', { card: 'comparison', has: /Yorkshire/ }],
    ['should I switch', 'compare', { has: /Southern England/ }],
  ]),
  journey('hearsay is no deal', 'fresh', [
    ['my mum says the cap is the most I can pay', 'correct_premise:cap_is_maximum'],
    ['compare for me', 'compare', { has: /your postcode/ }],
  ]),
  journey(
    'bill to switch',
    'bill',
    [
      ['should I switch?', 'compare', { card: 'verdict' }],
      ['tell me about the first one', 'explain_tariff', { card: 'tariff' }],
      ['switch me to the first one', 'start_switch', { card: 'switch' }],
    ],
    ['start'],
  ),
  journey(
    'bill, wait and reminder',
    'bill',
    [
      ['what should I do', 'compare', { has: /10 February 2027/ }],
      ['Remind me on that date', 'set_reminder', { has: /10 February 2027/ }],
    ],
    ['remind'],
  ),
  journey('bill, why', 'bill', [
    ['stay or switch?', 'compare'],
    ['why?', 'compare', { has: /sum behind it|because of the exit fee/i }],
  ]),
  journey('bill, what if', 'bill', [
    ['when can I leave for free', 'exit_fee', { has: /10 February 2027/ }],
    ['and in March?', 'exit_fee', { has: /1 March 2027/ }],
    ['what if I leave now', 'exit_fee', { has: /£75\.00/ }],
  ]),
  journey(
    'bill, correction',
    'bill',
    [
      ['the exit fee is wrong', 'correct_fact', { asks: 'new_value' }],
      ['£50', 'correct_fact', { has: /£50/ }],
    ],
    ['correct'],
  ),
  journey(
    'bill, correction by choice',
    'bill',
    [
      ['something you read is wrong', 'correct_fact', { asks: 'which_value' }],
      ['The unit rate is wrong', 'correct_fact', { asks: 'new_value' }],
      ['25.1p', 'correct_fact', { has: /25\.1p/ }],
    ],
    ['correct'],
  ),
  journey('bill, lines', 'bill', [
    ['why is my bill so high', 'explain_bill:high', { has: /estimated/ }],
    ['whats my standing charge', 'explain_bill:standing_charge', { has: /58\.1p/ }],
    ['which tariff am I on', 'explain_bill:tariff', { has: /31 March 2027/ }],
  ]),
  journey('filters add up', 'compared', [
    ['only green', 'compare', { has: /green/ }],
    ['and without exit fees', 'compare', { has: /green and without an exit fee|no tariff/ }],
    ['compare everything again', 'compare', { not: /only tariffs that are green/ }],
  ]),
  journey(
    'explain then start with a yes',
    'compared',
    [
      ['tell me about the second one', 'explain_tariff'],
      ['ok go ahead', 'start_switch', { asks: 'start_switch' }],
      ['yes', 'start_switch', { card: 'switch' }],
    ],
    ['start'],
  ),
  journey(
    'start declined',
    'compared',
    [
      ['go ahead', 'start_switch', { asks: 'start_switch' }],
      ['no', '-', { has: /Nothing has been done/ }],
    ],
    [],
  ),
  journey(
    'no start without asking',
    'compared',
    [
      ['which is best', 'compare'],
      ['ok thanks', '-'],
      ['yes', '-'],
    ],
    [],
  ),
  journey('start before comparing', 'fresh', [['switch me now', 'start_switch', { has: /compare first/ }]], []),
  journey(
    'no switch for others',
    'fresh',
    [
      ['my sister pays £100 a month in RG1 1AA, compare for her', 'compare'],
      ['start the switch for her', 'start_switch', { has: /Only the person who pays/ }],
    ],
    [],
  ),
  journey('question inside a question', 'fresh', [
    ['compare', 'compare', { asks: 'postcode' }],
    ['why do you need that?', '-', { has: /region/ }],
    ['RG1 1AA', 'compare', { asks: 'use' }],
  ]),
  journey('another question while asked', 'fresh', [
    ['compare', 'compare', { asks: 'postcode' }],
    ['what is a standing charge?', 'explain_term:standing_charge'],
    ['RG1 1AA', 'compare', { asks: 'use' }],
  ]),
  journey('electricity only', 'fresh', [
    ['we have no gas, we use 4,000 kWh a year in EX4 4QJ', 'compare', { card: 'comparison' }],
  ]),
  journey('prepayment', 'fresh', [['I top up about £25 a week, postcode LS1 4AP', 'compare', { card: 'comparison' }]]),
  journey('own rates', 'fresh', [
    [
      'electricity 30p per kWh and 60p a day standing charge, 3,000 kWh a year, RG1 1AA',
      'compare',
      { card: 'verdict' },
    ],
  ]),
]
