import type { BillFacts, ElectricityFacts } from '@mowatt/bill-reader/bill-facts'
import { shippedFigures, annualCost } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { expect, test } from 'vitest'
import { electricBill } from '../../test/test-world.ts'
import { compareBill } from './compare-bill.ts'
import { knownHome } from './known-home.ts'
import { missingOfHome } from './missing-of-home.ts'
import { homeOfBill } from '@mowatt/bill-reader/home-of-bill'

const ON = '2026-11-15'
const catalogue = sampleCatalogue()
const NOW = { today: ON, catalogue, figures: shippedFigures }

const electricity: ElectricityFacts = {
  ...electricBill().electricity,
  unitRates: [{ register: 'single', pencePerKwh: 24.67, vat: 'excluded' }],
  standingChargePencePerDay: 52.14,
}
const facts = (more: Partial<BillFacts> = {}) => electricBill({ electricity, ...more })

const NO_TERMS = { endsOn: undefined, exitFeePence: undefined, deal: undefined }
const missingOf = (bill: BillFacts) => homeOfBill(bill, ON, shippedFigures.vatRates).missing.map(({ fact }) => fact)

test('a whole bill lacks nothing, and its year is what the calculator says of its rates', () => {
  const { home, current, comparison } = compareBill(facts(), NOW)
  expect(home.missing).toEqual([])
  const again = annualCost({
    vat: shippedFigures.vatRates,
    contracts: home.contracts,
    usage: { electricity: { single: 2_700_000 } },
    from: ON,
  })
  expect(current?.pence).toBe(again.pence)
  // 2,700 kWh at 24.67p and 365 days at 52.14p, without VAT until 31 March 2027 and with 5% after that.
  const withoutVat = 2700 * 24.67 + 365 * 52.14
  expect(current!.pence / withoutVat).toBeGreaterThan(1)
  expect(current!.pence / withoutVat).toBeLessThan(1.05)
  expect(comparison?.quotes.length).toBeGreaterThan(5)
})

test('a year that is not printed comes from the period, with a range', () => {
  const { estimatedAnnualUsageKwh: _gone, ...rest } = electricity
  const { home } = compareBill(facts({ electricity: { ...rest, usageKwhInPeriod: 240 } }), NOW)
  expect(home.use.electricity).toMatchObject({ basis: 'short_period' })
  expect(home.use.electricity?.low).toBeDefined()
})

test('two registers keep their shares', () => {
  const twoRates: ElectricityFacts = {
    ...electricity,
    unitRates: [
      { register: 'day', pencePerKwh: 30, vat: 'included' },
      { register: 'night', pencePerKwh: 15, vat: 'included' },
    ],
    readings: [
      { register: 'day', previous: 1000, latest: 1300 },
      { register: 'night', previous: 500, latest: 600 },
    ],
  }
  const { use, contracts } = homeOfBill(facts({ electricity: twoRates }), ON, shippedFigures.vatRates)
  expect(use.electricity?.use).toEqual({ day: 2_025_000, night: 675_000 })
  expect(contracts.electricity?.prices[0]?.unitRates).toEqual({ day: 30_000_000, night: 15_000_000 })
})

test.for<[string, Partial<BillFacts>, string[]]>([
  ['no way to pay', { paymentMethod: undefined! }, ['payment_method']],
  ['no place', { customerPostcode: undefined!, electricity: { ...electricity, mpan: undefined! } }, ['region']],
  ['no use', { electricity: { ...electricity, estimatedAnnualUsageKwh: undefined! } }, ['usage']],
  ['no standing charge', { electricity: { ...electricity, standingChargePencePerDay: undefined! } }, ['rates']],
  [
    'no word on VAT',
    { electricity: { ...electricity, unitRates: [{ register: 'single', pencePerKwh: 24.67 }] } },
    ['vat'],
  ],
])('%s is asked, not guessed', ([, more, missing]) => {
  expect(missingOf(facts(more))).toEqual(missing)
})

test('a bill that lacks its night rate alone says so, and counts with the one that is told', () => {
  const byDay = facts({ electricity: { ...electricity, unitRates: [{ register: 'day', pencePerKwh: 30, kwh: 200 }] } })
  expect(missingOf(byDay)).toEqual(['night_rate'])
  const asked = knownHome({}, byDay, NOW)
  expect(missingOfHome({}, NO_TERMS, asked, ON)).toBe('night_rate')
  expect(missingOfHome({ isNightUnknown: true }, NO_TERMS, asked, ON)).toBeUndefined()
  const told = knownHome({ rates: { electricity: { nightPence: 9.5 } } }, byDay, NOW)
  expect(told.contracts.electricity?.prices[0]?.unitRates).toEqual({ day: 30_000_000, night: 9_500_000 })
  expect([told.missing, told.bases.electricity]).toEqual([[{ fact: 'vat', fuel: 'electricity' }], 'bill'])
  expect(missingOfHome({}, NO_TERMS, told, ON)).toBeUndefined()
})

test('without a certain region there is a year but no comparison', () => {
  const nowhere = facts({ customerPostcode: undefined!, electricity: { ...electricity, mpan: undefined! } })
  const { current, comparison } = compareBill(nowhere, NOW)
  expect(current?.pence).toBeGreaterThan(0)
  expect(comparison).toBeUndefined()
})

test('without rates there is no figure at all', () => {
  const bare = facts({ electricity: { ...electricity, unitRates: [] } })
  expect(compareBill(bare, NOW)).toMatchObject({ current: undefined, comparison: undefined })
})

test('rates of which VAT is unknown never make the year dearer than those without it', () => {
  const yearOf = (vat: 'included' | 'excluded' | undefined) => {
    const rate = { register: 'single' as const, pencePerKwh: 24.67, ...(vat && { vat }) }
    return compareBill(facts({ electricity: { ...electricity, unitRates: [rate] } }), NOW).current?.pence ?? 0
  }
  expect(yearOf(undefined)).toBeLessThanOrEqual(yearOf('excluded'))
  expect(yearOf(undefined)).toBe(yearOf('included'))
})

test('a fixed term that ends inside the year falls back to the cap, and an exit fee is known', () => {
  const fixed = { ...electricity, tariffName: 'Fixed Spring 2027', tariffEndDate: '2027-03-01', exitFeeGbp: 50 }
  const { contracts } = knownHome({}, facts({ electricity: fixed }), NOW)
  expect(contracts.electricity).toMatchObject({ endsOn: '2027-03-01', exitFeePence: 5000 })
  expect(contracts.electricity?.thenPrices).toHaveLength(1)
  const unknown = { ...electricity, tariffName: 'Fixed Spring 2027' }
  expect(homeOfBill(facts({ electricity: unknown }), ON, shippedFigures.vatRates).contracts.electricity).toMatchObject({
    endIsUnknown: true,
  })
})
