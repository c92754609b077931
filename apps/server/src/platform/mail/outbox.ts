import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import type { Db } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import type { Notices } from '../notify/notices.ts'
import type { SealedColumn } from '../secrets/reseal-column.ts'
import { createSeal, type SealingKeys } from '../secrets/seal.ts'
import { contextFrom, currentTraceparent } from '../telemetry/trace-context.ts'
import { failSpan, traceSpan } from '../telemetry/trace-span.ts'
import {
  deleteMail,
  deleteWaitingMail,
  type DueMail,
  insertMail,
  listSentMail,
  type Mail,
  markRefused,
  markRetry,
  markSent,
  type SealedMail,
  takeDueMail,
} from './mail-store.ts'
import type { MailTransport } from './mail-transport.ts'
import { markDue, takeUnsentMail, type UnsentMail } from './unsent-mail.ts'

export type Outbox = {
  /** Queues a mail in the caller's transaction. */
  queue(tx: Db, mail: Mail): Promise<{ id: string }>
  /** Retries one that was not accepted now: returns its earlier state, or undefined where there is nothing to send. */
  sendAgain(tx: Db, id: string): Promise<UnsentMail | undefined>
  /** Withdraws those that were not sent yet. */
  withdraw(tx: Db, ids: readonly string[]): Promise<void>
  /** Sends one due mail; false when there was none. */
  deliverOne(): Promise<boolean>
  /** What was sent and is still kept, newest first: the developer mailbox. */
  listSent(to?: string): Promise<SentMail[]>
  /** Sends all due mails, now and from now on, until stopped. */
  start(): void
  /** Finishes the mails in flight and stops. */
  stop(): Promise<void>
}

export type SentMail = Mail & { id: string; sentAt: Date }

/** Sealed with the mail: the trace of the code that queued it. */
type Traced = { traceparent?: string | undefined }

type SmtpError = { responseCode?: number; code?: string; command?: string }

type Parts = {
  db: Db
  now: () => Date
  log: Log
  transport: MailTransport
  domain: string
  /** Seal queued mail. */
  keys: SealingKeys
  /** Notify the sending process of queued mail, whichever process queued it. */
  notices: Pick<Notices, 'tell' | 'on'>
  pollMs?: number
}

const PURPOSE = 'mowatt mail'
export const mailColumns: readonly SealedColumn[] = [
  { ring: 'session', purpose: PURPOSE, table: 'mail_message', column: 'sealed_content' },
]

const LANES = 4
const TOPIC = 'mail'
/** For what no notification announced: a lost one, or the retry of a mail whose process is gone. */
const LOOK_MS = 5000
const RETRY_FIRST_S = 2
const RETRY_LONGEST_S = 3600
const NO_TLS =
  'the mail server of MAIL_URL offers no usable TLS, so no mail leaves: let it offer STARTTLS, or use smtps://'
/** A permanent refusal of the recipient counts when it came this often, over at least this long. */
const REFUSALS_BELIEVED = 3
const REFUSED_FOR_MS = 4 * 3_600_000

/**
 * Mail that is never lost. A row stays locked from before the SMTP session until our record of it is committed, so a
 * mail is repeated only when we are killed in between, and then under the same Message-ID.
 */
export function createOutbox({ db, now, log, transport, domain, keys, notices, pollMs = LOOK_MS }: Parts): Outbox {
  const seal = createSeal(keys, PURPOSE)
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  /** Idle lanes, the longest idle first. */
  const resting = new Set<() => void>()
  /** Mails that were announced while all lanes were busy: a lane that looked just before has not seen them. */
  let told = 0

  async function deliverOne(): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const mail = await takeDueMail(tx, now())
      if (!mail) return false
      const opened = openMail(mail)
      if (!opened) {
        await markRefused(tx, mail.id, { at: now(), reason: 'UNREADABLE', keepContent: false })
        log.error({ mail_id: mail.id }, 'a mail does not open')
        return true
      }
      const { traceparent, ...content } = opened
      const traced = { kind: SpanKind.PRODUCER, parent: contextFrom(traceparent), attributes: { mail_id: mail.id } }
      await traceSpan('mail send', traced, (span) => sendOne(tx, mail, content, (error) => failSpan(span, error)))
      return true
    })
  }

  async function sendOne(tx: Db, mail: DueMail, content: Mail, onFailure: (error: unknown) => void): Promise<void> {
    try {
      await transport.send({ ...content, messageId: `<${mail.id}@${domain}>` })
    } catch (error) {
      onFailure(error)
      return recordFailure(tx, { ...mail, leavesNoTrace: content.leavesNoTrace }, error)
    }
    // The developer mailbox is where a mail arrives, so it is kept there.
    if (content.leavesNoTrace && !transport.keepsContent) await deleteMail(tx, mail.id)
    else await markSent(tx, mail.id, { at: now(), keepContent: transport.keepsContent })
  }

  function openMail({ id, to, content }: Pick<DueMail, 'id' | 'to' | 'content'>): (Mail & Traced) | undefined {
    try {
      const said = JSON.parse(seal.open(content ?? Buffer.alloc(0), id).toString()) as Omit<Mail, 'to'> & Traced
      return { to, ...said }
    } catch {
      return undefined
    }
  }

  async function queue(tx: Db, { to, ...said }: Mail): Promise<{ id: string }> {
    const id = randomUUID()
    const sent = JSON.stringify({ ...said, traceparent: currentTraceparent() } satisfies Omit<Mail, 'to'> & Traced)
    const sealed: SealedMail = { id, to, content: seal.close(Buffer.from(sent), id) }
    await insertMail(tx, { ...sealed, queuedAt: now() })
    await notices.tell(tx, TOPIC, { id })
    return { id }
  }

  async function sendAgain(tx: Db, id: string): Promise<UnsentMail | undefined> {
    const mail = await takeUnsentMail(tx, id)
    if (!mail || mail.isGone) return undefined
    await markDue(tx, id, now())
    await notices.tell(tx, TOPIC, { id })
    return mail
  }

  async function listSent(to?: string): Promise<SentMail[]> {
    const sent = await listSentMail(db, to)
    return sent.flatMap((mail) => {
      const opened = openMail(mail)
      if (!opened) return []
      const { traceparent: _trace, ...said } = opened
      return [{ ...said, id: mail.id, sentAt: mail.sentAt }]
    })
  }

  async function recordFailure(
    tx: Db,
    mail: DueMail & { leavesNoTrace: true | undefined },
    error: unknown,
  ): Promise<void> {
    const attempt = mail.attempts + 1
    const { responseCode = 0, code = '', command = '' } = error as SmtpError
    const reason = `${code} ${responseCode || ''}`.trim()
    // Other refusals, such as of a password or a relay, are about us: we fix them, and the mail is still sent.
    const isAboutRecipient = command === 'RCPT TO' && responseCode >= 500
    const waitedMs = now().getTime() - mail.queuedAt.getTime()
    if (isAboutRecipient && attempt >= REFUSALS_BELIEVED && waitedMs >= REFUSED_FOR_MS) {
      if (mail.leavesNoTrace) await deleteMail(tx, mail.id)
      else await markRefused(tx, mail.id, { at: now(), reason, keepContent: true })
      log.error({ mail_id: mail.id, attempt, reason }, 'mail refused for good')
      return
    }
    const retryInS = Math.min(RETRY_FIRST_S * 2 ** (attempt - 1), RETRY_LONGEST_S)
    await markRetry(tx, mail.id, { dueAt: new Date(now().getTime() + retryInS * 1000), reason })
    setTimeout(wakeOne, retryInS * 1000).unref()
    const sentence = code === 'ETLS' ? NO_TLS : 'mail will be tried again'
    log.warn({ mail_id: mail.id, attempt, reason, retry_in_s: retryInS }, sentence)
  }

  /** Lanes are independent: a mail server that is slow with one mail does not hold up the others. */
  async function runLane(lane: number): Promise<void> {
    // Lanes poll in turns, so that an empty outbox is queried no oftener than by one.
    await rest(lane * pollMs)
    while (!stopping.signal.aborted) {
      try {
        if (await deliverOne()) continue
      } catch (error) {
        log.warn({ error }, 'outbox waits for the database')
      }
      if (told > 0) told -= 1
      else await rest(LANES * pollMs)
    }
  }

  async function rest(ms: number): Promise<void> {
    const woken = new AbortController()
    const wake = () => woken.abort()
    resting.add(wake)
    await wait(ms, undefined, { signal: AbortSignal.any([stopping.signal, woken.signal]) }).catch(() => {})
    resting.delete(wake)
  }

  /** Each mail is one lane's work. */
  function wakeOne(): void {
    const [wake] = resting
    if (!wake) {
      told = Math.min(told + 1, LANES)
      return
    }
    resting.delete(wake)
    wake()
  }

  function wakeAll(): void {
    for (const wake of resting) wake()
  }

  async function run(): Promise<void> {
    const stopHearing = notices.on(TOPIC, { heard: wakeOne, missed: wakeAll })
    stopping.signal.addEventListener('abort', stopHearing)
    await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
  }

  return {
    queue,
    sendAgain,
    withdraw: deleteWaitingMail,
    deliverOne,
    listSent,
    start: () => void (running ??= run()),
    async stop() {
      stopping.abort()
      await running
      transport.close()
    },
  }
}
