import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'

export type Health = {
  /** From now on /startupz says yes. */
  finishStarting(): void
  /** From now on /readyz says no, so that a load balancer looks elsewhere before we close. */
  startClosing(): void
  /** Somebody keeps asking whether we are ready, as a load balancer does. */
  isWatched(): boolean
}

const DATABASE_PATIENCE_MS = 2000
/** Load balancers ask every few seconds; whoever started us has asked once. */
const WATCHED_MS = 15_000

/**
 * /startupz: the start is over, with its migrations and shipped content; before the server listens nothing answers, which
 * whoever asks takes as 'not yet'. /livez: the process answers. /readyz: it can serve, that is, its database answers. None
 * of them tells anything else.
 */
export function healthRoutes(app: FastifyInstance, { db }: { db: Db }): Health {
  let isStarted = false
  let isClosing = false
  let askedAt: number[] = []
  app.get('/startupz', async (_request, reply) => {
    reply.code(isStarted ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: isStarted ? 'started' : 'starting' })
  })
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    askedAt = [...askedAt.slice(-1), performance.now()]
    const isReady = !isClosing && (await answers(db))
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: isReady ? 'ready' : isClosing ? 'closing' : 'waiting' })
  })
  return {
    finishStarting: () => {
      isStarted = true
    },
    startClosing: () => {
      isClosing = true
    },
    isWatched: () => askedAt.length > 1 && askedAt.every((atMs) => performance.now() - atMs < WATCHED_MS),
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
