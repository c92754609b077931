import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/chance/make-uuid.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { insertChat, insertMessage } from './chat-store.ts'
import { type Said, sealJson, sealSaid, sealTitle } from './chat-words.ts'
import { endLease } from './lease-store.ts'

export type NewChat = { id: string; owner: string; userId: string | null; title: string }

const LONGEST_TITLE = 60
/** A bill takes no longer; a process that was killed over it is missed this long. */
const FIRST_ANSWER_MS = 60_000

/** Begins a conversation with what the person said, in the caller's transaction. Mo is then at work. */
export async function beginChat(ctx: Context, tx: Db, chat: NewChat, said: Said): Promise<void> {
  const { id, owner, userId, title } = chat
  const at = ctx.now()
  const leasedUntil = new Date(at.getTime() + FIRST_ANSWER_MS)
  await insertChat(tx, { id, owner, userId, sealedTitle: sealTitle(ctx, id, titleFrom(title)), leasedUntil, at })
  const messageId = makeUuid(ctx)
  await insertMessage(tx, id, { id: messageId, author: 'person', sealed: sealSaid(ctx, messageId, said), at })
}

/** Mo's first answer, with what it then knows. */
export async function answerInChat(ctx: Context, tx: Db, chatId: string, said: Said, state: unknown): Promise<void> {
  const id = makeUuid(ctx)
  const sealedState = sealJson(ctx, `state of ${id}`, state)
  await insertMessage(tx, chatId, { id, author: 'mo', sealed: sealSaid(ctx, id, said), at: ctx.now(), sealedState })
  await endLease(tx, chatId)
}

export function titleFrom(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE)
}
