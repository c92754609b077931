import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'

export type Health = {
  /** From now on /readyz says no, so that a load balancer looks elsewhere before we close. */
  startClosing(): void
}

const DATABASE_PATIENCE_MS = 2000

/** /livez: the process answers. /readyz: it can serve, that is, its database answers. Neither tells anything else. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Db }): Health {
  let isClosing = false
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isClosing && (await answers(db))
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: isReady ? 'ready' : isClosing ? 'closing' : 'waiting' })
  })
  return {
    startClosing: () => {
      isClosing = true
    },
  }
}

async function answers(db: Db): Promise<boolean> {
  const late = new Promise<false>((done) => setTimeout(() => done(false), DATABASE_PATIENCE_MS).unref())
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
