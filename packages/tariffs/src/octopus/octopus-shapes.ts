import { type LondonMoment, londonMomentOf } from '../calendar/london-day.ts'
import { MICRO, type MicroPence } from '../money/micro-pence.ts'
import { isRegionLetter, type RegionLetter } from '../place/region.ts'
import type { Fuel } from '../tariff/fuel.ts'

/** The fields read from a product; its JSON is external, so nothing in it is trusted. */
export type OctopusProduct = {
  code: string
  name: string
  description: string
  isVariable: boolean
  isTracker: boolean
  isPrepay: boolean
  isGreen: boolean
  /** Its price for what a home exports to the grid. */
  isExport: boolean
  /** Not available to homes: for businesses, or by invitation only. */
  closedTo: 'homes' | 'everyone' | undefined
  /** One platform lists the products of several names, such as `COOP_ENERGY`. */
  brand: string | undefined
  termMonths: number | undefined
  exitFeePence: number
  availableFrom: string
  availableTo: string | undefined
  tariffs: OctopusTariffCode[]
}

export type OctopusTariffCode = { code: string; fuel: Fuel; registers: 'single' | 'day_night'; region: RegionLetter }

/**
 * One row of a list of rates, without VAT. Two rows for the same time differ by payment method; null is for everyone.
 */
export type OctopusRate = {
  rate: MicroPence
  from: LondonMoment | undefined
  to: LondonMoment | undefined
  payment: 'DIRECT_DEBIT' | 'NON_DIRECT_DEBIT' | undefined
}

const TARIFF_LISTS = [
  ['single_register_electricity_tariffs', 'electricity', 'single'],
  ['dual_register_electricity_tariffs', 'electricity', 'day_night'],
  ['single_register_gas_tariffs', 'gas', 'single'],
] as const

/** Of a product's own answer over its row in the list, since only that row says which way it's paid. */
export function readOctopusProduct(json: unknown): OctopusProduct | undefined {
  const { code, direction, term, brand, ...rest } = asObject(json)
  const availableFrom = londonMomentOf(String(rest['available_from']))?.day
  if (typeof code !== 'string' || availableFrom === undefined) return undefined
  const details = TARIFF_LISTS.flatMap(([list, fuel, registers]) =>
    Object.entries(asObject(rest[list])).flatMap(([group, byPayment]) => {
      const region = group.replace(/^_/, '')
      const variants = Object.values(asObject(byPayment)).map(asObject)
      return isRegionLetter(region) ? variants.map((variant) => ({ variant, fuel, registers, region })) : []
    }),
  )
  const fees = details.map(({ variant }) =>
    variant['exit_fees_type'] === 'NONE' ? 0 : Number(variant['exit_fees_inc_vat'] ?? 0),
  )
  const tariffs = details.flatMap(({ variant, ...where }) =>
    typeof variant['code'] === 'string' ? [{ code: variant['code'], ...where }] : [],
  )
  const isForHomes = rest['is_business'] !== true
  return {
    code,
    name: [rest['display_name'], rest['full_name']].find((each) => typeof each === 'string') ?? code,
    description: typeof rest['description'] === 'string' ? rest['description'] : '',
    isVariable: rest['is_variable'] === true,
    isTracker: rest['is_tracker'] === true,
    isPrepay: rest['is_prepay'] === true,
    isGreen: rest['is_green'] === true,
    isExport: direction === 'EXPORT',
    closedTo: isForHomes ? (rest['is_restricted'] === true ? 'everyone' : undefined) : 'homes',
    brand: typeof brand === 'string' ? brand : undefined,
    termMonths: typeof term === 'number' && term > 0 ? term : undefined,
    exitFeePence: Math.max(0, ...fees.filter(Number.isFinite).map(Math.round)),
    availableFrom,
    availableTo: londonMomentOf(String(rest['available_to']))?.day,
    // The payment methods of a region share a code; it is requested once.
    tariffs: [...new Map(tariffs.map((each) => [each.code, each])).values()],
  }
}

/** Rows of a list of rates. A row that cannot be read, or that pays the customer, makes the whole list unusable. */
export function readOctopusRates(rows: readonly unknown[]): OctopusRate[] | undefined {
  const rates = rows.map((row) => {
    const { value_exc_vat: value, valid_from: from, valid_to: to, payment_method: payment } = asObject(row)
    const isKnown = payment === 'DIRECT_DEBIT' || payment === 'NON_DIRECT_DEBIT'
    if (typeof value !== 'number' || !(value >= 0) || !(isKnown || payment === null || payment === undefined))
      return undefined
    // Six decimals of a penny: the rest is floating-point noise.
    const rate = Math.round(value * MICRO)
    return { rate, from: maybeMoment(from), to: maybeMoment(to), payment: isKnown ? payment : undefined } as const
  })
  return rates.every((rate) => rate !== undefined) ? rates : undefined
}

function maybeMoment(value: unknown): LondonMoment | undefined {
  return typeof value === 'string' ? londonMomentOf(value) : undefined
}

/** Whether a product is sold by this supplier; one without a brand is. */
export function isSoldBy({ brand }: OctopusProduct, supplier: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '')
  return brand === undefined || plain(brand) === plain(supplier)
}

/** How a product is called among ours. */
export function octopusId(supplier: string, { code }: OctopusProduct): string {
  return `${supplier.toLowerCase().replace(/[^a-z0-9]+/g, '-')}:${code}`
}

export function octopusSource(supplier: string, { code }: OctopusProduct): string {
  return `Public price list of ${supplier}, ${code}`
}

export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
