import type { IsoDay } from '../calendar/iso-day.ts'
import type { PaymentMethod } from '../tariff/fuel.ts'
import type { UnitRates } from '../tariff/price.ts'
import type { Tariff, TariffPrice } from '../tariff/tariff.ts'
import { type OctopusProduct, type OctopusRate, type OctopusTariffCode, readOctopusRates } from './octopus-shapes.ts'

/** The rows of the lists of rates of one tariff code, all pages together, as they came. */
export type OctopusRateLists = {
  standing: readonly unknown[]
  unit?: readonly unknown[]
  day?: readonly unknown[]
  night?: readonly unknown[]
}

export type OctopusTranslation = {
  /** One for single-rate meters and one for day and night, where the product sells both. */
  tariffs: Tariff[]
  /** What was left out, and why. */
  skipped: { code: string; reason: string }[]
}

const EVERYONE_ELSE = 'NON_DIRECT_DEBIT'
const BEGINNING: IsoDay = '2000-01-01'

/** A product of the Octopus-shaped API with its lists of rates, as tariffs of ours. */
export function translateOctopus(
  product: OctopusProduct,
  lists: ReadonlyMap<string, OctopusRateLists>,
  supplier: string,
): OctopusTranslation {
  const skip = (reason: string): OctopusTranslation => ({
    tariffs: [],
    skipped: [{ code: product.code, reason }],
  })
  if (product.closedTo === 'homes') return skip('is not for homes to buy from')
  if (product.closedTo === 'everyone') return skip('is by invitation only')
  const isFixed = !product.isVariable && !product.isTracker
  if (isFixed && product.termMonths === undefined) return skip('is fixed, but does not say for how long')

  const skipped: OctopusTranslation['skipped'] = []
  const prices = product.tariffs.flatMap((tariff) => {
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
  const groups = electricity.size > 0 ? [...electricity] : gas.length > 0 ? [['single', []] as const] : []
  if (groups.length === 0) skipped.push({ code: product.code, reason: 'has no prices that we can use' })
  return {
    tariffs: groups.map(([registers, rows]) => tariffOf(product, supplier, registers, [...rows, ...gas])),
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
  const base = `${supplier.toLowerCase().replace(/[^a-z0-9]+/g, '-')}:${product.code}`
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
    source: `Public price list of ${supplier}, ${product.code}`,
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
  if ([standing, first, second].some(changesWithinADay)) return 'changes its rates within a day'

  const ways: readonly (readonly [PaymentMethod, OctopusRate['payment']])[] = isPrepay
    ? [['prepayment', EVERYONE_ELSE]]
    : [
        ['direct_debit', 'DIRECT_DEBIT'],
        ['standard_credit', EVERYONE_ELSE],
      ]
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

/** The row for this way to pay, or the one for everyone. Both rows of a period hold at once; only one may be taken. */
function rateOn(rates: readonly OctopusRate[], payment: OctopusRate['payment'], day: IsoDay): number | undefined {
  const holds = rates.filter(({ from, to }) => (from?.day ?? BEGINNING) <= day && (to === undefined || day < to.day))
  return (holds.find((rate) => rate.payment === payment) ?? holds.find((rate) => rate.payment === undefined))?.rate
}

function changesWithinADay(rates: readonly OctopusRate[]): boolean {
  return rates.some(({ from }) => from !== undefined && from.minutes !== 0)
}
