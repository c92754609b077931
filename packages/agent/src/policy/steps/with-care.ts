import type { ToolCall } from '../../agent-reply.ts'
import { needScore } from '../../understand/classify.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { fillArgs } from '../choose/fill-args.ts'
import { isFiner, surelyFiner } from '../choose/finer-than-need.ts'
import { CLEARLY_ASKED, callOf, planOf } from '../read-turn.ts'
import { withoutAsked } from '../without-asked.ts'
import { alongside } from './in-danger.ts'
import { goOn, LOUD } from './of-talk.ts'
import type { TurnStep } from './turn-step.ts'

/** What may be answered along with a word of care. */
const WITH_CARE: readonly Intent['call'][] = ['compare', 'hand_over']
const BEFORE_CARE: readonly Intent['call'][] = ['explain_term', 'correct_premise', 'explain_bill', 'price_cap', 'vat']
/** Above this a message is a question of its own, also while Mo waits for an answer. */
export const OWN_QUESTION = 0.9

/** Somebody in need who asks nothing that was answered before. */
export const CARE_STEPS: readonly TurnStep[] = [
  [
    'finer than the need',
    ({ safety, said, intents, state }) => {
      if (!safety) return undefined
      const needs = needScore(said, safety)
      const finer = intents().find(({ intent, score }) => isFiner(safety.name, intent, score, needs))
      const asked = finer?.intent ?? surelyFiner(safety.name, said)
      return asked && planOf([callOf(asked)], withoutAsked(state))
    },
  ],
  [
    'a sum in spite of the need',
    (turn) => (turn.safety && isOnlyWhatIf(turn.safety, turn.text) ? goOn(turn, turn.later().figure()) : undefined),
  ],
  [
    'the topic in spite of the need',
    (turn) => (turn.safety && LOUD.includes(turn.safety.name) ? goOn(turn, turn.later().beside) : undefined),
  ],
  [
    'care',
    (turn) => {
      const { safety, text, slots, state, intents } = turn
      if (!safety) return undefined
      const callFor = ({ intent }: ReturnType<typeof intents>[number]): ToolCall => ({
        name: intent.call as ToolCall['name'],
        args: fillArgs(intent, text, slots, state),
      })
      // Who mentions an illness and clearly asks something gets the answer first.
      const first = intents().filter(
        ({ intent, score }) => safety.name === 'medical' && BEFORE_CARE.includes(intent.call) && score >= CLEARLY_ASKED,
      )
      const more = intents().filter(
        ({ intent, score }) =>
          WITH_CARE.includes(intent.call) && score >= OWN_QUESTION && safety.name !== 'disconnection',
      )
      const calls = [
        ...first.slice(0, 1).map(callFor),
        callOf(safety),
        ...alongside(safety, turn),
        ...turn.note(),
        ...more.slice(0, 1).map(callFor),
      ]
      return planOf(calls, withoutAsked(state))
    },
  ],
]

/** "What if my use goes up because of a baby" is a sum, and no need. */
function isOnlyWhatIf({ name }: Intent, text: string): boolean {
  return name === 'medical' && /\bwhat if\b|\bif (?:i|we|my|our)\b/i.test(text) && /\d ?(?:%|per ?cent)/i.test(text)
}
