import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const HEAD: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 90, 'Ms A Patel'],
  [40, 103, '14 Mill Lane'],
  [40, 116, 'LS6 2BQ'],
  [330, 90, 'Account number'],
  [470, 90, '8500123456'],
  [330, 106, 'Bill date'],
  [470, 106, '4 November 2025'],
]

const front = (...placed: Placed[]) => readBill(layOutDocument([...HEAD, ...placed])).facts

const TELEPHONE: readonly Placed[] = [
  [40, 232, 'Full Fibre 150 broadband, router and line rental'],
  [500, 232, '£27.99'],
  [40, 264, 'Total to pay'],
  [500, 264, '£113.25'],
]

it('takes a front page with telephone charges for an energy bill where a fuel is charged by itself', () => {
  const facts = front([40, 200, 'Total electricity charges'], [500, 200, '£85.26'], ...TELEPHONE)
  expect(facts).toMatchObject({ isEnergyBill: true, electricity: { totalChargesGbp: 85.26 } })
})

it('takes a front page that says little more than that it is a bill for energy, whose, and of how much', () => {
  const facts = front([40, 60, 'Your electricity bill'], [40, 264, 'Total charges this period'], [300, 264, '£81.20'])
  expect(facts).toMatchObject({ isEnergyBill: true, documentType: 'bill_page', totalChargesGbp: 81.2 })
})

it('takes it for a telephone bill where no fuel is charged by itself', () => {
  const facts = front([40, 200, 'Services'], [500, 200, '£85.26'], ...TELEPHONE)
  expect(facts).toMatchObject({ isEnergyBill: false, documentType: 'broadband_bill' })
})

const PERIOD: Placed = [330, 122, 'Bill period: 1 October 2025 - 31 October 2025']
const FOOT: readonly Placed[] = [
  [40, 264, 'Total charges including VAT'],
  [300, 264, '£154.47'],
  [40, 280, 'New balance'],
  [300, 280, '£154.47'],
]
const FUELS = { electricity: { totalChargesGbp: 94.48 }, gas: { totalChargesGbp: 59.99 } }

it('reads what each fuel cost though words of the next column are level with it', () => {
  const facts = front(
    PERIOD,
    [40, 216, 'We’ve charged you'],
    [40, 232, 'Electricity'],
    [300, 232, '£94.48'],
    [40, 248, 'Gas'],
    [300, 248, '£59.99'],
    [390, 248, 'Good news for your home'],
    ...FOOT,
  )
  expect(facts).toMatchObject({ isEnergyBill: true, totalChargesGbp: 154.47, ...FUELS })
})

it('reads what each fuel cost before the fuel’s name', () => {
  const facts = front(
    PERIOD,
    [40, 216, 'We’ve charged you'],
    [40, 232, '£94.48'],
    [120, 232, 'Electricity'],
    [40, 248, '£59.99'],
    [120, 248, 'Gas'],
    ...FOOT,
  )
  expect(facts).toMatchObject(FUELS)
})

it('reads what each fuel cost behind a sentence that sends to another page', () => {
  const facts = front(
    PERIOD,
    [40, 232, 'Electricity you’ve used this period (see page 2)'],
    [330, 232, '£94.48'],
    [40, 248, 'Gas you’ve used this period (see page 3)'],
    [330, 248, '£59.99'],
    ...FOOT,
  )
  expect(facts).toMatchObject(FUELS)
})

it('reads the use of the period from its comparison with last year', () => {
  const facts = front(
    PERIOD,
    [40, 232, 'Electricity charges'],
    [300, 232, '£154.47'],
    ...FOOT,
    [390, 320, 'Electricity: this period vs last year', 7],
    [500, 336, '1,121 kWh', 7],
    [500, 352, '1,166 kWh', 7],
  )
  expect(facts.electricity?.usageKwhInPeriod).toBe(1121)
})

it.each([
  ['-£154.47', 94.48, 59.99],
  ['-£155.00', undefined, undefined],
])('reads charges that are printed as money out where the page tells their sum: %s', (sum, electricity, gas) => {
  const facts = front(
    PERIOD,
    [40, 232, 'Your electricity'],
    [300, 232, '-£94.48'],
    [40, 248, 'Your gas'],
    [300, 248, '-£59.99'],
    [40, 264, 'Total charges'],
    [300, 264, sum],
  )
  expect(facts.electricity?.totalChargesGbp).toBe(electricity)
  expect(facts.gas?.totalChargesGbp).toBe(gas)
})

it('reads what each fuel cost behind the days of its row, level with a number of the next column', () => {
  const facts = front(
    [40, 232, 'Electricity 1 Oct 2025 to 31 Oct 2025'],
    [300, 232, '£94.48'],
    [414, 232, '88225593'],
    [40, 248, 'Gas 1 Oct 2025 to 31 Oct 2025'],
    [300, 248, '£59.99'],
    ...FOOT,
  )
  expect(facts).toMatchObject({ isEnergyBill: true, ...FUELS })
})
