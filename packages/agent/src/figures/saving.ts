import type { Figure } from '../read/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../turn/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { PER_WORDS, type Span } from './per.ts'
import { listOf } from './which-offer.ts'
import { type Offered, offerOf, sampleNote, whyNoList } from './sources/offer-source.ts'
import { ofYear } from './year.ts'

/** What an offer saves in its first year: one number, with what leaving costs taken off. */
export function saySaving(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const isPointed = command.of === 'offer' || command.against === 'offer'
  const offered = offerOf(context, isPointed ? (command.which ?? 'it') : 'best', command.suppose)
  if ('unknown' in offered) return offered.unknown
  const { tariff, proven, isOnList } = offered
  if (!isOnList) return whyNoList(proven).unknown
  const [name, supplier] = [book.tariff(tariff.id, 'name'), book.tariff(tariff.id, 'supplier')]
  const args = { tariffId: tariff.id }
  const then = ofYear('offer_cost', proven, context, args)
  if (!name || !supplier || !then) return whyNoList(proven).unknown
  const names = { tariff: name, supplier }
  if (proven.home.currentBasis === 'unknown')
    return [
      say.answer('saving.unknown_now', { facts: { ...names, amount: then }, words: { per: 'a year' } }),
      ...sampleNote(tariff),
      say.ask('ask.rates'),
    ]
  const [saving, fee, now] = [
    ofYear('offer_saving', proven, context, args),
    ofYear('offer_fee', proven, context, args),
    ofYear('year_cost', proven, context),
  ]
  if (!saving || !fee || !now) return whyNoList(proven).unknown
  const span: Span = isSpan(command.per) ? command.per : 'year'
  const size = book.worked('without_sign', [saving])
  const amount = size && span !== 'year' ? book.worked('per_period', [size], { from: 'year', to: span }) : size
  if (!amount) return []
  const gain = amountOf(saving, context)
  const kind = gain > 0 ? 'saving.is' : gain < 0 ? 'saving.none' : 'saving.same'
  return [
    say.answer(kind, {
      facts: { ...names, ...(gain !== 0 && { amount }) },
      words: { per: PER_WORDS[span] },
      phrases: { if: proven.if },
    }),
    say.because('saving.sum', { facts: { now, later: then, tariff: name } }),
    ...(amountOf(fee, context) > 0 ? [say.warning('saving.fee', { facts: { fee } })] : []),
    ...waitNote(offered, context),
    ...sampleNote(tariff),
    ...(proven.home.isPriceAssumed ? [say.because('cost.on_cap')] : []),
  ]
}

/** Where waiting brings more than moving now. */
function waitNote({ proven }: Offered, context: RunContext): Statement[] {
  if (listOf(proven, context)?.verdict.kind !== 'wait') return []
  const [day, amount] = [ofYear('advice_day', proven, context), ofYear('advice_saving', proven, context)]
  return day && amount ? [say.warning('saving.advice_wait', { facts: { day, amount } })] : []
}

function isSpan(per: Figure['per']): per is Span {
  return per !== undefined && per !== 'kwh' && per !== 'bill'
}
