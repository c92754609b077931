import { expect, test } from 'vitest'
import { campaignAddresses, sayDays } from './campaign-words.ts'

test('a campaign is reached by its name, and the default one without any', () => {
  expect(campaignAddresses({ name: 'early & late', is_default: false })).toEqual([
    '/?campaign=early%20%26%20late',
    '/?utm_campaign=early%20%26%20late',
  ])
  expect(campaignAddresses({ name: 'default', is_default: true })).toEqual(['/'])
  expect(campaignAddresses({ name: '', is_default: false })).toEqual([])
})

test('days are said as far as there are any', () => {
  const days = { starts_on: '2026-12-01', ends_on: '2026-12-31' }
  expect(sayDays(days)).toBe('From 1 December 2026 to 31 December 2026')
  expect(sayDays({ ...days, ends_on: null })).toBe('From 1 December 2026')
  expect(sayDays({ ...days, starts_on: null })).toBe('Until 31 December 2026')
  expect(sayDays({ starts_on: null, ends_on: null })).toBe('No dates: the campaign runs for as long as it’s published')
})
