import type { IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { openReminder } from './reminder-seal.ts'
import { findWaitingIn } from './reminder-store.ts'

/** The pending reminder of a conversation. */
export async function findReminderIn(ctx: Context, chatId: string): Promise<{ on: IsoDay; email: string } | undefined> {
  const row = await findWaitingIn(ctx.db, chatId)
  return row && { on: row.onDay, email: openReminder(ctx, row.id, row.sealed).email }
}
