import type { Home } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { dealRows } from './deal-rows.ts'

type Deal = Home['deals'][number]
const bill = { from: 'bill' as const, bill_id: 'b' }

function deal(fuel: Deal['fuel'], more: Partial<Deal> = {}): Deal {
  return {
    fuel,
    supplier: { value: 'Northern Spark', ...bill },
    tariff_name: { value: 'Sample Fix', ...bill },
    rates: { value: [{ label: 'Unit rate', text: '26.35p per kWh' }], ...bill },
    ends_on: { value: '2027-03-31', ...bill },
    exit_fee_pence: { value: 5000, ...bill },
    charges: null,
    is_variable: false,
    ...more,
  }
}
const shown = (deals: Deal[]) => dealRows(deals).map(({ label, lines }) => [label, lines?.join('; ')])

test('what both fuels have in common is said once, and the fee is said to be for each', () => {
  expect(shown([deal('electricity'), deal('gas')])).toEqual([
    ['Supplier', 'Northern Spark'],
    ['Tariff', 'Sample Fix'],
    ['Ends on', '31 March 2027'],
    ['Exit fee', '£50.00 for each fuel'],
    ['Electricity rates', 'Unit rate: 26.35p per kWh'],
    ['Gas rates', 'Unit rate: 26.35p per kWh'],
  ])
})

test('what differs is said for each fuel', () => {
  const gas = deal('gas', { ends_on: { value: '2026-12-31', from: 'told', bill_id: null } })
  const rows = dealRows([deal('electricity'), gas])
  expect(rows.filter(({ fields }) => fields.includes('ends_on'))).toMatchObject([
    { label: 'Electricity: ends on', lines: ['31 March 2027'], source: { from: 'bill' } },
    { label: 'Gas: ends on', lines: ['31 December 2026'], source: { from: 'told' } },
  ])
})

test('a variable tariff has no end and no fee; what nobody knows has no words and no source', () => {
  const variable = deal('electricity', { is_variable: true, ends_on: null, exit_fee_pence: null })
  expect(shown([variable]).slice(2, 4)).toEqual([
    ['Ends on', 'No end date. It’s a variable tariff.'],
    ['Exit fee', 'None'],
  ])
  // A fee typed there would be shown nowhere.
  expect(dealRows([variable])[3]).toMatchObject({ fields: [] })
  const gas = deal('gas', { exit_fee_pence: null })
  expect(dealRows([variable, gas]).filter(({ label }) => label.endsWith('exit fee'))).toMatchObject([
    { label: 'Electricity: exit fee', lines: ['None'], fields: [] },
    { label: 'Gas: exit fee', lines: undefined, fields: ['exit_fee_pence'] },
  ])
  const unknown = dealRows([deal('electricity', { ends_on: null, exit_fee_pence: null })])
  expect(unknown[2]).toMatchObject({ lines: undefined, source: undefined })
  expect(dealRows([])).toEqual([])
})
