import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

const read = (...placed: Placed[]) => readBill(layOutDocument(placed)).facts

it('knows use, rate and standing charge by the sum they close, wherever they stand', () => {
  const facts = read(
    [40, 40, 'What it comes to', 14],
    [40, 70, '19/02/2026 to 19/05/2026'],
    [40, 100, 'The electric side'],
    [40, 116, '25.010p and 55.330p'],
    [40, 300, 'Electricity'],
    [140, 300, '580'],
    [220, 300, '£145.06'],
    [300, 300, '£49.80'],
    [380, 300, '£9.74'],
    [460, 300, '£204.60'],
  )
  expect(facts.electricity).toMatchObject({
    usageKwhInPeriod: 580,
    unitRates: [{ pencePerKwh: 25.01 }],
    standingChargePencePerDay: 55.33,
    totalChargesGbp: 204.6,
  })
})

it('parts two products of which only the sum is printed', () => {
  const facts = read(
    [40, 40, 'Covering: 08/12/25 to 08/03/26'],
    [140, 80, 'kWh'],
    [220, 80, 'p per kWh'],
    [300, 80, 'Days'],
    [380, 80, 'p per day'],
    [460, 80, 'Cost'],
    [40, 96, 'Gas'],
    [140, 96, '3,154.4'],
    [220, 96, '5.89'],
    [300, 96, '91'],
    [380, 96, '35.20'],
    [460, 96, '£217.82'],
  )
  expect(facts.gas).toMatchObject({
    usageKwhInPeriod: 3154.4,
    unitRates: [{ pencePerKwh: 5.89 }],
    standingChargePencePerDay: 35.2,
    totalChargesGbp: 217.82,
  })
})

it('takes no chain from numbers that only nearly close', () => {
  const facts = read(
    [40, 70, '19/02/2026 to 19/05/2026'],
    [40, 100, 'Electricity 25.010p and 55.330p'],
    [140, 300, '581'],
    [220, 300, '£145.06'],
    [300, 300, '£49.80'],
    [460, 300, '£204.60'],
  )
  expect(facts.electricity?.usageKwhInPeriod).toBeUndefined()
})

it('reads what was not used as nothing', () => {
  const facts = read(
    [40, 40, 'Electricity'],
    [40, 60, '0 kWh x 24.5p'],
    [300, 60, '£0.00'],
    [40, 80, '30 days x 55.00p'],
    [300, 80, '£16.50'],
    [40, 100, 'Total electricity'],
    [300, 100, '£16.50'],
  )
  expect(facts.electricity).toMatchObject({ usageKwhInPeriod: 0, unitRates: [{ pencePerKwh: 24.5 }] })
})
