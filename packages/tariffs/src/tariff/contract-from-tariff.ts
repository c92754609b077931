import { addDays, addMonths, type IsoDay } from '../calendar/iso-day.ts'
import type { RegionLetter } from '../place/region.ts'
import type { Fuel, PaymentMethod } from './fuel.ts'
import type { ContractDiscount, FuelContract } from './fuel-contract.ts'
import type { Price } from './price.ts'
import type { Tariff, TariffPrice } from './tariff.ts'

export type Supply = { fuel: Fuel; region: RegionLetter; paymentMethod: PaymentMethod }

/**
 * The contract that a home would get for a fuel when it starts on a day; undefined when the tariff has no price there. A
 * fixed tariff keeps the price of the first day; its supplier's variable tariff follows.
 */
export function contractFromTariff(
  tariff: Tariff,
  supply: Supply,
  startsOn: IsoDay,
  catalogue: readonly Tariff[],
): FuelContract | undefined {
  const all = pricesFor(tariff, supply)
  const begun = all.filter(({ from }) => from <= startsOn)
  const first = begun.at(-1)
  if (!first) return undefined
  const { term } = tariff
  if (term && 'until' in term && term.until < startsOn) return undefined
  const endsOn = term && endOfTerm(term, startsOn)
  return {
    prices: tariff.kind === 'fixed' ? [first] : [first, ...all.filter(({ from }) => from > startsOn)],
    endsOn,
    thenPrices: endsOn === undefined ? undefined : variablePricesOf(tariff, supply, startsOn, catalogue),
    exitFeePence: tariff.exitFeePencePerFuel,
    discounts: tariff.discounts
      .filter(({ appliesTo, counts }) => appliesTo === supply.fuel && counts === 'every_year')
      .map(plainDiscount),
  }
}

/** The last day of a fixed term that starts on a day. */
export function endOfTerm(term: NonNullable<Tariff['term']>, startsOn: IsoDay): IsoDay {
  return 'until' in term ? term.until : addDays(addMonths(startsOn, term.months), -1)
}

/** A supplier's prices after a fixed term: those of its standard variable tariff with the same registers. */
export function variablePricesOf(
  tariff: Pick<Tariff, 'supplier' | 'features'>,
  supply: Supply,
  on: IsoDay,
  catalogue: readonly Tariff[],
): Price[] | undefined {
  return standardVariablesOf(tariff, catalogue)
    .map((each) => pricesFor(each, supply))
    .find((prices) => prices.some(({ from }) => from <= on))
}

/** Those with the same registers first. */
export function standardVariablesOf(
  tariff: Pick<Tariff, 'supplier' | 'features'>,
  catalogue: readonly Tariff[],
): Tariff[] {
  const candidates = catalogue.filter((each) => each.isStandardVariable && each.supplier === tariff.supplier)
  const isEconomy7 = (each: Pick<Tariff, 'features'>) => each.features.includes('economy_7')
  return candidates.toSorted(
    (a, b) => Number(isEconomy7(b) === isEconomy7(tariff)) - Number(isEconomy7(a) === isEconomy7(tariff)),
  )
}

export function pricesFor(tariff: Tariff, { fuel, region, paymentMethod }: Supply): TariffPrice[] {
  return tariff.prices
    .filter((price) => price.fuel === fuel && price.region === region && price.paymentMethod === paymentMethod)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function plainDiscount(discount: Tariff['discounts'][number]): ContractDiscount {
  return 'pencePerYear' in discount
    ? { name: discount.name, pencePerYear: discount.pencePerYear }
    : { name: discount.name, basisPointsOffUnits: discount.basisPointsOffUnits }
}
