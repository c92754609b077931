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
