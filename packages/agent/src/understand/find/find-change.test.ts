import { expect, test } from 'vitest'
import { findChange, type Change } from './find-change.ts'

test.for<[string, Change]>([
  ['say we halve our gas what changes', { times: { by: 0.5, fuel: 'gas' } }],
  ['what if we use 20% less', { times: { by: 0.8, fuel: undefined } }],
  ['if my use dropped by a quarter', { times: { by: 0.75, fuel: undefined } }],
  ['say we ditch the gas altogether', { withoutGas: true }],
  ['what if i get an electric car about 2000 kwh more', { ev: true, plus: { kwh: 2000, fuel: 'electricity' } }],
  ['what if i paid when the bill comes rather than direct debit', { payment: 'standard_credit' }],
  ['what if it is nearer 2000', { instead: { kwh: 2000, fuel: undefined } }],
  ['what if one of the kids moves out', { people: -1 }],
])('"%s" supposes a change', ([text, change]) => {
  expect(findChange(text, change.times?.fuel)).toEqual(change)
})

test.for([
  'we use less gas now',
  'what if half of it is gas',
  'can i switch if i am on a prepay',
  'who pays if my meter was tampered with before i moved in',
])('"%s" supposes nothing of the use', (text) => {
  expect(findChange(text, undefined)).toBeUndefined()
})
