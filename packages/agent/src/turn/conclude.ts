import type { Claim } from '../read/command.ts'
import type { Statement } from '../say/statement.ts'
import { type TemplateId, TEMPLATES } from '../say/templates.ts'

/** What a sentence comes to. */
const SHOWS: readonly (readonly [template: RegExp, shows: readonly Claim[]])[] = [
  [/^(?:against|suppose|two_rates|heat_pump)\.more(?:_of)?$|^saving\.(?:none|fuel_none)$/, ['dearer']],
  [/^(?:against|suppose|two_rates|heat_pump)\.less(?:_of)?$|^saving\.(?:is|fuel)$/, ['cheaper']],
  [/^(?:against|suppose)\.same(?:_of)?$|^saving\.same$/, ['same']],
  [/^judge\.(?:rate_above|use_high|offer_costs|told_offer_above)$/, ['dearer']],
  [/^judge\.(?:rate_below|use_low|offer_saves|told_offer_below)$/, ['cheaper']],
  [/^judge\.(?:rate_same|use_usual|offer_small)$/, ['same']],
  [/^judge\.payment_high$/, ['dearer', 'wrong']],
  [/^judge\.payment_low$/, ['cheaper', 'wrong']],
  [/^judge\.payment_right$/, ['same', 'right']],
  [/^judge\.bill_adds$|^meter\.(?:same|since)$/, ['right']],
  [/^judge\.bill_off$|^meter\.(?:over|far)$/, ['wrong']],
]
const SIZES: readonly Claim[] = ['dearer', 'cheaper', 'same', 'not_dearer', 'not_cheaper']
/** A sentence with a yes or no of its own answers another question: the same without it. */
const PLAIN: Readonly<Record<string, TemplateId>> = {
  'saving.none': 'saving.dearer',
  'judge.offer_costs': 'conclude.offer_costs',
  'judge.offer_small': 'conclude.offer_small',
  'judge.offer_saves': 'conclude.offer_saves',
  'judge.bill_off': 'judge.bill_sum',
}
const VERDICT = /^(?:Yes|No|Not much|It depends)\b/

/**
 * Whether a conclusion is right by what the answer says: yes, no or that it depends, and then the sentences that show
 * it. What the answer doesn't settle gets its sentences alone.
 */
export function conclude(claim: Claim | 'open', statements: readonly Statement[]): Statement[] {
  const answers = statements.filter(({ role }) => role === 'answer' || role === 'warning')
  const shown = answers.flatMap(({ template }) => SHOWS.find(([pattern]) => pattern.test(template))?.[1] ?? [])
  const isSize = (each: Claim) => SIZES.includes(each)
  const ofKind = claim === 'open' ? [] : shown.filter((each) => isSize(each) === isSize(claim))
  const plain = answers.flatMap(withoutVerdict)
  const reasons = plain.some(({ role }) => role === 'answer')
    ? []
    : statements.filter(({ role }) => role === 'because').map((each) => ({ ...each, role: 'answer' as const }))
  const shows = [...plain, ...reasons]
  // "So he's wrong": who said what isn't known here, so the figures speak without a yes or no.
  if (claim === 'open' || ofKind.length === 0) return shows.length > 0 ? shows : answers
  return [{ template: verdictOf(claim, ofKind), role: 'answer' }, ...shows]
}

function verdictOf(claim: Claim, shown: readonly Claim[]): TemplateId {
  const fits = shown.map((each) =>
    claim === 'not_cheaper' ? each !== 'cheaper' : claim === 'not_dearer' ? each !== 'dearer' : each === claim,
  )
  if (fits.every(Boolean)) return 'conclude.yes'
  return fits.some(Boolean) ? 'conclude.depends' : 'conclude.no'
}

function withoutVerdict(statement: Statement): Statement[] {
  const { template } = statement
  const plain = PLAIN[template]
  if (plain) return [{ ...statement, template: plain }]
  const text = Object.entries(TEMPLATES).find(([id]) => id === template)?.[1] ?? ''
  return VERDICT.test(text) ? [] : [statement]
}
