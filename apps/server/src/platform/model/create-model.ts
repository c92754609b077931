import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { eventLines } from './event-lines.ts'
import {
  type Model,
  type ModelCall,
  ModelFailed,
  type ModelMessage,
  type ModelPiece,
  type ModelRequest,
  type ModelUsage,
} from './model.ts'

/** How long a person is kept waiting: for the next sign of an answer, the first one included, and for all of it. */
export type ModelPatience = { silenceMs: number; totalMs: number }

const PATIENCE: ModelPatience = { silenceMs: 6000, totalMs: 20_000 }
const LETTERS_A_TOKEN = 4
const MOST_CALLS = 8
const MOST_ARGS_LETTERS = 20_000

const Chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(
          z.object({
            content: z.optional(z.nullable(z.string())),
            tool_calls: z.optional(
              z.nullable(
                z.array(
                  z.object({
                    index: z.optional(z.number()),
                    id: z.optional(z.nullable(z.string())),
                    function: z.optional(
                      z.object({
                        name: z.optional(z.nullable(z.string())),
                        arguments: z.optional(z.nullable(z.string())),
                      }),
                    ),
                  }),
                ),
              ),
            ),
          }),
        ),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }))),
})
type Chunk = z.output<typeof Chunk>

/** Any model behind an OpenAI-compatible address; undefined where none is set. */
export function createModel(settings: Config['assistant'], patience = PATIENCE): Model | undefined {
  if (settings.kind !== 'model') return undefined
  const { baseUrl, apiKey, model } = settings
  return {
    name: model,
    async *stream(request, signal) {
      const total = AbortSignal.timeout(patience.totalMs)
      const silent = new AbortController()
      const silence = setTimeout(() => silent.abort(), patience.silenceMs)
      const sent = JSON.stringify(bodyOf(model, request))
      try {
        const response = await fetch(`${baseUrl}/chat/completions`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          },
          body: sent,
          redirect: 'error',
          signal: AbortSignal.any([signal, total, silent.signal]),
        })
        if (!response.ok || !response.body) {
          await response.body?.cancel()
          throw new ModelFailed(`The model answered ${response.status}.`)
        }
        yield* piecesOf(eventLines(response.body), sent.length, () => silence.refresh())
      } catch (error) {
        if (signal.aborted || error instanceof ModelFailed) throw error
        throw new ModelFailed(
          total.aborted || silent.signal.aborted ? 'The model is too slow.' : 'The model is away.',
          {
            cause: error,
          },
        )
      } finally {
        clearTimeout(silence)
      }
    },
  }
}

async function* piecesOf(
  lines: AsyncIterable<string>,
  sentLetters: number,
  onLine: () => void,
): AsyncGenerator<ModelPiece> {
  const calls = new Map<number, ModelCall>()
  let usage: ModelUsage | undefined
  let letters = 0
  let isFinished = false
  for await (const line of lines) {
    onLine()
    if (line === '[DONE]') {
      isFinished = true
      break
    }
    const chunk = chunkFrom(line)
    if (chunk.usage) {
      usage = { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens }
    }
    const [choice] = chunk.choices ?? []
    if (!choice) continue
    const { content, tool_calls } = choice.delta ?? {}
    if (content) {
      letters += content.length
      yield { kind: 'text', text: content }
    }
    for (const part of tool_calls ?? []) letters += gather(calls, part)
    isFinished ||= typeof choice.finish_reason === 'string'
  }
  if (!isFinished) throw new ModelFailed('The model was cut off.')
  for (const call of calls.values()) yield { kind: 'call', call }
  const estimated = { promptTokens: tokensOf(sentLetters), completionTokens: tokensOf(letters) }
  yield { kind: 'end', usage: usage ?? estimated }
}

function chunkFrom(line: string): Chunk {
  try {
    return z.parse(Chunk, JSON.parse(line))
  } catch (cause) {
    throw new ModelFailed('The model answered in another language.', { cause })
  }
}

type CallPart = NonNullable<
  NonNullable<NonNullable<NonNullable<Chunk['choices']>[number]['delta']>['tool_calls']>
>[number]

/** A call comes in pieces that belong together by their number. */
function gather(calls: Map<number, ModelCall>, part: CallPart): number {
  const index = part.index ?? calls.size
  const known = calls.get(index) ?? { id: `call-${index}`, name: '', args: '' }
  const more = part.function?.arguments ?? ''
  const call = { id: part.id ?? known.id, name: known.name + (part.function?.name ?? ''), args: known.args + more }
  if (calls.size > MOST_CALLS || call.args.length > MOST_ARGS_LETTERS) throw new ModelFailed('The model asks too much.')
  calls.set(index, call)
  return more.length
}

function bodyOf(model: string, { messages, tools, mostTokens }: ModelRequest) {
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.2,
    max_tokens: mostTokens,
    messages: messages.map(wireOf),
    ...(tools.length === 0 ? {} : { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
  }
}

function wireOf(message: ModelMessage) {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || !message.calls?.length) return { role: message.role, content: message.content }
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  }
}

function tokensOf(letters: number): number {
  return Math.ceil(letters / LETTERS_A_TOKEN)
}
