import { findCandidates } from '../labels/find-candidates.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsRight } from '../layout/neighbours.ts'
import { paymentIn, readPayment } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { pick } from './pick.ts'

/** How the customer pays: asked by a label, or else told of what was paid. */
export function readPaymentMethod(context: FieldContext): void {
  // "You can pay by ..." lists the ways there are, not the one in use.
  const said = findCandidates(context.view, ['payment'], readPayment, true).filter(
    ({ label, cell }) =>
      !/\b(?:can|could|may|also|to|if you|or)\s*$/i.test(label.cell.text.slice(0, label.start)) &&
      !/\bcan\b/i.test(label.text) &&
      // "Terms: Direct Debit" is said of this bill; terms without a colon are what one signs.
      (!/^(?:terms|payments?|paying|method)$/i.test(label.text) ||
        /^\s*:/.test(label.cell.text.slice(label.end)) ||
        (cell !== label.cell && /^\s*:|^[^.]{0,30}$/.test(cell.text))) &&
      !isOffer(label.cell.text, label.start, label.end),
  )
  const picked = pick(said)
  if (picked) return putCandidate(context, 'paymentMethod', picked.best.value, picked.best, picked.score)
  for (const cell of context.view.cells) {
    const match =
      SAID_IN_PASSING.exec(cell.text) ??
      ALONE.exec(cell.text) ??
      bookedOf(cell.text) ??
      entryOf(context, cell) ??
      sumOf(context, cell)
    if (!match) continue
    const value = paymentIn(match[0])?.value ?? 'direct_debit'
    const place = { cell, start: match.index, end: match.index + match[0].length }
    context.ledger.put({ path: 'paymentMethod', value, score: 0.6, place })
    return
  }
  putAskedToPay(context)
}

const ASKED = /\bplease pay\b(?! (?:us )?by direct)|\bpay(?:ment)? (?:is )?(?:due )?by \d{1,2}(?:st|nd|rd|th)? [a-z]/i
const WAYS =
  /\b(?:by|with|in) (?:cheque|cash|(?:debit |credit )?card)\b|\bcheque\b.{0,40}\bcash\b|\bcash\b.{0,40}\bcheque\b/i

/** Who is asked to pay a sum by a day, and told of cheques and cash, has no Direct Debit. */
function putAskedToPay({ view, ledger }: FieldContext): void {
  const asked = view.cells.find(({ text }) => ASKED.test(text) && !ONLY_OFFERED.test(text.replace(/\bcan\b/i, '')))
  const way = view.cells.find(({ text }) => WAYS.test(text))
  if (!asked || !way || view.cells.some(({ text }) => /your direct\s?debit/i.test(text))) return
  const match = WAYS.exec(way.text)
  const place = { cell: way, start: match?.index ?? 0, end: (match?.index ?? 0) + (match?.[0].length ?? 0) }
  ledger.put({ path: 'paymentMethod', value: 'standard_credit', score: 0.55, place })
}

/** "Pay by bank transfer: sort code ..." tells how one could pay; a label asks, and is followed by a colon or by nothing. */
function isOffer(text: string, start: number, end: number): boolean {
  if (/sort\s?code|quoting|payable to|cheques? to|typical (?:home|house)|price cap|if you paid/i.test(text)) return true
  const isOrder = /^(?:to )?pay(?:\s?by)?\b/i.test(text.slice(start)) && !/\byou\b|\bwe\b/i.test(text.slice(0, start))
  return isOrder && /^\s*[a-z]/i.test(text.slice(end))
}

/** "Direct Debit, 12 October  £140.00" among what was paid. */
function entryOf({ view }: FieldContext, cell: Cell): RegExpExecArray | undefined {
  const match = /^(?:less )?direct\s?debit,? (?:on )?\d{1,2}(?:st|nd|rd|th)? [a-z]{3}/i.exec(cell.text)
  const isPaid = cellsRight(cell, view.cells).some(({ text }) => /^[-+]?\s?£\s?\d/.test(text))
  return match && isPaid ? match : undefined
}

/** "Your Direct Debit" over or before "£138.00 a month", or with the sum behind a colon. */
function sumOf({ view }: FieldContext, cell: Cell): RegExpExecArray | undefined {
  const match = /^(?:your |monthly |your monthly )direct\s?debit(?::\s?£\s?[\d,.]+|:?$)/i.exec(cell.text)
  if (!match || ONLY_OFFERED.test(cell.text)) return undefined
  const [below] = cellsBelow(cell, view.cells)
  const [beside] = cellsRight(cell, view.cells)
  const isSum = [below, beside].some((one) => one && /^£\s?[\d,.]+(?: (?:a|per|each|every) month)?$/i.test(one.text))
  return match[0].includes('£') || isSum ? match : undefined
}

/** What only somebody who pays that way is told of the money that came in, or of the meter. */
const BOOKED =
  /\b(?:payments?|receipts?|paid|received|collected|money in|monies)\b(?: received| taken| made| collected| in| this period| from you| with thanks){0,6}(?:\s?[:,–—-]\s?|\s(?:by|via|from|through|\()\s?)(?:your )?(?:monthly |fixed |variable |regular ){0,6}(?:direct debits?|DD)\b|you(?:'ve|’ve| have)? paid (?:us )?(?:by|via|through) (?:your )?(?:monthly )?direct debit|\bdirect debit £\s?\d|direct debit (?:schedule|dates|payments|instalments)\b|you(?:'ve|’ve| have)? paid (?:us )?(?:£|[fE](?=\d))\s?[\d,.oO]+(?: since(?: then)?,?)? (?:by|via|through|with) (?:your )?(?:monthly )?direct debit|\b(?:direct debits?|DD) (?:payments?|receipts?|collections?|collected|received|taken|paid|credits?)\b|prepayment (?:meter )?(?:account|customer|supply)|\btop[\s-]?ups? (?:in|this|during|made|received|since|total|added|you made)\b|credit (?:left |remaining )?on (?:your |the )?meter/i
/** What could be, and what is forbidden or praised, is not what was done. */
const ONLY_OFFERED =
  /\bsav(?:e|ing)|discount|cheap|switch|set up|could|\bcan\b|why not|guarantee|\bif\b|\bform\b|failed|cancel|\bno direct|instead|apply|ways to/i

function bookedOf(text: string): RegExpExecArray | undefined {
  const sentence = text.split(/(?<=[a-z]\.)\s/).find((one) => BOOKED.test(one) && !ONLY_OFFERED.test(one))
  const match = sentence === undefined ? null : BOOKED.exec(text)
  return match ?? undefined
}

/** A cell that says nothing else. */
const ALONE =
  /^(?:monthly |fixed |variable |by |quarterly |paperless )*(?:direct debit|prepayment|pay as you go|standard credit|on receipt of bill)(?: \(?monthly\)?)?\.?$/i

/** Sentences that only make sense for somebody who pays that way. */
const SAID_IN_PASSING =
  /you pay (?:as you go|when you receive|on receipt)|you(?:'re| are) (?:an? |our )?(?:[a-z]+ ){0,2}(?:direct debit|prepayment|pay as you go|cash\/cheque|standard credit) customer|you(?:'re| are) paying (?:us )?(?:by|on|with|through) (?:monthly |fixed |variable |quarterly )*(?:direct debit|receipt|prepayment|cash|cheque)|payment is due on receipt|you(?: would| will|'ll|’ll)? pay(?:[^.]|\.\d){0,40} by (?:cash|cheque|card|bank transfer)\b|your direct\s?debit (?:takes care|will take care|covers)|please pay (?:us )?by (?:cheque|card|bank transfer|cash)|please pay within \d+ days[^.]{0,20} by (?:bank transfer|cheque|card)|through (?:a|your) prepayment meter|(?:we'?ll|we will|will be|taken|collected|collect|we have)(?:[^.]|\.\d){0,60}(?:by|via|through|using)\s?(?:your\s?)?(?:monthly\s?|fixed\s?|variable\s?)*direct\s?debit|you (?:currently )?pay[^.]{0,30}by (?:monthly |fixed |variable )*direct\s?debit|your (?:next |monthly |new |regular |fixed |current ){0,6}direct\s?debit (?:payment|of|is|will|amount)|direct\s?debit (?:received|collected|payment received|collection)|(?:to pay|due|pay(?:able|ment)?) by direct\s?debit on \d|prepayment (?:meter )?statement|your prepayment meter|pay as you go statement|you topped up|(?:due|payable)[^.]{0,30} by (?:cheque|bank transfer|cash)|you pay (?:when|after) you (?:get|receive) (?:your|each|a|the) bill|you pay on receipt of (?:your|each|a|the) bill/i
