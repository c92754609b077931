import type { Claim } from '@mowatt/text/values/claim'
import { chooseReading } from '../src/read/by-model/choose-reading.ts'
import { hearModel } from '../src/read/by-model/read-by-model.ts'
import type { Reading } from '../src/read/reader.ts'
import { type AgentState, freshState } from '../src/state/agent-state.ts'
import type { World } from '../src/state/world.ts'
import { runCommand } from '../src/tools/run-command.ts'
import { sayTurn } from '../src/turn/say-turn.ts'
import { beginTurn, prepareTurn } from '../src/turn/take-turn.ts'

/** A command in the model's format. */
export type Said = Readonly<Record<string, string | readonly string[]>>
/** `claim`: the claim that the built-in reader finds. */
export type Turned = readonly [text: string, says: Said | readonly Said[], expected: string, claim?: Claim]

const FALLBACK: Reading = { commands: [{ do: 'talk', kind: 'unclear' }], alternatives: [], confidence: 1 }

/** A whole turn with a model that returns this. */
export async function turned(
  text: string,
  says: Said | readonly Said[],
  world: World,
  state: AgentState,
  messages: string[],
  claim?: Claim,
) {
  const turn = { text, state, world, messages }
  const { context } = beginTurn(turn)
  const answer = JSON.stringify({ commands: says, others: [], sure: 'yes', language: 'en' })
  const heard = hearModel(answer, context, { topics: [], lookedUp: [] })
  const byModel = 'reading' in heard ? heard.reading : undefined
  const reading = chooseReading({ ...FALLBACK, ...(claim && { claim }) }, byModel)
  const prepared = await prepareTurn(turn, { reader: { read: async () => reading }, run: runCommand })
  return { ...sayTurn(prepared, world), isRead: byModel !== undefined }
}

/** What was expected of each turn, or else the actual reply. With a leading minus: what mustn't be in it. */
export async function talk(turns: readonly Turned[], world: World): Promise<string[]> {
  const said: string[] = []
  let state: AgentState = { ...freshState(), hasIntroduced: true }
  const messages: string[] = []
  for (const [text, says, expected, claim] of turns) {
    const reply = await turned(text, says, world, state, messages, claim)
    const isSaid = expected.startsWith('-') ? !reply.text.includes(expected.slice(1)) : reply.text.includes(expected)
    said.push(isSaid && reply.problems.length === 0 ? expected : `${reply.text} ${reply.problems.join(', ')}`)
    messages.push(text)
    state = reply.state
  }
  return said
}
