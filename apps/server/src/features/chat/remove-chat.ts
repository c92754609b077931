import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { dropBill, listBillsOfChat } from '../bills/public.ts'
import { forgetComparisonsOfChat } from '../switching/public.ts'
import { deleteChat, lockChat } from './chat-store.ts'

/** Deletes a conversation with all its messages, its bills with their files, its comparisons and reminders. */
export async function removeChat(ctx: Context, tx: Db, chatId: string): Promise<void> {
  await lockChat(tx, chatId)
  for (const { id } of await listBillsOfChat(tx, chatId)) await dropBill(ctx, tx, id)
  await forgetComparisonsOfChat(tx, chatId)
  await deleteChat(tx, chatId)
}
