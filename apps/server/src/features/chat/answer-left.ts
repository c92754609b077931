import type { FastifyInstance } from 'fastify'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { listBeingRead } from '../bills/public.ts'
import { goOn } from './ask-mo.ts'
import { findChatById, listMessages } from './chat-store.ts'
import { openSaid } from './chat-words.ts'
import { listLeftWithBill } from './request-store.ts'
import { type ReadingParts, tellOfBill } from './tell-of-bill.ts'

const LOOK_EVERY_MS = 5000
const AT_A_TIME = 100

/** Bills brought to a conversation whose process was stopped or killed are read by whichever finds them. */
export function answerLeftInBackground(app: FastifyInstance, ctx: Context, parts: ReadingParts): void {
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    if (ctx.reader.closed.aborted) return
    answerLeft(ctx, parts).catch((error: unknown) => {
      ctx.log.warn({ room: 'chat', error }, 'bills of conversations wait to be read')
    })
  }
  app.addHook('onListen', async () => {
    timer = setInterval(look, LOOK_EVERY_MS).unref()
    look()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}

async function answerLeft(ctx: Context, parts: ReadingParts): Promise<void> {
  const left = await listLeftWithBill(ctx.db, ctx.now(), AT_A_TIME)
  if (left.length === 0) return
  const unread = new Set(await listBeingRead(ctx.db, { ids: left.map(({ billId }) => billId) }))
  for (const request of left) {
    if (unread.has(request.billId) && !parts.live.find(request.id)) await takeUp(ctx, parts, request)
  }
}

async function takeUp(
  ctx: Context,
  parts: ReadingParts,
  request: Awaited<ReturnType<typeof listLeftWithBill>>[number],
): Promise<void> {
  const { chatId, messageId, billId } = request
  const [chat, messages] = await Promise.all([findChatById(ctx.db, chatId), listMessages(ctx.db, chatId)])
  const message = messages.find(({ id }) => id === messageId)
  if (!chat || !message) return
  const said = openSaid(ctx, message.id, message.sealed)
  const file = said.cards.find((card) => card.kind === 'file')
  const who = { kind: 'anonymous' as const, subject: chat.owner, email: null }
  const asked = { visit: { chat, who }, fileName: file?.file_name ?? 'bill.pdf', isNew: billId === messageId }
  const question = { chat, said, ...tellOfBill(ctx, parts, asked) }
  try {
    await goOn(ctx, parts.live, { ...request, question })
  } catch (error) {
    // Somebody is being answered in this conversation; there is another look soon.
    if (!(error instanceof Failure) || error.code !== 'chat_busy') throw error
  }
}
