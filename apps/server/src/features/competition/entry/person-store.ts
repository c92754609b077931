import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export async function listOwnDeclarations(db: Db, userId: string) {
  return db
    .selectFrom('competition_declaration')
    .select(['edition_id as competition', 'over_18_at', 'uk_resident_at', 'not_employee_at'])
    .where('user_id', '=', userId)
    .execute()
}

export async function listOwnEntries(db: Db, userId: string) {
  return db
    .selectFrom('competition_entry')
    .select([
      'edition_id as competition',
      'entered_at',
      'place',
      'points',
      'alias',
      'email',
      'salt',
      'commitment',
      'left_out',
    ])
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteDeclarationsOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('competition_declaration').where('user_id', '=', userId).execute()
  await tx.deleteFrom('competition_exclusion').where('user_id', '=', userId).execute()
}

/**
 * Before the ranking is final the entry is deleted. After that the place remains as a commitment only, except that a
 * winner's address is kept as proof of the award; a prize that was not claimed yet can still be claimed with the link.
 */
export async function deletePersonFromEntries(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('competition_entry').where('user_id', '=', userId).where('place', 'is', null).execute()
  await sql`
    update competition_entry entry
    set user_id = null, person_key = null, salt = null,
        alias = case when won.is_winner then alias end, email = case when won.is_winner then email end
    from (select own.id, exists (
        select from competition_award award
        where award.edition_id = own.edition_id and award.place = own.place and award.state <> 'waiting'
          and award.state <> 'unclaimed') as is_winner
      from competition_entry own where own.user_id = ${userId}) won
    where entry.id = won.id`.execute(tx)
}

/** Prize records are kept for so long after the end; then only the proof of the draw is left. */
export async function forgetPeopleBefore(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('competition_entry as entry')
    .set({ user_id: null, person_key: null, salt: null, email: null, alias: null })
    .from('competition_edition as edition')
    .whereRef('edition.id', '=', 'entry.edition_id')
    .where('edition.closes_at', '<', before)
    .where((each) => each.or([each('entry.email', 'is not', null), each('entry.user_id', 'is not', null)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
