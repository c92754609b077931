import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { type Opened, openDatabase } from '../src/platform/db/open-database.ts'

export type Moment = 'before' | 'after'

export type MortalDatabase = Opened & {
  /**
   * The process that uses it dies at this statement from now, before the database receives it or after it has run it.
   */
  dieAt(statement: number, moment: Moment): void
  /** Starts it again; returns whether it had died. */
  revive(): Promise<boolean>
  close(): Promise<void>
}

type Query = (...given: unknown[]) => unknown
type Done = (error: Error | null, result?: unknown) => void

/**
 * A database as seen by a process that is killed at one of its statements: every connection breaks, so that uncommitted
 * work is rolled back, no answer arrives any more, and nothing can be cleaned up.
 */
export function createMortalDatabase(url: string): MortalDatabase {
  const opened = openDatabase(url)
  const clients = new Set<pg.PoolClient>()
  let left = Number.POSITIVE_INFINITY
  let diesWhen: Moment = 'before'
  let isDead = false
  let broken: Promise<unknown> | undefined
  const killed = () => new Error('the process was killed')

  function die(): void {
    isDead = true
    broken = Promise.all([...clients].map((client) => new Promise((done) => client.once('end', done))))
    for (const client of clients) streamOf(client).destroy()
  }

  opened.pool.on('connect', (client) => {
    clients.add(client)
    client.once('end', () => clients.delete(client))
    const real = client.query.bind(client) as Query
    const mortal: Query = (...given) => {
      const last = given.at(-1)
      const done = typeof last === 'function' ? (last as Done) : undefined
      const refuse = () => (done ? done(killed()) : Promise.reject(killed()))
      if (isDead) return refuse()
      left -= 1
      if (left !== 0) return real(...given)
      if (diesWhen === 'before') {
        die()
        return refuse()
      }
      const end = () => {
        die()
        return killed()
      }
      if (done) return real(...given.slice(0, -1), () => done(end()))
      return (real(...given) as Promise<unknown>).then(() => Promise.reject(end()))
    }
    Object.assign(client, { query: mortal })
  })

  return {
    ...opened,
    dieAt(statement, moment) {
      left = statement
      diesWhen = moment
    },
    async revive() {
      const wasDead = isDead
      await broken
      isDead = false
      left = Number.POSITIVE_INFINITY
      return wasDead
    },
    close: () => opened.db.destroy(),
  }
}

function streamOf(client: pg.PoolClient): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream
}
