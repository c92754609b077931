import type { ProposedAct } from '@mowatt/contract'
import type { Db } from '../../../platform/db/open-database.ts'

export type Proposal = {
  id: string
  editionId: string
  act: ProposedAct
  userId: string | null
  entryId: number | null
  seen: string
  reason: string
  proposedBy: string
  proposedAt: Date
  outcome: 'confirmed' | 'declined' | 'overtaken' | null
  decidedBy: string | null
  decidedAt: Date | null
}

const columns = [
  'id',
  'edition_id as editionId',
  'act',
  'user_id as userId',
  'entry_id as entryId',
  'seen',
  'reason',
  'proposed_by as proposedBy',
  'proposed_at as proposedAt',
  'outcome',
  'decided_by as decidedBy',
  'decided_at as decidedAt',
] as const

type Fresh = Omit<Proposal, 'id' | 'outcome' | 'decidedBy' | 'decidedAt'>

/** False where the same is already proposed. */
export async function insertProposal(tx: Db, given: Fresh): Promise<boolean> {
  const inserted = await tx
    .insertInto('competition_proposal')
    .values({
      edition_id: given.editionId,
      act: given.act,
      user_id: given.userId,
      entry_id: given.entryId,
      seen: given.seen,
      reason: given.reason,
      proposed_by: given.proposedBy,
      proposed_at: given.proposedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findProposal(db: Db, id: string): Promise<Proposal | undefined> {
  const row = await db.selectFrom('competition_proposal').select(columns).where('id', '=', id).executeTakeFirst()
  return row as Proposal | undefined
}

const LISTED = 30

/** Pending ones first, then the newest. */
export async function listProposals(db: Db, editionId: string): Promise<Proposal[]> {
  const rows = await db
    .selectFrom('competition_proposal')
    .select(columns)
    .where('edition_id', '=', editionId)
    .orderBy('decided_at', (order) => order.desc().nullsFirst())
    .orderBy('proposed_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows as Proposal[]
}

export async function listOpenProposals(db: Db, editionId: string): Promise<Proposal[]> {
  const rows = await db
    .selectFrom('competition_proposal')
    .select(columns)
    .where('edition_id', '=', editionId)
    .where('outcome', 'is', null)
    .execute()
  return rows as Proposal[]
}

type Decided = { outcome: NonNullable<Proposal['outcome']>; by: string; at: Date }

/** False where another operator was quicker. */
export async function closeProposal(tx: Db, id: string, { outcome, by, at }: Decided): Promise<boolean> {
  const updated = await tx
    .updateTable('competition_proposal')
    .set({ outcome, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** For the user themselves: what was proposed about them, without who proposed it. */
export async function listProposalsAbout(db: Db, userId: string) {
  return db
    .selectFrom('competition_proposal')
    .select(['edition_id as competition', 'act', 'reason', 'proposed_at', 'outcome', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('proposed_at')
    .execute()
}

export async function deleteProposalsAbout(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('competition_proposal').where('user_id', '=', userId).execute()
}
