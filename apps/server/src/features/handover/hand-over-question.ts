import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { answerInChat, beginChat, isChatKept, openHandedOver } from '../chat/public.ts'
import { claimRequest } from './claim-request.ts'
import type { HandoverService } from './handover-service.ts'
import type { HandoverOwner, Tell } from './handover-step.ts'
import { endRequest, markKept, type RequestKey } from './handover-store.ts'
import { makeLink } from './one-time-link.ts'
import { missLater, type WorkEnd } from './work-under-lease.ts'

export type QuestionToHandOver = HandoverOwner & { messageId: string; text: string }

/** From a question to a conversation that begins with it. Idempotent per message. */
export async function handOverQuestion(
  ctx: Context,
  service: HandoverService,
  question: QuestionToHandOver,
  tell: Tell,
): Promise<void> {
  const { owner, userId, sessionId, messageId, text } = question
  const bodyHash = createHash('sha256').update(text).digest()
  const claim = await claimRequest(ctx, { owner, messageId, bodyHash, chatId: makeUuid(ctx), billId: null })
  const { chatId } = claim
  if (claim.kind === 'ours') {
    const kept = { owner, messageId, chatId }
    await service.works.underLease(kept, async () => {
      if (!(await isChatKept(ctx.db, chatId))) {
        await ctx.db.transaction().execute(async (tx) => {
          await beginChat(ctx, tx, { id: chatId, owner, userId, sessionId }, { text, cards: [] })
          await markKept(tx, kept)
          await missLater(ctx, tx)
        })
      }
      // Not before: what was acknowledged is answered, whatever happens to this process.
      tell({ kind: 'ack', chatId })
      return answerQuestion(ctx, service, kept, tell)
    })
  } else tell({ kind: 'ack', chatId })
  tell({ kind: 'link', chatId, oneTimeLink: await makeLink(ctx, { chatId, owner, messageId, sessionId }) })
}

/** From a kept question to Mo's answer. May be killed at any point and restarted: idempotent. */
export async function answerQuestion(
  ctx: Context,
  service: HandoverService,
  { chatId, ...key }: RequestKey & { chatId: string },
  tell: Tell,
): Promise<WorkEnd> {
  const handedOver = await openHandedOver(ctx, chatId)
  if (!handedOver) {
    // The owner has deleted it in the meantime: there is no conversation to answer in.
    await endRequest(ctx.db, key, { state: 'done' })
    return 'said'
  }
  const { text, userId } = handedOver
  const who = { kind: 'anonymous' as const, subject: key.owner, email: null }
  const nobody = { tell: () => {}, stop: new AbortController() }
  const said = await service.chat.answer({ chat: { id: chatId, owner: key.owner, userId }, who }, { text }, nobody)
  await ctx.db.transaction().execute(async (tx) => {
    if (await endRequest(tx, key, { state: 'done' })) await answerInChat(ctx, tx, chatId, said)
  })
  tell({ kind: 'message', chatId, text: said.text })
  return 'said'
}
