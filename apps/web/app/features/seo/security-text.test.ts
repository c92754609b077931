import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

const site = {
  siteUrl: 'https://mowatt.example',
  siteName: 'Mowatt',
  siteDescription: '',
  contactEmail: 'hello@mowatt.example',
}

test('says where to report and until when, and is the same all day', () => {
  const morning = securityText(site, new Date('2026-11-16T00:00:00Z'))
  expect(morning.split('\n')).toEqual([
    'Contact: mailto:hello@mowatt.example',
    'Expires: 2027-05-15T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://mowatt.example/.well-known/security.txt',
    '',
  ])
  expect(securityText(site, new Date('2026-11-16T23:59:59Z'))).toBe(morning)
})
