import type { Db } from '../../platform/db/open-database.ts'
import { deleteComparisonsOfChat } from './comparisons/comparison-store.ts'
import { deleteRemindersOfChat } from './reminders/reminder-store.ts'
import { deleteSharesOfChat } from './shares/share-store.ts'

/** With a conversation go its comparisons, reminders and shared links. A switch stays: it is followed on its own page. */
export async function forgetComparisonsOfChat(tx: Db, chatId: string): Promise<void> {
  await deleteComparisonsOfChat(tx, chatId)
  await deleteRemindersOfChat(tx, chatId)
  await deleteSharesOfChat(tx, chatId)
}
