import { expect, test } from 'vitest'
import { readPrizes, writePrizes } from './prize-lines.ts'

const prizes = [
  { first: 1, last: 1, prize: 'AirPods 4' },
  { first: 2, last: 15, prize: 'Smart plugs: a pair' },
]

test('what is written is read again', () => {
  expect(writePrizes(prizes)).toBe('1: AirPods 4\n2-15: Smart plugs: a pair')
  expect(readPrizes(writePrizes(prizes))).toEqual({ prizes })
  expect(readPrizes(' 1 : AirPods 4 \n\n2 – 15: Smart plugs: a pair')).toEqual({ prizes })
  expect(readPrizes('')).toEqual({ prizes: [] })
})

test.each([
  ['AirPods 4', 1],
  ['1: AirPods 4\n2-: Plugs', 2],
  ['1: AirPods 4\n\nthree: Plugs', 3],
  ['1:', 1],
])('%j has a line that isn’t a prize', (text, wrongLine) => {
  expect(readPrizes(text).wrongLine).toBe(wrongLine)
})
