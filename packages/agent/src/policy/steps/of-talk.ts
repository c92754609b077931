import { careOf } from '../../knowledge/care-talk/care-talk.ts'
import { isOffered } from '../../understand/classify.ts'
import { actUnderWay } from '../acts/act-under-way.ts'
import { answerPlainly, answerSum } from '../at-once/answer-plainly.ts'
import { judgeOffer } from '../at-once/judge-offer.ts'
import { askedHelp } from '../choose/asked-help.ts'
import { hearCorrection } from '../choose/hear-correction.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import type { Continued } from '../follow-up/continued.ts'
import { addPlace } from '../in-talk/add-place.ts'
import { askLastText } from '../in-talk/ask-last-text.ts'
import { otherFuel } from '../in-talk/other-fuel.ts'
import { readInTalk, surelyInTalk } from '../in-talk/read-in-talk.ts'
import { askOfBill } from '../of-bill/ask-of-bill.ts'
import { askedSum } from '../of-bill/ask-sum.ts'
import { askAtHand } from '../of-bill/bill-at-hand.ts'
import { explainNumber } from '../of-bill/explain-number.ts'
import { hearHome } from '../of-home/hear-home.ts'
import { takeBack } from '../of-home/take-back.ts'
import { hearThroughNeed } from '../of-home/hear-through-need.ts'
import { hearWholeHome } from '../of-home/hear-whole-home.ts'
import { actOfList } from '../of-list/act-of-list.ts'
import { type Plan, planFresh } from '../plan-fresh.ts'
import { callOf, planOf, type Turn } from '../read-turn.ts'
import { withoutAsked } from '../without-asked.ts'
import { PEOPLE_STEPS } from './for-people.ts'
import { closed, type TurnStep } from './turn-step.ts'

/** From here on a message is taken for a question about what lies on the table. */
const OF_TABLE = 0.65
const SURELY_OF_TABLE = 0.9
const AT_HAND = 0.35
const IN_TALK = 0.5
/** Needs that a single word can suggest in an answer to something else. */
export const LOUD: readonly string[] = ['debt', 'medical', 'debt_switch', 'scam']

/** What is under way, on the table or being talked about; at last a question that stands alone. */
export const TALK_STEPS: readonly TurnStep[] = [
  [
    'act under way',
    (turn) => {
      const act = turn.safety ? undefined : actUnderWay(turn)
      const plan = closed(turn, act)
      return plan && { ...plan, ...(plan.calls.length === 0 && { keepsTopic: true as const }) }
    },
  ],
  ...PEOPLE_STEPS,
  ['whole home', (turn) => closed(turn, turn.safety ? undefined : hearWholeHome(turn))],
  [
    'correction',
    (turn) => {
      const { safety, plain, text, slots, state, world } = turn
      const back = safety ? undefined : goOn(turn, takeBack(turn))
      if (back) return back
      const corrected = safety ? undefined : hearCorrection(plain, text, slots, state, world)
      return corrected && planOf(corrected, withoutAsked(state))
    },
  ],
  [
    'help, whatever lies on the table',
    ({ safety, said, state, world }) => {
      const isElse = world.bills.length > 0 || (state.topic !== undefined && careOf(state.topic) === undefined)
      const asked = safety || !isElse ? undefined : askedHelp(said)
      return asked && planOf([callOf(asked)], withoutAsked(state))
    },
  ],
  [
    'words of the table',
    (turn) => {
      const { safety, said, plain, state, world } = turn
      const number = isOffered(said) || (safety && !LOUD.includes(safety.name)) ? undefined : explainNumber(turn)
      if (number) return closed(turn, number)
      return safety || isOffered(said) ? undefined : closed(turn, actOfList(plain, state, world) ?? askAtHand(turn))
    },
  ],
  [
    'offer',
    ({ offered, safety, isFact, slots, state, world }) => {
      const offer =
        offered && (!safety || safety.name === 'scam') && !isFact()
          ? judgeOffer(offered, slots.household, state, world)
          : undefined
      return offer && { calls: [], at_once: [offer.at_once], about: offer.about, state: withoutAsked(state) }
    },
  ],
  [
    'surely of the table',
    (turn) => {
      const atHand = turn.atHand()
      return atHand?.isSure && (atHand.isOfUse || !turn.isFact()) ? closed(turn, atHand.answer) : undefined
    },
  ],
  ['figure added', (turn) => (turn.safety ? undefined : goOn(turn, turn.later().added))],
  ['place or fuel added', (turn) => (turn.safety ? undefined : goOn(turn, addPlace(turn) ?? otherFuel(turn)))],
  [
    'surely in talk',
    (turn) => {
      const isOther = turn.safety || (turn.isFact() && !rings(turn)) || turn.isOfOther
      return goOn(turn, isOther ? undefined : surelyInTalk(turn)?.found)
    },
  ],
  [
    'clearly of the topic',
    (turn) => {
      const { clear } = turn.later()
      return goOn(turn, !turn.isOwn() || clear?.isBound ? clear : undefined)
    },
  ],
  ['told in the last text', (turn) => (turn.safety || turn.isFact() ? undefined : goOn(turn, askLastText(turn)))],
  [
    'of the home',
    (turn) => {
      const { safety, state } = turn
      const heard = turn.isFact()
        ? undefined
        : safety
          ? hearThroughNeed(turn, LOUD.includes(safety.name))
          : hearHome(turn)
      return heard && { ...heard, state: heard.keepsAsked ? state : withoutAsked(state) }
    },
  ],
  [
    'a plain sum',
    (turn) => {
      const { safety, text, state, world } = turn
      if (safety?.name === 'medical') return closed(turn, answerSum(text, state, world))
      return closed(turn, safety ? undefined : answerPlainly(text, state, world))
    },
  ],
  ['exactly of the bill', (turn) => (turn.safety || turn.isFact() ? undefined : exactOfBill(turn))],
  [
    'likely of the table',
    (turn) => {
      const atHand = turn.atHand()
      const least = turn.isFact() ? SURELY_OF_TABLE : OF_TABLE
      return atHand && atHand.isOfTable >= least && atHand.chance >= AT_HAND ? closed(turn, atHand.answer) : undefined
    },
  ],
  [
    'likely in talk',
    (turn) => {
      const inTalk = turn.safety || turn.isFact() ? undefined : readInTalk(turn)
      return inTalk && inTalk.chance >= IN_TALK ? goOn(turn, inTalk.found) : undefined
    },
  ],
  ['a question of its own', (turn) => (turn.isOwn() || isOffered(turn.said) ? freshPlan(turn) : undefined)],
]

export function freshPlan({ text, slots, state, intents, note, patch, world }: Turn): Plan {
  return planFresh({ text, slots, state, intents: intents(), note: note(), patch: patch() }, world)
}

/** What goes on with the talk; what the message tells of the home is noted first, where that belongs to it. */
export function goOn({ note, state }: Turn, continued: Continued | undefined): Plan | undefined {
  if (!continued) return undefined
  const { withNote, ...found } = continued
  return {
    ...found,
    calls: withNote ? [...note(), ...found.calls] : found.calls,
    state: found.state ?? (found.at_once[0] ? state : withoutAsked(state)),
  }
}

/** What was just told is no new question of fact, only because its words still ring. */
function rings({ first, state: { topic } }: Turn): boolean {
  const args = first()?.intent.args ?? {}
  return first() !== undefined && topic !== undefined && keyOf({ args }) === keyOf(topic)
}

/** A sum or a line of the bill that is asked for in so many words. */
function exactOfBill(turn: Turn): Plan | undefined {
  const { plain, slots, state, world } = turn
  if (state.subject !== 'own' || world.bills.length === 0) return undefined
  const exact = askedSum(plain, slots) ?? askOfBill(turn)
  if (!exact) return undefined
  return 'name' in exact ? planOf([exact], withoutAsked(state)) : planOf([], state, [exact])
}
