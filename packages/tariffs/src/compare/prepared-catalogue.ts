import { dayNumber, DAYS_OF_YEAR, type IsoDay, isoDayOf } from '../calendar/iso-day.ts'
import { quickContract, type QuickContract, type VatSums, vatSums } from '../cost/quick-cost.ts'
import type { RegionLetter } from '../place/region.ts'
import type { VatTable } from '../reference/vat.ts'
import {
  contractFromTariff,
  endOfTerm,
  pricesFor,
  standardVariablesOf,
  type Supply,
} from '../tariff/contract-from-tariff.ts'
import { type Fuel, FUELS, type PaymentMethod } from '../tariff/fuel.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { dualFuelDiscounts, isOnSale } from './offers.ts'

/** The part shared by all homes that are compared with one catalogue on one day. It is filled lazily. */
export type PreparedCatalogue = {
  catalogue: readonly Tariff[]
  on: IsoDay
  firstDay: number
  vat: VatTable
  vatSums: (fuel: Fuel) => VatSums
  /** The tariffs on sale that have a price there at some time of the year, in the order of the catalogue. */
  offersIn: (region: RegionLetter, paymentMethod: PaymentMethod) => readonly PreparedOffer[]
}

/** A tariff for one region and way to pay, by the number of the day on which a home would start. */
export type PreparedOffer = {
  tariff: Tariff
  electricity: FuelOffer | undefined
  gas: FuelOffer | undefined
  /** The last day of the term, or Infinity. */
  endDayFrom: (day: number) => number
  /** A year's discounts for both fuels together. */
  dualFuelPence: readonly number[]
}
/** The prices of a fuel, or undefined if there is no price yet or the tariff is over. */
export type FuelOffer = (startDay: number) => QuickContract | undefined

/** To be created once for many homes. */
export function prepareCatalogue(catalogue: readonly Tariff[], on: IsoDay, vat: VatTable): PreparedCatalogue {
  const firstDay = dayNumber(on)
  const sold = catalogue.filter((tariff) => isOnSale(tariff, on))
  const bySupplier = kept((supplier: string) => catalogue.filter((tariff) => tariff.supplier === supplier))
  const ends = kept((_months: number) => new Int32Array(DAYS_OF_YEAR))
  const endDayFrom = ({ term }: Tariff) => {
    if (!term) return () => Infinity
    if ('until' in term) {
      const until = dayNumber(term.until)
      return () => until
    }
    const days = ends(term.months)
    return (day: number) => (days[day - firstDay] ||= dayNumber(endOfTerm(term, isoDayOf(day))))
  }
  const offersOf = kept((place: `${RegionLetter} ${PaymentMethod}`) => {
    const [region, paymentMethod] = place.split(' ') as [RegionLetter, PaymentMethod]
    return sold.flatMap((tariff): PreparedOffer[] => {
      const [electricity, gas] = FUELS.map((fuel) =>
        fuelOffer(tariff, { fuel, region, paymentMethod }, bySupplier(tariff.supplier), firstDay),
      )
      if (!electricity && !gas) return []
      const dualFuelPence = dualFuelDiscounts(tariff).map(({ pencePerYear }) => pencePerYear)
      return [{ tariff, electricity, gas, endDayFrom: endDayFrom(tariff), dualFuelPence }]
    })
  })
  return {
    catalogue,
    on,
    firstDay,
    vat,
    vatSums: kept((fuel: Fuel) => vatSums(vat, fuel, on)),
    offersIn: (region, paymentMethod) => offersOf(`${region} ${paymentMethod}`),
  }
}

/**
 * The contract changes only with the prices that have started, apart from its end: so it is created once for all days
 * between two changes.
 */
function fuelOffer(
  tariff: Tariff,
  supply: Supply,
  catalogue: readonly Tariff[],
  firstDay: number,
): FuelOffer | undefined {
  const own = pricesFor(tariff, supply)
  if (own.length === 0) return undefined
  const lists = [own, ...standardVariablesOf(tariff, catalogue).map((each) => pricesFor(each, supply))]
  const { term } = tariff
  const changes = lists
    .flatMap((prices) => prices.map(({ from }) => dayNumber(from)))
    .concat(term && 'until' in term ? [dayNumber(term.until) + 1] : [])
    .filter((day) => day > firstDay)
    .toSorted((a, b) => a - b)
  const starts = [firstDay, ...new Set(changes)]
  const contracts: (QuickContract | null)[] = []
  return (day) => {
    let index = starts.length - 1
    while (index > 0 && (starts[index] ?? 0) > day) index--
    let contract = contracts[index]
    if (contract === undefined) {
      const made = contractFromTariff(tariff, supply, isoDayOf(starts[index] ?? day), catalogue)
      contract = made ? quickContract(made) : null
      contracts[index] = contract
    }
    return contract ?? undefined
  }
}

/** Results are cached for the next call. */
function kept<Key, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, { value: Value }>()
  return (key) => {
    let entry = found.get(key)
    if (!entry) found.set(key, (entry = { value: workOut(key) }))
    return entry.value
  }
}
