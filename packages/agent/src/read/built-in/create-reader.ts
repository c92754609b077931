import type { Reader, TurnContext } from '../reader.ts'
import type { HeadContext } from './context-features.ts'
import type { Heads } from './heads.ts'
import { labelOf } from './labels.ts'
import { readCommands } from './read-commands.ts'

type Parts = {
  heads: Heads
  /** A message as the sentence encoder sees it; undefined where there is none. */
  embed: (text: string) => Promise<Int8Array | undefined>
}

/** The built-in reader: what was learnt from talks says what is wanted, and parsing fills in the details. */
export function createReader({ heads, embed }: Parts): Reader {
  return {
    async read(turn) {
      const context = contextOf(turn)
      const score = async (text: string) => heads.score({ text, vector: await embed(text), context })
      const vector = turn.vector ?? (await embed(turn.text))
      return readCommands(turn, heads.score({ text: turn.text, vector, context }), score)
    },
  }
}

function contextOf({ state, world }: TurnContext): HeadContext {
  const last = state.focus?.commands.at(-1)
  return {
    ...(last && { last: labelOf(last) }),
    ...(last?.do === 'explain' && { family: world.topics?.get(last.topic)?.family }),
    ...(state.asked && { asked: state.asked.wanted }),
    hasBill: world.bills.length > 0,
    hasList: state.comparison !== undefined,
  }
}
