import { expect, test } from 'vitest'
import { lastSaid } from '../../test/hold-talk.ts'

test('single fields of a bill are told, and what it lacks', async () => {
  expect(await lastSaid(['whats my mpan', 'figure mpan of:bill fuel:electricity'])).toBe(
    'The electricity supply number on your bill is 2000001234560.',
  )
  expect(await lastSaid(['and the gas one', 'figure mpan of:bill fuel:gas'])).toMatch(
    /^Your bill doesn’t .*supply number/,
  )
  expect(await lastSaid(['the postcode?', 'figure postcode of:bill'])).toBe('The postcode on your bill is RG1 1AA.')
})

test('whether VAT or the standing charge is in a figure is said to who asks', async () => {
  const rate = 'figure unit_rate of:bill fuel:gas'
  expect(await lastSaid(['unit rate, is that with vat', rate])).toContain('That rate already includes VAT.')
  expect(await lastSaid(['unit rate', rate])).not.toContain('VAT')
  const share = 'figure share of:bill fuel:gas'
  expect(await lastSaid(['how much of it is gas', share], ['including standing charge?', 'repair why'])).toBe(
    'That includes the standing charge.',
  )
})
