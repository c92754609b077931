import type { MicroPence } from '../money/micro-pence.ts'

/** Half hours of a day in a row at one price, from midnight; `to` is after the last. */
export type PriceStretch = { from: number; to: number; rate: MicroPence }

export function priceStretches(rates: readonly MicroPence[]): PriceStretch[] {
  const found: PriceStretch[] = []
  rates.forEach((rate, slot) => {
    const last = found.at(-1)
    if (last?.rate === rate) last.to = slot + 1
    else found.push({ from: slot, to: slot + 1, rate })
  })
  return found
}
