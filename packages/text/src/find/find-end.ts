import type { Household } from '../household.ts'
import type { FoundDay } from './find-days.ts'

const TENANCY = /\b(?:tenan(?:t|ts|cy|cies)|lease|landlord|letting|rented|renting)\b/
const MOVES = /\b(?:moving|move|moves|moved|tenancy|lease|completion|exchange|keys)\b/
const OF_FIX = /\b(?:fix\w*|tariff|deal|energy|gas|electric\w*)\b/

/** The part of a sentence around a position. */
function clauseAt(said: string, at: number): string {
  const start = Math.max(
    ...[...said.slice(0, at).matchAll(/[,.;]|\b(?:and|but|while|though)\b/g)].map(({ index }) => index),
    0,
  )
  const rest = said.slice(at).search(/[,.;]|\b(?:and|but|while|though)\b/)
  return said.slice(start, rest < 0 ? undefined : at + rest)
}

/** The end of the fix that a message states, among its dates. */
export function endOf(
  said: string,
  days: readonly FoundDay[],
  home: Household,
  wanted: string | undefined,
): FoundDay | undefined {
  const [only] = days
  if (wanted === 'ends_on' || !only) return only
  // A tenancy ends too, and a move has its own date: neither is the end of the fix.
  if (TENANCY.test(said) && !OF_FIX.test(said)) return undefined
  const first = MOVES.test(said) ? days.find(({ at }) => !MOVES.test(clauseAt(said, at))) : only
  if (!first) return undefined
  // "Fix now or wait till January" compares two options.
  if (
    /\b(?:wait|hold (?:on|off|out)|hang on) (?:till|til|until|for)\b|\bor wait\b/.test(said) &&
    !/\bmy fix|fixed (?:until|till|til)|\bends?\b/.test(said)
  )
    return undefined
  // A fix that has ended has no future end.
  if (/\b(?:ended|expired|finished|lapsed|ran out)\b/.test(said)) return undefined
  const about = said.slice(Math.max(0, first.at - 40), first.at + first.length + 25)
  if (/\b(?:leave|left|go|move|switch|wait|remind|start)\b/.test(about) && !/\bfix/.test(about)) return undefined
  return home.deal === 'fixed' ||
    /\b(?:fix(?:ed)? to|ends?|ending|until|till|til|expires?|expiry|runs? out|(?:is|are|fix|deal|contract|term|'s) (?:up|done|over) (?:in|on|at|by|\d)|finish\w*|left on|remaining)\b/.test(
      about,
    )
    ? first
    : undefined
}
