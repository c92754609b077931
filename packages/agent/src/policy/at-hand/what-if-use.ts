import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, roughPence, sayWholePounds } from '@mowatt/tariffs'
import { temperaturesIn } from '../../understand/find/find-temperatures.ts'
import { valueOfWords } from '../../verify/number-words.ts'
import { SUPPOSED_SHARES } from './what-if-share.ts'
import { sayThing } from './what-if-thing.ts'
import { overTypical } from './use-beside-typical.ts'
import { hoursIn, timesInWeek } from '../at-once/run-span.ts'

/** What is supposed of the use, in words and in pence of a year; below zero where it saves. */
export type Supposed = { says: string; of: string; pence: number }
export type Suppose = (plain: string, facts: BillFacts) => Supposed | undefined

/** The part of the gas that heats, and of that what a degree or an hour of a heating day takes: rules of thumb. */
const HEATING = 0.75
const DEGREE = 0.1
const HOURS_HEATED = 8
const HEATED_DAYS = 200
const ALL_DAY = 0.25
/** kWh of gas for a minute of shower and for a bath, of electricity for a minute under an electric shower. */
const SHOWER = { gas: 0.3, electricity: 0.15 }
const BATH = { gas: 6, electricity: 5 }
const SHOWER_MINUTES = 8
/** kWh a year of a hob on gas, and of one with induction that does the same. */
const HOB = { gas: 300, induction: 150 }
const WEEKS = 52

/** What another use would cost on the rates of this bill. All of it is rough and says so. */
export const SUPPOSED: Readonly<Record<string, Suppose>> = {
  degree: (plain, facts) => {
    const heat = heatingOf(facts)
    if (!heat || /\b(?:combi|flow|[4-9]\d)\b/.test(plain)) return undefined
    const [warm, cool] = temperaturesIn(plain)
    const degrees = warm !== undefined && cool !== undefined ? Math.abs(warm - cool) : (degreesIn(plain) ?? 1)
    const isGiven = warm !== undefined && cool !== undefined
    const isMore = isGiven
      ? cool > warm
      : /\b(?:up|warmer|higher|more|hotter|raise|raised|extra)\b/.test(plain) &&
        !/\b(?:down|less|lower|cooler|colder)\b/.test(plain)
    const one = roughPence(Math.round(heat.pence * DEGREE))
    const pence = one * degrees
    const each = degrees === 1 ? '' : `, ${sayWholePounds(one)} for each degree`
    return {
      of: `${degrees === 1 ? 'a degree' : `${degrees} degrees`} ${isMore ? 'more' : 'less'}`,
      pence: isMore ? pence : -pence,
      says: `About ${sayWholePounds(pence)} a year ${isMore ? 'more' : 'less'} on your bill${each}. As a rule of thumb a degree is a tenth of the heating, and of your ${heat.of} about three quarters heat: some ${sayWholePounds(roughPence(heat.pence))} a year at ${heat.rate}p. Most of it falls in the cold months. Keep it at 18 degrees or more, warmer for babies and for older or ill people.`,
    }
  },
  heat_time: (plain, facts) => {
    const heat = heatingOf(facts)
    if (!heat) return undefined
    const hours = Math.min(hoursIn(plain) ?? 1, 16)
    const isLess = /\b(?:less|fewer|shorter|later|off|cut|reduce\w*|down|earlier off|save)\b/.test(plain)
    const pence = roughPence(Math.round((heat.pence * hours) / HOURS_HEATED))
    // An hour as such is asked for, and not one more or less.
    const isOne = hours === 1 && !isLess && !/\b(?:more|extra|longer|another|add|earlier)\b/.test(plain)
    return {
      of: `${hours === 1 ? 'an hour' : `${hours} hours`} ${isLess ? 'less' : 'more'} of heating a day`,
      pence: isLess ? -pence : pence,
      says: `${isOne ? `Very roughly ${Math.round(heat.pence / HOURS_HEATED / HEATED_DAYS)}p for an hour on a cold day. ` : ''}Roughly up to ${sayWholePounds(pence)} a year ${isLess ? 'less' : 'more'}, if it is ${hours === 1 ? 'an hour' : `${hours} hours`} on every day of the cold season. Of your ${heat.of} about three quarters heat, some ${sayWholePounds(roughPence(heat.pence))} a year at ${heat.rate}p, and a home is heated for about eight hours of a cold day. It is a rule of thumb, and mostly it comes to less, since a room that is warm already takes little.`,
    }
  },
  warmer: (_, facts) => {
    const heat = heatingOf(facts)
    if (!heat) return undefined
    const [degree, day] = [DEGREE, ALL_DAY].map((part) => roughPence(Math.round(heat.pence * part)))
    if (degree === undefined || day === undefined) return undefined
    return {
      of: 'a warmer home',
      pence: degree + day,
      says: `Very roughly ${sayWholePounds(degree)} to ${sayWholePounds(degree + day)} a year more. Each degree warmer adds about a tenth of the heating, ${sayWholePounds(degree)} for you, and a home that is heated all day instead of mornings and evenings perhaps takes ${sayWholePounds(day)} more. That goes by your ${heat.of} at ${heat.rate}p, most of it for heating, as a rule of thumb. Somebody who is old, ill or very young should not be cold to save it.`,
    }
  },
  shower: (plain, facts) => {
    const fuel: Fuel = /\belectric\b/.test(plain) || !facts.gas ? 'electricity' : 'gas'
    const rate = facts[fuel]?.unitRates?.[0]?.pencePerKwh
    if (rate === undefined) return undefined
    const isBath = /\bbaths?\b/.test(plain) && !/\bshowers?\b/.test(plain)
    const minutes = Math.round((hoursIn(plain) ?? SHOWER_MINUTES / 60) * 60)
    const kwh = isBath ? BATH[fuel] : SHOWER[fuel] * minutes
    const weekly = timesInWeek(plain) ?? 7
    const once = Math.round(kwh * rate)
    const year = roughPence(Math.round(kwh * rate * weekly * WEEKS))
    const what = isBath ? 'a bath' : `a shower of ${minutes} minutes`
    const often = weekly === 7 ? 'One a day is' : `${weekly} a week are`
    const minute = isBath ? '' : ` Each minute less saves about ${Math.round(SHOWER[fuel] * rate * 10) / 10}p.`
    return {
      of: `${what}, ${weekly === 7 ? 'once a day' : `${weekly} times a week`}`,
      pence: year,
      says: `About ${once}p for ${what} with water heated by ${fuel}, roughly ${Math.round(kwh * 10) / 10} kWh at your ${rate}p. ${often} about ${sayWholePounds(year)} a year for each person.${minute} It is a rule of thumb: how much water flows and how hot it is count most.`,
    }
  },
  hob: (_, facts) => {
    const [dear, cheap] = [rateOf('electricity', facts), rateOf('gas', facts)]
    if (dear === undefined || cheap === undefined) return undefined
    const [gas, induction] = [roughPence(HOB.gas * cheap), roughPence(HOB.induction * dear)]
    const gap = induction - gas
    return {
      of: 'induction instead of a gas hob',
      pence: gap,
      says: `A little ${gap > 0 ? 'more' : 'less'}: very roughly ${sayWholePounds(Math.abs(gap))} a year on your rates. A gas hob takes some ${HOB.gas} kWh a year, ${sayWholePounds(gas)} at ${cheap}p, and induction about half, since it loses less heat: ${sayWholePounds(induction)} at ${dear}p. The gas standing charge stays as long as gas heats your home. It is a rule of thumb; how much you cook counts most.`,
    }
  },
  thing: (plain, facts) => sayThing(plain, facts),
  over_typical: (plain, facts) => overTypical(plain, facts),
  ...SUPPOSED_SHARES,
}

function heatingOf(facts: BillFacts): { pence: number; rate: number; of: string } | undefined {
  const fuel: Fuel = facts.gas ? 'gas' : 'electricity'
  const [rate, year] = [rateOf(fuel, facts), facts[fuel]?.estimatedAnnualUsageKwh]
  if (rate === undefined || year === undefined) return undefined
  return { pence: Math.round(year * rate * HEATING), rate, of: `${kwhText(year)} of ${fuel} a year` }
}

function rateOf(fuel: Fuel, facts: BillFacts): number | undefined {
  return facts[fuel]?.unitRates?.[0]?.pencePerKwh
}

const DEGREES = /\b(\d{1,2}(?:\.5)?|a|an|one|two|three|four|five|couple of) (?:degrees?|c)\b/
function degreesIn(plain: string): number | undefined {
  const [, word] = DEGREES.exec(plain) ?? []
  if (word === undefined) return undefined
  if (word === 'couple of') return 2
  return /\d/.test(word) ? Number(word) : /^an?$/.test(word) ? 1 : valueOfWords(word)
}

function kwhText(kwh: number): string {
  return `${kwh.toLocaleString('en-GB')} kWh`
}
