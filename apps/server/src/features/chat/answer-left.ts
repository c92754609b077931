import type { FastifyInstance } from 'fastify'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { recoverAbandonedWork } from '../../platform/jobs/recover-abandoned-work.ts'
import { listBeingRead } from '../bills/public.ts'
import type { Visit } from './chat-world.ts'
import { goOn, hashAsked } from './ask-mo.ts'
import { type ChatRow, findChatById, listMessages } from './chat-store.ts'
import { openSaid, type Said } from './chat-words.ts'
import { LEASE_MS, LEFT } from './find-answer.ts'
import { isAnyLeased, listLeftWithBill, listLeftWithoutBill } from './request-store.ts'
import { type ReadingParts, tellOfBill } from './tell-of-bill.ts'

const AT_A_TIME = 100

/** The user is no longer waiting for an answer to an older question. */
const OLDEST_MS = 15 * 60_000

/**
 * Questions and bills of a conversation whose process was stopped or killed are answered by the one that finds them.
 */
export function answerLeftInBackground(app: FastifyInstance, ctx: Context, parts: ReadingParts): void {
  const recover = () => answerLeft(ctx, parts)
  recoverAbandonedWork(app, ctx, { feature: 'chat', job: LEFT, leaseMs: LEASE_MS, recover })
}

/** True while a process is working on an answer, or still has to. */
async function answerLeft(ctx: Context, parts: ReadingParts): Promise<boolean> {
  const now = ctx.now()
  const since = new Date(now.getTime() - OLDEST_MS)
  const questions = await listLeftWithoutBill(ctx.db, { now, since, most: AT_A_TIME })
  const bills = await listLeftWithBill(ctx.db, now, AT_A_TIME)
  const ids = bills.map(({ billId }) => billId)
  const unread = new Set(ids.length > 0 ? await listBeingRead(ctx.db, { ids }) : [])
  const left = [
    ...questions.map((request) => ({ request, takeUp: () => takeUpQuestion(ctx, parts, request) })),
    ...bills
      .filter(({ billId }) => unread.has(billId))
      .map((request) => ({ request, takeUp: () => takeUpBill(ctx, parts, request) })),
  ]
  let isOwed = Math.max(questions.length, bills.length) === AT_A_TIME
  for (const { request, takeUp } of left) {
    if (parts.live.find(request.id) || (await takeUp())) isOwed = true
  }
  return isOwed || isAnyLeased(ctx.db, ctx.now())
}

type Chatting = { chat: ChatRow; said: Said; who: Visit['who']; isLast: boolean }

/** The message of a request, with its conversation; undefined where either is deleted. */
async function findAsked(
  ctx: Context,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<Chatting | undefined> {
  const [chat, messages] = await Promise.all([findChatById(ctx.db, chatId), listMessages(ctx.db, chatId)])
  const message = messages.find(({ id }) => id === messageId)
  if (!chat || !message) return undefined
  const who =
    chat.userId === null
      ? { kind: 'anonymous' as const, subject: chat.owner, email: null }
      : { kind: 'user' as const, subject: chat.userId, email: null }
  return { chat, said: openSaid(ctx, message.id, message.sealed), who, isLast: message === messages.at(-1) }
}

/**
 * False where there is nothing to answer. A card's press is not resumed: the user saw its effect, and can press again.
 */
async function takeUpQuestion(
  ctx: Context,
  { live, service }: ReadingParts,
  request: Awaited<ReturnType<typeof listLeftWithoutBill>>[number],
): Promise<boolean> {
  const found = await findAsked(ctx, request)
  if (!found?.isLast || !request.asked.equals(hashAsked(['message', found.said.text]))) return false
  const { chat, said, who } = found
  await unlessBusy(() =>
    goOn(ctx, live, {
      ...request,
      question: {
        chat,
        said,
        answer: (answer) => service.answer({ chat, who }, { text: said.text, messageId: answer.messageId }, answer),
      },
    }),
  )
  return true
}

/** False where its conversation is deleted. */
async function takeUpBill(
  ctx: Context,
  parts: ReadingParts,
  request: Awaited<ReturnType<typeof listLeftWithBill>>[number],
): Promise<boolean> {
  const { messageId, billId } = request
  const found = await findAsked(ctx, request)
  if (!found) return false
  const { chat, said, who } = found
  const file = said.cards.find((card) => card.kind === 'file')
  const asked = { visit: { chat, who }, fileName: file?.file_name ?? 'bill.pdf', isNew: billId === messageId }
  const question = { chat, said, ...tellOfBill(ctx, parts, asked) }
  await unlessBusy(() => goOn(ctx, parts.live, { ...request, question }))
  return true
}

/** While another message in the conversation is being answered, it waits for the next run. */
async function unlessBusy(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'chat_busy') throw error
  }
}
