import type { AgentState } from '../agent-state.ts'
import type { World } from '../world.ts'
import { NONE_OF_THEM, noneOfThem, pickOffered } from './asking/did-you-mean.ts'
import { afterThanks } from './at-once/after-thanks.ts'
import type { Plan } from './plan-fresh.ts'
import { hearAlarm, readTurn } from './read-turn.ts'
import { DANGER_STEPS } from './steps/in-danger.ts'
import { TALK_STEPS } from './steps/of-talk.ts'
import { LEFT_STEPS } from './steps/what-is-left.ts'
import { CARE_STEPS } from './steps/with-care.ts'

/**
 * What to do with a message. Each step may take it or pass it on, and their order is what goes before what: danger, what is
 * under way or on the table, care, and then the rest.
 */
export function planTurn(text: string, before: AgentState, world: World): Plan & { step: string } {
  const { offered: _gone, ...given } = before
  const picked = pickOffered(text, before)
  if (picked === NONE_OF_THEM) return { calls: [], at_once: [noneOfThem(given)], state: given, step: 'none of them' }
  if (picked !== undefined) return planTurn(picked, given, world)
  const rest = afterThanks(text)
  if (rest !== undefined) return planTurn(rest, given, world)
  const alarm = hearAlarm(text, given, world)
  for (const [step, plan] of DANGER_STEPS) {
    const found = plan(alarm)
    if (found) return { ...found, step }
  }
  const turn = readTurn(alarm)
  for (const [step, plan] of [...TALK_STEPS, ...CARE_STEPS, ...LEFT_STEPS]) {
    const found = plan(turn)
    if (found) return { ...found, step }
  }
  throw new Error('The last step takes every message.')
}
