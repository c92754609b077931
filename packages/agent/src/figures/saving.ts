import type { Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { PER_WORDS, type Span, spanOfValue } from './per.ts'
import { comingNote } from './sources/agreed-note.ts'
import { listOf } from './sources/which-offer.ts'
import { type Offered, offerOf, sampleNote, whyNoList } from './sources/offer-source.ts'
import { endOf, freeDay } from './terms.ts'
import { ofFuel, ofYear } from './sources/year.ts'

/** The saving of an offer in its first year: one number, less the exit fee. */
export function saySaving(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const isPointed = command.of === 'offer' || command.against === 'offer'
  const offered = offerOf(context, isPointed ? (command.which ?? 'it') : 'best', command.suppose)
  if ('unknown' in offered) return offered.unknown
  const coming = comingNote(context)
  if (coming.length > 0) return coming
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
  if (command.fuel) return sayFuelSaving({ ...command, fuel: command.fuel }, offered, names, context)
  if (isFreeThen(command, context)) return sayWaiting(command, offered, context)
  const span: Span = spanOfValue(command.per) ?? 'year'
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

/** Whether they would leave on a day without a fee: the first of them, or one that they name. */
function isFreeThen(command: Figure, context: RunContext): boolean {
  const leave = command.suppose?.find((each) => each.change === 'leave_on')
  const found = leave && endOf({ do: 'figure', measure: 'ends_on', of: 'deal' }, context)
  const free = found && freeDay(found, context)
  const first = free ? context.facts.get(free).value : undefined
  if (!leave) return false
  return leave.on === undefined || (first?.unit === 'day' && leave.on >= first.day)
}

/** The gain of waiting until leaving is free: more than switching now, or little. */
function sayWaiting(command: Figure, offered: Offered, context: RunContext): Statement[] {
  const { suppose: _waits, ...now } = command
  const [better] = waitNote(offered, context)
  const found = endOf(command, context)
  const day = found && freeDay(found, context)
  const atOnce = saySaving(now, context).filter(({ template }) => template !== 'saving.advice_wait')
  if (better) return [{ ...better, role: 'answer' }, ...atOnce]
  return [...(day ? [say.answer('saving.wait_no_gain', { facts: { day } })] : []), ...atOnce]
}

/** The saving of one fuel alone, less its own fee. */
function sayFuelSaving(
  command: Figure & { fuel: Fuel },
  { tariff, proven }: Offered,
  names: { tariff: FactId; supplier: FactId },
  context: RunContext,
): Statement[] {
  const { facts: book } = context
  const { fuel } = command
  const isFree = isFreeThen(command, context)
  const span: Span = spanOfValue(command.per) ?? 'year'
  const [now, later, fee] = [
    ofYear('year_cost', ofFuel(proven, fuel), context, { fuel }),
    ofYear('offer_cost', proven, context, { tariffId: tariff.id, fuel }),
    isFree ? undefined : ofYear('leaving_fee', proven, context, { fuel }),
  ]
  if (!now || !later) return [say.answer('unknown.no_fuel', { words: { fuel } })]
  const cost = fee ? book.worked('sum', [later, fee]) : later
  const size = cost && book.worked('difference', [now, cost])
  const amount = size && span !== 'year' ? book.worked('per_period', [size], { from: 'year', to: span }) : size
  if (!cost || !amount) return []
  const isLess = amountOf(cost, context) < amountOf(now, context)
  return [
    say.answer(isLess ? 'saving.fuel' : 'saving.fuel_none', {
      facts: { ...names, amount },
      words: { fuel, per: PER_WORDS[span] },
      phrases: { if: proven.if },
    }),
    say.because('saving.sum', { facts: { now, later, tariff: names.tariff } }),
    ...(fee && amountOf(fee, context) > 0 ? [say.warning('saving.fee', { facts: { fee } })] : []),
    ...sampleNote(tariff),
  ]
}

/** If waiting saves more than switching now; the figure is of the offer that the advice is about. */
export function waitNote({ proven, tariff }: Offered, context: RunContext): Statement[] {
  const verdict = listOf(proven, context)?.verdict
  if (verdict?.kind !== 'wait' || verdict.tariffId !== tariff.id) return []
  const [day, amount] = [ofYear('advice_day', proven, context), ofYear('advice_saving', proven, context)]
  return day && amount ? [say.warning('saving.advice_wait', { facts: { day, amount } })] : []
}
