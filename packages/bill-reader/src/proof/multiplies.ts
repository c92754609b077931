import type { FoundNumber } from '../values/find-numbers.ts'

/** Pence per unit if quantity times price is the amount within the rounding of the printed values; else undefined. */
export function provenPence(quantity: FoundNumber, price: FoundNumber, amount: FoundNumber): number | undefined {
  for (const factor of price.unit === 'gbp' ? [100] : price.unit === 'pence' ? [1] : [1, 100]) {
    const pence = price.value * factor
    const slack = 0.6 + halfStep(quantity) * pence + halfStep(price) * factor * quantity.value
    // A tolerance that admits everything proves nothing.
    const most = Math.max(1.1, 0.004 * amount.value * 100)
    if (Math.abs(quantity.value * pence - amount.value * 100) <= Math.min(slack, most)) return roundRate(pence)
  }
  return undefined
}

function halfStep({ decimals }: FoundNumber): number {
  return 0.5 * 10 ** -decimals
}

/** Pounds to pence without floating-point noise. */
export function roundRate(pence: number): number {
  return Math.round(pence * 1e6) / 1e6
}
