import type { Tariff } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'

let catalogue: readonly Tariff[] | undefined

/** The tariffs that can be compared: so far the samples, each of which says that it is one. Read once, it never changes. */
export function currentCatalogue(): readonly Tariff[] {
  catalogue ??= sampleCatalogue()
  return catalogue
}
