import { createRandom } from '../random.ts'
import { startRun } from '../run/run.ts'
import { stepRun } from '../run/step-run.ts'
import { digTunnel } from '../tunnel/dig-tunnel.ts'
import type { Input } from './input-log.ts'
import { createRecorder } from './recorder.ts'
import { type Outcome, outcomeOf } from './replay.ts'

/** For tests. Presses at random, now slowly, now wildly; the recorder decides what of it counts. */
export function playWildly(number: number): { seed: string; inputs: Input[]; outcome: Outcome } {
  const seed = (number + 1).toString(16).padStart(32, '0')
  const random = createRandom(seed)
  const change = random.between(2, 40)
  const run = startRun(digTunnel(seed))
  const recorder = createRecorder()
  let wanted = 0
  while (run.ending === undefined) {
    if (random.below(change) === 0) wanted = random.below(4)
    stepRun(run, recorder.record(run.tick, wanted))
  }
  return { seed, inputs: recorder.inputs, outcome: outcomeOf(run, run.ending, { isCalm: false }) }
}
