import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { isIsoDay, microPenceOf } from '@mowatt/tariffs'
import type { FactValue } from './fact.ts'

const UNITS: readonly [field: RegExp, valueOf: (read: number) => FactValue | undefined][] = [
  [/pencePerKwh$/, (pence) => price('micropence_per_kwh', pence)],
  [/standingChargePencePerDay$/, (pence) => price('micropence_per_day', pence)],
  [/Gbp$/, (pounds) => ({ unit: 'pence', amount: Math.round(pounds * 100) })],
  [/kwh(?:InPeriod)?$/i, (kwh) => ({ unit: 'watt_hours', amount: Math.round(kwh * 1000) })],
  [/\.(?:previous|latest)$/, (shown) => ({ unit: 'meter_units', amount: shown })],
]

/** A value of a bill by its path. Values that were not read with certainty are not in the facts. */
export function billValue(reading: BillReading, path: string): FactValue | undefined {
  const { facts, marks } = reading
  const found = path.split('.').reduce<unknown>(step, path.startsWith('marks.') ? { marks } : facts)
  if (typeof found === 'number') return UNITS.find(([field]) => field.test(path))?.[1](found)
  if (typeof found !== 'string' || found === '') return undefined
  return isIsoDay(found) ? { unit: 'day', day: found } : { unit: 'name', name: found }
}

function step(from: unknown, key: string): unknown {
  if (Array.isArray(from)) return from[Number(key)]
  return typeof from === 'object' && from !== null && Object.hasOwn(from, key)
    ? Object.entries(from).find(([name]) => name === key)?.[1]
    : undefined
}

function price(unit: 'micropence_per_kwh' | 'micropence_per_day', pence: number): FactValue | undefined {
  const amount = microPenceOf(pence.toFixed(6))
  return amount === undefined ? undefined : { unit, amount }
}
