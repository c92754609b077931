import { expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { casesOf } from '../../../../test-size.ts'
import { chanceFrom } from '../../test/chance.ts'
import { randomCatalogue } from '../../test/random-catalogue.ts'
import { randomHome } from '../../test/random-homes.ts'
import { addDays, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import type { ComparisonInput } from '../compare/comparison-input.ts'
import { prepareCatalogue } from '../compare/prepared-catalogue.ts'
import { capRatesOn } from '../reference/price-cap.ts'
import type { VatTable } from '../reference/vat.ts'
import { FUELS } from '../tariff/fuel.ts'
import type { HomeContracts } from '../tariff/fuel-contract.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { type Change, changeToTell } from './change-to-tell.ts'
import { toldOf } from './told.ts'
import { watchVerdict } from './watch-verdict.ts'

const HOMES = casesOf(100, 18)
const THRESHOLD = 5000
const FIRST = '2026-02-01'
type Mail = { on: IsoDay; change: Change }
type Offered = (day: number) => readonly Tariff[]

/** Day by day for a year, with the tariffs of each day. */
function watchForAYear(home: Omit<ComparisonInput, 'catalogue'>, offered: Offered, isOnCap = false): Mail[] {
  let { current } = home
  const verdictOn = (day: number) => {
    const on = addDays(FIRST, day)
    if (isOnCap) current = capOn(on) ?? current
    const input = { ...home, current, on, catalogue: offered(day), worthwhilePence: THRESHOLD }
    return watchVerdict(input, prepareCatalogue(input.catalogue, input.on, input.figures.vatRates))
  }
  let told = toldOf(verdictOn(0), FIRST)
  const mails: Mail[] = []
  const toldTwice: IsoDay[] = []
  for (let day = 0; day <= 365; day++) {
    const today = addDays(FIRST, day)
    const now = verdictOn(day)
    const ask = () =>
      changeToTell({ before: told, now, today, lastMailedOn: mails.at(-1)?.on ?? null, thresholdPence: THRESHOLD })
    const change = ask()
    if (!change) continue
    mails.push({ on: today, change })
    told = toldOf(now, today, told)
    if (ask()) toldTwice.push(today)
  }
  expect(toldTwice).toEqual([])
  return mails
}

/** The prices of a home that follow the average cap, as far as it is known. */
function capOn(on: IsoDay): HomeContracts | undefined {
  const [electricity, gas] = FUELS.map((fuel) =>
    capRatesOn({ figures: shippedFigures, on, fuel, paymentMethod: 'direct_debit' }),
  )
  return electricity && gas && { electricity: { prices: [electricity.price] }, gas: { prices: [gas.price] } }
}

it('of changing tariffs brings at most a mail a month and those that a day forces, each with something new', () => {
  const seen: Record<string, number> = {}
  const tooSoon: string[] = []
  let most = 0
  for (let seed = 1; seed <= HOMES; seed++) {
    const chance = chanceFrom(seed)
    const [one, ...others] = [1, 2, 3, 4].map((set) => randomCatalogue(seed * 10 + set, 8, FIRST))
    let current = one!
    const days = Array.from({ length: 366 }, (_, day) => {
      if (day > 0 && chance.often(0.1)) current = chance.pick([one!, ...others, []])
      return current
    })
    const isOnCap = seed % 3 === 0
    const home = randomHome(seed, FIRST)
    if (isOnCap) home.home = { ...home.home, paymentMethod: 'direct_debit' }
    const mails = watchForAYear(home, (day) => days[day]!, isOnCap)
    const forced = mails.filter(({ change }) => change.isForced)
    expect(mails.length).toBeLessThanOrEqual(12 + forced.length)
    most = Math.max(most, mails.length - forced.length)
    const dates = mails.flatMap(({ change }) => change.dates.map(({ kind, on }) => `${kind} ${on}`))
    expect(dates).toHaveLength(new Set(dates).size)
    for (const [index, { on, change }] of mails.entries()) {
      seen[change.kind] = (seen[change.kind] ?? 0) + 1
      expect(change.isNewAdvice || change.dates.length > 0).toBe(true)
      const before = mails[index - 1]
      if (before && !change.isForced && daysBetween(before.on, on) < 30) tooSoon.push(`home ${seed} on ${on}`)
    }
  }
  expect(Object.keys(seen).toSorted()).toEqual(['cap_changes', 'fix_ends_soon', 'stay', 'switch', 'wait_until'])
  expect(most).toBeLessThan(12)
  expect(tooSoon).toEqual([])
})

it('in which nothing changes brings none', () => {
  const vat: VatTable = (['electricity', 'gas'] as const).map((fuel) => ({
    fuel,
    from: '2000-01-01',
    basisPoints: 500,
  }))
  for (let seed = 1; seed <= HOMES / 2; seed++) {
    const { current, ...home } = randomHome(seed, FIRST)
    const held = (contract: ComparisonInput['current']['gas']) => contract && { prices: contract.prices.slice(0, 1) }
    const catalogue = randomCatalogue(seed, 12, FIRST).map((tariff): Tariff => {
      const { availableTo: _, term: __, ...open } = tariff
      return { ...open, kind: 'variable', prices: tariff.prices.filter(({ from }) => from <= FIRST) }
    })
    const electricity = held(current.electricity)
    const gas = held(current.gas)
    const input = { ...home, vat, current: { ...(electricity && { electricity }), ...(gas && { gas }) } }
    const mails = watchForAYear(input, () => catalogue).filter(({ change }) => change.kind !== 'cap_changes')
    expect(mails).toEqual([])
  }
})

it('with a fix that ends tells it once, 49 days before', () => {
  const price = {
    from: '2025-01-01',
    unitRates: { single: 6_000_000 },
    standingMicroPencePerDay: 30_000_000,
    includesVatBasisPoints: 500,
  }
  const home = {
    figures: shippedFigures,
    on: FIRST,
    home: { region: 'C', paymentMethod: 'direct_debit', has: [] },
    use: { gas: { use: { single: 11_500_000 }, basis: 'year_on_bill', note: '' } },
    current: { gas: { prices: [price], thenPrices: [price], endsOn: '2026-09-30' } },
  } as const
  const mails = watchForAYear(home, () => [])
  expect(mails.map(({ on, change }) => [on, change.kind])).toEqual([['2026-08-12', 'fix_ends_soon']])
})
