import { type Tariff, withTariffs } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { timedSamples } from '@mowatt/tariffs/timed-samples'

let samples: readonly Tariff[] | undefined
let catalogue: readonly Tariff[] | undefined

/** The tariffs that can be compared: the samples, each of which says that it is one, and what editors took over from files. */
export function currentCatalogue(): readonly Tariff[] {
  catalogue ??= shippedCatalogue()
  return catalogue
}

/** Read once, they never change. */
export function shippedCatalogue(): readonly Tariff[] {
  samples ??= [...sampleCatalogue(), ...timedSamples()]
  return samples
}

/** From now on in this process: whoever holds the one before works it out to its end with that. */
export function putImported(imported: readonly Tariff[]): void {
  catalogue = withTariffs(shippedCatalogue(), imported)
}
