import { sessionCookieNames } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { sharedDomain } from '../../../browser/cookie-domain.ts'
import { cookieNames, expiredCookie, sessionCookie } from './session-cookie.ts'

const live = {
  page: { protocol: 'https:', hostname: 'www.mowatt.example' },
  hosts: ['app.mowatt.example', 'api.mowatt.example'],
}
const local = { page: { protocol: 'http:', hostname: 'localhost' }, hosts: ['localhost'] }

test('the names are those of the contract', () => {
  expect(cookieNames).toEqual(sessionCookieNames)
})

test('over TLS it reaches every subdomain for a day', () => {
  expect(sessionCookie('a.b.c', live)).toBe(
    '__Secure-mowatt-session=a.b.c; path=/; max-age=86400; domain=mowatt.example; SameSite=None; Secure',
  )
})

test('a plain local page gets the nearest thing that works', () => {
  expect(sessionCookie('a.b.c', local)).toBe('mowatt-session=a.b.c; path=/; max-age=86400; SameSite=Lax')
})

test('it is taken away from the same place', () => {
  expect(expiredCookie(live)).toMatch(/^__Secure-mowatt-session=; path=\/; max-age=0; domain=mowatt\.example;/)
})

test.for<[string, string[], string | undefined]>([
  ['mowatt.example', ['mowatt.example'], 'mowatt.example'],
  ['mowatt.example', ['app.mowatt.example'], 'mowatt.example'],
  ['site.mowatt.example', ['app.mowatt.example'], 'mowatt.example'],
  ['www.mowatt.co.uk', ['app.mowatt.co.uk'], 'mowatt.co.uk'],
  ['mowatt.example', ['other.test'], 'mowatt.example'],
  ['127.0.0.1', ['localhost'], undefined],
  ['[::1]', [], undefined],
  ['localhost', [], undefined],
])('%s with %j shares %s', ([page, hosts, expected]) => {
  expect(sharedDomain(page, hosts)).toBe(expected)
})
