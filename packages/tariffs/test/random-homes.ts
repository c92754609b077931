import { addDays, type IsoDay } from '../src/calendar/iso-day.ts'
import { shippedFigures } from '../src/reference/known-figures.ts'
import type { ComparisonInput } from '../src/compare/comparison-input.ts'
import { REGION_LETTERS } from '../src/place/region.ts'
import { capRatesOn } from '../src/reference/price-cap.ts'
import { type Fuel, FUELS, PAYMENT_METHODS } from '../src/tariff/fuel.ts'
import type { FuelContract } from '../src/tariff/fuel-contract.ts'
import type { FuelUsage, Price } from '../src/tariff/price.ts'
import { type Requirement, REQUIREMENTS } from '../src/tariff/tariff.ts'
import { type EstimatedUse, scaledUsage } from '../src/usage/estimated-use.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { randomPrices, SUPPLIERS } from './random-catalogue.ts'

/** A home of any region, way to pay, fuel, term and meter. The same seed is the same home. */
export function randomHome(seed: number, on: IsoDay): Omit<ComparisonInput, 'catalogue'> {
  const chance = chanceFrom(seed)
  const { whole, often, pick } = chance
  const fuels = pick<readonly Fuel[]>([FUELS, FUELS, FUELS, FUELS, ['electricity'], ['gas']])
  const isTwoRate = often(0.15)
  const region = pick(REGION_LETTERS)
  const paymentMethod = pick(['direct_debit', 'direct_debit', ...PAYMENT_METHODS] as const)
  const isOnCap = often(0.3)
  const isTogether = often(0.7)
  const contracts = FUELS.map((fuel): FuelContract => {
    const cap = isOnCap ? capRatesOn({ figures: shippedFigures, on, fuel, paymentMethod: 'direct_debit' }) : undefined
    return cap ? { prices: [cap.price] } : randomContract(chance, fuel, isTwoRate && fuel === 'electricity', on)
  })
  const electricity = contracts[0]!
  const gas = contracts[1]!
  const { endsOn } = electricity
  if (isTogether && endsOn !== undefined && gas.endsOn !== undefined) gas.endsOn = endsOn
  const isEstimated = often(0.4)
  return {
    figures: shippedFigures,
    on,
    home: {
      region,
      paymentMethod,
      has: REQUIREMENTS.filter((each): each is Requirement => each !== 'new_customer' && often(0.3)),
      ...(often(0.8) && { supplier: pick(SUPPLIERS) }),
    },
    use: {
      ...(fuels.includes('electricity') && { electricity: randomUse(chance, 2_700_000, isTwoRate, isEstimated) }),
      ...(fuels.includes('gas') && { gas: randomUse(chance, 11_500_000, false, isEstimated && often(0.8)) }),
    },
    current: {
      ...(fuels.includes('electricity') && { electricity }),
      ...(fuels.includes('gas') && { gas }),
      ...(often(0.1) && { dualFuelDiscounts: [{ name: 'Both fuels', pencePerYear: whole(0, 6000) }] }),
    },
    ...(often(0.1) && { payBy: pick(PAYMENT_METHODS) }),
    worthwhilePence: pick([2000, 5000, 5000, 10_000]),
  }
}

function randomContract(chance: Chance, fuel: Fuel, isTwoRate: boolean, on: IsoDay): FuelContract {
  const { whole, often, pick } = chance
  const percent = pick([70, 85, 92, 97, 100])
  const prices = () =>
    randomPrices(chance, fuel === 'gas', isTwoRate, on).map((price): Price => ({
      ...price,
      unitRates:
        'single' in price.unitRates
          ? { single: Math.round((price.unitRates.single * percent) / 100) }
          : price.unitRates,
    }))
  const isFixed = often(0.75)
  return {
    prices: prices().slice(0, isFixed ? 1 : undefined),
    ...(isFixed && { endsOn: addDays(on, whole(-5, 500)), exitFeePence: pick([0, 2500, 5000, 7500, 15_000, 30_000]) }),
    ...(isFixed && often(0.8) && { thenPrices: prices() }),
    ...(!isFixed && often(0.3) && { endIsUnknown: true, exitFeePence: pick([0, 5000]) }),
    ...(often(0.1) && { discounts: [{ name: 'Paperless', pencePerYear: whole(0, 3000) }] }),
    ...(often(0.05) && { discounts: [{ name: 'Online', basisPointsOffUnits: whole(0, 1000) }] }),
  }
}

function randomUse({ whole, often }: Chance, typical: number, isTwoRate: boolean, isEstimated: boolean): EstimatedUse {
  const total = Math.round((typical * whole(20, 250)) / 100) + whole(0, 999)
  const night = Math.round((total * whole(20, 60)) / 100)
  const use: FuelUsage =
    isTwoRate && often(0.6)
      ? { day: total - night, night }
      : { single: total, ...(often(isTwoRate ? 0.7 : 0.1) && { nightBasisPoints: whole(0, 10_000) }) }
  const scaled = (percent: number) => scaledUsage(use, (wattHours) => Math.round((wattHours * percent) / 100))
  return {
    use,
    ...(isEstimated && { low: scaled(whole(50, 100)), high: scaled(whole(100, 150)) }),
    basis: isEstimated ? 'typical' : 'year_on_bill',
    note: '',
  }
}
