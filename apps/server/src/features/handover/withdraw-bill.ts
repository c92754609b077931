import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { dropBill, tellStopAsked } from '../bills/public.ts'
import { removeChat } from '../chat/public.ts'
import { insertRequest, refuseRequest, type RequestKey } from './handover-store.ts'
import { deleteLinksOfChat } from './link-store.ts'

/** A user stops now and then, and each time leaves a row for a day. */
const perOwner = { name: 'handover-withdraw', count: 30, perSeconds: 3600 }

/**
 * A user who withdraws a bill while it is being sent leaves nothing here: what has arrived is deleted, and bytes that
 * arrive later find their request closed. False once the user has continued to the conversation: there it is deleted
 * like any other.
 */
export async function withdrawBill(ctx: Context, key: RequestKey): Promise<boolean> {
  await ctx.limits.consume(perOwner, key.owner)
  const now = ctx.now()
  const asked = { ...key, bodyHash: Buffer.alloc(0), chatId: makeUuid(ctx), billId: makeUuid(ctx) }
  return ctx.db.transaction().execute(async (tx) => {
    await insertRequest(tx, { ...asked, leasedUntil: now, createdAt: now })
    const made = await refuseRequest(tx, key, 'key_reused')
    if (!made) return false
    // While it is arriving, the conversation doesn't have it yet.
    if (made.billId !== null) await dropBill(ctx, tx, made.billId)
    await removeChat(ctx, tx, made.chatId)
    await deleteLinksOfChat(tx, made.chatId)
    await tellStopAsked(ctx, tx, made.chatId)
    return true
  })
}
