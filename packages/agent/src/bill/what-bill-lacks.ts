import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { daysBetween, type Fuel, FUELS, sayPounds } from '@mowatt/tariffs'

/** What a bill does not show and where it usually stands, with what can be said without it. Empty for a whole bill. */
export function sayWhatBillLacks(facts: BillFacts): string {
  const fuels = FUELS.filter((fuel) => facts[fuel])
  const lacks = [
    ...new Set(
      fuels.length === 0
        ? ['the unit rates', 'the standing charges', 'your use in kWh']
        : fuels.flatMap((fuel) => lackOf(fuel, facts)),
    ),
  ]
  if (lacks.length === 0) return ''
  const [last = '', ...before] = lacks.toReversed()
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last
  const known = sayKnown(facts)
  return [
    `What I have does not show ${list}.`,
    'They stand on the page with your charges line by line, often page 2, under words such as "Your charges" or "About your tariff".',
    'Take a photo of that page, or send the whole PDF, and I can work out your year.',
    known,
  ]
    .filter((each) => each !== '')
    .join(' ')
}

function lackOf(fuel: Fuel, facts: BillFacts): string[] {
  const { unitRates = [], standingChargePencePerDay, usageKwhInPeriod, estimatedAnnualUsageKwh } = facts[fuel] ?? {}
  return [
    ...(unitRates.length === 0 ? [`the ${fuel} unit rate`] : []),
    ...(standingChargePencePerDay === undefined ? [`the ${fuel} standing charge`] : []),
    ...(usageKwhInPeriod === undefined && estimatedAnnualUsageKwh === undefined ? [`your ${fuel} use in kWh`] : []),
  ]
}

/** What the page does prove: its charges, and what that is a day. */
function sayKnown({ totalChargesGbp: total, periodFrom, periodTo }: BillFacts): string {
  if (total === undefined) return ''
  const pence = Math.round(total * 100)
  const days = periodFrom && periodTo ? daysBetween(periodFrom, periodTo) + 1 : 0
  if (days < 1) return `From it I can tell that the charges are ${sayPounds(pence)}.`
  return `From it I can tell that the charges are ${sayPounds(pence)} for ${days} days, about ${sayPounds(Math.round(pence / days))} a day.`
}
