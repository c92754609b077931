import { Failure, type FailureCode } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { dropBill, endReading, keepReading, stopReadings } from '../bills/public.ts'
import {
  answerInChat,
  deleteChat,
  isChatKept,
  openHandedOver,
  releaseChat,
  showBill,
  stoppedReading,
  waitToSpeak,
} from '../chat/public.ts'
import type { HandoverService } from './handover-service.ts'
import type { Tell } from './handover-step.ts'
import { endRequest, type RequestKey } from './handover-store.ts'
import { watchStop } from './watch-stop.ts'
import type { WorkEnd } from './work-under-lease.ts'

export type KeptRequest = RequestKey & { chatId: string; billId: string }

/** From a kept bill to Mo's answer about it. May be killed at any point and restarted: idempotent. */
export async function finishReading(
  ctx: Context,
  service: HandoverService,
  kept: KeptRequest,
  tell: Tell,
): Promise<WorkEnd> {
  const watch = await watchStop(ctx, service.isStopped, kept)
  try {
    return await readAndSay(ctx, service, { kept, stop: watch.stop, tell })
  } finally {
    watch.end()
  }
}

type Work = { kept: KeptRequest; stop: AbortController; tell: Tell }

async function readAndSay(ctx: Context, service: HandoverService, { kept, stop, tell }: Work): Promise<WorkEnd> {
  const { owner, chatId, billId } = kept
  const read = await service.queue.read(ctx, billId, stop.signal)
  if (read.kind === 'unfinished') return 'handed on'
  if (read.kind === 'refused') ctx.log.warn({ feature: 'handover', because: read.because }, 'a bill cannot be read')
  if (read.kind === 'refused') return refuse(ctx, kept, read.code, read.message)
  const handedOver = await openHandedOver(ctx, chatId)
  if (!handedOver?.fileName) return tellNobody(ctx, kept)
  if (read.kind === 'stopped' || (await service.isStopped(kept))) return sayStopped(ctx, kept, handedOver.fileName)
  const shown = await showBill(ctx, billId, read.bill)
  if (shown instanceof Failure)
    return shown.code === 'unavailable' ? 'handed on' : refuse(ctx, kept, shown.code, shown.message)
  for (const step of shown.steps) tell({ kind: 'progress', chatId, ...step })
  const { fileName, userId } = handedOver
  if (!(await waitToSpeak(ctx, chatId, billId))) return tellNobody(ctx, kept)
  const reading = { fileName, pages: read.pages, reading: read.bill }
  await ctx.db.transaction().execute((tx) => keepReading(ctx, tx, billId, reading))
  const visit = {
    chat: { id: chatId, owner, userId },
    who: { kind: 'anonymous' as const, subject: owner, email: null },
  }
  // The conversation is read in the app, when it is whole.
  const said = await service.chat.sayBill(visit, billId, { tell: () => {}, stop })
  const cards = shown.with(said.cards)
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await endRequest(tx, kept, { state: 'done' })
    await releaseChat(tx, { chatId, messageId: billId })
    await endReading(ctx, tx, billId)
    if (ended) await answerInChat(ctx, tx, chatId, { ...said, cards, name: shown.name })
    else if (!(await isChatKept(tx, chatId))) throw new Failure('key_reused')
  })
  return 'said'
}

/** The owner deleted the conversation in the meantime, or withdrew the bill: then there is nothing to continue to. */
async function tellNobody(ctx: Context, kept: KeptRequest): Promise<WorkEnd> {
  if (!(await endRequest(ctx.db, kept, { state: 'done' }))) throw new Failure('key_reused')
  return 'said'
}

/** The file is kept: the user who stopped its reading can have it read again. */
async function sayStopped(ctx: Context, kept: KeptRequest, fileName: string): Promise<WorkEnd> {
  const { chatId, billId } = kept
  if (!(await waitToSpeak(ctx, chatId, billId))) return tellNobody(ctx, kept)
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await endRequest(tx, kept, { state: 'done' })
    await releaseChat(tx, { chatId, messageId: billId })
    if (!ended) return
    await stopReadings(ctx, tx, { billId })
    await answerInChat(ctx, tx, chatId, stoppedReading(fileName))
  })
  return 'said'
}

/** What can't be read leaves nothing behind but the refusal; a user who has gone to the conversation sees it there. */
async function refuse(ctx: Context, kept: KeptRequest, code: FailureCode, message: string): Promise<WorkEnd> {
  ctx.log.warn({ feature: 'handover', code }, 'a bill that was handed over is refused')
  const isLinked = await ctx.db.transaction().execute(async (tx) => {
    const ended = await endRequest(tx, kept, { state: 'refused', refusal: code })
    // Another process has found out more.
    if (!ended) return true
    await dropBill(ctx, tx, kept.billId)
    if (ended.isLinked) await answerInChat(ctx, tx, kept.chatId, { text: message, cards: [], facts: [] })
    else await deleteChat(tx, kept.chatId)
    return ended.isLinked
  })
  if (!isLinked) throw new Failure(code, { message })
  return 'said'
}
