import type { ModelCall, ModelMessage, ModelTool, ModelUsage } from '../../platform/model/model.ts'
import type { Asking } from './answer.ts'
import type { ModelOutcome, Phrasing, Told } from './phrase-by-model.ts'

const MOST_TOKENS = 700
const NOTHING: ModelUsage = { promptTokens: 0, completionTokens: 0 }
/** Where a sentence may end; before that there is nothing to hear. */
const MAY_END = /[.!?]["')\]]*\s|\n/

type Prompt = { messages: readonly ModelMessage[]; tools: readonly ModelTool[] }

/** Hears one reply of the model to its end, sentence by sentence. Yields the tools it asks for. */
export async function hearModel(
  asking: Asking,
  { model, ledger }: Phrasing,
  { messages, tools }: Prompt,
  told: Told,
): Promise<ModelCall[]> {
  const calls: ModelCall[] = []
  const stopping = new AbortController()
  const signal = AbortSignal.any([asking.signal, stopping.signal])
  const keptBefore = told.phrased.kept
  let usage = NOTHING
  let outcome: ModelOutcome = 'failed'
  let unheard = ''
  try {
    const request = { messages: [...messages], tools, mostTokens: MOST_TOKENS }
    for await (const piece of model.stream(request, signal)) {
      if (piece.kind === 'call') calls.push(piece.call)
      if (piece.kind === 'end') usage = piece.usage
      if (piece.kind !== 'text') continue
      unheard += piece.text
      if (!MAY_END.test(unheard)) continue
      const text = unheard
      unheard = ''
      await told.hear(text, false)
    }
    await told.hear(unheard, true)
    outcome = calls.length > 0 ? 'tools' : told.phrased.kept > keptBefore ? 'said' : 'refused'
    return calls
  } finally {
    stopping.abort()
    await ledger.note({ messages, outcome, usage })
  }
}
