import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { inSpan, spanOf, spanWord } from './per.ts'
import { isUnknown } from './sources/source.ts'
import { offerOf, offerSource } from './sources/offer-source.ts'
import { ofYear } from './sources/year.ts'

/** The cheapest of the list, and the number of offers. */
export function sayList(command: Figure, context: RunContext): Statement[] {
  const source = offerSource(context, 'best', command.suppose)
  const offered = offerOf(context, 'best', command.suppose)
  if (isUnknown(source)) return source.unknown
  if ('unknown' in offered) return offered.unknown
  const span = spanOf(command.per, source)
  const [year, count] = [source.cost(command.fuel), ofYear('offer_count', offered.proven, context)]
  const amount = year && inSpan(year, span, source, context)
  if (!amount || !count) return [say.answer('unknown.no_offers')]
  return [
    say.answer('list.cheapest', {
      facts: { ...source.where.facts, amount, count },
      words: { per: spanWord(span) },
      phrases: { if: source.if },
    }),
    ...(offered.tariff.isSample ? [say.warning('list.sample')] : []),
  ]
}
