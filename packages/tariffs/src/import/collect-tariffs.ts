import type { AnyPrice, AnyTariff, ExportTariff } from '../tariff/export-tariff.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { ErrorList, type ImportError, shortened } from './error-list.ts'

/** The valid tariffs, the first errors, and how many there are in all. */
export type TariffImport = { tariffs: AnyTariff[]; errors: ImportError[]; errorCount: number }

/** A tariff of either direction without its prices. */
export type TariffHead = Omit<Tariff, 'prices'> | Omit<ExportTariff, 'prices'>

/** Part of a tariff as read from a file: the whole, or one of its prices. */
export type ImportEntry = {
  line: number | undefined
  id: string
  /** Absent if the piece could not be read at all. */
  tariff?: TariffHead
  /** Of the tariff's direction. */
  prices: readonly AnyPrice[]
  isGood: boolean
}

/**
 * About 400 tariffs, each with every region, fuel and way to pay. Files are read synchronously, and a larger one would
 * block other requests.
 */
export const MOST_CHARACTERS = 5_000_000

/** Merges the pieces, rejects two prices for the same thing on the same day, and leaves out tariffs with errors. */
export function collectTariffs(entries: readonly ImportEntry[], errors: ErrorList): TariffImport {
  const found = new Map<string, { tariff: TariffHead; prices: AnyPrice[] }>()
  const bad = new Set<string>()
  const seen = new Set<string>()
  for (const { line, id, tariff, prices, isGood } of entries) {
    if (!isGood) bad.add(id)
    if (!tariff) continue
    for (const price of prices) {
      const what = sayPrice(price)
      const key = `${id}|${what}`
      if (seen.has(key)) {
        bad.add(id)
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
    good.map(([, { tariff, prices }]) => wholeOf(tariff, prices)),
    errors,
  )
}

function wholeOf(tariff: TariffHead, prices: readonly AnyPrice[]): AnyTariff {
  return 'direction' in tariff
    ? { ...tariff, prices: prices.filter((price) => !('fuel' in price)) }
    : { ...tariff, prices: prices.filter((price) => 'fuel' in price) }
}

function sayPrice(price: AnyPrice): string {
  const { region, from } = price
  return 'fuel' in price
    ? `${price.fuel} in ${region} by ${price.paymentMethod} from ${from}`
    : `export in ${region} from ${from}`
}

/** A file that is invalid as a whole. */
export function refused(message: string, line?: number, field?: string): TariffImport {
  const errors = new ErrorList()
  errors.add(line, field, message)
  return imported([], errors)
}

export function imported(tariffs: AnyTariff[], { first, count }: ErrorList): TariffImport {
  return { tariffs, errors: first, errorCount: count }
}
