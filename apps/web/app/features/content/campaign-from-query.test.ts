import { expect, test } from 'vitest'
import { campaignFromQuery, withoutCampaign } from './campaign-from-query.ts'

test.for<[string, string | undefined]>([
  ['campaign=founders', 'founders'],
  ['campaign_id=founders', 'founders'],
  ['c=founders', 'founders'],
  ['c=third&campaign_id=second&campaign=first', 'first'],
  ['campaign=%20&c=founders', 'founders'],
  ['utm_campaign=founders', 'founders'],
  ['utm_campaign=other&c=founders', 'founders'],
  ['campaigns=founders', undefined],
  ['', undefined],
])('%j names %j', ([query, campaign]) => {
  expect(campaignFromQuery(new URLSearchParams(query))).toBe(campaign)
})

test('a very long name is cut', () => {
  expect(campaignFromQuery(new URLSearchParams({ c: 'x'.repeat(5000) }))).toHaveLength(100)
})

test('the address keeps everything but the campaign', () => {
  expect(withoutCampaign(new URL('https://mowatt.example/?c=a&utm=b&campaign=c#chat'))?.href).toBe(
    'https://mowatt.example/?utm=b#chat',
  )
})

test('an address without a campaign needs no change', () => {
  expect(withoutCampaign(new URL('https://mowatt.example/?utm=b'))).toBeUndefined()
})
