import type { CompetitionRules, CompetitionStatus } from '@mowatt/contract'
import type { BeaconRound, DrawCommitment } from '@mowatt/draw'
import type { Db } from '../../../platform/db/open-database.ts'

export type LeftOut = { reason: string; count: number }

export type Edition = {
  id: string
  state: CompetitionStatus
  rules: CompetitionRules
  rulesHash: string
  opensAt: Date
  /** The last instant that counts. */
  closesAt: Date
  settlesAt: Date
  leftOut: LeftOut[] | null
  commitment: DrawCommitment | null
  commitmentHash: string | null
  drawsAt: Date | null
  beacon: (BeaconRound & { randomness: string }) | null
  seed: string | null
  drawOrder: number[] | null
}

const columns = [
  'id',
  'state',
  'rules',
  'rules_hash as rulesHash',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'settles_at as settlesAt',
  'left_out as leftOut',
  'commitment',
  'commitment_hash as commitmentHash',
  'draws_at as drawsAt',
  'beacon',
  'seed',
  'draw_order as drawOrder',
] as const

type Fresh = Pick<Edition, 'id' | 'state' | 'rules' | 'rulesHash' | 'opensAt' | 'closesAt' | 'settlesAt'>

/** False when there is one with that id, or another one that is running. */
export async function insertEdition(tx: Db, edition: Fresh & { at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto('competition_edition')
    .values({
      id: edition.id,
      state: edition.state,
      rules: JSON.stringify(edition.rules),
      rules_hash: edition.rulesHash,
      opens_at: edition.opensAt,
      closes_at: edition.closesAt,
      settles_at: edition.settlesAt,
      created_at: edition.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The one that people mean: the newest. */
export async function findNewestEdition(db: Db): Promise<Edition | undefined> {
  const row = await db
    .selectFrom('competition_edition')
    .select(columns)
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as Edition | undefined
}

/** The one that closed before this one. */
export async function findPreviousId(db: Db, { closesAt }: Edition): Promise<string | null> {
  const row = await db
    .selectFrom('competition_edition')
    .select('id')
    .where('closes_at', '<', closesAt)
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findEdition(db: Db, id: string): Promise<Edition | undefined> {
  const row = await db.selectFrom('competition_edition').select(columns).where('id', '=', id).executeTakeFirst()
  return row as Edition | undefined
}

/** Makes every other step of the same competition wait until this transaction has ended. */
export async function lockEdition(tx: Db, id: string): Promise<Edition | undefined> {
  const row = await tx
    .selectFrom('competition_edition')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as Edition | undefined
}

/** The newest first. */
export async function listEditions(db: Db): Promise<Edition[]> {
  const rows = await db.selectFrom('competition_edition').select(columns).orderBy('closes_at', 'desc').execute()
  return rows as Edition[]
}

export async function listRunning(db: Db): Promise<Edition[]> {
  const rows = await db
    .selectFrom('competition_edition')
    .select(columns)
    .where('state', '<>', 'finished')
    .orderBy('closes_at')
    .execute()
  return rows as Edition[]
}

export type EditionChange = Partial<
  Pick<Edition, 'state' | 'leftOut' | 'commitment' | 'commitmentHash' | 'drawsAt' | 'beacon' | 'seed' | 'drawOrder'>
>

export async function updateEdition(tx: Db, id: string, change: EditionChange): Promise<void> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  const values = {
    state: change.state,
    left_out: json(change.leftOut),
    commitment: json(change.commitment),
    commitment_hash: change.commitmentHash,
    draws_at: change.drawsAt,
    beacon: json(change.beacon),
    seed: change.seed,
    draw_order: json(change.drawOrder),
  }
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  await tx.updateTable('competition_edition').set(given).where('id', '=', id).execute()
}
