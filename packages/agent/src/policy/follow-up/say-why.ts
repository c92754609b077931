import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState, Wanted } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'

const WHY_ASKED: Readonly<Record<Wanted, string>> = {
  postcode: 'Prices differ by region, and the postcode tells me yours. I use it for nothing else.',
  mpan: 'Some postcode areas lie in two price regions. The first two digits of the supply number settle it.',
  use: 'What a tariff costs you depends on how much you use. Without it any figure would be a guess.',
  spend: 'From what is paid I can work out roughly how much energy is used.',
  people: 'The number of people says much about the electricity that a home uses.',
  bedrooms: 'The size of a home says much about the gas that it needs.',
  heating: 'Heating is the largest part of most homes’ use, so it matters which energy it takes.',
  deal: 'Only with your present deal can I say what you would save.',
  ends_on: 'If the fix ends within the year, the variable rates count after it, and the exit fee falls away before it.',
  exit_fee: 'An exit fee can eat up a saving, so it has to be in the sum.',
  which_tariff: 'I want to be sure that I begin the right switch.',
  which_value: 'I want to put the right line right.',
  new_value: 'I want to put the right line right.',
  start_switch: 'I never begin a switch on a guess.',
  reminder: 'I need a day to write to you.',
}

/** The call that answers "why?" after the last answer, or the words, or nothing to build on. */
export function whyCall(state: AgentState): ToolCall | ToolResult | undefined {
  const { topic, asked } = state
  if (asked) return knownText(state, 'why', WHY_ASKED[asked.wanted])
  switch (topic?.call ?? '') {
    case 'compare':
      return { name: 'compare', args: { is_why: true } }
    case 'price_cap':
      return { name: 'explain_term', args: { term: 'region' } }
    case 'exit_fee':
      return { name: 'explain_term', args: { term: 'exit_fee' } }
    case 'explain_bill':
      return { name: 'explain_bill', args: { aspect: 'high' } }
    case 'explain_tariff':
    case 'estimate_usage':
      return { name: 'explain_term', args: { term: 'annual_cost' } }
    default:
      return undefined
  }
}
