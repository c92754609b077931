import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL, TWO_FUELS } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const read = (...placed: Placed[]) => readBill(layOutDocument([...TWO_FUELS, ...placed])).facts
const named = (...placed: Placed[]) => {
  const { electricity, gas } = read(...placed)
  return [electricity?.tariffName, gas?.tariffName]
}

it('takes what is agreed of a fuel for the terms of what it is called', () => {
  const both = named(
    [40, 300, 'What am I on?', 12],
    [40, 320, 'Electricity: Easy Fix Jan20, ending 31st January 2020, exit fee £20.00, about 3,150 kWh a year.'],
    [40, 350, 'Gas: Easy Fix Jan20, ending 31st January 2020, exit fee £20.00, about 10,900 kWh a year.'],
  )
  expect(both).toEqual(['Easy Fix Jan20', 'Easy Fix Jan20'])
})

it('knows a tariff between a fuel and the number of its supply', () => {
  expect(named([40, 300, 'Gas - Hearth 24'], [150, 300, 'MPRN 8849423109'])[1]).toBe('Hearth 24')
})

it('knows a tariff under a head with a sum', () => {
  const both = named(
    [40, 300, 'Electricity - £200.42', 13],
    [40, 320, 'Vari-Fair · MPAN 1228940318510', 8],
    [40, 360, 'Gas - £158.76', 13],
    [40, 380, 'Vari-Fair · MPRN 6070980007', 8],
  )
  expect(both).toEqual(['Vari-Fair', 'Vari-Fair'])
})

it('gives no tariff the words around a sentence that speaks of it in passing', () => {
  const both = named(
    [40, 300, 'Scan to switch', 11],
    [40, 314, 'This code holds your tariff and use so that a comparison site can read them.'],
  )
  expect(both).toEqual([undefined, undefined])
})

it.each([
  ['Expected use in the next 12 months: 3,180 kWh (£1,032.88).', 1032.88],
  ['In a year you use about 2,890 kWh, for about £1,072.02.', 1072.02],
  ['Yearly estimate: 2,960 kWh, 1,030.01. Exit fee None.', 1030.01],
])('takes the sum right behind a year’s use for what the year costs: %s', (text, gbp) => {
  expect(read([40, 172, text]).electricity?.estimatedAnnualCostGbp).toBe(gbp)
})

it('reads a number that stands in one bracket with its name', () => {
  const facts = read([
    40,
    172,
    'On 4 February your electricity meter (serial H11K 30072) stood at 66402, which you sent us.',
  ])
  expect(facts.electricity?.meterSerial).toBe('H11K30072')
})

it('reads what it costs to leave, named so', () => {
  const { electricity } = readBill(layOutDocument([...SMALL_BILL, [40, 410, 'To leave'], [200, 410, '£35.00']])).facts
  expect(electricity?.exitFeeGbp).toBe(35)
})

it('names no supplier by what its tariff is called', () => {
  const page: Placed[] = [
    [40, 40, 'Electricity in detail', 14],
    [40, 70, '4 February 2026 to 3 May 2026'],
    [40, 90, 'Tariff'],
    [200, 90, 'EDF Fix Jul26'],
    ...TWO_FUELS.slice(4, 8),
  ]
  const { supplier, electricity } = readBill(layOutDocument(page)).facts
  expect(supplier).toBeUndefined()
  expect(electricity?.tariffName).toBe('EDF Fix Jul26')
})

const headedBy = (name: string): Placed[] => [[40, 40, name, 18], ...TWO_FUELS.slice(1)]

it('names the supplier over a sum that is set larger', () => {
  expect(readBill(layOutDocument([...headedBy('Bramble'), [300, 60, '£359.18', 26]])).facts.supplier).toBe('Bramble')
})

it('doubts an unknown name on a photo that may have lost its last letter', () => {
  expect(readBill(layOutDocument(headedBy('Ynni Teif'), 'ocr')).facts.supplier).toBeUndefined()
  expect(readBill(layOutDocument(headedBy('Ynni Tawe'), 'ocr')).facts.supplier).toBe('Ynni Tawe')
})

it('takes no number of a meter for the account', () => {
  const page: Placed[] = [
    [40, 40, 'Your electricity in detail', 14],
    [40, 62, 'Meter number'],
    [200, 62, 'Reading'],
    [40, 90, 'D11C 228190'],
    [200, 90, '12704'],
    [40, 106, 'D11C 228190'],
    [200, 106, '13290'],
    [40, 140, '586 kWh at 15.882p per kWh'],
    [400, 140, '£93.07'],
    [40, 156, '92 days at 23.571p per day'],
    [400, 156, '£21.69'],
  ]
  const { accountNumber, electricity } = readBill(layOutDocument(page)).facts
  expect(accountNumber).toBeUndefined()
  expect(electricity?.meterSerial).toBe('D11C228190')
})

it('takes no days of an account for its number', () => {
  const page = TWO_FUELS.filter(([, top]) => top > 100)
  const days: Placed[] = [
    [40, 40, 'ELECTRICITY ACCOUNT FOR THE QUARTER'],
    [40, 54, 'FROM 25 JUN 2025. TO 23 SEP 2025'],
  ]
  expect(readBill(layOutDocument([...days, ...page])).facts.accountNumber).toBeUndefined()
})

it('reads words in which an engine saw noughts, and leaves codes alone', () => {
  const page: Placed[] = [
    ...SMALL_BILL.filter(([, , text]) => !/^Tariff name|^LS6/.test(text)),
    [40, 129, 'HU12 0RF'],
    [40, 370, 'Tariff name: Peak 0ne'],
    [40, 410, '0pen contract, n0 termination fee.'],
  ]
  const { facts } = readBill(layOutDocument(page, 'ocr'))
  expect(facts).toMatchObject({ customerPostcode: 'HU12 0RF', electricity: { tariffName: 'Peak One', exitFeeGbp: 0 } })
})

it('takes no reference in running text for the account', () => {
  const page = TWO_FUELS.filter(([, top]) => top !== 70)
  const text =
    'Send a reading by text: the numbers from left to right, without those in red. Ref 167893-88. Lines open at 8am.'
  expect(readBill(layOutDocument([...page, [40, 700, text, 7]])).facts.accountNumber).toBeUndefined()
})

it('takes a heading with its days for one, however long they are', () => {
  const page: Placed[] = [
    ...TWO_FUELS.slice(0, 3),
    [40, 120, 'Electricity this month 4th February 2026 - 3rd May 2026 in detail', 11],
    ...TWO_FUELS.slice(4, 8),
    [40, 172, 'Estimated annual use: 3,090 kWh.'],
    ...TWO_FUELS.slice(8),
  ]
  expect(readBill(layOutDocument(page)).facts.electricity?.estimatedAnnualUsageKwh).toBe(3090)
})

it.each([
  ['Direct Debit, 132.00 a month', 'direct_debit'],
  ['Please send a cheque or pay at the office within fourteen days.', 'standard_credit'],
])('knows by "%s" how it is paid', (text, method) => {
  expect(read([40, 300, text]).paymentMethod).toBe(method)
})
