import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, roughPence, sayWholePounds, typicalUseOn } from '@mowatt/tariffs'
import type { Supposed } from './what-if-use.ts'

/** How much above or below a typical home the use is, in pounds on the rates of the bill. */
export function overTypical(plain: string, facts: BillFacts): Supposed | undefined {
  const usual = typicalUseOn(facts.periodTo ?? facts.billDate ?? '2026-10-01')?.medium
  const named = FUELS.filter((fuel) => (fuel === 'gas' ? /\bgas\b/ : /\b(?:elec\w*|leccy)\b/).test(plain))
  if (!usual) return undefined
  const gaps = FUELS.filter((fuel) => named.length !== 1 || named.includes(fuel)).flatMap((fuel) => {
    const { estimatedAnnualUsageKwh: year, unitRates = [] } = facts[fuel] ?? {}
    const rate = unitRates[0]?.pencePerKwh
    return year === undefined || rate === undefined ? [] : [{ fuel, rate, kwh: year - usual[fuel] }]
  })
  if (gaps.length === 0) return undefined
  const pence = Math.round(gaps.reduce((sum, { kwh, rate }) => sum + kwh * rate, 0))
  const said = gaps.map(
    ({ fuel, kwh, rate }) =>
      `${Math.abs(kwh).toLocaleString('en-GB')} kWh ${kwh < 0 ? 'less' : 'more'} ${fuel} at ${rate}p, ${sayWholePounds(roughPence(Math.abs(Math.round(kwh * rate))))}`,
  )
  const [first] = gaps.toSorted((a, b) => Math.abs(b.kwh * b.rate) - Math.abs(a.kwh * a.rate))
  const most = gaps.length > 1 && first ? ` So most of it is ${first.fuel}.` : ''
  const says = `About ${sayWholePounds(roughPence(Math.abs(pence)))} a year ${pence < 0 ? 'less' : 'more'} than a home with typical use would pay on your rates: ${said.join(', and ')}.${most} A larger home, more people or somebody at home all day explain such a gap.`
  return { says, of: 'use beside a typical home', pence }
}
