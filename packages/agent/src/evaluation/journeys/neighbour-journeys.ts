import { type Journey, journey } from './journey.ts'

export const NEIGHBOUR_JOURNEYS: readonly Journey[] = [
  journey('friend deal then we', 'compared', [
    ['my friend is on a fix at £95 a month in M1 1AA, no exit fee, ends June 2027', 'compare'],
    ['is that better than ours?', '-'],
    ['show us ours again', 'compare', { not: /your friend/ }],
  ]),
  journey('dad needs help, switch for me', 'compared', [
    ['my dad has dementia and lives here', 'help_route:medical'],
    ['go with the first one', 'start_switch', { not: /pays the bill/ }],
  ]),
  journey('green list then the top one', 'compared', [
    ['any greener options?', 'compare'],
    ['tell me more about the top one', 'explain_tariff', { has: /green/ }],
    ['is there a fee to leave it', 'explain_tariff|exit_fee'],
  ]),
  journey('cap then mine', 'fresh', [
    ['whats the cap on electric', 'price_cap', { has: /26\.32p/ }],
    ['I pay 31p so am I being overcharged', 'compare'],
  ]),
  journey('changing the spend', 'compared', [
    ['sorry its actually 180 a month', 'compare', { has: /180/ }],
    ['theres 4 of us', 'compare|note_details', { has: /not change|still/ }],
  ]),
  journey('gran by name of deal', 'fresh', [
    ['can you check my grans tariff, she pays £70 a month', 'compare', { has: /gran/ }],
    ['EH1 1AA', 'compare'],
    ['thanks, now do mine', 'compare', { has: /your postcode/ }],
  ]),
]
