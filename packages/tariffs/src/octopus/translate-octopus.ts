import type { UnitRates } from '../tariff/price.ts'
import type { ExportTariff } from '../tariff/export-tariff.ts'
import type { Tariff, TariffPrice } from '../tariff/tariff.ts'
import {
  isSoldBy,
  octopusId,
  type OctopusProduct,
  octopusSource,
  type OctopusTariffCode,
  readOctopusRates,
} from './octopus-shapes.ts'
import { BEGINNING, changesWithinADay, rateOn, waysToPay } from './rates-on.ts'
import { exportTariffOf } from './export-tariff-of.ts'
import { timedPricesOf } from './timed-prices.ts'

/** The rows of the lists of rates of one tariff code, all pages together, as they came. */
export type OctopusRateLists = {
  standing: readonly unknown[]
  unit?: readonly unknown[]
  day?: readonly unknown[]
  night?: readonly unknown[]
}

export type OctopusTranslation = {
  /** One for single-rate meters and one for day and night, if the product sells both. */
  tariffs: Tariff[]
  /** Tariffs with prices by time of day: as bands if every day is alike, else as published. */
  timed: Tariff[]
  /** Export tariffs: what is paid for what a home sends to the grid. */
  exports: ExportTariff[]
  /** What was left out, and why. */
  skipped: { code: string; reason: string }[]
}

/** A product of the Octopus-shaped API with its lists of rates, converted to our tariffs. */
export function translateOctopus(
  product: OctopusProduct,
  lists: ReadonlyMap<string, OctopusRateLists>,
  supplier: string,
): OctopusTranslation {
  const skip = (reason: string): OctopusTranslation => ({
    tariffs: [],
    timed: [],
    exports: [],
    skipped: [{ code: product.code, reason }],
  })
  if (!isSoldBy(product, supplier)) return skip(`is sold as ${product.brand}`)
  if (product.closedTo === 'homes') return skip('isn’t open to homes')
  if (product.closedTo === 'everyone') return skip('is by invitation only')
  if (product.isExport) {
    const tariff = exportTariffOf(product, lists, supplier)
    return tariff ? { tariffs: [], timed: [], exports: [tariff], skipped: [] } : skip('has no prices that we can use')
  }
  const isFixed = !product.isVariable && !product.isTracker
  if (isFixed && product.termMonths === undefined) return skip('is fixed, but does not say for how long')

  const skipped: OctopusTranslation['skipped'] = []
  const timedPrices: TariffPrice[] = []
  const prices = product.tariffs.flatMap((tariff) => {
    const byTime = timedPricesOf(tariff, lists.get(tariff.code), product.isPrepay)
    if (byTime) {
      timedPrices.push(...byTime)
      return []
    }
    const found = pricesOf(tariff, lists.get(tariff.code), product.isPrepay)
    if (typeof found !== 'string') return found
    skipped.push({ code: tariff.code, reason: found })
    return []
  })
  const electricity = Map.groupBy(
    prices.filter(({ fuel }) => fuel === 'electricity'),
    ({ unitRates }) => ('day' in unitRates ? 'day_night' : 'single'),
  )
  const gas = prices.filter(({ fuel }) => fuel === 'gas')
  const isGasOnly = timedPrices.length === 0 && gas.length > 0
  const groups = electricity.size > 0 ? [...electricity] : isGasOnly ? [['single', []] as const] : []
  if (groups.length === 0 && timedPrices.length === 0)
    skipped.push({ code: product.code, reason: 'has no prices that we can use' })
  return {
    tariffs: groups.map(([registers, rows]) => tariffOf(product, supplier, registers, [...rows, ...gas])),
    timed:
      timedPrices.length > 0
        ? [timedTariff(tariffOf(product, supplier, 'single', []), product, [...timedPrices, ...gas])]
        : [],
    exports: [],
    skipped,
  }
}

function tariffOf(
  product: OctopusProduct,
  supplier: string,
  registers: OctopusTariffCode['registers'],
  prices: TariffPrice[],
): Tariff {
  const isFixed = !product.isVariable && !product.isTracker
  const isTwoRate = registers === 'day_night'
  const base = octopusId(supplier, product)
  return {
    id: isTwoRate ? `${base}:day-night` : base,
    supplier,
    name: isTwoRate ? `${product.name} (day and night)` : product.name,
    kind: product.isTracker ? 'tracker' : isFixed ? 'fixed' : 'variable',
    features: [
      ...(product.isGreen ? (['green'] as const) : []),
      ...(product.isPrepay ? (['prepay'] as const) : []),
      ...(isTwoRate ? (['economy_7'] as const) : []),
    ],
    needs: isTwoRate ? ['two_rate_meter'] : [],
    ...(product.termMonths !== undefined && !product.isVariable && { term: { months: product.termMonths } }),
    exitFeePencePerFuel: product.exitFeePence,
    availableFrom: product.availableFrom,
    ...(product.availableTo !== undefined && { availableTo: product.availableTo }),
    isStandardVariable: product.isVariable && !product.isTracker && product.code.startsWith('VAR-'),
    discounts: [],
    isSample: false,
    source: octopusSource(supplier, product),
    prices,
  }
}

/**
 * Prices by time of day need a meter that records it, and a tariff whose name or description names a car or a heat pump
 * is for homes with one.
 */
function timedTariff(tariff: Tariff, { name, description }: OctopusProduct, prices: TariffPrice[]): Tariff {
  const words = `${name} ${description}`
  const isForCars = /\b(?:ev|electric (?:car|vehicle)s?)\b/i.test(words)
  const isForHeatPumps = /\bheat ?pumps?\b/i.test(words)
  return {
    ...tariff,
    id: `${tariff.id}:by-time`,
    features: [...tariff.features, ...(isForCars ? (['ev'] as const) : [])],
    needs: [
      'smart_meter',
      ...(isForCars ? (['ev'] as const) : []),
      ...(isForHeatPumps ? (['heat_pump'] as const) : []),
    ],
    isStandardVariable: false,
    prices,
  }
}

function pricesOf(
  tariff: OctopusTariffCode,
  lists: OctopusRateLists | undefined,
  isPrepay: boolean,
): TariffPrice[] | string {
  const read = (rows: readonly unknown[] | undefined) => (rows && rows.length > 0 ? readOctopusRates(rows) : undefined)
  const standing = read(lists?.standing)
  const units = tariff.registers === 'single' ? [read(lists?.unit)] : [read(lists?.day), read(lists?.night)]
  const [first, second = first] = units
  if (!standing || !first || !second) return 'has no rates, or rates that we cannot read'
  if ([standing, first, second].some(changesWithinADay)) return 'changes its rates during the day'

  const ways = waysToPay(isPrepay)
  const days = [...new Set([standing, first, second].flat().map(({ from }) => from?.day ?? BEGINNING))].toSorted()
  return ways.flatMap(([paymentMethod, payment]) =>
    days.flatMap((from) => {
      const standingRate = rateOn(standing, payment, from)
      const [rate, nightRate] = [rateOn(first, payment, from), rateOn(second, payment, from)]
      if (standingRate === undefined || rate === undefined || nightRate === undefined) return []
      const unitRates: UnitRates = tariff.registers === 'single' ? { single: rate } : { day: rate, night: nightRate }
      const { fuel, region } = tariff
      return [
        {
          fuel,
          region,
          paymentMethod,
          from,
          unitRates,
          standingMicroPencePerDay: standingRate,
          includesVatBasisPoints: 0,
        },
      ]
    }),
  )
}
