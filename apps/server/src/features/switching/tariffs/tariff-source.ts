import type { ExportTariff, Tariff } from '@mowatt/tariffs'

/** What was left out, for the operator to see. */
export type Skipped = { code: string; reason: string }

/** A tariff of either direction. */
export type ListedTariff = Tariff | ExportTariff

/** A product that came, with its tariffs, or why it didn't: then what came the last time is still the best that is known. */
export type FetchedProduct = { code: string } & ({ tariffs: ListedTariff[]; skipped: Skipped[] } | { failed: string })

/** Somewhere outside that publishes tariffs: every product that it lists. */
export type TariffSource = { name: string; fetchProducts: () => Promise<FetchedProduct[]> }
