import type { Db } from '../../platform/db/open-database.ts'
import { deleteComparisonsOfChat } from './comparisons/comparison-store.ts'
import { deleteRemindersOfChat } from './reminders/reminder-store.ts'

/** With a conversation go its comparisons and reminders. A switch stays: it is followed on its own page. */
export async function forgetComparisonsOfChat(tx: Db, chatId: string): Promise<void> {
  await deleteComparisonsOfChat(tx, chatId)
  await deleteRemindersOfChat(tx, chatId)
}
