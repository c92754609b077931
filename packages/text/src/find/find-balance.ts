import type { FoundMoney } from './find-money.ts'

export type Side = 'credit' | 'debt'
type Place = Pick<FoundMoney, 'at' | 'end'>

const SIDES = ['credit', 'debt'] as const
/** "£340 in credit". */
const AFTER: Readonly<Record<Side, RegExp>> = {
  credit: /^ ?(?:in |of )?credit\b/i,
  debt: /^ ?(?:(?:in |of )?(?:debt|arrears)|in debit)\b/i,
}
const ABOUT = '(?: about| around| over| nearly)?'
/** "In credit by £340". */
const BEFORE: Readonly<Record<Side, RegExp>> = {
  credit: new RegExp(`\\b(?:in credit (?:by|to the tune of)|credit balance(?: of| is)?)${ABOUT} $`, 'i'),
  debt: new RegExp(
    `\\b(?:in (?:debit|debt|arrears) (?:by|to the tune of)|debit balance(?: of| is)?|debt of|arrears of)${ABOUT} $`,
    'i',
  ),
}
/** "£50 credit" may be a gift; "£340 in credit", or as a balance, is on an account. */
const ON_ACCOUNT = /^ ?(?:in (?:credit|debit|debt|arrears)|credit (?:on|in) (?:my|our|the) (?:\w{1,20} )?account)\b/i
const OF_BALANCE = new RegExp(`\\bbalance (?:is|of|shows|was)?${ABOUT} ?$`, 'i')
/** "I was £200 in credit" is in the past. */
const OVER = /\b(?:was|were|been|went|used to be) (?:about |around |over |nearly )?$/i
/** As many characters before an amount as are needed to tell what it is. */
const LEAD = 48

/** Whether the words around an amount say that it is credit or debt: then it is not a payment. */
export function sideOf(text: string, { at, end }: Place): Side | undefined {
  const [lead, after] = [leadOf(text, at), text.slice(end)]
  return SIDES.find((side) => AFTER[side].test(after) || BEFORE[side].test(lead))
}

/** The balance that the user states. */
export function findBalance(text: string, money: readonly FoundMoney[]): number | undefined {
  const found = money.find((each) => each.isPounds && isOnAccount(text, each))
  return found && (sideOf(text, found) === 'debt' ? 0 - found.pence : found.pence)
}

function isOnAccount(text: string, place: Place): boolean {
  const lead = leadOf(text, place.at)
  const phrase = SIDES.map((side) => BEFORE[side].exec(lead)).find((match) => match !== null)
  if (OVER.test(phrase ? lead.slice(0, phrase.index) : lead)) return false
  if (phrase || ON_ACCOUNT.test(text.slice(place.end))) return true
  return OF_BALANCE.test(lead) && sideOf(text, place) !== undefined
}

function leadOf(text: string, at: number): string {
  return text.slice(Math.max(0, at - LEAD), at)
}

const DENIED_SIDE = /\b(?:not|rather than|instead of) (?:in |a |of )?(?:credit|debit|debt|arrears)\b/g
const OF_SIDE: Readonly<Record<Side, RegExp>> = {
  credit: /\b(?:in )?credit\b/g,
  debt: /\b(?:in )?(?:debt|debit|arrears)\b|\bowe (?:it|that|them)\b/g,
}
/** Words beside a side that is put right. */
const BESIDE_SIDE =
  /\b(?:no|not|sorry|actually|wait|oops|wrong|i|we|am|are|is|it|its|that|thats|meant|mean|should|be|im|were|to|say|my|account)\b|['’](?:m|s|re)\b|[^a-z\s]/g

/** "No, in debt": the side of a balance, and nothing else. */
export function sideAlone(text: string): Side | undefined {
  const said = text.toLowerCase().replaceAll(DENIED_SIDE, ' ')
  const [side, other] = SIDES.filter((each) => said.search(OF_SIDE[each]) >= 0)
  if (!side || other || text.includes('?')) return undefined
  const left = said.replaceAll(OF_SIDE[side], ' ').replaceAll(BESIDE_SIDE, ' ')
  return left.trim() === '' ? side : undefined
}
