import { expect, test } from 'vitest'
import { fallbackClaims } from './fallbacks/claims.server.ts'
import { savingsBars } from './savings-bars.ts'

test('the bars are the sums of the claim itself', () => {
  expect(savingsBars(fallbackClaims[0])).toEqual({
    capLabel: 'October 2025 price cap',
    capPounds: 1755,
    dealPounds: 1525,
  })
})

test.for([
  undefined,
  { figure: '£230', basis: 'We say so.' },
  { figure: 'lots', basis: fallbackClaims[0]!.basis },
  { figure: '£9999', basis: fallbackClaims[0]!.basis },
])('%j draws no bars', (claim) => {
  expect(savingsBars(claim)).toBeUndefined()
})
