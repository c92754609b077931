import { isSeed } from '../random.ts'
import { CALM_TICKS_PER_SECOND, MOST_TICKS, TICKS_PER_SECOND, UNITS } from '../rules.ts'
import { type Ending, type Run, startRun } from '../run/run.ts'
import { scoreRun } from '../run/score-run.ts'
import { stepRun } from '../run/step-run.ts'
import { digTunnel } from '../tunnel/dig-tunnel.ts'
import { faultOf, type Input, type LogFault } from './input-log.ts'

export type Outcome = {
  points: number
  ending: Ending
  ticks: number
  /** The minimum time in which a person can have played it, without any pause. */
  leastMs: number
  /** In pixels of the drawing. */
  distance: number
  cells: number
  bumps: number
}

export type Replayed =
  | { isPlayable: true; outcome: Outcome }
  | { isPlayable: false; fault: LogFault | 'not_a_seed' | 'after_the_end' | 'endless' }

export type Mode = { isCalm: boolean }

/** Replays a run from its seed and its log. The same log gives the same result on any machine. */
export function replay(seed: string, inputs: readonly Input[], mode: Mode): Replayed {
  if (!isSeed(seed)) return { isPlayable: false, fault: 'not_a_seed' }
  const fault = faultOf(inputs)
  if (fault) return { isPlayable: false, fault }
  const run = startRun(digTunnel(seed))
  let [next, held] = [0, 0]
  while (run.ending === undefined) {
    if (run.tick >= MOST_TICKS) return { isPlayable: false, fault: 'endless' }
    const input = inputs[next]
    if (input?.[0] === run.tick) {
      held = input[1]
      next++
    }
    stepRun(run, held)
  }
  if (next < inputs.length) return { isPlayable: false, fault: 'after_the_end' }
  return { isPlayable: true, outcome: outcomeOf(run, run.ending, mode) }
}

export function outcomeOf(run: Run, ending: Ending, { isCalm }: Mode): Outcome {
  const perSecond = isCalm ? CALM_TICKS_PER_SECOND : TICKS_PER_SECOND
  return {
    points: scoreRun(run).points,
    ending,
    ticks: run.tick,
    leastMs: Math.floor((run.tick * 1000) / perSecond),
    distance: Math.floor(run.mo.x / UNITS),
    cells: run.cells,
    bumps: run.bumps,
  }
}
