import type { Context } from '../../context.ts'
import { giveBillsTo } from '../bills/public.ts'
import { joinToSession, type Principal, type User } from '../identity/public.ts'
import { joinOwner } from '../switching/public.ts'
import { giveChatsTo } from './chat-store.ts'

/** A user who signs in keeps the conversations that they began as a visitor. Those of another user don't change. */
export async function adoptChats(ctx: Context, visitor: Principal, user: User): Promise<number> {
  const given = { owner: visitor.subject, userId: user.subject }
  const chats = await ctx.db.transaction().execute(async (tx) => {
    await joinToSession(ctx, tx, visitor, user)
    await giveBillsTo(ctx, tx, given)
    return giveChatsTo(tx, given)
  })
  await joinOwner(ctx, given)
  return chats.length
}
