import type { Reading } from '@mowatt/agent'
import { COMMAND_SCHEMA } from '@mowatt/agent/command-schema'
import type { AskModel } from './ask-model.ts'
import type { ReadStep } from './mo-tasks.ts'

type Asks = Extract<ReadStep, { own: Reading }>
type Heard = { said: string } & Pick<Asks, 'own' | 'round'>

const SHAPE = { name: 'commands', schema: COMMAND_SCHEMA }
const MOST_TOKENS = 700

/**
 * Reads a message with a model's help. Whatever the model does, a reading is returned once the time limit is over.
 * `read` reads where it can be stopped, with what the model has said.
 */
export async function readByModel(ask: AskModel, read: (heard?: Heard) => Promise<ReadStep>): Promise<Reading> {
  let step = await read()
  while ('own' in step) {
    const { own, round, messages } = step
    const next: ReadStep | undefined = await ask({
      purpose: 'read',
      messages,
      shape: SHAPE,
      mostTokens: MOST_TOKENS,
      hear: (said) => read({ said, own, round }),
      isUsed: (heard) => 'own' in heard || heard.reading.by === 'model',
    })
    if (!next) return own
    step = next
  }
  return step.reading
}
