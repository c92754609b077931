import { expect, test } from 'vitest'
import { cropPage, PIN_PX } from './crop-page.ts'

type Box = { left: number; top: number; right: number; bottom: number }

const LETTER = 0.012
const box = (left: number, top: number, right = left + 0.1): Box => ({ left, top, right, bottom: top + LETTER })
function crop(boxes: readonly Box[], page = { page: 1, width: 595, height: 842 }) {
  const fields = boxes.map((each, place) => ({
    number: place + 1,
    field: {
      path: `${place}`,
      label: '',
      text: '',
      status: 'read' as const,
      confidence: 1,
      page: 1,
      box: each,
      printed: '',
      checks: [],
    },
  }))
  return cropPage({ page, fields })
}

test('a page is cut to its values and a margin, and to no less than their labels need', () => {
  const wide = crop([box(0.1, 0.1), box(0.7, 0.3)])
  expect(wide.left).toBeCloseTo(0.07)
  expect(wide.left + wide.width).toBeCloseTo(0.83)
  expect(wide.top).toBeCloseTo(0.07)
  expect(wide.top + wide.height).toBeCloseTo(0.3 + LETTER + 0.03)
  const narrow = crop([box(0.8, 0.5)])
  expect(narrow.left + narrow.width).toBeCloseTo(0.93)
  expect(narrow.width).toBeCloseTo(0.4)
  const corner = crop([box(0, 0), box(0, 0.99)])
  expect(corner).toMatchObject({ left: 0, top: 0, width: 0.4, height: 1 })
})

test('letters are of 11 px at least, and no larger than the picture is sharp', () => {
  const { leastPx, mostPx, width } = crop([box(0.1, 0.1), box(0.5, 0.2)])
  const boxPx = (px: number) => ((px / width / 595) * 842 * LETTER).toFixed(1)
  expect([boxPx(leastPx), boxPx(mostPx)]).toEqual(['11.5', '20.0'])
  const photo = crop([box(0.1, 0.1, 0.9)], { page: 1, width: 4000, height: 300 })
  expect(photo.mostPx / photo.width).toBeLessThanOrEqual(1800.1)
})

test('numbers of one line are beside one another, and none covers another', () => {
  const line = crop([box(0.1, 0.1), box(0.4, 0.1), box(0.1, 0.2)])
  expect(line.pins.map(({ column }) => column)).toEqual([0, 1, 0])
  expect(line.columns).toBe(2)
  const table = crop(
    Array.from({ length: 12 }, (_, place) => box(0.1 * (place % 4), 0.3 + LETTER * Math.floor(place / 4))),
  )
  expect(table.columns).toBe(3)
  const heightPx = (table.leastPx / (table.width * 595)) * table.height * 842
  for (const [place, one] of table.pins.entries())
    for (const other of table.pins.slice(place + 1))
      expect(
        one.column !== other.column || Math.abs(one.top - other.top) * heightPx > PIN_PX - 0.01,
        `${one.number} and ${other.number}`,
      ).toBe(true)
})
