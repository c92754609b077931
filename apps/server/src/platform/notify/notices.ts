import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'

export type Notices = {
  /**
   * Notifies every process, this one included, once the caller's transaction is committed; without a transaction, at
   * once. Say which thing changed and not what it contains: a notification carries 8,000 bytes, and listeners query the
   * tables. Not for every request: PostgreSQL lets transactions that notify commit one at a time.
   */
  tell(tx: Db, topic: string, payload: object): Promise<void>
  /** Subscribes to a topic, until the returned function is called. */
  on<Payload extends object>(topic: string, listener: Listener<Payload>): () => void
  /** Starts to listen; resolves when notifications arrive. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type Listener<Payload extends object> = {
  heard(payload: Payload): void | Promise<void>
  /** Notifications may have been lost while disconnected. Listeners that depend on them query the tables instead. */
  missed(): void | Promise<void>
}

type Parts = { pool: pg.Pool; log: Log; heartbeatMs?: number }

const CHANNEL = 'notices'
/** The connection's name in the database's own list. */
export const LISTENER = 'mowatt notices'
/** A connection can die silently; it is checked this often, and given as long to answer. */
const HEARTBEAT_MS = 5000
const RETRY_FIRST_MS = 100
const RETRY_LONGEST_MS = 2000

/**
 * Notifications from one process to all, over LISTEN and NOTIFY: one connection a process, reopened when it is lost.
 */
export function createNotices({ pool, log, heartbeatMs = HEARTBEAT_MS }: Parts): Notices {
  const listeners = new Map<string, Set<Listener<object>>>()
  const stopping = new AbortController()
  const listening = Promise.withResolvers<void>()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    let pauseMs = RETRY_FIRST_MS
    while (!stopping.signal.aborted) {
      try {
        await listen(() => {
          pauseMs = RETRY_FIRST_MS
          listening.resolve()
          for (const each of listeners.values()) for (const listener of each) void settle(() => listener.missed())
        })
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ error }, 'notices wait for the database')
      }
      await rest(pauseMs)
      pauseMs = Math.min(pauseMs * 2, RETRY_LONGEST_MS)
    }
  }

  /** One connection from its beginning to its end. */
  async function listen(onListening: () => void): Promise<void> {
    const { connectionString } = pool.options
    const client = new pg.Client({
      connectionString,
      application_name: LISTENER,
      keepAlive: true,
      query_timeout: heartbeatMs,
    })
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => hear(payload))
    const lost = new AbortController()
    client.once('end', () => lost.abort())
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      onListening()
      const signal = AbortSignal.any([stopping.signal, lost.signal])
      while (!signal.aborted) {
        await wait(heartbeatMs, undefined, { signal }).catch(() => {})
        if (!signal.aborted) await client.query('select 1')
      }
    } finally {
      // Not awaited: a connection that died silently never reports its end.
      client.end().catch(() => {})
    }
  }

  function hear(said: string): void {
    const { topic, payload } = JSON.parse(said) as { topic: string; payload: object }
    for (const listener of listeners.get(topic) ?? []) void settle(() => listener.heard(payload))
  }

  async function settle(act: () => void | Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      log.error({ error }, 'a notice was not dealt with')
    }
  }

  const rest = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {})

  return {
    async tell(tx, topic, payload) {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, payload })})`.execute(tx)
    },
    on(topic, listener) {
      const those = listeners.get(topic) ?? new Set()
      listeners.set(topic, those)
      const each = listener as Listener<object>
      those.add(each)
      return () => void those.delete(each)
    },
    start() {
      running ??= run()
      return listening.promise
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
