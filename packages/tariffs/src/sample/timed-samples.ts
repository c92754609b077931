import { REGION_LETTERS } from '../place/region.ts'
import { type RateBand, rateCalendar } from '../tariff/rate-calendar.ts'
import type { Requirement, Tariff, TariffFeature, TariffPrice } from '../tariff/tariff.ts'
import { baseOf, FIRST_DAY, ONE_THOUSANDTH } from './sample-base.ts'

/** A price by time in percent of the cap: the bands, and the rest of the day. */
type TimedPlan = {
  id: string
  supplier: string
  name: string
  features?: readonly TariffFeature[]
  needs: readonly Requirement[]
  restPercent: number
  standingPercent: number
  bands: readonly (Omit<RateBand, 'rate'> & { percent: number })[]
}

const SOURCE = 'Sample data of Mowatt: an invented supplier, with prices by time built around Ofgem’s price cap'
const GAS_PERCENT = 88
const EXIT_FEE_PENCE = 5000
const WEEKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]
const WINTER = [1, 2, 3, 10, 11, 12]
const SUMMER = [4, 5, 6, 7, 8, 9]

const plans: readonly TimedPlan[] = [
  {
    id: 'larkspur-energy-night-drive',
    supplier: 'Larkspur Energy',
    name: 'Larkspur Night Drive',
    features: ['ev'],
    needs: ['ev', 'smart_meter'],
    restPercent: 94,
    standingPercent: 100,
    bands: [{ name: 'car hours', percent: 28, from: '00:30', to: '05:30' }],
  },
  {
    id: 'kestrel-hill-power-three-rates',
    supplier: 'Kestrel Hill Power',
    name: 'Kestrel Three Rates',
    needs: ['smart_meter'],
    restPercent: 82,
    standingPercent: 95,
    bands: [
      { name: 'nights', percent: 54, from: '23:00', to: '06:00' },
      { name: 'weekday peak', percent: 122, days: WEEKDAYS, from: '16:00', to: '19:00' },
    ],
  },
  {
    id: 'hearthwick-energy-heat-hours',
    supplier: 'Hearthwick Energy',
    name: 'Hearth Heat Hours',
    needs: ['heat_pump', 'smart_meter'],
    restPercent: 88,
    standingPercent: 100,
    bands: [
      { name: 'morning heat hours', percent: 52, from: '04:00', to: '07:00' },
      { name: 'afternoon heat hours', percent: 52, from: '13:00', to: '16:00' },
      { name: 'evening heat hours', percent: 52, from: '22:00', to: '00:00' },
      { name: 'peak', percent: 132, from: '16:00', to: '19:00' },
    ],
  },
  {
    id: 'marigold-and-moss-weekends',
    supplier: 'Marigold and Moss',
    name: 'Meadow Weekends',
    features: ['green'],
    needs: ['smart_meter'],
    restPercent: 88,
    standingPercent: 100,
    bands: [{ name: 'weekend daytimes', percent: 45, days: WEEKEND, from: '09:00', to: '17:00' }],
  },
  {
    id: 'thistledown-power-seasons',
    supplier: 'Thistledown Power',
    name: 'Thistledown Seasons',
    needs: ['smart_meter'],
    restPercent: 80,
    standingPercent: 100,
    bands: [
      { name: 'winter peak', percent: 150, months: WINTER, from: '16:00', to: '19:00' },
      { name: 'summer peak', percent: 110, months: SUMMER, from: '16:00', to: '19:00' },
      { name: 'summer sun', percent: 40, months: SUMMER, from: '11:00', to: '15:00' },
      { name: 'nights', percent: 58, from: '00:00', to: '06:00' },
    ],
  },
]

/**
 * Sample tariffs with prices by time of day, separate from the sample catalogue, whose yearly costs are recorded in
 * tests. They cannot be bought.
 */
export function timedSamples(): Tariff[] {
  return plans.map(({ id, supplier, name, features = [], needs, ...price }) => ({
    id: `sample-${id}`,
    supplier,
    name,
    kind: 'fixed',
    features,
    needs,
    term: { months: 12 },
    exitFeePencePerFuel: EXIT_FEE_PENCE,
    availableFrom: FIRST_DAY,
    isStandardVariable: false,
    discounts: [],
    isSample: true,
    source: SOURCE,
    prices: pricesOf(price),
  }))
}

function pricesOf(plan: Pick<TimedPlan, 'restPercent' | 'standingPercent' | 'bands'>): TariffPrice[] {
  return REGION_LETTERS.flatMap((region) => {
    const [electricity, gas] = [baseOf('electricity', region, FIRST_DAY), baseOf('gas', region, FIRST_DAY)]
    const bands = plan.bands.map(({ percent, ...band }) => ({ ...band, rate: part(electricity.unit, percent) }))
    const where = { region, paymentMethod: 'direct_debit', from: FIRST_DAY, includesVatBasisPoints: 0 } as const
    return [
      {
        fuel: 'electricity',
        ...where,
        unitRates: rateCalendar(part(electricity.unit, plan.restPercent), bands),
        standingMicroPencePerDay: part(electricity.standing, plan.standingPercent),
      },
      {
        fuel: 'gas',
        ...where,
        unitRates: { single: part(gas.unit, GAS_PERCENT) },
        standingMicroPencePerDay: part(gas.standing, plan.standingPercent),
      },
    ]
  })
}

function part(microPence: number, percent: number): number {
  return Math.round((microPence * percent) / 100 / ONE_THOUSANDTH) * ONE_THOUSANDTH
}
