import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import type { Secrets } from '../secrets/open-keys.ts'
import { NOT_READY_MS, WATCHED_MS } from './stop-grace.ts'

export type Health = {
  /** From now on /startupz answers 200. */
  finishStarting(): void
  /**
   * From now on /readyz answers that the server is not ready. Resolves when the poller has seen it, or has stopped
   * polling.
   */
  startClosing(): Promise<void>
  /** A client polls our readiness, as a load balancer does. */
  isWatched(): boolean
}

/** A poller that has missed so many of its intervals no longer polls. */
const MISSED_ROUNDS = 3
const DATABASE_PATIENCE_MS = 2000
/** A busy database is slow to answer, and not all processes should report it at once; one that is silent is away. */
const SILENT_MS = 10_000

/**
 * /startupz: the start is over, with its migrations and shipped content; before the server listens nothing answers,
 * which pollers take as 'not yet'. /livez: the process answers. /readyz: it can serve, that is, its database answers
 * and its secrets decrypt what is stored there. None of them reveals anything else.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, secrets, silentMs = SILENT_MS }: { db: Db; secrets: Pick<Secrets, 'areOpen'>; silentMs?: number },
): Health {
  let isStarted = false
  let isClosing = false
  let askedAt: number[] = []
  const answers = watchDatabase(db, silentMs)
  const told = Promise.withResolvers<void>()
  const isWatched = () => askedAt.length > 1 && askedAt.every((atMs) => performance.now() - atMs < WATCHED_MS)
  app.get('/startupz', async (_request, reply) => {
    reply.code(isStarted ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: isStarted ? 'started' : 'starting' })
  })
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    askedAt = [...askedAt.slice(-1), performance.now()]
    const canServe = !isClosing && secrets.areOpen() && (await answers())
    // Closing may have begun while the database was checked: a poller that gets 'ready' then hasn't seen it.
    const status = isClosing ? 'closing' : canServe ? 'ready' : 'waiting'
    if (status === 'closing') reply.raw.once('finish', told.resolve)
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
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

function watchDatabase(db: Db, silentMs: number): () => Promise<boolean> {
  let answeredAt = -Infinity
  const answer = () =>
    sql`select 1`.execute(db).then(
      () => {
        answeredAt = performance.now()
        return true
      },
      () => false,
    )
  const late = () =>
    wait(DATABASE_PATIENCE_MS, undefined, { ref: false }).then(() => performance.now() - answeredAt < silentMs)
  return () => Promise.race([answer(), late()])
}
