import { type Journey, journey } from './journey.ts'

export const TOWN_JOURNEYS: readonly Journey[] = [
  journey('brother with deal, then general, then me', 'fresh', [
    ['my brother pays £110 a month in LS1 4AP on a standard tariff', 'compare', { has: /brother/ }],
    ['whats the price cap', 'price_cap'],
    ['I pay £130 and live in RG1 1AA', 'compare', { not: /brother/ }],
  ]),
  journey('husband ill', 'fresh', [
    ['my husband is disabled and at home all day', 'help_route:medical'],
    ['we pay £155 a month, CF10 1AA, standard variable', 'compare', { not: /husband/ }],
    ['ok switch us to the second one', 'start_switch', { not: /pays the bill/ }],
  ]),
  journey('the fee of that one', 'compared', [
    ['tell me about the third', 'explain_tariff'],
    ['does it have an exit fee', 'explain_tariff'],
    ['and the first?', 'explain_tariff'],
  ]),
  journey('details one by one', 'fresh', [
    ['cheaper energy please', 'compare', { asks: 'postcode' }],
    ['its RG1 1AA', 'compare', { asks: 'use' }],
    ['no idea', '-', { asks: 'people' }],
    ['just me', 'compare', { asks: 'bedrooms' }],
    ['1 bed', 'compare', { asks: 'heating' }],
    ['electric', 'compare'],
  ]),
  journey('declines and goes on', 'compared', [
    ['switch me to the first one', 'start_switch'],
    ['hang on not yet', 'small_talk'],
    ['when would it happen', 'explain_term:switch_time|explain_term:switch_steps'],
  ]),
  journey('question while asked', 'fresh', [
    ['find me a deal', 'compare', { asks: 'postcode' }],
    ['why do you need that', '-', { has: /region/ }],
    ['ok M1 1AA', 'compare', { asks: 'use' }],
  ]),
]
