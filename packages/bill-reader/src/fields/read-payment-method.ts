import { findCandidates } from '../labels/find-candidates.ts'
import type { PaymentMethod } from '../bill-facts.ts'
import type { BillView } from '../labels/bill-view.ts'
import { cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import { paragraphsOf, placeInSentence, type Sentence } from '../layout/sentences.ts'
import type { Place } from '../proof/ledger.ts'
import { readPayment } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { pick } from './pick.ts'

/** How the customer pays: by a label, or else by a statement about payments. */
export function readPaymentMethod(context: FieldContext): void {
  // "You can pay by ..." lists the ways there are, not the one in use.
  const said = findCandidates(context.view, ['payment'], readPayment, true).filter(
    ({ label, cell }) =>
      !/\b(?:can|could|may|also|to|if you|or)\s*$/i.test(label.cell.text.slice(0, label.start)) &&
      !/\bcan\b/i.test(label.text) &&
      // "Terms: Direct Debit" is about this bill; terms without a colon are what one signs.
      (!/^(?:terms|payments?|paying|method)$/i.test(label.text) ||
        /^\s*:/.test(label.cell.text.slice(label.end)) ||
        (cell !== label.cell && /^\s*:|^[^.]{0,30}$/.test(cell.text))) &&
      !isOffer(label.cell.text, label.start, label.end),
  )
  const picked = pick(said)
  if (picked) return putCandidate(context, 'paymentMethod', picked.best.value, picked.best, picked.score)
  const told = toldMethod(context)
  if (told) context.ledger.put({ path: 'paymentMethod', ...told, score: 0.6 })
}

/** "Pay by bank transfer: sort code ..." explains how one could pay; a label is followed by a colon or by nothing. */
function isOffer(text: string, start: number, end: number): boolean {
  // "Paying by Direct Debit could save you money".
  if (/^[^.]{0,40}\b(?:(?:could|would|can|will|might) save|saves|is cheaper|costs less)\b/i.test(text.slice(start)))
    return true
  if (/sort\s?code|quoting|payable to|cheques? to|typical (?:home|house)|price cap|if you paid/i.test(text)) return true
  const isOrder = /^(?:to )?pay(?:\s?by)?\b/i.test(text.slice(start)) && !/\byou\b|\bwe\b/i.test(text.slice(0, start))
  return isOrder && /^\s*[a-z]/i.test(text.slice(end))
}

/** Payment methods by their words; a card can also top up a meter, so it is the weakest sign. */
const WAYS: readonly [PaymentMethod, RegExp][] = [
  ['direct_debit', /\bdirect\s?debits?\b|\bDDs?\b/i],
  [
    'prepayment',
    /\bpre-?\s?pay(?:ment)?\b|\bpay[\s-]as[\s-]you[\s-]go\b|\bPAYG\b|\btop(?:ped)?[\s-]?ups?\b|\bkey meter\b|credit (?:left |remaining )?on (?:your |the )?meter/i,
  ],
  [
    'standard_credit',
    /\bcheques?\b|\bcash\b|\bbank transfer\b|\b(?:debit|credit) card\b|on receipt\b(?: of (?:your |the )?(?:bill|invoice|statement))?|\bpay[\s-]on[\s-]demand|when you (?:get|receive)|\bby card\b|\bover the counter\b|standard credit/i,
  ],
]
/** Possible, forbidden or advertised payments are not actual ones. */
const ONLY_OFFERED =
  /\bsav(?:e[sd]?|ings?)\b|discount|cheap|switch|set(?:ting)? up|could|\bcan\b|\bmay (?:also|be|pay)\b|why not|guarantee|\bif\b|\bform\b|failed|cancel|\bno direct|instead|apply|ways? to|\bor (?:by direct|set up|pay)\b|customers|typical|price cap|quoting|payable to|cheques? to|sort\s?code/i
/** About this account: what was paid, is collected or is requested. */
const SAID = /\byou(?:r|['’]ve)?\b|\bpaid\b|received|collect|taken|£\s?\d|month|please|kindly|within|\bdue\b|thank/i

const ASKED = /\b(?:please|kindly) (?:pay|send)\b(?! (?:us )?by direct)|\bpay(?:ment)? (?:is )?(?:due )?by \d/i

/** The method that the pages mention most, in text about this account that is not an offer. */
function toldMethod({ view }: FieldContext): { value: PaymentMethod; place: Place } | undefined {
  const sentences = paragraphsOf(view.cells).flat()
  const isAsked = sentences.some(({ text }) => ASKED.test(text))
  const said = sentences.flatMap(statementsOf).flatMap(({ at, ...sentence }) =>
    WAYS.flatMap(([value, way]) => {
      const isOffered = ONLY_OFFERED.test(sentence.text)
      // A bill that asks for payment by a day and explains how to pay is not paid by Direct Debit.
      if (isOffered && !(isAsked && value === 'standard_credit')) return []
      const match = way.exec(sentence.text)
      const place = match && placeInSentence(sentence, at + match.index, at + match.index + match[0].length)
      if (/pay as you go/i.test(match?.[0] ?? '') && (isOfTariff(view, sentence) || isInName(sentence.text))) return []
      return match && place ? [{ value, place, weight: weightOf(view, sentence, value, match[0]) }] : []
    }),
  )
  const sum = (value: PaymentMethod) => said.reduce((all, one) => all + (one.value === value ? one.weight : 0), 0)
  // Every payment slip mentions cheques and cash: they count only if the supplier does not collect the payment.
  const [best] = (['direct_debit', 'prepayment'] as const).toSorted((one, other) => sum(other) - sum(one))
  const value = best && sum(best) >= 1 ? best : sum('standard_credit') >= 2 ? 'standard_credit' : undefined
  const [first] = said.filter((one) => one.value === value).toSorted((one, other) => other.weight - one.weight)
  return value && first && { value, place: first.place }
}

/** Dots and bars separate statements about different things; `at` is their place in the sentence. */
function statementsOf(sentence: Sentence): (Sentence & { at: number })[] {
  let at = 0
  return sentence.text.split(/(\s[·•|]\s)/).map((text) => {
    const statement = { ...sentence, text, at }
    at += text.length
    return statement
  })
}

/** "Electricity - Pay As You Go Standard": one of the capitals of a longer name. */
function isInName(text: string): boolean {
  return /Pay As You Go (?!Statement|Meter|Energy|Account|Customer|Electricity|Gas|Bill)[A-Z0-9]|[a-z] - Pay As You Go$/.test(
    text,
  )
}

/** "Your tariff: Pay As You Go Standard" says what is bought, and not how it's paid. */
function isOfTariff(view: BillView, { cell }: Sentence): boolean {
  const beside = [cell, cellsLeft(cell, view.cells)[0]]
  return beside.some((one) => one !== undefined && view.labelsIn(one).some(({ kind }) => kind === 'tariffName'))
}

const SUM = /^[-–+]?\s?£?\s?[\d,]+\.\d{2}/
const LONGEST_HEADING = 24

function weightOf(view: BillView, { text, cell }: Sentence, value: PaymentMethod, words: string): number {
  const isAlone = text.length < words.length + 12
  const isPaid = cellsRight(cell, view.cells).some((beside) => SUM.test(beside.text))
  // A heading above anything but an amount, or an entry whose amount was not read.
  const [below] = cellsBelow(cell, view.cells)
  const isHeading = /^your\b/i.test(text) && text.length < LONGEST_HEADING && !SUM.test(below?.text ?? '')
  const isEntry = /^direct\s?debit\W+\d/i.test(cell.text) && !/£|\bmonth/i.test(cell.text)
  if ((isHeading || isEntry) && !isPaid) return 0
  const isSaid = SAID.test(text) || isPaid || (isAlone && /^pay(?:ment|able)? on\b/i.test(text))
  return (isAlone || value !== 'standard_credit' ? 1 : 0.5) + (isSaid ? 1.5 : 0)
}
