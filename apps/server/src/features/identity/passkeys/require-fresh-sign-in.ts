import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { User } from '../tokens/principal.ts'
import { listPasskeysOf } from './passkey-store.ts'
import { secondFactorAt } from './second-factor.ts'

const FRESH_MS = 10 * 60_000

/** Users whose passkeys protect more than their own data. */
export type IsGuarded = (email: string | null) => Promise<boolean>

/**
 * Before passkeys change: a token left on another device must not be enough. For operators a mailbox is not enough
 * either, once they have a passkey: someone who reads their mail could otherwise add their own.
 */
export async function requireFreshSignIn(ctx: Context, user: User, isGuarded: IsGuarded): Promise<void> {
  const isFresh = (at: Date | undefined) => at !== undefined && ctx.now().getTime() - at.getTime() <= FRESH_MS
  if (isFresh(await secondFactorAt(ctx, user))) return
  const mayShowOne = (await listPasskeysOf(ctx.db, user.subject)).length > 0
  if (mayShowOne && (await isGuarded(user.email))) throw new Failure('second_factor_needed')
  if (!isFresh(user.signedInAt)) throw new Failure('sign_in_again')
}
