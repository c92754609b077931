import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Referrer = { id: string; personKey: string; networkHash: Buffer | null }

/** Whose code this is. The row stays locked, so that the credits of one code are counted one after the other. */
export async function lockReferrer(tx: Db, code: string): Promise<Referrer | undefined> {
  return tx
    .selectFrom('waitlist_member')
    .select(['id', 'person_key as personKey', 'network_hash as networkHash'])
    .where('referral_code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether this person stands anywhere above the referrer in the chain of who brought whom. */
export async function hasBrought(tx: Db, personKey: string, referrerId: string): Promise<boolean> {
  const { rows } = await sql<{ isAbove: boolean }>`
    with recursive above (id, depth) as (
      select referrer_id, 1 from waitlist_referral where referee_id = ${referrerId}
      union
      select referral.referrer_id, above.depth + 1
      from above join waitlist_referral referral on referral.referee_id = above.id
      where above.depth < 1000
    )
    select exists (
      select from above join waitlist_member member on member.id = above.id where member.person_key = ${personKey}
    ) as "isAbove"`.execute(tx)
  return rows[0]?.isAbove ?? false
}

/** Credits of a code so far, held ones included. There are never more than the cap. */
export async function countCredits(tx: Db, referrerId: string, since: Date): Promise<{ all: number; recent: number }> {
  const { rows } = await sql<{ all: number; recent: number }>`
    select count(*)::int as all, count(*) filter (where at > ${since})::int as recent
    from waitlist_referral where referrer_id = ${referrerId} and state in ('credited', 'held')`.execute(tx)
  return rows[0] ?? { all: 0, recent: 0 }
}

/** How many friends of one code came from a mail domain since then, held ones included. */
export async function countFromDomain(tx: Db, referrerId: string, { domainHash, since }: FromDomain): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from waitlist_referral
    where referrer_id = ${referrerId} and state in ('credited', 'held') and domain_hash = ${domainHash}
      and at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

type FromDomain = { domainHash: Buffer; since: Date }

/** How many joined from a network since then; it stops counting where it no longer matters. */
export async function countJoined(tx: Db, networkHash: Buffer, { since, most }: { since: Date; most: number }) {
  const { rows } = await sql<{ joined: number }>`
    select count(*)::int as joined from (
      select from waitlist_member where network_hash = ${networkHash} and joined_at > ${since} limit ${most}
    ) as recent`.execute(tx)
  return rows[0]?.joined ?? 0
}

/** Whether the same person is a member already, under another spelling of their address. */
export async function isPersonKnown(tx: Db, { id, personKey }: { id: string; personKey: string }): Promise<boolean> {
  const other = await tx
    .selectFrom('waitlist_member')
    .select('id')
    .where('person_key', '=', personKey)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export type Referral = {
  personKey: string
  referrerId: string
  refereeId: string
  state: 'credited' | 'held' | 'blocked'
  reason: string | null
  /** Null at a public provider. */
  domainHash: Buffer | null
  at: Date
}

/** False when this person was brought by somebody before. */
export async function insertReferral(tx: Db, referral: Referral): Promise<boolean> {
  const written = await tx
    .insertInto('waitlist_referral')
    .values({
      person_key: referral.personKey,
      referrer_id: referral.referrerId,
      referee_id: referral.refereeId,
      state: referral.state,
      reason: referral.reason,
      domain_hash: referral.domainHash,
      at: referral.at,
    })
    .onConflict((conflict) => conflict.column('person_key').doNothing())
    .returning('person_key')
    .executeTakeFirst()
  return written !== undefined
}

export async function setReferralState(tx: Db, personKey: string, state: Referral['state'], reason: string | null) {
  await tx.updateTable('waitlist_referral').set({ state, reason }).where('person_key', '=', personKey).execute()
}

/** More than this many that wait are not told apart. */
const MOST_PENDING = 1000

export type ReferralCounts = { pending: number; verified: number; held: number }

export async function countReferrals(db: Db, member: { id: string; referralCode: string }): Promise<ReferralCounts> {
  const { rows } = await sql<ReferralCounts>`
    select (select count(*)::int from (
              select from waitlist_signup where referral_code = ${member.referralCode} limit ${MOST_PENDING}
            ) as waiting) as pending,
           count(*) filter (where state = 'credited')::int as verified,
           count(*) filter (where state = 'held')::int as held
    from waitlist_referral where referrer_id = ${member.id} and state in ('credited', 'held')`.execute(db)
  return rows[0] ?? { pending: 0, verified: 0, held: 0 }
}
