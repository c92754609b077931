export type PenceRange = { low_pence: number; high_pence: number }

/** Money as people write it. */
export function pounds(pence: number): string {
  const written = (Math.abs(pence) / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${pence < 0 ? '-' : ''}£${written}`
}

/** The same to the pound, for figures that are round anyway. */
export function wholePounds(pence: number): string {
  return `${pence < 0 ? '-' : ''}£${Math.round(Math.abs(pence) / 100).toLocaleString('en-GB')}`
}

/** Both ends, or one figure if they are the same. */
export function poundsRange({ low_pence, high_pence }: PenceRange): string {
  return low_pence === high_pence ? pounds(low_pence) : `${pounds(low_pence)} to ${pounds(high_pence)}`
}
