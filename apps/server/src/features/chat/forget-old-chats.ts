import type { Context } from '../../context.ts'
import { deleteChatsBefore } from './chat-store.ts'

/** A conversation without an account can be reached only with its session, and nobody keeps one that long. */
const KEPT_MS = 30 * 86_400_000

export async function forgetOldChats({ db, now }: Context): Promise<number> {
  return deleteChatsBefore(db, new Date(now().getTime() - KEPT_MS))
}
