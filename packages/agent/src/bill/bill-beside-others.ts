import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { capRatesOn, type Fuel, FUELS, type IsoDay, sayPounds, typicalUseOn, useFromQuestions } from '@mowatt/tariffs'
import { daysOfBill, linesOfBill, titleOf } from './lines-of-bill.ts'
import { sayMonthOfYear } from './month-of-year.ts'

const DAYS_A_YEAR = 365

/** Why this bill is not as the one before: from both where both are here, else what can be looked at. */
export function sayLastTime(facts: BillFacts, before: BillFacts | undefined): string | undefined {
  return (before && sayBoth(facts, before)) ?? sayAlone(facts)
}

function sayAlone(facts: BillFacts): string | undefined {
  const days = daysOfBill(facts)
  const used = FUELS.flatMap((fuel) => {
    const kwh = facts[fuel]?.usageKwhInPeriod
    return kwh === undefined ? [] : [`${kwh.toLocaleString('en-GB')} kWh of ${fuel}`]
  })
  if (used.length === 0) return undefined
  const isGuess = FUELS.some((fuel) => facts[fuel]?.readings?.some(({ latestKind }) => latestKind === 'estimated'))
  const isFixed = FUELS.some((fuel) => facts[fuel]?.tariffEndDate !== undefined)
  return [
    'I have only this one bill, so I cannot see the one before. Add it with the paper clip, and I set the two side by side.',
    `Until then look at three things. The use: this one charges ${used.join(' and ')}${isGuess ? ', and a reading is estimated' : ''}. The days: ${days === undefined ? 'a longer period costs more' : `it covers ${days}`}.`,
    isFixed
      ? 'The rates: you are on a fix, so those have not changed within it.'
      : 'The rates: on a variable tariff they can change every three months.',
    'From October on most homes heat, which alone can explain it.',
  ].join(' ')
}

function sayBoth(now: BillFacts, then: BillFacts): string | undefined {
  const [days, daysThen] = [daysOfBill(now), daysOfBill(then)]
  if (days === undefined || daysThen === undefined) return undefined
  const said = FUELS.flatMap((fuel) => {
    const [kwh, kwhThen] = [now[fuel]?.usageKwhInPeriod, then[fuel]?.usageKwhInPeriod]
    const [rate, rateThen] = [now[fuel]?.unitRates?.[0]?.pencePerKwh, then[fuel]?.unitRates?.[0]?.pencePerKwh]
    if (kwh === undefined || kwhThen === undefined) return []
    const price =
      rate === undefined || rateThen === undefined
        ? ''
        : rate === rateThen
          ? `, at the same ${rate}p`
          : `, at ${rate}p against ${rateThen}p`
    return [
      `${titleOf(fuel)}: ${perDay(kwh, days)} kWh a day now against ${perDay(kwhThen, daysThen)} on the other bill${price}.`,
    ]
  })
  if (said.length === 0) return undefined
  return `This bill covers ${days} days and the other one ${daysThen}. ${said.join(' ')} What differs most there is the reason.`
}

function perDay(kwh: number, days: number): string {
  return String(Math.round((kwh * 10) / days) / 10)
}

/** The bill by the day beside a typical home at the cap. */
export function sayBesideTypical(facts: BillFacts, today: IsoDay): string | undefined {
  const days = daysOfBill(facts)
  const usual = typicalUseOn(today)?.medium
  const year = capRatesOn({ on: today, fuel: 'electricity', paymentMethod: 'direct_debit' })?.typicalYearPounds
  if (days === undefined || !usual || facts.totalChargesGbp === undefined) return undefined
  const total = Math.round(facts.totalChargesGbp * 100)
  const isBoth = FUELS.every((fuel) => facts[fuel])
  const cost =
    year === undefined || !isBoth
      ? `${sayPounds(total)} for ${days} days is ${sayPounds(Math.round(total / days))} a day.`
      : `${sayPounds(total)} for ${days} days is ${sayPounds(Math.round(total / days))} a day. A typical home at the price cap pays about ${sayPounds(Math.round((year * 100) / DAYS_A_YEAR))} a day over the year, so yours is ${word(total / days, (year * 100) / DAYS_A_YEAR)}.`
  const use = FUELS.flatMap((fuel) => {
    const kwh = facts[fuel]?.usageKwhInPeriod
    if (kwh === undefined) return []
    const [mine, theirs] = [kwh / days, usual[fuel] / DAYS_A_YEAR]
    return [
      `${titleOf(fuel)}: ${perDay(kwh, days)} kWh a day against ${Math.round(theirs * 10) / 10} on average over a year, ${word(mine, theirs)}.`,
    ]
  })
  return `${cost} ${use.join(' ')} A month with heating is above the average of a year in any home.`
}

function word(one: number, other: number): string {
  return one > other * 1.05 ? 'more' : one < other * 0.95 ? 'less' : 'about the same'
}

/** The year's use beside a home of that size. Of people and bedrooms one stands for the other where it is not said. */
export function sayBesideSize(
  facts: BillFacts,
  today: IsoDay,
  people: number | undefined,
  bedrooms: number | undefined,
  of?: Fuel,
): string | undefined {
  const [heads, rooms] = [people ?? bedrooms, bedrooms ?? people]
  if (heads === undefined || rooms === undefined) return undefined
  const heating = facts.gas ? 'gas' : 'electric_heaters'
  const usual = useFromQuestions({ people: heads, bedrooms: rooms, heating, hasEv: false }, today)
  const said = FUELS.flatMap((fuel) => {
    const mine = facts[fuel]?.estimatedAnnualUsageKwh
    const usage = usual?.[fuel]?.use
    if (mine === undefined || !usage || !('single' in usage) || (of ?? fuel) !== fuel) return []
    const theirs = Math.round(usage.single / 100_000) * 100
    return [
      `${titleOf(fuel)}: ${mine.toLocaleString('en-GB')} kWh a year against about ${theirs.toLocaleString('en-GB')} kWh, ${word(mine, theirs)}.`,
    ]
  })
  if (said.length === 0) return undefined
  const size = [
    ...(people === undefined ? [] : [people === 1 ? '1 person' : `${people} people`]),
    ...(bedrooms === undefined ? [] : [bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`]),
  ].join(' and ')
  return `Beside a home with ${size}, by what such homes mostly use. ${said.join(' ')} What it costs depends on the rates too: ask “is my rate any good”, and I set them beside the price cap.`
}

/** Nobody knows what a month to come uses: how the year of a usual home is spread, or else what a kWh of it costs. */
export function sayMonthToCome(facts: BillFacts, month?: number): string | undefined {
  const next = (Number((facts.periodTo ?? '').slice(5, 7)) % 12) + 1
  const rough = sayMonthOfYear(facts, month ?? next)
  if (rough !== undefined) return rough
  const lines = linesOfBill(facts)
  const days = daysOfBill(facts)
  if (!lines || days === undefined || facts.totalChargesGbp === undefined) return undefined
  const standing = lines.reduce((sum, { standingPence }) => sum + standingPence, 0)
  const more = lines.map(({ fuel, rate }) => `100 kWh more ${fuel} add ${sayPounds(Math.round(rate * 100))}`)
  return `I cannot know how much you will use. With the use of this bill, ${days} days cost ${sayPounds(Math.round(facts.totalChargesGbp * 100))} again, ${sayPounds(standing)} of it standing charge. From there ${more.join(', and ')}, at your present rates. December to February are mostly the dearest months where a home is heated by gas or electricity.`
}

/** A unit rate as part of a pound, as some bills print it. */
export function sayInPounds(facts: BillFacts, only?: Fuel): string | undefined {
  const said = FUELS.filter((fuel) => only === undefined || only === fuel).flatMap((fuel) =>
    (facts[fuel]?.unitRates ?? []).map(
      ({ pencePerKwh }) =>
        `${titleOf(fuel)}: ${pencePerKwh}p is £${(pencePerKwh / 100).toFixed(4).replace(/0{1,2}$/, '')} for a kWh.`,
    ),
  )
  return said.length === 0 ? undefined : said.join(' ')
}
