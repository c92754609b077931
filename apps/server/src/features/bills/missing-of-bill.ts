import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { BillMissing, CardOf } from '@mowatt/contract'
import { FUELS } from '@mowatt/tariffs'

const FIRST_PAGE = 'Add the first page, or tell me your postcode.'

/** What a comparison needs and no page shows, and how to give it; undefined where nothing is missing. */
export function missingOfBill(facts: BillFacts): CardOf<'bill'>['missing'] {
  if (!facts.isEnergyBill || facts.documentType === 'export_statement') return undefined
  const place = facts.customerPostcode === undefined && facts.electricity?.mpan === undefined
  const charges = missingCharges(facts)
  const values = [...(place ? [{ path: 'customerPostcode', label: 'your postcode' }] : []), ...charges]
  if (values.length === 0) return undefined
  const asks = [...(place ? [FIRST_PAGE] : []), ...(charges.length > 0 ? [askCharges(charges)] : [])].join(' ')
  return { values, asks }
}

function missingCharges(facts: BillFacts): BillMissing[] {
  const fuels = FUELS.filter((fuel) => facts[fuel])
  // A page that names no fuel lacks what any would have.
  const asked = fuels.length === 0 ? (['electricity'] as const) : fuels
  return asked.flatMap((fuel) => {
    const { unitRates, standingChargePencePerDay, usageKwhInPeriod, estimatedAnnualUsageKwh } = facts[fuel] ?? {}
    const isUseKnown = usageKwhInPeriod !== undefined || estimatedAnnualUsageKwh !== undefined
    const of = fuels.length > 1 ? `${fuel} ` : ''
    return [
      ...(unitRates?.length ? [] : [{ path: `${fuel}.unitRates.0.pencePerKwh`, label: `your ${of}unit rate` }]),
      ...(standingChargePencePerDay === undefined
        ? [{ path: `${fuel}.standingChargePencePerDay`, label: `your ${of}standing charge` }]
        : []),
      ...(isUseKnown ? [] : [{ path: `${fuel}.estimatedAnnualUsageKwh`, label: `your yearly ${of}usage` }]),
    ]
  })
}

function askCharges(missing: readonly BillMissing[]): string {
  const names = missing.map(({ label }) => label)
  const last = names.at(-1) ?? ''
  const listed = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
  return `Add the page with your charges line by line, or tell me ${listed}.`
}
