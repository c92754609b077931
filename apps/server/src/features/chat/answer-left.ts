import type { FastifyInstance } from 'fastify'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { listBeingRead } from '../bills/public.ts'
import type { Visit } from './chat-world.ts'
import { goOn, hashAsked } from './ask-mo.ts'
import { type ChatRow, findChatById, listMessages } from './chat-store.ts'
import { openSaid, type Said } from './chat-words.ts'
import { listLeftWithBill, listLeftWithoutBill } from './request-store.ts'
import { type ReadingParts, tellOfBill } from './tell-of-bill.ts'

const LOOK_EVERY_MS = 5000
const AT_A_TIME = 100

/** Whoever asked longer ago waits no more. */
const OLDEST_MS = 15 * 60_000

/** Questions and bills of a conversation whose process was stopped or killed are answered by whichever finds them. */
export function answerLeftInBackground(app: FastifyInstance, ctx: Context, parts: ReadingParts): void {
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    if (ctx.reader.closed.aborted) return
    answerLeft(ctx, parts).catch((error: unknown) => {
      ctx.log.warn({ room: 'chat', error }, 'questions of conversations wait to be answered')
    })
  }
  app.addHook('onListen', async () => {
    timer = setInterval(look, LOOK_EVERY_MS).unref()
    look()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}

async function answerLeft(ctx: Context, parts: ReadingParts): Promise<void> {
  const now = ctx.now()
  const since = new Date(now.getTime() - OLDEST_MS)
  for (const request of await listLeftWithoutBill(ctx.db, { now, since, most: AT_A_TIME })) {
    if (!parts.live.find(request.id)) await takeUpQuestion(ctx, parts, request)
  }
  const left = await listLeftWithBill(ctx.db, ctx.now(), AT_A_TIME)
  if (left.length === 0) return
  const unread = new Set(await listBeingRead(ctx.db, { ids: left.map(({ billId }) => billId) }))
  for (const request of left) {
    if (unread.has(request.billId) && !parts.live.find(request.id)) await takeUp(ctx, parts, request)
  }
}

type Chatting = { chat: ChatRow; said: Said; who: Visit['who']; isLast: boolean }

/** The message that a request brought, with its conversation; nothing where either is gone. */
async function findAsked(
  ctx: Context,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<Chatting | undefined> {
  const [chat, messages] = await Promise.all([findChatById(ctx.db, chatId), listMessages(ctx.db, chatId)])
  const message = messages.find(({ id }) => id === messageId)
  if (!chat || !message) return undefined
  const who = { kind: 'anonymous' as const, subject: chat.owner, email: null }
  return { chat, said: openSaid(ctx, message.id, message.sealed), who, isLast: message === messages.at(-1) }
}

/** The press of a card is left alone: what it would do was shown, and whoever wants it presses again. */
async function takeUpQuestion(
  ctx: Context,
  { live, service }: ReadingParts,
  request: Awaited<ReturnType<typeof listLeftWithoutBill>>[number],
): Promise<void> {
  const found = await findAsked(ctx, request)
  if (!found?.isLast || !request.asked.equals(hashAsked(['message', found.said.text]))) return
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
}

async function takeUp(
  ctx: Context,
  parts: ReadingParts,
  request: Awaited<ReturnType<typeof listLeftWithBill>>[number],
): Promise<void> {
  const { messageId, billId } = request
  const found = await findAsked(ctx, request)
  if (!found) return
  const { chat, said, who } = found
  const file = said.cards.find((card) => card.kind === 'file')
  const asked = { visit: { chat, who }, fileName: file?.file_name ?? 'bill.pdf', isNew: billId === messageId }
  const question = { chat, said, ...tellOfBill(ctx, parts, asked) }
  await unlessBusy(() => goOn(ctx, parts.live, { ...request, question }))
}

/** While somebody is being answered in the conversation, it waits for the next look. */
async function unlessBusy(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'chat_busy') throw error
  }
}
