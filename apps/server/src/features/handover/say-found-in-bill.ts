import type { BillComparison } from '@mowatt/agent'
import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { sayDay, sayPounds } from '@mowatt/tariffs'

/** Mo's first words about a bill. Every figure in them stands on the cards beside them. */
export function sayFoundInBill(facts: BillFacts, { current, home }: BillComparison): string {
  if (!facts.isEnergyBill) {
    return `I have looked through your file, and it does not read as a gas or electricity bill. ${facts.reason ?? ''} You can upload another one, or ask me something.`.replaceAll(
      /\s+/g,
      ' ',
    )
  }
  const from = facts.supplier === undefined ? 'your bill' : `your ${facts.supplier} bill`
  const period =
    facts.periodFrom && facts.periodTo ? ` for ${sayDay(facts.periodFrom)} to ${sayDay(facts.periodTo)}` : ''
  const opening = `I am Mo, an AI. I have read ${from}${period}. What I read is below, with where it stands and what proves it.`
  if (!current) {
    return `${opening} It does not say enough for the cost of a year: I need ${sayMissing(home.missing)}. Can you tell me?`
  }
  const year = `On these rates the year from ${sayDay(current.from)} would cost you ${sayPounds(current.pence)}.`
  return `${opening} ${year} The working is below. Please check what I read.`
}

const WANTED = {
  region: 'your postcode',
  payment_method: 'how you pay',
  usage: 'how much you use in a year',
  rates: 'your unit rate and standing charge',
  vat: 'whether the rates hold VAT',
} as const

function sayMissing(missing: BillComparison['home']['missing']): string {
  const wanted = [...new Set(missing.map(({ fact }) => WANTED[fact]))]
  return wanted.length > 1
    ? `${wanted.slice(0, -1).join(', ')} and ${wanted.at(-1)}`
    : (wanted[0] ?? 'more of the bill')
}
