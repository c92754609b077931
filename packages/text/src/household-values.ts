import type { IsoDay } from '@mowatt/tariffs'
import type { Household } from './household.ts'

type Value =
  | { unit: 'watt_hours' | 'micropence_per_kwh' | 'micropence_per_day' | 'pence' | 'count'; amount: number }
  | { unit: 'day'; day: IsoDay }

const MICRO = 1_000_000

/** The figures and dates stated about a home, each once. */
export function householdValues({ kwh = {}, rates = {}, ...told }: Household): Value[] {
  const amounts = <Unit extends Exclude<Value['unit'], 'day'>>(
    unit: Unit,
    all: readonly (number | undefined)[],
    by = 1,
  ) => all.flatMap((each) => (each === undefined ? [] : [{ unit, amount: Math.round(each * by) }]))
  const priced = Object.values(rates)
  return [
    ...amounts('watt_hours', Object.values(kwh), 1000),
    ...amounts(
      'micropence_per_kwh',
      priced.flatMap(({ unitPence, nightPence }) => [unitPence, nightPence]),
      MICRO,
    ),
    ...amounts(
      'micropence_per_day',
      priced.map(({ standingPence }) => standingPence),
      MICRO,
    ),
    ...amounts('pence', [told.exitFeePence, told.spend?.pence]),
    ...amounts('count', [told.people, told.bedrooms]),
    ...(told.endsOn === undefined ? [] : [{ unit: 'day' as const, day: told.endsOn }]),
  ]
}
