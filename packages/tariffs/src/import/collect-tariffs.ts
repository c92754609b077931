import type { Tariff, TariffPrice } from '../tariff/tariff.ts'
import type { ImportError } from './field-reader.ts'

export type TariffImport = { tariffs: Tariff[]; errors: ImportError[] }

/** A piece of a tariff as a file holds it: the whole, or one of its prices. */
export type ImportEntry = {
  line: number | undefined
  tariff: Omit<Tariff, 'prices'>
  prices: readonly TariffPrice[]
  isGood: boolean
}

/** Puts the pieces together, refuses two prices for the same thing on the same day, and leaves out what has a mistake. */
export function collectTariffs(entries: readonly ImportEntry[], errors: ImportError[]): TariffImport {
  const tariffs = new Map<string, Tariff>()
  const bad = new Set<string>()
  const seen = new Set<string>()
  for (const { line, tariff, prices, isGood } of entries) {
    if (!isGood) bad.add(tariff.id)
    for (const { fuel, region, paymentMethod, from } of prices) {
      const key = [tariff.id, fuel, region, paymentMethod, from].join('|')
      if (seen.has(key)) {
        bad.add(tariff.id)
        const message = `${tariff.id} already has a price for ${fuel} in ${region} by ${paymentMethod} from ${from}`
        errors.push({ ...(line !== undefined && { line }), message })
      }
      seen.add(key)
    }
    const before = tariffs.get(tariff.id)
    tariffs.set(tariff.id, { ...tariff, ...before, prices: [...(before?.prices ?? []), ...prices] })
  }
  return { tariffs: [...tariffs.values()].filter(({ id }) => !bad.has(id)), errors }
}
