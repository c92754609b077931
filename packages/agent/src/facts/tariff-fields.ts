import { type AnyRates, contractFromTariff, sayUnitRates, type Tariff, vatOn } from '@mowatt/tariffs'
import type { World } from '../state/world.ts'
import type { FactValue, OfTariff } from './fact.ts'

const WHOLE = 10_000
const SHOWN = 10_000

type Prices = Pick<World, 'today' | 'catalogue' | 'figures'>

/** A field of a tariff; its rates are for a home that joins today, with today's VAT. */
export function tariffValue(tariff: Tariff, field: string, of: OfTariff, world: Prices): FactValue | undefined {
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
      return rateOf(tariff, field, of, world)
  }
}

function rateOf(
  tariff: Tariff,
  field: string,
  { fuel, region, paymentMethod = 'direct_debit' }: OfTariff,
  world: Prices,
): FactValue | undefined {
  if (!fuel || !region) return undefined
  const { today, catalogue, figures } = world
  const price = contractFromTariff(tariff, { fuel, region, paymentMethod }, today, catalogue)?.prices[0]
  if (!price) return undefined
  const vat = vatOn(figures.vatRates, fuel, today)
  const { unitRates, standingMicroPencePerDay } = price
  if (field === 'by_time')
    return 'bands' in unitRates || 'published' in unitRates
      ? { unit: 'name', name: sayUnitRates(price, vat) }
      : undefined
  const register = REGISTERS.find((each) => field === (each === 'single' ? 'unit_rate' : `${each}_rate`))
  const rate: FactValue | undefined =
    field === 'standing_charge'
      ? { unit: 'micropence_per_day', amount: standingMicroPencePerDay }
      : register && rateIn(unitRates, register)
  if (!rate || !('amount' in rate)) return undefined
  // To a hundredth of a penny, as the cards show it.
  const withVat = (rate.amount * (WHOLE + vat)) / (WHOLE + price.includesVatBasisPoints) / SHOWN
  return { ...rate, amount: Math.round(withVat) * SHOWN }
}

export const REGISTERS = ['single', 'day', 'night'] as const

/** The rate of a register; a half-hourly price has none. */
export function rateIn(rates: AnyRates, register: (typeof REGISTERS)[number]): FactValue | undefined {
  const found = Object.entries(rates).find(([name]) => name === register)?.[1] as number | undefined
  return found === undefined ? undefined : { unit: 'micropence_per_kwh', amount: found }
}
