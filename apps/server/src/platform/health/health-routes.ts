import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import type { Secrets } from '../secrets/open-keys.ts'
import { NOT_READY_MS, WATCHED_MS } from './stop-grace.ts'

export type Health = {
  /** From now on /startupz says yes. */
  finishStarting(): void
  /** From now on /readyz says no. Resolves when whoever watches has heard it, or has stopped asking. */
  startClosing(): Promise<void>
  /** Somebody keeps asking whether we are ready, as a load balancer does. */
  isWatched(): boolean
}

/** Whoever has not asked for so many of their rounds no longer watches. */
const MISSED_ROUNDS = 3
const DATABASE_PATIENCE_MS = 2000

/**
 * /startupz: the start is over, with its migrations and shipped content; before the server listens nothing answers, which
 * whoever asks takes as 'not yet'. /livez: the process answers. /readyz: it can serve, that is, its database answers
 * and its secrets open what is kept there. None of them tells anything else.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, secrets }: { db: Db; secrets: Pick<Secrets, 'areOpen'> },
): Health {
  let isStarted = false
  let isClosing = false
  let askedAt: number[] = []
  const told = Promise.withResolvers<void>()
  const isWatched = () => askedAt.length > 1 && askedAt.every((atMs) => performance.now() - atMs < WATCHED_MS)
  app.get('/startupz', async (_request, reply) => {
    reply.code(isStarted ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: isStarted ? 'started' : 'starting' })
  })
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    askedAt = [...askedAt.slice(-1), performance.now()]
    const isReady = !isClosing && secrets.areOpen() && (await answers(db))
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    if (isClosing) reply.raw.once('finish', told.resolve)
    return reply.send({ status: isReady ? 'ready' : isClosing ? 'closing' : 'waiting' })
  })
  return {
    finishStarting: () => {
      isStarted = true
    },
    async startClosing() {
      isClosing = true
      const [before = 0, last = 0] = askedAt
      const patienceMs = Math.min(WATCHED_MS, MISSED_ROUNDS * (last - before) + NOT_READY_MS)
      if (isWatched()) await Promise.race([told.promise, wait(patienceMs, undefined, { ref: false })])
    },
    isWatched,
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
