import type { AwardState } from '@mowatt/contract'
import type { Db } from '../../../platform/db/open-database.ts'

type NewAward = {
  editionId: string
  number: number
  kind: 'rank' | 'draw'
  prize: string
  place: number
  replaces: number | null
}

export async function insertAwards(tx: Db, awards: readonly NewAward[]): Promise<void> {
  if (awards.length === 0) return
  await tx
    .insertInto('competition_award')
    .values(
      awards.map(({ editionId, number, kind, prize, place, replaces }) => ({
        edition_id: editionId,
        number,
        kind,
        prize,
        place,
        replaces,
        state: 'waiting',
      })),
    )
    .execute()
}

const columns = [
  'award.id',
  'award.edition_id as editionId',
  'award.number',
  'award.kind',
  'award.prize',
  'award.place',
  'award.replaces',
  'award.state',
  'award.told_at as toldAt',
  'award.claim_until as claimUntil',
  'award.reminded_at as remindedAt',
  'award.claimed_at as claimedAt',
  'award.sealed_address as sealedAddress',
  'award.may_name as mayName',
  'award.sent_at as sentAt',
  'award.unclaimed_why as unclaimedWhy',
  'entry.alias',
  'entry.email',
  'entry.user_id as userId',
] as const

export type AwardRow = {
  id: string
  editionId: string
  number: number
  kind: 'rank' | 'draw'
  prize: string
  place: number
  replaces: number | null
  state: AwardState
  toldAt: Date | null
  claimUntil: Date | null
  remindedAt: Date | null
  claimedAt: Date | null
  sealedAddress: Buffer | null
  mayName: boolean | null
  sentAt: Date | null
  unclaimedWhy: string | null
  alias: string | null
  email: string | null
  userId: string | null
}

const awards = (db: Db) =>
  db
    .selectFrom('competition_award as award')
    .innerJoin('competition_entry as entry', (join) =>
      join.onRef('entry.edition_id', '=', 'award.edition_id').onRef('entry.place', '=', 'award.place'),
    )
    .select(columns)

export async function listAwards(db: Db, editionId: string): Promise<AwardRow[]> {
  const rows = await awards(db).where('award.edition_id', '=', editionId).orderBy('award.number').execute()
  return rows as AwardRow[]
}

export async function listAwardsOf(db: Db, userId: string): Promise<AwardRow[]> {
  const rows = await awards(db).where('entry.user_id', '=', userId).orderBy('award.number').execute()
  return rows as AwardRow[]
}

export async function findAwardByClaim(db: Db, claimHash: Buffer): Promise<AwardRow | undefined> {
  const row = await awards(db)
    .where((each) => each.or([each('award.claim_hash', '=', claimHash), each('award.reminder_hash', '=', claimHash)]))
    .executeTakeFirst()
  return row as AwardRow | undefined
}

export type AwardChange = Partial<{
  state: AwardState
  told_at: Date
  claim_until: Date
  claim_hash: Buffer
  reminder_hash: Buffer
  reminded_at: Date
  claimed_at: Date
  sealed_address: Buffer | null
  may_name: boolean
  sent_at: Date
  address_deleted_at: Date
  unclaimed_why: string
}>

/** False when the award is no longer in that state: another caller was quicker. */
export async function updateAward(tx: Db, id: string, from: AwardState, change: AwardChange): Promise<boolean> {
  const updated = await tx
    .updateTable('competition_award')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Removes delivery addresses of prizes that were sent before then; returns how many. */
export async function deleteAddressesSentBefore(db: Db, before: Date, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('competition_award')
    .set({ sealed_address: null, address_deleted_at: at })
    .where('sealed_address', 'is not', null)
    .where('sent_at', '<', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
