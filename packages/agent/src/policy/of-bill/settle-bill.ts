import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { linesOfBill, grossOf } from '../../bill/lines-of-bill.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'

/** "Already paid the 58 from before" says so without an I. */
const PAID_IT =
  /\b(?:i|we) (?:have |already |did |just |think i ){0,6}(?:paid|pay) (?:that|it|this|them|off|the (?:bill|balance|lot)|(?:about )?£?\d+ (?:quid |pounds )?(?:off|of|towards|toward))\b|\b(?:i |we )?(?:have )?(?:already |just )(?:paid|cleared|settled)\b/
const BY_MISTAKE =
  /\b(?:by|a) mistake\b|\bshould not be (?:on )?(?:there|it|the bill|here)\b|\b(?:not|nothing) to do with (?:me|us)\b|\bnot (?:mine|ours)\b/
const LONGEST = 12

/** What somebody says of the bill and what follows: it is paid, or a fuel on it is not theirs. */
export function settleBill(plain: string, state: AgentState, facts: BillFacts): ToolResult | undefined {
  if (
    plain.split(' ').length > LONGEST ||
    /^(?:(?:so|and|but|ok) )*(?:what|how|why|when|can|could|should|if|do|does|must|will|is|am)\b/.test(plain)
  )
    return undefined
  const next: AgentState = { ...state, topic: { call: 'explain_bill', args: { aspect: 'balance' } } }
  if (PAID_IT.test(plain) && facts.balanceGbp !== undefined) {
    const dated = facts.billDate ? ` It is dated ${sayDay(facts.billDate)}.` : ''
    return knownText(
      next,
      'paid_it',
      `Then the bill was most likely made before your payment came in.${dated} Look into your online account whether the payment is there. If it is, what the bill calls ${sayPounds(Math.round(facts.balanceGbp * 100))} to pay is lower by that sum. If it does not show after some days, send the supplier the proof from your bank, and do not pay twice.`,
    )
  }
  const only = saidOf(state).fuels
  const other = only === 'electricity' ? 'gas' : only === 'gas' ? 'electricity' : undefined
  if (!other || !BY_MISTAKE.test(plain) || !facts[other]) return undefined
  const line = linesOfBill(facts)?.find(({ fuel }) => fuel === other)
  const sum = line ? `the ${sayPounds(grossOf(line, facts))} for ${other}` : `the charges for ${other}`
  return knownText(
    next,
    'not_their_fuel',
    `Then ask the supplier in writing to take ${sum} off and to correct the account. Name the meter’s serial number from the bill, and say that there is none such in your home. Pay the part that is yours meanwhile. I can draft the letter: say “write the letter”. I leave ${other} out of the comparison.`,
  )
}
