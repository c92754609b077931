import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import type { Continued } from '../follow-up/continued.ts'
import { putBack } from '../follow-up/put-back.ts'
import type { Heard } from './heard-home.ts'

const TAKEN_BACK = 0.5

/** "No, it was right": what was told in the turn before is taken back, and the bill counts again. */
export function takeBack({ text, state }: Heard): Continued | undefined {
  // A value of the bill that was put right is another case: it is written back there.
  if (state.corrected || state.earlier === undefined || state.turns - state.earlier.turn > 1) return undefined
  const chance = learntChances('at_hand', readWords(text)).get('at_bill.taken_back') ?? 0
  return chance >= TAKEN_BACK ? putBack('undo', state) : undefined
}
