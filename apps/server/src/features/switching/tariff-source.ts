import type { Tariff } from '@mowatt/tariffs'

export type FetchedTariffs = {
  tariffs: Tariff[]
  /** What was left out, for the operator to see. */
  skipped: { code: string; reason: string }[]
}

/** Somewhere outside that publishes tariffs. */
export type TariffSource = { fetchTariffs: () => Promise<FetchedTariffs> }
