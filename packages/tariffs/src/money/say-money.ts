import { MICRO, type MicroPence } from './micro-pence.ts'

/** `£1,755.20`; a loss reads `-£12.00`. */
export function sayPounds(pence: number): string {
  const [pounds = '', pennies] = (Math.abs(pence) / 100).toFixed(2).split('.')
  return `${pence < 0 ? '-' : ''}£${grouped(pounds)}.${pennies}`
}

/** `£1,755`, to the nearest pound. */
export function sayWholePounds(pence: number): string {
  const pounds = Math.round(Math.abs(pence) / 100)
  return `${pence < 0 && pounds > 0 ? '-' : ''}£${grouped(String(pounds))}`
}

/** For figures based on an assumption: rounded to ten pounds, and to one below a hundred. */
export function roughPence(pence: number): number {
  const step = Math.abs(pence) < 10_000 ? 100 : 1000
  return Math.sign(pence) * Math.round(Math.abs(pence) / step) * step
}

/** `26.35p`: two decimals, as bills and Ofgem print rates, or as many as requested. */
export function sayRate(rate: MicroPence, decimals = 2): string {
  const step = MICRO / 10 ** decimals
  return `${(Math.round(rate / step) / 10 ** decimals).toFixed(decimals)}p`
}

/** `2,700 kWh`, or `1,034.2 kWh` if it is not whole; to a tenth unless more is requested. */
export function sayKwh(wattHours: number, decimals = 1): string {
  const step = 10 ** (3 - decimals)
  const [whole = '', digits = ''] = (Math.round(wattHours / step) / 10 ** decimals).toFixed(decimals).split('.')
  const rest = digits.replace(/(?<!0)0+$/, '')
  return `${grouped(whole)}${rest && `.${rest}`} kWh`
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3}){1,6}$)/g, ',')
}
