import type { AgentReply, ToolResult } from '../../agent-reply.ts'
import type { AgentState, Wanted } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'

/** Only what was asked for a comparison: a question about a switch or a value is not brought up again. */
const AGAIN: Partial<Record<Wanted, string>> = {
  postcode: 'To go on with the comparison: what is your postcode?',
  use: 'To go on with the comparison: how much energy does the home use, or what is paid for it?',
  spend: 'To go on with the comparison: what is paid in a month?',
  people: 'To go on: how many people live there?',
  bedrooms: 'To go on: how many bedrooms are there?',
  heating: 'To go on: what is the home heated with?',
}
const MOST = 3
const SHORT = 6

/** A few words that are no answer: Mo says so and asks once more, and talks of nothing else. */
export function askOnceMore(text: string, state: AgentState): ToolResult | undefined {
  const { asked } = state
  const says = asked && AGAIN[asked.wanted]
  if (!says || asked.times >= MOST || text.trim().split(/\s+/).length > SHORT || text.includes('?')) return undefined
  const next = { ...state, asked: { ...asked, times: asked.times + 1 } }
  return knownText(next, 'once_more', `I could not read that as an answer. ${says} If you do not know, say so.`)
}

const ANSWERS: readonly string[] = ['explain_term', 'correct_premise', 'about_mo', 'price_cap', 'vat', 'search_guides']

/** A question that came between is answered first, and then Mo asks again for what it waits for. */
export function askAgain(reply: AgentReply, before: AgentState): AgentReply {
  const { asked } = before
  const says = asked && AGAIN[asked.wanted]
  if (!says || reply.state.asked || reply.state.offered || asked.times >= MOST) return reply
  if (reply.calls.length !== 1 || !ANSWERS.includes(reply.calls[0]?.name ?? '')) return reply
  return {
    ...reply,
    text: `${reply.text} ${says}`,
    state: { ...reply.state, asked: { ...asked, times: asked.times + 1 } },
  }
}
