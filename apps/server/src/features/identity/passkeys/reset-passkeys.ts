import type { Db } from '../../../platform/db/open-database.ts'
import { revokeSessionsOf } from '../tokens/session-store.ts'
import { findUserByEmail, updateUser } from '../user-store.ts'
import { deletePasskeysOf } from './passkey-store.ts'

/**
 * For a device that is lost: whoever has it, or a session of it, is out, and the owner begins again with a link by mail.
 * Undefined where nobody has that address.
 */
export async function resetPasskeys(
  db: Db,
  email: string,
  at: Date,
): Promise<{ userId: string; count: number } | undefined> {
  return db.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return undefined
    const count = await deletePasskeysOf(tx, user.id)
    await revokeSessionsOf(tx, user.id, at)
    await updateUser(tx, user.id, { validSince: at })
    return { userId: user.id, count }
  })
}
