import { cellOfFigure, type FigureRecord } from '@mowatt/tariffs'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type StoredFigure = {
  id: string
  record: FigureRecord
  /** As one of our versions brought it; null if an operator entered it. */
  shipped: FigureRecord | null
  version: number
  changedAt: Date
  changedBy: string | null
  removedAt: Date | null
}

/** Removed ones included, if asked for. There are some hundreds. */
export async function listFigureRows(db: Db, { withRemoved = false } = {}): Promise<StoredFigure[]> {
  const rows = await db
    .selectFrom('figures_record')
    .select(['id', 'record', 'shipped', 'version', 'changed_at', 'changed_by', 'removed_at'])
    .$if(!withRemoved, (query) => query.where('removed_at', 'is', null))
    .orderBy('from_day')
    .orderBy('cell')
    .execute()
  // Written by us alone, from the same type.
  return rows.map((row) => ({
    id: row.id,
    record: row.record as unknown as FigureRecord,
    shipped: row.shipped as unknown as FigureRecord | null,
    version: row.version,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    removedAt: row.removed_at,
  }))
}

type Change = { record: FigureRecord; shipped?: FigureRecord; at: Date; by: string | null }

export async function insertFigure(tx: Db, { id, record, shipped, at, by }: Change & { id: string }): Promise<void> {
  await tx
    .insertInto('figures_record')
    .values({
      id,
      cell: cellOfFigure(record),
      from_day: record.from,
      record: JSON.stringify(record),
      shipped: shipped ? JSON.stringify(shipped) : null,
      version: 1,
      changed_at: at,
      changed_by: by,
      removed_at: null,
    })
    .execute()
}

/** Replaces a record. One that we shipped keeps the note of how, unless a newer one came. */
export async function updateFigure(tx: Db, { id, record, shipped, at, by }: Change & { id: string }): Promise<void> {
  await tx
    .updateTable('figures_record')
    .set((row) => ({
      cell: cellOfFigure(record),
      from_day: record.from,
      record: JSON.stringify(record),
      ...(shipped && { shipped: JSON.stringify(shipped) }),
      version: row('version', '+', 1),
      changed_at: at,
      changed_by: by,
    }))
    .where('id', '=', id)
    .execute()
}

/** Removed, or there again. */
export async function setRemoved(
  tx: Db,
  id: string,
  { removedAt, at, by }: { removedAt: Date | null; at: Date; by: string },
) {
  await tx
    .updateTable('figures_record')
    .set((row) => ({ removed_at: removedAt, changed_at: at, changed_by: by, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Serialises changes: whether records fit together depends on all of them. */
export async function lockFigures(tx: Db): Promise<void> {
  await sql`lock table figures_record in share row exclusive mode`.execute(tx)
}
