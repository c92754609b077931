import type { Db } from '../../platform/db/open-database.ts'
import { deleteComparisonsOfChat } from './comparisons/comparison-store.ts'
import { deleteRemindersOfChat } from './reminders/reminder-store.ts'
import { deleteSharesOfChat } from './shares/share-store.ts'

/**
 * A conversation's comparisons, reminders and shared links are deleted with it. A switch is kept: it has its own page.
 */
export async function forgetComparisonsOfChat(tx: Db, chatId: string): Promise<void> {
  await deleteComparisonsOfChat(tx, chatId)
  await deleteRemindersOfChat(tx, chatId)
  await deleteSharesOfChat(tx, chatId)
}
