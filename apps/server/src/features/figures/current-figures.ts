import { type KnownFigures, shippedFigures } from '@mowatt/tariffs'

let current: KnownFigures = shippedFigures

/** Price caps, VAT and typical use as the operators keep them; until they are loaded, as shipped. */
export function currentFigures(): KnownFigures {
  return current
}

/** Applies from now on in this process: callers that already have the previous ones finish with them. */
export function putFigures(figures: KnownFigures): void {
  current = figures
}
