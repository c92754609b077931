// Runs in workers: a file may be crafted to take a long time, and two thousand verdicts would block the main thread.
import {
  type DryRun,
  dryRun,
  type FigureImport,
  type FigureRecord,
  figuresOfRecords,
  importFigures,
  type IsoDay,
  type Tariff,
} from '@mowatt/tariffs'
import type { Task } from '../../platform/workers/task.ts'

export const readFigures: Task<{ text: string }, FigureImport> = ({ text }) => importFigures(text)

type Change = { before: readonly FigureRecord[]; after: readonly FigureRecord[]; on: IsoDay }

export const tryOut: Task<Change, DryRun> = ({ before, after, on }, { resident }) => {
  const catalogue = resident('catalogue') as readonly Tariff[]
  const pricesOf = (records: readonly FigureRecord[]) => ({ catalogue, figures: figuresOfRecords(records) })
  return dryRun(pricesOf(before), pricesOf(after), on)
}
