import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure, failures } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { dropBill, listBillsOfChat } from '../bills/public.ts'
import { type ChatRow, deleteMessagesFrom, insertMessage, setTitle } from './chat-store.ts'
import { openJson, openTitle, type Said, sealSaid, sealTitle } from './chat-words.ts'
import { type Answered, findAnswer, LEASE_MS, leaseFrom, LEFT } from './find-answer.ts'
import { takeChat } from './lease-store.ts'
import type { ChatEvent, LiveAnswer, LiveAnswers } from './live-answers.ts'
import { firstTitle, titlesFromSaid } from './name-chat.ts'
import { findRequest, insertRequest, type RequestRow, takeOverRequest } from './request-store.ts'

export type Question = {
  chat: ChatRow
  subject: string
  /** The same key means the same question; without one every request is separate. */
  key: string | undefined
  /** The values that make it the same question. */
  essence: readonly string[]
  said: Said
  replaces?: string | undefined
  /** The bill that the question is about. Such a question is answered even if no client asks for the answer again. */
  billIdOf?: (messageId: string) => string | null
  /** Done before the question is stored. */
  beforehand?: (messageId: string) => Promise<void>
  /** Done in the transaction that stores the question. */
  alongside?: (tx: Db, messageId: string) => Promise<void>
  answer: (live: LiveAnswer, billId: string | null) => Promise<Answered>
  /** Deletes what came with the question, when it is refused for good. */
  undo?: (tx: Db, messageId: string) => Promise<void>
}

const POLL_MS = 150
const PATIENCE_MS = 60_000

/**
 * Stores a question and has it answered. The same request again, at once or within a day, gets the same answer: from
 * this process, from another one, or a new one where the first process was killed.
 */
export async function askMo(ctx: Context, live: LiveAnswers, question: Question): Promise<AsyncIterable<ChatEvent>> {
  const id = hash(question.subject, question.chat.id, question.key ?? makeUuid(ctx))
  const asked = hashAsked(question.essence, question.replaces)
  const known = question.key === undefined ? undefined : await findRequest(ctx.db, id)
  if (known) return repeat(ctx, live, { id, asked, question })
  try {
    return await begin(ctx, live, { id, asked, question })
  } catch (error) {
    // A concurrent identical request may have been quicker.
    const isBusy = error instanceof Failure && error.code === 'chat_busy'
    if (isBusy && question.key !== undefined && (await findRequest(ctx.db, id))) {
      return repeat(ctx, live, { id, asked, question })
    }
    throw error
  }
}

type Asked = { id: Buffer; asked: Buffer; question: Question }

async function begin(ctx: Context, live: LiveAnswers, { id, asked, question }: Asked) {
  const { chat, said, replaces, beforehand, alongside } = question
  const messageId = makeUuid(ctx)
  const billId = question.billIdOf?.(messageId) ?? null
  await beforehand?.(messageId)
  const at = ctx.now()
  const until = leaseFrom(at)
  const putDown = ctx.db.transaction()
  await live.inTurn(() =>
    putDown.execute(async (tx) => {
      if (!(await takeChat(tx, { chatId: chat.id, messageId, until }, at))) throw new Failure('chat_busy')
      const request = { id, chatId: chat.id, asked, messageId, billId, leasedUntil: until, at }
      if (!(await insertRequest(tx, request))) throw new Failure('chat_busy')
      const title = openTitle(ctx, chat.id, chat.sealedTitle)
      const isUnnamed = title === '' || (await titlesFromSaid(ctx, tx, chat.id, replaces)).includes(title)
      if (replaces !== undefined) await giveWay(ctx, tx, chat.id, replaces)
      if (isUnnamed) {
        await setTitle(tx, chat.id, sealTitle(ctx, chat.id, firstTitle(said)))
      }
      const sealed = sealSaid(ctx, messageId, said)
      await insertMessage(tx, chat.id, { id: messageId, author: 'person', sealed, at })
      await alongside?.(tx, messageId)
      // Last: should this process crash, another one finds that the answer is missing.
      await ctx.jobs.sendLook(tx, LEFT, LEASE_MS)
    }),
  )
  return work(ctx, live, { id, messageId, billId, question, at })
}

/** A bill has the id of the message that brought it, and is deleted with it. */
async function giveWay(ctx: Context, tx: Db, chatId: string, messageId: string): Promise<void> {
  const gone = isUuid(messageId) ? await deleteMessagesFrom(tx, chatId, messageId) : undefined
  if (!gone) throw new Failure('not_found')
  for (const { id } of await listBillsOfChat(tx, chatId)) if (gone.includes(id)) await dropBill(ctx, tx, id)
}

async function repeat(ctx: Context, live: LiveAnswers, { id, asked, question }: Asked) {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += POLL_MS) {
    const found = await findRequest(ctx.db, id)
    if (!found) throw new Failure('not_found')
    if (!found.asked.equals(asked)) throw new Failure('key_reused')
    if (found.state === 'done') return replay(ctx, id, found)
    if (found.failure !== null && failures[found.failure].status < 500) throw new Failure(found.failure)
    const here = live.find(id)
    if (here) return here.follow()
    const taken = await goOn(ctx, live, { ...found, id, question })
    if (taken) return taken
    if (ctx.reader.closed.aborted) break
    await wait(POLL_MS)
  }
  throw new Failure('unavailable', { retryAfterSeconds: 1 })
}

type Left = Pick<RequestRow, 'chatId' | 'messageId' | 'billId'> & { id: Buffer; question: Answerable }

/** Takes over from a process that is gone or gave up; undefined while another one is still working on it. */
export async function goOn(
  ctx: Context,
  live: LiveAnswers,
  { id, chatId, messageId, billId, question }: Left,
): Promise<AsyncIterable<ChatEvent> | undefined> {
  const now = ctx.now()
  const until = leaseFrom(now)
  const taken = await ctx.db.transaction().execute(async (tx) => {
    if (!(await takeOverRequest(tx, id, { now, until }))) return undefined
    const lease = await takeChat(tx, { chatId, messageId, until }, now)
    if (!lease) throw new Failure('chat_busy')
    await ctx.jobs.sendLook(tx, LEFT, LEASE_MS)
    return lease
  })
  return taken && work(ctx, live, { id, messageId, billId, question, at: now, ...taken })
}

type Answerable = Pick<Question, 'chat' | 'said' | 'answer' | 'undo'>
type Work = {
  id: Buffer
  messageId: string
  billId: string | null
  question: Answerable
  at: Date
  isStopAsked?: boolean
}

/** Runs to its end whether or not a client is listening. */
function work(ctx: Context, live: LiveAnswers, given: Work): AsyncIterable<ChatEvent> {
  const { id, messageId, billId, question, at, isStopAsked = false } = given
  const answer = live.open(id, messageId)
  if (isStopAsked) answer.stop.abort()
  const { said, chat, undo } = question
  const message = { id: messageId, author: 'person' as const, ...said, at: at.toISOString() }
  answer.tell({ event: 'asked', data: { message } })
  void findAnswer(ctx, answer, {
    inTurn: live.inTurn,
    id,
    messageId,
    chatId: chat.id,
    message,
    answer: (own) => question.answer(own, billId),
    undo,
  })
  return answer.follow()
}

async function* replay(ctx: Context, id: Buffer, { sealedAnswer }: RequestRow): AsyncGenerator<ChatEvent> {
  yield* openJson(ctx, id.toString('hex'), sealedAnswer ?? Buffer.alloc(0)) as ChatEvent[]
}

/** What distinguishes one question from another. */
export function hashAsked(essence: readonly string[], replaces?: string): Buffer {
  return hash(...essence, replaces ?? '')
}

/** Each part is framed by its length, so that no two lists have the same hash. */
function hash(...parts: readonly string[]): Buffer {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(`${Buffer.byteLength(part)}:${part}`)
  return digest.digest()
}
