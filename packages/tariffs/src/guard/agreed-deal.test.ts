import { expect, it } from 'vitest'
import { type AgreedFuel, agreedNow } from './agreed-deal.ts'

const agreed: AgreedFuel = {
  switchId: 's',
  supplier: 'Larkfield Energy',
  tariffName: 'Fix 12',
  kind: 'fixed',
  paymentMethod: 'direct_debit',
  movedOn: '2027-01-11',
  pricedOn: '2026-12-20',
  contract: { prices: [] },
}
const bill = { supplier: 'Old Oak Power', fuels: ['electricity'] as const }
const useOf = (given: Partial<Parameters<typeof agreedNow>[1]> | undefined) =>
  agreedNow({ electricity: agreed }, given && { ...bill, ...given }).electricity?.use

it.each([
  ['no bill', undefined, 'instead'],
  ['a bill without a day', {}, 'instead'],
  ['a bill from before', { periodTo: '2027-01-10' }, 'instead'],
  ['a bill that ends on the day of the move', { periodTo: '2027-01-11' }, 'instead'],
  ['a final bill that runs into it', { periodFrom: '2026-12-20', periodTo: '2027-01-12' }, 'instead'],
  ['a bill of the new supplier', { supplier: 'LARKFIELD ENERGY LTD', periodTo: '2027-02-10' }, 'beside'],
  ['a bill of that time without a supplier', { supplier: undefined, billDate: '2027-02-12' }, 'beside'],
  ['a bill of the other fuel', { fuels: ['gas'] as const, periodTo: '2027-02-10' }, 'instead'],
  ['a later bill of another supplier', { periodFrom: '2027-01-11', periodTo: '2027-02-10' }, undefined],
] as const)('after %s the agreed deal counts %s', (_, given, use) => {
  expect(useOf(given)).toBe(use)
})
