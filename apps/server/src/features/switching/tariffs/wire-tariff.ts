import type { WireExport, WireRates, WireTariff } from '@mowatt/contract'
import type { AnyRates, ExportTariff, Tariff, TariffPrice } from '@mowatt/tariffs'

/** A tariff with the prices of one region and one way to pay. */
export function wireTariff(tariff: Tariff, prices: readonly TariffPrice[]): WireTariff {
  return {
    ...named(tariff),
    kind: tariff.kind,
    features: [...tariff.features],
    term: tariff.term ?? null,
    exit_fee_pence_per_fuel: tariff.exitFeePencePerFuel,
    is_standard_variable: tariff.isStandardVariable,
    discounts: tariff.discounts.map((discount) => ({
      name: discount.name,
      applies_to: discount.appliesTo,
      counts: discount.counts,
      off:
        'pencePerYear' in discount
          ? { pence_per_year: discount.pencePerYear }
          : { basis_points_off_units: discount.basisPointsOffUnits },
    })),
    prices: prices.map((price) => ({
      fuel: price.fuel,
      from: price.from,
      unit_rates: wireRates(price.unitRates),
      standing_micro_pence_per_day: price.standingMicroPencePerDay,
      includes_vat_basis_points: price.includesVatBasisPoints,
    })),
  }
}

/** The price paid for exports in one region. */
export function wireExport(tariff: ExportTariff, prices: ExportTariff['prices']): WireExport {
  return {
    ...named(tariff),
    prices: prices.map(({ from, unitRates }) => ({ from, unit_rates: wireRates(unitRates) })),
  }
}

function named(tariff: Tariff | ExportTariff) {
  return {
    tariff_id: tariff.id,
    supplier: tariff.supplier,
    tariff_name: tariff.name,
    needs: [...tariff.needs],
    available_from: tariff.availableFrom,
    available_to: tariff.availableTo ?? null,
    is_sample: tariff.isSample,
    source: tariff.source,
  }
}

export function wireRates(rates: AnyRates): WireRates {
  if ('published' in rates) return { first_half_hour: rates.firstHalfHour, published: [...rates.published] }
  if (!('bands' in rates)) return rates
  const bands = rates.bands.map(({ days, months, ...band }) => ({
    ...band,
    ...(days && { days: [...days] }),
    ...(months && { months: [...months] }),
  }))
  return { rest: rates.rest, bands }
}
