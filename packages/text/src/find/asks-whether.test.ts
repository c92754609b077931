import { expect, test } from 'vitest'
import { asksWhether } from './asks-whether.ts'

test.each([
  ['can i leave', true],
  ['so will they charge me', true],
  ['no idea if i can switch', true],
  ['isn’t it capped', true],
  ['haven’t you got my bill', true],
  ['how long does it take', false],
  ['haven’t had a bill', false],
  ['don’t email me', false],
  ['do not email', false],
  ['cant afford it', false],
  ['moved out and did nothing about it', false],
])('%s wants yes or no: %s', (text, isAsked) => {
  expect(asksWhether(text)).toBe(isAsked)
})
