import type { ToolCall, ToolResult } from '../agent-reply.ts'
import type { AgentState, Household } from '../agent-state.ts'
import { findSafety, isInjection, readWords } from '../understand/classify.ts'
import { findSlots, type Slots } from '../understand/find-slots.ts'
import { catchTopic } from '../understand/topic-nets.ts'
import { findSubject } from '../understand/find-subject.ts'
import type { Intent } from '../understand/intent.ts'
import type { World } from '../world.ts'
import { answerAsked } from './answer-asked.ts'
import { chooseIntents } from './choose-intents.ts'
import { fillArgs } from './fill-args.ts'
import { followUp } from './follow-up.ts'
import { whyCall } from './say-why.ts'
import { hasGuide } from '../tools/search-guides.ts'
import { smallTalk } from './small-talk.ts'

const URGENT = ['gas_leak', 'carbon_monoxide', 'power_cut', 'electric_danger', 'self_harm']
/** Above this a message is a question of its own, also while Mo waits for an answer. */
const OWN_QUESTION = 0.9
/** Below this our guides may know better. */
const WEAK = 0.62

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
  if (isInjection(said)) return plan([{ name: 'about_mo', args: { topic: 'instructions' } }], given)

  const found = findSubject(text, { subject: given.subject, ...(given.who !== undefined && { who: given.who }) })
  const state: AgentState = { ...given, ...found }
  const slots = findSlots(text, { today: world.today, catalogue: world.catalogue, wanted: state.asked?.wanted })
  const intents = withoutAsides(chooseIntents(text), slots, text)
  const patch = patchOf(
    slots,
    intents.map(({ intent }) => intent),
    state.asked?.wanted === 'mpan' || state.asked?.wanted === 'postcode' || LIVES_THERE.test(text),
  )
  const isCorrection =
    intents.some(({ intent }) => intent.call === 'correct_fact') &&
    world.bills.some(({ reading }) => reading.facts.isEnergyBill)
  const note: ToolCall[] =
    Object.keys(patch).length > 0 && !isCorrection ? [{ name: 'note_details', args: { ...patch } }] : []

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

const LIVES_THERE =
  /\b(?:region is|live in|living in|i am in|i'm in|we are in|we're in|based in|(?:home|house|flat) (?:is )?in)\b/i
const ASIDES = ['explain_bill', 'explain_term', 'exit_fee', 'vat', 'price_cap', 'estimate_usage']
const REQUEST =
  /\?|\b(?:what|what's|whats|how|why|when|which|who|where|should|shall|can|could|would|explain|tell|show|find|compare|do i|does|did|is there|is it|is my|is the|are|am i|will|remind|help|know|wonder\w*|estimate|guess|work out)\b/i

/** Somebody who gives details asks for no lesson: a statement about the home is not a question about its words. */
function withoutAsides(intents: ReturnType<typeof chooseIntents>, slots: Slots, text: string) {
  if (Object.keys(slots.household).length === 0) return intents
  if (REQUEST.test(text)) return intents.filter(({ intent }) => intent.name !== 'about_abilities')
  return intents.filter(({ intent }) => !ASIDES.includes(intent.call))
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
  if (top && top.score < WEAK && note.length === 0 && slots.tariffIds.length === 0 && hasGuide(world.guides, text))
    return { calls: [{ name: 'search_guides', args: { query: text } }], at_once: [], state }
  if (top?.intent.call === 'small_talk' && intents.length === 1 && note.length === 0) {
    const keeps = top.intent.name === 'thanks' || top.intent.name === 'off_topic' || top.intent.name === 'rude'
    return { calls: [], at_once: [smallTalk(top.intent.name, keeps ? state : next)], state: keeps ? state : next }
  }
  const hasBill = world.bills.some(({ reading }) => reading.facts.isEnergyBill)
  const calls = intents
    .map(({ intent, score }) => ({ intent: fitIntent(intent, slots, hasBill, state.comparison !== undefined), score }))
    .flatMap(({ intent }): ToolCall[] =>
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
  const pick =
    slots.tariffIds[0] ??
    (slots.ordinal === undefined
      ? undefined
      : state.comparison?.shown.at(slots.ordinal > 0 ? slots.ordinal - 1 : slots.ordinal))
  if (pick !== undefined && state.comparison && PICKS.test(text))
    return {
      calls: [{ name: 'start_switch', args: { tariff_id: pick, is_confirmed: true } }],
      at_once: [],
      state: next,
    }
  if (pick !== undefined || (slots.ordinal !== undefined && state.comparison))
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
  const caught = hasGuide(world.guides, text)
    ? undefined
    : catchTopic(readWords(text), { hasBill, hasComparison: state.comparison !== undefined })
  return {
    calls: [caught ?? { name: 'search_guides', args: { query: text } }],
    at_once: [],
    state: caught ? next : state,
  }
}

/** Without a bill, a question about its lines is one about the words; with a tariff in it, one about that tariff. */
function fitIntent(intent: Intent, slots: Slots, hasBill: boolean, hasComparison: boolean): Intent {
  const isPointed = slots.tariffIds.length > 0 || (slots.ordinal !== undefined && hasComparison)
  if (intent.args?.['aspect'] === 'supplier' && slots.supplier !== undefined)
    return { ...intent, call: 'about_mo', args: { topic: 'sample' } }
  const aspect = intent.args?.['aspect']
  if (!hasBill && (aspect === 'standing_charge' || aspect === 'unit_rate'))
    return { ...intent, call: 'explain_term', args: { term: aspect } }
  if (!hasBill && aspect === 'vat') return { ...intent, call: 'vat', args: {} }
  return isPointed && !WITH_TARIFF.includes(intent.call) ? EXPLAIN : intent
}

const PICKS =
  /^(?!.*(?:\?|\b(?:about|know|more|details?|catch|explain|what|how|why|which|fee|rates?)\b)).*\b(?:go with|go for|onto|join|choose|pick|have|take|get me|put me on|book|sign me|set me up|i(?:'d| would) like|i want|give me)\b/i

const WITH_TARIFF = ['start_switch', 'compare', 'explain_tariff', 'set_reminder', 'about_mo', 'hand_over', 'small_talk']
const EXPLAIN: Intent = { name: 'explain_tariff', call: 'explain_tariff', cues: [], examples: [] }

/** What the message says of a home. A question about a thing says nothing of having it. */
function patchOf(slots: Slots, intents: readonly Intent[], isHere: boolean): Household {
  const patch: Household = { ...slots.household }
  if (slots.region && isHere) patch.region = slots.region
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
