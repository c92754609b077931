import { type AnyTariff, byDirection, type ExportTariff, type Tariff, withTariffs } from '@mowatt/tariffs'
import { exportSamples } from '@mowatt/tariffs/export-samples'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { timedSamples } from '@mowatt/tariffs/timed-samples'

let samples: readonly AnyTariff[] | undefined
let current: ReturnType<typeof byDirection> | undefined

/** The tariffs that can be compared: the samples, each of which says that it is one, and what editors took over from files. */
export function currentCatalogue(): readonly Tariff[] {
  current ??= byDirection(shippedTariffs())
  return current.imports
}

/** The same for what is paid for what homes send to the grid. */
export function currentExports(): readonly ExportTariff[] {
  current ??= byDirection(shippedTariffs())
  return current.exports
}

/** Of both directions. Read once, they never change. */
export function shippedTariffs(): readonly AnyTariff[] {
  samples ??= [...sampleCatalogue(), ...timedSamples(), ...exportSamples()]
  return samples
}

/** From now on in this process: whoever holds the one before works it out to its end with that. */
export function putImported(imported: readonly AnyTariff[]): void {
  current = byDirection(withTariffs(shippedTariffs(), imported))
}
