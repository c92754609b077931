import { billOf, saidOf } from '../../home/home-of-turn.ts'
import { noted } from '../../tools/note-details.ts'
import { answerOfDeal } from '../at-hand/answer-of-deal.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

const MOVES =
  /\b(?:moving|we move|i move|move out|move house|moved?|tenancy|lease|completion|selling (?:up|the house|my house))\b/

/** A fix and a move that are told in one breath, without a bill: the fix is noted, and what the move does to it is said. */
export function tellMove(heard: Heard): HomeAnswer | undefined {
  const { plain, slots, state, world } = heard
  const { endsOn, exitFeePence } = slots.household
  if (endsOn === undefined || saidOf(state).endsOn !== undefined || billOf(world, state) || !MOVES.test(plain))
    return undefined
  const known = noted(state, {
    deal: 'fixed',
    endsOn,
    ...(slots.household.isEndMonth && { isEndMonth: true }),
    ...(exitFeePence !== undefined && { exitFeePence }),
  })
  const days = slots.days.filter(({ day }) => day !== endsOn)
  const answer = answerOfDeal('moving', { ...heard, slots: { ...slots, days }, state: known.state })
  const [first] = answer?.at_once ?? []
  return (
    answer &&
    first && {
      ...answer,
      at_once: [{ ...first, says: `${known.says} ${first.says}`, facts: [...known.facts, ...first.facts] }],
    }
  )
}
