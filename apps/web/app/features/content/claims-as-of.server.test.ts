import { expect, test } from 'vitest'
import { fallbackClaims } from './fallbacks/claims.server.ts'
import { claimsAsOf } from './claims-as-of.server.ts'
import { shownClaims } from './site-claim.ts'

const [savings] = claimsAsOf(fallbackClaims, new Date('2026-11-15'))
const claim = { ...savings!, expiresOn: '2026-06-30' }

test.for([
  ['2026-06-30T22:59:59Z', false],
  ['2026-06-30T23:00:00Z', true],
] as const)('at %s in London a claim good until 30 June has expired: %s', ([now, hasExpired]) => {
  expect(claimsAsOf([claim], new Date(now))[0]?.hasExpired).toBe(hasExpired)
})

test('three claims are large figures, the others are notes', () => {
  const all = ['switch-days', 'savings', 'users', 'demo-savings', 'providers'].map((key) => ({ ...claim, key }))
  expect(shownClaims(all).map(({ key }) => key)).toEqual(['savings', 'users', 'providers'])
})
