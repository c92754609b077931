// Runs in workers: a file of five megabytes and two thousand verdicts would block the main thread.
import {
  type AnyTariff,
  byDirection,
  dryRun,
  type DryRun,
  importTariffsCsv,
  importTariffsJson,
  type IsoDay,
  type KnownFigures,
  type TariffChange,
  tariffChanges,
  type TariffImport,
  withTariffs,
} from '@mowatt/tariffs'
import type { Task } from '../../../platform/workers/task.ts'

export type TariffFile = { format: 'csv' | 'json'; text: string }

/** What changes something, without the unchanged rest. */
export const readFile: Task<TariffFile, TariffImport & { changes: TariffChange[] }> = (file, { resident }) => {
  const { vatRates } = resident('figures') as KnownFigures
  const read = file.format === 'csv' ? importTariffsCsv : importTariffsJson
  const found = read(file.text, vatRates)
  return { ...found, changes: tariffChanges(resident('catalogue') as readonly AnyTariff[], found.tariffs) }
}

export const tryOut: Task<{ tariffs: readonly AnyTariff[]; on: IsoDay }, DryRun> = ({ tariffs, on }, { resident }) => {
  const catalogue = resident('catalogue') as readonly AnyTariff[]
  const figures = resident('figures') as KnownFigures
  const pricesOf = (all: readonly AnyTariff[]) => ({ catalogue: byDirection(all).imports, figures })
  return dryRun(pricesOf(catalogue), pricesOf(withTariffs(catalogue, tariffs)), on)
}
