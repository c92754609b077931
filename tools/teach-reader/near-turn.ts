/**
 * In steps: within this distance of a rounding boundary, another processor may round the other way. Differences between
 * processors are usually a tenth of it; the largest seen was half of it.
 */
export const NEAR = 0.000_25

/** Whether the last digits decide to which whole step this is rounded. */
export function isNearTurn(steps: number): boolean {
  return Math.abs(steps - Math.floor(steps) - 0.5) < NEAR
}
