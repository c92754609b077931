export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelCall = { id: string; name: string; args: string }

/** What an answer has to look like, as a JSON schema with a name. */
export type ModelShape = { name: string; schema: Readonly<Record<string, unknown>> }

export type ModelRequest = { messages: readonly ModelMessage[]; shape?: ModelShape; mostTokens: number }

export type ModelUsage = { promptTokens: number; completionTokens: number }

/** Text as it comes; calls once they are whole; the end with what it cost. */
export type ModelPiece =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: ModelCall }
  | { kind: 'end'; usage: ModelUsage }

/** Some external language model. It may be slow, wrong or hostile; the calling code stays responsible. */
export type Model = {
  name: string
  /** How long people wait for it in one turn, where that was set. */
  patienceMs?: number | undefined
  /** How it has answered: told what an answer looks like by a schema, a tool or our words; in pieces or whole. */
  manner?: () => { shapes: 'schema' | 'tool' | 'words'; isStreaming: boolean }
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelPiece>
}

/** The model gave no usable answer: away, too slow, cut off, or not what was agreed. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
}

const LETTERS_A_TOKEN = 4

/** An estimate for models that don't report their usage. */
export function tokensOf(letters: number): number {
  return Math.ceil(letters / LETTERS_A_TOKEN)
}
