import { type Fuel, FUELS } from '@mowatt/tariffs'
import { isOfUnits } from '@mowatt/text/find/is-of-units'
import type { FactId } from '../facts/fact.ts'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import type { Word } from '../say/words.ts'
import type { RunContext } from '../say/outcome.ts'
import { amountOf, besideKnown, besideOther } from './compare-facts.ts'
import { inSpan, type Span, spanOf, spanOfValue, spanWord } from './per.ts'
import { costsWord, isUnknown, type Source, type Unknown } from './sources/source.ts'
import { pricedFuels } from '../command/priced-fuels.ts'
import { sourceOf } from './source-of.ts'

type Ask = { command: Figure; context: RunContext }
/** For one fuel or for all: in the requested period. */
type Value = (source: Source, fuel: Fuel | undefined, span: Span | undefined) => FactId | undefined

/** A cost, a usage or a rate of any scope: read, scaled, compared with another scope and without suppositions. */
export function measureSource(command: Figure, context: RunContext): Statement[] {
  const source = sourceOf(command.of, command, context)
  if (isUnknown(source)) return [...useAtCap(source, command, context), ...source.unknown]
  const { fuel } = command
  const isRate = command.measure === 'unit_rate' || command.measure === 'standing_charge'
  if (fuel && !source.fuels.includes(fuel) && (!isRate || command.of === 'bill')) return lacksFuel(command, fuel)
  const without = command.suppose?.find(
    (each) => each.change === 'use' && each.fuel && !source.fuels.includes(each.fuel),
  )
  if (without && 'fuel' in without && without.fuel) return lacksFuel(command, without.fuel)
  const ask = { command, context }
  if (command.measure === 'use') return sayUse(source, ask)
  if (command.measure === 'unit_rate') return sayUnitRate(source, ask)
  if (command.measure === 'standing_charge') return sayStanding(source, ask)
  return command.per === 'kwh' ? sayPerKwh(source, ask) : sayCost(source, ask)
}

/** Where only their rates aren't known: what they use, at the price cap. */
function useAtCap({ unknown }: Unknown, command: Figure, context: RunContext): Statement[] {
  const isUsed = unknown.some(({ template }) => template === 'ask.rates')
  return isUsed && command.of === 'deal' && command.measure === 'cost'
    ? measureSource({ ...command, of: 'cap' }, context)
    : []
}

function lacksFuel({ of }: Figure, fuel: Fuel): Statement[] {
  return [say.answer(of === 'bill' ? 'unknown.no_fuel_bill' : 'unknown.no_fuel', { words: { fuel } })]
}

function lacks(what: Word, { command: { of } }: Ask): Statement[] {
  if (of === 'bill') return [say.answer('unknown.bill_lacks', { words: { what } }), say.ask('ask.check_bill')]
  const template = what === 'your usage' ? 'unknown.no_use' : 'unknown.no_deal'
  return [say.answer(template), say.ask(template === 'unknown.no_use' ? 'ask.use' : 'ask.rates')]
}

function sayUnits(source: Source, ask: Ask): Statement[] {
  const { command, context } = ask
  const { facts: book } = context
  const span = spanOf(command.per, source)
  const fuels = command.fuel ? [command.fuel] : source.fuels
  const costs = fuels.map((fuel) => {
    const [use, rate] = [source.use(fuel), source.rates(fuel).unit]
    return use && rate && book.worked('cost_of_units', [use, rate])
  })
  const known = costs.filter((each) => each !== undefined)
  const sum = known.length === fuels.length ? book.worked('sum', known) : undefined
  const amount = sum && inSpan(sum, span, source, context)
  if (!amount) return lacks('the unit rate', ask)
  const only = fuels.length === 1 ? fuels[0] : undefined
  const words = {
    subject: only ?? 'electricity and gas',
    costs: costsWord(source.if, only),
    per: spanWord(span),
  } as const
  return [
    say.answer('cost.without_standing', { facts: { amount }, words, phrases: { where: source.where } }),
    ...source.notes('use', command.fuel),
  ]
}

function sayCost(source: Source, ask: Ask): Statement[] {
  if (isOfUnits(ask.context.text)) return sayUnits(source, ask)
  const { command, context } = ask
  const { fuel } = command
  const span = spanOf(command.per, source)
  const value: Value = (of, each, over) => {
    const id = of.cost(each)
    return id === undefined ? undefined : inSpan(id, over, of, context)
  }
  const amount = value(source, fuel, span)
  if (amount === undefined) return lacks('the total', ask)
  const only = fuel ?? (source.fuels.length === 1 ? source.fuels[0] : undefined)
  const per = spanWord(span)
  const range = source.range?.(fuel)
  const [low, high] = [
    range && inSpan(range.low, span, source, context),
    range && inSpan(range.high, span, source, context),
  ]
  const [electricity, gas] = only ? [] : [value(source, 'electricity', span), value(source, 'gas', span)]
  const beside = [...supposeChanges(value, amount, source, span, ask), ...against(value, amount, span, ask)]
  // After a difference, "that" would be the difference.
  const parts = beside.length > 0 ? 'cost.parts_of' : 'cost.parts'
  return [
    say.answer(range ? 'cost.estimate' : 'cost.is', {
      facts: { amount },
      words: { subject: only ?? 'electricity and gas', costs: costsWord(source.if, only), per },
      phrases: { if: source.if, where: source.where },
    }),
    ...beside,
    ...(low && high ? [say.because('cost.range', { facts: { low, high }, words: { per } })] : []),
    ...(electricity && gas ? [say.because(parts, { facts: { electricity, gas } })] : []),
    ...source.notes('cost', command.fuel),
    ...(source.natural === 'bill' && span !== undefined ? [say.because('cost.season')] : []),
  ]
}

function sayPerKwh(source: Source, { command, context }: Ask): Statement[] {
  const { fuel } = command
  const fuels = fuel ? [fuel] : source.fuels
  const said = fuels.flatMap((each): Statement[] => {
    const [cost, use] = [source.cost(each), source.use(each)]
    const amount = cost && use && context.facts.worked('price_of_unit', [cost, use])
    return amount
      ? [
          say.answer('cost.per_kwh', {
            facts: { amount },
            words: { fuel: each },
            phrases: { if: source.if, where: source.where },
          }),
        ]
      : []
  })
  return said.length > 0 ? [...said, ...source.notes('cost', command.fuel)] : lacks('your usage', { command, context })
}

function amountsOf(fuels: readonly Fuel[], of: (fuel: Fuel) => FactId | undefined): { fuel: Fuel; amount: FactId }[] {
  return fuels.flatMap((fuel) => [of(fuel)].flatMap((amount) => (amount === undefined ? [] : [{ fuel, amount }])))
}

function sayUse(source: Source, ask: Ask): Statement[] {
  const { command, context } = ask
  const span = spanOf(command.per, source)
  const value: Value = (of, each, over) => {
    const id = each && of.use(each)
    return id === undefined ? undefined : inSpan(id, over, of, context)
  }
  const fuels = command.fuel ? [command.fuel] : source.fuels
  const found = amountsOf(fuels, (fuel) => value(source, fuel, span))
  const [first, second] = found
  if (!first) return lacks('your usage', ask)
  const where: Phrase =
    source.who === 'a typical home uses' ? { template: 'where.nothing' } : (source.whereUse ?? source.where)
  const phrases = { if: source.if, where }
  const words: Record<string, Word> = { who: source.who, per: spanWord(span) }
  return [
    second
      ? say.answer('use.both', { facts: { electricity: first.amount, gas: second.amount }, words, phrases })
      : say.answer('use.is', { facts: { amount: first.amount }, words: { ...words, fuel: first.fuel }, phrases }),
    ...found.flatMap(({ fuel, amount }) => [
      ...(found.length === 1 ? supposeChanges(value, amount, source, span, ask, fuel) : []),
      ...against(value, amount, span, ask, fuel, found.length > 1),
    ]),
    ...source.notes('use', command.fuel),
  ]
}

function sayUnitRate(source: Source, ask: Ask): Statement[] {
  const { command } = ask
  const fuels = command.fuel ? [command.fuel] : ratedFuels(source)
  const phrases = { if: source.if, where: source.where }
  const value: Value = (of, fuel) => fuel && of.rates(fuel).unit
  const [electricity, gas] = [value(source, 'electricity', undefined), value(source, 'gas', undefined)]
  const notes = source.notes('rate')
  if (fuels.length > 1 && electricity && gas) {
    const both = fuels.flatMap((fuel) => against(value, fuel === 'gas' ? gas : electricity, undefined, ask, fuel, true))
    return [say.answer('unit_rate.both', { facts: { electricity, gas }, phrases }), ...both, ...notes]
  }
  const said = fuels.flatMap((fuel): Statement[] => {
    const { unit, peak, day, night, byTime } = source.rates(fuel)
    if (byTime) return [say.answer('unit_rate.by_time', { facts: { rates: byTime }, words: { fuel }, phrases })]
    if (unit)
      return [
        say.answer('unit_rate.is', { facts: { amount: unit }, words: { fuel }, phrases }),
        ...against(value, unit, undefined, ask, fuel, fuels.length > 1),
      ]
    if (peak && day && night) return [say.answer('unit_rate.three', { facts: { peak, day, night }, phrases })]
    return day && night ? [say.answer('unit_rate.day_night', { facts: { day, night }, phrases })] : []
  })
  return said.length > 0 ? [...said, ...notes] : lacks('the unit rate', ask)
}

/** Per day as printed, or over a longer time in pounds. */
function sayStanding(source: Source, ask: Ask): Statement[] {
  const { command, context } = ask
  const { facts: book } = context
  const ofBill = command.per === 'bill' ? source.days : undefined
  const span: Span | undefined = ofBill ? undefined : (spanOfValue(command.per) ?? 'day')
  const value: Value = (of, fuel, over) => {
    const rate = fuel && of.rates(fuel).standing
    const days = book.reference('year.days')
    if (ofBill) return rate && book.worked('cost_of_days', [ofBill, rate])
    if (rate === undefined || over === 'day' || over === undefined) return rate
    const year = days && book.worked('cost_of_days', [days, rate])
    return year && over !== 'year' ? book.worked('per_period', [year], { from: 'year', to: over }) : year
  }
  const fuels = command.fuel ? [command.fuel] : ratedFuels(source)
  const found = amountsOf(fuels, (fuel) => value(source, fuel, span))
  const [first, second] = found
  if (!first) return lacks('the standing charge', ask)
  const phrases = { if: source.if, where: source.where }
  const per = spanWord(span)
  const sum = second && book.worked('sum', [first.amount, second.amount])
  return [
    second
      ? say.answer('standing_charge.both', {
          facts: { electricity: first.amount, gas: second.amount },
          words: { per },
          phrases,
        })
      : say.answer('standing_charge.is', {
          facts: { amount: first.amount },
          words: { per, fuel: first.fuel },
          phrases,
        }),
    ...found.flatMap(({ fuel, amount }) => against(value, amount, span, ask, fuel, found.length > 1)),
    ...(sum ? [say.because('standing_charge.sum', { facts: { amount: sum }, words: { per } })] : []),
    ...source.notes('rate'),
  ]
}

function ratedFuels(source: Source): Fuel[] {
  const rated = FUELS.filter((fuel) => Object.keys(source.rates(fuel)).length > 0)
  const used = rated.filter((fuel) => source.fuels.includes(fuel))
  return used.length > 0 ? used : rated
}

function against(
  value: Value,
  own: FactId,
  span: Span | undefined,
  { command, context }: Ask,
  fuel = command.fuel,
  isNamed = false,
): Statement[] {
  if (!command.against || command.against === command.of) return []
  // One of a filtered list is compared with the first of the whole list, and not with itself.
  const { comparison: _narrowed, ...whole } = context.state
  const isOfList = command.of === 'offer' && command.against === 'list'
  const other = sourceOf(command.against, command, isOfList ? { ...context, state: whole } : context)
  if (isUnknown(other))
    return other.unknown.map((each) => ({ ...each, role: each.role === 'answer' ? 'because' : each.role }))
  const beside = value(other, fuel, span)
  if (beside === undefined) return []
  return besideOther(
    {
      own,
      other: beside,
      where: command.measure === 'use' ? (other.whereUse ?? other.where) : other.where,
      per: spanWord(span),
      ...(isNamed && fuel && { fuel }),
    },
    context,
  )
}

/** The same figure without the suppositions. */
function supposeChanges(
  value: Value,
  own: FactId,
  source: Source,
  span: Span | undefined,
  { command, context }: Ask,
  fuel = command.fuel,
): Statement[] {
  if (!command.suppose?.length || source.if.template === 'if.nothing') return []
  const { suppose: _suppose, ...plain } = command
  // A supplier's prices elsewhere or for other payment methods are not on a bill.
  const unknown = command.suppose.filter(({ change }) => change === 'payment_method' || change === 'place')
  const valueOf = (source: ReturnType<typeof sourceOf>) => (isUnknown(source) ? undefined : value(source, fuel, span))
  const known = sourceOf(command.of, plain, context)
  const before = valueOf(known)
  const alone = unknown.length > 0 ? valueOf(sourceOf(command.of, { ...plain, suppose: unknown }, context)) : undefined
  const isRateUnknown =
    before !== undefined && alone !== undefined && amountOf(alone, context) === amountOf(before, context)
  // Other prices are another deal, which is compared with the current one.
  if (before !== undefined && command.of === 'deal' && pricedFuels(command.suppose).length > 0 && !isUnknown(known))
    return besideOther({ own, other: before, where: known.where, per: spanWord(span) }, context)
  return before === undefined ? [] : besideKnown(own, before, spanWord(span), isRateUnknown, context)
}
