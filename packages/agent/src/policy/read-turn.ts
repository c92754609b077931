import type { ToolCall, ToolResult } from '../agent-reply.ts'
import type { AgentState, Household } from '../agent-state.ts'
import { PLANNED } from '../knowledge/matters/ahead-matters.ts'
import { CLEAR_MATTERS } from '../knowledge/matters/matters.ts'
import { readCorrection } from '../tools/correct-fact.ts'
import { findSafety, isInjection, isOffered, type Scored } from '../understand/classify.ts'
import type { Slots } from '../understand/find/find-slots.ts'
import { findSubject, personIn } from '../understand/find/find-subject.ts'
import { ownClauses } from '../understand/find/own-clauses.ts'
import type { Intent } from '../understand/intents/intent.ts'
import { readWords } from '../understand/read-words.ts'
import type { World } from '../world.ts'
import { readAtHand } from './at-hand/read-at-hand.ts'
import { isMisheard } from './choose/misheard-wish.ts'
import { isOwnSubject } from './choose/own-subject.ts'
import { patchOfHome } from './choose/patch-of-home.ts'
import { intentsInContext } from './choose/resolve-words.ts'
import { slotsOfTurn } from './choose/slots-of-turn.ts'
import { withoutAsides } from './choose/without-asides.ts'
import { type LaterTurn, readLaterTurn } from './follow-up/later-turn.ts'
import { isNamedInTalk } from './in-talk/read-in-talk.ts'
import { leavesHelp, withoutFalseAlarm } from './need/false-alarm.ts'
import type { Heard } from './of-home/heard-home.ts'
import type { Plan } from './plan-fresh.ts'

/** What was explained, and is not worked out. */
export const TOLD: readonly Intent['call'][] = ['explain_term', 'correct_premise', 'help_route', 'about_mo']
/** From here on a question is clearly asked, and not only like one. */
export const CLEARLY_ASKED = 1.2
const BEYOND_DOUBT = 2

/** A message as it is first heard: its words and whether somebody is in danger or need. */
export type Alarm = {
  text: string
  said: ReturnType<typeof readWords>
  /** Before this message. */
  given: AgentState
  world: World
  safety: Intent | undefined
  isInjection: boolean
}

/** A message read whole: what it tells, what it may ask, and what of the talk it goes on with. What costs is read once, and only if a step asks for it. */
export type Turn = Alarm &
  Heard & {
    offered: ReturnType<typeof slotsOfTurn>['offered']
    likeliest: Slots['region']
    /** There is a bill, a list or a place on the table, besides what was explained. */
    isOfOther: boolean
    /** The likeliest wish, before anything is left out. */
    first: () => Scored | undefined
    /** A question of fact that is beyond doubt is no word about this home’s payments or offers. */
    isFact: () => boolean
    intents: () => Scored[]
    patch: () => Household
    /** What the message tells of the home, as a call; none where it puts the bill right. */
    note: () => ToolCall[]
    /** It asks for something that needs nothing of the talk. */
    isOwn: () => boolean
    later: () => LaterTurn
    atHand: () => ReturnType<typeof readAtHand>
  }

export function hearAlarm(text: string, given: AgentState, world: World): Alarm {
  const said = readWords(text)
  const suggested = withoutFalseAlarm(findSafety(said), said, given)
  const isNamed = suggested && isNamedInTalk(suggested.name, { text, plain: said.plain, state: given })
  return { text, said, given, world, safety: isNamed ? undefined : suggested, isInjection: isInjection(said) }
}

export function readTurn(alarm: Alarm): Turn {
  const { text, said, given, world, safety } = alarm
  const { plain } = said
  // What a message tells of somebody else is not of this home, where it speaks of both.
  const own = ownClauses(text)
  const who = given.who ?? personIn(given.summary.at(-2) ?? '')
  const person = { subject: given.subject, ...(who !== undefined && { who }) }
  const found = own === undefined ? findSubject(text, person) : { subject: 'own' as const, ...whoOf(text) }
  const state: AgentState = { ...given, ...found }
  const { offered, likeliest, slots } = slotsOfTurn(text, own, given, state, world)
  const heard: Heard = { text, plain, slots, state, world }
  const first = once(() => intentsInContext(text, state)[0])
  const intents = once(() => wishesOf(heard))
  const patch = once(() => patchOf(heard, intents()))
  return {
    ...alarm,
    ...heard,
    offered,
    likeliest,
    isOfOther: world.bills.length > 0 || state.comparison !== undefined || slots.region !== undefined,
    first,
    isFact: once(
      () => !safety && (isOffered(said) || ((first()?.score ?? 0) >= BEYOND_DOUBT && isOwnSubject(plain, first()))),
    ),
    intents,
    patch,
    note: once(() => {
      const isCorrection =
        intents().some(({ intent }) => intent.call === 'correct_fact') &&
        world.bills.some(({ reading }) => reading.facts.isEnergyBill)
      return Object.keys(patch()).length > 0 && !isCorrection ? [{ name: 'note_details', args: { ...patch() } }] : []
    }),
    isOwn: once(() => !safety && (isOwnSubject(plain, intents()[0]) || leavesHelp(said, given))),
    later: once(() => readLaterTurn({ ...heard, top: intents()[0] })),
    atHand: once(() => (safety || isOffered(said) ? undefined : readAtHand(heard))),
  }
}

/** What may be wished for, without what is only said by the way. */
function wishesOf({ text, plain, slots, state, world }: Heard): Scored[] {
  // In the middle of a subject, and without a bill, there is nothing to put right.
  const mayCorrect =
    world.bills.length > 0 ||
    state.comparison !== undefined ||
    !TOLD.includes((state.topic?.call ?? '') as Intent['call'])
  return withoutAsides(intentsInContext(text, state), slots, text)
    .filter(({ intent }) => !isMisheard(intent, plain, state))
    .filter(
      // What names no value of the bill puts something right about the home.
      ({ intent }) =>
        intent.call !== 'correct_fact' ||
        readCorrection(text, slots.fuel).path !== undefined ||
        (mayCorrect && Object.keys(slots.household).length === 0 && slots.region === undefined),
    )
}

function patchOf({ text, plain, slots, state }: Heard, intents: Scored[]): Household {
  const patch = patchOfHome(text, plain, slots, intents, state)
  if (intents[0] && PLANNED.has(intents[0].intent.name))
    for (const key of ['fuels', 'heating', 'hasEv', 'meter', 'deal', 'hasSmartMeter'] as const) delete patch[key]
  // Sums that stand in a clear question of fact are its subject, and not what this home pays.
  if (intents[0] && CLEAR_MATTERS.has(intents[0].intent.name) && intents[0].score >= CLEARLY_ASKED) {
    for (const key of ['kwh', 'rates', 'exitFeePence'] as const) delete patch[key]
    if (!/\b(?:i|we) (?:pay|am paying|are paying)\b/.test(plain)) delete patch.spend
  }
  return patch
}

/** Kept for "and for her?". */
function whoOf(text: string): { who?: string } {
  const who = personIn(text)
  return who === undefined ? {} : { who }
}

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => (kept ??= { value: read() }).value
}

export function planOf(calls: ToolCall[], state: AgentState, atOnce: ToolResult[] = []): Plan {
  return { calls, at_once: atOnce, state }
}

export function callOf({ call, args = {} }: Intent): ToolCall {
  return { name: call as ToolCall['name'], args }
}
