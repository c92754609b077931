import { expect, test } from 'vitest'
import { dayBeforeEnd } from './before-end.ts'

test.each([
  ['remind me a week before my deal ends', '2027-03-24'],
  ['two weeks before it ends please', '2027-03-17'],
  ['remind me 3 days before my fixed deal runs out', '2027-03-28'],
  ['a month before the end', '2027-02-28'],
  ['the day my deal ends', '2027-03-31'],
  ['remind me before my deal ends', undefined],
  ['remind me in a week', undefined],
  ['what happens the day it changes', undefined],
])('counted from the end: %s', (text, day) => {
  expect(dayBeforeEnd(text, '2027-03-31')).toBe(day)
})
