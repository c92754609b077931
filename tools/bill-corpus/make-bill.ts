import { parsePostcode } from '@mowatt/tariffs'
import type { Bill } from './bill-model.ts'
import { addDays } from './days.ts'
import { makeFuel, makeMpan, round } from './make-fuel.ts'
import type { Random } from './random.ts'

export type Scenario =
  | 'dual'
  | 'electricity'
  | 'gas'
  | 'economy7'
  | 'prepay'
  | 'business'
  | 'credit'
  | 'estimated'
  | 'price-change'
  | 'imperial'
  | 'export'
  | 'multi-service'

export const SCENARIOS: readonly Scenario[] = [
  'dual',
  'electricity',
  'economy7',
  'price-change',
  'credit',
  'gas',
  'imperial',
  'estimated',
  'prepay',
  'business',
  'export',
  'multi-service',
]

const PLACES: readonly [postcode: string, town: string, distributor: string][] = [
  ['M14 5TQ', 'Manchester', '16'],
  ['CF24 3AA', 'Cardiff', '21'],
  ['LS6 2BQ', 'Leeds', '23'],
  ['EH9 1LJ', 'Edinburgh', '18'],
  ['NR2 3TS', 'Norwich', '10'],
  ['SW12 8JD', 'London', '12'],
  ['NE4 5RT', 'Newcastle upon Tyne', '15'],
  ['PL4 7QH', 'Plymouth', '22'],
  ['AB25 2UJ', 'Aberdeen', '17'],
  ['LE3 1HW', 'Leicester', '11'],
  ['WV10 6BA', 'Wolverhampton', '14'],
  ['CH41 2PL', 'Birkenhead', '13'],
  ['SO15 2NP', 'Southampton', '20'],
  ['ME7 4DF', 'Gillingham', '19'],
  ['TQ3 2HS', 'Paignton', '22'],
  ['BS8 4RU', 'Bristol', '22'],
  ['YO10 4EX', 'York', '23'],
]
const STREETS = [
  'Acacia Road',
  'Station Street',
  'Mill Lane',
  'Church Close',
  'Victoria Terrace',
  'Orchard Drive',
  'Queens Gardens',
  'The Crescent',
  'Harbour View',
]
const PEOPLE = [
  'Ms A Patel',
  'Mr John Hughes',
  'Mrs Eleanor Whitfield',
  'Dr Sam Okafor',
  'Miss Keira MacDonald',
  'Mr R Singh & Mrs P Singh',
  'Lowri Evans',
]
const FIRMS = ['Hartley Joinery Ltd', 'The Corner Cafe', 'Pennine Cycles Limited']
const FIXED = [
  'Fix & Save 12M v3',
  'Online Fixed March 2027',
  'Loyal Saver Fix 24',
  'Essentials 1Yr Fixed',
  'Fixed Energy Feb27 v2',
  'HomeFix 18',
  '12M Fixed October 2025 v4',
]
const OPEN = [
  'Standard Variable',
  'Flexible',
  'Simpler Energy',
  'Flexi Green',
  'Next Flex',
  'Everyday Variable',
  'Pay As You Go Standard',
]

export function makeBill(
  random: Random,
  scenario: Scenario,
  supplier: [name: string, address: string],
  id: string,
): Bill {
  const [postcode, town, distributor] = random.pick(PLACES)
  const days = random.pick([28, 29, 30, 31, 31, 30, 61, 91, 92])
  const from = addDays('2024-06-01', random.whole(0, 800))
  const to = addDays(from, days - 1)
  const isBusiness = scenario === 'business'
  const pricesHoldVat = !isBusiness && random.chance(0.45)
  const isFixed = random.chance(0.55) && scenario !== 'prepay'
  const wish = {
    from,
    days,
    tariffName: random.pick(isFixed ? FIXED : OPEN),
    endDate: isFixed ? addDays(to, random.whole(40, 500)) : undefined,
    exitFee: isFixed ? random.pick([0, 25, 30, 50, 75, 150]) : 0,
    isEstimated: scenario === 'estimated' || random.chance(0.15),
    isSmart: random.chance(0.4),
    isBusiness,
    priceChangeAfter: scenario === 'price-change' ? random.whole(8, days - 8) : undefined,
    decimals: random.pick([0, 1, 2]),
    pricesHoldVat,
    distributor,
  }
  const vatPercent = isBusiness ? 20 : 5
  const electricityVat = !isBusiness && from >= '2026-10-01' ? 0 : vatPercent / 100
  const hasElectricity = scenario !== 'gas'
  const hasGas =
    !['electricity', 'economy7', 'export'].includes(scenario) &&
    (scenario !== 'business' || random.chance(0.4)) &&
    (scenario !== 'prepay' || random.chance(0.5))
  const electricity = hasElectricity
    ? makeFuel(random, {
        ...wish,
        name: 'electricity',
        vatRate: electricityVat,
        isDayNight: scenario === 'economy7',
        isImperial: false,
      })
    : undefined
  const gas = hasGas
    ? makeFuel(random, {
        ...wish,
        name: 'gas',
        vatRate: vatPercent / 100,
        isDayNight: false,
        isImperial: scenario === 'imperial',
      })
    : undefined
  const kwhOut = random.whole(40, 400)
  const outPence = random.pick([4.1, 12, 15, 16.5])
  const exported =
    scenario === 'export'
      ? { mpan: makeMpan(random, distributor), kwh: kwhOut, pence: outPence, payment: round((kwhOut * outPence) / 100) }
      : undefined
  const otherServices =
    scenario === 'multi-service'
      ? [
          { name: 'Full Fibre 100 broadband', price: 32 },
          { name: 'Unlimited SIM', price: 18.5 },
        ]
      : []
  const total = round(
    (electricity?.total ?? 0) + (gas?.total ?? 0) + otherServices.reduce((sum, { price }) => sum + price, 0),
  )
  const opening = round(random.pick([0, 1, 1, -1]) * (5 + random.next() * 180))
  const paid = round(
    scenario === 'credit' ? opening + total + 20 + random.next() * 200 : random.pick([0, 1]) * random.whole(40, 220),
  )
  const credited = exported?.payment ?? 0
  return {
    id,
    supplier: supplier[0],
    supplierAddress: supplier[1],
    account: random.pick([
      random.digits(10),
      `A-${random.pick(['1A2B', '9F3C', '4D7E'])}${random.digits(4)}`,
      `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      random.digits(8),
      `85${random.digits(10)}`,
    ]),
    billNumber: random.digits(9),
    customer: isBusiness ? random.pick(FIRMS) : random.pick(PEOPLE),
    address: [`${random.whole(1, 140)} ${random.pick(STREETS)}`, town],
    postcode: parsePostcode(postcode)?.postcode ?? postcode,
    billDate: addDays(to, random.whole(1, 9)),
    from,
    to,
    days,
    payment:
      scenario === 'prepay' ? 'prepayment' : isBusiness || random.chance(0.75) ? 'direct_debit' : 'standard_credit',
    isBusiness,
    isEstimated: wish.isEstimated,
    hasPriceChange: scenario === 'price-change',
    pricesHoldVat,
    vatPercent,
    electricity,
    gas,
    exported,
    otherServices,
    opening,
    paid: Math.max(0, paid),
    total,
    balance: round(opening + total - Math.max(0, paid) - credited),
  }
}
