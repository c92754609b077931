import type { IsoDay } from '../src/calendar/iso-day.ts'
import type { HalfHour } from '../src/calendar/london-half-hour.ts'
import type { AnyRates } from '../src/tariff/price.ts'
import type { Tariff } from '../src/tariff/tariff.ts'
import { chanceFrom } from './chance.ts'
import { randomCalendar } from './random-calendars.ts'
import { randomCatalogue } from './random-catalogue.ts'

const YEAR = 17_520

/**
 * Tariffs with electricity priced by time of day, each in another way: nine in ten by bands, one by half-hourly prices.
 */
export function randomTimedCatalogue(seed: number, count: number, on: IsoDay, from: HalfHour): Tariff[] {
  const chance = chanceFrom(seed)
  const { whole, often } = chance
  return randomCatalogue(seed, count, on).map((tariff) => {
    const unitRates: AnyRates = often(0.9)
      ? randomCalendar(chance)
      : { firstHalfHour: from, published: Array.from({ length: YEAR }, () => whole(-2_000_000, 60_000_000)) }
    return {
      ...tariff,
      prices: tariff.prices.map((price) => (price.fuel === 'electricity' ? { ...price, unitRates } : price)),
    }
  })
}
