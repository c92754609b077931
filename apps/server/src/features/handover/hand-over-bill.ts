import { setTimeout as wait } from 'node:timers/promises'
import { Failure, type FailureCode } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { dropBill, keepBill, receiveBill } from '../bills/public.ts'
import { beginChat } from '../chat/public.ts'
import { claimRequest } from './claim-request.ts'
import { finishReading, type KeptRequest } from './finish-reading.ts'
import type { HandoverService } from './handover-service.ts'
import type { HandoverOwner, Tell } from './handover-step.ts'
import { goAhead } from './go-ahead.ts'
import { endRequest, markKept } from './handover-store.ts'
import { makeLink } from './one-time-link.ts'
import { missLater, type WorkEnd } from './work-under-lease.ts'

/**
 * The longest that a reading waits for the bills before it; until then the conversation says that Mo is working on it.
 */
const LONGEST_READING_MS = 300_000

export type BillToHandOver = HandoverOwner & {
  messageId: string
  fileName: string
  sha256: Buffer
  size: number
  /** Hands over the file: a bill that waits to be read is in the store and not in memory. */
  takeBytes: () => Buffer
  /** Called once the file is stored, or is not needed. */
  onPutDown: () => void
}

/** From a file to a conversation about it. Idempotent per message, also after a lost connection or a killed server. */
export async function handOverBill(
  ctx: Context,
  service: HandoverService,
  bill: BillToHandOver,
  tell: Tell,
): Promise<void> {
  const { owner, sessionId, messageId, sha256 } = bill
  const asked = { owner, messageId, bodyHash: sha256, chatId: makeUuid(ctx), billId: makeUuid(ctx) }
  const claim = await claimRequest(ctx, asked, service.patienceMs)
  const { chatId } = claim
  if (claim.kind === 'ours') {
    const kept = { owner, messageId, chatId, billId: claim.billId ?? asked.billId }
    const { isKept } = claim
    const keeping = Promise.withResolvers<void>()
    const given = { bill, kept, isKept, onKept: keeping.resolve }
    const working = service.works.underLease(kept, () => work(ctx, service, given, tell))
    await untilLinked(ctx, kept, { working, keeping: keeping.promise, patienceMs: service.patienceMs })
  } else {
    bill.onPutDown()
    tell({ kind: 'ack', chatId })
  }
  tell({ kind: 'link', chatId, oneTimeLink: await makeLink(ctx, { chatId, owner, messageId, sessionId }) })
}

type Work = { bill: BillToHandOver; kept: KeptRequest; isKept: boolean; onKept: () => void }

async function work(
  ctx: Context,
  service: HandoverService,
  { bill, kept, isKept, onKept }: Work,
  tell: Tell,
): Promise<WorkEnd> {
  if (!isKept) await keep(ctx, bill, kept)
  onKept()
  bill.onPutDown()
  tell({ kind: 'ack', chatId: kept.chatId })
  try {
    return await finishReading(ctx, service, kept, tell)
  } catch (error) {
    if (error instanceof Failure) throw error
    // An error on our side: the bill is kept, and is read later. The user is sent on to the conversation.
    ctx.log.warn({ feature: 'handover', error }, 'a bill is read later')
    return 'handed on'
  }
}

async function keep(ctx: Context, bill: BillToHandOver, kept: KeptRequest): Promise<void> {
  const { chatId, billId } = kept
  const { fileName, size, owner, userId, sessionId } = bill
  await receiveBill(ctx, { id: billId, chatId, owner, userId, bytes: size }, bill.takeBytes())
  try {
    await ctx.db.transaction().execute(async (tx) => {
      // The request row first, because withdrawing locks in that order.
      if (!(await markKept(tx, kept))) throw new Failure('key_reused')
      const file = { kind: 'file' as const, file_name: fileName, bytes: size }
      const said = { text: `I’ve uploaded ${fileName}.`, cards: [file] }
      const chat = { id: chatId, owner, userId, sessionId }
      // The session before the bill, in the order in which deleting the account locks them.
      await beginChat(ctx, tx, chat, said, { answerWithinMs: LONGEST_READING_MS })
      await keepBill(tx, billId)
      await missLater(ctx, tx)
    })
  } catch (error) {
    if (error instanceof Failure && error.status < 500) await leaveNothing(ctx, kept, error.code)
    throw error
  }
}

/** It was withdrawn, or its account deleted, while the file was being uploaded to the store. */
async function leaveNothing(ctx: Context, kept: KeptRequest, refusal: FailureCode): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await endRequest(tx, kept, { state: 'refused', refusal })
    await dropBill(ctx, tx, kept.billId)
  })
}

/**
 * Resolves when the bill is read, or when the client should wait no longer and the conversation exists to continue in:
 * after a while, or at once when this process is about to end.
 */
async function untilLinked(
  ctx: Context,
  kept: KeptRequest,
  { working, keeping, patienceMs }: { working: Promise<WorkEnd>; keeping: Promise<void>; patienceMs: number },
): Promise<void> {
  const isOver = new AbortController()
  const signal = AbortSignal.any([isOver.signal, ctx.reader.closed])
  const late = wait(patienceMs, undefined, { signal }).catch(() => {})
  try {
    if ((await Promise.race([working, late])) === 'said') return
    // If storing it takes longer than that, there is no conversation to continue in until it is stored.
    await Promise.race([working, keeping])
    if (await goAhead(ctx, kept)) {
      working.catch((error: unknown) => ctx.log.warn({ feature: 'handover', error }, 'a bill is read later'))
    } else if ((await working) === 'handed on') await goAhead(ctx, kept)
  } finally {
    isOver.abort()
  }
}
