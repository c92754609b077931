import type { ToolCall, ToolResult } from '../agent-reply.ts'
import type { AgentState, Household } from '../agent-state.ts'
import { newUse } from '../home/car-left-out.ts'
import { billOf } from '../home/home-of-turn.ts'
import { readCorrection } from '../tools/correct-fact.ts'
import { hasGuide } from '../tools/search-guides.ts'
import { readWords } from '../understand/read-words.ts'
import type { Slots } from '../understand/find/find-slots.ts'
import type { Intent } from '../understand/intents/intent.ts'
import { catchTopic } from '../understand/topic-nets.ts'
import type { World } from '../world.ts'
import { barCalls } from './choose/bar-calls.ts'
import type { chooseIntents } from './choose/choose-intents.ts'
import { knownText } from '../tools/results.ts'
import { didYouMean, guessWhatIsMeant, noneOfThem, othersThan } from './asking/did-you-mean.ts'
import { namedSupplier } from './choose/named-supplier.ts'
import { fillArgs } from './choose/fill-args.ts'
import { EXPLAIN, fitIntent } from './choose/fit-intent.ts'
import { askOnceMore } from './asking/ask-again.ts'
import { twoPlaces } from './of-list/two-places.ts'
import { isAboutTable } from './follow-up/about-table.ts'
import { moreOnTopic } from './follow-up/more-on-topic.ts'
import { intentWithLast } from './choose/resolve-words.ts'
import { pointedLine } from './of-bill/point-at-bill.ts'
import { nodOr, smallTalk } from './at-once/small-talk.ts'
import { withoutAsked } from './without-asked.ts'

const WEAK = 0.62
/** Below this a likeness is no more than a guess, and Mo asks back. */
const UNSURE = 0.46

const ITS = /^(?:its|it's|it is|it should be|is)\s+/i
/** What to do with a message: calls in their order, words that need no call, and the state to begin with. */
export type Plan = {
  calls: ToolCall[]
  at_once: ToolResult[]
  state: AgentState
  /** The call whose earlier result the words stand on. */
  about?: ToolCall
  /** What was talked about stays so. */
  keepsTopic?: true
}

type Fresh = {
  text: string
  slots: Slots
  state: AgentState
  intents: ReturnType<typeof chooseIntents>
  note: ToolCall[]
  patch: Household
}

/** A message that answers no question of Mo's. */
export function planFresh({ text, slots, state, intents, note, patch }: Fresh, world: World): Plan {
  if (DECLINES.test(text))
    return { calls: [], at_once: [smallTalk('left', withoutAsked(state))], state: withoutAsked(state) }
  const line = pointedLine(text, billOf(world, state)?.facts)
  if (line !== undefined)
    return { calls: [{ name: 'explain_bill', args: { aspect: line } }], at_once: [], state: withoutAsked(state) }
  const top = intents[0]
  const next = withoutAsked(state)
  if (top && top.score < WEAK && note.length === 0 && slots.tariffIds.length === 0 && hasGuide(world.guides, text))
    return { calls: [{ name: 'search_guides', args: { query: text } }], at_once: [], state }
  if (top?.intent.name === 'term_use_less' && hasGuide(world.guides, text))
    return { calls: [{ name: 'search_guides', args: { query: text } }], at_once: [], state: next }
  if (top?.intent.call === 'small_talk' && intents.length === 1 && note.length === 0) {
    const keeps = top.intent.name === 'thanks' || top.intent.name === 'off_topic' || top.intent.name === 'rude'
    return {
      calls: [],
      at_once: [smallTalk(nodOr(top.intent.name, text, state), keeps ? state : next)],
      state: keeps ? state : next,
    }
  }
  const isShortAnswer = slots.answer === 'dont_know' ? text.trim().split(/\s+/).length <= 3 : BARE_ANSWER.test(text)
  if (isShortAnswer && (top?.score ?? 0) < WEAK && note.length === 0)
    return {
      calls: [],
      at_once: [slots.answer === 'dont_know' ? noneOfThem(state) : smallTalk(afterBare(slots.answer, state), state)],
      state,
    }
  const isSafeGuess = top?.intent.call === 'compare' && (state.comparison !== undefined || world.bills.length > 0)
  const isBetween =
    top !== undefined && top.score < UNSURE && top.intent.call !== 'small_talk' && intents.length === 1 && !isSafeGuess
  if (isBetween && state.comparison && Object.keys(slots.filters).length > 0)
    return { calls: [{ name: 'compare', args: { filters: slots.filters } }], at_once: [], state: next }
  if (isBetween && note.length === 0 && !pointsAtTariff(slots, state)) return guessOrAsk(text, state)
  if (patch.kwh && !patch.spend && JUDGES.test(text) && !state.comparison)
    return { calls: [...note, { name: 'estimate_usage', args: { typical: true } }], at_once: [], state: next }
  const hasBill = world.bills.some(({ reading }) => reading.facts.isEnergyBill)
  const correction = hasBill && CORRECTS.test(text) ? readCorrection(text, slots.fuel) : {}
  if (correction.path !== undefined && correction.value !== undefined) {
    const args = {
      path: correction.path,
      label: correction.label,
      text: correction.value.replace(ITS, '').slice(0, 100),
    }
    return { calls: [{ name: 'correct_fact', args }], at_once: [], state: next }
  }
  const corrected = /\b(\d[\d,]{2,5})\b/.exec(text)?.[1]
  if (
    corrected !== undefined &&
    CORRECTS.test(text) &&
    correction.path === undefined &&
    state.topic?.args['aspect'] === 'usage'
  ) {
    const kwh = { [slots.fuel ?? 'electricity']: Number(corrected.replaceAll(',', '')) }
    return {
      calls: [
        { name: 'note_details', args: { kwh } },
        { name: 'compare', args: { is_update: true } },
      ],
      at_once: [],
      state: next,
    }
  }
  if (/\S@\S{1,60}\.\S/.test(text) && calledOver(state))
    return { calls: [], at_once: [knownText(next, 'address', ADDRESS)], state: next }
  const both = twoPlaces(text).flatMap((place) => state.comparison?.shown[place] ?? [])
  if (both.length === 2)
    return {
      calls: both.map((id) => ({ name: 'explain_tariff' as const, args: { tariff_id: id } })),
      at_once: [],
      state: next,
    }
  // Who gives details wants them used, unless something else is clearly asked.
  const isQuestion = isSoft(patch) && QUESTION.test(text)
  if (isQuestion && note.length > 0 && (top?.score ?? 0) < UNSURE) {
    const guess = guessWhatIsMeant(text, next)
    if (guess) return { calls: guess.calls, at_once: [guess.at_once], state: next }
  }
  const asked = note.length > 0 && !isQuestion ? intents.filter(({ score }) => score >= WEAK) : intents
  const calls = asked
    // Without a list there is nothing to pick from: "I have two" is then no order.
    .filter(({ intent }) => intent.call !== 'start_switch' || state.comparison !== undefined || ORDERS.test(text))
    .map(({ intent, score }) => ({
      intent: isOfTariff(intent, text, state)
        ? EXPLAIN
        : fitIntent(intent, slots, hasBill, state.comparison !== undefined, text),
      score,
    }))
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
  const isDetailed =
    patch.spend !== undefined || patch.kwh !== undefined || patch.rates !== undefined || patch.postcode !== undefined
  const fee = calls.findIndex(({ name }) => name === 'exit_fee')
  // Advice holds the exit fee too, and details of a home are given for advice.
  if (fee >= 0 && isDetailed && calls.every(({ name }) => name !== 'compare'))
    calls[fee] = { name: 'compare', args: {} }
  const barred = barCalls(calls, readWords(text).plain, next)
  if (barred) return { ...barred, state: next }
  const isLikely = top !== undefined && top.score < WEAK && asked.length === 1 && note.length === 0
  if (isLikely && calls.length === 1 && TOLD.includes(calls[0]?.name ?? '')) {
    const others = othersThan(text, top.intent.name, next)
    if (others) return { calls, at_once: [others], state: next }
  }
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
  // Who adds to their case in the middle of a subject asks for no comparison.
  const step = note.length > 0 && !state.comparison && isOfHome(patch) ? moreOnTopic(text, state, true) : undefined
  if (step) return { calls: note, at_once: [step.at_once], state: next, about: step.about, keepsTopic: true }
  if (note.length > 0) {
    const compare: ToolCall = { name: 'compare', args: { is_update: true, ...newUse(patch) } }
    return { calls: isAboutHome(patch) ? [...note, compare] : note, at_once: [], state: next }
  }
  if (slots.supplier !== undefined) return { calls: namedSupplier(slots.supplier, state), at_once: [], state: next }
  // A wish about the list, in words that no cue foresaw.
  if (state.comparison && Object.keys(slots.filters).length > 0 && (top?.score ?? 0) < WEAK)
    return { calls: [{ name: 'compare', args: { filters: slots.filters } }], at_once: [], state: next }
  return whenUnsure(text, state, world)
}

/** Our guides, then the subject by its words alone, and else the nearest wishes to choose from. */
function whenUnsure(text: string, state: AgentState, world: World): Plan {
  const hasBill = world.bills.some(({ reading }) => reading.facts.isEnergyBill)
  const caught = hasGuide(world.guides, text)
    ? { name: 'search_guides' as const, args: { query: text } }
    : isAboutTable(text, state)
      ? undefined
      : catchTopic(readWords(text), { hasBill, hasComparison: state.comparison !== undefined })
  return caught ? { calls: [caught], at_once: [], state: withoutAsked(state) } : guessOrAsk(text, state)
}

/** The nearest answer, marked as a guess; where none is near, the question back. */
function guessOrAsk(text: string, state: AgentState): Plan {
  const again = askOnceMore(text, state)
  if (again) return { calls: [], at_once: [again], state }
  const more = moreOnTopic(text, state)
  if (more) return { calls: [], at_once: [more.at_once], state, about: more.about }
  const joined = intentWithLast(text, state)
  if (joined)
    return {
      calls: [{ name: joined.intent.call as ToolCall['name'], args: { ...joined.intent.args } }],
      at_once: [],
      state: withoutAsked(state),
    }
  const guess = isAboutTable(text, state) ? undefined : guessWhatIsMeant(text, state)
  return guess
    ? { calls: guess.calls, at_once: [guess.at_once], state: withoutAsked(state) }
    : { calls: [], at_once: [didYouMean(text, state)], state }
}

/** What a bare yes or no is answered with, where nothing was asked. */
function afterBare(answer: Slots['answer'], { topic, comparison }: AgentState): string {
  // What was begun stays begun: only what is said next is true then too.
  if (answer === 'no') return topic?.call.includes('switch') ? 'left' : 'declined'
  return topic === undefined && comparison === undefined && answer === 'yes' ? 'greet' : 'thanks'
}

const BARE_ANSWER =
  /^\W*(?:(?:oh|well|ok|okay|um|er|actually|hang on|hold on|wait|yes|yeah|yep|yup|aye|no|nope|nah|sure|fine|alright|all right|right|please|thanks|thank you|cheers|ta|mate|then|do|go on|not now|not really|of course|absolutely|definitely|correct|sounds good|go ahead|n|y|none|stop|cancel)\b[\s,.!]*)+$/i
/** Answers that are told and change nothing. */
const TOLD: readonly string[] = ['explain_term', 'correct_premise', 'about_mo', 'price_cap', 'vat']
const QUESTION =
  /\?|^\W*(?:(?:and|so|but|ok|right|hi|hello|im|i'm|i am) .{0,25}?)?\b(?:what|whats|what's|wot|how|why|when|which|who|where|is there|is it|does|do|do i|can|could|will|would|should|are)\b/i
const SOFT: readonly (keyof Household)[] = [
  'deal',
  'paymentMethod',
  'meter',
  'heating',
  'fuels',
  'supplier',
  'hasEv',
  'hasSmartMeter',
  'people',
  'bedrooms',
  'near',
]

/** Words of the home that are also the subject of questions, and no figure. */
function isSoft(patch: Household): boolean {
  return Object.keys(patch).every((key) => SOFT.includes(key as keyof Household))
}

function isOfHome(patch: Household): boolean {
  return Object.keys(patch).every((key) =>
    ['people', 'bedrooms', 'supplier', 'heating', 'fuels', 'paymentMethod'].includes(key),
  )
}

const ADDRESS =
  'Thank you. Please put that address into the message to our team above and send it there: I do not pass on addresses from the chat. They answer by mail.'
/** Whether the message to a person was offered last. */
function calledOver({ topic }: AgentState): boolean {
  return topic?.call === 'hand_over'
}

function pointsAtTariff({ tariffIds, ordinal }: Slots, { comparison }: AgentState): boolean {
  return tariffIds.length > 0 || (ordinal !== undefined && comparison !== undefined)
}

/** "Is there a fee to leave it": of the tariff that was just talked about, and not of the present one. */
const REFERS = /^(?!.*\b(?:my|our|i am on|now)\b).*\b(?:it|its|it's|that one|this one|that tariff|that deal)\b/i
const OF_A_TARIFF = ['exit_fee', 'explain_bill']
const ORDERS = /\b(?:switch|sign|join|go ahead|proceed|accept|start|move me|do it)/i
const OF_THAT = /\b(?:on|of|with) (?:that|that one|this one)\W*$/i
function isOfTariff({ call }: Intent, text: string, state: AgentState): boolean {
  if (state.topic?.call === 'explain_tariff' && OF_A_TARIFF.includes(call) && REFERS.test(text)) return true
  return state.topic?.call === 'compare' && OF_THAT.test(text) && [...OF_A_TARIFF, 'explain_term'].includes(call)
}
const DECLINES =
  /^\W*(?:(?:nah|no|nope|actually|ok|oh|fine|well|thanks|sorry|hang on|hold on|wait|hmm)[\s,]+)*(?:i(?:'ll| ?will|ll)? |let'?s |just )*(?:(?:leave|forget|skip|drop|scrap) (?:it|that|about it)|never ?mind|not bothered|don'?t bother|do not bother|not (?:now|today|yet)|changed my mind|(?:don'?t|do not) (?:switch|start|do) (?:me|it|that|anything|the switch)?)(?: (?:then|thanks|for now|cheers|yet|now|mate|please|anyway)){0,6}\W*$/i
const CORRECTS =
  /\b(?:should (?:be|say|read)|actually|misread|is really|really is|not right|seems? (?:off|wrong)|is wrong|are wrong|you got|incorrect|wrong|meant to be|supposed to be)\b/i
const PICKS =
  /^(?!.*(?:\?|\b(?:about|know|more|details?|catch|explain|what|how|why|which|fee|rates?)\b)).*\b(?:go with|go for|onto|join|choose|pick|have|take|get me|put me on|book|sign me|set me up|i(?:'d| would) like|i want|give me)\b/i

const JUDGES =
  /\b(?:is|are|sounds?|seems?) (?:that|this|it|they)? ?(?:\w+ )?(?:a ?lot|normal|high|low|ok|okay|too much|average|much|typical|about right|bad|good)\b/i
function isAboutHome(patch: Household): boolean {
  return Object.keys(patch).length > 0
}
