import { addDays, type IsoDay } from '../src/calendar/iso-day.ts'
import { REGION_LETTERS } from '../src/place/region.ts'
import { FUELS, PAYMENT_METHODS } from '../src/tariff/fuel.ts'
import type { Price } from '../src/tariff/price.ts'
import { type Requirement, REQUIREMENTS, type Tariff, type TariffDiscount } from '../src/tariff/tariff.ts'
import { type Chance, chanceFrom } from './chance.ts'

/** Tariffs of many kinds round a day: every fifth is what its supplier's customers fall back to. */
export function randomCatalogue(seed: number, count: number, on: IsoDay): Tariff[] {
  const chance = chanceFrom(seed)
  const tariffs: Tariff[] = []
  for (let index = 0; index < count; index++) {
    const before = tariffs.at(-1)
    // Some cost exactly the same as another: then their IDs decide.
    const isCopy = before && chance.often(0.05)
    tariffs.push(isCopy ? { ...before, id: `copy-${chance.whole(0, 99)}-${index}` } : randomTariff(chance, index, on))
  }
  return tariffs
}

export const SUPPLIERS = Array.from({ length: 20 }, (_, index) => `Supplier ${index}`)

function randomTariff(chance: Chance, index: number, on: IsoDay): Tariff {
  const { whole, often, pick } = chance
  const isStandardVariable = index % 5 === 0
  const isTwoRate = often(0.2)
  const kind = isStandardVariable ? 'variable' : pick(['fixed', 'fixed', 'fixed', 'variable', 'tracker'] as const)
  const fuels = isTwoRate ? pick([FUELS, ['electricity'] as const]) : pick([FUELS, FUELS, FUELS, [pick(FUELS)]])
  const methods = often(0.4) ? PAYMENT_METHODS : ([pick(PAYMENT_METHODS), 'direct_debit'] as const)
  const supplier = SUPPLIERS[Math.floor(index / 5) % SUPPLIERS.length]!
  return {
    id: `t${String(whole(0, 999)).padStart(3, '0')}-${index}`,
    supplier,
    name: `Tariff ${index}`,
    kind,
    features: isTwoRate ? ['economy_7'] : [],
    needs: often(0.3) ? [pick<Requirement>(REQUIREMENTS)] : [],
    ...(kind === 'fixed' && {
      term: often(0.8) ? { months: pick([6, 12, 12, 18, 24]) } : { until: addDays(on, whole(-20, 500)) },
    }),
    exitFeePencePerFuel: pick([0, 0, 2500, 5000, 7500]),
    availableFrom: addDays(on, whole(-200, 3)),
    ...(often(0.3) && { availableTo: addDays(on, whole(-3, 200)) }),
    isStandardVariable,
    discounts: randomDiscounts(chance),
    isSample: true,
    source: 'test',
    prices: fuels.flatMap((fuel) =>
      REGION_LETTERS.flatMap((region) =>
        [...new Set(methods)].flatMap((paymentMethod) =>
          randomPrices(chance, fuel === 'gas', fuel === 'electricity' && isTwoRate, on).map((price) => ({
            ...price,
            fuel,
            region,
            paymentMethod,
          })),
        ),
      ),
    ),
  }
}

/** One price or several, some in the future. Half of the rates are round, so that sums end on half a penny too. */
export function randomPrices({ whole, often, pick }: Chance, isGas: boolean, isTwoRate: boolean, on: IsoDay): Price[] {
  const days = [whole(-300, 20), ...(often(0.3) ? [whole(-100, 300)] : []), ...(often(0.1) ? [whole(1, 420)] : [])]
  const unit = () => (often(0.5) ? whole(230, 290) * 100_000 : whole(23_000_000, 29_000_000))
  return days
    .toSorted((a, b) => a - b)
    .map((day) => {
      const single = isGas ? Math.round(unit() / 4) : unit()
      return {
        from: addDays(on, day),
        unitRates: isTwoRate ? { day: Math.round(single * 1.2), night: Math.round(single / 2) } : { single },
        standingMicroPencePerDay: whole(300, 600) * 100_000,
        includesVatBasisPoints: pick([0, 500, 500, 2000]),
      }
    })
}

function randomDiscounts({ whole, often, pick }: Chance): TariffDiscount[] {
  if (!often(0.3)) return []
  const cut = often(0.7) ? { pencePerYear: whole(0, 5000) } : { basisPointsOffUnits: whole(0, 1500) }
  return [
    {
      name: 'Discount',
      appliesTo: pick(['electricity', 'gas', 'dual_fuel'] as const),
      counts: pick(['every_year', 'every_year', 'listed_only'] as const),
      ...cut,
    },
  ]
}
