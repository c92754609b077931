import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { themeCookie } from './browser/theme.ts'
import { consentCookie } from './features/consent/consent-cookie.ts'
import { sessionCookie } from './features/identity/session/session-cookie.ts'
import {
  accountCookie,
  noAccountCookie,
  readCookieToken,
} from './features/identity/without-scripts/account-cookie.server.ts'
import { previewCookie } from './pages/operate/preview-cookie.server.ts'
import { referralCookie } from './pages/waitlist/referral-cookie.server.ts'

const SITE = 'https://mowatt.example'

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }))

test('wherever a cookie is written out, it says Secure', () => {
  const written = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (/;\s*path=\//i.test(line) ? [{ file, isSecure: /secure/i.test(line) }] : [])),
  )
  expect(written.length).toBeGreaterThan(5)
  expect(written.filter(({ isSecure }) => !isSecure)).toEqual([])
})

test('whatever sets a cookie is known here; a new one is looked at and added', () => {
  const setting = sources.filter(({ text }) => /document\.cookie = |'set-cookie'/.test(text)).map(({ file }) => file)
  expect(setting.toSorted()).toEqual([
    'browser/consent/forget-refused.ts',
    'browser/enhance-page.ts',
    'features/consent/run-consent.ts',
    'features/identity/diagnostics/probe-storage.ts',
    'features/identity/session/browser-session.ts',
    'pages/account/account-page.tsx',
    'pages/operate/open-preview.ts',
    'pages/site/choose-theme.ts',
    'pages/waitlist/magic-link-sent-page.tsx',
    'pages/waitlist/waitlist-page.tsx',
  ])
})

test('over TLS every cookie is Secure, and over a plain local page none is', () => {
  const place = (protocol: string) => ({ page: { protocol, hostname: 'mowatt.example' }, hosts: [] })
  const all = (url: string) => [
    accountCookie('a.b.c', url),
    noAccountCookie(url),
    previewCookie('a.b.c', url),
    referralCookie('code', url),
    referralCookie(undefined, url),
    themeCookie('dark', url),
    sessionCookie('a.b.c', place(new URL(url).protocol)),
    consentCookie('{}', 'mowatt.example', new URL(url)),
  ]
  for (const cookie of all(SITE)) expect(cookie).toMatch(/; Secure$/)
  for (const cookie of all('http://localhost:3000')) expect(cookie).not.toMatch(/Secure/)
})

test('over TLS no other host can set a cookie in our place, except the one that our hosts share', () => {
  const own = [
    accountCookie('a.b.c', SITE),
    previewCookie('a.b.c', SITE),
    referralCookie('code', SITE),
    themeCookie('dark', SITE),
  ]
  for (const cookie of own) expect(cookie).toMatch(/^__Host-[^;]+; Path=\/; .*Secure$/)
  const place = { page: { protocol: 'https:', hostname: 'mowatt.example' }, hosts: ['app.mowatt.example'] }
  expect(sessionCookie('a.b.c', place)).toMatch(/^__Secure-/)
  expect(consentCookie('{}', 'mowatt.example', new URL(SITE))).toMatch(/^__Secure-/)
})

test('over TLS an account cookie that a neighbouring host could have set is not believed', () => {
  const on = (siteUrl: string) => ({ settings: { siteUrl } }) as Parameters<typeof readCookieToken>[0]
  expect(readCookieToken(on(SITE), 'mowatt-account=evil.b.c')).toBeUndefined()
  expect(readCookieToken(on(SITE), 'mowatt-account=evil.b.c; __Host-mowatt-account=a.b.c')).toBe('a.b.c')
  expect(readCookieToken(on('http://localhost:3000'), 'x=y; mowatt-account=a.b.c')).toBe('a.b.c')
})
