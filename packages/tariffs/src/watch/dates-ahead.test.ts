import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import type { ComparisonInput } from '../compare/comparison-input.ts'
import { annualCost } from '../cost/annual-cost.ts'
import { averageCaps } from '../data/average-caps.ts'
import { regionalCaps } from '../data/regional-caps.ts'
import { capRatesOn } from '../reference/price-cap.ts'
import type { FuelContract, HomeContracts } from '../tariff/fuel-contract.ts'
import { datesAhead, knownDates } from './dates-ahead.ts'

const used = { use: { single: 3_000_000 }, basis: 'year_on_bill' as const, note: '' }
/** The cap of the next quarter is known in every region. */
const ON = '2026-05-20'
const NEXT = '2026-07-01'

function dates(current: HomeContracts, more: Partial<ComparisonInput> = {}) {
  return datesAhead({
    figures: shippedFigures,
    on: ON,
    home: { region: 'C', paymentMethod: 'direct_debit', has: [] },
    use: { electricity: used, gas: used },
    current,
    catalogue: [],
    ...more,
  })
}

function onCap(on = ON, place: 'C' | 'average' = 'C', paymentMethod: 'direct_debit' | 'prepayment' = 'direct_debit') {
  const region = place === 'C' ? place : undefined
  const of = (fuel: 'electricity' | 'gas'): FuelContract => {
    const cap = capRatesOn({ figures: shippedFigures, on, fuel, region, paymentMethod })
    if (!cap) throw new Error(`no cap for ${fuel} on ${on}`)
    return { prices: [cap.price] }
  }
  return { electricity: of('electricity'), gas: of('gas') }
}
const other = { ...onCap().gas.prices[0]!, standingMicroPencePerDay: 1 }

it('the days of a fixed term are in order, those of both fuels together once', () => {
  const fixed = { prices: [other], endsOn: '2026-09-30', exitFeePence: 5000 }
  expect(dates({ electricity: fixed, gas: fixed })).toEqual([
    { kind: 'free_to_leave', on: '2026-08-12', fuels: ['electricity', 'gas'] },
    { kind: 'fix_ends', on: '2026-09-30', fuels: ['electricity', 'gas'] },
  ])
  expect(dates({ electricity: fixed, gas: { ...fixed, endsOn: '2026-06-10' } })).toEqual([
    { kind: 'fix_ends', on: '2026-06-10', fuels: ['gas'] },
    { kind: 'free_to_leave', on: '2026-08-12', fuels: ['electricity'] },
    { kind: 'fix_ends', on: '2026-09-30', fuels: ['electricity'] },
  ])
  expect(dates({ gas: { ...fixed, endsOn: ON } })).toEqual([{ kind: 'fix_ends', on: ON, fuels: ['gas'] }])
})

describe('the cap changes what is paid', () => {
  it('by a home that is charged at the cap, with a year at the new rates and the same year at today’s', () => {
    const yearAt = ({ electricity, gas }: ReturnType<typeof onCap>) =>
      annualCost({
        vat: shippedFigures.vatRates,
        contracts: { electricity, gas },
        usage: { electricity: used.use, gas: used.use },
        from: NEXT,
      }).pence
    const [yearPence, nowPence] = [yearAt(onCap(NEXT)), yearAt(onCap())]
    expect(yearPence).not.toBe(nowPence)
    const fuels = ['electricity', 'gas']
    expect(dates(onCap())).toEqual([{ kind: 'cap_changes', on: NEXT, fuels, yearPence, nowPence }])
  })

  it('by a home whose fix is over', () => {
    const { gas } = onCap()
    const over = { prices: [other], thenPrices: gas.prices, endsOn: '2026-05-19' }
    expect(dates({ gas: over })).toMatchObject([{ kind: 'cap_changes', on: NEXT, fuels: ['gas'] }])
    expect(dates({ gas: over })).toEqual(dates({ gas }))
    expect(dates({ gas: { ...over, endsOn: ON } }).map(({ kind }) => kind)).toEqual(['fix_ends'])
  })

  it('by a home whose bill rounds the rates, and shows them without VAT', () => {
    const [price] = onCap().gas.prices
    const rate = price && 'single' in price.unitRates ? price.unitRates.single : 0
    const withoutVat = {
      ...price!,
      unitRates: { single: Math.round(rate / 1.05 / 10_000) * 10_000 },
      standingMicroPencePerDay: Math.round(price!.standingMicroPencePerDay / 1.05 / 10_000) * 10_000,
      includesVatBasisPoints: 0,
    }
    expect(dates({ gas: { prices: [withoutVat] } })).toHaveLength(1)
  })

  it('by a home that is charged the average cap, as far as averages are known', () => {
    const on = '2026-08-01'
    expect(dates(onCap(on, 'average'), { on })).toMatchObject([{ on: '2026-10-01', fuels: ['electricity', 'gas'] }])
    // October by region is not known, and the average says nothing about a region.
    expect(dates(onCap(on), { on })).toEqual([])
  })

  it.each([
    ['a fix that still runs', { ...onCap().gas, endsOn: '2027-05-19' }, ['fix_ends']],
    ['a fix whose end is unknown', { ...onCap().gas, endIsUnknown: true }, []],
    ['another variable price', { prices: [other] }, []],
    ['day and night rates', { prices: [{ ...other, unitRates: { day: 1, night: 1 } }] }, []],
  ])('and not in %s', (_, gas, kinds) => {
    expect(dates({ gas }).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('never on a day that nobody has published', () => {
    const last = [...averageCaps, ...regionalCaps]
      .map(({ to }) => to)
      .toSorted()
      .at(-1)!
    expect(dates(onCap(last, 'average'), { on: last })).toEqual([])
    const prepaid = averageCaps.findLast(({ paymentMethod }) => paymentMethod === 'prepayment')!
    const home = { region: 'C', paymentMethod: 'prepayment', has: [] } as const
    const { gas } = onCap(prepaid.from, 'average', 'prepayment')
    expect(dates({ gas }, { on: prepaid.from, home })).toEqual([])
  })
})

describe('a home of which little is known', () => {
  const terms = { endsOn: '2026-09-30', exitFeePence: 5000 }
  const days = [
    { kind: 'free_to_leave', on: '2026-08-12', fuels: ['electricity', 'gas'] },
    { kind: 'fix_ends', on: '2026-09-30', fuels: ['electricity', 'gas'] },
  ]
  const known = (lacks: string | undefined, given = terms, contracts: HomeContracts = {}) =>
    knownDates({ input: undefined, home: { contracts }, terms: given, lacks }, ON)

  it('has the days of its deal, with no price', () => {
    expect(known(undefined)).toEqual(days)
    expect(known('use')).toEqual(days)
  })

  it.each(['outside', 'resold', 'business'])('has none where other rules apply: %s', (lacks) => {
    expect(known(lacks)).toEqual([])
  })

  it('has those of the prices that it has, of a deal that has not ended', () => {
    const gas = { prices: [other], endsOn: '2026-06-10' }
    expect(known(undefined, terms, { gas })).toEqual([{ kind: 'fix_ends', on: '2026-06-10', fuels: ['gas'] }])
    expect(
      knownDates({ input: undefined, home: { contracts: { gas } }, terms, lacks: undefined }, '2026-06-11'),
    ).toEqual([])
  })
})
