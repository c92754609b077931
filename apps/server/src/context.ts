import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Config } from './config.ts'
import type { Db, Opened } from './platform/db/open-database.ts'
import { createSentenceEncoder, type SentenceEncoder } from './platform/encoder/create-sentence-encoder.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import type { EncryptedStore } from './platform/files/encrypted-store.ts'
import { type AnswerOnce, createAnswerOnce } from './platform/http/idempotency.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { createRateLimits, type RateLimits } from './platform/limits/rate-limits.ts'
import type { Log } from './platform/log/log.ts'
import { createSecurityLog, type SecurityLog } from './platform/log/security-log.ts'
import { createMailTransport } from './platform/mail/mail-transport.ts'
import { createOutbox, type Outbox } from './platform/mail/outbox.ts'
import { createModel } from './platform/model/create-model.ts'
import type { Model } from './platform/model/model.ts'
import { createNotices, type Notices } from './platform/notify/notices.ts'
import { createReader, type Reader } from './platform/reading/create-reader.ts'
import { openKeys, type Secrets } from './platform/secrets/open-keys.ts'
import type { GivenSecrets } from './platform/secrets/read-secrets.ts'
import { createWorkers, type Workers } from './platform/workers/create-workers.ts'

/** Everything that a use case may use. Time and randomness come from here too, so that tests can set them. */
export type Context = {
  config: Config
  secrets: Secrets
  db: Db
  pool: pg.Pool
  now: () => Date
  randomBytes: (size: number) => Buffer
  log: Log
  /** Sign-ins, refusals and exports, by ids alone. */
  security: SecurityLog
  mail: Outbox
  files: EncryptedStore
  /** Reads files in separate processes; close it before the jobs, which then leave unread files to other processes. */
  reader: Reader
  /** For small work on untrusted input from visitors or bills, such as a search. */
  workers: Workers
  /** The same for Mo, whose knowledge loads slowly. Its workers' acts may use `workers`, never the other way round. */
  thinkers: Workers
  /** The meaning of a message as a vector, for Mo; in a separate process, since it is native code. */
  encoder: SentenceEncoder
  jobs: Jobs
  /** Notifications from one process to all of them. */
  notices: Notices
  limits: RateLimits
  idempotent: AnswerOnce
  /** Undefined where the built-in engine answers alone. */
  model: Model | undefined
  /** How many messages each reader has read in this process. */
  readings: Map<'built-in' | 'model', number>
  /** How many questions Mo could not answer in this process, by subject: never what was asked. */
  unanswered: Map<string, number>
  /** How many mails of the quiet watch this process has queued, by kind. */
  watchMails: Map<string, number>
  /** How often this process has fetched price lists, by result. */
  tariffFetches: Map<'fetched' | 'failed', number>
}

type Parts = { config: Config; secrets: GivenSecrets; opened: Opened; log: Log } & Partial<
  Pick<Context, 'now' | 'randomBytes' | 'reader' | 'workers' | 'thinkers' | 'encoder'>
>

const MOST_WORKERS = 2
/**
 * Each loads all that Mo knows: about 120 MB. One is ready while there are visitors; the second while many ask at once.
 */
const MOST_THINKERS = 2

/** Builds the context over an open database; nothing here listens or sends until it is started. */
export async function createContext(parts: Parts): Promise<Context> {
  const { config, opened, log } = parts
  const now = parts.now ?? (() => new Date())
  const secrets = await openKeys({ db: opened.db, now, log, given: parts.secrets })
  const security = createSecurityLog(log, secrets.session)
  const notices = createNotices({ pool: opened.pool, log })
  const onStopped = ({ task, reason, lastWords }: { task: string; reason: string; lastWords: string }) =>
    log.error({ names: [task], reason, error: asError(lastWords) }, 'work was stopped')
  const domain = /@([^@>\s]+)>?$/.exec(config.mail.from)?.[1] ?? 'localhost'
  return {
    ...opened,
    config,
    secrets,
    log,
    now,
    randomBytes: parts.randomBytes ?? ((size) => randomBytes(size)),
    mail: createOutbox({
      db: opened.db,
      now,
      log,
      transport: createMailTransport(config.mail),
      domain,
      keys: secrets.sealing.session,
      notices,
    }),
    files: createFileStore(config.files, secrets.sealing.files),
    reader:
      parts.reader ??
      createReader({
        onCrash: (lastWords) => log.error({ error: asError(lastWords) }, 'a reading process ended by itself'),
      }),
    workers: parts.workers ?? createWorkers({ most: MOST_WORKERS, onStopped }),
    thinkers: parts.thinkers ?? createWorkers({ most: MOST_THINKERS, onStopped }),
    encoder: parts.encoder ?? createSentenceEncoder(log),
    jobs: await startJobs({ pool: opened.pool, log, notices }),
    notices,
    security,
    limits: createRateLimits({
      pool: opened.pool,
      secret: secrets.session,
      onSpent: (limit, key) => security.note('rate_limited', { reason: limit, key }),
    }),
    idempotent: createAnswerOnce({ db: opened.db, now, secrets }),
    model: createModel(config.assistant),
    readings: new Map(),
    unanswered: new Map(),
    watchMails: new Map(),
    tariffFetches: new Map(),
  }
}

/** As an error, of which the log records only where it happened. */
function asError(lastWords: string): Error {
  return Object.assign(new Error(), { stack: lastWords })
}
