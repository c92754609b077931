import { expect, it } from 'vitest'
import { casesOf } from '../../../../test-size.ts'
import { type Chance, chanceFrom } from '../../test/chance.ts'
import type { VatTable } from '../reference/vat.ts'
import type { FuelContract, HomeContracts } from '../tariff/fuel-contract.ts'
import type { AnnualUsage, FuelUsage, Price, UnitRates } from '../tariff/price.ts'
import { vatRates } from '../data/vat-rates.ts'
import { dayNumber } from '../calendar/iso-day.ts'
import { type Fuel, FUELS } from '../tariff/fuel.ts'
import { annualCost } from './annual-cost.ts'
import { quickContract, quickPence, quickUse, vatSums } from './quick-cost.ts'

/*
 * A second implementation of the same calculation: it fills a calendar with the prices and VAT in force on each day,
 * and adds integers of one tiny common unit. It shares no code with the package, not even the calendar.
 */
const CASES = casesOf(100_000)
const FIRST = Date.UTC(2025, 0, 1)
const CALENDAR = Array.from({ length: 2200 }, (_, index) => new Date(FIRST + index * 864e5).toISOString().slice(0, 10))
const indexOfDay = new Map(CALENDAR.map((day, index) => [day, index]))

function secondCost(contracts: HomeContracts, usage: AnnualUsage, from: string, days: number, vat: VatTable): number {
  let pennies = 0
  for (const fuel of ['electricity', 'gas'] as const) {
    const contract = contracts[fuel]
    const used = usage[fuel]
    if (contract && used)
      pennies += secondFuelCost(
        contract,
        used,
        from,
        days,
        vat.filter((rate) => rate.fuel === fuel),
      )
  }
  if (!contracts.electricity || !contracts.gas || !contracts.dualFuelDiscounts?.length) return pennies
  const lastTogether = [contracts.electricity.endsOn ?? '9999', contracts.gas.endsOn ?? '9999'].toSorted()[0]!
  const start = indexOfDay.get(from)!
  const together = CALENDAR.slice(start, start + days).filter((day) => day <= lastTogether).length
  for (const { pencePerYear } of contracts.dualFuelDiscounts) {
    pennies += nearest(BigInt(-pencePerYear * together), 365n)
  }
  return pennies
}

function nearest(top: bigint, bottom: bigint): number {
  // Half a penny more, then down: shifted far up first, so that dividing below zero cannot go the wrong way.
  const shift = 10n ** 12n
  return Number((2n * top + bottom + 2n * bottom * shift) / (2n * bottom) - shift)
}

/** For each day the index of the price in force: later ones overwrite earlier ones. */
function painted(items: readonly { from: string }[], start: number, days: number): Int8Array {
  const calendar = new Int8Array(days)
  const inOrder = items.map(({ from }, number) => ({ from, number })).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const { from, number } of inOrder) {
    const at = from < CALENDAR[0]! ? 0 : (indexOfDay.get(from) ?? Infinity) - start
    if (at < days) calendar.fill(number, Math.max(0, at))
  }
  return calendar
}

// Days of the year, watt-hours in a kWh, millionths of a penny, basis points of a night, of VAT inside and of a discount.
const EVERY_VAT = 420_000n
const PER_PENNY = 365n * 1000n * 1_000_000n * 10_000n * EVERY_VAT * 10_000n

function secondFuelCost(contract: FuelContract, used: FuelUsage, from: string, days: number, vat: VatTable): number {
  const start = indexOfDay.get(from)!
  const { prices, thenPrices = [] } = contract
  const [first, then, rates] = [prices, thenPrices, vat].map((items) => painted(items, start, days))
  const contractDays = contract.endsOn === undefined ? days : indexOfDay.get(contract.endsOn)! - start + 1
  const counts = new Uint16Array(2 * 8 * 8)
  for (let day = 0; day < days; day++) {
    const isAfter = day >= contractDays
    const price = isAfter && thenPrices.length > 0 ? then![day]! : first![day]!
    counts[((isAfter ? 8 : 0) + price) * 8 + rates![day]!]!++
  }
  let sum = 0n
  counts.forEach((count, place) => {
    if (count === 0) return
    const isAfter = place >= 64
    const price = (isAfter && thenPrices.length > 0 ? thenPrices : prices)[(place >> 3) % 8]!
    const { basisPoints } = vat[place % 8]!
    // Everything in ten-thousandths of a watt-hour, for the share at night.
    const registers: [tenThousandths: bigint, rate: number][] = []
    // Calendars have a second implementation of their own.
    const unitRates = price.unitRates as UnitRates
    if ('single' in unitRates) {
      registers.push([10_000n * BigInt('single' in used ? used.single : used.day + used.night), unitRates.single])
    } else if ('day' in used) {
      registers.push([10_000n * BigInt(used.day), unitRates.day], [10_000n * BigInt(used.night), unitRates.night])
    } else {
      const night = BigInt(used.single) * BigInt(used.nightBasisPoints!)
      registers.push([10_000n * BigInt(used.single) - night, unitRates.day], [night, unitRates.night])
    }
    const taxed = BigInt((10_000 + basisPoints) * count) * (EVERY_VAT / BigInt(10_000 + price.includesVatBasisPoints))
    let units = 0n
    for (const [amount, rate] of registers) units += amount * BigInt(rate) * taxed
    sum += units * 10_000n + BigInt(price.standingMicroPencePerDay) * taxed * (365n * 1000n * 10_000n * 10_000n)
    for (const discount of isAfter ? [] : (contract.discounts ?? [])) {
      if ('pencePerYear' in discount) sum -= BigInt(discount.pencePerYear * count) * (PER_PENNY / 365n)
      else sum -= units * BigInt(discount.basisPointsOffUnits)
    }
  })
  return nearest(sum, PER_PENNY)
}

/** The third way: in floating point where that is certain of the penny. */
function quickCost(
  fuel: Fuel,
  contract: FuelContract,
  used: FuelUsage,
  from: string,
  days: number,
  vat: VatTable,
): number {
  const start = dayNumber(from)
  const endDay = contract.endsOn === undefined ? Infinity : dayNumber(contract.endsOn)
  return quickPence(quickContract(contract), quickUse(used), start, start + days, endDay, vatSums(vat, fuel, from))
}

function randomPrices({ whole, often, pick }: Chance, firstDay: number): Price[] {
  const starts = [
    Math.max(0, firstDay - whole(0, 200)),
    ...Array.from({ length: whole(0, 2) }, () => firstDay + whole(1, 420)),
  ]
  return [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .map((start) => ({
      from: CALENDAR[start]!,
      unitRates: often(0.7)
        ? { single: whole(0, 90_000_000) }
        : { day: whole(0, 90_000_000), night: whole(0, 40_000_000) },
      standingMicroPencePerDay: whole(0, 120_000_000),
      includesVatBasisPoints: pick([0, 500, 500, 2000]),
    }))
}

function randomContract(chance: Chance, start: number): FuelContract {
  const { whole, often } = chance
  const endsAt = start + whole(-30, 500)
  return {
    prices: randomPrices(chance, start),
    ...(often(0.5) && { endsOn: CALENDAR[endsAt]! }),
    ...(often(0.7) && { thenPrices: randomPrices(chance, Math.min(start, endsAt)) }),
    discounts: [
      ...(often(0.3) ? [{ name: 'Paperless', pencePerYear: whole(0, 5000) }] : []),
      ...(often(0.2) ? [{ name: 'Online', basisPointsOffUnits: whole(0, 1500) }] : []),
    ],
  }
}

function randomUsage({ whole, often }: Chance): FuelUsage {
  return often(0.6)
    ? { single: whole(0, 30_000_000), nightBasisPoints: whole(0, 10_000) }
    : { day: whole(0, 9_000_000), night: whole(0, 9_000_000) }
}

function randomVat({ whole, often }: Chance): VatTable {
  if (often(0.7)) return vatRates
  return (['electricity', 'gas'] as const).flatMap((fuel) => [
    { fuel, from: '2000-01-01', basisPoints: whole(0, 2500) },
    { fuel, from: CALENDAR[whole(300, 1200)]!, basisPoints: whole(0, 2500) },
  ])
}

it(`agrees with an independent second implementation to the penny in ${CASES} random cases`, () => {
  const wrong: string[] = []
  const seen = { after: 0, crossing: 0, dual: 0, twoRate: 0, leftToExact: 0 }
  for (let seed = 1; seed <= CASES; seed++) {
    const chance = chanceFrom(seed)
    const start = chance.whole(220, 1000)
    const [hasElectricity, hasGas] = chance.pick([
      [true, true],
      [true, true],
      [true, false],
      [false, true],
    ] as const)
    const contracts: HomeContracts = {
      ...(hasElectricity && { electricity: randomContract(chance, start) }),
      ...(hasGas && { gas: randomContract(chance, start) }),
      dualFuelDiscounts: chance.often(0.2) ? [{ name: 'Both fuels', pencePerYear: chance.whole(0, 6000) }] : [],
    }
    const usage = { electricity: randomUsage(chance), gas: randomUsage(chance) }
    const vat = randomVat(chance)
    const from = CALENDAR[start]!
    const days = chance.often(0.8) ? 365 : chance.whole(1, 365)

    const cost = annualCost({ contracts, usage, from, days, vat })
    const second = secondCost(contracts, usage, from, days, vat)
    if (cost.pence !== second) wrong.push(`seed ${seed}: ${cost.pence} against ${second}`)

    for (const fuel of FUELS) {
      const contract = contracts[fuel]
      if (!contract) continue
      const quick = quickCost(fuel, contract, usage[fuel], from, days, vat)
      if (Number.isNaN(quick)) seen.leftToExact++
      else if (quick !== cost[fuel]?.pence) wrong.push(`seed ${seed}: ${quick} quickly, not ${cost[fuel]?.pence}`)
    }

    const lines = [...(cost.electricity?.lines ?? []), ...(cost.gas?.lines ?? []), ...cost.dualFuel]
    const shown = lines.reduce((sum, line) => sum + line.pence, 0)
    if (shown !== cost.pence) wrong.push(`seed ${seed}: the lines add up to ${shown}, not ${cost.pence}`)
    if (lines.some((line) => 'leg' in line && line.leg === 'after')) seen.after++
    if (new Set(lines.map((line) => ('vatBasisPoints' in line ? line.vatBasisPoints : 0))).size > 1) seen.crossing++
    if (hasElectricity && hasGas) seen.dual++
    if (lines.some((line) => 'register' in line && line.register === 'night')) seen.twoRate++
  }
  expect(wrong).toEqual([])
  const { leftToExact, ...corners } = seen
  expect(leftToExact).toBeLessThan(CASES / 100)
  // The cases are worth something only if they reach every corner.
  for (const count of Object.values(corners)) expect(count).toBeGreaterThan(CASES / 10)
})
