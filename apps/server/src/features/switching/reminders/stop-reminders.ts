import { Failure } from '@mowatt/contract'
import type { IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { openReminder } from './reminder-seal.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { deleteWaitingIn, deleteWaitingTo, findStopped } from './reminder-store.ts'

/** Having the mail is enough to stop what it stops; pressing twice is harmless. */
export async function stopReminders({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  const address = await findStopped(db, namedHash('reminder-stop', token))
  if (!address) throw new Failure('not_found')
  await deleteWaitingTo(db, address)
}

/** For users who ask in a conversation: its pending reminders are not sent. Returns what they were. */
export async function stopRemindersIn(ctx: Context, chatId: string): Promise<{ on: IsoDay; email: string }[]> {
  const rows = await deleteWaitingIn(ctx.db, chatId)
  return rows.map(({ id, onDay, sealed }) => ({ on: onDay, email: openReminder(ctx, id, sealed).email }))
}
