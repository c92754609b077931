import { type AnyTariff, byDirection, type ExportTariff, type Tariff, withTariffs } from '@mowatt/tariffs'
import { exportSamples } from '@mowatt/tariffs/export-samples'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { timedSamples } from '@mowatt/tariffs/timed-samples'

let samples: readonly AnyTariff[] | undefined
const added: Record<'imported' | 'fetched', readonly AnyTariff[]> = { imported: [], fetched: [] }
let current: ReturnType<typeof byDirection> | undefined

/**
 * The tariffs that can be compared: the samples, each marked as one, those that editors imported from files, and those
 * that were fetched from a source.
 */
export function currentCatalogue(): readonly Tariff[] {
  current ??= join()
  return current.imports
}

/** The same for tariffs that pay homes for exports to the grid. */
export function currentExports(): readonly ExportTariff[] {
  current ??= join()
  return current.exports
}

/** Tariffs of both directions. Loaded once, they never change. */
export function shippedTariffs(): readonly AnyTariff[] {
  samples ??= [...sampleCatalogue(), ...timedSamples(), ...exportSamples()]
  return samples
}

/** Applies from now on in this process: callers that already have the previous catalogue finish with it. */
export function putTariffs(more: Partial<typeof added>): void {
  Object.assign(added, more)
  current = undefined
}

function join(): ReturnType<typeof byDirection> {
  return byDirection([...withTariffs(shippedTariffs(), added.imported), ...added.fetched])
}
