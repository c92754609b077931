import type { PriceLine } from '../proof/price-line.ts'
import { kwhByRegister } from './proven-readings.ts'
import type { ReadPair } from './read-readings.ts'

/** Rows that name no register are identified by the charge of each. */
export function withRegisters(pairs: readonly ReadPair[], lines: readonly PriceLine[]): ReadPair[] {
  const charged = [...kwhByRegister(lines)].filter(([register]) => register !== 'single')
  if (pairs.length < 2 || charged.length < 2) return [...pairs]
  const named = pairs.map((pair) => {
    if (pair.register !== 'single') return pair
    const fitting = charged.filter(([, kwh]) => Math.abs(pair.latest - pair.previous - kwh) <= 0.51)
    const register = fitting.length === 1 ? fitting[0]?.[0] : undefined
    return register ? { ...pair, register } : pair
  })
  return new Set(named.map(({ register }) => register)).size === named.length ? named : [...pairs]
}
