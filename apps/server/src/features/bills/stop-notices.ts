import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Notices } from '../../platform/notify/notices.ts'

const TOPIC = 'bills.stop'
type Told = { chatId: string }

/** Notifies the process that is reading a bill of this conversation, once the caller's transaction is committed. */
export function tellStopAsked({ notices }: Pick<Context, 'notices'>, tx: Db, chatId: string): Promise<void> {
  return notices.tell(tx, TOPIC, { chatId } satisfies Told)
}

/**
 * Calls `look` whenever a reading in the conversation was stopped, or may have been, until the returned function is
 * called.
 */
export function onStopAsked(notices: Pick<Notices, 'on'>, chatId: string, look: () => Promise<void>): () => void {
  return notices.on<Told>(TOPIC, {
    heard: (told) => (told.chatId === chatId ? look() : undefined),
    missed: look,
  })
}
