import { splitSentences } from '@mowatt/agent'
import type { ModelCall, ModelMessage, ModelUsage } from '../../platform/model/model.ts'
import type { Asking } from './answer.ts'
import { isPlainProse } from './is-plain-prose.ts'
import { toolsForModel } from './model-tools.ts'
import { neutralise } from './neutralise.ts'
import type { ModelOutcome, Phrasing, Told } from './phrase-by-model.ts'

const MOST_TOKENS = 700
const NOTHING: ModelUsage = { promptTokens: 0, completionTokens: 0 }

/** Hears one reply of the model to its end, and says of it what says the same as the engine. Yields the tools it asks for. */
export async function hearModel(
  asking: Asking,
  { model, ledger, ownHosts, known }: Phrasing,
  messages: readonly ModelMessage[],
  told: Told,
): Promise<ModelCall[]> {
  const calls: ModelCall[] = []
  const stopping = new AbortController()
  const signal = AbortSignal.any([asking.signal, stopping.signal])
  const keptBefore = told.kept
  let usage = NOTHING
  let outcome: ModelOutcome = 'failed'
  let rest = ''
  const hear = (sentence: string) => {
    const harmless = neutralise(sentence, ownHosts)
    if (harmless.trim() === '' || !isPlainProse(harmless)) return
    // A mark of something that the person never gave stays closed, and with it the sentence.
    if (/\[[^\]]*\]/.test(told.mask.show(harmless))) return
    const { says, why } = told.rewording.hear(harmless.trimStart(), known)
    if (why === undefined) told.kept += 1
    for (const each of says) told.say(told.mask.show(each))
  }
  try {
    const request = { messages: [...messages], tools: toolsForModel(), mostTokens: MOST_TOKENS }
    for await (const piece of model.stream(request, signal)) {
      if (piece.kind === 'call') calls.push(piece.call)
      if (piece.kind === 'end') usage = piece.usage
      if (piece.kind !== 'text') continue
      const { sentences, rest: left } = splitSentences(rest + piece.text)
      rest = left
      for (const sentence of sentences) hear(sentence)
    }
    hear(rest)
    outcome = calls.length > 0 ? 'tools' : told.kept > keptBefore ? 'said' : 'refused'
    return calls
  } finally {
    stopping.abort()
    await ledger.note({ messages, outcome, usage })
  }
}
