import { endpoint } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../src/context.ts'
import { serveEndpoint } from '../src/platform/http/serve-endpoint.ts'

export const echo = endpoint({
  name: 'echo',
  summary: 'Says the same again',
  method: 'POST',
  path: '/api/test/echo',
  body: z.strictObject({ text: z.string().check(z.maxLength(200_000)), times: z.optional(z.int()) }),
  reply: z.object({ text: z.string(), isPolluted: z.boolean() }),
  fails: [],
})

export const readEcho = endpoint({
  name: 'readEcho',
  summary: 'Says its own parameter',
  method: 'GET',
  path: '/api/test/echoes/:id',
  params: z.object({ id: z.string().check(z.maxLength(10)) }),
  reply: z.object({ id: z.string() }),
  fails: [],
})

export const sleepForever = endpoint({
  name: 'sleepForever',
  summary: 'Never answers',
  method: 'GET',
  path: '/api/test/sleep',
  reply: z.object({}),
  fails: [],
})

export const counted = endpoint({
  name: 'counted',
  summary: 'Three times a minute for each name',
  method: 'GET',
  path: '/api/test/counted/:name',
  params: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
  fails: ['too_many_requests'],
})

/** What a bug's message could reveal; none of it may ever be shown. */
export const SECRET_IN_A_BUG = 'postgresql://root:hunter2@db/x ada@mowatt.example'

/** Endpoints of every kind that a test may want to call. */
export function echoFeature(app: FastifyInstance, { db, limits }: Context): void {
  serveEndpoint(app, echo, async ({ body }) => ({
    text: body.text,
    isPolluted: 'polluted' in {},
    secret: 'not promised by the contract',
  }))
  serveEndpoint(app, readEcho, async ({ params }) => params)
  serveEndpoint(app, sleepForever, () => new Promise(() => {}))
  serveEndpoint(app, counted, async ({ params }) => {
    await limits.consume({ name: 'test-counted', count: 3, perSeconds: 60 }, params.name)
    return params
  })
  app.get('/api/test/bug', async () => {
    throw new Error(SECRET_IN_A_BUG)
  })
  app.get('/test/bug', async () => {
    throw new TypeError(SECRET_IN_A_BUG)
  })
  app.get('/api/test/bad-sql', async () => sql`select ${SECRET_IN_A_BUG}::int from mail_message`.execute(db))
  app.get('/api/test/broken-promise', (_request, reply) => reply.redirect('/api/test/nowhere'))
}
