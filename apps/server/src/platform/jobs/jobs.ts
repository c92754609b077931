import { SpanKind } from '@opentelemetry/api'
import { CompiledQuery, sql } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Db } from '../db/open-database.ts'
import { JOBS_GRACE_MS } from '../health/stop-grace.ts'
import type { Log } from '../log/log.ts'
import type { Notices } from '../notify/notices.ts'
import { contextFrom, currentTraceparent } from '../telemetry/trace-context.ts'
import { traceSpan } from '../telemetry/trace-span.ts'

export type Jobs = {
  /** Queues a job in the caller's transaction: it runs only if that is committed, and not before its time. */
  send(tx: Db, job: string, data: object, afterMs?: number): Promise<void>
  /** Registers a job's handler; when it throws, the job is retried with growing pauses. */
  work<Data extends object>(job: string, handler: (data: Data) => Promise<void>): Promise<void>
  /**
   * Queues a look that serves all callers: nothing is added while one with the same delay is pending. Last in the
   * transaction that gives it something to find, since concurrent callers wait for its end.
   */
  sendLook(tx: Db, job: string, afterMs: number): Promise<void>
  /**
   * Registers the worker that looks. It is retried until it succeeds, and finds whatever was committed with its look.
   */
  workLook(job: string, look: () => Promise<void>): Promise<void>
  /** Registers scheduled work (cron, Europe/London), done once whatever the number of processes. */
  schedule(job: string, cron: string, handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Queued work is announced by a notification; this covers the rest: retries, and notifications that got lost. */
const LOOK_S = 10
/** Scheduled work isn't announced, and may be late by this much. */
const LOOK_BY_THE_CLOCK_S = 15
const TOPIC = 'jobs'

type Parts = {
  pool: pg.Pool
  log: Log
  notices: Pick<Notices, 'tell' | 'on'>
  /** How often a process checks whether scheduled work is due; one of them does it. */
  lookAtClockS?: number
  lookS?: number
}
type Told = { job: string; afterMs?: number }
/** What a job carries besides its own data: the trace of its sender. */
type Traced = { traceparent?: string }

const RETRY = { retryLimit: 8, retryDelay: 2, retryBackoff: true }
/**
 * One is pending for each delay, besides the one that runs. A killed worker keeps its job for another half minute;
 * there is one every few seconds while any process works, and finished ones are not needed.
 */
const LOOK = {
  policy: 'short',
  retryLimit: 1_000_000,
  retryDelay: 5,
  expireInSeconds: 30,
  deleteAfterSeconds: 600,
} as const

/** Background work in our own database: no further service, and it survives a restart. */
export async function startJobs({ pool, log, notices, lookAtClockS = 30, lookS = LOOK_S }: Parts): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    cronMonitorIntervalSeconds: lookAtClockS,
  })
  boss.on('error', (error) => log.warn({ error }, 'jobs wait for the database'))
  await underLock(pool, () => boss.start())

  const workers = new Map<string, string>()
  const wake = (job: string) => {
    const worker = workers.get(job)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  const stopHearing = notices.on<Told>(TOPIC, {
    // Every process wakes when it is due, so the sender may have ended.
    heard: ({ job, afterMs = 0 }) => {
      wake(job)
      if (afterMs > 0 && workers.has(job)) setTimeout(() => wake(job), afterMs).unref()
    },
    missed: () => [...workers.keys()].forEach(wake),
  })

  async function work<Data extends object>(
    job: string,
    handler: (data: Data) => Promise<void>,
    { lookEveryS = lookS, queue = RETRY }: { lookEveryS?: number; queue?: typeof RETRY | typeof LOOK } = {},
  ): Promise<void> {
    await boss.createQueue(job, queue)
    const worker = await boss.work<Data & Traced>(job, { pollingIntervalSeconds: lookEveryS }, async (batch) => {
      for (const { data } of batch) await runTraced(job, data, handler)
    })
    workers.set(job, worker)
  }

  async function runTraced<Data extends object>(
    job: string,
    sent: Data & Traced,
    handler: (data: Data) => Promise<void>,
  ): Promise<void> {
    const { traceparent, ...data } = sent
    await traceSpan(`job ${job}`, { kind: SpanKind.CONSUMER, parent: contextFrom(traceparent) }, async () => {
      try {
        await handler(data as unknown as Data)
      } catch (error) {
        log.error({ job, error }, 'job failed')
        throw error
      }
    })
  }

  async function send(
    tx: Db,
    job: string,
    { data, afterMs, singletonKey }: { data: object; afterMs: number; singletonKey?: string },
  ): Promise<void> {
    const executeSql = (text: string, values?: unknown[]) => tx.executeQuery(CompiledQuery.raw(text, values))
    const startAfter = Math.ceil(afterMs / 1000)
    const id = await boss.send(job, data, { db: { executeSql }, startAfter, ...(singletonKey && { singletonKey }) })
    if (id !== null) await notices.tell(tx, TOPIC, { job, afterMs: startAfter * 1000 } satisfies Told)
  }

  return {
    work: (job, handler) => work(job, handler),
    async send(tx, job, data, afterMs = 0) {
      // A trace covers what is done now; delayed work begins another.
      const traceparent = afterMs > 0 ? undefined : currentTraceparent()
      await send(tx, job, { data: traceparent === undefined ? data : { ...data, traceparent }, afterMs })
    },
    async sendLook(tx, job, afterMs) {
      await sql`select pg_advisory_xact_lock_shared(${LOOK_LOCK}, hashtext(${job}))`.execute(tx)
      await send(tx, job, { data: {}, afterMs, singletonKey: `after ${afterMs} ms` })
    },
    async workLook(job, look) {
      const lookAfterAll = async () => {
        // A caller that added nothing because this look was still pending may not have committed yet. Later callers
        // find that it runs, and queue another.
        await pool.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOOK_LOCK, job])
        await look()
      }
      await work(job, lookAfterAll, { queue: LOOK })
    },
    async schedule(job, cron, handler) {
      await work(job, handler, { lookEveryS: LOOK_BY_THE_CLOCK_S })
      await boss.schedule(job, cron, {}, { tz: 'Europe/London' })
    },
    async stop() {
      stopHearing()
      await boss.stop({ graceful: true, timeout: JOBS_GRACE_MS })
    },
  }
}

/** Any numbers that nothing else in this database locks. */
const JOBS_LOCK = 7_370_002
const LOOK_LOCK = 7_370_003

/** The library creates its tables at its first start, and two concurrent first starts would collide. */
async function underLock(pool: pg.Pool, act: () => Promise<unknown>): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [JOBS_LOCK])
    await act()
  } finally {
    // Closing the connection releases the lock, whatever state it is in.
    holder.release(true)
  }
}
