import type { Config } from '../../config.ts'
import { afterRefusal, bodyOf, type Dialect, FRESH_DIALECT } from './dialect.ts'
import { eventLines, wholeLine } from './event-lines.ts'
import { type Model, ModelFailed, type ModelRequest } from './model.ts'
import { readModelStream } from './read-model-stream.ts'

/** How long the user is kept waiting: for the next part of an answer, the first one included, and for all of it. */
export type ModelPatience = { silenceMs: number; totalMs: number }

const PATIENCE: ModelPatience = { silenceMs: 6000, totalMs: 20_000 }
const MOST_TRIES = 6
const LONGEST_REFUSAL = 4000

/** Any model behind an OpenAI-compatible address; undefined where none is set. */
export function createModel(settings: Config['assistant'], patience = patienceOf(settings)): Model | undefined {
  if (settings.kind !== 'model') return undefined
  const { baseUrl, apiKey, model } = settings
  // Features that the server has refused are not requested again.
  let dialect = FRESH_DIALECT
  let isStreaming = true

  const post = (body: string, signal: AbortSignal) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body,
      redirect: 'error',
      signal,
    })

  async function ask(request: ModelRequest, signal: AbortSignal) {
    let tried: Dialect = dialect
    for (let tries = 1; ; tries += 1) {
      const body = JSON.stringify(bodyOf(model, request, tried))
      const response = await post(body, signal)
      if (response.ok && response.body) {
        dialect = tried
        // Some servers don't stream, even when asked to.
        isStreaming = !(response.headers.get('content-type') ?? '').startsWith('application/json')
        const lines = isStreaming ? eventLines(response.body) : wholeLine(response.body)
        return { lines, sentCharacters: body.length }
      }
      const next = tries < MOST_TRIES ? afterRefusal(tried, request, await refusalOf(response)) : undefined
      if (!next) throw new ModelFailed(`The model answered ${response.status}.`)
      tried = next
    }
  }

  return {
    name: model,
    patienceMs: settings.patienceMs,
    manner: () => ({ shapes: dialect.shapes, isStreaming }),
    async *stream(request, signal) {
      const total = AbortSignal.timeout(patience.totalMs)
      const silent = new AbortController()
      const silence = setTimeout(() => silent.abort(), patience.silenceMs)
      try {
        const { lines, sentCharacters } = await ask(request, AbortSignal.any([signal, total, silent.signal]))
        yield* readModelStream(lines, sentCharacters, () => silence.refresh())
      } catch (error) {
        if (signal.aborted || error instanceof ModelFailed) throw error
        const isSlow = total.aborted || silent.signal.aborted
        throw new ModelFailed(isSlow ? 'The model is too slow.' : 'The model is away.', { cause: error })
      } finally {
        clearTimeout(silence)
      }
    },
  }
}

function patienceOf(settings: Config['assistant']): ModelPatience {
  const silenceMs = settings.kind === 'model' ? settings.patienceMs : undefined
  return silenceMs === undefined ? PATIENCE : { silenceMs, totalMs: Math.max(PATIENCE.totalMs, silenceMs) }
}

async function refusalOf(response: Response): Promise<{ status: number; text: string }> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_REFUSAL) break
  }
  return { status: response.status, text: text.slice(0, LONGEST_REFUSAL) }
}
