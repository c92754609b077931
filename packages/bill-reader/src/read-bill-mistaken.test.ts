import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL, TWO_FUELS } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], ...placed: Placed[]) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed])).facts
}

test('an address under the supplier’s name is not the customer’s', () => {
  const { customerPostcode } = readWithout(
    ['Ms A Patel', '14 Mill Lane', 'Leeds', 'LS6 2BQ', 'Northlight'],
    [40, 40, 'Northlight Energy', 12],
    [40, 54, 'Peel House', 12],
    [40, 68, '5 Quay Street', 12],
    [40, 82, 'Salford', 12],
    [40, 96, 'M3 3HN', 12],
    [330, 145, '14 Mill Lane'],
    [330, 158, 'Leeds'],
    [330, 171, 'LS6 2BQ'],
  )
  expect(customerPostcode).toBe('LS6 2BQ')
})

test('of two days that a balance was on, the one at the end of the period is now', () => {
  const { balanceGbp } = readWithout(
    ['Previous balance', '£20.00 CR', 'New balance', '£34.74 CR', 'Payments received', '£100.00'],
    [40, 306, 'On 1 October 2025 your balance was £96.32 in credit.'],
    [40, 322, 'On 31 October 2025 your balance was £41.10 in debit.'],
  )
  expect(balanceGbp).toBe(41.1)
})

test('a name alone at the head is the supplier’s, whatever its company is called', () => {
  const { supplier } = readWithout(
    ['Northlight'],
    [40, 40, 'Utilita', 18],
    [40, 700, 'Utilita Energy Limited, Eastleigh. Utilita Energy Limited is a company.', 8],
  )
  expect(supplier).toBe('Utilita')
})

test('a year’s use that one fuel’s prices prove is not the other’s, whatever heading is beside it', () => {
  const { electricity, gas } = readBill(
    layOutDocument([
      ...TWO_FUELS,
      [470, 196, 'Yearly use'],
      [470, 208, '3,069 kWh'],
      [470, 252, 'Yearly cost'],
      [470, 264, '£962.64'],
    ]),
  ).facts
  expect(electricity?.estimatedAnnualUsageKwh).toBe(3069)
  expect(gas?.estimatedAnnualUsageKwh).toBeUndefined()
})

test('this year’s use beside last year’s is the use of the period again, and no year’s estimate', () => {
  const { electricity } = readWithout(
    [],
    [40, 560, 'Last year'],
    [200, 560, '211 kWh'],
    [300, 560, 'This year'],
    [400, 560, '245 kWh'],
  )
  expect(electricity?.usageKwhInPeriod).toBe(245)
  expect(electricity?.estimatedAnnualUsageKwh).toBeUndefined()
})

test('the heading of the next part is no tariff’s name', () => {
  const { gas } = readBill(
    layOutDocument([...TWO_FUELS.slice(0, 7), [40, 188, 'Product'], ...TWO_FUELS.slice(8), [40, 200, 'Gas supply']]),
  ).facts
  expect(gas?.tariffName).toBeUndefined()
})

test('a reading that the customer sent names no customer’s number', () => {
  const { accountNumber, electricity } = readWithout(
    ['Account number', '8500123456'],
    [40, 560, 'Closing reading'],
    [200, 560, '38720 Customer'],
    [40, 574, 'Meter serial'],
    [200, 574, 'E11BG90468'],
  )
  expect(accountNumber).toBeUndefined()
  expect(electricity?.meterSerial).toBe('E11BG90468')
})

test('a tariff called Pay As You Go does not say how it’s paid', () => {
  const { paymentMethod } = readWithout(
    ['Payment method', 'Tariff name', 'Electricity'],
    [40, 180, 'Electricity - Pay As You Go Standard', 14],
    [40, 560, 'Your monthly Direct Debit of £95.00 is taken on the 3rd.'],
  )
  expect(paymentMethod).toBe('direct_debit')
})

test('both fuels’ names stand in the row of names under the tariff’s heading', () => {
  const { electricity, gas } = readBill(
    layOutDocument([
      ...TWO_FUELS,
      [40, 300, 'Tariff information', 14],
      [180, 320, 'Electricity'],
      [360, 320, 'Gas'],
      [40, 336, 'Name'],
      [180, 336, 'Sorrel Fix - Online'],
      [360, 336, 'Sorrel Fix - Online'],
    ]),
  ).facts
  expect([electricity?.tariffName, gas?.tariffName]).toEqual(['Sorrel Fix - Online', 'Sorrel Fix - Online'])
})

test('a paragraph below the tariff’s heading is not its name', () => {
  const { electricity } = readWithout(
    ['Tariff name'],
    [40, 560, 'Your tariff'],
    [40, 578, 'Smart Meters help you see what you use. Ask us for one.'],
    [40, 596, 'Name: Teal Steady'],
  )
  expect(electricity?.tariffName).toBe('Teal Steady')
})

test.for(['Kestrel Tracker - December 2025 v1', 'Mistral Pure - Two Year Fix', 'Peewit Fixed - Online'])(
  'the name %j goes on behind its dash',
  (name) => {
    const sentence = readWithout(['Tariff name'], [40, 560, `You’re on our ${name} tariff, which has no end date.`])
    expect(sentence.electricity?.tariffName).toBe(name)
    const heading = readWithout(['Tariff name', 'Electricity'], [40, 180, `Electricity · ${name}`, 14])
    expect(heading.electricity?.tariffName).toBe(name)
  },
)

test('the name in large letters is the supplier’s, and not its company’s over the address', () => {
  const { supplier } = readWithout(
    ['Northlight'],
    [40, 40, 'Mistral', 20],
    [400, 40, 'Mistral Energy Ltd', 10],
    [400, 52, '1 Dock Street, Fleetwood FY7 6NU', 10],
  )
  expect(supplier).toBe('Mistral')
})

test('a page with both readings of a meter and its supply number is a page of a bill', () => {
  const { isEnergyBill, electricity } = readBill(
    layOutDocument([
      [40, 40, 'Meter readings', 14],
      [40, 70, 'Electricity meter serial number 21L4092626'],
      [40, 84, 'MPAN 23 0123 4567 894'],
      [40, 100, 'Previous reading 34162'],
      [40, 114, 'Latest reading 34316'],
    ]),
  ).facts
  expect(isEnergyBill).toBe(true)
  expect(electricity?.readings?.[0]).toMatchObject({ previous: 34162, latest: 34316 })
})
