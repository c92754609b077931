import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

type Field = { path: string; without: string[]; value: string; wanted: string | number; top: number; names: string[] }

const CHARGES = ['Energy used', '245 kWh', '£64', 'Standing', '31 days', '£16', 'VAT', '£4.06', 'Total', '£85.26']

/** Suppliers' names for a field. */
const FIELDS: readonly Field[] = [
  {
    path: 'billDate',
    without: ['Bill date', '4 November'],
    value: '4 November 2025',
    wanted: '2025-11-04',
    top: 150,
    names: [
      'Date of issue',
      'Billed on',
      'Prepared on',
      'Raised',
      'Statement issued',
      'Tax point',
      'Dated',
      'Printed on',
    ],
  },
  {
    path: 'accountNumber',
    without: ['ccount', '8500'],
    value: '8500123456',
    wanted: '8500123456',
    top: 150,
    names: [
      'Customer ID',
      'Supply account',
      'Customer',
      'Acct',
      'Ledger no.',
      'Roll number',
      'Your number with us',
      'ID',
    ],
  },
  {
    path: 'paymentMethod',
    without: ['Payment method'],
    value: 'Monthly Direct Debit',
    wanted: 'direct_debit',
    top: 420,
    names: ['How you pay', 'Payment type', 'Paying by', 'Terms', 'Payment scheme', 'Paid by', 'Method'],
  },
  {
    path: 'electricity.tariffName',
    without: ['Tariff name'],
    value: 'Sunrise Fixed 24',
    wanted: 'Sunrise Fixed 24',
    top: 420,
    names: ['Your current plan', 'Price plan', 'Product', 'Deal', 'Contract', 'Rate plan', 'Name of tariff'],
  },
  {
    path: 'totalChargesGbp',
    without: CHARGES,
    value: '£85.26',
    wanted: 85.26,
    top: 420,
    names: [
      'Amount of this bill',
      'Your charges this time',
      'What this bill costs',
      'Invoice value',
      'Charged this period',
      'Energy used this period (inc. VAT)',
    ],
  },
  {
    path: 'electricity.totalChargesGbp',
    without: CHARGES,
    value: '£85.26',
    wanted: 85.26,
    top: 420,
    names: ['Cost of your electricity', 'Electricity supplied', 'Electricity used', 'Electricity, including VAT'],
  },
  {
    path: 'balanceGbp',
    without: ['New balance', '£34.74', 'Previous', '£20.00', 'Payments', '£100'],
    value: '£34.74',
    wanted: 34.74,
    top: 420,
    names: ['You owe', 'Balance outstanding', 'Now due', 'Sum due', 'Total payable', 'Balance on your account'],
  },
  {
    path: 'electricity.estimatedAnnualCostGbp',
    without: [],
    value: '£912.40',
    wanted: 912.4,
    top: 420,
    names: ['Personal projection', 'Forecast cost', '12-month cost', 'Your annual forecast', 'What a year will cost'],
  },
  {
    path: 'electricity.exitFeeGbp',
    without: [],
    value: '£75.00',
    wanted: 75,
    top: 420,
    names: ['Leaving fee', 'Leave early', 'Cost of leaving early', 'Early termination fee'],
  },
  {
    path: 'electricity.unitRates.0.pencePerKwh',
    without: ['Energy used', '245 kWh', '£64'],
    value: '26.35p per kWh',
    wanted: 26.35,
    top: 420,
    names: ['Flat rate', 'Electricity price', 'Price for each kWh', 'Energy rate'],
  },
]

const CASES = FIELDS.flatMap(({ names, ...field }) =>
  names.map((name, at): [string, string, typeof field, number] => [name, field.path, field, at % 3]),
)

function placesOf(name: string, value: string, top: number, form: number): Placed[] {
  if (form === 0)
    return [
      [290, top, name],
      [500, top, value],
    ]
  if (form === 1) return [[290, top, `${name}: ${value}`]]
  return [
    [290, top, name, 9],
    [290, top + 13, value, 11],
  ]
}

it.each(CASES)('knows by "%s" the field %s', (name, path, { without, value, wanted, top }, form) => {
  const kept = SMALL_BILL.filter(([, , text]) => !without.some((part) => text.includes(part)))
  const { facts } = readBill(layOutDocument([...kept, ...placesOf(name, value, top, form)]))
  expect(
    path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], facts),
  ).toBe(wanted)
})
