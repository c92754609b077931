import { expect, it } from 'vitest'
import { cutSheets } from './cut-sheets.ts'
import { findGutter, type Reach } from './find-gutter.ts'
import { emptyRaster } from './raster.ts'

const WIDTH = 1400
const HEIGHT = 1000

/** Twenty lines in each column, leaning as a crooked photo does. */
function columns(spans: readonly (readonly [from: number, to: number])[], lean = 0, height = 11): Reach[] {
  return spans.flatMap(([left, right]) =>
    Array.from({ length: 20 }, (_, line) => {
      const y = 80 + line * 44
      const shift = lean * (y - HEIGHT / 2)
      return { left: left + shift, right: right + shift, y, height }
    }),
  )
}

const TWO_SHEETS = [
  [60, 640],
  [760, 1340],
] as const

it('finds where two sheets meet', () => {
  const gutter = findGutter(columns(TWO_SHEETS), WIDTH, HEIGHT)
  expect(gutter?.x).toBeCloseTo(700)
})

it('finds it in a crooked picture', () => {
  const gutter = findGutter(columns(TWO_SHEETS, 0.07), WIDTH, HEIGHT)
  expect(gutter?.lean).toBeGreaterThan(0.03)
  expect(gutter?.x).toBeCloseTo(700, -1)
})

it.each([
  ['of one upright sheet', columns(TWO_SHEETS), HEIGHT, WIDTH],
  [
    'with three columns',
    columns([
      [60, 440],
      [500, 900],
      [960, 1340],
    ]),
    WIDTH,
    HEIGHT,
  ],
  ['with a line across the middle', [...columns(TWO_SHEETS), ...columns([[300, 1100]])], WIDTH, HEIGHT],
  ['of one wide sheet with large letters', columns(TWO_SHEETS, 0, 15), WIDTH, HEIGHT],
  ['with nothing on the right', columns([[60, 640]]), WIDTH, HEIGHT],
])('leaves a picture %s whole', (_, lines, width, height) => {
  expect(findGutter(lines, width, height)).toBeUndefined()
})

it('cuts the sheets apart and paints over what reaches in', () => {
  const [left, right] = cutSheets(emptyRaster(100, 50), { x: 50, lean: 0.2 })
  expect([left?.raster.width, right?.left, right?.raster.width]).toEqual([55, 45, 55])
  expect(left?.raster.data[54]).toBe(245)
  expect(left?.raster.data[49 * 55 + 54]).toBe(0)
  expect(right?.raster.data[49 * 55]).toBe(245)
  expect(right?.raster.data[0]).toBe(0)
})
