import type { AnyTariff } from '@mowatt/tariffs'

/** What was left out, for the operator. */
export type Skipped = { code: string; reason: string }

/** A fetched product with its tariffs, or why it failed: then its last copy is still the best. */
export type FetchedProduct = { code: string } & ({ tariffs: AnyTariff[]; skipped: Skipped[] } | { failed: string })

/** Somewhere outside that publishes tariffs: every product that it lists. */
export type TariffSource = { name: string; fetchProducts: () => Promise<FetchedProduct[]> }
