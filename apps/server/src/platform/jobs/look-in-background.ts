import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import type { Notices } from '../notify/notices.ts'
import type { Jobs } from './jobs.ts'

type Parts = { db: Db; log: Log; jobs: Jobs; notices: Pick<Notices, 'on'>; reader: { closed: AbortSignal } }

type Looking = {
  feature: string
  job: string
  /** As long as a lease: work that is still under one by then is checked again. */
  againMs: number
  /** Resumes what was left; true while there may be more. */
  look: () => Promise<boolean>
}

/** Another process is quicker than that. */
const HAND_ON_MS = 1000

/**
 * Work under leases that a stopped or killed process left is found by a job that was queued with it: one process looks
 * for all, and again for as long as any process works. Otherwise none looks.
 */
export function lookInBackground(app: FastifyInstance, parts: Parts, { feature, job, againMs, look }: Looking): void {
  const { db, log, jobs, notices, reader } = parts
  const closing = new AbortController()
  const isClosing = () => closing.signal.aborted || reader.closed.aborted
  const lookOnce = async () => {
    if (isClosing()) return jobs.sendLook(db, job, HAND_ON_MS)
    const isGoingOn = await look().catch((error: unknown) => {
      log.warn({ feature, error }, 'what was left waits to be taken up')
      return true
    })
    if (isGoingOn) await jobs.sendLook(db, job, againMs)
  }
  // A job whose worker was killed, or whose end the database did not record, counts as in progress for a while.
  const lookBesides = async () => {
    try {
      if (!isClosing()) await lookOnce()
    } catch (error) {
      log.warn({ feature, error }, 'what was left waits to be taken up')
    }
  }
  app.addHook('onReady', () => jobs.workLook(job, lookOnce))
  app.addHook('onListen', async () => {
    closing.signal.addEventListener('abort', notices.on(job, { heard: () => {}, missed: lookBesides }))
    void lookBesides()
  })
  app.addHook('preClose', async () => closing.abort())
}
