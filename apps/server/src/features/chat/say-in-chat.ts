import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/chance/make-uuid.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { insertChat, insertMessage } from './chat-store.ts'
import { type Said, sealSaid, sealTitle } from './chat-words.ts'

export type NewChat = { id: string; owner: string; userId: string | null; title: string }

const LONGEST_TITLE = 60

/** Begins a conversation with what the person said, in the caller's transaction. */
export async function beginChat(ctx: Context, tx: Db, chat: NewChat, said: Said): Promise<void> {
  const { id, owner, userId } = chat
  const title = chat.title.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE)
  await insertChat(tx, { id, owner, userId, sealedTitle: sealTitle(ctx, id, title), at: ctx.now() })
  await sayInChat(ctx, tx, id, 'person', said)
}

export async function sayInChat(
  ctx: Context,
  tx: Db,
  chatId: string,
  author: 'person' | 'mo',
  said: Said,
): Promise<void> {
  const id = makeUuid(ctx)
  await insertMessage(tx, chatId, { id, author, sealed: sealSaid(ctx, id, said), at: ctx.now() })
}
