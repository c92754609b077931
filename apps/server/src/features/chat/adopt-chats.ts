import type { Context } from '../../context.ts'
import { giveBillsTo } from '../bills/public.ts'
import { joinOwner } from '../switching/public.ts'
import { giveChatsTo } from './chat-store.ts'

/** Whoever signs in keeps what they began as a visitor. What somebody else already has stays theirs. */
export async function adoptChats(ctx: Context, given: { owner: string; userId: string }): Promise<number> {
  const chats = await ctx.db.transaction().execute(async (tx) => {
    await giveBillsTo(tx, given)
    return giveChatsTo(tx, given)
  })
  await joinOwner(ctx, given)
  return chats.length
}
