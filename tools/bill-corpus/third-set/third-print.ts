import { type Bill, type Fuel, fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import type { Scenario } from '../make-bill.ts'
import { gbp } from '../print.ts'

/** One page: its HTML, and the paths of the facts that it prints, `*` for both fuels. */
type Sheet = { body: string; tells: string }

/** A layout of the third set. What a page does not tell is no part of its truth. */
export type ThirdLayout = {
  name: string
  scenarios: readonly [Scenario, Scenario]
  style: string
  sheets: (bill: Bill) => Sheet[]
  /** Of the supplier's name, where the layout goes with one. */
  supplier?: readonly [name: string, address: string]
}

export const day = (iso: string) => printDay(iso, 'long')
export const shortDay = (iso: string) => printDay(iso, 'short')
export const slashDay = (iso: string) => printDay(iso, 'slashes')
export const shortYear = (iso: string) => printDay(iso, 'short-year')

export const each = (bill: Bill, print: (fuel: Fuel) => string) => fuelsOf(bill).map(print).join('')

export const fuelName = ({ name }: Fuel) => (name === 'gas' ? 'Gas' : 'Electricity')

/** "Day" and "Night", nothing for a single register. */
export const rateName = (register: string) =>
  register === 'single' ? '' : register.charAt(0).toUpperCase() + register.slice(1)

export const places = (value: number, count: number) => value.toFixed(Math.max(count, decimalsOf(value)))

export const plainPounds = (value: number) => gbp(value).slice(1)

export const feeText = (fuel: Fuel, none: string) => (fuel.exitFee > 0 ? gbp(fuel.exitFee) : none)

export const m3 = (value: number) => String(value).padStart(5, '0')

export const lines = (bill: Bill) => [...bill.address, bill.postcode].join('<br>')

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
