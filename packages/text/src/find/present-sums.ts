import type { FoundMoney } from './find-money.ts'

const OLD =
  /\b(?:from|was|were|used to (?:pay|be)|not|instead of|rather than|previously|originally|before|up from|down from|old (?:bill|payment|one|dd|direct debit) (?:of|was|is))\s*(?:only |about |around |just )?$/i
const SINCE =
  /^\W*(?:a month |a year |per month |monthly |quid |pounds )*(?:last year|before|previously|last (?:month|time|winter)|in the past)\b/i

/** Sums that apply now. "From £110 to £180" and "not 140, 104" name one that is over or wrong. */
export function presentSums(text: string, money: readonly FoundMoney[]): FoundMoney[] {
  if (money.length < 2) return [...money]
  const left = money.filter(
    ({ at, end }) => !OLD.test(text.slice(Math.max(0, at - 30), at)) && !SINCE.test(text.slice(end, end + 30)),
  )
  return left.length > 0 ? left : [...money]
}
