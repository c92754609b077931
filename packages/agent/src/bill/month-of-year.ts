import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import {
  addMonths,
  daysBetween,
  type Fuel,
  FUELS,
  type IsoDay,
  roughPence,
  sayDay,
  sayWholePounds,
  yearlyShapes,
} from '@mowatt/tariffs'
import { daysOfBill } from './lines-of-bill.ts'

const WHOLE = 10_000
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** Within so much of what is usual a month is called so. */
const USUAL = 0.15

/** The first of a month whose number is named, counted from the bill: those to come before those that are past. */
function firstOf(month: number, { periodTo = '2026-01-01' }: BillFacts): IsoDay {
  const year = Number(periodTo.slice(0, 4)) + (month > Number(periodTo.slice(5, 7)) ? 0 : 1)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

function shareOf(fuel: Fuel, month: number): number {
  return (yearlyShapes[fuel].months[month - 1] ?? 0) / WHOLE
}

/** Rounded, since nobody can know a month to ten kWh. */
function roughKwh(fuel: Fuel, month: number, facts: BillFacts): number | undefined {
  const year = facts[fuel]?.estimatedAnnualUsageKwh
  return year === undefined ? undefined : Math.round((year * shareOf(fuel, month)) / 10) * 10
}

/** What a month would cost at the rates of the bill, by how the year of a usual home is spread. `isPast`: a month before it. */
export function sayMonthOfYear(facts: BillFacts, month: number, isPast = false): string | undefined {
  const first = firstOf(month, facts)
  const days = daysBetween(first, addMonths(first, 1))
  const parts = FUELS.flatMap((fuel) => {
    const { unitRates = [], standingChargePencePerDay: daily } = facts[fuel] ?? {}
    const [rate] = unitRates
    const kwh = roughKwh(fuel, month, facts)
    if (!rate || unitRates.length > 1 || daily === undefined || kwh === undefined) return []
    return [{ fuel, kwh, share: Math.round(shareOf(fuel, month) * 100), pence: kwh * rate.pencePerKwh + daily * days }]
  })
  const name = MONTHS[month - 1]
  if (parts.length === 0 || name === undefined) return undefined
  const sum = Math.round(parts.reduce((all, { pence }) => all + pence, 0))
  const shares = parts.map(({ fuel, share }) => `${share}% of its ${fuel}`).join(' and ')
  const use = parts
    .map(({ fuel, kwh, pence }) => `${kwhText(kwh)} of ${fuel}, ${sayWholePounds(roughPence(Math.round(pence)))}`)
    .join('; ')
  const end = facts.electricity?.tariffEndDate ?? facts.gas?.tariffEndDate
  const after =
    !isPast && end !== undefined && first > end
      ? ` Your fix ends on ${sayDay(end)}, so the rates will be others by then.`
      : ''
  const past = isPast
    ? ' That is no look at the real bill: the rates and the weather of that time may have been others.'
    : ' It is a rule of thumb: a cold or a mild month changes it.'
  return `Very roughly ${sayWholePounds(roughPence(sum))} for ${name}, standing charges counted in. A usual home takes about ${shares} of a year in that month. With the yearly use on your bill and its rates that is: ${use}.${after}${past}`
}

/** Several months together. */
export function sayMonthsOfYear(facts: BillFacts, months: readonly number[]): string | undefined {
  const said = months.map((month) => sayMonthOfYear(facts, month))
  const pounds = said.map((each) => Number(/£([\d,]+)/.exec(each ?? '')?.[1]?.replaceAll(',', '')))
  if (pounds.some((each) => Number.isNaN(each))) return undefined
  const parts = months.map((month, at) => `£${pounds[at]} for ${MONTHS[month - 1]}`)
  return `Very roughly £${pounds.reduce((sum, each) => sum + each, 0)} together: ${parts.join(', ')}. That goes by how a usual home spreads its year, with your yearly use and your rates, standing charges counted in. It is a rule of thumb.`
}

/** Whether the use of the bill is what its month usually takes of such a year. */
export function sayMonthIsUsual(facts: BillFacts, only?: Fuel): string | undefined {
  const { periodTo } = facts
  const days = daysOfBill(facts)
  if (periodTo === undefined || days === undefined || days > 40) return undefined
  const month = Number(periodTo.slice(5, 7))
  const said = FUELS.filter((fuel) => (only ?? fuel) === fuel).flatMap((fuel) => {
    const { usageKwhInPeriod: used, estimatedAnnualUsageKwh: year } = facts[fuel] ?? {}
    const usual = roughKwh(fuel, month, facts)
    if (used === undefined || year === undefined || usual === undefined || usual === 0) return []
    const word =
      used > usual * (1 + USUAL) ? 'more than usual' : used < usual * (1 - USUAL) ? 'less than usual' : 'about usual'
    return [
      {
        word,
        says: `${fuel} ${kwhText(used)} against some ${kwhText(usual)}, about ${Math.round(shareOf(fuel, month) * 100)}% of your ${kwhText(year)} a year, so ${word}`,
      },
    ]
  })
  if (said.length === 0) return undefined
  const isUsual = said.every(({ word }) => word === 'about usual')
  const name = MONTHS[month - 1] ?? ''
  const cold =
    only === 'electricity'
      ? ''
      : month >= 4 && month <= 10
        ? ` ${name} is mostly still mild, so the heating takes little; the winter months take far more gas.`
        : ''
  return `${isUsual ? `Yes, that is about normal for ${name}` : `Not quite normal for ${name}`}, by how a usual home spreads its year: ${said.map(({ says }) => says).join('; ')}.${cold} It is a rule of thumb.`
}

function kwhText(kwh: number): string {
  return `${kwh.toLocaleString('en-GB')} kWh`
}
