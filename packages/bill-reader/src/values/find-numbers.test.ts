import { expect, it } from 'vitest'
import { findNumbers } from './find-numbers.ts'

it.each([
  ['26.35p per kWh', { value: 26.35, unit: 'pence', per: 'kwh' }],
  ['26.35pperkWh', { value: 26.35, unit: 'pence', per: 'kwh' }],
  ['53.68 p/day', { value: 53.68, unit: 'pence', per: 'day' }],
  ['£0.2635 per kWh', { value: 0.2635, unit: 'gbp', per: 'kwh' }],
  ['1,234.5 kWh', { value: 1234.5, unit: 'kwh' }],
  ['31days', { value: 31, unit: 'days' }],
  ['5.00%', { value: 5, unit: 'percent' }],
  ['£45.20 CR', { value: 45.2, unit: 'gbp', isCredit: true }],
  ['-£45.20', { value: 45.2, unit: 'gbp', isCredit: true }],
  ['(£45.20)', { value: 45.2, unit: 'gbp', isCredit: true }],
  ['£45.20 in credit', { value: 45.2, unit: 'gbp', isCredit: true }],
  ['£45.20 DR', { value: 45.2, unit: 'gbp', isCredit: false, isDebit: true }],
  ['1.261.58', { value: 1261.58 }],
])('reads %s', (text, wanted) => {
  expect(findNumbers(text)).toMatchObject([wanted])
})

it('reads quantity, price and amount of one line', () => {
  const units = findNumbers('245.3 kWh @ 26.35p per kWh = £64.64').map(({ value, unit }) => [value, unit])
  expect(units).toEqual([
    [245.3, 'kwh'],
    [26.35, 'pence'],
    [64.64, 'gbp'],
  ])
})

it.each(['E6S1234567', '4 November 2025', '8:30', 'm3'])('takes no number from %s', (text) => {
  expect(findNumbers(text)).toEqual([])
})

it('gives back any amount of money that it printed', () => {
  for (let pence = 1; pence < 2_000_000; pence += 997) {
    const printed = (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
    expect(findNumbers(printed)).toMatchObject([{ value: pence / 100, unit: 'gbp', decimals: 2 }])
  }
})
