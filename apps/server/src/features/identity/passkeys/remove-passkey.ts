import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { User } from '../tokens/principal.ts'
import { passkeyMail } from './passkey-mail.ts'
import { deletePasskeyOf, findPasskey, listPasskeysOf } from './passkey-store.ts'
import { forgetSecondFactors } from './second-factor.ts'

/** From now on it can't sign in, and its confirmations don't count; its owner gets a mail about it. */
export async function removePasskey(ctx: Context, user: User, id: string, siteName: string): Promise<void> {
  const { subject: userId, email, isEmailVerified, sessionId } = user
  await ctx.db.transaction().execute(async (tx) => {
    const known = await findPasskey(tx, id)
    if (!known || !(await deletePasskeyOf(tx, { id, userId }))) throw new Failure('not_found')
    const hasAnother = (await listPasskeysOf(tx, userId)).length > 0
    await forgetSecondFactors(tx, userId, hasAnother ? sessionId : undefined)
    if (email !== null && isEmailVerified) {
      await ctx.mail.queue(tx, passkeyMail({ to: email, siteName, name: known.name, change: 'removed' }))
    }
  })
  ctx.security.note('passkey_removed', { user: userId, session: sessionId })
}
