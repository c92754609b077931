import type { Context } from '../../../context.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { findUserByEmail, updateUser } from '../user-store.ts'
import { deletePasskeysOf } from './passkey-store.ts'

/**
 * For a device that is lost: whoever has it, or a session of it, is out, and the owner begins again with a link by mail.
 * Undefined where nobody has that address.
 */
export async function resetPasskeys(
  parts: Pick<Context, 'db' | 'notices' | 'now'>,
  email: string,
): Promise<{ userId: string; count: number } | undefined> {
  return parts.db.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return undefined
    const count = await deletePasskeysOf(tx, user.id)
    await endSessions(parts, tx, { userId: user.id })
    await updateUser(tx, user.id, { validSince: parts.now() })
    return { userId: user.id, count }
  })
}
