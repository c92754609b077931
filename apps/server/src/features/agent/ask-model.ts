import {
  type Model,
  ModelFailed,
  type ModelMessage,
  type ModelShape,
  type ModelUsage,
  tokensOf,
} from '../../platform/model/model.ts'

/** Cost and permission, which the caller keeps track of. */
export type Ledger = {
  mayAsk: () => Promise<boolean>
  note: (asked: {
    purpose: Question<unknown>['purpose']
    messages: readonly ModelMessage[]
    outcome: ModelOutcome
    usage: ModelUsage
  }) => Promise<void>
}
export type ModelOutcome = 'said' | 'refused' | 'failed'

export type ModelTurn = {
  model: Model
  ledger: Ledger
  /** The user has stopped it. */
  stop: AbortSignal
  /** Aborts when the model has taken too long. The time starts with the first request to it. */
  patience: () => AbortSignal
  onFailure: (error: Error) => void
  onSuccess: () => void
}

type Question<Value> = {
  purpose: 'read' | 'choose'
  messages: readonly ModelMessage[]
  shape: ModelShape
  mostTokens: number
  /** Parses the model's output. */
  hear: (said: string) => Promise<Value>
  /** Whether they were of use. */
  isUsed: (heard: Value) => boolean
}

/** Asks the model in one turn; undefined where it gave no usable answer in time. */
export type AskModel = <Value>(question: Question<Value>) => Promise<Value | undefined>

const MOST_CHARACTERS = 20_000

/** All requests to a model in one turn share one time limit: after it, none of the answers is waited for. */
export function createAskModel({ model, ledger, stop, patience, onFailure, onSuccess }: ModelTurn): AskModel {
  let over: AbortSignal | undefined
  return async ({ purpose, messages, shape, mostTokens, hear, isUsed }) => {
    if (stop.aborted || over?.aborted || !(await ledger.mayAsk())) return undefined
    over ??= AbortSignal.any([stop, patience()])
    let usage: ModelUsage = { promptTokens: tokensOf(JSON.stringify(messages).length), completionTokens: 0 }
    let outcome: ModelOutcome = 'failed'
    try {
      const answer = await unlessOver(listen(model, { messages, shape, mostTokens }, over), over)
      usage = answer.usage
      const heard = await unlessOver(hear(answer.said), over)
      outcome = isUsed(heard) ? 'said' : 'refused'
      onSuccess()
      return heard
    } catch (error) {
      if (!stop.aborted) onFailure(asError(error))
      return undefined
    } finally {
      await ledger.note({ purpose, messages, outcome, usage })
    }
  }
}

async function listen(model: Model, request: Parameters<Model['stream']>[0], over: AbortSignal) {
  const stopping = new AbortController()
  let said = ''
  let usage: ModelUsage = { promptTokens: 0, completionTokens: 0 }
  try {
    for await (const piece of model.stream(request, AbortSignal.any([over, stopping.signal]))) {
      if (piece.kind === 'end') usage = piece.usage
      else said += piece.kind === 'text' ? piece.text : piece.call.args
      if (said.length > MOST_CHARACTERS) throw new ModelFailed('The model answers without end.')
    }
  } finally {
    stopping.abort()
  }
  return { said, usage }
}

/** Work that is still running then is not awaited. */
async function unlessOver<Value>(work: Promise<Value>, over: AbortSignal): Promise<Value> {
  const ending = Promise.withResolvers<never>()
  const end = () => ending.reject(new ModelFailed('The model is too slow.'))
  if (over.aborted) end()
  over.addEventListener('abort', end)
  try {
    return await Promise.race([work, ending.promise])
  } finally {
    over.removeEventListener('abort', end)
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new ModelFailed('The model is away.', { cause: error })
}
