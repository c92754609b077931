import { expect, test } from 'vitest'
import { asksOpenly, asksWhether } from './asks-whether.ts'

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

test.each([
  ['when does my deal end', true],
  ['and when’s it over?', true],
  ['how much dearer is it', true],
  ['why is my bill so high', true],
  ['is my rate high', false],
  ['so it ends when I move?', false],
  ['whatever, is it fixed', false],
])('%s wants more than yes or no: %s', (text, isOpen) => {
  expect(asksOpenly(text)).toBe(isOpen)
})
