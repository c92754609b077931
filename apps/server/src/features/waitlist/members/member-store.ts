import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type MemberRow = {
  /** The subject of the person's tokens. */
  id: string
  email: string
  alias: string
  points: number
  /** Orders members with the same points: smaller was there first. */
  reachedSeq: number
  reachedAt: Date
  referralCode: string
  /** The same for all accounts of one person. */
  personKey: string
  isSample: boolean
  joinedAt: Date
}

const columns = [
  'id',
  'email',
  'alias',
  'points',
  'reached_seq as reachedSeq',
  'reached_at as reachedAt',
  'referral_code as referralCode',
  'person_key as personKey',
  'is_sample as isSample',
  'joined_at as joinedAt',
] as const

export async function findMember(db: Db, userId: string): Promise<MemberRow | undefined> {
  return db.selectFrom('waitlist_member').select(columns).where('id', '=', userId).executeTakeFirst()
}

export type NewMember = Pick<MemberRow, 'id' | 'email' | 'alias' | 'referralCode' | 'personKey'> & {
  aliasKey: string
  networkHash: Buffer | null
  /** What the first entry of their ledger says. */
  joinEntry: { points: number; what: string; why: string }
  at: Date
}

/**
 * Makes the member, pays for joining and takes the sign-up away, in one statement: most of what joining costs is the
 * way to the database. False when the member is there already, or when alias or code belong to another.
 */
export async function insertMember(
  tx: Db,
  { id, email, alias, aliasKey, referralCode, personKey, networkHash, joinEntry, at }: NewMember,
): Promise<boolean> {
  const { rows } = await sql`
    with member as (
      insert into waitlist_member
        (id, email, alias, alias_key, referral_code, person_key, network_hash, reached_at, joined_at)
      values (${id}, ${email}, ${alias}, ${aliasKey}, ${referralCode}, ${personKey}, ${networkHash}, ${at}, ${at})
      on conflict do nothing returning id
    ), entry as (
      insert into waitlist_entry (member_id, quest, key, points, state, what, why, at)
      select id, 'join', 'join', ${joinEntry.points}::int, 'counted', ${joinEntry.what}, ${joinEntry.why}, ${at} from member
    ), signup as (
      delete from waitlist_signup where email = ${email} and exists (select from member)
    )
    select from member`.execute(tx)
  return rows.length > 0
}

/** Throws what the index says when somebody else has the alias. */
export async function renameMember(tx: Db, id: string, alias: { alias: string; aliasKey: string }): Promise<void> {
  await tx
    .updateTable('waitlist_member')
    .set({ alias: alias.alias, alias_key: alias.aliasKey })
    .where('id', '=', id)
    .execute()
}

export async function deleteMember(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('waitlist_member').where('id', '=', id).execute()
}
