import { afterEach, expect, test, vi } from 'vitest'
import { adNetworks, pixelAddress, reportConversion } from './ad-conversions.ts'

afterEach(() => void vi.unstubAllGlobals())

const settings = { url: 'https://s.example', key: 'k', conversionsUrl: 'https://s.example/c', adsUrl: undefined }

function asked(adsUrl: string | undefined) {
  const fetched = vi.fn<(address: string, how: { body?: string }) => Promise<Response>>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  reportConversion(adNetworks({ ...settings, adsUrl }), 'bill_upload')
  return fetched.mock.calls.map(([address, how]) => [address, how.body] as const)
}

test('our own server is told, and nobody else unless the settings name somebody', () => {
  const calls = asked(undefined)
  expect(calls.map(([address]) => address)).toEqual(['https://s.example/c'])
  expect(JSON.parse(calls[0]?.[1] ?? '')).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    form_type: 'bill_upload',
  })
})

test('a network is told of the same conversion by its pixel: value 1, in pounds', () => {
  const [own, network] = asked('https://ads.example/p/123/?label=x&value={value}&currency_code={currency}&oid={id}')
  const { id } = JSON.parse(own?.[1] ?? '') as { id: string }
  expect(network).toEqual([`https://ads.example/p/123/?label=x&value=1&currency_code=GBP&oid=${id}`, undefined])
})

test('a template is filled in its own words only', () => {
  const conversion = { id: '1', formType: 'chat_message', value: 1, currency: 'GBP' }
  expect(pixelAddress('https://a.example/?f=%7Bform_type%7D&e={email}', conversion)).toBe(
    'https://a.example/?f=chat_message&e=%7Bemail%7D',
  )
})
