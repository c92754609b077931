import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { capRatesOn, type Fuel, FUELS, type IsoDay, sayPounds, sayRate } from '@mowatt/tariffs'
import { daysOfBill, grossOf, linesOfBill, titleOf } from './lines-of-bill.ts'

/** Each rate of the bill beside the cap of its time, and what follows from it. */
export function sayAgainstCap(facts: BillFacts, today: IsoDay, only?: Fuel): string | undefined {
  let isAbove = false
  const said = FUELS.filter((fuel) => only === undefined || fuel === only).flatMap((fuel) => {
    const rate = facts[fuel]?.unitRates?.find(({ register }) => register === 'single')?.pencePerKwh
    const standing = facts[fuel]?.standingChargePencePerDay
    const paymentMethod = facts.paymentMethod ?? 'direct_debit'
    const on = facts.periodTo ?? facts.billDate ?? today
    const cap = capRatesOn({ on, fuel, paymentMethod }) ?? capRatesOn({ on, fuel, paymentMethod: 'direct_debit' })
    if (!cap || !('single' in cap.price.unitRates) || rate === undefined) return []
    const unit = cap.price.unitRates.single
    const daily = cap.price.standingMicroPencePerDay
    isAbove ||= rate * 1_000_000 > unit
    const ofDay =
      standing === undefined
        ? ''
        : `, and ${standing}p a day against ${sayRate(daily)}, which is ${more(standing, daily)}`
    return [
      `${titleOf(fuel)}: you pay ${rate}p per kWh against ${sayRate(unit)}, which is ${more(rate, unit)}${ofDay}.`,
    ]
  })
  if (said.length === 0) return undefined
  const fixed = [facts.electricity, facts.gas].some(
    (fuel) => fuel?.tariffEndDate !== undefined || /fix/i.test(fuel?.tariffName ?? ''),
  )
  const rule = fixed
    ? `You are on a fix, which the cap does not cover, so ${isAbove ? 'a rate above it is allowed' : 'this is your own deal'}.`
    : isAbove
      ? 'The cap covers default tariffs, and it differs by region. If yours is a standard variable tariff, ask your supplier how this fits.'
      : 'So you are within it.'
  return `Against the price cap of that time, on average in Great Britain. ${said.join(' ')} ${rule}`
}

function more(pence: number, cap: number): string {
  return pence * 1_000_000 > cap ? 'more' : pence * 1_000_000 < cap ? 'less' : 'the same'
}

/** The standing charge over a year and a month, for each fuel and together. */
export function sayStanding(facts: BillFacts, only?: Fuel, isMonthly = false): string | undefined {
  const found = FUELS.filter((fuel) => only === undefined || fuel === only).flatMap((fuel) => {
    const pence = facts[fuel]?.standingChargePencePerDay
    return pence === undefined ? [] : [{ fuel, pence, year: Math.round(pence * 365) }]
  })
  if (found.length === 0) return undefined
  const sum = found.reduce((all, { year }) => all + year, 0)
  if (isMonthly)
    return `About ${sayPounds(Math.round(sum / 12))} a month: ${found.map(({ fuel, year }) => `${fuel} ${sayPounds(Math.round(year / 12))}`).join(' and ')}. That is a twelfth of ${sayPounds(sum)} a year.`
  const lines = found.map(({ fuel, pence, year }) => `${titleOf(fuel)}: ${pence}p for 365 days is ${sayPounds(year)}.`)
  const both = found.length > 1 ? ` Together ${sayPounds(sum)} a year` : ' That'
  return `${lines.join(' ')}${both} is about ${sayPounds(Math.round(sum / 12))} a month, as long as the rates stay. You pay it whatever you use.`
}

/** VAT inside the bill: its rate by the day, and the sum. */
export function sayVat(facts: BillFacts, only?: Fuel): string | undefined {
  const lines = linesOfBill(facts)?.filter(({ fuel }) => only === undefined || fuel === only)
  if (!lines || lines.length === 0) return undefined
  const total = lines.reduce((sum, { vatPence }) => sum + vatPence, 0)
  const said = lines.map((line) =>
    line.vatPence === 0
      ? `${titleOf(line.fuel)} has no VAT in this period: it is 0% from 1 October 2026 to 31 March 2027.`
      : `${titleOf(line.fuel)} has 5%: within ${sayPounds(grossOf(line, facts))} that is ${sayPounds(line.vatPence)}.`,
  )
  return `${said.join(' ')} So ${sayPounds(total)} of ${only ? `the ${only}` : 'this bill'} is VAT.`
}

/** How much is energy and how much is standing charge. */
export function sayShares(facts: BillFacts, isShort = false): string | undefined {
  const lines = linesOfBill(facts)
  if (!lines) return undefined
  const energy = lines.reduce((sum, line) => sum + line.energyPence, 0)
  const standing = lines.reduce((sum, line) => sum + line.standingPence, 0)
  const share = Math.round((standing * 100) / (energy + standing))
  if (isShort)
    return `About ${100 - share}% is energy, ${sayPounds(energy)}, and ${share}% is standing charge, ${sayPounds(standing)}.`
  const each = lines.map(
    (line) =>
      `${line.fuel} ${sayPounds(line.energyPence)} for energy and ${sayPounds(line.standingPence)} standing charge`,
  )
  return `Of this bill, ${sayPounds(energy)} is for energy and ${sayPounds(standing)} is standing charge, about ${100 - share}% and ${share}%. By fuel: ${each.join('; ')}.`
}

/** The charges of the bill by the day, and what that would be in a month. */
export function sayPerDay(facts: BillFacts, isMonthly = false): string | undefined {
  const days = daysOfBill(facts)
  if (days === undefined || facts.totalChargesGbp === undefined) return undefined
  const total = Math.round(facts.totalChargesGbp * 100)
  if (isMonthly)
    return `About ${sayPounds(Math.round((total * 365) / 12 / days))} in an average month, by this bill: ${sayPounds(total)} for ${days} days. The cost of a whole year divided by twelve says more, since winter and summer differ.`
  return `The bill charges ${sayPounds(total)} for ${days} days. That is ${sayPounds(Math.round(total / days))} a day, or about ${sayPounds(Math.round((total * 365) / 12 / days))} in an average month. Winter days cost more and summer days less.`
}

/** All that was charged for a fuel over its kWh: what a unit really costs. */
export function sayPerUnit(facts: BillFacts): string | undefined {
  const lines = linesOfBill(facts)
  if (!lines) return undefined
  const said = lines.map((line) => {
    const pence = Math.round((grossOf(line, facts) * 100) / line.kwh) / 100
    return `${titleOf(line.fuel)}: the unit rate is ${line.rate}p per kWh. With the standing charge, ${sayPounds(grossOf(line, facts))} for ${line.kwh.toLocaleString('en-GB')} kWh comes to ${pence}p for each kWh.`
  })
  return `${said.join(' ')} The less you use, the more the standing charge weighs.`
}

/** What so many kWh less are worth at the bill's own rates. */
export function sayLessUse(
  facts: BillFacts,
  less: { kwh: number } | { percent: number },
  only?: Fuel,
): string | undefined {
  const said = FUELS.filter((fuel) => only === undefined || fuel === only).flatMap((fuel) => {
    const rate = facts[fuel]?.unitRates?.[0]?.pencePerKwh
    const year = facts[fuel]?.estimatedAnnualUsageKwh
    const kwh = 'kwh' in less ? less.kwh : year === undefined ? undefined : Math.round((year * less.percent) / 100)
    return rate === undefined || kwh === undefined
      ? []
      : [`${kwh.toLocaleString('en-GB')} kWh less ${fuel} at ${rate}p saves ${sayPounds(Math.round(kwh * rate))}.`]
  })
  return said.length === 0 ? undefined : `${said.join(' ')} The standing charge stays the same.`
}
