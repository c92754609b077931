import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure, type FailureCode } from '@mowatt/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/open-database.ts'
import type { Secrets } from '../secrets/open-keys.ts'
import type { SealedColumn } from '../secrets/reseal-column.ts'
import { createSeal } from '../secrets/seal.ts'
import {
  claimAnswer,
  deleteAnswersBefore,
  deleteAnswersTo,
  dropAnswer,
  findAnswer,
  keepAnswer,
  takeOverAnswer,
} from './idempotency-store.ts'
import { digestFiles } from './take-forms.ts'

type Parts = { db: Db; now: () => Date; secrets: Pick<Secrets, 'session' | 'sealing'> }

/**
 * Stores the answer in the transaction of its effect, so that there is never the one without the other: a process that
 * is killed right after it has still answered, and one that was too slow and has been replaced rolls everything back.
 */
export type Keep<Answer> = (tx: Db, answer: Answer) => Promise<void>

type Asked = [request: FastifyRequest, reply: FastifyReply]

type Handler<Input, Answer> = (input: Input, ...asked: [...Asked, keep: Keep<Answer>]) => Promise<Answer>

type Kept = { answer: unknown } | { failure: { code: FailureCode; message: string; fields?: Record<string, string> } }

type Claimed = { worksUntil: Date } | { answer: Buffer }

const PURPOSE = 'mowatt answers'
export const answerColumns: readonly SealedColumn[] = [
  { ring: 'session', purpose: PURPOSE, table: 'http_answer', column: 'answer' },
]

const KEPT_MS = 24 * 3_600_000
/** Longer than any write takes, and as long as a client waits before it retries. */
const WORK_MS = 10_000
const PATIENCE_MS = 11_000
const POLL_MS = 50
const LONGEST_KEY = 200
/** Temporary refusals, which don't depend on the request. */
const ABOUT_THE_MOMENT = new Set<FailureCode>([
  'not_authenticated',
  'token_expired',
  'terms_owed',
  'sign_in_again',
  'second_factor_needed',
  'too_many_requests',
  'timeout',
])

/** Wraps the handler of the endpoint of that name. */
export type Once = <Input, Answer>(
  name: string,
  handler: Handler<Input, Answer>,
) => (input: Input, ...asked: Asked) => Promise<Answer>

/**
 * Gives a request that carries an `Idempotency-Key` one effect and one answer for a day. A retry while the first is
 * still running waits for its answer. Without a key the handler is simply called. A handler whose effect is one
 * transaction calls `keep` in it; without that, one that is killed before its answer is stored is called again, and has
 * to find out that its work is done.
 */
export type AnswerOnce = (callerOf: (request: FastifyRequest) => Promise<string>) => Once

export function createAnswerOnce({ db, now, secrets }: Parts): AnswerOnce {
  const seal = createSeal(secrets.sealing.session, PURPOSE)

  return (callerOf) => (name, handler) => async (input, request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return handler(input, request, reply, async () => {})
    const caller = await callerOf(request)
    const id = hash(name, request.url, caller, key)
    // Keyed, because the request may contain few digits, such as an account number, which a plain hash would reveal.
    const claimed = await claimOrWait({
      id,
      caller: hash(caller),
      asked: hash(secrets.session, await wordsAsked(input, request)),
    })
    if ('answer' in claimed) return open(claimed.answer, id) as Awaited<ReturnType<typeof handler>>
    let isKept = false
    try {
      const answer = await handler(input, request, reply, async (tx, given) => {
        const isOurs = await keepAnswer(tx, id, { ...claimed, answer: close({ answer: given }, id) })
        if (!isOurs) throw new Failure('unavailable', { retryAfterSeconds: 1 })
        isKept = true
      })
      if (!isKept) await keepAnswer(db, id, { ...claimed, answer: close({ answer }, id) })
      return answer
    } catch (error) {
      if (isLasting(error)) await keepAnswer(db, id, { ...claimed, answer: close({ failure: wordsOf(error) }, id) })
      else await dropAnswer(db, id, claimed.worksUntil)
      throw error
    }
  }

  /** The known answer, or until when the work is ours. */
  async function claimOrWait(given: { id: Buffer; caller: Buffer; asked: Buffer }): Promise<Claimed> {
    for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += POLL_MS) {
      const at = now()
      const worksUntil = new Date(at.getTime() + WORK_MS)
      if (await claimAnswer(db, { ...given, worksUntil, at })) return { worksUntil }
      const known = await findAnswer(db, given.id)
      if (known && !known.asked.equals(given.asked)) throw new Failure('key_reused')
      if (known?.answer) return { answer: known.answer }
      // The process that worked on it was killed: what it did, it did once, and the retry finds that out.
      const isGone = known !== undefined && known.worksUntil <= at
      if (isGone && (await takeOverAnswer(db, given.id, { before: known.worksUntil, worksUntil })))
        return { worksUntil }
      await wait(POLL_MS)
    }
    throw new Failure('unavailable', { retryAfterSeconds: 1 })
  }

  function close(kept: Kept, id: Buffer): Buffer {
    return seal.close(Buffer.from(JSON.stringify(kept)), id.toString('hex'))
  }

  function open(sealed: Buffer, id: Buffer): unknown {
    const kept = JSON.parse(seal.open(sealed, id.toString('hex')).toString()) as Kept
    if ('answer' in kept) return kept.answer
    throw new Failure(kept.failure.code, kept.failure)
  }
}

/** A caller's stored answers are deleted with their account. */
export async function forgetAnswersTo(tx: Db, caller: string): Promise<void> {
  await deleteAnswersTo(tx, hash(caller))
}

export function forgetOldAnswers({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<number> {
  return deleteAnswersBefore(db, new Date(now().getTime() - KEPT_MS))
}

function keyOf(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given === 'string' && given !== '' && given.length <= LONGEST_KEY) return given
  const message = `An Idempotency-Key has 1 to ${LONGEST_KEY} characters.`
  throw new Failure('invalid_request', { message })
}

/** The files of a form are not among its parsed fields, but are part of the request all the same. */
async function wordsAsked(input: unknown, request: FastifyRequest): Promise<string> {
  return JSON.stringify([input, await digestFiles(request)])
}

function isLasting(error: unknown): error is Failure {
  return error instanceof Failure && error.status < 500 && !ABOUT_THE_MOMENT.has(error.code)
}

function wordsOf({ code, message, fields }: Failure) {
  return { code, message, ...(fields ? { fields } : {}) }
}

/** Each part is framed by its length, so that no two lists have the same hash. */
function hash(...parts: readonly string[]): Buffer {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(`${Buffer.byteLength(part)}:${part}`)
  return digest.digest()
}
