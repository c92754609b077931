import type { AgentState } from '../state/agent-state.ts'
import type { World } from '../state/world.ts'
import type { Claim } from '@mowatt/text/values/claim'
import type { Command } from '../command/command.ts'
import type { Language } from '@mowatt/text/values/language'

/** What a Reader may look at. `said` are the last turns, oldest first. */
export type TurnContext = {
  text: string
  state: AgentState
  world: World
  said: readonly { author: 'person' | 'mo'; text: string }[]
  /** The message as the sentence encoder sees it; absent where there is no encoder. */
  vector?: Int8Array
}

/** One to three commands, other readings of the same message, best first, and how sure the first one is (0 to 1). */
export type Reading = {
  commands: readonly Command[]
  alternatives: readonly (readonly Command[])[]
  confidence: number
  /** Which reader read it, where there are two. */
  by?: 'built-in' | 'model'
  /** Ids of topics near to the message, the nearest first: a model may choose their texts. */
  near?: readonly string[]
  language?: Language
  /** Of the built-in reader: what is asked to be so, or concluded. */
  claim?: Claim
}

/** The only asynchronous part of a turn before the tools, and the only one that interprets language. */
export interface Reader {
  read(turn: TurnContext): Promise<Reading>
}
