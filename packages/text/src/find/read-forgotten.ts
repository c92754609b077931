import type { Household } from '../household.ts'

type Key = keyof Household

/** How users refer to what was noted about a home. */
const NAMES: readonly (readonly [Key, RegExp])[] = [
  ['rates', /\b(?:unit |day |night )?(?:rates?|prices?|standing charges?)\b/i],
  ['postcode', /\b(?:postcode|post code|address|where (?:i|we) live|area|region|town)\b/i],
  ['kwh', /\b(?:usage|kwh|consumption|(?:how much|what) (?:i|we) use|the use)\b/i],
  ['spend', /\b(?:spend\w{0,3}|(?:how much|what) (?:i|we) pay|payments?|direct debit|monthly amount)\b/i],
  ['balancePence', /\b(?:balance|(?:my|our|the) (?:credit|debt))\b/i],
  ['people', /\b(?:people|how many (?:of us|we are|live here)|household|number of us)\b/i],
  ['bedrooms', /\b(?:bed ?rooms?|beds)\b/i],
  ['supplier', /\b(?:supplier|who (?:i'?m|we'?re|i am|we are) with)\b/i],
  ['tariffName', /\btariff\b/i],
  ['endsOn', /\b(?:end date|when (?:it|my deal|the deal|my fix) ends|deal end|fix end)\b/i],
  ['exitFeePence', /\bexit fees?\b/i],
  ['paymentMethod', /\bhow (?:i|we) pay\b/i],
  ['heating', /\bheating\b/i],
  ['hasEv', /\b(?:electric car|car|ev)\b/i],
  ['mpan', /\b(?:mpan|supply number)\b/i],
]
const TURNS =
  /\b(forget|delete|remove|drop|lose|scrap|bin|clear)\b|\b(keep|except|apart from|but not|other than|besides|leave|hold on to|save)\b/gi

/** What to forget and what to keep: "forget the rate but keep the postcode". */
export function readForgotten(text: string): { gone: Key[]; kept: Key[] } {
  const said = text.replaceAll('’', "'")
  const turns = [...said.matchAll(TURNS)]
  const found: Record<'gone' | 'kept', Key[]> = { gone: [], kept: [] }
  for (const [at, { index, 1: forgets }] of turns.entries()) {
    const part = said.slice(index, turns[at + 1]?.index)
    found[forgets === undefined ? 'kept' : 'gone'].push(
      ...NAMES.flatMap(([key, name]) => (name.test(part) ? [key] : [])),
    )
  }
  return found
}
