import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import type { Notices } from '../notify/notices.ts'
import type { Jobs } from './jobs.ts'

type Parts = { db: Db; log: Log; jobs: Jobs; notices: Pick<Notices, 'on'>; reader: { closed: AbortSignal } }

type Recovery = {
  feature: string
  job: string
  /** Work that is still under a lease by then is checked again. */
  leaseMs: number
  /** Resumes what was left; true while there may be more. */
  recover: () => Promise<boolean>
}

/** Another process is quicker than that. */
const HAND_ON_MS = 1000

/**
 * Work under leases that a stopped or killed process left is found by a job that was queued with it: one process checks
 * for all, and again for as long as any process works. Otherwise none does.
 */
export function recoverAbandonedWork(
  app: FastifyInstance,
  parts: Parts,
  { feature, job, leaseMs, recover }: Recovery,
): void {
  const { db, log, jobs, notices, reader } = parts
  const closing = new AbortController()
  const isClosing = () => closing.signal.aborted || reader.closed.aborted
  const recoverOnce = async () => {
    if (isClosing()) return jobs.sendLook(db, job, HAND_ON_MS)
    const isUnfinished = await recover().catch((error: unknown) => {
      log.warn({ feature, error }, 'what was left waits to be taken up')
      return true
    })
    if (isUnfinished) await jobs.sendLook(db, job, leaseMs)
  }
  // A job whose worker was killed, or whose end the database did not record, counts as in progress for a while.
  const recoverBesides = async () => {
    try {
      if (!isClosing()) await recoverOnce()
    } catch (error) {
      log.warn({ feature, error }, 'what was left waits to be taken up')
    }
  }
  app.addHook('onReady', () => jobs.workLook(job, recoverOnce))
  app.addHook('onListen', async () => {
    closing.signal.addEventListener('abort', notices.on(job, { heard: () => {}, missed: recoverBesides }))
    void recoverBesides()
  })
  app.addHook('preClose', async () => closing.abort())
}
