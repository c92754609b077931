import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS, roughPence, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { knownText } from '../../tools/results.ts'
import { gapToCap } from '../at-hand/answer-of-deal.ts'
import { dealOf } from '../at-hand/deal-at-hand.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'

/** Gas or electricity: which costs more to use, on this bill and in a year. */
export function whichToCut({ state }: Heard, facts: BillFacts): HomeAnswer | undefined {
  const cost = (fuel: Fuel, of: 'usageKwhInPeriod' | 'estimatedAnnualUsageKwh') => {
    const rate = facts[fuel]?.unitRates?.[0]?.pencePerKwh
    const kwh = facts[fuel]?.[of]
    return rate === undefined || kwh === undefined ? undefined : Math.round(rate * kwh)
  }
  const [now, year] = [
    FUELS.map((fuel) => cost(fuel, 'usageKwhInPeriod')),
    FUELS.map((fuel) => cost(fuel, 'estimatedAnnualUsageKwh')),
  ]
  const [power = 0, gas = 0] = now
  if (power === 0 || gas === 0) return undefined
  const more = power > gas ? 'electricity' : 'gas'
  const yearly =
    year[0] !== undefined && year[1] !== undefined
      ? ` Over a year it is about ${sayWholePounds(roughPence(year[0]))} of electricity and ${sayWholePounds(roughPence(year[1]))} of gas.`
      : ''
  const says = `On this bill ${more} cost more to use: ${sayPounds(power)} of electricity and ${sayPounds(gas)} of gas, without the standing charges.${yearly} In winter the heating is the largest part, so begin there: the thermostat a little lower and fewer hours. Then with electricity at what makes heat: tumble dryer, oven, shower, plug-in heaters. A kWh of electricity also costs far more than one of gas.`
  const args = { aspect: 'by_fuel', asked: 'cut_which' }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'cut_which', says)],
    about: { name: 'explain_bill', args },
  }
}

/** The variable tariff after the fix beside the present rates, at the cap of today. */
export function worseAfter(heard: Heard): HomeAnswer | undefined {
  const gap = gapToCap(heard.state, heard.world)
  if (gap === undefined || !dealOf(heard)) return undefined
  const sum = sayWholePounds(roughPence(Math.abs(gap)))
  const says =
    gap > 0
      ? `At the cap of today it would be a little better: about ${sum} a year less than your present rates, for your use. But the cap changes every quarter, and the one that holds when your fix ends is not known yet. The fixed deals on the list are well below both.`
      : `At the cap of today yes: about ${sum} a year more than your present rates, for your use. The cap changes every quarter, and the one that holds when your fix ends is not known yet.`
  const args = { aspect: 'do_nothing' }
  return {
    calls: [],
    at_once: [knownText({ ...heard.state, topic: { call: 'explain_bill', args } }, 'worse_after', says)],
    about: { name: 'explain_bill', args },
  }
}
