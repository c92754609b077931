import { isDeepStrictEqual } from 'node:util'
import { cellOfFigure, type FigureRecord, newFigureProblems, recordsOfFigures, shippedFigures } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { insertFigure, listFigureRows, lockFigures, updateFigure } from './figure-store.ts'

type Parts = Pick<Context, 'db' | 'now' | 'randomBytes'>

/**
 * Stores what this version ships and the table doesn't have, and brings what nobody has changed to what is shipped now.
 * What operators changed or removed stays so, and a record that doesn't fit beside theirs is left out. Whether anything
 * was written.
 */
export async function followShipped(
  ctx: Parts,
  shipped: readonly FigureRecord[] = recordsOfFigures(shippedFigures),
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockFigures(tx)
    const rows = await listFigureRows(tx, { withRemoved: true })
    const known = new Map(
      rows
        .filter(({ removedAt, shipped: before }) => removedAt === null || before !== null)
        .map((row) => [keyOf(row.shipped ?? row.record), row]),
    )
    const at = ctx.now()
    const live = rows.filter(({ removedAt }) => removedAt === null).map(({ record }) => record)
    const news: FigureRecord[] = []
    let isChanged = false
    for (const record of shipped) {
      const row = known.get(keyOf(record))
      if (!row) news.push(record)
      else if (
        row.removedAt === null &&
        isDeepStrictEqual(row.record, row.shipped) &&
        !isDeepStrictEqual(row.record, record)
      ) {
        await updateFigure(tx, { id: row.id, record, shipped: record, at, by: null })
        isChanged = true
      }
    }
    const misfits = new Set(
      live.length === 0 ? [] : newFigureProblems(live, [...live, ...news]).map(({ record }) => keyOf(record)),
    )
    for (const record of news) {
      if (misfits.has(keyOf(record))) continue
      await insertFigure(tx, { id: makeUuid(ctx), record, shipped: record, at, by: null })
      isChanged = true
    }
    return isChanged
  })
}

function keyOf(record: FigureRecord): string {
  return `${cellOfFigure(record)} ${record.from}`
}
