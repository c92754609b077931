import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { type FailureCode, failures } from './failures.ts'

/** Failures that any address can return. */
const ANYWHERE: readonly FailureCode[] = [
  'invalid_request',
  'method_not_allowed',
  'timeout',
  'too_many_requests',
  'unexpected',
  'unavailable',
]
/** Additional failures of a write: its origin, size and format. */
const ON_WRITES: readonly FailureCode[] = [
  'malformed_json',
  'foreign_origin',
  'body_too_large',
  'wrong_content_type',
  'packed_body',
]

/**
 * The OpenAPI 3.1 document of these endpoints, generated from the same schemas that validate them; it yields to the
 * event loop after each.
 */
export async function openApiDocument(
  endpoints: readonly Endpoint[],
  info: { title: string; serverUrl: string },
  pause: () => Promise<void>,
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const each of endpoints) {
    await pause()
    const path = each.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each) }
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: '1' },
    servers: [{ url: info.serverUrl }],
    paths,
    components: { schemas: { Failure: failureSchema } },
  }
}

const failureSchema = {
  type: 'object',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'string', enum: Object.keys(failures) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    request_id: { type: 'string' },
  },
}

function operation(each: Endpoint) {
  const parameters = [...parametersOf('path', each.params), ...parametersOf('query', each.query)]
  return {
    operationId: each.name,
    summary: each.summary,
    ...(parameters.length ? { parameters } : {}),
    ...(each.body ? { requestBody: { required: true, content: json(jsonSchema(each.body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(each.sends ?? each.reply, 'output')) },
      ...refusals(each),
      default: { description: 'Any other error', content: json(FAILURE) },
    },
  }
}

function parametersOf(place: 'path' | 'query', schema: z.core.$ZodType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

const FAILURE = { $ref: '#/components/schemas/Failure' }

function refusals({ method, fails, refusal }: Endpoint) {
  const codes = new Set([...fails, ...ANYWHERE, ...(method === 'GET' ? [] : ON_WRITES)])
  // Some errors occur before the endpoint runs, and bugs after it: they have the same shape as all others.
  const own = refusal ? { anyOf: [jsonSchema(refusal, 'output'), FAILURE] } : FAILURE
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status, text } = failures[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${text}`])
  }
  const answers = [...byStatus].map(([status, lines]) => [
    status,
    { description: lines.join('\n'), content: json(status < 500 ? own : FAILURE) },
  ])
  return Object.fromEntries(answers) as Record<string, unknown>
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
