import type { FactId } from '../facts/fact.ts'
import type { ToldValue } from '@mowatt/text/values/value'
import type { Change } from '@mowatt/text/values/change'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { PER_WORDS, type Span, spanOfValue } from './per.ts'
import { isUnknown } from './sources/source.ts'
import { capSource } from './sources/cap-source.ts'
import { dealSource } from './sources/deal-source.ts'
import { toldOf, toldValues } from './sources/told-source.ts'

const MICRO = 1_000_000

/** What charging a car uses and costs, at the home's own unit rate or the cap's. */
export function sayCar(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const values = toldValues(context, command.told)
  const told = values.find(({ value }) => value.unit === 'miles')
  const supposed = command.suppose?.find((each) => each.change === 'miles')
  const [miles, per] = told
    ? [book.noted(told.value), told.per ?? 'year']
    : supposed
      ? [book.noted({ unit: 'miles', amount: supposed.miles }), supposed.per]
      : []
  const own = command.suppose?.find((each) => each.change === 'miles_per_kwh')
  const perKwh = own
    ? book.noted({ unit: 'millionths', amount: Math.round(own.miles * MICRO) })
    : book.reference('car.miles_per_kwh')
  const from: Span = spanOfValue(per) ?? 'year'
  if (!miles || !perKwh) return [say.answer('unknown.no_miles'), say.ask('ask.miles')]
  const to: Span = spanOfValue(command.per) ?? from
  const driven = from === to ? miles : book.worked('per_period', [miles], { from, to })
  const use = driven && book.worked('kwh_of_miles', [driven, perKwh])
  if (!driven || !use) return []
  const takes: Statement = {
    template: 'car.use',
    facts: { per_kwh: perKwh, miles: driven, amount: use },
    role: command.measure === 'use' ? 'answer' : 'because',
  }
  const price = unitPrice('electricity', values, context, command.suppose)
  const amount = price && book.worked('cost_of_units', [use, price.rate])
  if (command.measure === 'use' || !price || !amount) return [{ ...takes, role: 'answer' }, say.because('rough')]
  return [
    say.answer('cost.car', { facts: { amount }, words: { per: PER_WORDS[to] }, phrases: { where: price.where } }),
    takes,
    say.because('rough'),
  ]
}

/** The user's price of a kWh: stated in the question, their own, or the cap's average. */
export function unitPrice(
  fuel: 'electricity' | 'gas',
  values: readonly ToldValue[],
  context: RunContext,
  suppose: readonly Change[] = [],
): { rate: FactId; where: Phrase } | undefined {
  const other = suppose.find((each) => each.change === 'unit_rate' && (each.fuel ?? 'electricity') === fuel)
  const supposed =
    other?.change === 'unit_rate' && other.pence !== undefined
      ? context.facts.noted({ unit: 'micropence_per_kwh', amount: Math.round(other.pence * MICRO) })
      : undefined
  const told = supposed ?? toldOf('micropence_per_kwh', values, context, fuel)
  if (told) return { rate: told, where: { template: 'where.told_rate', facts: { rate: told } } }
  const deal = dealSource(context)
  const own = isUnknown(deal) ? undefined : deal.rates(fuel).unit
  if (own && context.facts.get(own).provenance.from !== 'cap')
    return { rate: own, where: { template: 'where.your_rate', facts: { rate: own } } }
  const cap = capSource(context)
  const rate = isUnknown(cap) ? undefined : cap.rates(fuel).unit
  return rate ? { rate, where: { template: 'where.cap_rate', facts: { rate } } } : undefined
}
