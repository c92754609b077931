import type { AnyTariff } from '@mowatt/tariffs'

/** What was left out, for the operator to see. */
export type Skipped = { code: string; reason: string }

/** A product that came, with its tariffs, or why it didn't: then what came the last time is still the best that is known. */
export type FetchedProduct = { code: string } & ({ tariffs: AnyTariff[]; skipped: Skipped[] } | { failed: string })

/** Somewhere outside that publishes tariffs: every product that it lists. */
export type TariffSource = { name: string; fetchProducts: () => Promise<FetchedProduct[]> }
