import { expect, test } from 'vitest'
import { createHttp } from './create-http.ts'
import { networkOf } from './network-of.ts'
import { tidyForwardedFor } from './tidy-forwarded-for.ts'

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5000', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25en0]:80', 'fe80::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['198.51.100.1:1, 10.0.0.1:443', '198.51.100.1, 10.0.0.1'],
  ['unknown', '0.0.0.0'],
  ['', '0.0.0.0'],
  ['127.0.0.1:80:80', '0.0.0.0'],
  ['999.1.1.1:80', '0.0.0.0'],
  ['spoofed, 198.51.100.1', '0.0.0.0, 198.51.100.1'],
  ['198.51.100.1, unknown, 10.0.0.1', '0.0.0.0, 10.0.0.1'],
])('%s becomes %s', ([said, tidy]) => {
  const headers = { 'x-forwarded-for': said }
  tidyForwardedFor({ headers })
  expect(headers).toEqual({ 'x-forwarded-for': tidy })
})

test('where nothing is said nothing is added', () => {
  const headers = {}
  tidyForwardedFor({ headers })
  expect(headers).toEqual({})
})

test('behind a proxy that adds ports, or names nobody, everybody has a network', async () => {
  const app = await createHttp({ isProduction: true, http: { port: 0, host: '', trustProxy: '127.0.0.1' } })
  app.get('/network', ({ ip }) => networkOf(ip) ?? 'none')
  const networkFrom = async (said: string) =>
    (await app.inject({ url: '/network', headers: { 'x-forwarded-for': said } })).body
  expect(await networkFrom('198.51.100.77:5000')).toBe('198.51.100.77')
  expect(await networkFrom('[2001:db8:1:2:3::9]:5001')).toBe('2001:db8:1:2::/64')
  expect(await networkFrom('198.51.100.77, unknown')).toBe('0.0.0.0')
  await app.close()
})
