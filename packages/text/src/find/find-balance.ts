import type { FoundMoney } from './find-money.ts'

export type Side = 'credit' | 'debt'

const OF_SIDE: Readonly<Record<Side, RegExp>> = {
  credit: /^ ?(?:in |of )?credit\b/i,
  debt: /^ ?(?:in |of )?(?:debt|arrears)\b/i,
}
/** "£50 credit" may be a gift; "£340 in credit" is on an account. */
const ON_ACCOUNT = /^ ?in (?:credit|debt|arrears)\b/i
/** "I was £200 in credit" is over. */
const OVER = /\b(?:was|were|been|went|used to be) (?:about |around |over |nearly )?$/i
const BEFORE = 30

/** Whether what follows an amount says that it is credit or debt: then it is no payment. */
export function sideOf(after: string): Side | undefined {
  return (['credit', 'debt'] as const).find((side) => OF_SIDE[side].test(after))
}

/** What somebody says is on their account. */
export function findBalance(text: string, money: readonly FoundMoney[]): number | undefined {
  const found = money.find(
    ({ at, end, isPounds }) =>
      isPounds && ON_ACCOUNT.test(text.slice(end)) && !OVER.test(text.slice(Math.max(0, at - BEFORE), at)),
  )
  return found && (sideOf(text.slice(found.end)) === 'debt' ? 0 - found.pence : found.pence)
}
