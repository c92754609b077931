import { expect, test } from 'vitest'
import { continueUrl, linkSentPath, readSignInLink, safeReturnTo } from './sign-in-link.ts'

const PAGE = 'https://mowatt.example/auth/action'
const code = 'mode=signIn&oobCode=abc&apiKey=k'
const onward = encodeURIComponent(`${PAGE}?ref=BB42&theme=dark`)

test('a link carries its code, and theme and referral inside the address to continue with', () => {
  const href = `${PAGE}?${code}&lang=en-GB&continueUrl=${onward}`
  expect(readSignInLink(href)).toEqual({ href, isForeign: false, theme: 'dark', referral: 'BB42', returnTo: undefined })
})

test('a provider that leads to the continue address puts everything side by side', () => {
  const href = `${PAGE}?ref=BB42&theme=light&${code}`
  expect(readSignInLink(href)).toEqual({
    href,
    isForeign: false,
    theme: 'light',
    referral: 'BB42',
    returnTo: undefined,
  })
})

test.for(['', 'mode=signIn', 'mode=signIn&oobCode=abc', 'oobCode=abc&apiKey=k', 'mode=signIn&oobCode=&apiKey=k'])(
  'an address with only %j is no link',
  (query) => {
    expect(readSignInLink(`${PAGE}?${query}`).href).toBeUndefined()
  },
)

test.for([
  ['mode=resetPassword&oobCode=abc&apiKey=k', null, true],
  ['mode=verifyEmail&oobCode=abc&apiKey=k', null, true],
  [`${code}&tenantId=other`, null, true],
  [`${code}&tenantId=other`, 'ours', true],
  [`${code}&tenantId=ours`, 'ours', false],
  [code, 'ours', false],
] as const)('%s where the tenant is %s is foreign: %s', ([query, tenant, isForeign]) => {
  expect(readSignInLink(`${PAGE}?${query}`, tenant).isForeign).toBe(isForeign)
})

test('nonsense for theme and referral is left out', () => {
  expect(readSignInLink(`${PAGE}?theme=purple&ref=${encodeURIComponent('<script>')}&continueUrl=nonsense`)).toEqual({
    href: undefined,
    isForeign: false,
    theme: undefined,
    referral: undefined,
    returnTo: undefined,
  })
})

test.for([
  ['dark', 'BB42', `${PAGE}?ref=BB42&theme=dark`],
  [undefined, undefined, `${PAGE}?theme=system`],
  ['purple', 'a b', `${PAGE}?theme=system`],
] as const)('theme %s and referral %s make %s', ([theme, referral, expected]) => {
  expect(continueUrl('https://mowatt.example', { theme, referral })).toBe(expected)
})

test('the tick of a form travels along', () => {
  const carried = { theme: 'dark', referral: undefined, areTermsAccepted: true }
  expect(continueUrl('https://mowatt.example', carried)).toBe(`${PAGE}?theme=dark&terms=accepted`)
})

test('a link asked for on a switch leads back to it', () => {
  const onward = continueUrl('https://mowatt.example', {
    theme: 'dark',
    referral: undefined,
    returnTo: '/switches/6f1d-22',
  })
  expect(readSignInLink(`${PAGE}?${code}&continueUrl=${encodeURIComponent(onward)}`).returnTo).toBe('/switches/6f1d-22')
})

test.for([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/switches/../admin',
  '/account',
  'switches/1',
])('no link leads back to %s', (to) => {
  expect(continueUrl('https://mowatt.example', { theme: 'dark', referral: undefined, returnTo: to })).not.toContain(
    'to=',
  )
  expect(readSignInLink(`${PAGE}?${code}&to=${encodeURIComponent(to)}`).returnTo).toBeUndefined()
})

test('the way back leads to pages of somebody’s own and nowhere else', () => {
  const own = '/switches/7b1c1f6e-0000-4000-8000-000000000000'
  expect(safeReturnTo(own)).toBe(own)
  for (const other of ['//evil.example', '/switches/../account', 'https://evil.example/chat', '/waitlist', '', null])
    expect(safeReturnTo(other)).toBeUndefined()
  expect(linkSentPath('a+b@mail.example', own)).toBe(
    `/magic-link-sent?email=a%2Bb%40mail.example&to=${encodeURIComponent(own)}`,
  )
  expect(linkSentPath('a@mail.example', undefined)).toBe('/magic-link-sent?email=a%40mail.example')
})
