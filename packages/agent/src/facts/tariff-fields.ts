import { contractFromTariff, type IsoDay, type Price, type Tariff, vatOn, vatRates } from '@mowatt/tariffs'
import type { FactValue, OfTariff } from './fact.ts'

const WHOLE = 10_000
const SHOWN = 10_000

/** A field of a tariff; its rates are those of a home that joins today, with the VAT of today. */
export function tariffValue(
  tariff: Tariff,
  field: string,
  of: OfTariff,
  today: IsoDay,
  catalogue: readonly Tariff[],
): FactValue | undefined {
  switch (field) {
    case 'name':
      return { unit: 'name', name: tariff.name }
    case 'supplier':
      return { unit: 'name', name: tariff.supplier }
    case 'exit_fee':
      return { unit: 'pence', amount: tariff.exitFeePencePerFuel }
    case 'term_months':
      return tariff.term && 'months' in tariff.term ? { unit: 'months', amount: tariff.term.months } : undefined
    case 'ends_on':
      return tariff.term && 'until' in tariff.term ? { unit: 'day', day: tariff.term.until } : undefined
    case 'on_sale_until':
      return tariff.availableTo === undefined ? undefined : { unit: 'day', day: tariff.availableTo }
    default:
      return rateOf(tariff, field, of, today, catalogue)
  }
}

function rateOf(
  tariff: Tariff,
  field: string,
  { fuel, region, paymentMethod = 'direct_debit' }: OfTariff,
  today: IsoDay,
  catalogue: readonly Tariff[],
): FactValue | undefined {
  if (!fuel || !region) return undefined
  const price = contractFromTariff(tariff, { fuel, region, paymentMethod }, today, catalogue)?.prices[0]
  const micro = price && microOf(price, field)
  if (!price || micro === undefined) return undefined
  const exact = (micro * (WHOLE + vatOn(vatRates, fuel, today))) / (WHOLE + price.includesVatBasisPoints)
  // To a hundredth of a penny, as the cards show it.
  const withVat = Math.round(exact / SHOWN) * SHOWN
  return { unit: field === 'standing_charge' ? 'micropence_per_day' : 'micropence_per_kwh', amount: withVat }
}

function microOf({ unitRates, standingMicroPencePerDay }: Price, field: string): number | undefined {
  if (field === 'standing_charge') return standingMicroPencePerDay
  if (field === 'unit_rate') return 'single' in unitRates ? unitRates.single : undefined
  if (field === 'day_rate') return 'day' in unitRates ? unitRates.day : undefined
  if (field === 'night_rate') return 'night' in unitRates ? unitRates.night : undefined
  return undefined
}
