import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Referrer = { id: string; personKey: string; networkHash: Buffer | null }

/** A friend who has joined. */
export type Referee = Referrer & { domainHash: Buffer | null }

/** The owner of this code. The row stays locked, so that the credits of one code are counted one after the other. */
export async function lockReferrer(tx: Db, code: string): Promise<(Referrer & { owesTerms: boolean }) | undefined> {
  return tx
    .selectFrom('waitlist_member')
    .select(['id', 'person_key as personKey', 'network_hash as networkHash', 'owes_terms as owesTerms'])
    .where('referral_code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether this person is anywhere above the referrer in the chain of referrals. */
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
export async function countCredits(tx: Db, referrerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from waitlist_referral where referrer_id = ${referrerId} and state in ('credited', 'held')`.execute(tx)
  return rows[0]?.count ?? 0
}

type Around = { at: Date; spanMs: number; domainHash?: Buffer }

/**
 * The most credits of one code, held ones included, in any span of this length that contains the moment; of one mail
 * domain where it is named. Friends tick in any order, so it looks to both sides: the order must neither help nor harm.
 */
export async function countAround(tx: Db, referrerId: string, { at, spanMs, domainHash }: Around): Promise<number> {
  const span = sql`${spanMs}::float8 * interval '1 millisecond'`
  const ofDomain = domainHash ? sql`and domain_hash = ${domainHash}` : sql``
  const { rows } = await sql<{ most: number }>`
    with near as (
      select at from waitlist_referral
      where referrer_id = ${referrerId} and state in ('credited', 'held') ${ofDomain}
        and at > ${at}::timestamptz - ${span} and at < ${at}::timestamptz + ${span}
    ), ends as (
      select ${at}::timestamptz as at union select at from near where at > ${at}
    )
    select max((select count(*) from near where near.at > ends.at - ${span} and near.at <= ends.at))::int as most
    from ends`.execute(tx)
  return rows[0]?.most ?? 0
}

/** Credits of a code for friends who joined from this network, held ones included. */
export async function countFromNetwork(tx: Db, referrerId: string, networkHash: Buffer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from waitlist_referral referral join waitlist_member referee on referee.id = referral.referee_id
    where referral.referrer_id = ${referrerId} and referral.state in ('credited', 'held')
      and referee.network_hash = ${networkHash}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** How many others joined from a network between two times; it stops counting where it no longer matters. */
export async function countJoined(
  tx: Db,
  networkHash: Buffer,
  { since, until, except, most }: { since: Date; until: Date; except: string; most: number },
): Promise<number> {
  const { rows } = await sql<{ joined: number }>`
    select count(*)::int as joined from (
      select from waitlist_member where network_hash = ${networkHash} and joined_at > ${since} and joined_at <= ${until}
        and id <> ${except}
      limit ${most}
    ) as recent`.execute(tx)
  return rows[0]?.joined ?? 0
}

/** Whether the same person is already a member, under another spelling of their address. */
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
  /** `waiting`: one of the two has not accepted the terms yet. */
  state: 'credited' | 'held' | 'blocked' | 'waiting'
  reason: string | null
  /** Null at a public provider. */
  domainHash: Buffer | null
  at: Date
}

/** False when this person was already referred before. */
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

export type Waiting = { referrer: Referrer; referee: Referee; at: Date }

/** Referrals that waited for this member on either side, and are ready now; oldest first. */
export async function listReady(tx: Db, memberId: string): Promise<Waiting[]> {
  type Row = { at: Date } & Record<'id' | 'personKey' | 'refereeId' | 'refereeKey', string> &
    Record<'networkHash' | 'refereeNetwork' | 'domainHash', Buffer | null>
  const { rows } = await sql<Row>`
    select referral.at, referrer.id, referrer.person_key as "personKey", referrer.network_hash as "networkHash",
           referee.id as "refereeId", referral.person_key as "refereeKey", referee.network_hash as "refereeNetwork",
           referral.domain_hash as "domainHash"
    from waitlist_referral referral
    join waitlist_member referrer on referrer.id = referral.referrer_id
    join waitlist_member referee on referee.id = referral.referee_id
    where referral.state = 'waiting' and (referrer.id = ${memberId} or referee.id = ${memberId})
      and not referrer.owes_terms and not referee.owes_terms
    order by referral.at, referral.person_key`.execute(tx)
  return rows.map(({ at, id, personKey, networkHash, refereeId, refereeKey, refereeNetwork, domainHash }) => ({
    referrer: { id, personKey, networkHash },
    referee: { id: refereeId, personKey: refereeKey, networkHash: refereeNetwork, domainHash },
    at,
  }))
}

/** Deletes the referral of a friend who leaves before anything was paid for them: a later referrer may be paid. */
export async function dropWaiting(tx: Db, refereeId: string): Promise<void> {
  await tx.deleteFrom('waitlist_referral').where('referee_id', '=', refereeId).where('state', '=', 'waiting').execute()
}

/** More pending ones than this are reported as this many. */
const MOST_PENDING = 1000

export type ReferralCounts = { pending: number; verified: number; held: number }

export async function countReferrals(db: Db, member: { id: string; referralCode: string }): Promise<ReferralCounts> {
  const { rows } = await sql<ReferralCounts>`
    select (select count(*)::int from (
              select from waitlist_signup where referral_code = ${member.referralCode} limit ${MOST_PENDING}
            ) as noted) + count(*) filter (where state = 'waiting')::int as pending,
           count(*) filter (where state = 'credited')::int as verified,
           count(*) filter (where state = 'held')::int as held
    from waitlist_referral where referrer_id = ${member.id} and state <> 'blocked'`.execute(db)
  return rows[0] ?? { pending: 0, verified: 0, held: 0 }
}
