import type { Db } from '../../../platform/db/open-database.ts'

/** What somebody accepted: the terms of that day, at that moment. */
export type AcceptedTerms = { version: string; at: Date }

/** The first acceptance stays. */
export async function acceptTerms(db: Db, memberId: string, { version, at }: AcceptedTerms): Promise<void> {
  await db
    .updateTable('waitlist_member')
    .set({ terms_accepted_at: at, terms_version: version, owes_terms: false })
    .where('id', '=', memberId)
    .where('terms_accepted_at', 'is', null)
    .execute()
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
