import { createReader, firstWords, press, type Reply, runCommand, sayBill, takeTurn } from '@mowatt/agent'
import { type AgentState, freshState } from '@mowatt/agent/agent-state'
import { testWorld } from '@mowatt/agent/test-world'
import { expect } from 'vitest'
import { readKnowledge } from '../src/features/agent/read-knowledge.ts'
import { loadEncoder } from '../src/platform/encoder/load-encoder.ts'

const TOOLS = { run: runCommand, press, firstWords }

type Held = { replies: Reply[]; last: Reply; state: AgentState; world: ReturnType<typeof testWorld> }

/**
 * Runs conversations with the trained reader. With a bill they begin as they do for users: it was read and compared.
 */
export async function openTalks() {
  const { heads, topics } = readKnowledge()
  const encoder = await loadEncoder()
  const reader = createReader({ heads, embed: async (text) => (await encoder.embed([text]))[0] })
  return {
    close: () => encoder.close(),
    async hold(given: boolean | Parameters<typeof testWorld>[0], ...messages: readonly string[]): Promise<Held> {
      const world = { ...testWorld(typeof given === 'boolean' ? { bill: given } : given), topics }
      const [bill] = world.bills
      const told = bill && (await sayBill({ billId: bill.billId, state: freshState(), world }, TOOLS))
      let state: AgentState = told?.state ?? { ...freshState(), hasIntroduced: true }
      const replies: Reply[] = []
      for (const text of messages) {
        const reply = await takeTurn({ text, state, world }, { reader, run: runCommand })
        expect(reply.problems).toEqual([])
        replies.push(reply)
        state = reply.state
      }
      const last = replies.at(-1)
      if (!last) throw new Error('Nothing was said')
      return { replies, last, state, world }
    },
  }
}
