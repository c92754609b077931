import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { capRatesOn, daysBetween, type Fuel, FUELS, type IsoDay, sayDay, sayPounds, sayRate } from '@mowatt/tariffs'

/** What the bill itself proves about its size: use, rates against the cap of the time, standing charges, guesses, old debts. */
export function whyHigh(facts: BillFacts, today: IsoDay): string {
  const reasons = [...FUELS.flatMap((fuel) => fuelReasons(fuel, facts, today)), ...accountReasons(facts)]
  if (reasons.length === 0)
    return 'Your bill does not prove enough to say why. Tell me which line looks wrong, and I look at that one.'
  return `This is what your bill proves. ${reasons.join(' ')} I cannot see from one bill how you used energy before. If you have last year’s bill, add it too.`
}

function fuelReasons(fuel: Fuel, facts: BillFacts, today: IsoDay): string[] {
  const printed = facts[fuel]
  if (!printed) return []
  const name = fuel === 'gas' ? 'Gas' : 'Electricity'
  const {
    usageKwhInPeriod: kwh,
    unitRates = [],
    standingChargePencePerDay: standing,
    readings = [],
    tariffEndDate,
  } = printed
  const reasons: string[] = []
  const rate = unitRates.find(({ register }) => register === 'single')?.pencePerKwh
  if (kwh !== undefined && rate !== undefined)
    reasons.push(`${name}: ${kwh.toLocaleString('en-GB')} kWh at ${rate}p is ${sayPounds(Math.round(kwh * rate))}.`)
  else if (kwh !== undefined) reasons.push(`${name}: you used ${kwh.toLocaleString('en-GB')} kWh.`)
  const days = facts.periodFrom && facts.periodTo ? daysBetween(facts.periodFrom, facts.periodTo) + 1 : undefined
  if (standing !== undefined && days !== undefined)
    reasons.push(
      `The standing charge is ${standing}p for ${days} days, ${sayPounds(Math.round(standing * days))}, whatever you use.`,
    )
  const cap = capRatesOn({ on: facts.periodTo ?? facts.billDate ?? today, fuel, paymentMethod: 'direct_debit' })
  if (rate !== undefined && cap && 'single' in cap.price.unitRates) {
    const capRate = sayRate(cap.price.unitRates.single)
    const isAbove = rate * 1_000_000 > cap.price.unitRates.single
    reasons.push(
      `The average cap of that time was ${capRate}, so your ${fuel} rate is ${isAbove ? 'above' : 'not above'} it.`,
    )
  }
  if (readings.some(({ latestKind }) => latestKind === 'estimated'))
    reasons.push(`The ${fuel} reading is estimated, so the use may be wrong. Send a reading of your own.`)
  if (tariffEndDate !== undefined && tariffEndDate < (facts.periodTo ?? today))
    reasons.push(`Your fix ended on ${sayDay(tariffEndDate)}, so variable rates count since then.`)
  return reasons
}

function accountReasons({ balanceGbp, totalChargesGbp }: BillFacts): string[] {
  if (balanceGbp === undefined || totalChargesGbp === undefined || balanceGbp <= totalChargesGbp) return []
  return [
    `Of the ${sayPounds(Math.round(balanceGbp * 100))} to pay, ${sayPounds(Math.round(totalChargesGbp * 100))} is for this period. The rest is from before.`,
  ]
}
