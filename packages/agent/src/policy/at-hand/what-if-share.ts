import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS, roughPence, sayDay, sayPounds, sayWholePounds, yearlyShapes } from '@mowatt/tariffs'
import { valueOfWords } from '../../verify/number-words.ts'
import type { Suppose } from './what-if-use.ts'

/** The part of the gas that heats, as a rule of thumb. */
const HEATING = 0.75

/** A part of the use or of the price: so many per cent, the heating, the summer. */
export const SUPPOSED_SHARES: Readonly<Record<string, Suppose>> = {
  price_percent: (plain, facts) => {
    const part = shareIn(plain)
    const end = facts.electricity?.tariffEndDate ?? facts.gas?.tariffEndDate
    const sums = FUELS.map((fuel) => (rateOf(fuel, facts) ?? 0) * (facts[fuel]?.estimatedAnnualUsageKwh ?? 0))
    const year = Math.round(sums.reduce((sum, each) => sum + each, 0))
    if (part === undefined || year === 0) return undefined
    const isLess = /\b(?:down|fall|falls|fell|drop|drops|dropped|lower|less|cheaper)\b/.test(plain)
    const gap = Math.round(year * part)
    const fix = end === undefined ? '' : ` You are on a fix, so before ${sayDay(end)} nothing changes.`
    return {
      of: `unit rates ${Math.round(part * 100)}% ${isLess ? 'lower' : 'higher'}`,
      pence: isLess ? -gap : gap,
      says: `About ${sayPounds(gap)} a year ${isLess ? 'less' : 'more'}: your units come to ${sayPounds(year)} a year at the rates of this bill, and ${Math.round(part * 100)}% of that is ${sayPounds(gap)}, with the standing charges as they are.${fix}`,
    }
  },
  summer_gas: (_, facts) => {
    const [rate, year] = [rateOf('gas', facts), facts.gas?.estimatedAnnualUsageKwh]
    if (rate === undefined || year === undefined) return undefined
    const share = yearlyShapes.gas.months.slice(5, 8).reduce((sum, each) => sum + each, 0) / 10_000
    const kwh = Math.round((year * share) / 10) * 10
    const daily = facts.gas?.standingChargePencePerDay ?? 0
    return {
      of: 'gas from June to August',
      pence: Math.round(kwh * rate),
      says: `Not much: from June to August a usual home takes about ${Math.round(share * 100)}% of its gas, for you some ${kwhText(kwh)}, ${sayWholePounds(roughPence(kwh * rate))} at ${rate}p. It is hot water and cooking, and you would do without those. The standing charge goes on, about ${sayPounds(Math.round(daily * 92))} for 92 days. It is a rule of thumb.`,
    }
  },
  heating_part: (_, facts) => {
    const { usageKwhInPeriod: used, estimatedAnnualUsageKwh: year, unitRates = [] } = facts.gas ?? {}
    const rate = unitRates[0]?.pencePerKwh
    if (used === undefined || year === undefined || rate === undefined) return undefined
    const water = Math.round((year * (1 - HEATING)) / 12 / 10) * 10
    const heat = Math.max(0, used - water)
    return {
      of: 'heating',
      pence: Math.round(year * HEATING * rate),
      says: `Very roughly ${sayWholePounds(roughPence(heat * rate))} of this bill is heating, some ${kwhText(heat)} of the ${kwhText(used)} of gas. The rest of the gas is hot water and cooking, about the same in each month. Over a whole year about ${sayWholePounds(roughPence(year * HEATING * rate))} of your gas is for heating. That is a rule of thumb: the bill does not say what the gas was for.`,
    }
  },
  use_percent: (plain, facts) => {
    const part = shareIn(plain)
    if (part === undefined) return undefined
    const isMore = /\b(?:more|extra|higher|up|rise|rises|increase\w*)\b/.test(plain)
    const named = /\bgas\b/.test(plain)
      ? /\belec|\bleccy\b/.test(plain)
        ? undefined
        : 'gas'
      : /\belec|\bleccy\b/.test(plain)
        ? 'electricity'
        : undefined
    const said = FUELS.filter((fuel) => (named ?? fuel) === fuel).flatMap((fuel) => {
      const [rate, year] = [rateOf(fuel, facts), facts[fuel]?.estimatedAnnualUsageKwh]
      if (rate === undefined || year === undefined) return []
      const kwh = Math.round(year * part)
      return [
        {
          pence: Math.round(kwh * rate),
          says: `${kwhText(kwh)} of ${fuel} at ${rate}p is ${sayPounds(Math.round(kwh * rate))}`,
        },
      ]
    })
    const pence = said.reduce((sum, each) => sum + each.pence, 0)
    if (said.length === 0) return undefined
    const word = isMore ? 'more' : 'less'
    return {
      of: `${Math.round(part * 100)}% ${word}`,
      pence: isMore ? pence : -pence,
      says: `${sayPounds(pence)} a year ${word}: ${said.map((each) => each.says).join(', and ')}. The standing charges stay the same. I keep your own figures: this was only to try it.`,
    }
  },
}

function shareIn(plain: string): number | undefined {
  const [, digits, word] =
    /\b(?:(\d{1,2})|(five|ten|fifteen|twenty|twenty five|thirty|forty|fifty)) ?(?:%|per ?cent)/.exec(plain) ?? []
  if (digits !== undefined) return Number(digits) / 100
  if (word !== undefined) return (valueOfWords(word) ?? 0) / 100
  const [, part] = /\b(half|a third|a quarter|a fifth|a tenth)\b/.exec(plain) ?? []
  return part === undefined
    ? undefined
    : { half: 1 / 2, 'a third': 1 / 3, 'a quarter': 1 / 4, 'a fifth': 1 / 5, 'a tenth': 1 / 10 }[part]
}

function rateOf(fuel: Fuel, facts: BillFacts): number | undefined {
  return facts[fuel]?.unitRates?.[0]?.pencePerKwh
}

function kwhText(kwh: number): string {
  return `${kwh.toLocaleString('en-GB')} kWh`
}
