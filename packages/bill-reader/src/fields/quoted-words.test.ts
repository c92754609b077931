import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

const GAS: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 80, 'Account number 8500123456'],
  [40, 96, 'Bill period: 5 November 2025 - 4 December 2025'],
  [330, 96, 'Amount due'],
  [500, 96, '£69.01'],
  [40, 140, 'Gas', 14],
  [40, 160, 'Meter number: 14M35592822'],
  [40, 176, '958 kWh at 6.19p per kWh'],
  [500, 176, '£59.30'],
  [40, 192, 'Standing charge, 30 days at 32.35p per day'],
  [500, 192, '£9.71'],
]

it('does not take the letters of a meter number for cubic metres', () => {
  expect(readBill(layOutDocument(GAS)).facts.gas?.units).toBeUndefined()
})

it('quotes the words that name the units', () => {
  const { evidence } = readBill(layOutDocument([...GAS, [40, 220, 'Units used: 85 m3']]))
  expect(evidence['gas.units']).toMatchObject({ value: 'metric', printed: 'Units used: 85 m3' })
})
