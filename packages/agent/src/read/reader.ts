import type { AgentState } from '../state/agent-state.ts'
import type { World } from '../state/world.ts'
import type { Claim } from '@mowatt/text/values/claim'
import type { Command } from '../command/command.ts'
import type { Language } from '@mowatt/text/values/language'

/** The input of a Reader. `said` are the last turns, oldest first. */
export type TurnContext = {
  text: string
  state: AgentState
  world: World
  said: readonly { author: 'person' | 'mo'; text: string }[]
  /** The message's vector from the sentence encoder; absent if there is no encoder. */
  vector?: Int8Array
}

/** One to three commands, other readings, best first, and the confidence of the first one (0 to 1). */
export type Reading = {
  commands: readonly Command[]
  alternatives: readonly (readonly Command[])[]
  confidence: number
  /** Which reader read it, if there are two. */
  by?: 'built-in' | 'model'
  /** IDs of topics near the message, the nearest first: a model may choose their texts. */
  near?: readonly string[]
  /** Of several questions in one message, the words of each, by its printed command. */
  words?: Readonly<Record<string, string>>
  language?: Language
  /** From the built-in reader: the claim of a question or a conclusion. */
  claim?: Claim
}

/** The only asynchronous part of a turn before the tools, and the only one that interprets language. */
export interface Reader {
  read(turn: TurnContext): Promise<Reading>
}
