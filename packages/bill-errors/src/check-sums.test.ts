import type { Billed, BillReading } from '@mowatt/bill-reader/bill-facts'
import { shippedFigures } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { bill, type Change } from '../test/small-bill.ts'
import { checkSums } from './check-sums.ts'

const VAT: Billed['money'] = [{ kind: 'vat', fuel: 'electricity', gbp: 3.63, isCredit: false }]

/**
 * £57.60, £15.00 and £3.63 of VAT, with no balance and no payments, and a total that the reader doubts only because it
 * does not add up.
 */
function withoutAccount({ billed, ...change }: Change, doubted: string, check: string): BillReading {
  const reading = bill({ ...change, billed: { money: VAT, ...billed } })
  const { balanceGbp: _, ...evidence } = reading.evidence
  const total = evidence[doubted]
  if (!total) throw new Error(`no ${doubted}`)
  const doubt = { ...total, status: 'doubtful' as const, checks: [{ name: check, outcome: 'contradicts' as const }] }
  return { ...reading, evidence: { ...evidence, [doubted]: doubt } }
}

function sumsOn(reading: BillReading) {
  return checkSums({ reading: { ...reading, figures: shippedFigures }, earlier: [], today: '2026-11-18' }).found.map(
    ({ form, pence }) => [form, pence],
  )
}

const HOLDS_VAT = {
  electricity: { unitRates: [{ register: 'single' as const, pencePerKwh: 24, vat: 'included' as const }] },
  billed: { money: [] },
}
const FUEL: [string, string] = ['electricity.totalChargesGbp', 'sum of lines']
const BILL: [string, string] = ['totalChargesGbp', 'sum of fuels']

test.for<[string, Change, [string, string], unknown[]]>([
  ['a fuel’s total', { electricity: { totalChargesGbp: 81.23 } }, FUEL, [['fuel', 500]]],
  ['a bill’s total', { facts: { totalChargesGbp: 86.23 } }, BILL, [['bill', 1000]]],
  ['a total that is right', {}, FUEL, []],
  ['a gap that is printed somewhere', { electricity: { totalChargesGbp: 81.23 }, billed: { pounds: [5] } }, FUEL, []],
  [
    'a day that is not charged',
    { electricity: { totalChargesGbp: 81.23 }, facts: { periodTo: '2026-06-03' } },
    FUEL,
    [],
  ],
  [
    'VAT of more than these lines',
    {
      electricity: { totalChargesGbp: 81.23 },
      billed: { money: [{ kind: 'vat', fuel: 'electricity', gbp: 3.87, isCredit: false }] },
    },
    FUEL,
    [],
  ],
  [
    'a total that is in the bill’s own, of prices with VAT',
    {
      ...HOLDS_VAT,
      facts: { totalChargesGbp: 77.6 },
      electricity: { ...HOLDS_VAT.electricity, totalChargesGbp: 77.6 },
    },
    FUEL,
    [['fuel', 500]],
  ],
  [
    'a total that only one place has, of prices with VAT',
    { ...HOLDS_VAT, electricity: { ...HOLDS_VAT.electricity, totalChargesGbp: 77.6 } },
    FUEL,
    [],
  ],
  ['another doubt', { electricity: { totalChargesGbp: 81.23 } }, [FUEL[0], 'one total'], []],
  [
    'an account that does not bear it out',
    {
      electricity: { totalChargesGbp: 81.23 },
      billed: { money: [...VAT, { kind: 'opening', gbp: 12, isCredit: false }] },
    },
    FUEL,
    [],
  ],
])('without an account, %s', ([, change, [path, check], expected]) => {
  expect(sumsOn(withoutAccount(change, path, check))).toEqual(expected)
})
