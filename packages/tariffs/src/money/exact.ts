/** An exact amount: `top / bottom`, whole numbers without bounds, never a floating point number. Not always in lowest terms. */
export type Exact = { readonly top: bigint; readonly bottom: bigint }

export const ZERO: Exact = { top: 0n, bottom: 1n }

export function exact(top: number | bigint, bottom: number | bigint = 1n): Exact {
  return { top: BigInt(top), bottom: BigInt(bottom) }
}

export function plus(a: Exact, b: Exact): Exact {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom }
  const toA = b.bottom / greatestCommonDivisor(a.bottom, b.bottom)
  const bottom = a.bottom * toA
  return { top: a.top * toA + b.top * (bottom / b.bottom), bottom }
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { top: -b.top, bottom: b.bottom })
}

export function times(a: Exact, b: Exact): Exact {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom }
}

export function dividedBy(a: Exact, b: Exact): Exact {
  if (b.top === 0n) throw new RangeError('Division by zero')
  const sign = b.top < 0n ? -1n : 1n
  return { top: sign * a.top * b.bottom, bottom: sign * a.bottom * b.top }
}

/** Rounded to the nearest integer; a half rounds up. */
export function rounded(amount: Exact): number {
  const top = 2n * amount.top + amount.bottom
  const bottom = 2n * amount.bottom
  const towardsZero = top / bottom
  return Number(top < 0n && top % bottom !== 0n ? towardsZero - 1n : towardsZero)
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
