import type { WireExport, WireRates, WireTariff } from '@mowatt/contract'
import type { AnyRates, ExportTariff, PaymentMethod, RegionLetter, Tariff } from '@mowatt/tariffs'

type Place = { region: RegionLetter; paymentMethod: PaymentMethod }

/** A tariff in the calculator's format, with the region that its prices were requested for. */
export function tariffOfWire(wire: WireTariff, place: Place): Tariff {
  return {
    ...named(wire),
    kind: wire.kind,
    features: wire.features,
    ...(wire.term && { term: wire.term }),
    exitFeePencePerFuel: wire.exit_fee_pence_per_fuel,
    isStandardVariable: wire.is_standard_variable,
    discounts: wire.discounts.map(({ name, applies_to, counts, off }) => ({
      name,
      appliesTo: applies_to,
      counts,
      ...('pence_per_year' in off
        ? { pencePerYear: off.pence_per_year }
        : { basisPointsOffUnits: off.basis_points_off_units }),
    })),
    prices: wire.prices.map(({ fuel, from, unit_rates, standing_micro_pence_per_day, includes_vat_basis_points }) => ({
      ...place,
      fuel,
      from,
      unitRates: ratesOfWire(unit_rates),
      standingMicroPencePerDay: standing_micro_pence_per_day,
      includesVatBasisPoints: includes_vat_basis_points,
    })),
  }
}

export function exportOfWire(wire: WireExport, region: RegionLetter): ExportTariff {
  return {
    ...named(wire),
    direction: 'export',
    prices: wire.prices.map(({ from, unit_rates }) => ({ region, from, unitRates: ratesOfWire(unit_rates) })),
  }
}

function named(wire: WireTariff | WireExport) {
  return {
    id: wire.tariff_id,
    supplier: wire.supplier,
    name: wire.tariff_name,
    needs: wire.needs,
    availableFrom: wire.available_from,
    ...(wire.available_to !== null && { availableTo: wire.available_to }),
    isSample: wire.is_sample,
    source: wire.source,
  }
}

export function ratesOfWire(rates: WireRates): AnyRates {
  return 'published' in rates ? { firstHalfHour: rates.first_half_hour, published: rates.published } : rates
}
