import { type ChatCard, type ChatFact, type ChatMessage, Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { isDatabaseAway } from '../../platform/db/is-database-away.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { insertMessage } from './chat-store.ts'
import { sealJson, sealSaid, stateLabel } from './chat-words.ts'
import { releaseChat, renewChat } from './lease-store.ts'
import type { ChatEvent, LiveAnswer, LiveAnswers } from './live-answers.ts'
import { nameChat } from './name-chat.ts'
import { endRequest, failRequest, renewRequest } from './request-store.ts'

/** What Mo says, and its state afterwards; without that its state doesn't change. */
export type Answered = {
  text: string
  cards: ChatCard[]
  facts: ChatFact[]
  state?: unknown
  isStopped: boolean
  /** The title of a conversation that begins with it. */
  name?: string
  readBy?: ChatMessage['read_by']
  /** Done in the transaction that stores it. */
  alongside?: (tx: Db) => Promise<void>
}

/** A live process renews well before; a killed one is missed after this time. */
export const LEASE_MS = 10_000
/** The job that finds questions that no process is working on any more. */
export const LEFT = 'chat.left'
/** A user who stops an answer in another process waits at most this long. */
const RENEW_MS = 1000

type Work = {
  inTurn: LiveAnswers['inTurn']
  id: Buffer
  chatId: string
  messageId: string
  message: ChatMessage
  answer: (live: LiveAnswer) => Promise<Answered>
  undo?: ((tx: Db, messageId: string) => Promise<void>) | undefined
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

/** Finds the answer and stores it, or says why not. It never throws: there may be no listener. */
export async function findAnswer(ctx: Context, live: LiveAnswer, work: Work): Promise<void> {
  const stopRenewing = keepRenewing(ctx, live, work)
  try {
    const answered = await work.answer(live)
    live.tell(await work.inTurn(() => keep(ctx, work, answered)))
  } catch (error) {
    const failure = failureOf(error)
    if (failure.code !== 'unavailable' && failure.status >= 500)
      ctx.log.error({ feature: 'chat', error }, 'an answer could not be given')
    await giveUp(ctx, work, failure).catch((cause: unknown) => {
      ctx.log.warn({ feature: 'chat', error: cause }, 'a question is left to its lease')
    })
    live.tell({ event: 'failed', data: { code: failure.code, message: failure.message } })
  } finally {
    stopRenewing()
    live.end()
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isDatabaseAway(error)) return new Failure('unavailable', { retryAfterSeconds: 1, cause: error })
  return new Failure('chat_failed', { cause: error })
}

async function keep(ctx: Context, work: Work, answered: Answered): Promise<ChatEvent> {
  const { text, cards, facts, state, isStopped, readBy, name } = answered
  const id = makeUuid(ctx)
  const at = ctx.now()
  const message: ChatMessage = {
    id,
    author: 'mo',
    text,
    cards,
    ...(isStopped ? { is_stopped: true } : {}),
    ...(readBy && { read_by: readBy }),
    at: at.toISOString(),
  }
  const last: ChatEvent = { event: 'answered', data: { message, facts } }
  const told: ChatEvent[] = [
    { event: 'asked', data: { message: work.message } },
    { event: 'text', data: { text } },
    ...cards.map((card): ChatEvent => ({ event: 'card', data: { card } })),
    last,
  ]
  await ctx.db.transaction().execute(async (tx) => {
    // A conversation that another process took over, or that was deleted in the meantime, must not be written to.
    if (!(await releaseChat(tx, work))) throw new Failure('not_found')
    const more = { ...(readBy && { readBy }), ...(name !== undefined && { name }) }
    const sealed = sealSaid(ctx, id, { text, cards, facts, ...more })
    const sealedState = state === undefined ? undefined : sealJson(ctx, stateLabel(id), state)
    await insertMessage(tx, work.chatId, { id, author: 'mo', sealed, at, isStopped, sealedState })
    await nameChat(ctx, tx, work.chatId, { asked: work.message, name })
    await answered.alongside?.(tx)
    await endRequest(tx, work.id, sealJson(ctx, work.id.toString('hex'), told))
  })
  return last
}

/** A permanent refusal deletes the question; after an error it is kept and can be asked again. */
async function giveUp(ctx: Context, work: Work, failure: Failure): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await releaseChat(tx, work))) return
    await failRequest(tx, work.id, failure.code)
    if (failure.status < 500) await work.undo?.(tx, work.messageId)
    // When a process stops, another one resumes the work at once; after an error it waits for the next run.
    else if (ctx.reader.closed.aborted) await ctx.jobs.sendLook(tx, LEFT, 0)
  })
}

function keepRenewing(ctx: Context, live: LiveAnswer, { id, chatId, messageId }: Work): () => void {
  const renew = async () => {
    const until = leaseFrom(ctx.now())
    const isStopAsked = await renewChat(ctx.db, { chatId, messageId, until })
    if (isStopAsked !== false) live.stop.abort()
    await renewRequest(ctx.db, id, until)
  }
  const timer = setInterval(() => {
    renew().catch((error: unknown) => ctx.log.warn({ feature: 'chat', error }, 'a lease could not be renewed'))
  }, RENEW_MS)
  timer.unref()
  return () => clearInterval(timer)
}
