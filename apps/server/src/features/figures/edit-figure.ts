import { Failure } from '@mowatt/contract'
import { fieldsOfFigure, figureOfFields, newFigureProblems } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { type Act, noteAct } from '../operators/public.ts'
import { listFigureRows, lockFigures, setRemoved, type StoredFigure, updateFigure } from './figure-store.ts'
import { tellOfFigures } from './follow-figures.ts'
import { judgeFigures, keyOf, type Mistake } from './judge-figures.ts'

type Parts = Pick<Context, 'db' | 'now' | 'notices'>
type By = Pick<Act, 'by' | 'reason'>
type Asked = { id: string; version: number }
export type Edited = { outcome: 'done' | 'changed' | 'refused'; mistakes: Mistake[] }

const DONE: Edited = { outcome: 'done', mistakes: [] }
const CHANGED: Edited = { outcome: 'changed', mistakes: [] }
const BEGUN = 'This figure already applies, so it can’t be edited or deleted here. Import a corrected line instead.'

/** Replaces the values of a record that doesn't apply yet. */
export function editFigure(
  ctx: Parts,
  { fields, ...asked }: Asked & { fields: Readonly<Record<string, string>> },
  act: By,
): Promise<Edited> {
  return change(ctx, asked, async ({ tx, rows, row, at }) => {
    const live = rows.filter(({ removedAt }) => removedAt === null)
    // What a record is about and when it begins stays: another one is another record.
    const own = fieldsOfFigure(row.record)
    const { record, errors } = figureOfFields({ ...own, ...fields, kind: row.record.kind, from: row.record.from })
    const unread = errors.map(({ field = null, message }) => ({ line: null, field, message }))
    if (!record) return refused(unread)
    if (keyOf(record) !== keyOf(row.record)) return refused([mistake('This would be another figure. Add it instead.')])
    const { mistakes, changes } = judgeFigures(live, [{ record }], londonDay(at))
    if (mistakes.length > 0) return refused(mistakes)
    if (changes[0]?.kind === 'same') return DONE
    await updateFigure(tx, { id: row.id, record, at, by: act.by.email })
    const log = { before: row.record, after: record }
    await noteAct(ctx, tx, { ...act, act: 'figures.edit', subject: `figures:${row.id}`, ...log })
    return DONE
  })
}

/** Takes away a record that doesn't apply yet, if no other needs it. */
export function removeFigure(ctx: Parts, asked: Asked, act: By): Promise<Edited> {
  return change(ctx, asked, async ({ tx, rows, row, at }) => {
    const live = rows.filter(({ removedAt }) => removedAt === null).map(({ record }) => record)
    const problems = newFigureProblems(
      live,
      live.filter((record) => record !== row.record),
    )
    if (problems.length > 0) return refused(problems.map(({ message }) => mistake(message)))
    await setRemoved(tx, row.id, { removedAt: at, at, by: act.by.email })
    const subject = `figures:${row.id}`
    await noteAct(ctx, tx, { ...act, act: 'figures.remove', subject, before: row.record })
    return DONE
  })
}

/** Undoes that, if it still fits. */
export function restoreFigure(ctx: Parts, asked: Asked, act: By): Promise<Edited> {
  return change(ctx, asked, async ({ tx, rows, row, at }) => {
    if (row.removedAt === null) return DONE
    const live = rows.filter(({ removedAt }) => removedAt === null).map(({ record }) => record)
    const problems = newFigureProblems(live, [...live, row.record])
    if (problems.length > 0) return refused(problems.map(({ message }) => mistake(message)))
    await setRemoved(tx, row.id, { removedAt: null, at, by: act.by.email })
    const subject = `figures:${row.id}`
    await noteAct(ctx, tx, { ...act, act: 'figures.restore', subject, after: row.record })
    return DONE
  })
}

type Held = { tx: Db; rows: StoredFigure[]; row: StoredFigure; at: Date }

function change(ctx: Parts, { id, version }: Asked, work: (held: Held) => Promise<Edited>): Promise<Edited> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockFigures(tx)
    const at = ctx.now()
    const rows = await listFigureRows(tx, { withRemoved: true })
    const row = rows.find((each) => each.id === id)
    if (!row) throw new Failure('not_found')
    if (row.version !== version) return CHANGED
    if (row.record.from <= londonDay(at)) return refused([mistake(BEGUN)])
    const edited = await work({ tx, rows, row, at })
    if (edited.outcome === 'done') await tellOfFigures(ctx, tx)
    return edited
  })
}

function refused(mistakes: Mistake[]): Edited {
  return { outcome: 'refused', mistakes }
}

function mistake(message: string): Mistake {
  return { line: null, field: null, message }
}
