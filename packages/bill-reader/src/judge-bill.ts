import type { BillFacts, DocumentType } from './bill-facts.ts'
import type { DocumentWords } from './document-words.ts'
import { chargedServices } from './fields/charged-services.ts'
import { pageCells } from './layout/page-cells.ts'
import { inReadingOrder } from './layout/reading-order.ts'
import { readBill } from './read-bill.ts'

export type BillKind = 'energy' | 'broadband' | 'mobile'

/** What a document proves, without its contents: enough to decide, and too little to harm anybody. */
export type BillVerdict = { proves: BillKind[]; documentType: DocumentType }

/** Whether a document is a bill for energy, for broadband or for a phone; a combined bill is all of them. */
export function judgeBill(document: DocumentWords): BillVerdict {
  return judgeFacts(readBill(document).facts, documentText(document))
}

/** The printed text, a line for each cell. */
export function documentText(document: DocumentWords): string {
  const { pages } = inReadingOrder(document).document
  return pages.flatMap((page) => pageCells(page).map((cell) => cell.text)).join('\n')
}

/** The same for a bill that has been read already. */
export function judgeFacts(facts: BillFacts, text: string): BillVerdict {
  const proves = [...(billsEnergy(facts) ? (['energy'] as const) : []), ...chargedServices(text)]
  return { proves, documentType: facts.documentType }
}

/** A known firm supplies it, and money is requested for it. A statement of export alone requests none. */
function billsEnergy({ isEnergyBill, documentType, supplier, electricity, gas, ...bill }: BillFacts): boolean {
  const isSupplied = supplier !== undefined || electricity?.mpan !== undefined || gas?.mprn !== undefined
  const charges = [bill.totalChargesGbp, bill.balanceGbp, electricity?.totalChargesGbp, gas?.totalChargesGbp]
  const isCharged = charges.some((amount) => amount !== undefined)
  return isEnergyBill && !['export_statement', 'bill_page'].includes(documentType) && isSupplied && isCharged
}
