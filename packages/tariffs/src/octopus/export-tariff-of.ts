import type { ExportPrice, ExportTariff } from '../tariff/export-tariff.ts'
import {
  octopusId,
  type OctopusProduct,
  octopusSource,
  type OctopusTariffCode,
  readOctopusRates,
} from './octopus-shapes.ts'
import { BEGINNING, changesWithinADay, rateOn } from './rates-on.ts'
import { timedRatesOf } from './timed-prices.ts'
import type { OctopusRateLists } from './translate-octopus.ts'

/** Export is paid by the half hour, so the lists name no other payment method. */
const PAYMENT = 'DIRECT_DEBIT'

/** An export product; undefined if none of its prices can be read. */
export function exportTariffOf(
  product: OctopusProduct,
  lists: ReadonlyMap<string, OctopusRateLists>,
  supplier: string,
): ExportTariff | undefined {
  const prices = product.tariffs.flatMap((tariff) => pricesOf(tariff, lists.get(tariff.code)?.unit))
  if (prices.length === 0) return undefined
  return {
    direction: 'export',
    id: octopusId(supplier, product),
    supplier,
    name: product.name,
    // Export is only measured by a meter with half-hourly readings.
    needs: ['smart_meter'],
    availableFrom: product.availableFrom,
    ...(product.availableTo !== undefined && { availableTo: product.availableTo }),
    isSample: false,
    source: octopusSource(supplier, product),
    prices,
  }
}

function pricesOf({ fuel, region }: OctopusTariffCode, unit: readonly unknown[] = []): ExportPrice[] {
  if (fuel !== 'electricity' || unit.length === 0) return []
  const timed = timedRatesOf(unit, PAYMENT)
  if (timed) return [{ region, from: timed.from, unitRates: timed.unitRates }]
  const rates = readOctopusRates(unit)
  if (!rates || changesWithinADay(rates)) return []
  const days = [...new Set(rates.map(({ from }) => from?.day ?? BEGINNING))].toSorted()
  return days.flatMap((from) => {
    const single = rateOn(rates, PAYMENT, from)
    return single === undefined ? [] : [{ region, from, unitRates: { single } }]
  })
}
