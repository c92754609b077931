import { expect, test } from 'vitest'
import type { Change } from '../values/change.ts'
import { readSuppositions } from './read-suppositions.ts'

const supposed = (text: string) => readSuppositions(text, '2026-11-15', 3)

test.for<[string, Change]>([
  ['say we halve our gas what changes', { change: 'use', fuel: 'gas', percent: -50 }],
  ['what if I turned the heating down and used a fifth less gas', { change: 'use', fuel: 'gas', percent: -20 }],
  ['10% less', { change: 'use', percent: -10 }],
  ['what if it rises and I use 10% more next year', { change: 'use', percent: 10 }],
  ['and with 10% less usage', { change: 'use', percent: -10 }],
  ['what if we use 20% less', { change: 'use', percent: -20 }],
  ['if my use dropped by a quarter', { change: 'use', percent: -25 }],
  ['say we ditch the gas altogether', { change: 'without_fuel', fuel: 'gas' }],
  ['what if i paid when the bill comes rather than direct debit', { change: 'payment_method', to: 'standard_credit' }],
  ['what if it is nearer 2000', { change: 'use', kwh: 2000 }],
  ['what if one of the kids moves out', { change: 'people', people: 2 }],
])('"%s" supposes a change', ([text, change]) => {
  expect(supposed(text)).toEqual([change])
})

test.for<[string, number]>([
  ['if they put it up 10%?', 10],
  ['what if it goes up another 8 percent', 8],
  ['what if the cap rises 12%', 12],
  ['and if they cut it by 7%', -7],
])('"%s" supposes that all prices change', ([text, percent]) => {
  expect(supposed(text)).toEqual([
    { change: 'unit_rate', percent },
    { change: 'standing_charge', percent },
  ])
})

test.for([
  'we use less gas now',
  'what if half of it is gas',
  'what if i get an electric car about 2000 kwh more',
  'can i switch if i am on a prepay',
  'who pays if my meter was tampered with before i moved in',
])('"%s" supposes nothing of the use', (text) => {
  expect(supposed(text)).toEqual([])
})
