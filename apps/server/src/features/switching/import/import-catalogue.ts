import { createHash } from 'node:crypto'
import { type AnyTariff, type DryRun, type TariffChange, type TariffImport, withTariffs } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { currentFigures } from '../../figures/public.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { shippedTariffs } from '../current-catalogue.ts'
import { tellOfTariffs } from '../tariffs/follow-tariffs.ts'
import type * as importTasks from './import-tasks.ts'
import type { TariffFile } from './import-tasks.ts'
import { listImported, lockImports, putTariffs } from './imported-store.ts'

const TASKS = new URL('./import-tasks.ts', import.meta.url)
/** Processor time. The largest file that we take needs a few seconds. */
const CPU_MS = 60_000

type Parts = Pick<Context, 'db' | 'now' | 'workers'>
export type Preview = Omit<TariffImport, 'tariffs'> & {
  changes: TariffChange[]
  notSamples: number
  dryRun: DryRun
  seen: string
}

/** What a file would change, and what sample homes would be advised. Nothing is stored. */
export async function previewImport(ctx: Parts, file: TariffFile): Promise<Preview> {
  const catalogue = await readCatalogue(ctx)
  const work = { cpuMs: CPU_MS, resident: { catalogue, figures: currentFigures() } }
  const run = ctx.workers.tasksOf<typeof importTasks>(TASKS)
  const { tariffs, ...found } = await run('readFile', file, work)
  const dryRun = await run('tryOut', { tariffs, on: londonDay(ctx.now()) }, work)
  const notSamples = tariffs.filter(({ isSample }) => !isSample).length
  return { ...found, notSamples, dryRun, seen: seenOf(file, catalogue) }
}

type Importing = Pick<Act, 'by' | 'reason'> & { seen: string }
type Imported = { outcome: 'imported' | 'changed' | 'nothing'; tariffs: number }

/** Imports what changes something. Nothing where another operator was quicker, or the file isn't the previewed one. */
export async function importCatalogue(
  ctx: Parts & Pick<Context, 'notices'>,
  file: TariffFile,
  { by, reason, seen }: Importing,
): Promise<Imported> {
  const catalogue = await readCatalogue(ctx)
  const work = { cpuMs: CPU_MS, resident: { catalogue, figures: currentFigures() } }
  const { tariffs, changes } = await ctx.workers.tasksOf<typeof importTasks>(TASKS)('readFile', file, work)
  const wanted = new Set(changes.filter(({ kind }) => kind !== 'same').map(({ id }) => id))
  if (wanted.size === 0) return { outcome: 'nothing', tariffs: 0 }
  return ctx.db.transaction().execute(async (tx) => {
    await lockImports(tx)
    if (seenOf(file, await readCatalogue({ db: tx })) !== seen) return { outcome: 'changed', tariffs: 0 }
    const at = ctx.now()
    await putTariffs(tx, { tariffs: tariffs.filter(({ id }) => wanted.has(id)), at, by: by.email })
    await tellOfTariffs(ctx, tx)
    const of = (kind: TariffChange['kind']) => changes.filter((each) => each.kind === kind).map(({ id }) => id)
    const after = { added: of('new'), changed: of('changed') }
    const before = { was: changes.flatMap(({ id, fields }) => (fields.length > 0 ? [{ id, fields }] : [])) }
    await noteAct(ctx, tx, { by, act: 'tariffs.import', subject: 'tariffs', reason, before, after })
    return { outcome: 'imported', tariffs: wanted.size }
  })
}

/** From the tables, since this process may not have loaded the newest yet. */
async function readCatalogue({ db }: Pick<Parts, 'db'>): Promise<readonly AnyTariff[]> {
  const imported = await listImported(db)
  return withTariffs(
    shippedTariffs(),
    imported.map(({ tariff }) => tariff),
  )
}

function seenOf({ format, text }: TariffFile, catalogue: readonly AnyTariff[]): string {
  const file = createHash('sha256').update(format).update(text).digest()
  return createHash('sha256').update(file).update(JSON.stringify(catalogue)).digest('base64url')
}
