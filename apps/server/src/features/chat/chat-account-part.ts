import type { AccountPart } from '../identity/public.ts'
import { deleteChatsOfUser, listChatsOf, listMessages } from './chat-store.ts'
import { openSaid, openTitle } from './chat-words.ts'

const ALL = 10_000

/** The conversations of somebody who was signed in when they began them. */
export const chatAccountPart: AccountPart = {
  room: 'chat',
  async exportData(ctx, { userId }) {
    const chats = await listChatsOf(ctx.db, userId, ALL)
    return {
      chats: await Promise.all(
        chats.map(async ({ id, sealedTitle, createdAt }) => ({
          chat_id: id,
          title: openTitle(ctx, id, sealedTitle),
          created_at: createdAt,
          messages: (await listMessages(ctx.db, id)).map((message) => ({
            author: message.author,
            ...openSaid(ctx, message.id, message.sealed),
            at: message.createdAt,
          })),
        })),
      ),
    }
  },
  async remove(_ctx, tx, { userId }) {
    await deleteChatsOfUser(tx, userId)
  },
}
