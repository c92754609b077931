import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { User } from '../tokens/principal.ts'
import { listPasskeysOf } from './passkey-store.ts'
import { SECOND_FACTOR_MS, secondFactorAt } from './second-factor.ts'

/** Refuses a session that was not confirmed by a passkey lately, and says whether the user has one. */
export async function requireSecondFactor(ctx: Context, user: User, withinMs = SECOND_FACTOR_MS): Promise<void> {
  // With another identity service, authentication is its own business.
  if (ctx.config.identity.keys.kind !== 'own') return
  const at = await secondFactorAt(ctx, user)
  if (at && ctx.now().getTime() - at.getTime() < withinMs) return
  const passkeys = await listPasskeysOf(ctx.db, user.subject)
  throw new Failure(passkeys.length === 0 ? 'passkey_needed' : 'second_factor_needed')
}
