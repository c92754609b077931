import type { IsoDay } from '../src/calendar/iso-day.ts'
import type { VatTable } from '../src/reference/vat.ts'
import type { FuelContract } from '../src/tariff/fuel-contract.ts'
import type { AnyRates, Price } from '../src/tariff/price.ts'
import type { RateBand } from '../src/tariff/rate-calendar.ts'

/*
 * A second implementation of the cost of a year of half hours: half hour by half hour, each looked up separately, in
 * one fraction of big integers. It uses the platform's time zones, and shares no code with the package.
 */
type Local = { day: string; month: number; weekday: number; minutes: number }
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const FIRST = Date.UTC(2024, 0, 1) / 1_800_000
const seen: Local[] = []

function londonOf(halfHour: number): Local {
  let local = seen[halfHour - FIRST]
  if (!local) {
    const parts = Object.fromEntries(FORMAT.formatToParts(halfHour * 1_800_000).map(({ type, value }) => [type, value]))
    const { year, month, day, weekday, hour, minute } = parts
    local = {
      day: `${year}-${month}-${day}`,
      month: Number(month),
      weekday: WEEKDAYS.indexOf(weekday ?? '') + 1,
      minutes: Number(hour) * 60 + Number(minute),
    }
    seen[halfHour - FIRST] = local
  }
  return local
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function isIn({ days, months, from = '00:00', to = '24:00' }: RateBand, local: Local): boolean {
  if (days && !days.includes(local.weekday)) return false
  if (months && !months.includes(local.month)) return false
  const [start, end] = [minutesOf(from), minutesOf(to) || 1440]
  return start < end
    ? local.minutes >= start && local.minutes < end
    : local.minutes >= start || local.minutes < end % 1440
}

type Averages = Map<number, number>
const averages = new WeakMap<object, Averages>()
const inBands = new WeakMap<object, number[]>()

/** The average cost of each time of day, in whole millionths, halves rounded up. */
function averagesOf({ firstHalfHour, published }: Extract<AnyRates, { published: unknown }>): Averages {
  const byMinutes = Map.groupBy(published.keys(), (index) => londonOf(firstHalfHour + index).minutes)
  const mean = (list: readonly number[]) => Math.floor(list.reduce((sum, each) => sum + each, 0) / list.length + 0.5)
  const all = mean(published)
  return new Map(
    Array.from({ length: 48 }, (_, slot) => [
      slot * 30,
      byMinutes.has(slot * 30) ? mean(byMinutes.get(slot * 30)!.map((index) => published[index] ?? 0)) : all,
    ]),
  )
}

function rateAt(rates: AnyRates, halfHour: number, local: Local): number {
  if ('single' in rates) return rates.single
  if ('day' in rates) return local.minutes >= 30 && local.minutes < 450 ? rates.night : rates.day
  if ('bands' in rates) {
    let known = inBands.get(rates)
    if (!known) inBands.set(rates, (known = []))
    const when = (local.month * 8 + local.weekday) * 48 + local.minutes / 30
    return (known[when] ??= rates.bands.find((band) => isIn(band, local))?.rate ?? rates.rest)
  }
  const own = rates.published[halfHour - rates.firstHalfHour]
  if (own !== undefined) return own
  let list = averages.get(rates)
  if (!list) averages.set(rates, (list = averagesOf(rates)))
  return list.get(local.minutes) ?? 0
}

const dayMs = (day: IsoDay) => Date.parse(`${day}T00:00:00Z`)
const dayAfter = (day: IsoDay, days: number) => new Date(dayMs(day) + days * 864e5).toISOString().slice(0, 10)

function inForce<Item extends { from: IsoDay }>(items: readonly Item[], day: IsoDay): Item {
  const begun = items.filter(({ from }) => from <= day)
  const ordered = (begun.length > 0 ? begun : items).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return begun.length > 0 ? ordered.at(-1)! : ordered[0]!
}

const EVERY_VAT = 420_000n
const PER_PENNY = 1000n * 1_000_000n * EVERY_VAT * 10_000n * 365n

/** The pence of one fuel from a day on for 365 days. */
export function secondReplay(
  first: number,
  wattHours: ArrayLike<number>,
  contract: FuelContract,
  on: IsoDay,
  vat: VatTable,
): number {
  const firstDay = londonOf(first).day
  const offset = Math.round((dayMs(firstDay) - dayMs(on)) / 864e5)
  const days = new Map<string, { price: Price; taxed: bigint; isAfter: boolean; units: number }>()
  const dayOf = (day: string) => {
    let found = days.get(day)
    if (!found) {
      const since = Math.round((dayMs(day) - dayMs(firstDay)) / 864e5)
      const coming = dayAfter(on, (((since + offset) % 365) + 365) % 365)
      const isAfter = contract.endsOn !== undefined && coming > contract.endsOn
      const list = isAfter && contract.thenPrices?.length ? contract.thenPrices : contract.prices
      const price = inForce(list, coming)
      const inside = BigInt(10_000 + price.includesVatBasisPoints)
      const taxed = BigInt(10_000 + inForce(vat, coming).basisPoints) * (EVERY_VAT / inside)
      found = { price, taxed, isAfter, units: 0 }
      days.set(day, found)
    }
    return found
  }
  let today = firstDay
  let day = dayOf(today)
  for (let index = 0; index < wattHours.length; index++) {
    const local = londonOf(first + index)
    if (local.day !== today) [today, day] = [local.day, dayOf(local.day)]
    // Of one day, so that it stays a whole number.
    day.units += (wattHours[index] ?? 0) * rateAt(day.price.unitRates, first + index, local)
  }
  let sum = 0n
  for (const { price, taxed, isAfter, units } of days.values()) {
    const discounts = isAfter ? [] : (contract.discounts ?? [])
    let share = 10_000n
    for (const discount of discounts) {
      if ('pencePerYear' in discount) sum -= BigInt(discount.pencePerYear) * (PER_PENNY / 365n)
      else share -= BigInt(discount.basisPointsOffUnits)
    }
    sum += BigInt(units) * taxed * 365n * share
    sum += BigInt(price.standingMicroPencePerDay) * taxed * 1000n * 365n * 10_000n
  }
  const shift = 10n ** 12n
  return Number((2n * sum + PER_PENNY + 2n * PER_PENNY * shift) / (2n * PER_PENNY) - shift)
}
