import { findCandidates } from '../labels/find-candidates.ts'
import type { Cell } from '../layout/cell.ts'
import type { Place } from '../proof/ledger.ts'
import { readAccount } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { pick } from './pick.ts'

/** The customer's number. Supply numbers are read before it, and are not taken for it. */
export function readAccountNumber(context: FieldContext): void {
  const supply = ['electricity.mpan', 'gas.mprn', 'export.mpan'].map((path) => String(context.ledger.get(path)?.value))
  const all = findCandidates(context.view, ['account'], readAccount).filter(
    ({ value }) => !supply.includes(value.replaceAll(/\D/g, '')),
  )
  const banks = new Set(all.filter(({ label }) => isBank(label.cell.text)).map(({ value }) => value))
  const named = all.filter(({ label }) => !isBank(label.cell.text))
  // On a payment slip the bank's number may be level with the customer's label.
  const own = named.filter(({ value }) => !banks.has(value))
  const candidates = own.length > 0 ? own : named
  const picked = pick(candidates, (value) => value.replaceAll(/[\s-]/g, ''))
  if (picked) return putCandidate(context, 'accountNumber', picked.best.value, picked.best, picked.score)
  const found = context.view.cells.flatMap((cell) => [...namedIn(cell), ...platformIn(cell)])
  const [first] = found
  if (first && new Set(found.map(({ value }) => value)).size === 1 && !supply.includes(first.value))
    context.ledger.put({ path: 'accountNumber', value: first.value, score: 0.7, place: first.place })
}

/** "Your heather number is 11290754", "Heather ID A-76472300": suppliers name the number after themselves. */
const NAMED =
  /(?:\b(?:your|my)\s(?<whose>[\w'’-]+(?:\s[\w'’-]+)?)\s(?:number|id|reference|ref|code)(?:\s+is\b|\s*:)?|^(?<name>[A-Z][\w'’-]+(?:\s[A-Z][\w'’-]+)?)\sID\b:?)\s*(?=[A-Z0-9])/gi
const OF_ELSE =
  /\b(?:meter|supply|mpan|mprn|point|serial|invoice|bill|statement|document|phone|mobile|tel|telephone|contact|council|tax|vat|company|order|payment|bank|card|sort|rent|heat|policy|postcode|case|complaint|reading|transaction|giro|charity|registration|enquiry|site|device|unique|user|online|login|tracking|booking|voucher|referral|friend|promo|discount|offer|pin)\b/i

function namedIn(cell: Cell): { value: string; place: Place }[] {
  return [...cell.text.matchAll(NAMED)].flatMap((match) => {
    if (OF_ELSE.test(match[0])) return []
    const from = match.index + match[0].length
    const printed = /^[A-Z]{0,4}[-/ ]?[A-Z0-9]*(?:[-/ ]\d[A-Z0-9]*)*/.exec(cell.text.slice(from))?.[0]
    const digits = printed?.replaceAll(/\D/g, '').length ?? 0
    const plain = printed?.replaceAll(/[\s/-]/g, '') ?? ''
    if (!printed || digits < 5 || plain.length < 6 || plain.length > 14) return []
    return [{ value: printed.trim(), place: { cell, start: from, end: from + printed.length } }]
  })
}

const HEAD_SHARE = 0.15

/** "A-0D0DEA43" alone at the head of a page: several suppliers number their accounts so, and nothing else. */
function platformIn(cell: Cell): { value: string; place: Place }[] {
  const isAlone = /^[A-Z]-[0-9A-F]{8}$/.test(cell.text) && cell.top < HEAD_SHARE * cell.page.heightPoints
  return isAlone ? [{ value: cell.text, place: { cell, start: 0, end: cell.text.length } }] : []
}

function isBank(text: string): boolean {
  return /^credit account|bank|sort\s?code|iban|cheque|payable|giro|post office|paypoint/i.test(text)
}
