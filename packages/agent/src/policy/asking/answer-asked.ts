import { regions } from '@mowatt/tariffs'
import type { ToolCall, ToolName } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { saidOf, withSaid } from '../../home/home-of-turn.ts'
import { readCorrection } from '../../tools/correct-fact.ts'
import { ask } from '../../tools/results.ts'
import { askPeople, askSpend } from '../../tools/questions.ts'
import type { ToolResult } from '../../agent-reply.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import { tariffOf } from '../choose/fill-args.ts'
import { reminderArgs } from '../choose/reminder-args.ts'
import { smallTalk } from '../at-once/small-talk.ts'

/** What follows from an answer to Mo's question: calls, or words at once, with the state after it. */
export type Answered = { calls: ToolCall[]; at_once?: ToolResult; state: AgentState }

/** Reads a message as the answer to what was asked; undefined where it is none. */
export function answerAsked(text: string, slots: Slots, given: AgentState): Answered | undefined {
  const { asked, ...state } = given
  if (!asked) return undefined
  const goal = asked.goal as ToolName
  const goOn = (next: AgentState = state): Answered => ({ calls: [{ name: goal, args: {} }], state: next })
  const said = saidOf(state)
  switch (asked.wanted) {
    case 'start_switch':
      if (slots.answer === 'yes')
        return { calls: [{ name: 'start_switch', args: { tariff_id: asked.detail, is_confirmed: true } }], state }
      return slots.answer === 'no' ? { calls: [], at_once: smallTalk('declined', state), state } : undefined
    case 'which_tariff': {
      const args = tariffOf(slots, state, false)
      return args['tariff_id'] === undefined
        ? undefined
        : { calls: [{ name: 'start_switch', args: { ...args, is_confirmed: true } }], state }
    }
    case 'reminder': {
      const args = reminderArgs(text, slots)
      if (Object.keys(args).length === 0) return undefined
      const on = asked.detail === undefined ? {} : { on: asked.detail }
      return { calls: [{ name: 'set_reminder', args: { ...on, ...args } }], state }
    }
    case 'which_value':
    case 'new_value': {
      const { path, label, value } = readCorrection(text, slots.fuel)
      const known = asked.detail ?? path
      if (known === undefined) return undefined
      // A question that came between is no value.
      if (asked.wanted === 'new_value' && (!VALUE.test(text) || (OF_NUMBER.test(known) && !/\d/.test(text))))
        return undefined
      const given_value = asked.wanted === 'new_value' ? text.trim().slice(0, 100) : value
      return {
        calls: [
          {
            name: 'correct_fact',
            args: {
              path: known,
              ...(label !== undefined && { label }),
              ...(given_value !== undefined && { text: given_value }),
            },
          },
        ],
        state,
      }
    }
    case 'use':
      if (/know what (?:i|we|they) pay/i.test(text)) return { calls: [], at_once: askSpend(state, goal), state }
      if (/question|ask me/i.test(text) || slots.answer === 'dont_know')
        return { calls: [], at_once: askPeople(state, goal), state }
      return hasUse(slots) ? goOn() : undefined
    case 'postcode':
    case 'mpan':
      if (slots.household.postcode !== undefined || slots.household.mpan !== undefined || slots.region) return goOn()
      return slots.answer === 'dont_know' ? { calls: [], at_once: askWhichRegion(state, goal), state } : undefined
    case 'deal':
      if (slots.answer === 'dont_know')
        return {
          calls: [],
          at_once: {
            says: 'That is fine. Your bill or your supplier’s app says which it is. Tell me when you know, and I work out what you would save.',
            cards: [],
            facts: [],
            state,
          },
          state,
        }
      return slots.household.deal || slots.household.spend ? goOn() : undefined
    case 'ends_on':
      if (slots.household.endsOn !== undefined) return goOn()
      return slots.answer === 'dont_know' ? goOn(withSaid(state, { ...said, isEndUnknown: true })) : undefined
    case 'exit_fee':
      if (slots.household.exitFeePence !== undefined) return goOn()
      return slots.answer === 'dont_know' ? goOn(withSaid(state, { ...said, isFeeUnknown: true })) : undefined
    case 'spend':
      if (slots.answer === 'dont_know') return { calls: [], at_once: askPeople(state, goal), state }
      return hasUse(slots) ? goOn() : undefined
    case 'people':
    case 'bedrooms':
      if (slots.answer === 'dont_know') return goOn(withSaid(state, { ...said, isTypical: true }))
      return slots.household.people !== undefined || slots.household.bedrooms !== undefined || hasUse(slots)
        ? goOn()
        : undefined
    case 'heating':
      return slots.household.heating
        ? goOn()
        : slots.answer === 'dont_know'
          ? goOn(withSaid(state, { ...said, heating: 'gas' }))
          : undefined
  }
}

const OF_NUMBER = /(?:Kwh|PerDay|Gbp|Date)$/
const VALUE =
  /\d|direct debit|prepay|receipt|energy|power|gas\b|\b(?:zero|none|nothing|no fee)\b|^(?!\W*(?:and|so|what|why|how|ok|but|is|are|can|who|when|where)\b)\W*[\w&' -]{3,40}[.! ]{0,150}$/i

/** Who knows neither postcode nor supply number knows about where the home is. */
function askWhichRegion(state: AgentState, goal: string): ToolResult {
  const choices = regions.map(({ name }) => ({ label: name, text: `The region is ${name}` }))
  return ask(state, 'mpan', goal, 'That is fine. Which of these regions is the home in?', choices)
}

function hasUse({ household }: Slots): boolean {
  return (
    household.spend !== undefined ||
    household.kwh !== undefined ||
    household.isTypical === true ||
    household.people !== undefined ||
    household.bedrooms !== undefined
  )
}
