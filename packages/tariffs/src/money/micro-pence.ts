/** Millionths of a penny, an integer: the unit of stored rates. 26.5298p is 26,529,800. */
export type MicroPence = number

const DECIMALS = 6
export const MICRO = 1_000_000

/** Parses pence with up to six decimals, exactly; undefined for anything else. */
export function microPenceOf(pence: string): MicroPence | undefined {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/.exec(pence.trim())
  if (!match) return undefined
  const [, sign, whole = '', decimals = ''] = match
  const amount = Number(whole) * MICRO + Number(decimals.padEnd(DECIMALS, '0'))
  return sign === '-' ? -amount : amount
}

/** Of a rate as people write it: at most six decimals count. */
export function microOfPence(pence: number): MicroPence | undefined {
  return microPenceOf(pence.toFixed(DECIMALS))
}

/** A rate in our own code; an error in it throws. */
export function micro(pence: string): MicroPence {
  const amount = microPenceOf(pence)
  if (amount === undefined) throw new RangeError(`${pence} is not an amount in pence`)
  return amount
}

/** The shortest text that says it exactly: `26.5298`. */
export function penceText(amount: MicroPence): string {
  const digits = String(Math.abs(amount)).padStart(DECIMALS + 1, '0')
  const decimals = digits.slice(-DECIMALS).replace(/(?<!0)0+$/, '')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -DECIMALS)}${decimals && `.${decimals}`}`
}
