import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS, sayPounds, yearlyShapes } from '@mowatt/tariffs'
import { billOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { valueOfWords } from '../../verify/number-words.ts'
import { doSum } from '../at-once/do-sum.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'

/** A sum that somebody does step by step: what it is of, what it came to in a year, and the fuels that are in it. */
type Running = {
  of: string
  pence: number
  fuel: Fuel | undefined
  kwh?: number
  hasStanding: boolean
  year: Partial<Record<Fuel, number>>
}

const BRIEF = 10
const DAYS = 365
const NUMBER = /(?<![\d.])(\d{1,3}(?:,\d{3}){1,6}|\d{2,5})(?![\d.%])/
const EXTRA = /\b(?:more|extra|another|on top)\b/
const SUPPOSES = /\b(?:say|if|suppose|supposing|imagine|getting|thinking|would|reckon|lets say)\b/
const NO_USE = /£|\b(?:pay|paid|paying|quid|pounds|pence|cost\w*|month|miles?|people|rates?|bill|debit|owe|save|less)\b/

const PERIODS: readonly [pattern: RegExp, share: number, name: string][] = [
  [/\b(?:month|monthly)\b/, 12, 'month'],
  [/\b(?:week|weekly)\b/, 52, 'week'],
  [/\b(?:day|daily)\b/, DAYS, 'day'],
]
const IN_YEAR =
  /\b(?:year|yearly|annually|annual)\b|\bin (?:pounds|money|quid)\b|^(?:so |and |but )*(?:by )?(?:how much|what)(?: (?:is|would|will) (?:that|it)(?: be| come to| cost)?| more| less| extra)?$/
const MONTHS = /\b(\d{1,2}|two|three|four|five|six|seven|eight) (?:winter |cold |summer |coldest )?months\b/
const WINTER = /\bwinter\b/
const STANDING = /\bstanding\b|\bdaily charges?\b/
const TOTAL =
  /\b(?:total|altogether|together|both|all in|all of it|sum of (?:it|them)|overall|whole lot|add (?:them|it) (?:up|together))\b/
const OTHER_FUEL =
  /^(?:(?:and|now|so|ok|then|do|add|plus|same|what|about|how|for|with|the|right|next|can|you|me)\s+)*(gas|electric|electricity|leccy)(?: (?:too|one|now|please|then|as well|bit|side))*$/
const HALF =
  /\b(?:half|halve|halved|halving|6 months|six months|half the (?:year|time)|summer only|only in summer|(?:in|over|during) (?:the )?summer)\b/
const IN_PARTS: readonly [RegExp, number][] = [
  [/\b(?:quarter|3 months|three months)\b/, 4],
  [/\b(?:third|4 months|four months)\b/, 3],
]

/** The next step of a sum that is being done, or the first one of it. */
export function goOnWithSum(heard: Heard): HomeAnswer | undefined {
  const facts = billOf(heard.world, heard.state)?.facts
  if (!facts) return undefined
  const running = heard.state.topic?.args['running'] as Running | undefined
  const next = running && heard.plain.split(' ').length <= BRIEF ? stepOn(heard.plain, running, facts) : undefined
  return next ? told(heard, next.says, next.running) : (firstOf(heard, facts) ?? moreUse(heard, facts))
}

/** "27.5p x 2,900", with a rate of the bill. */
function firstOf(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const done = doSum(heard.text, heard.state)
  if (!done) return undefined
  const [, digits, pence] = /^([\d,]+(?:\.\d+)?) kWh at ([\d.]+)p is /.exec(done.says) ?? []
  const [kwh, rate] = [Number(digits?.replaceAll(',', '')), Number(pence)]
  const fuel = FUELS.find((each) => facts[each]?.unitRates?.some(({ pencePerKwh }) => pencePerKwh === rate))
  if (!fuel || Number.isNaN(kwh)) return undefined
  const sum = Math.round(kwh * rate)
  return told(heard, done.says, {
    of: `${kwhOf(kwh)} of ${fuel}`,
    pence: sum,
    fuel,
    kwh,
    hasStanding: false,
    year: { [fuel]: sum },
  })
}

/** "Say I used 2,000 more electric": what that alone costs. */
function moreUse(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const { plain, slots } = heard
  if (!EXTRA.test(plain) || !SUPPOSES.test(plain) || NO_USE.test(plain)) return undefined
  const kwh = Number(NUMBER.exec(plain)?.[1]?.replaceAll(',', ''))
  const fuel = slots.fuel ?? 'electricity'
  const rate = facts[fuel]?.unitRates?.[0]?.pencePerKwh
  if (!kwh || rate === undefined) return undefined
  const sum = Math.round(kwh * rate)
  const before = facts[fuel]?.estimatedAnnualUsageKwh
  const whole =
    before === undefined ? '' : ` Your ${fuel} would then be ${kwhOf(before + kwh)} a year instead of ${kwhOf(before)}.`
  const says = `${kwhOf(kwh)} more of ${fuel} at your ${rate}p is ${sayPounds(sum)} a year. The standing charge stays the same.${whole} I keep your own figures: this was only to try it.`
  return told(heard, says, {
    of: `${kwhOf(kwh)} more of ${fuel}`,
    pence: sum,
    fuel: undefined,
    hasStanding: true,
    year: {},
  })
}

function stepOn(plain: string, running: Running, facts: BillFacts): { says: string; running: Running } | undefined {
  const other = OTHER_FUEL.exec(plain)?.[1]
  if (other !== undefined && running.fuel) return withFuel(other === 'gas' ? 'gas' : 'electricity', running, facts)
  if (STANDING.test(plain) && running.fuel) return withStanding(running.fuel, running, facts)
  if (TOTAL.test(plain) && running.fuel) return inTotal(running, facts)
  const months = running.fuel ? undefined : MONTHS.exec(plain)?.[1]
  if (months !== undefined) return forMonths(running, /\d/.test(months) ? Number(months) : (valueOfWords(months) ?? 1))
  if (WINTER.test(plain) && running.fuel === undefined) return inWinter(running)
  if (IN_YEAR.test(plain) && running.fuel === undefined && !PERIODS.some(([pattern]) => pattern.test(plain)))
    return {
      says: `About ${sayPounds(running.pence)} a year for ${running.of}, or ${sayPounds(Math.round(running.pence / 12))} a month on average.`,
      running,
    }
  const period = PERIODS.find(([pattern]) => pattern.test(plain) && !HALF.test(plain) && !MONTHS.test(plain))
  if (period) {
    const [, share, name] = period
    const part = sayPounds(Math.round(running.pence / share))
    const says = `About ${part} a ${name}, as ${sayPounds(running.pence)} for ${running.of} spread over the year. Real ${name}s differ: winter takes more and summer less.`
    return { says, running }
  }
  const part = HALF.test(plain) ? ([HALF, 2] as const) : IN_PARTS.find(([pattern]) => pattern.test(plain))
  if (!part || running.fuel) return undefined
  const pence = Math.round(running.pence / part[1])
  const of = `that part of ${running.of}`
  const says = `Then about ${sayPounds(pence)} a year instead of ${sayPounds(running.pence)}. If it warms water or a room, the cold months take more than their share, so winter use costs more than that and summer use less.`
  return { says, running: { ...running, pence, of } }
}

function forMonths(running: Running, months: number): { says: string; running: Running } {
  const part = sayPounds(Math.round((running.pence * months) / 12))
  const says = `About ${part} for ${months} months, as ${sayPounds(running.pence)} a year for ${running.of} spread evenly. If it has to do with heating, cold months take more than their share.`
  return { says, running }
}

/** The half of the year from October to March takes most of what heats. */
function inWinter(running: Running): { says: string; running: Running } {
  const months = yearlyShapes.gas.months
  const share = months.reduce((sum, each, at) => sum + (at < 3 || at > 8 ? each : 0), 0) / 10_000
  const part = sayPounds(Math.round(running.pence * share))
  const says = `If it has to do with heating, about ${part} of the ${sayPounds(running.pence)} a year fall in October to March, as a usual home spreads its gas. That is a rule of thumb.`
  return { says, running }
}

function withStanding(fuel: Fuel, running: Running, facts: BillFacts): { says: string; running: Running } | undefined {
  const daily = facts[fuel]?.standingChargePencePerDay
  const units = running.year[fuel]
  if (daily === undefined || units === undefined || running.hasStanding) return undefined
  const standing = Math.round(daily * DAYS)
  const sum = units + standing
  const says = `${DAYS} days at ${daily}p are ${sayPounds(standing)}. With the ${sayPounds(units)} that is ${sayPounds(sum)} for ${fuel} in a year.`
  return {
    says,
    running: {
      ...running,
      of: `a year of ${fuel}`,
      pence: sum,
      hasStanding: true,
      year: { ...running.year, [fuel]: sum },
    },
  }
}

function withFuel(fuel: Fuel, running: Running, facts: BillFacts): { says: string; running: Running } | undefined {
  const year = yearOf(fuel, facts)
  if (!year) return undefined
  const says = `${kwhOf(year.kwh)} at ${year.rate}p is ${sayPounds(year.units)}, and ${DAYS} days at ${year.daily}p are ${sayPounds(year.standing)}. Together ${sayPounds(year.pence)} for ${fuel} in a year.`
  return {
    says,
    running: {
      of: `a year of ${fuel}`,
      pence: year.pence,
      fuel,
      hasStanding: true,
      year: { ...running.year, [fuel]: year.pence },
    },
  }
}

function inTotal(running: Running, facts: BillFacts): { says: string; running: Running } | undefined {
  const parts = FUELS.flatMap((fuel) => {
    const pence =
      running.hasStanding && running.year[fuel] !== undefined ? running.year[fuel] : yearOf(fuel, facts)?.pence
    return pence === undefined ? [] : [{ fuel, pence }]
  })
  if (parts.length < 2) return undefined
  const pence = parts.reduce((sum, part) => sum + part.pence, 0)
  const says = `${parts.map((part) => `${sayPounds(part.pence)} for ${part.fuel}`).join(' and ')}: together ${sayPounds(pence)} a year, at the rates of this bill with both standing charges. When the VAT on electricity comes back on 1 April 2027, the part after that is a little more, so my yearly figures on the list differ a little.`
  return { says, running: { of: 'both fuels', pence, fuel: undefined, hasStanding: true, year: running.year } }
}

function yearOf(fuel: Fuel, facts: BillFacts) {
  const { unitRates, standingChargePencePerDay: daily, estimatedAnnualUsageKwh: kwh } = facts[fuel] ?? {}
  const rate = unitRates?.[0]?.pencePerKwh
  if (rate === undefined || daily === undefined || kwh === undefined) return undefined
  const [units, standing] = [Math.round(kwh * rate), Math.round(daily * DAYS)]
  return { kwh, rate, daily, units, standing, pence: units + standing }
}

function told({ state }: Heard, says: string, running: Running): HomeAnswer {
  const { asked, said } = state.topic?.args ?? {}
  // What was supposed stays on the table, for another measure of it.
  const args = {
    aspect: 'against_typical',
    ...(said === undefined ? { asked: 'running_sum' } : { asked, said }),
    running,
  }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'running_sum', says)],
    about: { name: 'explain_bill', args },
  }
}

function kwhOf(amount: number): string {
  return `${amount.toLocaleString('en-GB')} kWh`
}
