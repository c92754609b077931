import { expect, test } from 'vitest'
import { shaftRows } from './shaft-rows.ts'

const prizes = [
  { places: '1', prize: 'AirPods 4' },
  { places: '2', prize: 'Smart bulbs' },
  { places: '6-15', prize: 'Smart plugs' },
]
const order = (rank: number | undefined, isOpen = true) =>
  shaftRows(prizes, rank, isOpen).map(({ places, prize, isYou }) => (isYou ? prize : places))

test('you stand above the prize that your place would get', () => {
  expect(order(1)).toEqual(['You: 1st, a prize place', '1', '2', '6-15', '16-100'])
  expect(order(15)).toEqual(['1', '2', 'You: 15th, a prize place', '6-15', '16-100'])
  expect(order(17)).toEqual(['1', '2', '6-15', 'You: 17th, in the draw', '16-100'])
  expect(order(101)).toEqual(['1', '2', '6-15', '16-100', 'You: 101st'])
})

test('outside a competition a place promises nothing', () => {
  expect(order(3, false)).toEqual(['1', '2', 'You: 3rd', '6-15', '16-100'])
  expect(order(undefined)).toEqual(['1', '2', '6-15', '16-100'])
})
