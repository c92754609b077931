import type { QuestId } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'

export type Award = {
  memberId: string
  quest: QuestId | 'adjustment'
  /** What it is for, such as `join` or `question:2026-11-15`; each key pays a member once. */
  key: string
  points: number
  /** In the member's ledger: what was done, and which rule pays for it. */
  what: string
  why: string
  /** Facts that an operator may want to see. No addresses, no names. */
  evidence?: Record<string, unknown>
  /** `held` waits for a decision and does not count yet. */
  state?: 'counted' | 'held'
  /** Why it is held, for the member to read. */
  reason?: string
  /** From when it counts, where that is earlier than now. */
  earnedAt?: Date
}

/**
 * Writes one entry of the ledger in the caller's transaction. The member's points and place are updated in the same
 * transaction, so that the two can never disagree.
 */
export async function awardPoints(ctx: Pick<Context, 'now'>, tx: Db, award: Award): Promise<'awarded' | 'already'> {
  const { memberId, quest, key, points, what, why, evidence = {}, state = 'counted', reason = null } = award
  const written = await tx
    .insertInto('waitlist_entry')
    .values({
      member_id: memberId,
      quest,
      key,
      points,
      state,
      what,
      why,
      reason,
      evidence: JSON.stringify(evidence),
      at: ctx.now(),
      earned_at: award.earnedAt ?? null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written ? 'awarded' : 'already'
}
