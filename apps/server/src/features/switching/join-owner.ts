import type { Context } from '../../context.ts'
import { namedHash } from '../../platform/secrets/named-hash.ts'
import type { Asking } from './switches/asking.ts'

/** What was begun without an account belongs to it afterwards. What already has an account keeps it. */
export async function joinOwner(
  { db }: Pick<Context, 'db'>,
  { owner, userId }: { owner: string; userId: string },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('switching_switch')
      .set({ user_id: userId })
      .where('owner', '=', owner)
      .where('user_id', 'is', null)
      .executeTakeFirst()
    await tx
      .updateTable('switching_comparison')
      .set({ user_id: userId })
      .where('owner', '=', owner)
      .where('user_id', 'is', null)
      .execute()
    await tx
      .updateTable('switching_reminder')
      .set({ user_id: userId })
      .where('owner', '=', owner)
      .where('user_id', 'is', null)
      .execute()
    await tx
      .updateTable('switching_share')
      .set({ user_id: userId })
      .where('owner', '=', owner)
      .where('user_id', 'is', null)
      .execute()
    return Number(numUpdatedRows)
  })
}

/**
 * Sessions end long before a switch does. A user who has verified the address that it was agreed to with may follow it
 * and cancel it, from any device; a draft stays with its session, because anyone can type an address.
 */
export async function joinByAddress(ctx: Pick<Context, 'db' | 'secrets'>, who: Asking): Promise<void> {
  if (who.kind !== 'user' || who.email === null || who.isEmailVerified !== true) return
  await ctx.db
    .updateTable('switching_switch')
    .set({ user_id: who.subject })
    .where('email_hash', '=', namedHash('switching-address', who.email, ctx.secrets.files))
    .where('user_id', 'is', null)
    .execute()
}
