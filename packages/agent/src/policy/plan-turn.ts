import type { ToolCall, ToolResult } from '../agent-reply.ts'
import type { AgentState, Household } from '../agent-state.ts'
import { classify, findSafety, readWords } from '../understand/classify.ts'
import { findSlots, type Slots } from '../understand/find-slots.ts'
import { findSubject } from '../understand/find-subject.ts'
import type { Intent } from '../understand/intent.ts'
import type { World } from '../world.ts'
import { answerAsked } from './answer-asked.ts'
import { chooseIntents } from './choose-intents.ts'
import { fillArgs } from './fill-args.ts'
import { followUp } from './follow-up.ts'
import { whyCall } from './say-why.ts'
import { smallTalk } from './small-talk.ts'

const URGENT = ['gas_leak', 'carbon_monoxide', 'power_cut', 'electric_danger', 'self_harm']
const INJECTED = 1.2
/** Above this a message is a question of its own, also while Mo waits for an answer. */
const OWN_QUESTION = 0.9

/** What to do with a message: calls in their order, words that need no call, and the state to begin with. */
export type Plan = { calls: ToolCall[]; at_once: ToolResult[]; state: AgentState }

export function planTurn(text: string, given: AgentState, world: World): Plan {
  const said = readWords(text)
  const safety = findSafety(said)
  const plan = (calls: ToolCall[], state: AgentState, atOnce: ToolResult[] = []): Plan => ({
    calls,
    at_once: atOnce,
    state,
  })
  if (safety && URGENT.includes(safety.name)) return plan([callOf(safety)], withoutAsked(given))
  const [first] = classify(said)
  if (first?.intent.name === 'about_instructions' && first.score >= INJECTED) return plan([callOf(first.intent)], given)

  const found = findSubject(text, { subject: given.subject, ...(given.who !== undefined && { who: given.who }) })
  const state: AgentState = { ...given, ...found }
  const slots = findSlots(text, { today: world.today, catalogue: world.catalogue, wanted: state.asked?.wanted })
  const intents = chooseIntents(text)
  const patch = patchOf(
    slots,
    intents.map(({ intent }) => intent),
  )
  const note: ToolCall[] = Object.keys(patch).length > 0 ? [{ name: 'note_details', args: { ...patch } }] : []

  if (safety) {
    const more = intents.filter(
      ({ intent, score }) => intent.call === 'compare' && score >= OWN_QUESTION && safety.name !== 'disconnection',
    )
    return plan(
      [
        callOf(safety),
        ...note,
        ...more
          .slice(0, 1)
          .map(({ intent }) => ({ name: 'compare' as const, args: fillArgs(intent, text, slots, state) })),
      ],
      withoutAsked(state),
    )
  }
  if (slots.trouble !== undefined && Object.keys(patch).length === 0) {
    return plan([], state, [
      { says: slots.trouble, cards: [], facts: [{ name: 'digits', kind: 'text', text: '13 digits' }], state },
    ])
  }
  const answered = answerAsked(text, slots, state)
  const top = intents[0]
  const isOwnQuestion =
    top !== undefined &&
    top.score >= OWN_QUESTION &&
    top.intent.call !== 'small_talk' &&
    top.intent.call !== 'compare' &&
    /\?|^(?:what|how|why|when|who|is|are|do|does|can)\b/i.test(text) &&
    top.intent.name !== 'about_upload'
  if (answered && !isOwnQuestion)
    return plan([...note, ...answered.calls], answered.state, answered.at_once ? [answered.at_once] : [])
  return planFresh({ text, slots, state, intents, note, patch }, world)
}

type Fresh = {
  text: string
  slots: Slots
  state: AgentState
  intents: ReturnType<typeof chooseIntents>
  note: ToolCall[]
  patch: Household
}

function planFresh({ text, slots, state, intents, note, patch }: Fresh, world: World): Plan {
  const follow = followUp(text, slots, state)
  const top = intents[0]
  if (follow === 'why') {
    const why = whyCall(state)
    if (why) return 'name' in why ? { calls: [why], at_once: [], state } : { calls: [], at_once: [why], state }
  } else if (follow && (!top || top.score < 1.1))
    return { calls: [...note, follow], at_once: [], state: withoutAsked(state) }
  const next = withoutAsked(state)
  if (top?.intent.call === 'small_talk' && intents.length === 1 && note.length === 0) {
    const keeps = top.intent.name === 'thanks' || top.intent.name === 'off_topic' || top.intent.name === 'rude'
    return { calls: [], at_once: [smallTalk(top.intent.name, keeps ? state : next)], state: keeps ? state : next }
  }
  const calls = intents.flatMap(({ intent }): ToolCall[] =>
    intent.call === 'small_talk' || intent.call === 'follow_up' || intent.call === 'answer'
      ? []
      : [{ name: intent.call, args: fillArgs(intent, text, slots, state) }],
  )
  if (
    calls.some(({ name }) => name === 'correct_fact') &&
    !world.bills.some(({ reading }) => reading.facts.isEnergyBill) &&
    note.length > 0
  )
    return { calls: [...note, { name: 'compare', args: {} }], at_once: [], state: next }
  if (calls.length > 0) {
    const isPlain = calls.some(({ name, args }) => name === 'compare' && args['filters'] === undefined)
    return { calls: [...note, ...calls], at_once: [], state: isPlain ? { ...next, filters: {} } : next }
  }
  if (slots.tariffIds[0] !== undefined || (slots.ordinal !== undefined && state.comparison))
    return {
      calls: [{ name: 'explain_tariff', args: fillArgs(EXPLAIN, text, slots, state) }],
      at_once: [],
      state: next,
    }
  if (note.length > 0)
    return {
      calls: [...note, ...(isAboutHome(patch) ? [{ name: 'compare' as const, args: {} }] : [])],
      at_once: [],
      state: next,
    }
  if (slots.supplier !== undefined)
    return { calls: [{ name: 'about_mo', args: { topic: 'sample' } }], at_once: [], state: next }
  if (slots.answer && text.trim().split(/\s+/).length <= 3)
    return { calls: [], at_once: [smallTalk(slots.answer === 'no' ? 'declined' : 'thanks', state)], state }
  return { calls: [{ name: 'search_guides', args: { query: text } }], at_once: [], state }
}

const EXPLAIN: Intent = { name: 'explain_tariff', call: 'explain_tariff', cues: [], examples: [] }

/** What the message says of a home. A question about a thing says nothing of having it. */
function patchOf(slots: Slots, intents: readonly Intent[]): Household {
  const patch: Household = { ...slots.household }
  if (slots.region && intents.every(({ call }) => call !== 'price_cap')) patch.region = slots.region
  if (intents.some(({ name }) => name === 'filter')) delete patch.deal
  if (intents.some(({ call }) => call === 'correct_premise' || call === 'explain_term')) {
    delete patch.deal
    delete patch.isTypical
    delete patch.paymentMethod
    delete patch.meter
  }
  if (intents.some(({ call }) => call === 'estimate_usage') && !patch.people && !patch.bedrooms) delete patch.isTypical
  return patch
}

function isAboutHome(patch: Household): boolean {
  return Object.keys(patch).length > 0
}

function callOf({ call, args = {} }: Intent): ToolCall {
  return { name: call as ToolCall['name'], args }
}

function withoutAsked({ asked: _gone, ...state }: AgentState): AgentState {
  return state
}
