import type { FactId } from '../facts/fact.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { Figure } from '../command/command.ts'
import { readValues } from '@mowatt/text/values/read-values'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { lacksOnBill } from './bill-fields.ts'
import { amountOf } from './compare-facts.ts'
import { PER_WORDS, spanOfValue } from './per.ts'
import { proveHome } from './sources/prove-home.ts'
import { isUnknown, type Source } from './sources/source.ts'
import { billSource } from './sources/bill-source.ts'
import { dealSource } from './sources/deal-source.ts'
import { toldValues, withEarlier } from './sources/told-source.ts'

/** The payment that covers a year, plus monthly instalments of the debt if that is supposed. */
export function sayPayment(command: Figure, context: RunContext): Statement[] {
  const clear = command.suppose?.find((each) => each.change === 'clear')
  const source = dealSource(context, command.suppose)
  if (isUnknown(source)) return source.unknown
  const year = source.cost(command.fuel)
  const amount = year && context.facts.worked('per_period', [year], { from: 'year', to: 'month' })
  if (!year || !amount) return [say.answer('unknown.no_deal'), say.ask('ask.rates')]
  if (clear) return sayClearing(clear.months, amount, context, source)
  return [
    say.answer('payment.covers', { facts: { amount }, phrases: { if: source.if } }),
    say.because('payment.sum', { facts: { year } }),
    say.because('payment.balance'),
    ...source.notes('cost'),
  ]
}

function sayClearing(many: number, month: FactId, context: RunContext, source: Source): Statement[] {
  const { facts: book } = context
  const [owed, months] = [owedBy(context), book.noted({ unit: 'months', amount: many })]
  if (!owed || !months) return [say.answer('unknown.no_balance'), say.ask('ask.balance')]
  if (amountOf(owed, context) <= 0)
    return [
      say.answer('payment.nothing_owed'),
      say.answer('payment.covers', { facts: { amount: month }, phrases: { if: source.if } }),
    ]
  const part = book.worked('spread', [owed, months])
  const amount = part && book.worked('sum', [month, part])
  if (!amount) return []
  return [
    say.answer('payment.clears', { facts: { amount, months }, phrases: { if: source.if } }),
    say.because('payment.clears_sum', { facts: { month, part, owed } }),
    say.because('payment.after', { facts: { month } }),
    ...source.notes('cost'),
  ]
}

const OWES = /\b(?:owe[ds]?|owing|debts?|arrears|behind|balance|in the red|overdue)\b/i
/** For how many messages a statement still applies. */
const RECENT = 4

/** A debt that they state, or the balance of the bill. */
function owedBy(context: RunContext): FactId | undefined {
  const { facts: book, world, state } = context
  const bill = billOf(world, state)
  const told = book.messages
    .slice(-RECENT)
    .toReversed()
    .flatMap((each) => (OWES.test(each) ? readValues(each, world.today) : []))
    .find(({ value, per }) => value.unit === 'pence' && per === undefined)
  return (told && book.noted(told.value)) ?? (bill && book.bill(bill.billId, 'balanceGbp'))
}

const A_DAY = /(?<![\d.,£])(\d{1,3}(?:\.\d{1,2})?)\s?(?:kwh|units?)?\s?(?:a|per|each|every)\s?day\b/i

/** A usage that they state, as a share of the bill's or of the year's. */
export function sayToldShare(command: Figure, context: RunContext): Statement[] {
  const { facts: book, text, world } = context
  const values = withEarlier(toldValues(context, command.told), context)
  const fuel = command.fuel ?? 'electricity'
  const recent = [command.told?.words ?? text, ...book.messages.slice(-RECENT).toReversed()]
  const [, bare] = recent.flatMap((each) => A_DAY.exec(each) ?? [])
  const told = values.find(({ value, per }) => value.unit === 'watt_hours' && spanOfValue(per))
  const use = told
    ? book.noted(told.value)
    : bare === undefined
      ? undefined
      : book.noted({ unit: 'watt_hours', amount: Number(bare) * 1000 })
  if (!use) return [say.answer('unknown.no_figures'), say.ask('ask.figures')]
  const from = spanOfValue(told?.per) ?? 'day'
  const isBilled = billOf(world, context.state) !== undefined
  const source = isBilled ? billSource(context) : dealSource(context)
  if (isUnknown(source)) return source.unknown
  const whole = source.use(fuel)
  const part = source.days
    ? book.worked('per_period', [use, source.days], { from, to: 'days' })
    : book.worked('per_period', [use], { from, to: 'year' })
  const percent = part && whole && book.worked('share', [part, whole])
  if (!percent) return [say.answer('unknown.no_use'), say.ask('ask.use')]
  return [
    say.answer('share.told', {
      facts: { use, percent, part, whole },
      words: { per: PER_WORDS[from], fuel },
      phrases: { where: isBilled ? source.where : { template: 'where.in_year' } },
    }),
    ...source.notes('use', fuel),
  ]
}

/** A fuel's part of the whole; without a fuel, the standing charge's part of the bill. */
export function sayShare(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const { fuel, of } = command
  const source = of === 'bill' ? billSource(context) : dealSource(context, command.suppose)
  if (isUnknown(source)) return source.unknown
  const whole = source.cost()
  const standing = source.fuels.flatMap((each) => {
    const { standing: rate } = source.rates(each)
    const days = source.days ?? book.reference('year.days')
    return (rate && days && book.worked('cost_of_days', [days, rate])) ?? []
  })
  const part = fuel ? source.cost(fuel) : standing.length > 0 ? book.worked('sum', standing) : undefined
  const percent = part && whole && book.worked('share', [part, whole])
  if (!percent) return lacksOnBill('the total')
  const facts = { percent, part, whole }
  if (!fuel) return [say.answer('share.standing', { facts })]
  return [say.answer(of === 'bill' ? 'share.fuel' : 'share.cost_fuel', { facts, words: { fuel } })]
}

export function sayRegion(_command: Figure, context: RunContext): Statement[] {
  const { letter, region: finding } = proveHome(context).home
  const region = letter && context.facts.reference(`region.${letter}`)
  if (region) return [say.answer('name.region', { facts: { region } })]
  return [
    say.answer(finding?.kind === 'unsure' ? 'unknown.several_regions' : 'unknown.no_region'),
    say.ask('ask.postcode'),
  ]
}
