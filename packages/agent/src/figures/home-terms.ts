import type { Figure } from '../read/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../turn/outcome.ts'
import { lacksOnBill } from './bill-fields.ts'
import { proveHome } from './prove-home.ts'
import { isUnknown } from './source.ts'
import { billSource } from './sources/bill-source.ts'
import { dealSource } from './sources/deal-source.ts'

/** The payment that covers a year. */
export function sayPayment(command: Figure, context: RunContext): Statement[] {
  const source = dealSource(context, command.suppose)
  if (isUnknown(source)) return source.unknown
  const year = source.cost(command.fuel)
  const amount = year && context.facts.worked('per_period', [year], { from: 'year', to: 'month' })
  if (!year || !amount) return [say.answer('unknown.no_deal'), say.ask('ask.rates')]
  return [
    say.answer('payment.covers', { facts: { amount }, phrases: { if: source.if } }),
    say.because('payment.sum', { facts: { year } }),
    say.because('payment.balance'),
    ...source.notes('cost'),
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
