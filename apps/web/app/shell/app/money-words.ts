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

/** Both ends, or one figure where they are the same. */
export function poundsRange({ low_pence, high_pence }: PenceRange): string {
  return low_pence === high_pence ? pounds(low_pence) : `${pounds(low_pence)} to ${pounds(high_pence)}`
}

/** A saving in words, because a sign is easily overlooked: below nothing it is a loss. */
export function savingWords(pence: number, isRough = false): string {
  if (pence === 0) return isRough ? 'about the same' : 'the same'
  return `${isRough ? `about ${wholePounds(Math.abs(pence))}` : pounds(Math.abs(pence))} ${pence > 0 ? 'less' : 'more'}`
}

export function savingRangeWords({ low_pence, high_pence }: PenceRange, isRough = false): string {
  if (low_pence === high_pence) return savingWords(low_pence, isRough)
  const say = isRough ? wholePounds : pounds
  const about = isRough ? 'about ' : ''
  if (low_pence >= 0) return `${about}${say(low_pence)} to ${say(high_pence)} less`
  if (high_pence <= 0) return `${about}${say(-high_pence)} to ${say(-low_pence)} more`
  return `between ${savingWords(low_pence, isRough)} and ${savingWords(high_pence, isRough)}`
}
