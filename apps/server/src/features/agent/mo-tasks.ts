// Runs in workers: what people type, and what their bills say, may be made to keep whoever thinks about it busy.
import {
  type AgentState,
  freshState,
  sayBill as sayOfBill,
  splitSentences,
  takeTurn,
  verifyReply,
  wake,
  type World,
} from '@mowatt/agent'
import type { ChatFact } from '@mowatt/contract'
import type { Task } from '../../platform/workers/task.ts'
import type { BuiltIn } from './answer.ts'
import { mergeFacts } from './merge-facts.ts'
import { namesOf } from './names-of-world.ts'
import { hearWorld, type ToldWorld } from './told-world.ts'

export { beginPhrasing, endPhrasing, hearPhrase, runForModel } from './phrase-tasks.ts'

const UNSURE =
  ' I am not sure enough of that to tell you a figure. Please ask in another way, or say that you would like a person.'

const FIRST_QUESTION = 'Compare tariffs for RG1 1AA, I use 2700 kWh of electricity and 9500 kWh of gas a year'
const NOWHERE: World = {
  today: '2026-01-01',
  catalogue: [],
  bills: [],
  guides: [],
  switches: [],
  waitlist: undefined,
  keepComparison: async () => '',
  correctFact: async () => undefined,
  startSwitch: async () => ({ refused: '' }),
  setReminder: async () => 'needs_email',
  stopReminders: async () => [],
}

type Given = { state: AgentState; facts: readonly ChatFact[]; world: ToldWorld }

/** A reply that may be seen, sentence by sentence. `untraceable` counts what was taken out of it. */
export type Thought = BuiltIn & { sentences: string[]; untraceable: number }

/** A first turn takes twenty times as long as the next: the first who asks must not be the one who waits for it. */
export async function prepare(): Promise<void> {
  wake()
  await takeTurn({ text: FIRST_QUESTION, state: freshState(), world: NOWHERE })
}

export const answer: Task<Given & { text: string }, Thought> = async ({ text, state, facts, world: told }, tools) => {
  const world = hearWorld(told, tools)
  return verified(await takeTurn({ text, state, world }), facts, namesOf(world))
}

export const sayBill: Task<Given & { billId: string }, Thought> = async (given, tools) => {
  const world = hearWorld(given.world, tools)
  return verified(await sayOfBill(given.billId, given.state, world), given.facts, namesOf(world))
}

/** The verifier stands behind the built-in engine too: a figure without a source is a bug, and nobody gets to see it. */
function verified(reply: BuiltIn, facts: readonly ChatFact[], known: ReturnType<typeof namesOf>): Thought {
  const grounds = mergeFacts(facts, reply.facts)
  const checked = verifyReply(reply.text, grounds, known)
  if (checked.ok) return { ...reply, sentences: partsOf(reply.text), untraceable: 0 }
  const kept = partsOf(reply.text).filter((sentence) => verifyReply(sentence, grounds, known).ok)
  const text = `${kept.join('').trimEnd()}${UNSURE}`.trimStart()
  return { ...reply, text, sentences: partsOf(text), untraceable: checked.untraceable.length }
}

function partsOf(text: string): string[] {
  const { sentences, rest } = splitSentences(text)
  return [...sentences, rest].filter((part) => part !== '')
}
