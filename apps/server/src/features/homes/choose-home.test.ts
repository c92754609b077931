import { expect, it } from 'vitest'
import { chooseHome } from './choose-home.ts'
import type { SupplyKey } from './supply-keys.ts'

const flat = { keys: ['mpan:1', 'account:a', 'postcode:p'] satisfies SupplyKey[] }
const other = { keys: ['mpan:2', 'postcode:p'] satisfies SupplyKey[] }

it.each<[string, SupplyKey[], object | undefined]>([
  ['the meter decides, whatever the postcode', ['mpan:2', 'postcode:q'], other],
  ['a new meter begins a home in the same postcode', ['mpan:3', 'postcode:p'], undefined],
  ['a new meter begins a home on the same account', ['mpan:3', 'account:a'], undefined],
  ['the account decides where no meter is named', ['account:a', 'postcode:p'], flat],
  ['an account that pays for another place decides nothing', ['account:a', 'postcode:q'], undefined],
  ['two homes in one postcode leave it open', ['postcode:p'], undefined],
  ['a bill that names nothing begins a home', [], undefined],
])('%s', (_, bill, chosen) => {
  expect(chooseHome(bill, [flat, other])).toBe(chosen)
})

it('a gas meter joins the home in its postcode that has none', () => {
  expect(chooseHome(['mprn:9', 'postcode:p'], [flat])).toBe(flat)
})
