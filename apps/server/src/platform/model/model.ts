export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelCall = { id: string; name: string; args: string }

/** What an answer has to look like, as a JSON schema with a name. */
export type ModelShape = { name: string; schema: Readonly<Record<string, unknown>> }

export type ModelRequest = { messages: readonly ModelMessage[]; shape?: ModelShape; mostTokens: number }

export type ModelUsage = { promptTokens: number; completionTokens: number }

/** Text in pieces; calls once they are complete; the end with its cost. */
export type ModelPiece =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: ModelCall }
  | { kind: 'end'; usage: ModelUsage }

/** Some external language model. It may be slow, wrong or hostile; the calling code stays responsible. */
export type Model = {
  name: string
  /** The time limit for it in one turn, where one was set. */
  patienceMs?: number | undefined
  /** How it has answered: with a schema, a tool or words for the format; streamed or whole. */
  manner?: () => { shapes: 'schema' | 'tool' | 'words'; isStreaming: boolean }
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelPiece>
}

/** The model gave no usable answer: unavailable, too slow, cut off, or not in the agreed format. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
}

const CHARACTERS_A_TOKEN = 4

/** An estimate for models that don't report their usage. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_A_TOKEN)
}
