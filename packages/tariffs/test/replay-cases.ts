import { dayNumber, isoDayOf } from '../src/calendar/iso-day.ts'
import { emptyDays, ORIGINS } from '../src/half-hours/half-hours.ts'
import { costOfFuel } from '../src/cost/cost-of-fuel.ts'
import { vatRates } from '../src/data/vat-rates.ts'
import { replayedUse } from '../src/replay/metered-use.ts'
import type { FuelContract } from '../src/tariff/fuel-contract.ts'
import type { AnyRates, Price } from '../src/tariff/price.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { randomCalendar } from './random-calendars.ts'
import { secondReplay } from './second-replay.ts'

const HOMES = 25

/** Years of made-up half hours that begin on many days, with both changes of the clocks, one or three. */
function randomYear(seed: number) {
  const { whole, often } = chanceFrom(seed)
  const year = emptyDays(isoDayOf(dayNumber('2025-01-01') + whole(0, 700)), 365)
  const most = often(0.2) ? 40_000 : 900
  year.wattHours.forEach((_, index) => (year.wattHours[index] = often(0.1) ? 0 : whole(0, most)))
  year.origins.fill(ORIGINS.metered)
  return { year, replayed: replayedUse(year), firstDay: year.from }
}

function randomRates(chance: Chance, firstHalfHour: number): AnyRates {
  const { whole, pick } = chance
  switch (pick(['single', 'day', 'bands', 'bands', 'bands', 'published'] as const)) {
    case 'single':
      return { single: whole(0, 60_000_000) }
    case 'day':
      return { day: whole(0, 60_000_000), night: whole(0, 30_000_000) }
    case 'bands':
      return randomCalendar(chance)
    case 'published': {
      const published = Array.from({ length: whole(1, 2000) }, () => whole(-5_000_000, 90_000_000))
      return { firstHalfHour: firstHalfHour + whole(-500, 16_000), published }
    }
  }
}

function randomContract(chance: Chance, on: number, firstHalfHour: number): FuelContract {
  const { whole, often, pick } = chance
  const prices = (count: number): Price[] =>
    Array.from({ length: count }, (_, index) => ({
      from: isoDayOf(on + (index === 0 ? -whole(0, 100) : index * whole(1, 150))),
      unitRates: randomRates(chance, firstHalfHour),
      standingMicroPencePerDay: whole(0, 90_000_000),
      includesVatBasisPoints: pick([0, 500, 2000]),
    }))
  return {
    prices: prices(whole(1, 2)),
    ...(often(0.5) && { endsOn: isoDayOf(on + whole(-10, 400)) }),
    ...(often(0.7) && { thenPrices: prices(1) }),
    discounts: [
      ...(often(0.2) ? [{ name: 'Paperless', pencePerYear: whole(0, 5000) }] : []),
      ...(often(0.2) ? [{ name: 'Online', basisPointsOffUnits: whole(0, 1500) }] : []),
    ],
  }
}

/** The differences between the package and the second implementation, for so many random homes and contracts. */
export function differences(cases: number, first = 1): { wrong: string[]; published: number; after: number } {
  const homes = Array.from({ length: HOMES }, (_, seed) => randomYear(seed + 1))
  const wrong: string[] = []
  const seen = { published: 0, after: 0 }
  for (let seed = first; seed < first + cases; seed++) {
    const chance = chanceFrom(seed * 7919)
    const { year, replayed } = chance.pick(homes)
    const onDay = dayNumber('2026-01-01') + chance.whole(0, 700)
    const contract = randomContract(chance, onDay, year.from)
    const fuel = chance.pick(['electricity', 'electricity', 'gas'] as const)
    const on = isoDayOf(onDay)
    const { pence, lines } = costOfFuel({
      fuel,
      contract,
      usage: replayed,
      window: { from: on, days: 365 },
      vat: vatRates,
    })
    const vat = vatRates.filter((rate) => rate.fuel === fuel)
    const second = secondReplay(year.from, year.wattHours, contract, on, vat)
    if (pence !== second) wrong.push(`seed ${seed}: ${pence} against ${second}`)
    if (lines.some((line) => 'band' in line && line.band?.startsWith('half-hourly'))) seen.published++
    if (lines.some(({ leg }) => leg === 'after')) seen.after++
  }
  return { wrong, ...seen }
}
