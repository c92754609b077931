import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { settleWaiting } from '../referrals/settle-referral.ts'
import { type AcceptedTerms, keepAcceptance, lockWithReferrer } from './terms-store.ts'

/** Stores what a member accepted and when, and settles the referrals that waited for it. */
export async function acceptTerms(ctx: Context, tx: Db, memberId: string, terms: AcceptedTerms): Promise<void> {
  await lockWithReferrer(tx, memberId)
  if (await keepAcceptance(tx, memberId, terms)) await settleWaiting(ctx, tx, memberId)
}
