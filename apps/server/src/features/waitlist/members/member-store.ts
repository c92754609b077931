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
  /** They joined without accepting the terms, and are asked. */
  owesTerms: boolean
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
  'owes_terms as owesTerms',
  'joined_at as joinedAt',
] as const

export async function findMember(db: Db, userId: string): Promise<MemberRow | undefined> {
  return db.selectFrom('waitlist_member').select(columns).where('id', '=', userId).executeTakeFirst()
}

export type Known = { member: MemberRow | undefined; signUpCode: string | null }

/** For each person the member, or the code of a sign-up with this address. */
export async function findMembersOrCodes(
  opened: Opened,
  people: readonly { userId: string; email: string }[],
): Promise<Known[]> {
  const query = sql<MemberRow & { signUpCode: string | null; isMember: boolean }>`
    select member.id is not null as "isMember", member.id, member.email, alias, points, reached_at as "reachedAt",
           member.referral_code as "referralCode", person_key as "personKey", is_sample as "isSample",
           owes_terms as "owesTerms", joined_at as "joinedAt",
           (select referral_code from waitlist_signup signup where signup.email = person.email) as "signUpCode"
    from unnest(${people.map(({ userId }) => userId)}::text[], ${people.map(({ email }) => email)}::text[])
      with ordinality as person (id, email, place)
    left join lateral (select * from waitlist_member where id = person.id offset 0) as member on true
    order by place`
  const rows = await runPrepared(opened, 'waitlist-members-or-codes', query)
  return rows.map(({ signUpCode, isMember, ...member }) => ({ member: isMember ? member : undefined, signUpCode }))
}

export type NewMember = Pick<MemberRow, 'id' | 'email' | 'alias' | 'referralCode' | 'personKey'> & {
  aliasKey: string
  networkHash: Buffer | null
  /** The first entry of their ledger. */
  joinEntry: { points: number; what: string; why: string }
  at: Date
}

/**
 * Creates members, pays for joining and deletes the sign-ups, in one statement: most of the cost of joining is the
 * round trip to the database. Undefined for an existing member, or whose alias or code is taken.
 */
export async function insertMembers(
  where: Db | Opened,
  people: readonly NewMember[],
): Promise<(MemberRow | undefined)[]> {
  // Always in the same order, so that two statements can't deadlock.
  const rows = people
    .map(({ networkHash, joinEntry, ...person }) => ({
      ...person,
      ...joinEntry,
      networkHash: networkHash && networkHash.toString('hex'),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const query = sql<{ id: string; owesTerms: boolean }>`
    with fresh as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id text, email text, alias text, "aliasKey" text, points int, "referralCode" text, "personKey" text,
        "networkHash" text, at timestamptz, what text, why text)
    ), member as (
      insert into waitlist_member
        (id, email, alias, alias_key, points, referral_code, person_key, network_hash, reached_at, joined_at,
         terms_accepted_at, terms_version, owes_terms)
      select id, email, alias, "aliasKey", points, "referralCode", "personKey", decode("networkHash", 'hex'), at, at,
             terms_accepted_at, terms_version, terms_accepted_at is null
      from fresh
      left join lateral (
        select terms_accepted_at, terms_version from waitlist_signup noted where noted.email = fresh.email offset 0
      ) as said on true
      on conflict do nothing returning id, owes_terms
    ), entry as (
      insert into waitlist_entry (member_id, quest, key, points, state, what, why, at)
      select id, 'join', 'join', points, 'counted', what, why, at from fresh where id in (select id from member)
    ), signup as (
      delete from waitlist_signup where email = any(${people.map(({ email }) => email)}::text[])
        and email in (select email from fresh where id in (select id from member))
    )
    select id, owes_terms as "owesTerms" from member`
  const isAlone = 'pool' in where
  const made = isAlone ? await runPrepared(where, 'waitlist-join', query) : (await query.execute(where)).rows
  const owing = new Map(made.map(({ id, owesTerms }) => [id, owesTerms]))
  return people.map(({ id, email, alias, referralCode, personKey, joinEntry: { points }, at }) => {
    const owesTerms = owing.get(id)
    // A user who occurs twice in one batch is created once.
    owing.delete(id)
    if (owesTerms === undefined) return undefined
    const moments = { reachedAt: at, joinedAt: at }
    return { id, email, alias, referralCode, personKey, points, isSample: false, owesTerms, ...moments }
  })
}

/** Throws the index's error when another member has the alias. */
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
