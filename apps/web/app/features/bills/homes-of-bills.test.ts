import type { ListedBill } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { homesOfBills } from './homes-of-bills.ts'

function bill(to: string, more: Partial<ListedBill> = {}): ListedBill {
  return {
    bill_id: to,
    chat_id: 'c',
    title: 'Your bill',
    period: { from: `${to.slice(0, 7)}-01`, to },
    supplier: null,
    total_pence: null,
    use: [{ fuel: 'electricity', kwh: 310 }],
    home: 'OX1 2JD',
    due: null,
    at: '2026-11-15T09:00:00Z',
    delete_at: null,
    is_of_account: false,
    ...more,
  }
}

test('bills are in the order of their last days, by home, and what the newest says is due', () => {
  const due = { what: 'fix_ends' as const, on: '2027-03-31' }
  const old = bill('2026-09-30', { due: { what: 'free_to_leave', on: '2027-01-01' } })
  const homes = homesOfBills([old, bill('2026-08-31', { home: 'M1 1AE' }), bill('2026-10-31', { due })])
  expect(homes.map(({ home, bills }) => [home, bills.map(({ bill_id }) => bill_id)])).toEqual([
    ['OX1 2JD', ['2026-10-31', '2026-09-30']],
    ['M1 1AE', ['2026-08-31']],
  ])
  expect(homes[0]?.due).toEqual(due)
})

test('use is that of a day, oldest first; a bill that came twice counts once, and one alone makes no line', () => {
  const gas = { fuel: 'gas' as const, kwh: 900 }
  const september = bill('2026-09-30', { use: [{ fuel: 'electricity', kwh: 300 }, gas] })
  const [home] = homesOfBills([bill('2026-10-31'), september, { ...september, bill_id: 'again' }])
  expect(home?.use).toEqual([
    {
      fuel: 'electricity',
      bills: [
        { from: '2026-09-01', to: '2026-09-30', kwh: 300, kwhADay: 10 },
        { from: '2026-10-01', to: '2026-10-31', kwh: 310, kwhADay: 10 },
      ],
    },
  ])
})

test('bills of an unknown home, or without their days, are listed and make no line', () => {
  expect(homesOfBills([bill('2026-09-30', { home: null }), bill('2026-10-31', { home: null })])[0]?.use).toEqual([])
  const undated = bill('2026-10-31', { period: null })
  expect(homesOfBills([bill('2026-09-30'), undated])[0]).toMatchObject({ bills: [undated, {}], use: [] })
})
