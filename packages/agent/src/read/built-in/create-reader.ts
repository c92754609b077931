import type { Reader, TurnContext } from '../reader.ts'
import type { HeadContext } from '@mowatt/text/learnt/context-features'
import { knownFields } from '../../command/known-fields.ts'
import { askedClaim } from './choose-aspect.ts'
import type { Heads } from './heads.ts'
import { labelOf } from './labels.ts'
import { readCommands } from './read-commands.ts'

type Parts = {
  heads: Heads
  /** A message's vector from the sentence encoder; undefined if there is no encoder. */
  embed: (text: string) => Promise<Int8Array | undefined>
}

export type BuiltInReader = Reader & {
  /** IDs of the topics that a message, or words alone, may be about, the likeliest first. */
  nearTopics: (words: string, turn?: TurnContext) => Promise<string[]>
}

const MOST_LABELS = 60
const TOPIC = 'explain '
const NO_CONTEXT: HeadContext = { hasBill: false, hasList: false }

/** The built-in reader: classifiers trained on talks choose the label, and parsing fills in the details. */
export function createReader({ heads, embed }: Parts): BuiltInReader {
  const near = async (text: string, context: HeadContext) => {
    const { labels } = heads.score({ text, vector: await embed(text), context }, MOST_LABELS)
    return labels.flatMap(({ label }) => (label.startsWith(TOPIC) ? [label.slice(TOPIC.length)] : []))
  }
  return {
    async nearTopics(words, turn) {
      const before = turn?.said.findLast(({ author }) => author === 'person')?.text
      const lists = [
        await near(words, turn ? contextOf(turn) : NO_CONTEXT),
        ...(turn ? [await near(words, NO_CONTEXT)] : []),
        ...(before === undefined ? [] : [await near(`${before}. ${words}`, NO_CONTEXT)]),
      ]
      const places = Math.max(...lists.map(({ length }) => length))
      return [...new Set(Array.from({ length: places }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())]
    },
    async read(turn) {
      const context = contextOf(turn)
      // A part of a message may be scored in two contexts, and is encoded once.
      const vectors = new Map<string, Promise<Int8Array | undefined>>()
      const vectorOf = (text: string) => {
        const vector = vectors.get(text) ?? embed(text)
        vectors.set(text, vector)
        return vector
      }
      const score = async (text: string, of = turn) =>
        heads.score({ text, vector: await vectorOf(text), context: contextOf(of) })
      const vector = turn.vector ?? (await vectorOf(turn.text))
      const scored = heads.score({ text: turn.text, vector, context })
      return {
        ...(await readCommands(turn, scored, score)),
        ...knownFields({ claim: askedClaim(scored.claims, turn.text) }),
      }
    },
  }
}

function contextOf({ state, world }: TurnContext): HeadContext {
  const last = state.focus?.commands.at(-1)
  return {
    ...(last && { last: labelOf(last) }),
    ...(last?.do === 'explain' && { family: world.topics?.get(last.topic)?.family }),
    ...(state.asked && { asked: state.asked.wanted }),
    // A user whose home we know asks about their own deal, as with a bill.
    hasBill: world.bills.length > 0 || world.home !== undefined,
    hasList: state.comparison !== undefined,
  }
}
