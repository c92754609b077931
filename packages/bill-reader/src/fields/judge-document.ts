import type { DocumentType } from '../bill-facts.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { chargedServices } from './charged-services.ts'
import { isOfCharger } from './is-of-charger.ts'
import { isOfPayees } from './is-of-payees.ts'
import { isIssuedForEnergy, isNotPiped, isPageOfBill } from './is-page-of-bill.ts'

export type Verdict = { isEnergyBill: boolean; documentType: DocumentType; reason?: string }

const ENERGY = /electric|\bgas\b|energy|export|\bkwh\b/i

/** A bill charges somebody for energy in a period. Prices alone are a leaflet, and words alone an article. */
export function judgeDocument(view: BillView, ledger: Ledger, lines: readonly PriceLine[]): Verdict {
  const text = view.cells.map((cell) => cell.text).join('\n')
  const energyLines = lines.filter(
    ({ kind, quantity, price }) =>
      kind === 'unit' && (quantity.unit === 'kwh' || price.per === 'kwh' || /kwh/i.test(text)),
  )
  const has = (path: string) => ledger.has(path)
  const isNamed = has('accountNumber') || has('electricity.mpan') || has('gas.mprn') || has('export.mpan')
  const isSupplied = has('electricity.mpan') || has('gas.mprn') || has('export.mpan')
  const isPriced = ledger.paths().some((path) => /unitRates|standingCharge/.test(path))
  const isUsed = ledger.paths().some((path) => /usageKwhInPeriod|exportKwh/.test(path))
  const isCharged =
    has('totalChargesGbp') ||
    has('balanceGbp') ||
    // The page of the charges alone, without their total.
    (energyLines.length > 0 && lines.some(({ kind }) => kind === 'standing')) ||
    ledger.paths().some((path) => /\.(?:totalChargesGbp|paymentGbp)$/.test(path))
  const isAboutEnergy = /kwh/i.test(text) && ENERGY.test(text)
  const proofs = [energyLines.length > 0, isSupplied, isPriced, isUsed].filter(Boolean).length
  // The first page of a statement, photographed alone: the cost of each fuel and the total, for a period, at a price.
  const isSummary =
    isPriced &&
    has('periodFrom') &&
    has('totalChargesGbp') &&
    has('balanceGbp') &&
    (has('electricity.totalChargesGbp') || has('gas.totalChargesGbp'))
  const [service] = chargedServices(text)
  if (!isSupplied && isOfHeat(view, energyLines)) {
    const reason = 'This bill is for heat or hot water, not gas or electricity, and you can’t switch those.'
    return { isEnergyBill: false, documentType: 'other', reason }
  }
  if (isSoldOnly(ledger)) {
    const reason = 'This is a statement of what you sold to the grid. It isn’t a bill for gas or electricity.'
    return { isEnergyBill: false, documentType: 'export_statement', reason }
  }
  const isElsewhere = !isSupplied && (isOfCharger(view, ledger, lines) || isNotPiped(view))
  if (isElsewhere || isOfPayees(view, ledger)) return refused(isAboutEnergy)
  if (isAboutEnergy && isNamed && isCharged && (proofs >= 2 || isSummary)) {
    return { isEnergyBill: true, documentType: typeOf(text, ledger) }
  }
  if (isFirstPage(view, ledger, service !== undefined))
    return { isEnergyBill: true, documentType: typeOf(text, ledger) }
  const isOfEnergy = ledger.paths().some((path) => /^(?:electricity|gas)\./.test(path))
  const mayBePage = service ? isOfEnergy : ENERGY.test(text) || isIssuedForEnergy(ledger)
  if (mayBePage && isPageOfBill(view, ledger, lines)) {
    return { isEnergyBill: true, documentType: 'bill_page' }
  }
  if (service) {
    const reason = `This is a ${service === 'broadband' ? 'broadband' : 'mobile phone'} bill, not an energy bill.`
    return { isEnergyBill: false, documentType: `${service}_bill`, reason }
  }
  if (text.trim() === '')
    return { isEnergyBill: false, documentType: 'other', reason: 'There’s no text on these pages.' }
  if (isFigureless(view)) {
    return {
      isEnergyBill: false,
      documentType: 'other',
      reason: 'There are no figures of an energy bill on this page.',
    }
  }
  return refused(isAboutEnergy)
}

function refused(isAboutEnergy: boolean): Verdict {
  const reason = isAboutEnergy
    ? 'This is about energy, but it isn’t a bill for gas or electricity.'
    : 'This doesn’t look like an energy bill.'
  return { isEnergyBill: false, documentType: 'other', reason }
}

/** It's called an energy bill at its head and shows no price, sum or use: the page before the charges. */
function isFigureless({ cells }: BillView): boolean {
  const isCalled = cells.some(
    ({ text, page, top }) => OWN_BILL.test(text) && text.length <= LONGEST_TITLE && top < page.heightPoints / 2,
  )
  return isCalled && !cells.some(({ text }) => /£\s?\d|\d\s?(?:kwh|p\b)/i.test(text))
}

const OWN_BILL =
  /^(?:your|my|here’s your|this is your) (?:latest |new )?(?:energy|electricity|gas|dual fuel) (?:bill|statement)\b/i

const FUEL = /electric|\bgas\b/i
const HEAT = /\bheat(?:ing)?\b|\bhot water\b|\bcooling\b/i

/** Heat is sold by the kilowatt hour too: what is charged, or the whole page, is called heat, and nothing gas or electricity. */
function isOfHeat({ cells }: BillView, lines: readonly PriceLine[]): boolean {
  const isNamed = cells.some(({ text }) => text.length <= LONGEST_TITLE && HEAT.test(text))
  if (isNamed && !cells.some(({ text }) => FUEL.test(text))) return true
  if (lines.length > 0) return lines.every(({ text }) => HEAT.test(text) && !FUEL.test(text))
  const titles = cells.filter(({ text, page, top }) => text.length <= LONGEST_TITLE && top < page.heightPoints / 2)
  return titles.some(({ text }) => OF_HEAT.test(text)) && !titles.some(({ text }) => BILL_OF_ENERGY.test(text))
}

const OF_HEAT = /\bheat(?:ing)?(?: and hot water| & hot water| network)? (?:bill|statement|invoice|account|charges?)\b/i

/** A sentence on any document may mention energy bills. */
const LONGEST_TITLE = 40
const BILL_OF_ENERGY = /\b(?:energy|electricity|gas|dual fuel|power)\s?(?:bill|statement|invoice|account)/i

/**
 * A supplier charges an account for energy in a period. Photographed alone, such a page states no kilowatt hours; the
 * user is asked for missing values where the bill is shown.
 */
function isFirstPage({ cells, labels }: BillView, ledger: Ledger, isOfMore: boolean): boolean {
  const has = (path: string) => ledger.has(path)
  const isOfFuel = has('electricity.totalChargesGbp') || has('gas.totalChargesGbp')
  // Energy sold together with a telephone is energy if it is charged separately.
  if (isOfMore && !isOfFuel) return false
  const isTitled = cells.some(({ text }) => text.length <= LONGEST_TITLE && BILL_OF_ENERGY.test(text))
  const isPrepaid = ledger.get('paymentMethod')?.value === 'prepayment'
  // Payments and a previous balance: an account, whatever it says of its charges.
  const isAccount = labels.some(({ kind, strength }) => strength === 1 && (kind === 'payments' || kind === 'opening'))
  const isAsked =
    isOfFuel ||
    (isTitled && has('totalChargesGbp') && has('balanceGbp')) ||
    ((isTitled || isPrepaid) && has('billDate') && isAccount)
  const isDated = has('periodFrom') || (isOfFuel && has('billDate'))
  return has('supplier') && has('accountNumber') && isDated && isAsked
}

/** Export is paid for, and no usage is charged. */
function isSoldOnly(ledger: Ledger): boolean {
  const paths = ledger.paths()
  return (
    paths.some((path) => path.startsWith('export.')) &&
    !paths.some((path) => /^(?:electricity|gas)\.(?:unitRates|usage|totalCharges|standing)/.test(path))
  )
}

function typeOf(text: string, ledger: Ledger): DocumentType {
  const isPrepaid = ledger.get('paymentMethod')?.value === 'prepayment'
  return isPrepaid && /statement|top[\s-]?up|topped up/i.test(text) ? 'prepayment_statement' : 'energy_bill'
}
