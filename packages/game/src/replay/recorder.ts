import { DUCK, JUMP, MOST_INPUTS } from '../rules.ts'
import { createPace, type Input } from './input-log.ts'

export type Recorder = {
  readonly inputs: Input[]
  /** Records which buttons the player holds in this tick. Returns those that count as held. */
  record(tick: number, wanted: number): number
}

/** Writes the log of a run while it is played. A press that comes too soon is delayed until it may count. */
export function createRecorder(): Recorder {
  const inputs: Input[] = []
  const pace = createPace()
  let held = 0
  return {
    inputs,
    record(tick, wanted) {
      let next = wanted & (JUMP | DUCK)
      if (next === held) return held
      // Capacity is reserved for releasing both.
      if (inputs.length >= MOST_INPUTS - 2) next &= held
      for (const button of [JUMP, DUCK]) {
        if ((next & ~held & button) !== 0 && !pace.press(tick, button)) next &= ~button
      }
      if (next !== held) inputs.push([tick, next])
      held = next
      return held
    },
  }
}
