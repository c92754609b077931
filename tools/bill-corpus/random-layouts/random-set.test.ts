import { expect, it } from 'vitest'
import { randomBills } from './random-set.ts'

const bills = randomBills(1, 150)

it('draws the same bills again from the same seeds', () => {
  expect(randomBills(40, 3)).toEqual(bills.slice(39, 42))
})

it('gives every seed a layout of its own', () => {
  const skeletons = bills.map(({ html }) => html.replaceAll(/>[^<]*</g, '><'))
  expect(new Set(skeletons).size).toBeGreaterThan(145)
})

it('prints what its truth says', () => {
  const silent = bills.filter(
    ({ html, truth }) =>
      !html.includes(truth.accountNumber ?? '?') || !html.includes((truth.electricity ?? truth.gas)?.tariffName ?? '?'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})
