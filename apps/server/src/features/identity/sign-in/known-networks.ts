import { createHmac, hkdfSync } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'

const REMEMBERED_MS = 90 * 86_400_000

/** Records that a user has signed in from here; which user matters only for deleting it with their account. */
export async function rememberNetwork(
  ctx: Context,
  tx: Db,
  { userId, network }: { userId: string; network: string | undefined },
): Promise<void> {
  if (network === undefined) return
  const seen = { user_id: userId, seen_at: ctx.now() }
  await tx
    .insertInto('identity_network')
    .values({ hash: hashNetwork(ctx, network), ...seen })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(seen))
    .execute()
}

/** Whether anyone has signed in from this network lately. It must not matter who: a neighbour could find out. */
export async function isKnownNetwork(ctx: Context, network: string | undefined): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('identity_network')
    .select('user_id')
    .where('hash', '=', hashNetwork(ctx, network))
    .where('seen_at', '>', new Date(ctx.now().getTime() - REMEMBERED_MS))
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldNetworks(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_network')
    .where('seen_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** A network as it is stored and compared; indistinguishable ones are one. */
export function hashNetwork({ secrets }: Pick<Context, 'secrets'>, network: string | undefined): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secrets.session, '', 'mowatt known networks', 32))
  return createHmac('sha256', key)
    .update(network ?? '')
    .digest()
}
