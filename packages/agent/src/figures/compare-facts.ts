import type { FactId } from '../facts/fact.ts'
import { say } from '../say/say.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import type { Word } from '../say/words.ts'
import type { RunContext } from '../say/outcome.ts'

export function amountOf(id: FactId, { facts: book }: RunContext): number {
  const { value } = book.get(id)
  return 'amount' in value ? value.amount : 0
}

type Beside = { own: FactId; other: FactId; where: Phrase; per: Word; fuel?: Word }

/** Which of two is larger, and by how much. */
export function besideOther({ own, other, where, per, fuel }: Beside, context: RunContext): Statement[] {
  const gap = amountOf(own, context) - amountOf(other, context)
  const difference = context.facts.worked('difference', [own, other])
  if (difference === undefined) return []
  const kind = gap > 0 ? 'more' : gap < 0 ? 'less' : 'same'
  const base = { phrases: { where }, words: { per, ...(fuel !== undefined && { fuel }) }, role: 'answer' as const }
  const template = fuel === undefined ? (`against.${kind}` as const) : (`against.${kind}_of` as const)
  return [{ template, ...base, ...(kind !== 'same' && { facts: { difference, other } }) }]
}

/** The values that a supposition changes. */
export function besideKnown(
  supposed: FactId,
  known: FactId,
  per: Word,
  isRateUnknown: boolean,
  context: RunContext,
): Statement[] {
  const gap = amountOf(supposed, context) - amountOf(known, context)
  const difference = context.facts.worked('difference', [supposed, known])
  if (difference === undefined) return []
  const unsure = isRateUnknown ? [say.warning('suppose.unknown')] : []
  if (gap === 0) return isRateUnknown ? unsure : [say.answer('suppose.same')]
  return [say.answer(gap > 0 ? 'suppose.more' : 'suppose.less', { facts: { difference }, words: { per } }), ...unsure]
}
