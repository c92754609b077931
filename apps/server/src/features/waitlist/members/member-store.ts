import { sql } from 'kysely'
import type { Db, Opened } from '../../../platform/db/open-database.ts'
import { runPrepared } from '../../../platform/db/run-prepared.ts'

export type MemberRow = {
  /** The subject of the person's tokens. */
  id: string
  email: string
  alias: string
  points: number
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
  'reached_at as reachedAt',
  'referral_code as referralCode',
  'person_key as personKey',
  'is_sample as isSample',
  'joined_at as joinedAt',
] as const

export async function findMember(db: Db, userId: string): Promise<MemberRow | undefined> {
  return db.selectFrom('waitlist_member').select(columns).where('id', '=', userId).executeTakeFirst()
}

/** The member, or the code that somebody with this address signed up with. */
export async function findMemberOrCode(
  opened: Opened,
  { userId, email }: { userId: string; email: string },
): Promise<{ member: MemberRow | undefined; signUpCode: string | null }> {
  const query = sql<MemberRow & { signUpCode: string | null; isMember: boolean }>`
    select member.id is not null as "isMember", member.id, member.email, alias, points, reached_at as "reachedAt",
           member.referral_code as "referralCode", person_key as "personKey", is_sample as "isSample",
           joined_at as "joinedAt",
           (select referral_code from waitlist_signup where email = ${email}) as "signUpCode"
    from (values (1)) as one left join waitlist_member member on member.id = ${userId}`
  const [row] = await runPrepared(opened, 'waitlist-member-or-code', query)
  if (!row) return { member: undefined, signUpCode: null }
  const { signUpCode, isMember, ...member } = row
  return { member: isMember ? member : undefined, signUpCode }
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
 * way to the database. Undefined when the member is there already, or when alias or code belong to another.
 */
export async function insertMember(
  where: Db | Opened,
  { aliasKey, networkHash, joinEntry, at, ...fresh }: NewMember,
): Promise<MemberRow | undefined> {
  const { id, email, alias, referralCode, personKey } = fresh
  const query = sql`
    with member as (
      insert into waitlist_member
        (id, email, alias, alias_key, points, referral_code, person_key, network_hash, reached_at, joined_at)
      values (${id}, ${email}, ${alias}, ${aliasKey}, ${joinEntry.points}::int, ${referralCode}, ${personKey},
              ${networkHash}, ${at}, ${at})
      on conflict do nothing returning id
    ), entry as (
      insert into waitlist_entry (member_id, quest, key, points, state, what, why, at)
      select id, 'join', 'join', ${joinEntry.points}::int, 'counted', ${joinEntry.what}, ${joinEntry.why}, ${at} from member
    ), signup as (
      delete from waitlist_signup where email = ${email} and exists (select from member)
    )
    select id from member`
  const isAlone = 'pool' in where
  const rows = isAlone ? await runPrepared(where, 'waitlist-join', query) : (await query.execute(where)).rows
  if (rows.length === 0) return undefined
  return { ...fresh, points: joinEntry.points, reachedAt: at, isSample: false, joinedAt: at }
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
