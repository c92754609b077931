import type { BillFacts, BillReading } from '@mowatt/bill-reader/bill-facts'
import { FUELS } from '@mowatt/tariffs'
import { titleOf } from './lines-of-bill.ts'

/** Where a value stands in the document: the page, and the words that were read there. */
export function sayWhere({ evidence, facts }: BillReading, field: string): string {
  const found = Object.entries(evidence).filter(([path, { status }]) => path.includes(field) && status !== 'doubtful')
  const places = found.map(([path, { page, printed }]) => `${ofFuel(path)}page ${page}, where it says “${printed}”.`)
  const show = 'The bill’s own page marks each value at its place.'
  if (places.length > 0) return `${places.join(' ')} ${show}`
  const rates = field === 'unitRates' ? sayRates(facts) : ''
  if (field === 'balance')
    return `On most bills the balance stands on the first page, in the summary of the account: what you owed before, what you paid, the new charges, and the rest. CR beside it stands for credit, DR for debit. ${show}`
  if (field === 'mpan')
    return `The MPAN mostly stands in a box with a large S beside it, with the details of the electricity supply, often on the second page: its last line has 13 digits. The gas number, the MPRN, stands with the gas details and has 6 to 10 digits. ${show}`
  return `${rates}On most bills it stands with the charges of each fuel, often on the second page. ${show}`
}

function ofFuel(path: string): string {
  const fuel = FUELS.find((each) => path.startsWith(each))
  return fuel ? `${titleOf(fuel)}: ` : ''
}

function sayRates(facts: BillFacts): string {
  const said = FUELS.flatMap((fuel) =>
    (facts[fuel]?.unitRates ?? []).map(({ pencePerKwh }) => `${pencePerKwh}p for ${fuel}`),
  )
  return said.length === 0 ? '' : `I read ${said.join(' and ')}. `
}
