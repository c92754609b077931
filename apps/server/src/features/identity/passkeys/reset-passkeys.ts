import type { Context } from '../../../context.ts'
import { endSessionsOfAddress } from '../tokens/end-sessions.ts'
import { deletePasskeysOf } from './passkey-store.ts'

/**
 * For a device that is lost: it and its sessions are signed out, and the owner begins again with a link by mail.
 * Undefined where no user has that address.
 */
export async function resetPasskeys(
  parts: Pick<Context, 'db' | 'notices' | 'now'>,
  email: string,
): Promise<{ userId: string; count: number } | undefined> {
  return parts.db.transaction().execute(async (tx) => {
    const userId = await endSessionsOfAddress(parts, tx, email)
    return userId === undefined ? undefined : { userId, count: await deletePasskeysOf(tx, userId) }
  })
}
