import type { FactId } from '../facts/fact.ts'
import type { Per } from '../command/command.ts'
import type { Word } from '../say/words.ts'
import type { RunContext } from '../say/outcome.ts'
import type { Source } from './sources/source.ts'

export type Span = Exclude<Per, 'kwh' | 'bill' | 'until_end'>

export const PER_WORDS: Readonly<Record<Span, Word>> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
}

/** The period of a source's figure: the requested one, or the source's own. */
export function spanOf(per: Per | undefined, { natural, days }: Source): Span | undefined {
  const span = spanOfValue(per)
  if (span === undefined) return natural === 'year' ? 'year' : undefined
  return natural === 'year' || days !== undefined ? span : undefined
}

/** A value of a source converted to another period. Undefined: for the bill as it is. */
export function inSpan(
  id: FactId,
  span: Span | undefined,
  source: Source,
  { facts: book }: RunContext,
): FactId | undefined {
  if (source.natural === 'year')
    return span === 'year' || span === undefined ? id : book.worked('per_period', [id], { from: 'year', to: span })
  if (span === undefined) return id
  // A monthly bill is for a month, however many days that month has.
  const days = source.days ? book.get(source.days).value : undefined
  if (span === 'month' && days?.unit === 'days' && days.amount >= 28 && days.amount <= 31) return id
  return source.days && book.worked('per_period', [id, source.days], { from: 'days', to: span })
}

/** A recurring period. */
export function spanOfValue(per: Per | undefined): Span | undefined {
  return per === 'kwh' || per === 'bill' || per === 'until_end' ? undefined : per
}

export function spanWord(span: Span | undefined): Word {
  return span === undefined ? '' : PER_WORDS[span]
}
