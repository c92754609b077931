export type PenceRange = { low_pence: number; high_pence: number }

/** Money as people write it. */
export function pounds(pence: number): string {
  const written = (Math.abs(pence) / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${pence < 0 ? '-' : ''}£${written}`
}

/** Both ends, or one figure where they are the same. */
export function poundsRange({ low_pence, high_pence }: PenceRange): string {
  return low_pence === high_pence ? pounds(low_pence) : `${pounds(low_pence)} to ${pounds(high_pence)}`
}

/** A saving in words, because a sign is easily overlooked: below nothing it is a loss. */
export function savingWords(pence: number): string {
  if (pence === 0) return 'the same'
  return `${pounds(Math.abs(pence))} ${pence > 0 ? 'less' : 'more'}`
}

export function savingRangeWords({ low_pence, high_pence }: PenceRange): string {
  if (low_pence === high_pence) return savingWords(low_pence)
  if (low_pence >= 0) return `${pounds(low_pence)} to ${pounds(high_pence)} less`
  if (high_pence <= 0) return `${pounds(-high_pence)} to ${pounds(-low_pence)} more`
  return `between ${savingWords(low_pence)} and ${savingWords(high_pence)}`
}
