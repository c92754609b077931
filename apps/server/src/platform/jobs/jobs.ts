import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Db } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'

export type Jobs = {
  /** Queues work in the caller's transaction: it is done exactly when its cause was committed. */
  send(tx: Db, job: string, data: object): Promise<void>
  /** Declares who does a job; work that throws is tried again with growing pauses. */
  work<Data extends object>(job: string, handler: (data: Data) => Promise<void>): Promise<void>
  /** Declares work by the clock (cron, Europe/London), done once whatever the number of processes. */
  schedule(job: string, cron: string, handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const RETRY = { retryLimit: 8, retryDelay: 2, retryBackoff: true }

/** Background work in our own database: no further service, and it survives a restart. */
export async function startJobs({ pool, log }: { pool: pg.Pool; log: Log }): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => log.warn({ error }, 'jobs wait for the database'))
  await underLock(pool, () => boss.start())

  async function work<Data extends object>(job: string, handler: (data: Data) => Promise<void>): Promise<void> {
    await boss.createQueue(job, RETRY)
    await boss.work<Data>(job, { pollingIntervalSeconds: 1 }, async (batch) => {
      for (const { data } of batch) {
        try {
          await handler(data)
        } catch (error) {
          log.error({ job, error }, 'job failed')
          throw error
        }
      }
    })
  }

  return {
    work,
    async send(tx, job, data) {
      const executeSql = (text: string, values?: unknown[]) => tx.executeQuery(CompiledQuery.raw(text, values))
      await boss.send(job, data, { db: { executeSql } })
    },
    async schedule(job, cron, handler) {
      await work(job, handler)
      await boss.schedule(job, cron, {}, { tz: 'Europe/London' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** Any number that nothing else in this database locks. */
const JOBS_LOCK = 7_370_002

/** The library makes its tables at its first start, and two first starts at once would collide. */
async function underLock(pool: pg.Pool, act: () => Promise<unknown>): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [JOBS_LOCK])
    await act()
  } finally {
    // Closing the connection lets go of the lock, whatever state it is in.
    holder.release(true)
  }
}
