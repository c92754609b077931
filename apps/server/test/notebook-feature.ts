import { endpoint } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../src/context.ts'
import { serveEndpoint } from '../src/platform/http/serve-endpoint.ts'

const Note = z.object({ key: z.string(), text: z.string() })

/** The smallest feature that writes and mails, for tests of several processes. */
export const writeNote = endpoint({
  name: 'writeNote',
  summary: 'Keeps a note and mails about it, once per key',
  method: 'POST',
  path: '/api/v1/notes',
  body: Note,
  reply: z.object({ outcome: z.enum(['written', 'already_written']) }),
  fails: ['too_many_requests'],
})

export const countedVisit = endpoint({
  name: 'countedVisit',
  summary: 'May be called ten times a minute',
  method: 'GET',
  path: '/api/v1/counted',
  reply: z.object({ pid: z.int() }),
  fails: ['too_many_requests'],
})

export function notebookFeature(app: FastifyInstance, { db, mail, limits }: Context): void {
  app.addHook('onReady', async () => {
    // Two processes may start together, and 'if not exists' alone is not safe then.
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(tx)
      await sql`create table if not exists notebook_note (key text primary key, text text not null)`.execute(tx)
    })
  })
  serveEndpoint(app, writeNote, async ({ body: { key, text } }) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql`
        insert into notebook_note (key, text) values (${key}, ${text}) on conflict do nothing returning key`.execute(tx)
      if (rows.length === 0) return { outcome: 'already_written' as const }
      await mail.queue(tx, { to: 'reader@mowatt.example', subject: key, text, html: `<p>${text}</p>` })
      return { outcome: 'written' as const }
    }),
  )
  serveEndpoint(app, countedVisit, async () => {
    await limits.consume({ name: 'counted', count: 10, perSeconds: 60 }, 'everybody')
    return { pid: process.pid }
  })
}
