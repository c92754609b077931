import { DUCK, JUMP, MOST_INPUTS, MOST_TICKS, PRESSES_IN_A_ROW, ROW_TICKS, TICKS_BETWEEN_PRESSES } from '../rules.ts'

/** From this tick on, these buttons are held: bits of JUMP and DUCK. */
export type Input = readonly [tick: number, held: number]

export type LogFault = 'too_long' | 'not_a_tick' | 'out_of_order' | 'unknown_button' | 'no_change' | 'too_quick'

/**
 * Validates a log without replaying it. Returns what is wrong, or undefined for a log that a person can have produced.
 */
export function faultOf(inputs: readonly Input[]): LogFault | undefined {
  if (inputs.length > MOST_INPUTS) return 'too_long'
  const pace = createPace()
  let [lastTick, lastHeld] = [-1, 0]
  for (const [tick, held] of inputs) {
    if (!Number.isInteger(tick) || tick < 0 || tick >= MOST_TICKS) return 'not_a_tick'
    if (tick <= lastTick) return 'out_of_order'
    if (!Number.isInteger(held) || held < 0 || held > (JUMP | DUCK)) return 'unknown_button'
    if (held === lastHeld) return 'no_change'
    for (const button of [JUMP, DUCK]) {
      if ((held & ~lastHeld & button) !== 0 && !pace.press(tick, button)) return 'too_quick'
    }
    lastTick = tick
    lastHeld = held
  }
  return undefined
}

export type Pace = {
  /** Records a press and returns true, or returns false if a person cannot have pressed again so soon. */
  press(tick: number, button: number): boolean
}

/** The limit on how fast people press, shared by the code that writes logs and the code that reads them. */
export function createPace(): Pace {
  const lastPress = new Map<number, number>()
  /** The ticks of the last presses, as a ring buffer. */
  const presses = new Int32Array(PRESSES_IN_A_ROW).fill(-ROW_TICKS)
  let at = 0
  return {
    press(tick, button) {
      const last = lastPress.get(button)
      if (last !== undefined && tick - last < TICKS_BETWEEN_PRESSES) return false
      if (tick - presses[at]! < ROW_TICKS) return false
      lastPress.set(button, tick)
      presses[at] = tick
      at = (at + 1) % PRESSES_IN_A_ROW
      return true
    },
  }
}
