import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { roughPence, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { APPLIANCES } from '../../knowledge/appliances.ts'
import { hoursIn, timesInWeek, wattsIn } from '../at-once/run-span.ts'
import type { Supposed } from './what-if-use.ts'

const WEEKS = 52
/** kWh a year of things that run all the time, from and to, where a single figure would mislead. */
const ALWAYS_ON: readonly [on: RegExp, name: string, low: number, high: number][] = [
  [/\b(?:hot ?tubs?|jacuzzi)\b/, 'A hot tub', 1800, 3600],
  [
    /\bold(?:er)?\b.{0,25}\b(?:fridge|freezer)s?\b|\b(?:fridge|freezer)s?\b.{0,25}\bold\b/,
    'An old fridge-freezer',
    400,
    700,
  ],
  [/\b(?:fridge|freezer)s?\b/, 'A fridge-freezer', 200, 300],
  [/\b(?:fish ?tank|aquarium)s?\b/, 'A heated fish tank', 200, 500],
  [/\b(?:server|nas|mining|miner)\b/, 'A computer that is always on', 400, 1300],
  [/\bpond\b|\bpool\b/, 'A pond or pool pump', 500, 2000],
  [/\bdehumidifiers?\b/, 'A dehumidifier that runs most of the day', 600, 1200],
  [/\b(?:snake|lizard|reptile|tortoise|vivarium)s?\b/, 'A heated tank for a reptile', 300, 900],
]

const COOLS = /\b(?:fridge|freezer)/
const OLD_FRIDGE = { low: 400, high: 700 }
const NEW_FRIDGE = 250

function sayNewer(rate: number): Supposed {
  const [least, most] = [OLD_FRIDGE.low - NEW_FRIDGE, OLD_FRIDGE.high - NEW_FRIDGE]
  return {
    of: 'a newer fridge-freezer',
    pence: Math.round(((least + most) / 2) * rate),
    says: `Perhaps ${sayWholePounds(roughPence(least * rate))} to ${sayWholePounds(roughPence(most * rate))} a year at your ${rate}p. An old one can take ${OLD_FRIDGE.low} to ${kwhText(OLD_FRIDGE.high)} a year and a new one about ${kwhText(NEW_FRIDGE)}. It is a rule of thumb: the energy label of a new one names its kWh, so set that beside what a plug-in meter shows for yours.`,
  }
}

/** One thing in the house: what it takes in a year, at the rate of the bill, beside the whole use. */
export function sayThing(plain: string, facts: BillFacts): Supposed | undefined {
  const rate = facts.electricity?.unitRates?.[0]?.pencePerKwh
  const year = facts.electricity?.estimatedAnnualUsageKwh
  if (rate === undefined) return undefined
  if (/\b(?:new(?:er)?|modern) (?:one|fridge|freezer|model)\b|\breplac\w+\b/.test(plain) && COOLS.test(plain))
    return sayNewer(rate)
  const always = ALWAYS_ON.find(([on]) => on.test(plain))
  const found = APPLIANCES.find(({ on }) => on.test(plain))
  const asks = /\b(?:could|be (?:it|why|that)|because|reason|explain|cause|blame|is it)\b/.test(plain)
    ? 'Partly, perhaps. '
    : ''
  const part = (kwh: number) =>
    year === undefined
      ? ''
      : ` Your bill has ${kwhText(year)} of electricity a year in all, so that is about ${Math.round((kwh * 100) / year)}% as much.`
  const label = ' It is a rule of thumb: the label, or a plug-in meter, tells what yours takes.'
  if (always) {
    const [, name, low, high] = always
    const [least, most] = [low, high].map((kwh) => sayWholePounds(roughPence(kwh * rate)))
    const middle = (low + high) / 2
    return {
      of: name.replace(/^An? /, 'the '),
      pence: Math.round(middle * rate),
      says: `${asks}${name} takes some ${low.toLocaleString('en-GB')} to ${kwhText(high)} a year: at your ${rate}p that is about ${least} to ${most}, or ${sayWholePounds(roughPence((low * rate) / 12))} to ${sayWholePounds(roughPence((high * rate) / 12))} a month.${part(middle)}${label}`,
    }
  }
  if (!found) return undefined
  const { each, watts, year: yearly } = found
  const name = wattsIn(plain) === undefined ? found.name : 'Such a thing'
  const weekly = timesInWeek(plain) ?? (/\bhours? (?:a|per|each|every) week\b/.test(plain) ? 1 : 4)
  const own = wattsIn(plain)
  const hours = hoursIn(plain)
  const once = hours === undefined && each ? each.kwh : ((own ?? watts ?? 0) * (hours ?? 1)) / 1000
  const kwh = yearly ?? once * weekly * WEEKS
  if (kwh === 0) return undefined
  const pence = Math.round(kwh * rate)
  const working =
    yearly === undefined
      ? `about ${Math.round(once * 100) / 100} kWh ${hours === undefined && each ? `for ${each.of}` : `in ${hours === undefined || hours === 1 ? 'an hour' : `${Math.round(hours * 100) / 100} hours`}`}, ${sayPounds(Math.round(once * rate))} at your ${rate}p. ${weekly === 7 ? 'Every day' : weekly === 1 ? 'Once a week' : `${weekly} times a week`} that is `
      : ''
  return {
    of: name.replace(/^An? /, 'the ').replace('Such', 'such'),
    pence,
    says: `${asks}${name} takes ${working}about ${kwhText(Math.round(kwh))} a year, ${sayWholePounds(roughPence(pence))}.${part(kwh)}${label}`,
  }
}

function kwhText(kwh: number): string {
  return `${kwh.toLocaleString('en-GB')} kWh`
}
