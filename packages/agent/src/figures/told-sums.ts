import type { Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { ToldValue } from '@mowatt/text/values/value'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { unitPrice } from './car.ts'
import { sayMeterGap, shownReadings } from './meter-gap.ts'
import { asksVolume } from '@mowatt/text/find/find-gas-factors'
import { wayOfChange } from '@mowatt/text/find/way-of-change'
import { sayVolume, unitsAsKwh } from './meter-units.ts'
import { PER_WORDS, type Span, spanOfValue, spanWord } from './per.ts'
import { earlierValues, toldOf, toldValues, withEarlier } from './sources/told-source.ts'
import { sayTwoRates } from './two-rates.ts'

const DIFFERS =
  /\b(?:differ\w{0,7}|apart|gap|more|less|than|extra|dearer|cheaper|sav(?:e|es|ing)|better|used|went up|gone up|rise)\b/i
const THAN = /\bthan\b/i
const OF_GAS = /\bgas\b|m3|m³|cubic|calorific|\b(?:metric|imperial)\b/i

type Sum = (
  command: Figure,
  values: readonly ToldValue[],
  context: RunContext,
  words: string,
) => Statement[] | undefined

/** A calculation on the user's own figures. The first one that has all of them, including the last few messages. */
export function sayToldSum(command: Figure, context: RunContext): Statement[] {
  const words = command.told?.words ?? context.text
  const named = toldValues(context, command.told)
  const own = command.measure === 'use' && named.length === 0 ? bareReadings(words) : named
  const sums = SUMS[command.measure === 'use' ? 'use' : command.measure === 'unit_rate' ? 'price' : 'money']
  const of = { command, context, words }
  const earlier = earlierValues(context).flat()
  const differs: readonly Sum[] = DIFFERS.test(words) ? [apart] : []
  const further = [...sums.filter((sum) => sum !== apart), ...differs]
  const isNew = (said: readonly Statement[]) => (own.length === 0 ? !/\d/.test(words) : rests(said, own, context))
  const said =
    firstOf(sums, own, of) ??
    firstOf(further, withEarlier(own, context), of, isNew) ??
    firstOf([metered, ...differs], [...own, ...earlier], of, isNew)
  if (said) return said
  const hasBill = billOf(context.world, context.state) !== undefined
  if (hasBill && command.measure === 'use' && own.some(({ value }) => value.unit === 'meter_units'))
    return sayMeterGap(command, context)
  return [say.answer('unknown.no_figures'), say.ask('ask.figures')]
}

function firstOf(
  sums: readonly Sum[],
  values: readonly ToldValue[],
  { command, context, words }: { command: Figure; context: RunContext; words: string },
  isNew: (said: readonly Statement[]) => boolean = () => true,
): Statement[] | undefined {
  for (const sum of sums) {
    const said = sum(command, values, context, words)
    if (said && said.length > 0 && isNew(said)) return said
  }
  return undefined
}

/** Whether an answer uses something in this message, and isn't the last one again. */
function rests(said: readonly Statement[], own: readonly ToldValue[], { facts: book }: RunContext): boolean {
  const used = said.flatMap(({ facts = {}, phrases = {} }) => [
    ...Object.values(facts),
    ...Object.values(phrases).flatMap((each) => Object.values(each.facts ?? {})),
  ])
  return own.some(({ value }) => used.includes(book.noted(value) ?? ''))
}

/** "The bill said 10245": a number that can only be a reading, if a usage is expected. */
function bareReadings(words: string): ToldValue[] {
  if (asksVolume(words)) return []
  return shownReadings(words).map((amount) => ({ value: { unit: 'meter_units', amount }, words: String(amount) }))
}

/** The metered usage, in kWh. */
function meteredUse(fuel: Fuel, values: readonly ToldValue[], context: RunContext, words: string) {
  const { facts: book } = context
  // A reading of the other fuel's meter does not apply to this one.
  const [one, other] = values.filter((each) => each.value.unit === 'meter_units' && (each.fuel ?? fuel) === fuel)
  // A single reading says nothing about usage.
  if (!one || (!other && !/\D/.test(one.words))) return undefined
  const [low, high] = other && sizeOf(other) < sizeOf(one) ? [other, one] : [one, other]
  const [previous, latest] = [book.noted(low.value), high && book.noted(high.value)]
  const units = latest && previous ? book.worked('units_between', [latest, previous]) : previous
  const counted = units ? unitsAsKwh(fuel, units, context, words) : undefined
  const readings: Statement[] =
    latest && previous ? [say.because('use.meter_sum', { facts: { previous, latest } })] : []
  return counted && { use: counted.use, notes: [...readings, ...counted.notes] }
}

function sizeOf({ value }: ToldValue): number {
  return 'amount' in value ? value.amount : 0
}

function fuelOf({ fuel }: Figure, values: readonly ToldValue[], words: string): Fuel {
  return fuel ?? values.find((each) => each.fuel)?.fuel ?? (OF_GAS.test(words) ? 'gas' : 'electricity')
}

const metered: Sum = (command, values, context, words) => {
  const fuel = fuelOf(command, values, words)
  const found = meteredUse(fuel, values, context, words)
  if (!found) return undefined
  return [say.answer('use.metered', { facts: { amount: found.use }, words: { fuel } }), ...found.notes]
}

/** An amount of energy at a rate, with the standing charge of the stated days, or of a year for a year's usage. */
const energyCost: Sum = (command, values, context, words) => {
  const { facts: book } = context
  const fuel = fuelOf(command, values, words)
  const found = meteredUse(fuel, values, context, words)
  const use = toldOf('watt_hours', values, context, fuel) ?? found?.use
  const price = use && unitPrice(fuel, values, context)
  const energy = use && price && book.worked('cost_of_units', [use, price.rate])
  if (!use || !price || !energy) return undefined
  const isOfYear = values.some(
    ({ value, per = command.per }) => value.unit === 'watt_hours' && per === 'year' && !toldOf('days', values, context),
  )
  const span = isOfYear ? (spanOfValue(command.per) ?? 'year') : undefined
  const days = toldOf('days', values, context) ?? (span && book.reference('year.days'))
  const daily = toldOf('micropence_per_day', values, context, fuel)
  const standing = days && daily && book.worked('cost_of_days', [days, daily])
  const whole = standing && book.worked('sum', [energy, standing])
  const amount = whole && span ? book.worked('per_period', [whole], { from: 'year', to: span }) : whole
  if (days && daily && standing && amount)
    return [
      say.answer('cost.told', { facts: { amount }, words: { fuel, per: spanWord(span) } }),
      say.because('cost.sum', { facts: { use, rate: price.rate, energy, days, daily, standing } }),
      ...(found?.notes ?? []),
    ]
  return [
    say.answer('cost.units', { facts: { use, amount: energy }, words: { fuel }, phrases: { where: price.where } }),
    say.because('cost.units_standing'),
    ...(found?.notes ?? []),
  ]
}

/** "900 kWh of gas at 6.5p and 250 kWh of electricity at 27p": each amount at the rate beside it. */
const bothFuels: Sum = (_command, values, { facts: book }) => {
  const ofUnit = (unit: string) => values.filter(({ value }) => value.unit === unit)
  const [uses, rates] = [ofUnit('watt_hours'), ofUnit('micropence_per_kwh')]
  if (uses.length !== 2 || rates.length !== 2) return undefined
  const [electricity, gas] = (['electricity', 'gas'] as const).map((fuel) => {
    const at = uses.findIndex((each) => each.fuel === fuel)
    const [use, rate] = [uses[at], rates.find((each) => each.fuel === fuel) ?? rates[at]].map(
      (each) => each && book.noted(each.value),
    )
    return use && rate && book.worked('cost_of_units', [use, rate])
  })
  const amount = electricity && gas && book.worked('sum', [electricity, gas])
  if (!electricity || !gas || !amount) return undefined
  return [
    say.answer('cost.told', { facts: { amount }, words: { fuel: 'electricity and gas', per: '' } }),
    say.because('cost.parts', { facts: { electricity, gas } }),
    say.because('cost.units_standing'),
  ]
}

const moneyBuys: Sum = (command, values, context, words) => {
  const fuel = fuelOf(command, values, words)
  const money = toldOf('pence', values, context)
  const price = money && unitPrice(fuel, values, context)
  const amount = price && context.facts.worked('units_for_money', [money, price.rate])
  return !amount
    ? []
    : [say.answer('use.for_money', { facts: { money, amount }, words: { fuel }, phrases: { where: price.where } })]
}

/** A percentage of an amount, or an amount with a percentage more or less. */
const changed: Sum = (_command, values, context, words) => {
  const { facts: book } = context
  const percent = toldOf('basis_points', values, context)
  const amount =
    toldOf('pence', values, context) ??
    toldOf('micropence_per_kwh', values, context) ??
    toldOf('watt_hours', values, context)
  if (!percent || !amount) return undefined
  const way = wayOfChange(words)
  const result = way ? book.worked('changed_by', [amount, percent], { way }) : book.worked('part_of', [amount, percent])
  const template = way ? (`told.changed_${way}` as const) : 'told.part'
  return !result ? [] : [say.answer(template, { facts: { amount, percent, result } })]
}

const unitPriceOf: Sum = (command, values, context, words) => {
  const fuel = fuelOf(command, values, words)
  const [cost, use] = [toldOf('pence', values, context), toldOf('watt_hours', values, context, fuel)]
  const amount = cost && use && context.facts.worked('price_of_unit', [cost, use])
  return !amount ? [] : [say.answer('told.unit_price', { facts: { cost, use, amount } })]
}

/** The difference of two figures of one kind, also in percent. */
const apart: Sum = ({ per }, values, context, words) => {
  const { facts: book } = context
  const [one, other] = alike(values)
  const [first, second] = [one && book.noted(one.value), other && book.noted(other.value)]
  const amount = first && second && first !== second ? book.worked('difference', [first, second]) : undefined
  if (!first || !second || !amount) return undefined
  // "What percentage more is 180 than 150": of the one it's compared with.
  const base = THAN.test(words) ? second : first
  const percent = book.worked('share', [amount, base])
  const [from, to] = [spanOfValue(one?.per ?? other?.per), spanOfValue(per)]
  const over = from && to && from !== to ? book.worked('per_period', [amount], { from, to }) : undefined
  return [
    say.answer('told.difference', { facts: { first, second, amount } }),
    ...(from && to && over ? [told(amount, over, from, to)] : []),
    ...(percent ? [say.because('told.share', { facts: { percent, first: base } })] : []),
  ]
}

function alike(values: readonly ToldValue[]): readonly ToldValue[] {
  const money = values.filter(
    ({ value }) => 'amount' in value && value.unit !== 'basis_points' && value.unit !== 'miles',
  )
  return money.filter(({ value }) => value.unit === money[0]?.value.unit)
}

/** A payment converted to another period. */
const overPeriod: Sum = ({ per }, values, { facts: book }) => {
  const paid = values.find(({ value, per: of }) => of !== undefined && 'amount' in value)
  const amount: FactId | undefined = paid && book.noted(paid.value)
  const from = spanOfValue(paid?.per)
  if (!amount || !from) return undefined
  const asked = spanOfValue(per)
  // "£15 a week, what's that a week" is answered in another period.
  const to = asked && asked !== from ? asked : from === 'year' ? 'month' : 'year'
  const result = book.worked('per_period', [amount], { from, to })
  return result ? [told(amount, result, from, to)] : []
}

function told(amount: FactId, result: FactId, from: Span, to: Span): Statement {
  return say.answer('told.per', {
    facts: { amount, result },
    words: { per: PER_WORDS[from], other_per: PER_WORDS[to] },
  })
}

const volume: Sum = (_command, values, context, words) =>
  values.some(({ value }) => value.unit === 'meter_units')
    ? []
    : sayVolume(toldOf('watt_hours', values, context), context, words)

const twoRates: Sum = (_command, values, context) => sayTwoRates(values, context)

const SUMS: Readonly<Record<'use' | 'price' | 'money', readonly Sum[]>> = {
  use: [volume, metered, moneyBuys, changed, apart, overPeriod],
  price: [twoRates, unitPriceOf, changed, apart],
  money: [twoRates, bothFuels, changed, apart, energyCost, overPeriod],
}
