import { CHOICE_SCHEMA } from '@mowatt/agent/choice-schema'
import type { ModelMessage } from '../../platform/model/model.ts'
import type { AskModel } from './ask-model.ts'
import type { Thought } from './mo-tasks.ts'

const SHAPE = { name: 'choice', schema: CHOICE_SCHEMA }
const MOST_TOKENS = 80

/** The answer as a model chose it; undefined where its choice can't be said, or came too late. */
export async function chooseByModel(
  ask: AskModel,
  messages: readonly ModelMessage[],
  choose: (said: string) => Promise<Thought | undefined>,
): Promise<Thought | undefined> {
  const isUsed = (thought: Thought | undefined) => thought !== undefined
  return ask({ purpose: 'choose', messages, shape: SHAPE, mostTokens: MOST_TOKENS, hear: choose, isUsed })
}
