import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEmail } from './read-email.ts'

test.each([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.co.uk',
  'icloud.com',
  'yahoo.co.uk',
  'btinternet.com',
  'sky.com',
  'virginmedia.com',
  'talktalk.net',
  'proton.me',
  'privaterelay.appleid.com',
  'duck.com',
  'nhs.net',
  'mowatt.example',
])('people with an address at %s are welcome', (domain) => {
  expect(readEmail(` Ada@${domain.toUpperCase()} `)).toBe(`ada@${domain}`)
})

test.each([
  'mailinator.com',
  'a.b.c.mailinator.com',
  'guerrillamail.com',
  'yopmail.com',
  '10minutemail.com',
  'trashmail.com',
])('an address at %s is for throwing away', (domain) => {
  expect(() => readEmail(`ada@${domain}`)).toThrow('Disposable emails are not allowed.')
})

test('a name that only ends like a listed one is another name', () => {
  expect(readEmail('ada@our-mailinator.com')).toBe('ada@our-mailinator.com')
})

test('whatever the page refuses as disposable is refused here too', () => {
  const page = new URL('../../../../../web/app/browser/email-check.ts', import.meta.url)
  const [, list = ''] = /DISPOSABLE_DOMAINS[^=]*= \[([^\]]*)\]/.exec(readFileSync(page, 'utf8')) ?? []
  const domains = [...list.matchAll(/'([^']+)'/g)].map(([, domain]) => domain)
  expect(domains.length).toBeGreaterThan(10)
  for (const domain of [...domains, 'burnermail.io']) {
    expect(() => readEmail(`ada@${domain}`)).toThrow('Disposable emails are not allowed.')
  }
})
