import type { Context } from '../../context.ts'
import { giveBillsTo } from '../bills/public.ts'
import { giveChatsTo } from './chat-store.ts'

/** Whoever signs in keeps what they began as a visitor. What somebody else already has stays theirs. */
export async function adoptChats(ctx: Context, given: { owner: string; userId: string }): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const chats = await giveChatsTo(tx, given)
    await giveBillsTo(tx, given)
    return chats.length
  })
}
