import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { requireSession } from '../identity/public.ts'
import { findChatById, holdChat, insertChat, insertMessage, isChatKept, listMessages } from './chat-store.ts'
import { openSaid, type Said, sealJson, sealSaid, sealTitle, stateLabel } from './chat-words.ts'
import { freeChat, takeHandedOver } from './lease-store.ts'
import { firstTitle, nameChat } from './name-chat.ts'

export type NewChat = {
  id: string
  owner: string
  userId: string | null
  /** The sign-in of its beginning. */
  sessionId: string | undefined
}

/** A question takes no longer; a killed process is missed after this time. */
const FIRST_ANSWER_MS = 60_000
const POLL_MS = 250

/** Begins a conversation with what the user said, in the caller's transaction. Mo is then working on it. */
export async function beginChat(
  ctx: Context,
  tx: Db,
  chat: NewChat,
  said: Said,
  { answerWithinMs = FIRST_ANSWER_MS } = {},
): Promise<void> {
  const { id, owner, userId } = chat
  const at = ctx.now()
  const leasedUntil = new Date(at.getTime() + answerWithinMs)
  await requireSession(tx, chat)
  await insertChat(tx, { id, owner, userId, sealedTitle: sealTitle(ctx, id, firstTitle(said)), leasedUntil, at })
  const messageId = makeUuid(ctx)
  await insertMessage(tx, id, { id: messageId, author: 'person', sealed: sealSaid(ctx, messageId, said), at })
}

/** The handed-over words or file that a conversation began with; undefined once it is deleted. */
export async function openHandedOver(
  ctx: Context,
  chatId: string,
): Promise<{ text: string; fileName: string | undefined; userId: string | null } | undefined> {
  const [chat, [first]] = await Promise.all([findChatById(ctx.db, chatId), listMessages(ctx.db, chatId)])
  if (!chat || !first) return undefined
  const { text, cards } = openSaid(ctx, first.id, first.sealed)
  const file = cards.find((card) => card.kind === 'file')
  return { text, fileName: file?.file_name, userId: chat.userId }
}

/**
 * Waits until no other message is being answered: what Mo says of a bill must build on what was said while it was read.
 * False once the conversation is deleted.
 */
export async function waitToSpeak(ctx: Context, chatId: string, workId: string): Promise<boolean> {
  for (;;) {
    const now = ctx.now()
    const until = new Date(now.getTime() + FIRST_ANSWER_MS)
    if (await takeHandedOver(ctx.db, { chatId, messageId: workId, until }, now)) return true
    if (!(await isChatKept(ctx.db, chatId))) return false
    await wait(POLL_MS)
  }
}

/**
 * Stores Mo's answer to what was handed over, with its new state; without one its state doesn't change. Does nothing
 * once the conversation is deleted.
 */
export async function answerInChat(
  ctx: Context,
  tx: Db,
  chatId: string,
  { text, cards, facts, name, state, isStopped = false }: Said & { state?: unknown; isStopped?: boolean },
): Promise<void> {
  if (!(await holdChat(tx, chatId))) return
  const id = makeUuid(ctx)
  const sealed = sealSaid(ctx, id, { text, cards, ...(facts && { facts }), ...(name !== undefined && { name }) })
  const sealedState = state === undefined ? undefined : sealJson(ctx, stateLabel(id), state)
  await insertMessage(tx, chatId, { id, author: 'mo', sealed, at: ctx.now(), isStopped, sealedState })
  const [first] = await listMessages(tx, chatId)
  if (first) await nameChat(ctx, tx, chatId, { asked: openSaid(ctx, first.id, first.sealed), name })
  await freeChat(tx, chatId)
}
