import { sayDay, sayKwh, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { Value } from './value.ts'

const MICRO = 1_000_000
const SMALL_WATT_HOURS = 10_000

/** How a value is formatted. The same value always reads the same. */
export function sayValue(value: Value): string {
  switch (value.unit) {
    case 'pence':
      if (value.isRound) return sayWholePounds(value.amount)
      // As people say it: 47p, not £0.47.
      return isPennies(value.amount) ? `${Math.round(value.amount)}p` : sayPounds(value.amount)
    case 'micropence_per_kwh':
    case 'micropence_per_day':
      return `${decimals(value.amount / MICRO, 2, 4)}p`
    case 'watt_hours':
      return sayKwh(value.amount, value.amount < SMALL_WATT_HOURS ? 2 : 1)
    case 'basis_points':
      return `${decimals(value.amount / 100, 0, 2)}%`
    case 'millionths':
      return decimals(value.amount / MICRO, 0, 6)
    case 'count':
    case 'meter_units':
      return decimals(value.amount, 0, 3)
    case 'days':
    case 'weeks':
    case 'months':
    case 'years':
    case 'hours':
    case 'minutes':
    case 'miles':
      return `${decimals(value.amount, 0, 2)} ${value.amount === 1 ? value.unit.slice(0, -1) : value.unit}`
    case 'watts':
      return value.amount < 1000 ? `${decimals(value.amount, 0, 0)} W` : `${decimals(value.amount / 1000, 0, 3)} kW`
    case 'day':
      return sayDay(value.day)
    case 'name':
      return value.name
  }
}

function isPennies(pence: number): boolean {
  return Math.round(pence) > 0 && Math.round(pence) < 100
}

/** Grouped, with no more decimals than needed. */
function decimals(amount: number, least: number, most: number): string {
  const [whole = '', digits = ''] = amount.toFixed(most).split('.')
  const needed = digits.replace(/(?<!0)0+$/, '').padEnd(least, '0')
  return `${whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')}${needed && `.${needed}`}`
}
