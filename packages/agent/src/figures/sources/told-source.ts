import { FUELS, type Fuel } from '@mowatt/tariffs'
import type { FactId, FactValue } from '../../facts/fact.ts'
import type { ToldValue } from '@mowatt/text/values/value'
import type { Told } from '../../command/command.ts'
import { readValues } from '@mowatt/text/values/read-values'
import { readFuel } from '@mowatt/text/find/fuel-and-period'
import type { RunContext } from '../../say/outcome.ts'
import { type Source, unknown, type Unknown } from './source.ts'

/** The figures in the user's own words, in order. */
export function toldValues({ text, world }: RunContext, told: Told | undefined): readonly ToldValue[] {
  return told?.values ?? readValues(told?.words ?? text, world.today)
}

/** How many earlier messages a follow-up may refer to. */
const EARLIER = 3

/** Includes other kinds of figures from the last few messages, the newest first. */
export function withEarlier(own: readonly ToldValue[], context: RunContext): readonly ToldValue[] {
  return earlierValues(context).reduce(
    (known, said) => [...known, ...said.filter((each) => !known.some((one) => isAlike(one, each)))],
    own,
  )
}

/** The figures of each of the last few messages, the newest first. */
export function earlierValues({ facts: book, world }: RunContext): readonly (readonly ToldValue[])[] {
  return book.messages
    .slice(-EARLIER - 1, -1)
    .toReversed()
    .map((each) => readValues(each, world.today).map((value) => withFuel(value, each)))
}

/** A reading belongs to the meter that its message names. */
function withFuel(told: ToldValue, message: string): ToldValue {
  const fuel = told.value.unit === 'meter_units' ? (told.fuel ?? readFuel(message)?.value) : told.fuel
  return fuel ? { ...told, fuel } : told
}

/** Then the newer one replaces the older. */
function isAlike(one: ToldValue, other: ToldValue): boolean {
  const isOfFuel = one.fuel === undefined || other.fuel === undefined || one.fuel === other.fuel
  const isOver = (one.per === undefined) === (other.per === undefined)
  return one.value.unit === other.value.unit && one.time === other.time && isOfFuel && isOver
}

/** A figure in that unit, for that fuel or for none. */
export function toldOf(
  unit: FactValue['unit'],
  all: readonly ToldValue[],
  context: RunContext,
  fuel?: Fuel,
): FactId | undefined {
  const values = all.filter(({ time }) => time === undefined)
  const found =
    values.find((each) => each.value.unit === unit && (each.fuel ?? fuel) === fuel) ??
    values.find((each) => each.value.unit === unit && (fuel === undefined || each.fuel === undefined))
  return found && context.facts.noted(found.value)
}

/** A year's usage named in a question: without a fuel it's electricity. */
export function toldUse(fuel: Fuel, told: Told | undefined, context: RunContext): FactId | undefined {
  const uses = toldValues(context, told).filter(({ value }) => value.unit === 'watt_hours')
  const found = uses.find((each) => (each.fuel ?? 'electricity') === fuel)
  return found && context.facts.noted(found.value)
}

/** Rates and usage as the user states them. */
export function toldSource(context: RunContext, told: Told | undefined): Source | Unknown {
  const values = toldValues(context, told)
  const { facts: book } = context
  const fuels = FUELS.filter((fuel) => values.some((each) => (each.fuel ?? fuel) === fuel))
  if (values.length === 0) return unknown({ template: 'unknown.no_figures' }, 'ask.figures')
  const of = (unit: FactValue['unit'], fuel: Fuel) => toldOf(unit, values, context, fuel)
  const use = (fuel: Fuel) => of('watt_hours', fuel)
  return {
    where: { template: 'where.told_rates' },
    whereUse: { template: 'where.by_telling' },
    if: { template: 'if.nothing' },
    who: 'you use',
    natural: 'bill',
    fuels,
    use,
    rates(fuel) {
      const [unit, standing] = [of('micropence_per_kwh', fuel), of('micropence_per_day', fuel)]
      return { ...(unit && { unit }), ...(standing && { standing }) }
    },
    cost(fuel) {
      const [first = 'electricity'] = fuel ? [fuel] : fuels
      const [used, unit] = [use(first), of('micropence_per_kwh', first)]
      return used && unit ? book.worked('cost_of_units', [used, unit]) : toldOf('pence', values, context, fuel)
    },
    notes: () => [],
  }
}
