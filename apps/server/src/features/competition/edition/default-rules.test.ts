import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { defaultRules } from './default-rules.ts'

const terms = readFileSync(
  path.resolve(import.meta.dirname, '../../content/shipped/texts/legal/waitlist-terms.md'),
  'utf8',
)

test('the rules are those of the terms', () => {
  expect(terms).toContain('**Place 1:** AirPods 4')
  expect(terms).toContain('**Place 2:** smart bulbs')
  expect(terms).toContain('**Place 3:** an air fryer')
  expect(terms).toContain('**Places 4 and 5:** a security key each')
  expect(terms).toContain('**Places 6 to 15:** smart plugs each')
  expect(terms).toContain('Five vouchers worth £20 each are drawn at random among the entrants in places 16 to 100')
  expect(terms).toContain('within 7 business days')
  expect(terms).toContain('within 2 weeks of getting the address')
  expect(defaultRules).toMatchObject({
    prizes: [
      { first: 1, last: 1, prize: 'AirPods 4' },
      { first: 2, last: 2, prize: 'Smart bulbs' },
      { first: 3, last: 3, prize: 'Air fryer' },
      { first: 4, last: 5, prize: 'Security key' },
      { first: 6, last: 15, prize: 'Smart plugs' },
    ],
    draw: { first: 16, last: 100, winners: 5, prize: '£20 voucher' },
    claim_business_days: 7,
    delivery_days: 14,
  })
})
