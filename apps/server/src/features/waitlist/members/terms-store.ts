import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

/** What a user accepted: the terms of that day, at that time. */
export type AcceptedTerms = { version: string; at: Date }

/**
 * Locks a member together with the referrer whose credit is waiting for them. Always in the same order, so that two
 * members who referred each other can't deadlock.
 */
export async function lockWithReferrer(tx: Db, memberId: string): Promise<void> {
  await sql`
    select id from waitlist_member
    where id = ${memberId} or id in (
      select referrer_id from waitlist_referral where referee_id = ${memberId} and state = 'waiting')
    order by id for update`.execute(tx)
}

/** The first acceptance is kept; false when there was one. */
export async function keepAcceptance(tx: Db, memberId: string, { version, at }: AcceptedTerms): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('waitlist_member')
    .set({ terms_accepted_at: at, terms_version: version, owes_terms: false })
    .where('id', '=', memberId)
    .where('terms_accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findAcceptedTerms(
  db: Db,
  memberId: string,
): Promise<{ acceptedAt: Date | null; version: string | null } | undefined> {
  return db
    .selectFrom('waitlist_member')
    .select(['terms_accepted_at as acceptedAt', 'terms_version as version'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}
