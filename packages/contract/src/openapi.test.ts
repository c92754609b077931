import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoint, endpoints, failures } from './contract.ts'
import { openApiDocument } from './openapi.ts'

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Schema = { $ref?: string; anyOf?: Schema[] }
type Answer = { description: string; content: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: unknown }> }
  responses: Record<string, Answer>
}

const describe = (offered: readonly Endpoint[]) =>
  openApiDocument(offered, { title: 'Mowatt', serverUrl: 'https://api.mowatt.example' }, async () => {})

async function operationsOf(offered: readonly Endpoint[]): Promise<Operation[]> {
  const document = await describe(offered)
  return Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[])
}

function never(): never {
  throw new Error('Nothing was described')
}

const renameChat = endpoint({
  name: 'renameChat',
  summary: 'Gives a chat another name',
  method: 'PUT',
  path: '/api/v1/chats/:id/names/:name_id',
  params: z.object({ id: z.uuid(), name_id: z.string() }),
  query: z.object({ quiet: z.optional(z.boolean()), why: z.string() }),
  body: z.object({ title: z.string().check(z.maxLength(80)) }),
  reply: z.object({ title: z.string() }),
  fails: ['not_found', 'not_allowed', 'too_many_requests'],
})

const readChat = endpoint({
  name: 'readChat',
  summary: 'The names of a chat',
  method: 'GET',
  path: '/api/v1/chats/:id/names/:name_id',
  params: z.object({ id: z.uuid(), name_id: z.string() }),
  reply: z.object({ title: z.string() }),
  fails: [],
})

test('every endpoint is described once, under its own name', async () => {
  const operations = await operationsOf(endpoints)
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    endpoints.map(({ name }) => name).toSorted(),
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
})

test('the document has the shape of OpenAPI 3.1', async () => {
  const document = await describe(endpoints)
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\.\d$/) as string,
    info: { title: 'Mowatt', version: expect.any(String) as string },
    servers: [{ url: 'https://api.mowatt.example' }],
  })
  for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/[^:?]*$/)
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test.each(endpoints)(
  'every answer of $name is described: the good one by its schema, the others as failures',
  async (each) => {
    const [{ summary, responses } = never()] = await operationsOf([each])
    const { 200: good, ...refusals } = responses
    expect(summary).not.toBe('')
    expect(good?.content['application/json']?.schema).toMatchObject({
      type: expect.stringMatching(/^(object|array)$/) as string,
    })
    const everywhere = ['400', '405', '408', '429', '500', '503', 'default']
    expect(Object.keys(refusals)).toEqual(
      expect.arrayContaining(each.method === 'GET' ? everywhere : [...everywhere, '403', '413', '415']),
    )
    for (const [status, { description, content }] of Object.entries(refusals)) {
      expect(description).not.toBe('')
      const { schema } = content['application/json'] ?? never()
      const isOwn = each.refusal !== undefined && Number(status) < 500
      expect(isOwn ? schema.anyOf?.at(-1)?.$ref : schema.$ref).toBe('#/components/schemas/Failure')
    }
  },
)

test('what an endpoint may refuse with is listed by status, each reason once and in its words', async () => {
  const [operation] = await operationsOf([renameChat])
  expect(operation?.responses['404']?.description).toBe('not_found: We can’t find that. It may have been deleted.')
  expect(operation?.responses['403']?.description).toBe(
    'not_allowed: You’re not allowed to do that.\nforeign_origin: This request didn’t come from one of our pages.',
  )
  expect(operation?.responses['429']?.description).toBe(
    'too_many_requests: Too many requests. Please try again in a moment.',
  )
})

test('reading meets nothing that only writing can meet', async () => {
  const [operation] = await operationsOf([readChat])
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.not.arrayContaining(['403', '404', '413', '415']) as string[],
  )
})

test('every failure code is allowed in a failure', async () => {
  const { Failure } = (await describe(endpoints)).components.schemas
  expect(Failure.properties.code.enum).toEqual(Object.keys(failures))
})

test('a path with parameters is written the OpenAPI way, and both methods share it', async () => {
  const { paths } = await describe([renameChat, readChat])
  expect(Object.keys(paths)).toEqual(['/api/v1/chats/{id}/names/{name_id}'])
  expect(Object.keys(paths['/api/v1/chats/{id}/names/{name_id}'] ?? {})).toEqual(['put', 'get'])
})

test('parameters of the path are required, those of the query only where the schema says so', async () => {
  const [operation] = await operationsOf([renameChat])
  expect(operation?.parameters?.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['id', 'path', true],
    ['name_id', 'path', true],
    ['quiet', 'query', false],
    ['why', 'query', true],
  ])
  expect(operation?.parameters?.[0]?.schema).toMatchObject({ type: 'string', format: 'uuid' })
})

test('a body is required and described with its limits', async () => {
  const [write, read] = await operationsOf([renameChat, readChat])
  expect(write?.requestBody).toMatchObject({
    required: true,
    content: {
      'application/json': {
        schema: { type: 'object', required: ['title'], properties: { title: { type: 'string', maxLength: 80 } } },
      },
    },
  })
  expect(read).not.toHaveProperty('requestBody')
})
