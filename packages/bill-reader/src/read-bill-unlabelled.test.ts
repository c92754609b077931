import { expect, it } from 'vitest'
import { layOutDocument, type Placed, TWO_FUELS } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const read = (...placed: Placed[]) => readBill(layOutDocument([...TWO_FUELS, ...placed])).facts

it('knows readings by their difference, in a sentence about both meters', () => {
  const { electricity, gas } = read(
    [40, 300, 'We took your electricity meter to have moved from 10180 (customer) to 10791 (customer) and your gas'],
    [40, 314, 'meter from 8691 (customer) to 8905 (customer), counted in cubic metres. Please ring if it looks wrong.'],
  )
  expect(electricity?.readings).toMatchObject([{ previous: 10180, latest: 10791 }])
  expect(gas?.readings).toMatchObject([{ previous: 8691, latest: 8905 }])
})

it('gives each fuel the figure that names it', () => {
  const { electricity, gas } = read([
    40,
    300,
    'Over a year we would expect you to use 2,600 kWh of electricity and 7,600 kWh of gas.',
  ])
  expect([electricity?.estimatedAnnualUsageKwh, gas?.estimatedAnnualUsageKwh]).toEqual([2600, 7600])
})

it('takes what a question asks for from its answer', () => {
  const { electricity, gas } = read(
    [40, 300, 'What is our tariff?'],
    [40, 316, 'Electricity: Perch. Gas: Perch.'],
    [40, 350, 'Can we leave?'],
    [40, 366, 'Electricity exit fee: None. Gas exit fee: £25.00.'],
  )
  expect(electricity).toMatchObject({ tariffName: 'Perch', exitFeeGbp: 0 })
  expect(gas).toMatchObject({ tariffName: 'Perch', exitFeeGbp: 25 })
})

it('knows a tariff by its name in both parts', () => {
  const { electricity, gas } = read([120, 120, 'Domestic General'], [120, 200, 'Domestic General'])
  expect([electricity?.tariffName, gas?.tariffName]).toEqual(['Domestic General', 'Domestic General'])
})

it.each([
  ['On top of that you pay £110.00 a month for the energy you use now, by Direct Debit.', 'direct_debit'],
  ['Direct Debit of £120.00 every month', 'direct_debit'],
  ['Kindly pay by cheque, or in cash at our shop, within two weeks.', 'standard_credit'],
  ['You have since paid £41.12 over the counter (cash or cheque), for which thank you.', 'standard_credit'],
  ['You could save £60 a year by paying with a Direct Debit.', undefined],
] as const)('knows from "%s" how it is paid: %s', (text, method) => {
  expect(read([40, 320, text]).paymentMethod).toBe(method)
})

it('takes two days as far apart as the days charged for as the period', () => {
  const plain = TWO_FUELS.filter(([, , text]) => !text.startsWith('4 February'))
  const days: Placed[] = [
    [40, 90, 'Since 4 February 2026'],
    [300, 90, 'read on 3 May 2026'],
  ]
  const { facts } = readBill(layOutDocument([...plain, ...days]))
  expect(facts).toMatchObject({ periodFrom: '2026-02-04', periodTo: '2026-05-03' })
})
