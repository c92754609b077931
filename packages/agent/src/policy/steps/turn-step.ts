import type { Plan } from '../plan-fresh.ts'
import type { Turn } from '../read-turn.ts'
import { withoutAsked } from '../without-asked.ts'

/** One reader of a message: what it plans, or nothing where the next one is to read it. */
export type TurnStep = readonly [name: string, plan: (turn: Turn) => Plan | undefined]

/** With an answer, what Mo asked before is no longer open. */
export function closed({ state }: Turn, answer: Omit<Plan, 'state'> | undefined): Plan | undefined {
  return answer && { ...answer, state: withoutAsked(state) }
}
