import { expect, test } from 'vitest'
import { twoMatters } from './two-matters.ts'

test.for<[string, [string, string]]>([
  ['my bill is 212 in debt, also is my rate any good', ['my bill is 212 in debt', 'is my rate any good']],
  [
    'two things. my smart meter stopped working and my dd went from 90 to 165',
    ['my smart meter stopped working', 'my dd went from 90 to 165'],
  ],
])('"%s" holds two', ([text, parts]) => {
  expect(twoMatters(text)).toEqual(parts)
})

test.for(['i use 3,000 kWh and 9,000 gas', 'also can i switch', 'my electric is 95 and my gas is 70'])(
  '"%s" is taken as one',
  (text) => {
    expect(twoMatters(text)).toBeUndefined()
  },
)
