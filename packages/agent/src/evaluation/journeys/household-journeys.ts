import { type Journey, journey } from './journey.ts'

const OWN = 'I pay £140 a month on a standard variable tariff in RG1 1AA'

/** Talks of several turns: whose home, which list, what changed. */
export const HOUSEHOLD_JOURNEYS: readonly Journey[] = [
  journey('illness of a relative moves nothing', 'compared', [
    ['my mum is on oxygen at home', 'help_route:medical'],
    ['can you start the switch to number 2', 'start_switch', { not: /pays the bill/ }],
  ]),
  journey('age of a relative moves nothing', 'compared', [
    ['my nan who is 88 lives with us and feels the cold', 'help_route:medical'],
    ['what would we save', 'compare', { not: /postcode|your nan/i }],
  ]),
  journey('sister, then back', 'compared', [
    ['my sister pays £1,540 a year on a fix until 31 March 2027 with a £75 exit fee in M1 1AA', 'compare'],
    ['should she move?', 'compare'],
    ['ok and what about me', 'compare', { has: /Reading|£|you/, not: /sister/ }],
    ['can you start the switch to number 1', 'start_switch', { not: /pays the bill/ }],
  ]),
  journey('another list', 'compared', [
    ['which is the cheapest with no exit fee?', 'compare'],
    ['why is that one cheaper', 'explain_tariff|compare', { not: /Aurora/ }],
  ]),
  journey('a plea for less', 'fresh', [
    [
      'hiya my bills are mental, can u help me pay less?',
      'compare',
      { not: /I can read your energy bill and explain each line/ },
    ],
    ['RG1 1AA', 'compare', { asks: 'use' }],
    ['about 160 a month', 'compare'],
  ]),
  journey('details after a spend', 'compared', [
    ['3 bed semi with gas heating', 'compare|note_details', { has: /(?:does not|do not|not) change|same|still/i }],
  ]),
  journey('number two of the new list', 'compared', [
    ['just the fixed ones', 'compare'],
    ['tell me about number 2', 'explain_tariff', { has: /fix/i }],
    ['ok start the switch to it', 'start_switch'],
  ]),
  journey('prepay then postcode', 'fresh', [
    ['im on a prepay meter and its costing a bomb', 'compare', { asks: 'postcode' }],
    ['LS1 4AP', 'compare', { asks: 'use' }],
    ['bout 35 quid a week', 'compare'],
  ]),
  journey('friend says', 'compared', [
    ['my mate says the cap is the most I can pay', 'correct_premise:cap_is_maximum'],
    ['so what should I do', 'compare', { not: /your mate/ }],
  ]),
  journey('dad by age, then mine', 'fresh', [
    [`my dad is 79 and has copd`, 'help_route:medical'],
    [OWN, 'compare', { not: /your dad/ }],
  ]),
  journey('neighbour comparison is a remark', 'compared', [
    ['my neighbour pays half what I do', '-'],
    ['which is the cheapest for us', 'compare', { not: /postcode|neighbour/ }],
  ]),
  journey('cap by fuel then why', 'fresh', [
    ['price of gas per unit under the cap', 'price_cap'],
    ['and electric?', 'price_cap', { has: /26\.32p/ }],
  ]),
  journey('stop and delete', 'compared', [
    ['actually forget it', 'small_talk'],
    ['and delete what I told you', 'about_mo:delete'],
  ]),
  journey('worry then compare', 'fresh', [
    ['im scared to put the heating on', 'help_route:debt'],
    ['yes please look for a lower price', 'compare', { asks: 'postcode' }],
  ]),
  journey('bill then questions about it', 'bill', [
    ['is that good?', 'compare|explain_bill'],
    ['when could I leave for free', 'exit_fee'],
    ['remind me then', 'set_reminder'],
  ]),
]
