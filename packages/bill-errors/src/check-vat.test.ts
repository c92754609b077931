import type { Billed } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { type Change, costsOn, errorsOn, LINES } from '../test/small-bill.ts'

/** Lines of £72.60, and VAT named as 5% that is not £3.63. */
function added(gbp: number, more: Change = {}): Change {
  return {
    electricity: { totalChargesGbp: Math.round((72.6 + gbp) * 100) / 100 },
    marks: { vat: [{ percent: 5 }] },
    ...more,
    billed: { money: [{ kind: 'vat', fuel: 'electricity', gbp, isCredit: false }], ...more.billed },
  }
}

test('VAT that its own rate does not make is found, with the right amount', () => {
  expect(costsOn(added(5.63))).toEqual([['vat', 200]])
  const [found] = errorsOn(added(5.63)).findings
  expect(found?.says.found).toBe('The bill adds £5.63 of VAT to charges of £72.60. At 5% the VAT is £3.63.')
})

test.for<[string, Change]>([
  ['VAT to the penny', added(3.63)],
  ['VAT of a rounding', added(3.65)],
  ['less VAT than is due', added(1.63)],
  ['two rates', added(5.63, { marks: { vat: [{ percent: 5 }, { percent: 20 }] } })],
  ['no rate', added(5.63, { marks: {} })],
  ['a sum of that size on the bill', added(5.63, { billed: { pounds: [2] } })],
  ['VAT that is not what was added', { ...added(5.63), electricity: { totalChargesGbp: 77 } }],
  ['units that have no line', { ...added(5.63), electricity: { totalChargesGbp: 78.23, usageKwhInPeriod: 280 } }],
])('%s is no claim', ([, change]) => {
  expect(costsOn(change).filter(([code]) => code === 'vat')).toEqual([])
})

test('VAT that is added once for both fuels is judged by all of their lines', () => {
  const gas: Billed['lines'] = [
    { kind: 'unit', fuel: 'gas', quantity: 1000, pence: 6, amountGbp: 60 },
    { kind: 'standing', fuel: 'gas', quantity: 30, pence: 30, amountGbp: 9 },
  ]
  const both = (vat: number): Change => ({
    facts: { totalChargesGbp: Math.round((141.6 + vat) * 100) / 100, gas: { usageKwhInPeriod: 1000 } },
    electricity: { totalChargesGbp: undefined as never },
    lines: [...LINES, ...gas],
    marks: { vat: [{ percent: 5 }] },
    billed: { money: [{ kind: 'vat', gbp: vat, isCredit: false }] },
  })
  expect(costsOn(both(7.08))).toEqual([])
  expect(costsOn(both(10.08))).toEqual([['vat', 300]])
})
