import type { ModelRequest } from './model.ts'

/** The features of OpenAI's API that a server supports, as far as it has refused something. */
export type Dialect = {
  /** How the format of its answer is specified: by a schema, by a tool that it has to call, or in words alone. */
  shapes: 'schema' | 'tool' | 'words'
  limit: 'max_tokens' | 'max_completion_tokens'
  takesTemperature: boolean
  takesStreamOptions: boolean
}

export const FRESH_DIALECT: Dialect = {
  shapes: 'schema',
  limit: 'max_tokens',
  takesTemperature: true,
  takesStreamOptions: true,
}

const REFUSALS: readonly number[] = [400, 404, 422, 500, 501]
const NO_SCHEMA = /response_format|json_schema|json schema|structured|grammar|unsupported|not support/i
const NO_TOOL = /tool|function|json_schema|json schema|grammar|unsupported|not support/i

/** The next dialect to try after a refusal; undefined where the refusal is about something else. */
export function afterRefusal(
  dialect: Dialect,
  { shape }: Pick<ModelRequest, 'shape'>,
  refusal: { status: number; text: string },
): Dialect | undefined {
  const { status, text } = refusal
  if (!REFUSALS.includes(status)) return undefined
  if (dialect.limit === 'max_tokens' && text.includes('max_completion_tokens'))
    return { ...dialect, limit: 'max_completion_tokens' }
  if (dialect.takesTemperature && /temperature/i.test(text)) return { ...dialect, takesTemperature: false }
  if (dialect.takesStreamOptions && /stream_options|include_usage/i.test(text))
    return { ...dialect, takesStreamOptions: false }
  if (!shape) return undefined
  if (dialect.shapes === 'schema' && NO_SCHEMA.test(text)) return { ...dialect, shapes: 'tool' }
  if (dialect.shapes === 'tool' && NO_TOOL.test(text)) return { ...dialect, shapes: 'words' }
  return undefined
}

export function bodyOf(model: string, { messages, shape, mostTokens }: ModelRequest, dialect: Dialect) {
  return {
    model,
    stream: true,
    ...(dialect.takesStreamOptions && { stream_options: { include_usage: true } }),
    ...(dialect.takesTemperature && { temperature: shape ? 0 : 0.2 }),
    [dialect.limit]: mostTokens,
    messages,
    ...(shape && shapeOf(shape, dialect.shapes)),
  }
}

function shapeOf({ name, schema }: NonNullable<ModelRequest['shape']>, shapes: Dialect['shapes']) {
  if (shapes === 'schema')
    return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } }
  if (shapes === 'words') return {}
  return {
    tools: [{ type: 'function', function: { name, description: 'The answer.', parameters: schema } }],
    tool_choice: { type: 'function', function: { name } },
  }
}
