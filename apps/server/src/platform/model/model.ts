export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls?: ModelCall[] }
  | { role: 'tool'; content: string; callId: string }

export type ModelCall = { id: string; name: string; args: string }

export type ModelTool = { name: string; description: string; parameters: unknown }

export type ModelRequest = { messages: readonly ModelMessage[]; tools: readonly ModelTool[]; mostTokens: number }

export type ModelUsage = { promptTokens: number; completionTokens: number }

/** Text as it comes; calls once they are whole; the end with what it cost. */
export type ModelPiece =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: ModelCall }
  | { kind: 'end'; usage: ModelUsage }

/** Some language model outside. It may be slow, wrong or hostile; whoever asks it stays responsible. */
export type Model = {
  name: string
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelPiece>
}

/** The model gave no usable answer: away, too slow, cut off, or not what was agreed. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
}
