import type { ToolCall, ToolResult } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import { CLEAR_MATTERS } from '../knowledge/matters/matters.ts'
import { readWords } from '../understand/read-words.ts'
import { findNeeds, findSafety, isInjection, isOffered, needScore } from '../understand/classify.ts'
import type { Slots } from '../understand/find/find-slots.ts'
import { findSubject, personIn } from '../understand/find/find-subject.ts'
import { ownClauses } from '../understand/find/own-clauses.ts'
import type { Intent } from '../understand/intents/intent.ts'
import { readCorrection } from '../tools/correct-fact.ts'
import { knownText } from '../tools/results.ts'
import type { World } from '../world.ts'
import { actUnderWay } from './acts/act-under-way.ts'
import { answerAsked } from './asking/answer-asked.ts'
import { TAKEN } from './asking/likeliest-region.ts'
import { askAtHand } from './of-bill/bill-at-hand.ts'
import { readAtHand } from './at-hand/read-at-hand.ts'
import { askOfBill } from './of-bill/ask-of-bill.ts'
import { actOfList } from './of-list/act-of-list.ts'
import { askOfList } from './of-list/ask-of-list.ts'
import { askedSum } from './of-bill/ask-sum.ts'
import { keyOf } from './follow-up/continue-topic.ts'
import type { Continued } from './follow-up/continued.ts'
import { isNamedInTalk, readInTalk, surelyInTalk } from './in-talk/read-in-talk.ts'
import { stayInTalk } from './in-talk/stay-in-talk.ts'
import { readLaterTurn } from './follow-up/later-turn.ts'
import type { FoundAnswer } from './found-answer.ts'
import { NONE_OF_THEM, noneOfThem, pickOffered } from './asking/did-you-mean.ts'
import { doSum } from './at-once/do-sum.ts'
import { doubtValue } from './asking/doubt-values.ts'
import { fillArgs } from './choose/fill-args.ts'
import { isFiner, surelyFiner } from './choose/finer-than-need.ts'
import { judgeRate } from './at-once/judge-rate.ts'
import { answerPlainly, answerSum } from './at-once/answer-plainly.ts'
import { hardCase } from './choose/hard-case.ts'
import { hearCorrection } from './choose/hear-correction.ts'
import { judgeOffer } from './at-once/judge-offer.ts'
import { hearWholeHome } from './of-home/hear-whole-home.ts'
import { hearHome } from './of-home/hear-home.ts'
import { hearThroughNeed } from './of-home/hear-through-need.ts'
import { factOfDanger, leavesHelp, withoutFalseAlarm } from './need/false-alarm.ts'
import { goOnInDanger, stayInDanger } from './need/go-on-in-danger.ts'
import { meetOrGoOn } from './need/go-on-with-need.ts'
import { isOwnSubject } from './choose/own-subject.ts'
import { patchOfHome } from './choose/patch-of-home.ts'
import { type Plan, planFresh } from './plan-fresh.ts'
import { withoutAsked } from './without-asked.ts'
import { withoutAsides } from './choose/without-asides.ts'
import { slotsOfTurn } from './choose/slots-of-turn.ts'
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
/** From here on a message is taken for a question about what lies on the table. */
const OF_TABLE = 0.65
const SURELY_OF_TABLE = 0.9
const IN_TALK = 0.5
const AT_HAND = 0.35
/** Above this a message is a question of its own, also while Mo waits for an answer. */
const OWN_QUESTION = 0.9

export function planTurn(text: string, before: AgentState, world: World): Plan {
  const { offered: _gone, ...given } = before
  const picked = pickOffered(text, before)
  if (picked === NONE_OF_THEM) return { calls: [], at_once: [noneOfThem(given)], state: given }
  if (picked !== undefined) return planTurn(picked, given, world)
  const said = readWords(text)
  const suggested = withoutFalseAlarm(findSafety(said), said, given)
  const isNamed = suggested && isNamedInTalk(suggested.name, { text, plain: said.plain, state: given })
  const safety = isNamed ? undefined : suggested
  const plan = (calls: ToolCall[], state: AgentState, atOnce: ToolResult[] = []): Plan => ({
    calls,
    at_once: atOnce,
    state,
  })
  const fact = factOfDanger(safety, said)
  if (fact) return plan([callOf(fact)], withoutAsked(given))
  const isAtOnce = safety !== undefined && AT_ONCE.includes(safety.name)
  const goesOn = goOnInDanger(text, safety, given, world)
  const hard = isAtOnce || goesOn || isInjection(said) ? undefined : hardCase(said, given)
  if (hard) return plan([callOf(hard)], given)
  const need = goesOn ?? (isAtOnce ? undefined : meetOrGoOn(text, given, world)) ?? stayInDanger(text, safety, given)
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
  const { offered, likeliest, slots } = slotsOfTurn(text, own, given, state, world)
  const act = safety ? undefined : actUnderWay({ text, plain: said.plain, state, world })
  if (act) return { ...act, state: withoutAsked(state), ...(act.calls.length === 0 && { keepsTopic: true as const }) }
  const whole = safety ? undefined : hearWholeHome({ text, plain: said.plain, slots, state, world })
  if (whole) return { ...whole, state: withoutAsked(state) }
  const corrected = safety ? undefined : hearCorrection(said.plain, text, slots, state, world)
  if (corrected) return plan(corrected, withoutAsked(state))
  const atHand =
    safety || isOffered(said)
      ? undefined
      : (actOfList(said.plain, state, world) ?? askAtHand({ text, plain: said.plain, slots, state, world }))
  if (atHand) return { ...atHand, state: withoutAsked(state) }
  // A question of fact that is beyond doubt is no word about this home’s payments or offers.
  const [first] = intentsInContext(text, state)
  const isFact =
    !safety && (isOffered(said) || ((first?.score ?? 0) >= BEYOND_DOUBT && isOwnSubject(said.plain, first)))
  const offer = offered && !safety && !isFact ? judgeOffer(offered, slots.household, state, world) : undefined
  if (offer) return { calls: [], at_once: [offer.at_once], about: offer.about, state: withoutAsked(state) }
  // In the middle of a subject, and without a bill, there is nothing to put right.
  const mayCorrect =
    world.bills.length > 0 ||
    state.comparison !== undefined ||
    !TOLD.includes((state.topic?.call ?? '') as Intent['call'])
  const intents = withoutAsides(intentsInContext(text, state), slots, text).filter(
    // What names no value of the bill puts something right about the home.
    ({ intent }) =>
      intent.call !== 'correct_fact' ||
      readCorrection(text, slots.fuel).path !== undefined ||
      (mayCorrect && Object.keys(slots.household).length === 0 && slots.region === undefined),
  )
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

  const isOwn = !safety && (isOwnSubject(said.plain, intents[0]) || leavesHelp(said, given))
  const later = readLaterTurn({ text, plain: said.plain, slots, state, world, top: intents[0] })
  const withFound = ({ calls, at_once: words }: FoundAnswer): Plan =>
    plan(calls, withoutAsked(state), words ? [words] : [])
  const goOn = ({ withNote, ...found }: Continued): Plan => ({
    ...found,
    calls: withNote ? [...note, ...found.calls] : found.calls,
    state: found.state ?? (found.at_once[0] ? state : withoutAsked(state)),
  })
  const heard = { text, plain: said.plain, slots, state, world }
  const learnt = safety || isOffered(said) ? undefined : readAtHand(heard)
  if (learnt?.isSure && !isFact) return { ...learnt.answer, state: withoutAsked(state) }
  const isOfOther = world.bills.length > 0 || state.comparison !== undefined || slots.region !== undefined
  // What was just told is no new question of fact, only because its words still ring.
  const rings = first && state.topic && keyOf({ args: first.intent.args ?? {} }) === keyOf(state.topic)
  const sure = safety || (isFact && !rings) || isOfOther ? undefined : surelyInTalk({ text, plain: said.plain, state })
  if (later.added && !safety) return goOn(later.added)
  if (sure) return goOn(sure.found)
  if (later.clear && (!isOwn || later.clear.isBound)) return goOn(later.clear)
  const ofHome = isFact ? undefined : safety ? hearThroughNeed(heard, LOUD.includes(safety.name)) : hearHome(heard)
  if (ofHome) return { ...ofHome, state: ofHome.keepsAsked ? state : withoutAsked(state) }
  const plainly =
    safety?.name === 'medical' ? answerSum(text, state, world) : safety ? undefined : answerPlainly(text, state, world)
  if (plainly) return { ...plainly, state: withoutAsked(state) }
  const exact = safety || isFact ? undefined : exactOfBill(text, said.plain, slots, state, world)
  if (exact) return 'name' in exact ? plan([exact], withoutAsked(state)) : plan([], state, [exact])
  if (learnt && learnt.isOfTable >= (isFact ? SURELY_OF_TABLE : OF_TABLE) && learnt.chance >= AT_HAND)
    return { ...learnt.answer, state: withoutAsked(state) }
  const inTalk = safety || isFact ? undefined : readInTalk(heard)
  if (inTalk && inTalk.chance >= IN_TALK) return goOn(inTalk.found)
  if (isOwn || isOffered(said)) return planFresh({ text, slots, state, intents, note, patch }, world)
  const needs = safety ? needScore(said, safety) : 0
  const finer = safety && intents.find(({ intent, score }) => isFiner(safety.name, intent, score, needs))
  const asked = finer?.intent ?? (safety && surelyFiner(safety.name, said))
  if (asked) return plan([callOf(asked)], withoutAsked(state))
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
  const stays = isOfOther || Object.keys(patch).length > 0 || state.asked ? undefined : stayInTalk(heard, intents[0])
  if (stays) return goOn(stays)
  return planFresh({ text, slots, state, intents, note, patch }, world)
}

/** A sum or a line of the bill that is asked for in so many words. */
function exactOfBill(text: string, plain: string, slots: Slots, state: AgentState, world: World) {
  if (state.subject !== 'own' || world.bills.length === 0) return undefined
  return askedSum(plain, slots) ?? askOfBill({ text, plain, slots, state, world })
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

/** Kept for "and for her?". */
function whoOf(text: string): { who?: string } {
  const who = personIn(text)
  return who === undefined ? {} : { who }
}

function callOf({ call, args = {} }: Intent): ToolCall {
  return { name: call as ToolCall['name'], args }
}
