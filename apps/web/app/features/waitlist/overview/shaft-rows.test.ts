import { expect, test } from 'vitest'
import { shaftRows } from './shaft-rows.ts'

const prizes = [
  { first: 1, last: 1, prize: 'AirPods 4', isDraw: false },
  { first: 2, last: 2, prize: 'Smart bulbs', isDraw: false },
  { first: 3, last: 15, prize: 'Smart plugs', isDraw: false },
  { first: 16, last: 100, prize: 'Draw: five £20 vouchers', isDraw: true },
]
const order = (place: number | undefined, isOpen = true) =>
  shaftRows(prizes, place, isOpen).map(({ places, prize, isYou }) => (isYou ? prize : places))

test('you stand above the prize that your place would get', () => {
  expect(order(1)).toEqual(['You: 1st, in line for a prize', '1', '2', '3-15', '16-100'])
  expect(order(15)).toEqual(['1', '2', 'You: 15th, in line for a prize', '3-15', '16-100'])
  expect(order(17)).toEqual(['1', '2', '3-15', 'You: 17th, in the draw', '16-100'])
  expect(order(101)).toEqual(['1', '2', '3-15', '16-100', 'You: 101st'])
})

test('after the end a place promises nothing, and who has not entered has none', () => {
  expect(order(3, false)).toEqual(['1', '2', 'You: 3rd', '3-15', '16-100'])
  expect(order(undefined)).toEqual(['1', '2', '3-15', '16-100'])
})
