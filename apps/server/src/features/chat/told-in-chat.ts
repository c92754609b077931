import { freshState } from '@mowatt/agent/agent-state'
import { loadState } from '@mowatt/agent/load-state'
import type { Household } from '@mowatt/agent/advise-home'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findChat, listMessages } from './chat-store.ts'
import { openJson, stateLabel } from './chat-words.ts'

/** What a user said of their own home in one of their conversations; undefined for another user's. */
export async function readToldInChat(
  ctx: Context,
  db: Db,
  { chatId, subject }: { chatId: string; subject: string },
): Promise<Household | undefined> {
  const chat = await findChat(db, chatId, subject)
  if (!chat) return undefined
  const last = (await listMessages(db, chatId)).findLast(({ sealedState }) => sealedState !== null)
  if (!last?.sealedState) return freshState().own
  return loadState(openJson(ctx, stateLabel(last.id), last.sealedState) as object).own
}
