import { DUCK, JUMP } from '../rules.ts'
import { speedAt } from '../run/motion.ts'
import type { Run } from '../run/run.ts'
import { HOLD_TICKS } from '../tunnel/digger.ts'
import type { Move, Tunnel } from '../tunnel/tunnel.ts'

export type Guide = (run: Run) => number

type Options = {
  /** How late every press comes, in ticks; negative is early. */
  lateTicks?: number
  /** Leaves out some of the moves. */
  takes?: (move: Move) => boolean
}

/**
 * Knows the way through and returns the buttons to hold in each tick. It proves that there is a way, and is Mo's own
 * help.
 */
export function createGuide({ moves }: Tunnel, { lateTicks = 0, takes = () => true }: Options = {}): Guide {
  let at = 0
  let startedAt = -1
  return (run) => {
    const { x } = run.mo
    for (let move = moves[at]; move; move = moves[++at]) {
      const late = lateTicks * speedAt(x)
      if (startedAt === -1 && x < move.from + late) return 0
      if (startedAt === -1 && !takes(move)) continue
      if (startedAt === -1) startedAt = run.tick
      if (move.kind === 'duck' ? x < move.to + late : run.tick - startedAt < HOLD_TICKS[move.kind]) {
        return move.kind === 'duck' ? DUCK : JUMP
      }
      startedAt = -1
    }
    return 0
  }
}
