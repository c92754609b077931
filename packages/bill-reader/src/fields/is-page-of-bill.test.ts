import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readFixtures } from '../../test/read-fixtures.ts'
import { judgeBill } from '../judge-bill.ts'
import { readBill } from '../read-bill.ts'

const lines = (...texts: readonly string[]) => layOutDocument(texts.map((text, at): Placed => [40, 40 + at * 18, text]))

test('every page of a kept bill is read by itself', () => {
  const pages = readFixtures().flatMap(({ name, document }) =>
    document.pages.map((page) => ({ name, document: { pages: [{ ...page, page: 1 }], qrPayloads: [] } })),
  )
  const refused = pages.filter(({ document }) => !readBill(document).facts.isEnergyBill)
  expect(refused.map(({ name }) => name)).toEqual([])
  expect(pages.length).toBeGreaterThan(15)
})

test('the page about the tariff is enough, and what is not on it is absent', () => {
  const document = lines(
    'About your tariff',
    'Tariff name: Flexi Green',
    'Unit rate: 23.72p per kWh',
    'Standing charge: 39.765p per day',
    'Electricity usage in the last 12 months: 4,189 kWh',
  )
  const { facts } = readBill(document)
  expect(facts).toMatchObject({ isEnergyBill: true, documentType: 'bill_page' })
  expect(facts.electricity).toMatchObject({ tariffName: 'Flexi Green', standingChargePencePerDay: 39.765 })
  expect(facts.supplier).toBeUndefined()
  // It does not prove a whole bill, which is what points are given for.
  expect(judgeBill(document).proves).toEqual([])
})

test('the page that says what is owed is used, and the rest is left to ask', () => {
  const charges = /kWh|per day|Energy used|Standing|VAT|£64|£16|£4\.|£85|Total|Supply number|23 0123/
  const { facts } = readBill(layOutDocument(SMALL_BILL.filter(([, , text]) => !charges.test(text))))
  expect(facts).toMatchObject({ documentType: 'bill_page', supplier: 'Northlight Energy', balanceGbp: -34.74 })
  expect(facts.electricity?.unitRates).toBeUndefined()
})

const OFFER = [
  'Unit rate: 23.72p per kWh',
  'Standing charge: 39.765p per day',
  'Your estimated annual usage: 3,118 kWh of electricity',
  'Estimated annual cost: £884.74',
]
test.for(['Your energy quote', 'Our prices are going up', 'Your tariff is ending', 'Save up to £210, switch now'])(
  'figures under %j are no bill',
  (title) => {
    const placed = OFFER.map((text, at): Placed => [40, 80 + at * 18, text])
    expect(readBill(layOutDocument([[40, 40, title, 20], ...placed])).facts.isEnergyBill).toBe(false)
    expect(readBill(layOutDocument([[40, 40, 'About your tariff', 20], ...placed])).facts.isEnergyBill).toBe(true)
  },
)

test('a page of one fuel does not pass its sum off as that of the bill', () => {
  const { facts } = readBill(layOutDocument(SMALL_BILL.filter(([, top]) => top >= 180 && top < 300)))
  expect(facts.electricity?.totalChargesGbp).toBe(85.26)
  expect(facts).not.toHaveProperty('totalChargesGbp')
})

test('the days of a charge and a reading are no name of a tariff', () => {
  const page = (value: string) =>
    lines(
      'Your electricity in detail',
      'Tariff',
      value,
      '316 kWh x 23.72p = £74.96',
      'Standing charge 30 days x 39.765p = £11.93',
    )
  expect(readBill(page('Flexi Green')).facts.electricity?.tariffName).toBe('Flexi Green')
  expect(readBill(page('13 Feb 2026 to 15 Mar 2026')).facts.electricity?.tariffName).toBeUndefined()
  expect(readBill(page('Present 42548 Smart')).facts.electricity?.tariffName).toBeUndefined()
})

test('a bank statement with payments to a supplier is no page of a bill', () => {
  const document = lines(
    'Harbour Building Society',
    'Sort code 07-04-36',
    'Account no. 12345678',
    'FlexAccount statement 18 September to 17 October 2025',
    'Date Description £ Out £ In £ Balance',
    'SO ENERGY',
    '19 Sep Direct debit 123.00 289.07',
    'BRITISH GAS SERVICES',
    'Closing balance £1,074.24',
  )
  expect(readBill(document).facts.isEnergyBill).toBe(false)
})

test('a cutting with nothing but a price is part of a bill', () => {
  const { facts } = readBill(lines('Unit rate: 24.670p per kWh'))
  expect(facts).toMatchObject({ isEnergyBill: true, documentType: 'bill_page' })
  expect(facts.electricity?.unitRates).toMatchObject([{ pencePerKwh: 24.67 }])
})

test.each([
  [
    'a receipt for charging a car',
    ['VOLTWAY RAPID', 'Session VW-88120043', 'Energy 38.24 kWh', 'Price 79.0 p/kWh', 'VAT 20% £5.04', 'TOTAL £30.21'],
  ],
  [
    'gas by the litre',
    [
      'Hillside Gas',
      'Account number 8500123456',
      'Bulk LPG 1,200 litres at 62.4p',
      'Standing charge 91 days at 12.00p per day £10.92',
      'Total electricity and gas £759.72',
      'Balance £759.72',
    ],
  ],
  [
    'a letter about what is to come',
    [
      'Octopus Energy',
      '9 June 2026',
      'Ms A Patel',
      '14 Mill Lane',
      'LS6 2BQ',
      'Account number A-91FD0C27',
      'Tariff: Octopus 12M Fixed June 2026',
      'Electricity 23.91p per kWh, 55.12p per day',
      'MPAN 2301234567894',
      'Estimated annual cost £1,211.73',
    ],
  ],
  [
    'a statement of what was sold',
    [
      'Sunfield Export',
      'Export MPAN 2301234567894',
      'Period 1 April 2026 to 30 June 2026',
      'Exported 1,238 kWh',
      'Export rate 12.00p per kWh',
      'Payment to you £148.56',
    ],
  ],
])('%s is no page of a bill', (_what, texts) => {
  expect(readBill(lines(...texts)).facts.isEnergyBill).toBe(false)
})
