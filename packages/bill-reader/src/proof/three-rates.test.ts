import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

/** 40 kWh at 40p, 105 at 26p, 100 at 9p. */
function readRates([peak, day, night]: readonly [string, string, string]) {
  return readLines([
    [night, 100, 9],
    [peak, 40, 40],
    [day, 105, 26],
  ])
}

function readLines(lines: readonly (readonly [name: string, kwh: number, pence: number])[]) {
  const kept = SMALL_BILL.filter(([, top]) => top < 226)
  const charges = lines.map(([, kwh, pence]) => (kwh * pence) / 100)
  const placed = lines.flatMap(([name, kwh, pence], index): Placed[] => [
    [40, 226 + index * 12, name],
    [200, 226 + index * 12, `${kwh} kWh @ ${pence.toFixed(2)}p per kWh`],
    [500, 226 + index * 12, `£${charges[index]?.toFixed(2)}`],
  ])
  const foot = 226 + lines.length * 12
  const rest: Placed[] = [
    [40, foot, 'Standing charge'],
    [200, foot, '31 days @ 53.68p per day'],
    [500, foot, '£16.64'],
    [40, foot + 24, 'Total electricity charges'],
    [500, foot + 24, `£${(charges.reduce((sum, each) => sum + each, 0) + 16.64).toFixed(2)}`],
  ]
  return readBill(layOutDocument([...kept, ...placed, ...rest])).facts.electricity
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

it('has the average of all times between the dearest and the cheapest for the day', () => {
  const electricity = readLines([
    ['Peak (16:00 to 19:00)', 40, 40],
    ['Standard', 100, 26],
    ['Weekend (all day)', 50, 20],
    ['Overnight', 100, 9],
  ])
  expect(electricity?.usageKwhInPeriod).toBe(290)
  expect(electricity?.unitRates).toMatchObject([
    { register: 'peak', pencePerKwh: 40, kwh: 40 },
    { register: 'day', pencePerKwh: 24, kwh: 150 },
    { register: 'night', pencePerKwh: 9, kwh: 100 },
  ])
})

it.each([[['Weekday units', 'Weekend units']], [['Day units', 'Evening and weekend units']]] as const)(
  'has the average of %j, which are one rate to a comparison',
  (names) => {
    const electricity = readLines([
      [names[0], 100, 28],
      [names[1], 60, 20],
    ])
    expect(electricity?.unitRates).toMatchObject([{ register: 'single', pencePerKwh: 25 }])
  },
)

it('has the newest price of one time', () => {
  const electricity = readLines([
    ['Day', 100, 28],
    ['Night', 100, 9],
    ['Day', 60, 20],
    ['Night', 60, 8],
  ])
  expect(electricity?.unitRates).toMatchObject([
    { register: 'day', pencePerKwh: 20, kwh: 160 },
    { register: 'night', pencePerKwh: 8, kwh: 160 },
  ])
})
