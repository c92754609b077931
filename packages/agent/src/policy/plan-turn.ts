import type { ToolCall, ToolResult } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import { CLEAR_MATTERS } from '../knowledge/matters/matters.ts'
import { findNeeds, findSafety, isInjection, needScore, readWords } from '../understand/classify.ts'
import { findSlots, type Slots } from '../understand/find/find-slots.ts'
import { offerGoesOn, splitOffer } from '../understand/find/split-offer.ts'
import { findSubject, personIn } from '../understand/find/find-subject.ts'
import { ownClauses } from '../understand/find/own-clauses.ts'
import type { Intent } from '../understand/intents/intent.ts'
import { NAMED_IN_PASSING } from '../understand/words/trade-words.ts'
import { knownText } from '../tools/results.ts'
import type { World } from '../world.ts'
import { answerAsked } from './asking/answer-asked.ts'
import { likeliestRegion, TAKEN } from './asking/likeliest-region.ts'
import { readOddAnswer } from './asking/odd-answers.ts'
import { askAtHand } from './of-bill/bill-at-hand.ts'
import { askOfBill } from './of-bill/ask-of-bill.ts'
import { actOfList } from './of-list/act-of-list.ts'
import { askOfList } from './of-list/ask-of-list.ts'
import { askedSum } from './of-bill/ask-sum.ts'
import type { chooseIntents } from './choose/choose-intents.ts'
import type { Continued } from './follow-up/continued.ts'
import { readLaterTurn } from './follow-up/later-turn.ts'
import type { FoundAnswer } from './found-answer.ts'
import { NONE_OF_THEM, noneOfThem, pickOffered } from './asking/did-you-mean.ts'
import { doSum } from './at-once/do-sum.ts'
import { doubtValue } from './asking/doubt-values.ts'
import { fillArgs } from './choose/fill-args.ts'
import { isFiner } from './choose/finer-than-need.ts'
import { judgeRate } from './at-once/judge-rate.ts'
import { answerPlainly, answerSum } from './at-once/answer-plainly.ts'
import { hearCorrection } from './choose/hear-correction.ts'
import { judgeOffer } from './at-once/judge-offer.ts'
import { hearHome } from './of-home/hear-home.ts'
import { hearThroughNeed } from './of-home/hear-through-need.ts'
import { meetOrGoOn } from './need/go-on-with-need.ts'
import { isOwnSubject } from './choose/own-subject.ts'
import { patchOfHome } from './choose/patch-of-home.ts'
import { type Plan, planFresh } from './plan-fresh.ts'
import { withoutAsked } from './without-asked.ts'
import { withoutAddresses } from './choose/reminder-args.ts'
import { intentsInContext } from './choose/resolve-words.ts'
import { tellPlace } from './at-once/tell-place.ts'

const URGENT = ['gas_leak', 'carbon_monoxide', 'power_cut', 'electric_danger', 'self_harm']
/** Before these no other need is looked for. */
const AT_ONCE = ['gas_leak', 'carbon_monoxide', 'electric_danger', 'self_harm']
/** What may be answered along with a word of care. */
const WITH_CARE: readonly Intent['call'][] = ['compare', 'hand_over']
const BEFORE_CARE: readonly Intent['call'][] = ['explain_term', 'correct_premise', 'price_cap', 'vat']
const CLEARLY_ASKED = 1.2
const BEYOND_DOUBT = 2
/** Money for a cut that is over is no emergency. */
const PAST_CUT = /\bcompensat\w*\b.{0,30}\bpower cut\b|\bpower cut\b.{0,30}\bcompensat\w*\b/i
const TOLD: readonly Intent['call'][] = ['explain_term', 'correct_premise', 'help_route', 'about_mo']
/** Above this a message is a question of its own, also while Mo waits for an answer. */
const OWN_QUESTION = 0.9

export function planTurn(text: string, before: AgentState, world: World): Plan {
  const { offered: _gone, ...given } = before
  const picked = pickOffered(text, before)
  if (picked === NONE_OF_THEM) return { calls: [], at_once: [noneOfThem(given)], state: given }
  if (picked !== undefined) return planTurn(picked, given, world)
  const said = readWords(text)
  const safety = findSafety(said)
  const plan = (calls: ToolCall[], state: AgentState, atOnce: ToolResult[] = []): Plan => ({
    calls,
    at_once: atOnce,
    state,
  })
  const need = safety && AT_ONCE.includes(safety.name) ? undefined : meetOrGoOn(text, given, world)
  if (need && !isInjection(said))
    return { calls: [], at_once: [need.at_once], about: need.about, state: withoutAsked(given) }
  if (safety && URGENT.includes(safety.name) && !PAST_CUT.test(text))
    return plan([callOf(safety), ...alongside(safety, said)], withoutAsked(given))
  if (isInjection(said)) return plan([{ name: 'about_mo', args: { topic: 'instructions' } }], given)

  // What a message tells of somebody else is not of this home, where it speaks of both.
  const own = ownClauses(text)
  const who = given.who ?? personIn(given.summary.at(-2) ?? '')
  const person = { subject: given.subject, ...(who !== undefined && { who }) }
  const found = own === undefined ? findSubject(text, person) : { subject: 'own' as const, ...whoOf(text) }
  const state: AgentState = { ...given, ...found }
  const { today, catalogue } = world
  const wanted = state.asked?.wanted
  const offered =
    splitOffer(withoutAddresses(own ?? text), world) ?? offerGoesOn(text, given.summary.at(-2) ?? '', world)
  const read = findSlots(offered?.own ?? withoutAddresses(own ?? text), { today, catalogue, wanted })
  const odd = readOddAnswer(own ?? text, read, wanted)
  const likeliest = likeliestRegion(own ?? text, odd, state)
  const slots: Slots = likeliest
    ? { ...odd, region: likeliest, answer: undefined, household: { ...odd.household, region: likeliest } }
    : odd
  const corrected = safety ? undefined : hearCorrection(said.plain, text, slots, state, world)
  if (corrected) return plan(corrected, withoutAsked(state))
  const atHand = safety
    ? undefined
    : (actOfList(said.plain, state, world) ?? askAtHand({ text, plain: said.plain, slots, state, world }))
  if (atHand) return { ...atHand, state: withoutAsked(state) }
  // A question of fact that is beyond doubt is no word about this home’s payments or offers.
  const [first] = intentsInContext(text, state)
  const isFact = !safety && (first?.score ?? 0) >= BEYOND_DOUBT && isOwnSubject(said.plain, first)
  const offer = offered && !safety && !isFact ? judgeOffer(offered, slots.household, state, world) : undefined
  if (offer) return { calls: [], at_once: [offer.at_once], about: offer.about, state: withoutAsked(state) }
  const intents = withoutAsides(intentsInContext(text, state), slots, text)
  const patch = patchOfHome(text, said.plain, slots, intents, state)
  // Sums that stand in a clear question of fact are its subject, and not what this home pays.
  if (intents[0] && CLEAR_MATTERS.has(intents[0].intent.name) && intents[0].score >= CLEARLY_ASKED) {
    for (const key of ['kwh', 'rates', 'exitFeePence'] as const) delete patch[key]
    if (!/\b(?:i|we) (?:pay|am paying|are paying)\b/.test(said.plain)) delete patch.spend
  }
  const isCorrection =
    intents.some(({ intent }) => intent.call === 'correct_fact') &&
    world.bills.some(({ reading }) => reading.facts.isEnergyBill)
  const note: ToolCall[] =
    Object.keys(patch).length > 0 && !isCorrection ? [{ name: 'note_details', args: { ...patch } }] : []

  const isOwn = !safety && isOwnSubject(said.plain, intents[0])
  const later = readLaterTurn({ text, plain: said.plain, slots, state, world, top: intents[0] })
  const withFound = ({ calls, at_once: words }: FoundAnswer): Plan =>
    plan(calls, withoutAsked(state), words ? [words] : [])
  const goOn = ({ withNote, ...found }: Continued): Plan => ({
    ...found,
    calls: withNote ? [...note, ...found.calls] : found.calls,
    state: found.state ?? (found.at_once[0] ? state : withoutAsked(state)),
  })
  if (later.clear && (!isOwn || later.clear.isBound)) return goOn(later.clear)
  const heard = { text, plain: said.plain, slots, state, world }
  const ofHome = isFact ? undefined : safety ? hearThroughNeed(heard, LOUD.includes(safety.name)) : hearHome(heard)
  if (ofHome) return { ...ofHome, state: ofHome.keepsAsked ? state : withoutAsked(state) }
  const plainly =
    safety?.name === 'medical' ? answerSum(text, state, world) : safety ? undefined : answerPlainly(text, state, world)
  if (plainly) return { ...plainly, state: withoutAsked(state) }
  if (isOwn) return planFresh({ text, slots, state, intents, note, patch }, world)
  const needs = safety ? needScore(said, safety) : 0
  const finer = safety && intents.find(({ intent, score }) => isFiner(safety.name, intent, score, needs))
  if (finer) return plan([callOf(finer.intent)], withoutAsked(state))
  if (safety && isOnlyWhatIf(safety, text)) {
    const figure = later.figure()
    if (figure) return goOn(figure)
  }
  if (safety && LOUD.includes(safety.name) && later.beside) return goOn(later.beside)
  if (safety) {
    const more = intents.filter(
      ({ intent, score }) =>
        WITH_CARE.includes(intent.call) && score >= OWN_QUESTION && safety.name !== 'disconnection',
    )
    // Who mentions an illness and clearly asks something gets the answer first.
    const first = intents.filter(
      ({ intent, score }) => safety.name === 'medical' && BEFORE_CARE.includes(intent.call) && score >= CLEARLY_ASKED,
    )
    const callFor = ({ intent }: (typeof intents)[number]): ToolCall => ({
      name: intent.call as ToolCall['name'],
      args: fillArgs(intent, text, slots, state),
    })
    return plan(
      [
        ...first.slice(0, 1).map(callFor),
        callOf(safety),
        ...alongside(safety, said),
        ...note,
        ...more.slice(0, 1).map(callFor),
      ],
      withoutAsked(state),
    )
  }
  const ofBill = state.subject === 'own' && world.bills.length > 0 ? askedSum(said.plain, slots) : undefined
  if (ofBill) return plan([ofBill], withoutAsked(state))
  // A sum that stands in a clear question about something else is no detail of the home.
  const isAbout = intents.some(
    ({ intent, score }) => (TOLD.includes(intent.call) || intent.name === 'bill_high') && score >= CLEARLY_ASKED,
  )
  const doubt = isAbout ? undefined : doubtValue(text, patch, state, world)
  if (doubt) return plan([], state, [doubt])
  const sum =
    doSum(text, state) ??
    judgeRate(text, state, world) ??
    tellPlace(text, slots, state, world) ??
    askOfBill({ text, plain: said.plain, slots, state, world })
  if (sum) return 'name' in sum ? plan([sum], withoutAsked(state)) : plan([], state, [sum])
  if (slots.trouble !== undefined && Object.keys(patch).length === 0) {
    return plan([], state, [
      { says: slots.trouble, cards: [], facts: [{ name: 'digits', kind: 'text', text: '13 digits' }], state },
    ])
  }
  const ofList = askOfList(text, slots, state, world)
  if (ofList) return withFound(ofList)
  const answered = answerAsked(text, slots, state)
  const top = intents[0]
  const isOwnQuestion =
    top !== undefined &&
    top.score >= OWN_QUESTION &&
    top.intent.call !== 'small_talk' &&
    top.intent.call !== 'compare' &&
    /\?|^(?:what|how|why|when|who|is|are|do|does|can)\b/i.test(text) &&
    top.intent.name !== 'about_upload'
  const taken = likeliest && !/^\W*\d\W*$/.test(text) ? [knownText(withoutAsked(state), 'likeliest', TAKEN)] : []
  if (answered && !isOwnQuestion)
    return plan([...note, ...answered.calls], answered.state, answered.at_once ? [answered.at_once] : taken)
  const loose = later.loose()
  if (loose) return goOn(loose)
  return planFresh({ text, slots, state, intents, note, patch }, world)
}

/** Needs that a single word can suggest in an answer to something else. */
const LOUD: readonly string[] = ['debt', 'medical', 'debt_switch', 'scam']

/** "What if my use goes up because of a baby" is a sum, and no need. */
function isOnlyWhatIf({ name }: Intent, text: string): boolean {
  return name === 'medical' && /\bwhat if\b|\bif (?:i|we|my|our)\b/i.test(text) && /\d ?(?:%|per ?cent)/i.test(text)
}

/** A second need in the same message that has its own help. Whoever is in danger hears of nothing else. */
const NEEDS_TOO: Readonly<Record<string, readonly string[]>> = {
  power_cut: ['medical'],
  debt: ['medical'],
  disconnection: ['medical'],
  medical: ['debt'],
}

function alongside({ name }: Intent, said: ReturnType<typeof readWords>): ToolCall[] {
  return findNeeds(said)
    .filter((need) => NEEDS_TOO[name]?.includes(need.name))
    .slice(0, 1)
    .map(callOf)
}

const ASIDES: readonly Intent['call'][] = ['explain_bill', 'exit_fee', 'vat', 'price_cap', 'estimate_usage']
const REQUEST =
  /\?|\b(?:what|what's|whats|how|why|when|which|who|where|should|shall|can|could|would|explain|tell|show|find|compare|do i|does|did|is there|is it|is my|is the|are|am i|will|remind|help|please|know|wonder\w*|estimate|guess|work out)\b/i

/** Somebody who gives details asks for no lesson: a statement about the home is not a question about its words. */
function withoutAsides(intents: ReturnType<typeof chooseIntents>, slots: Slots, text: string) {
  if (Object.keys(slots.household).length === 0) return intents
  if (REQUEST.test(text)) return intents.filter(({ intent }) => intent.name !== 'about_abilities')
  const told = Object.keys(slots.household).filter((key) => key !== 'isEndMonth').length
  const isListing = told > 1
  const isWhole = told > 2
  return intents.filter(
    ({ intent, score }) =>
      !(ASIDES.includes(intent.call) && !(intent.call === 'price_cap' && score >= CLEARLY_ASKED)) &&
      !(intent.call === 'correct_premise' && score < OWN_QUESTION) &&
      !(intent.call === 'explain_term' && (isWhole || NAMED_IN_PASSING.has(String(intent.args?.['term'])))) &&
      !(isListing && intent.call === 'about_mo'),
  )
}

/** Kept for "and for her?". */
function whoOf(text: string): { who?: string } {
  const who = personIn(text)
  return who === undefined ? {} : { who }
}

function callOf({ call, args = {} }: Intent): ToolCall {
  return { name: call as ToolCall['name'], args }
}
