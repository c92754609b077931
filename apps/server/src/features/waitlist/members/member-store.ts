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
