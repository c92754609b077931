import { expect, test } from 'vitest'
import { domainOfBoth } from './cookie-domain.ts'

test.for([
  ['https://mowatt.example', 'https://app.mowatt.example', 'mowatt.example'],
  ['https://www.mowatt.example', 'https://app.mowatt.example', 'mowatt.example'],
  ['https://mowatt.example', 'https://mowatt.example', undefined],
  ['https://mowatt.example', 'https://other.example', undefined],
  ['http://localhost:3000', 'http://app.localhost:3000', undefined],
  ['http://127.0.0.1:3000', 'http://127.0.0.2:3000', undefined],
] as const)('%s and %s share %s', ([site, app, domain]) => {
  expect(domainOfBoth(site, app)).toBe(domain)
})
