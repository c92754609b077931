import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

/** 40 kWh at 40p, 105 at 26p, 100 at 9p. */
function readRates([peak, day, night]: readonly [string, string, string]) {
  const kept = SMALL_BILL.filter(([, top]) => top < 226 || top > 274)
  const placed: Placed[] = [
    [40, 226, night],
    [200, 226, '100 kWh @ 9.00p per kWh'],
    [500, 226, '£9.00'],
    [40, 238, peak],
    [200, 238, '40 kWh @ 40.00p per kWh'],
    [500, 238, '£16.00'],
    [40, 250, day],
    [200, 250, '105 kWh @ 26.00p per kWh'],
    [500, 250, '£27.30'],
    [40, 262, 'Standing charge'],
    [200, 262, '31 days @ 53.68p per day'],
    [500, 262, '£16.64'],
    [40, 286, 'Total electricity charges'],
    [500, 286, '£68.94'],
  ]
  return readBill(layOutDocument([...kept, ...placed])).facts.electricity
}

it.each([
  [['Peak', 'Day', 'Night']],
  [['Peak rate', 'Off-peak rate', 'Super off-peak rate']],
  [['Peak (4pm to 7pm)', 'Day', 'Cosy hours']],
  [['Evening units', 'Day units', 'Overnight units']],
] as const)('has a rate and its use for each of %j', (names) => {
  const electricity = readRates(names)
  expect(electricity?.usageKwhInPeriod).toBe(245)
  expect(electricity?.unitRates).toMatchObject([
    { register: 'peak', pencePerKwh: 40, kwh: 40 },
    { register: 'day', pencePerKwh: 26, kwh: 105 },
    { register: 'night', pencePerKwh: 9, kwh: 100 },
  ])
})
