import type { Register } from '../bill-facts.ts'

/** No home pays so little for electricity in the daytime; at night it may. */
const LEAST_ELECTRICITY_PENCE = 10
const MOST_GAS_PENCE = 15

export function isBelowElectricity({ pence, register }: { pence: number; register?: Register | undefined }): boolean {
  return register !== 'night' && pence < LEAST_ELECTRICITY_PENCE
}

export function isAboveGas(pence: number): boolean {
  return pence > MOST_GAS_PENCE
}

/** Far above the usage of the largest homes on the coldest days. */
const MOST_A_DAY = { electricity: 150, gas: 500 } as const
const MOST_A_YEAR = { electricity: 40_000, gas: 120_000 } as const

export function isBeyondHome(fuel: 'electricity' | 'gas', kwh: number, days: number | undefined): boolean {
  return days === undefined ? kwh > MOST_A_YEAR[fuel] : kwh > MOST_A_DAY[fuel] * days
}
