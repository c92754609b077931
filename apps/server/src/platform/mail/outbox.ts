import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import { insertMail, type Mail, markRefused, markRetry, markSent, takeDueMail } from './mail-store.ts'
import type { MailTransport } from './mail-transport.ts'

export type Outbox = {
  /** Queues a mail in the caller's transaction. */
  queue(tx: Db, mail: Mail): Promise<{ id: string }>
  /** Sends one due mail; false when there was none. */
  deliverOne(): Promise<boolean>
  /** Sends whatever is due, now and from now on, until stopped. */
  start(): void
  /** Finishes the mails in hand and stops. */
  stop(): Promise<void>
}

type Parts = { db: Db; now: () => Date; log: Log; transport: MailTransport; domain: string; pollMs?: number }

const LANES = 4
const RETRY_FIRST_S = 2
const RETRY_LONGEST_S = 3600
/** A mail server's 'never' is believed only when it says so this often. */
const REFUSALS_BELIEVED = 3

/**
 * Mail that is never lost. A row stays locked from before the conversation with the mail server until our record of
 * it is committed, so a mail is repeated only when we are killed in between, and then under the same Message-ID.
 */
export function createOutbox({ db, now, log, transport, domain, pollMs = 500 }: Parts): Outbox {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function deliverOne(): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const mail = await takeDueMail(tx, now())
      if (!mail) return false
      try {
        await transport.send({ ...mail, messageId: `<${mail.id}@${domain}>` })
      } catch (error) {
        await recordFailure(tx, mail, error)
        return true
      }
      await markSent(tx, mail.id, { at: now(), keepBody: transport.keepsBody })
      return true
    })
  }

  async function recordFailure(tx: Db, mail: { id: string; attempts: number }, error: unknown): Promise<void> {
    const attempt = mail.attempts + 1
    const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
    const reason = `${code} ${responseCode || ''}`.trim()
    if (responseCode >= 500 && attempt >= REFUSALS_BELIEVED) {
      await markRefused(tx, mail.id, { at: now(), reason })
      log.error({ mail_id: mail.id, attempt, reason }, 'mail refused for good')
      return
    }
    const retryInS = Math.min(RETRY_FIRST_S * 2 ** (attempt - 1), RETRY_LONGEST_S)
    await markRetry(tx, mail.id, { dueAt: new Date(now().getTime() + retryInS * 1000), reason })
    log.warn({ mail_id: mail.id, attempt, reason, retry_in_s: retryInS }, 'mail will be tried again')
  }

  async function drainLane(): Promise<void> {
    while (!stopping.signal.aborted && (await deliverOne()));
  }

  /** Waits for every lane, also when one of them failed: a mail in hand is never left behind. */
  async function drainLanes(): Promise<void> {
    const ends = await Promise.allSettled(Array.from({ length: LANES }, drainLane))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await deliverOne()) await drainLanes()
      } catch (error) {
        log.warn({ error }, 'outbox waits for the database')
      }
      await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    queue: (tx, mail) => insertMail(tx, { ...mail, queuedAt: now() }),
    deliverOne,
    start: () => void (running ??= run()),
    async stop() {
      stopping.abort()
      await running
      transport.close()
    },
  }
}
