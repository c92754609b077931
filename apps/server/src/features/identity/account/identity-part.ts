import { listMailTo, deleteMailTo } from '../../../platform/mail/mail-store.ts'
import { forgetAnswersTo } from '../../../platform/http/idempotency.ts'
import { listPasskeysOf } from '../passkeys/passkey-store.ts'
import { forgetAnswersToAddress } from '../sign-in/idempotent-per-address.ts'
import { deleteCode } from '../sign-in/code-store.ts'
import { listSessionsOf } from '../tokens/session-store.ts'
import { deleteUser, findUser } from '../user-store.ts'
import type { AccountPart } from './account-part.ts'

/** What this feature itself stores, and the mails that were sent to the user. */
export const identityPart: AccountPart = {
  feature: 'identity',
  async exportData({ db }, { userId, email }) {
    const user = await findUser(db, userId)
    const sessions = await listSessionsOf(db, userId)
    const passkeys = await listPasskeysOf(db, userId)
    const mails = email === null ? [] : await listMailTo(db, email)
    return {
      account: user && {
        id: user.id,
        email: user.email,
        email_verified: user.isEmailVerified,
        display_name: user.displayName,
        photo_url: user.photoUrl,
        has_password: user.passwordHash !== null,
        created_at: user.createdAt,
        last_signed_in_at: user.lastLoginAt,
      },
      sessions: sessions.map(({ device, signedInAt, usedAt, revokedAt }) => ({
        device,
        signed_in_at: signedInAt,
        last_used_at: usedAt,
        ended_at: revokedAt,
      })),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        created_at: createdAt,
        last_used_at: lastUsedAt,
      })),
      mails: mails.map(({ queuedAt, sentAt }) => ({ written_at: queuedAt, sent_at: sentAt })),
    }
  },
  async remove(_ctx, tx, { userId, email }) {
    if (email !== null) {
      await forgetAnswersToAddress(tx, email)
      await deleteCode(tx, email)
      await deleteMailTo(tx, email)
    }
    await forgetAnswersTo(tx, userId)
    await deleteUser(tx, userId)
  },
}
