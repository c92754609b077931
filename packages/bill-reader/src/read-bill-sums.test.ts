import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], ...placed: Placed[]) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed])).facts
}

const LINES = ['Energy used', '245 kWh', '£64.56', 'Standing charge', '31 days', '£16.64']

it.each([
  ['kWh', 'Price', '245.00', '26.35'],
  ['Quantity', 'Rate', '245.00', '26.35'],
  ['Units used', 'p/kWh', '245.00', '26.35'],
] as const)('lets the heads %s and %s decide which number is the price', (first, second, quantity, price) => {
  const row = (left: number, right: number): Placed[] => [
    [left, 200, first],
    [right, 200, second],
    [500, 200, 'Amount (£)'],
    [40, 226, 'Energy'],
    [left, 226, quantity],
    [right, 226, price],
    [500, 226, '64.56'],
    [40, 242, 'Standing'],
    [left, 242, '31'],
    [right, 242, '53.68'],
    [500, 242, '16.64'],
    [40, 600, 'Electricity is charged by the kWh.'],
  ]
  for (const [left, right] of [
    [200, 350],
    [350, 200],
  ] as const) {
    const { electricity } = readWithout(LINES, ...row(left, right))
    expect(electricity).toMatchObject({
      usageKwhInPeriod: 245,
      unitRates: [{ pencePerKwh: 26.35 }],
      standingChargePencePerDay: 53.68,
    })
  }
})

it('takes for a price what a price can be, where no head says which it is', () => {
  const { electricity } = readWithout(
    LINES,
    [40, 226, 'Energy'],
    [200, 226, '26.35'],
    [350, 226, '245.00'],
    [500, 226, '64.56'],
    [40, 600, 'Electricity is charged by the kWh.'],
  )
  expect(electricity).toMatchObject({ usageKwhInPeriod: 245, unitRates: [{ pencePerKwh: 26.35 }] })
})

it('finds the balance under a name of its own by what was owed, charged and paid', () => {
  const names = ['Previous balance', 'Payments received', 'New balance', '£20.00', '£100.00', '£34.74']
  const facts = readWithout(
    names,
    [40, 306, 'The story so far'],
    [500, 306, '£20.00'],
    [40, 322, 'From your bank'],
    [500, 322, '£100.00'],
    [40, 338, 'What it cost'],
    [500, 338, '£85.26'],
    [40, 354, 'How it stands'],
    [500, 354, '£34.74'],
  )
  expect(facts.balanceGbp).toBe(-34.74)
})

it('leaves a balance out that nothing adds up to', () => {
  const names = ['Previous balance', 'Payments received', 'New balance', '£20.00', '£100.00', '£34.74']
  const facts = readWithout(
    names,
    [500, 306, '£20.00'],
    [500, 322, '£100.00'],
    [500, 338, '£85.26'],
    [500, 354, '£35.75'],
  )
  expect(facts.balanceGbp).toBeUndefined()
})

it('takes what a fuel cost from the bare sum right under its lines', () => {
  const facts = readWithout(['Total electricity', '£85.26'], [500, 274, '£85.26'])
  expect(facts.electricity?.totalChargesGbp).toBe(85.26)
})

it('takes the dearer line for the day’s where only the night’s is named', () => {
  const { electricity } = readWithout(
    LINES,
    [40, 226, 'Standard units'],
    [200, 226, '200 kWh @ 26.35p per kWh'],
    [500, 226, '£52.70'],
    [40, 242, 'Off-peak units'],
    [200, 242, '100 kWh @ 9.50p per kWh'],
    [500, 242, '£9.50'],
  )
  expect(electricity?.unitRates).toMatchObject([
    { register: 'day', pencePerKwh: 26.35 },
    { register: 'night', pencePerKwh: 9.5 },
  ])
})

it('reads an account from the customer’s side, where a minus is owed', () => {
  const names = ['Previous balance', 'Payments received', 'New balance', '£20.00', '£100.00', '£34.74']
  const facts = readWithout(
    names,
    [40, 306, 'Balance at the start of this period'],
    [500, 306, '-£120.00'],
    [40, 322, 'You paid in'],
    [500, 322, '+£50.00'],
    [40, 338, 'Energy used in total'],
    [500, 338, '-£85.26'],
    [40, 354, 'Balance at the end of this period'],
    [500, 354, '-£155.26'],
  )
  expect(facts.balanceGbp).toBe(155.26)
})

it('proves a standing charge by the days of the period, where none are printed beside it', () => {
  const { electricity } = readWithout(
    ['Standing charge', '31 days', '£16.64'],
    [40, 242, 'Standing charge'],
    [200, 242, '53.68 p/day'],
    [500, 242, '£16.64'],
  )
  expect(electricity).toMatchObject({ standingChargePencePerDay: 53.68, totalChargesGbp: 85.26 })
})

it('knows what a fuel cost by use and days at their prices', () => {
  const { electricity } = readWithout(
    [...LINES, 'VAT', '£4.06', 'Total electricity', '£85.26'],
    [40, 226, 'Price per kWh'],
    [200, 226, '26.35p'],
    [40, 242, 'Price per day'],
    [200, 242, '53.68p'],
    [40, 258, 'You used'],
    [200, 258, '245 kWh'],
    [40, 274, 'And that was'],
    [200, 274, '£85.26'],
  )
  expect(electricity?.totalChargesGbp).toBe(85.26)
})

it('takes no conversion of gas for a charge', () => {
  const placed: Placed[] = [
    [40, 500, 'Gas', 14],
    [40, 520, '98 cubic metres x 1.02264 x 39.10 ÷ 3.6 = 1088.5 kWh'],
    [40, 536, '1088.5 kWh at 5.651p per kWh'],
    [500, 536, '£61.51'],
    [40, 552, '31 days at 30.00p per day'],
    [500, 552, '£9.30'],
  ]
  expect(readWithout([], ...placed).gas?.usageKwhInPeriod).toBe(1088.5)
})
