import { knownText } from '../../tools/results.ts'
import { answerAsked } from '../asking/answer-asked.ts'
import { doubtValue } from '../asking/doubt-values.ts'
import { TAKEN } from '../asking/likeliest-region.ts'
import { doSum } from '../at-once/do-sum.ts'
import { judgeRate } from '../at-once/judge-rate.ts'
import { tellPlace } from '../at-once/tell-place.ts'
import { stayInTalk } from '../in-talk/stay-in-talk.ts'
import { rather } from '../need/go-on-in-danger.ts'
import { askOfBill } from '../of-bill/ask-of-bill.ts'
import { askedSum } from '../of-bill/ask-sum.ts'
import { askOfList } from '../of-list/ask-of-list.ts'
import { CLEARLY_ASKED, planOf, TOLD, type Turn } from '../read-turn.ts'
import { withoutAsked } from '../without-asked.ts'
import { freshPlan, goOn } from './of-talk.ts'
import type { TurnStep } from './turn-step.ts'
import { OWN_QUESTION } from './with-care.ts'

/** Sums, answers to what Mo asked, loose follow-ups, and whatever else a message may be. */
export const LEFT_STEPS: readonly TurnStep[] = [
  [
    'a sum of the bill',
    ({ state, world, plain, slots }) => {
      const asked = state.subject === 'own' && world.bills.length > 0 ? askedSum(plain, slots) : undefined
      return asked && planOf([asked], withoutAsked(state))
    },
  ],
  [
    'a value in doubt',
    ({ intents, text, patch, state, world }) => {
      // A sum that stands in a clear question about something else is no detail of the home.
      const isAbout = intents().some(
        ({ intent, score }) => (TOLD.includes(intent.call) || intent.name === 'bill_high') && score >= CLEARLY_ASKED,
      )
      const doubt = isAbout ? undefined : doubtValue(text, patch(), state, world)
      return doubt && planOf([], state, [doubt])
    },
  ],
  [
    'a sum, a rate, a place',
    (turn) => {
      const { text, slots, state, world } = turn
      const sum =
        doSum(text, state) ?? judgeRate(text, state, world) ?? tellPlace(text, slots, state, world) ?? askOfBill(turn)
      if (!sum) return undefined
      return 'name' in sum ? planOf([sum], withoutAsked(state)) : planOf([], state, [sum])
    },
  ],
  [
    'a number that cannot be',
    ({ slots: { trouble }, patch, state }) =>
      trouble !== undefined && Object.keys(patch()).length === 0
        ? planOf([], state, [
            { says: trouble, cards: [], facts: [{ name: 'digits', kind: 'text', text: '13 digits' }], state },
          ])
        : undefined,
  ],
  [
    'of the list',
    ({ text, slots, state, world }) => {
      const found = askOfList(text, slots, state, world)
      return found && planOf(found.calls, withoutAsked(state), found.at_once ? [found.at_once] : [])
    },
  ],
  [
    'answers what was asked',
    (turn) => {
      const { text, slots, state, likeliest, note } = turn
      const answered = answerAsked(text, slots, state)
      if (!answered || asksItself(turn)) return undefined
      const taken = likeliest && !/^\W*\d\W*$/.test(text) ? [knownText(withoutAsked(state), 'likeliest', TAKEN)] : []
      return planOf([...note(), ...answered.calls], answered.state, answered.at_once ? [answered.at_once] : taken)
    },
  ],
  [
    'rather with the need',
    ({ text, said, given, state, world, isOwn, intents }) => {
      const found = isOwn() ? undefined : rather(text, said, intents()[0], given, world)
      return found && { calls: [], at_once: [found.at_once], about: found.about, state: withoutAsked(state) }
    },
  ],
  ['loosely of the topic', (turn) => goOn(turn, turn.later().loose())],
  [
    'stays in talk',
    (turn) => {
      const isNews = turn.isOfOther || Object.keys(turn.patch()).length > 0 || turn.state.asked
      return goOn(turn, isNews ? undefined : stayInTalk(turn, turn.intents()[0]))
    },
  ],
  ['fresh', freshPlan],
]

/** Whether the message is a question of its own, though Mo waits for an answer. */
function asksItself({ text, intents }: Turn): boolean {
  const [top] = intents()
  return (
    top !== undefined &&
    top.score >= OWN_QUESTION &&
    top.intent.call !== 'small_talk' &&
    top.intent.call !== 'compare' &&
    /\?|^(?:what|how|why|when|who|is|are|do|does|can)\b/i.test(text) &&
    top.intent.name !== 'about_upload'
  )
}
