const MONTHS = 12
/** Two payments that differ by no more than this count as about the same, in percent. */
const CLOSE_PERCENT = 5

/** In pence. A positive balance is credit, a negative one is debt. */
export type DirectDebit = {
  monthlyPence: number
  yearPence: number
  balancePence: number
  /** What the coming months cost, the next one first. If unknown, credit isn't judged. */
  months?: readonly number[] | undefined
}

export type DirectDebitCheck = {
  verdict: 'high' | 'low' | 'fair'
  /** The year in twelve equal parts. */
  evenPence: number
  /** The same, with the balance evened out by the end of the year. */
  fairPence: number
  /** How much more than the higher of the two is paid, or less than the lower; zero if it is fair. */
  gapPence: number
  /** The balance after a year of these payments. */
  afterYearPence: number
  /** Credit that the expensive months ahead will use up, and the rest of the balance. */
  neededCreditPence: number | null
  spareCreditPence: number | null
}

/** Whether a monthly payment fits the cost of a year. Exact to the penny; remainders are rounded up. */
export function checkDirectDebit({ monthlyPence, yearPence, balancePence, months }: DirectDebit): DirectDebitCheck {
  const evenPence = Math.ceil(yearPence / MONTHS)
  const fairPence = Math.max(0, Math.ceil((yearPence - balancePence) / MONTHS))
  const [least, most] = [Math.min(evenPence, fairPence), Math.max(evenPence, fairPence)]
  const isHigh = monthlyPence * 100 > most * (100 + CLOSE_PERCENT)
  const isLow = monthlyPence * 100 < least * (100 - CLOSE_PERCENT)
  const needed = months ? creditNeeded(months, evenPence) : null
  return {
    verdict: isHigh ? 'high' : isLow ? 'low' : 'fair',
    evenPence,
    fairPence,
    gapPence: isHigh ? monthlyPence - most : isLow ? least - monthlyPence : 0,
    afterYearPence: balancePence + MONTHS * monthlyPence - yearPence,
    neededCreditPence: needed,
    spareCreditPence: needed === null ? null : Math.max(0, balancePence - needed),
  }
}

/** The most that the coming months cost beyond equal payments: credit needed before winter, none in spring. */
function creditNeeded(months: readonly number[], evenPence: number): number {
  let [short, most] = [0, 0]
  for (const pence of months) {
    short += pence - evenPence
    most = Math.max(most, short)
  }
  return most
}
