import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS, sayPounds } from '@mowatt/tariffs'
import { daysOfBill, grossOf, linesOfBill } from '../../bill/lines-of-bill.ts'
import type { Figure, Span } from './figure-asked.ts'

const DAYS = 365
const SPAN_DAYS: Readonly<Record<'day' | 'week' | 'fortnight', number>> = { day: 1, week: 7, fortnight: 14 }
const PARTS: Readonly<Record<'month' | 'quarter', number>> = { month: 12, quarter: 4 }

/** A figure as the bill gives it: what it comes to, how that was worked out, and what a whole year says beside it. */
export type Worked = { value: number; other?: number; says: string }

/** `yearPence`: what a year as now costs, the one figure for it everywhere. */
export function workOutFigure(figure: Figure, facts: BillFacts, yearPence: number | undefined): Worked | undefined {
  const fuels = FUELS.filter((fuel) => facts[fuel] && (figure.fuel ?? fuel) === fuel)
  const { part } = figure
  if (fuels.length === 0) return undefined
  if (part === 'use') return workOutUse(figure, fuels, facts)
  if (part === 'standing') return workOutStanding(figure, fuels, facts)
  if (part === 'vat' && figure.per !== 'bill') return undefined
  return workOutCost(figure, fuels, facts, yearPence)
}

function workOutCost(
  { part, per, fuel }: Figure,
  fuels: readonly Fuel[],
  facts: BillFacts,
  yearPence: number | undefined,
): Worked | undefined {
  const lines = linesOfBill(facts)?.filter((line) => fuels.includes(line.fuel))
  const days = daysOfBill(facts)
  if (!lines || lines.length === 0 || days === undefined) return undefined
  const sum = lines.reduce(
    (all, line) => all + (part === 'vat' ? line.vatPence : part === 'energy' ? line.energyPence : grossOf(line, facts)),
    0,
  )
  const name = nameOf(part, fuel, fuels.length)
  if (per === 'bill') {
    const working =
      part === 'energy'
        ? `: ${lines.map((line) => `${kwhText(line.kwh)} of ${line.fuel} at ${line.rate}p`).join(' and ')}`
        : ''
    return { value: sum, says: `${sayPounds(sum)} for ${name} on this bill of ${days} days${working}.` }
  }
  const isWhole = part === 'all' && fuels.length > 1
  const year = isWhole && yearPence !== undefined ? yearPence : yearOf(part, fuels, facts)
  if (per === 'day' || per === 'week' || per === 'fortnight') {
    const value = Math.round((sum / days) * SPAN_DAYS[per])
    const other = year === undefined ? undefined : Math.round((year / DAYS) * SPAN_DAYS[per])
    const average =
      other === undefined ? '' : ` Over a whole year it is about ${sayPounds(other)} on average, as winter takes more.`
    const says = `About ${sayPounds(value)} a ${per} for ${name}, by this bill: ${sayPounds(sum)} for ${days} days.${average}`
    return { value, ...(other !== undefined && { other }), says }
  }
  if (year === undefined) return undefined
  if (per === 'year') {
    const basis = isWhole ? 'by the use of a year that the bill names' : workingOfYear(part, fuels, facts)
    return { value: year, says: `About ${sayPounds(year)} a year for ${name}: ${basis}.` }
  }
  const value = Math.round(year / PARTS[per])
  const says = `About ${sayPounds(value)} a ${per} on average for ${name}: ${sayPounds(year)} a year divided by ${PARTS[per]}. This bill alone has ${sayPounds(sum)} for ${days} days; winter months take more and summer months less.`
  return { value, other: sum, says }
}

function workOutStanding({ per, fuel }: Figure, fuels: readonly Fuel[], facts: BillFacts): Worked | undefined {
  const rates = fuels.flatMap((each) => facts[each]?.standingChargePencePerDay ?? [])
  const days = daysOfBill(facts)
  if (rates.length < fuels.length) return undefined
  const daily = Math.round(rates.reduce((all, rate) => all + rate, 0) * 100) / 100
  const working = rates.length > 1 ? `${rates.join('p and ')}p, so ${daily}p a day` : `${daily}p a day`
  const many = { bill: days ?? 0, day: 1, week: 7, fortnight: 14, month: DAYS / 12, quarter: DAYS / 4, year: DAYS }[per]
  const value = Math.round(daily * many)
  const name = nameOf('standing', fuel, fuels.length)
  if (per === 'day')
    return { value: daily, says: `${daily}p a day for ${name}${rates.length > 1 ? `: ${rates.join('p and ')}p` : ''}.` }
  const times = per === 'month' ? 'a twelfth of 365 days' : per === 'quarter' ? 'a quarter of 365 days' : `${many} days`
  return {
    value,
    says: `${sayPounds(value)} ${spanText(per)} for ${name}: ${working}, for ${times}. You pay it whatever you use.`,
  }
}

function workOutUse({ per, fuel }: Figure, fuels: readonly Fuel[], facts: BillFacts): Worked | undefined {
  const days = daysOfBill(facts)
  const found = fuels.flatMap((each) => {
    const { usageKwhInPeriod: used, estimatedAnnualUsageKwh: year } = facts[each] ?? {}
    const kwh =
      per === 'bill'
        ? used
        : per === 'year'
          ? year
          : per === 'month' || per === 'quarter'
            ? year && year / PARTS[per]
            : used !== undefined && days !== undefined
              ? (used / days) * SPAN_DAYS[per]
              : undefined
    return kwh === undefined ? [] : [{ fuel: each, kwh: Math.round(kwh * 10) / 10 }]
  })
  if (found.length === 0) return undefined
  const value = found.reduce((all, { kwh }) => all + kwh, 0)
  const basis =
    per === 'month' ? ', a twelfth of the year on the bill' : per === 'day' || per === 'week' ? ', by this bill' : ''
  const said = found.map((each) => `${kwhText(each.kwh)} of ${each.fuel}`).join(' and ')
  const years = fuels.flatMap((each) => facts[each]?.estimatedAnnualUsageKwh ?? [])
  const isShort = per === 'day' || per === 'week' || per === 'fortnight'
  const average =
    isShort && years.length === fuels.length
      ? ` Over a whole year it is ${fuels.map((each, at) => `${kwhText(Math.round(((years[at] ?? 0) / DAYS) * SPAN_DAYS[per] * 10) / 10)} of ${each}`).join(' and ')} on average, from ${years.map(kwhText).join(' and ')} a year.`
      : ''
  return {
    value: fuel === undefined ? value : (found[0]?.kwh ?? value),
    says: `${said} ${spanText(per)}${basis}.${average}`,
  }
}

function yearOf(part: Figure['part'], fuels: readonly Fuel[], facts: BillFacts): number | undefined {
  const sums = fuels.map((fuel) => {
    const { unitRates = [], standingChargePencePerDay: daily, estimatedAnnualUsageKwh: kwh } = facts[fuel] ?? {}
    const [rate] = unitRates
    if (!rate || unitRates.length > 1 || daily === undefined || kwh === undefined) return undefined
    return Math.round(kwh * rate.pencePerKwh) + (part === 'energy' ? 0 : Math.round(daily * DAYS))
  })
  return sums.some((sum) => sum === undefined) ? undefined : sums.reduce<number>((all, sum) => all + (sum ?? 0), 0)
}

function workingOfYear(part: Figure['part'], fuels: readonly Fuel[], facts: BillFacts): string {
  const said = fuels.map((fuel) => {
    const { unitRates = [], standingChargePencePerDay: daily, estimatedAnnualUsageKwh: kwh = 0 } = facts[fuel] ?? {}
    return `${kwhText(kwh)} at ${unitRates[0]?.pencePerKwh}p${part === 'energy' ? '' : ` and ${DAYS} days at ${daily}p`}`
  })
  return `${said.join(', and ')}, at the rates of this bill`
}

function nameOf(part: Figure['part'], fuel: Fuel | undefined, fuels: number): string {
  const of = fuel ?? (fuels > 1 ? 'both fuels' : 'the fuel')
  if (part === 'vat') return `VAT on ${of}`
  if (part === 'standing') return fuel ? `the ${fuel} standing charge` : 'the standing charges'
  return part === 'energy' ? `${of} without the standing charge` : fuel ? fuel : `${of} together`
}

function spanText(per: Span): string {
  return per === 'bill' ? 'on this bill' : `a ${per}`
}

function kwhText(kwh: number): string {
  return `${kwh.toLocaleString('en-GB')} kWh`
}
