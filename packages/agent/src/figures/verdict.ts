import type { Claim } from '@mowatt/text/values/claim'
import type { Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'

/** The verdict of a sentence. */
const SHOWS: readonly (readonly [template: RegExp, shows: readonly Claim[]])[] = [
  [/^(?:against|suppose|two_rates|heat_pump)\.more(?:_of)?$|^saving\.(?:none|fuel_none)$/, ['dearer']],
  [/^(?:against|suppose|two_rates|heat_pump)\.less(?:_of)?$|^saving\.(?:is|fuel)$/, ['cheaper']],
  [/^(?:against|suppose)\.same(?:_of)?$|^saving\.same$/, ['same']],
  [/^judge\.(?:rate_above|use_high|offer_costs|told_offer_above)$/, ['dearer']],
  [/^judge\.(?:rate_below|use_low|offer_saves|told_offer_below)$/, ['cheaper']],
  [/^judge\.(?:rate_same|use_usual|offer_small)$/, ['same']],
  [/^judge\.payment_(?:high|above)$/, ['dearer', 'wrong']],
  [/^judge\.payment_(?:low|below)$/, ['cheaper', 'wrong']],
  [/^judge\.payment_right$/, ['same', 'right']],
  [/^judge\.bill_adds$|^meter\.(?:same|since)$/, ['right']],
  [/^judge\.bill_off$|^meter\.(?:over|far)$/, ['wrong']],
]
/** Claims about size are decided by sizes alone, and claims about correctness by what is right or wrong. */
const KINDS: readonly (readonly Claim[])[] = [
  ['dearer', 'cheaper', 'same', 'not_dearer', 'not_cheaper'],
  ['right', 'wrong'],
]

/** Yes, no or that it depends, for a claim about what some statements show; undefined if they don't decide it. */
export function verdictOn(claim: Claim, statements: readonly Statement[]): Statement | undefined {
  const shown = statements.flatMap(({ template }) => SHOWS.find(([pattern]) => pattern.test(template))?.[1] ?? [])
  const kind = KINDS.find((each) => each.includes(claim)) ?? []
  const ofKind = shown.filter((each) => kind.includes(each))
  return ofKind.length === 0 ? undefined : { template: verdictOf(claim, ofKind), role: 'answer' }
}

function verdictOf(claim: Claim, shown: readonly Claim[]): TemplateId {
  const fits = shown.map((each) =>
    claim === 'not_cheaper' ? each !== 'cheaper' : claim === 'not_dearer' ? each !== 'dearer' : each === claim,
  )
  if (fits.every(Boolean)) return 'conclude.yes'
  return fits.some(Boolean) ? 'conclude.depends' : 'conclude.no'
}
