import * as z from 'zod/mini'
import { type ModelCall, ModelFailed, type ModelPiece, tokensOf, type ModelUsage } from './model.ts'

const MOST_CALLS = 8
const MOST_ARGS_CHARACTERS = 20_000

const Call = z.object({
  index: z.optional(z.number()),
  id: z.optional(z.nullable(z.string())),
  function: z.optional(
    z.object({ name: z.optional(z.nullable(z.string())), arguments: z.optional(z.nullable(z.string())) }),
  ),
})
const Words = z.object({
  content: z.optional(z.nullable(z.string())),
  tool_calls: z.optional(z.nullable(z.array(Call))),
})
/** A piece of a stream, or a whole answer with its `message`. */
const Chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(Words),
        message: z.optional(Words),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }))),
})
type Chunk = z.output<typeof Chunk>

export async function* readModelStream(
  lines: AsyncIterable<string>,
  sentCharacters: number,
  onLine: () => void,
): AsyncGenerator<ModelPiece> {
  const calls = new Map<number, ModelCall>()
  let usage: ModelUsage | undefined
  let characters = 0
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
    const { content, tool_calls } = choice.delta ?? choice.message ?? {}
    if (content) {
      characters += content.length
      yield { kind: 'text', text: content }
    }
    for (const part of tool_calls ?? []) characters += gather(calls, part)
    isFinished ||= typeof choice.finish_reason === 'string'
  }
  if (!isFinished) throw new ModelFailed('The model was cut off.')
  for (const call of calls.values()) yield { kind: 'call', call }
  const estimated = { promptTokens: tokensOf(sentCharacters), completionTokens: tokensOf(characters) }
  yield { kind: 'end', usage: usage ?? estimated }
}

function chunkFrom(line: string): Chunk {
  try {
    return z.parse(Chunk, JSON.parse(line))
  } catch (cause) {
    throw new ModelFailed('The model answered in another language.', { cause })
  }
}

/** A call is streamed in pieces with the same number. */
function gather(calls: Map<number, ModelCall>, part: z.output<typeof Call>): number {
  const index = part.index ?? calls.size
  const known = calls.get(index) ?? { id: `call-${index}`, name: '', args: '' }
  const more = part.function?.arguments ?? ''
  const call = { id: part.id ?? known.id, name: known.name + (part.function?.name ?? ''), args: known.args + more }
  if (calls.size > MOST_CALLS || call.args.length > MOST_ARGS_CHARACTERS)
    throw new ModelFailed('The model asks too much.')
  calls.set(index, call)
  return more.length
}
