import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const HEAD: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 80, 'Account number 8500123456'],
  [40, 96, 'Bill period: 1 October 2025 - 31 October 2025'],
]

function read(...placed: Placed[]) {
  return readBill(layOutDocument([...HEAD, ...placed])).facts
}

it('knows import for the electricity that was bought', () => {
  const facts = read(
    [40, 140, 'Import', 14],
    [40, 165, 'Import MPAN 2301234567894'],
    [40, 181, 'Energy used'],
    [200, 181, '245 kWh @ 26.35p/kWh'],
    [500, 181, '£64.56'],
    [40, 197, 'Standing charge'],
    [200, 197, '31 days @ 53.68p/day'],
    [500, 197, '£16.64'],
    [40, 213, 'Total import charges'],
    [500, 213, '£81.20'],
    [40, 245, 'Export', 14],
    [40, 270, 'Energy exported'],
    [200, 270, '402.6 kWh @ 15.00p/kWh'],
    [500, 270, '-£60.39'],
  )
  expect(facts.electricity).toMatchObject({
    unitRates: [{ pencePerKwh: 26.35 }],
    usageKwhInPeriod: 245,
    totalChargesGbp: 81.2,
  })
  expect(facts.export).toMatchObject({ exportKwh: 402.6, pencePerKwh: 15, paymentGbp: 60.39 })
})

it('reads a rate and a tariff that sentences tell', () => {
  const facts = read(
    [40, 140, 'Electricity', 14],
    [40, 165, 'MPAN 2301234567894'],
    [40, 181, 'Smart Energy tariff'],
    [40, 197, 'You used 521.4 kWh at 24.02p per kWh'],
    [40, 213, 'Cost of electricity £183.84'],
  )
  expect(facts.electricity).toMatchObject({ tariffName: 'Smart Energy', unitRates: [{ pencePerKwh: 24.02 }] })
})

it('shares a total between two columns that add up to it', () => {
  const facts = read(
    [40, 120, 'Total charges, including VAT'],
    [400, 120, '£183.24'],
    [250, 160, 'Electricity'],
    [400, 160, 'Gas'],
    [40, 178, 'Supply number'],
    [250, 178, '2301234567894'],
    [400, 178, '3174025508'],
    [40, 196, 'Energy used (kWh)'],
    [250, 196, '274'],
    [400, 196, '1,320'],
    [40, 214, 'Total'],
    [250, 214, '£90.14'],
    [400, 214, '£93.10'],
    [40, 232, 'Tariff'],
    [250, 232, 'Papaya One Year'],
    [400, 232, 'Mango One Year'],
  )
  expect(facts.electricity).toMatchObject({ totalChargesGbp: 90.14, tariffName: 'Papaya One Year' })
  expect(facts.gas).toMatchObject({ totalChargesGbp: 93.1, tariffName: 'Mango One Year' })
})

it('lends a plain total to the only fuel', () => {
  const facts = read(
    [40, 140, 'Electricity', 14],
    [40, 165, 'MPAN 2301234567894'],
    [40, 181, 'Unit rate 26.35p per kWh'],
    [40, 197, 'Total charges this period'],
    [400, 197, '£241.17'],
  )
  expect(facts.electricity?.totalChargesGbp).toBe(241.17)
})
