import type { AgentReply } from '../agent-reply.ts'
import { freshState } from '../agent-state.ts'
import { sayBill } from '../say-bill.ts'
import { takeTurn } from '../take-turn.ts'
import { testWorld } from './test-world.ts'

/** A whole talk, fresh or after a bill was handed over: what Mo replies to its last turn. */
export async function holdTalk(bill: boolean, turns: readonly string[]): Promise<AgentReply> {
  const world = testWorld({ bill })
  let state = bill ? (await sayBill('bill-1', freshState(), world)).state : freshState()
  let last: AgentReply | undefined
  for (const text of turns) {
    last = await takeTurn({ text, state, world })
    state = last.state
  }
  if (!last) throw new Error('A talk has at least one turn.')
  return last
}
