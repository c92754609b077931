import type { Context } from '../../context.ts'
import { freeChat } from '../chat/public.ts'
import { markLinked, type RequestKey } from './handover-store.ts'

/**
 * Lets a visitor into the conversation though the bill is not read yet, to talk until it is. False when there is
 * nothing to wait for any more, or nothing to go to yet.
 */
export function goAhead({ db }: Context, { chatId, ...key }: RequestKey & { chatId: string }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await markLinked(tx, key))) return false
    await freeChat(tx, chatId)
    return true
  })
}
