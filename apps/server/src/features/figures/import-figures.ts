import { createHash } from 'node:crypto'
import type { DryRun, FigureRecord, IsoDay, Tariff } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { type Act, noteAct } from '../operators/public.ts'
import { insertFigure, listFigureRows, lockFigures, type StoredFigure, updateFigure } from './figure-store.ts'
import type * as figureTasks from './figure-tasks.ts'
import { tellOfFigures } from './follow-figures.ts'
import { type FigureChange, judgeFigures, keyOf, type Mistake } from './judge-figures.ts'

const TASKS = new URL('./figure-tasks.ts', import.meta.url)
/** Processor time. */
const CPU_MS = 60_000

type Parts = Pick<Context, 'db' | 'now' | 'workers'>

export type FigurePreview = {
  mistakes: Mistake[]
  changes: FigureChange[]
  /** The advice on the first day on which anything changes. */
  dryRun: (DryRun & { on: IsoDay }) | null
  seen: string
}

/** What a text would change, and what sample homes would be advised. Nothing is stored. */
export async function previewFigures(ctx: Parts, text: string, catalogue: readonly Tariff[]): Promise<FigurePreview> {
  const stored = await listFigureRows(ctx.db)
  const { changes, mistakes, after } = await judgeText(ctx, text, stored)
  const seen = seenOf(text, stored)
  const moved = changes.filter(({ kind }) => kind !== 'same')
  const [first] = moved.map(({ record }) => record.from).toSorted()
  if (first === undefined || mistakes.length > 0) return { mistakes, changes, dryRun: null, seen }
  const today = londonDay(ctx.now())
  const on = first > today ? first : today
  const before = stored.map(({ record }) => record)
  const work = { cpuMs: CPU_MS, resident: { catalogue } }
  const found = await ctx.workers.tasksOf<typeof figureTasks>(TASKS)('tryOut', { before, after, on }, work)
  return { mistakes, changes, dryRun: { ...found, on }, seen }
}

type Importing = Pick<Act, 'by' | 'reason'> & { seen: string }

/** Takes a text that was previewed. Nothing where another operator was quicker, or the text isn't the previewed one. */
export async function importFigureText(
  ctx: Parts & Pick<Context, 'notices' | 'randomBytes'>,
  text: string,
  { by, reason, seen }: Importing,
): Promise<{ outcome: 'imported' | 'changed' | 'nothing'; figures: number }> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockFigures(tx)
    const stored = await listFigureRows(tx)
    if (seenOf(text, stored) !== seen) return { outcome: 'changed', figures: 0 }
    const { changes, mistakes } = await judgeText(ctx, text, stored)
    const moved = changes.filter(({ kind }) => kind !== 'same')
    if (moved.length === 0 || mistakes.length > 0) return { outcome: 'nothing', figures: 0 }
    const at = ctx.now()
    for (const { record, before } of moved) {
      if (before) await updateFigure(tx, { id: before.id, record, at, by: by.email })
      else await insertFigure(tx, { id: makeUuid(ctx), record, at, by: by.email })
    }
    await tellOfFigures(ctx, tx)
    const was = moved.flatMap(({ before }) => (before ? [before.record] : []))
    const log = { before: { was }, after: { is: moved.map(({ record }) => record) } }
    await noteAct(ctx, tx, { by, act: 'figures.import', subject: 'figures', reason, ...log })
    return { outcome: 'imported', figures: moved.length }
  })
}

async function judgeText(ctx: Parts, text: string, stored: readonly StoredFigure[]) {
  const run = ctx.workers.tasksOf<typeof figureTasks>(TASKS)
  const { figures, errors } = await run('readFigures', { text }, { cpuMs: CPU_MS })
  const unread = errors.map(({ line = null, field = null, message }): Mistake => ({ line, field, message }))
  const twice = repeated(figures)
  const { changes, mistakes, after } = judgeFigures(stored, figures, londonDay(ctx.now()))
  // Whether the others fit can't be said while some are missing.
  const all = unread.length > 0 ? unread : twice.length > 0 ? twice : mistakes
  return { changes, mistakes: all, after }
}

function repeated(figures: readonly { line: number; record: FigureRecord }[]): Mistake[] {
  const first = new Map<string, number>()
  return figures.flatMap(({ line, record }) => {
    const key = keyOf(record)
    const before = first.get(key)
    if (before === undefined) first.set(key, line)
    return before === undefined ? [] : [{ line, field: null, message: `is the same figure as line ${before}` }]
  })
}

function seenOf(text: string, stored: readonly StoredFigure[]): string {
  const known = stored.map(({ id, version }) => [id, version])
  return createHash('sha256')
    .update(JSON.stringify([text, known]))
    .digest('base64url')
}
