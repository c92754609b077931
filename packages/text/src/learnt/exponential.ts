const HALVINGS = 6
const TERMS = 8

/**
 * e to the power of a number that is not above 0, with sums and products only, which give the same result on every
 * processor.
 */
export function exponential(power: number): number {
  const small = Math.max(power, -60) / 2 ** HALVINGS
  let sum = 1
  for (let term = TERMS; term > 0; term -= 1) sum = 1 + (small / term) * sum
  for (let times = 0; times < HALVINGS; times += 1) sum *= sum
  return sum
}
