import type { Home } from '@mowatt/contract'
import { addDays, addMonths, daysBetween, type Fuel, FUELS, type IsoDay } from '@mowatt/tariffs'
import type { ReadBill } from '../bills/public.ts'

const MOST_MONTHS = 36
/** A period that is longer than this was misread. */
const LONGEST_DAYS = 800

/** What was used in each month, each bill spread evenly over its days; a day that two bills charge counts once. */
export function useByMonth(bills: readonly ReadBill[]): Home['use']['months'] {
  return FUELS.flatMap((fuel) => monthsOf(fuel, daysOf(fuel, bills)))
}

function daysOf(fuel: Fuel, bills: readonly ReadBill[]): Map<IsoDay, number> {
  const days = new Map<IsoDay, number>()
  for (const { reading } of bills) {
    const { periodFrom: from, periodTo: to } = reading.facts
    const kwh = reading.facts[fuel]?.usageKwhInPeriod
    if (kwh === undefined || from === undefined || to === undefined) continue
    const count = daysBetween(from, to) + 1
    if (count < 1 || count > LONGEST_DAYS) continue
    for (let each = 0; each < count; each++) days.set(addDays(from, each), kwh / count)
  }
  return days
}

function monthsOf(fuel: Fuel, days: ReadonlyMap<IsoDay, number>): Home['use']['months'] {
  const months = new Map<string, { kwh: number; days: number }>()
  for (const [day, kwh] of days) {
    const month = day.slice(0, 7)
    const sum = months.get(month) ?? { kwh: 0, days: 0 }
    months.set(month, { kwh: sum.kwh + kwh, days: sum.days + 1 })
  }
  return [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(-MOST_MONTHS)
    .map(([month, sum]) => ({
      month,
      fuel,
      kwh: Math.round(sum.kwh * 10) / 10,
      is_whole: sum.days === daysBetween(`${month}-01`, addMonths(`${month}-01`, 1)),
    }))
}
