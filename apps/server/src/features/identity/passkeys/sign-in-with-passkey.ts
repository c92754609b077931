import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { issueTokens, startSession, type Tokens } from '../tokens/user-session.ts'
import { findUser, updateUser } from '../user-store.ts'
import type { GivenCredential } from './answered-challenge.ts'
import { checkPasskey } from './check-passkey.ts'
import { markSecondFactor } from './second-factor.ts'

/** Opens a session as a mailed link does, for a user who shows a passkey; it counts as confirmed by one. */
export async function signInWithPasskey(
  ctx: Context,
  credential: GivenCredential,
  { network, device }: { network: string | undefined; device: string | undefined },
): Promise<Tokens> {
  const { userId } = await checkPasskey(ctx, credential, { purpose: 'sign-in', userId: null })
  const user = await findUser(ctx.db, userId)
  if (!user || user.isDisabled) throw new Failure('passkey_refused')
  const now = ctx.now()
  const session = await ctx.db.transaction().execute(async (tx) => {
    await updateUser(tx, userId, { lastLoginAt: now, lastRefreshAt: now })
    const started = await startSession(ctx, tx, { userId, device })
    await markSecondFactor(tx, started.id, now)
    return started
  })
  ctx.security.note('signed_in', { user: userId, session: session.id, network, reason: 'passkey' })
  return issueTokens(ctx, user, session)
}
