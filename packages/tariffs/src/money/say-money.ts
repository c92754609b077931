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

/** `26.35p`: two decimals, as bills and Ofgem print rates. */
export function sayRate(rate: MicroPence): string {
  return `${(Math.round(rate / (MICRO / 100)) / 100).toFixed(2)}p`
}

/** `2,700 kWh`, or `1,034.2 kWh` when it is not whole. */
export function sayKwh(wattHours: number): string {
  const [whole = '', tenth] = (Math.round(wattHours / 100) / 10).toFixed(1).split('.')
  return `${grouped(whole)}${tenth === '0' ? '' : `.${tenth}`} kWh`
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
