import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { User } from '../tokens/principal.ts'
import type { GivenCredential } from './answered-challenge.ts'
import { checkPasskey } from './check-passkey.ts'
import { markSecondFactor, SECOND_FACTOR_MS } from './second-factor.ts'

/** Records on the session that its owner is present. Returns until when it counts. */
export async function confirmWithPasskey(ctx: Context, user: User, credential: GivenCredential): Promise<Date> {
  if (user.sessionId === undefined) throw new Failure('passkey_refused')
  await checkPasskey(ctx, credential, { purpose: 'confirm', userId: user.subject })
  const at = ctx.now()
  await markSecondFactor(ctx.db, user.sessionId, at)
  ctx.security.note('passkey_confirmed', { user: user.subject, session: user.sessionId })
  return new Date(at.getTime() + SECOND_FACTOR_MS)
}
