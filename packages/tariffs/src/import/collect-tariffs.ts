import type { Tariff, TariffPrice } from '../tariff/tariff.ts'
import { ErrorList, type ImportError, shortened } from './error-list.ts'

/** The good tariffs, the first mistakes, and how many there are in all. */
export type TariffImport = { tariffs: Tariff[]; errors: ImportError[]; errorCount: number }

/** A piece of a tariff as a file holds it: the whole, or one of its prices. */
export type ImportEntry = {
  line: number | undefined
  id: string
  /** Absent when the piece could not be read at all. */
  tariff?: Omit<Tariff, 'prices'>
  prices: readonly TariffPrice[]
  isGood: boolean
}

/** About 400 tariffs, each with every region, fuel and way to pay. Files are read in one go, and a larger one would hold up others. */
export const MOST_CHARACTERS = 5_000_000

/** Puts the pieces together, refuses two prices for the same thing on the same day, and leaves out what has a mistake. */
export function collectTariffs(entries: readonly ImportEntry[], errors: ErrorList): TariffImport {
  const found = new Map<string, { tariff: Omit<Tariff, 'prices'>; prices: TariffPrice[] }>()
  const bad = new Set<string>()
  const seen = new Set<string>()
  for (const { line, id, tariff, prices, isGood } of entries) {
    if (!isGood) bad.add(id)
    if (!tariff) continue
    for (const { fuel, region, paymentMethod, from } of prices) {
      const key = [id, fuel, region, paymentMethod, from].join('|')
      if (seen.has(key)) {
        bad.add(id)
        const what = `${fuel} in ${region} by ${paymentMethod} from ${from}`
        errors.add(line, undefined, `${shortened(id)} already has a price for ${what}`)
      }
      seen.add(key)
    }
    const before = found.get(id)
    if (before) before.prices.push(...prices)
    else found.set(id, { tariff, prices: [...prices] })
  }
  const good = [...found].filter(([id]) => !bad.has(id))
  return imported(
    good.map(([, { tariff, prices }]) => ({ ...tariff, prices })),
    errors,
  )
}

/** A file that is wrong as a whole. */
export function refused(message: string, line?: number, field?: string): TariffImport {
  const errors = new ErrorList()
  errors.add(line, field, message)
  return imported([], errors)
}

export function imported(tariffs: Tariff[], { first, count }: ErrorList): TariffImport {
  return { tariffs, errors: first, errorCount: count }
}
