import { expect, it } from 'vitest'
import type { Point } from '../geometry.ts'
import { boxesFromMap } from './boxes-from-map.ts'
import type { TurnedBox } from './smallest-rectangle.ts'
import { straighten } from './straighten.ts'

const WIDTH = 1000
const HEIGHT = 1400

/** Lines of text as a camera that looks from the side sees them. */
function photographed(place: (point: Point) => Point): { boxes: TurnedBox[]; rows: Point[][] } {
  const rows = Array.from({ length: 20 }, (_, row) => [100, 380, 660].map((x) => ({ x, y: 100 + row * 60 })))
  const boxes = rows.flat().map((start) => {
    const from = place(start)
    const to = place({ x: start.x + 240, y: start.y })
    const middle = place({ x: start.x + 120, y: start.y })
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    return { x: middle.x, y: middle.y, width: Math.hypot(to.x - from.x, to.y - from.y), height: 24, angle, bow: 0 }
  })
  return { boxes, rows }
}

it.each([
  ['skew', ({ x, y }: Point) => ({ x: x * 0.996 - y * 0.087 + 60, y: x * 0.087 + y * 0.996 - 40 })],
  ['a look from the side', ({ x, y }: Point) => ({ x: x / (1 + x * 0.00012), y: 700 + (y - 700) / (1 + x * 0.00012) })],
  ['a look from below', ({ x, y }: Point) => ({ x: 500 + (x - 500) / (1 + y * 0.00012), y: y / (1 + y * 0.00005) })],
  ['bent paper', ({ x, y }: Point) => ({ x, y: y + 30 * ((x - 500) / 500) ** 2 })],
])('takes out %s: lines are level and columns upright', (_, place) => {
  const { boxes, rows } = photographed(place)
  const straight = straighten(boxes, WIDTH, HEIGHT)
  const found = rows.map((row) => row.map((point) => straight(place(point))))
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  for (const row of found) expect(spread(row.map(({ y }) => y))).toBeLessThan(8)
  for (const column of [0, 1, 2]) expect(spread(found.map((row) => row[column]?.x ?? 0))).toBeLessThan(20)
})

it('finds turned and bent lines in a map', () => {
  const [width, height] = [400, 200]
  const map = new Float32Array(width * height)
  for (let x = 40; x < 360; x += 1) {
    const middle = 100 + 0.1 * (x - 200) + 14 * ((x - 200) / 160) ** 2
    for (let y = Math.round(middle) - 4; y < Math.round(middle) + 4; y += 1) map[y * width + x] = 0.9
  }
  const [box, ...others] = boxesFromMap(map, width, height)
  expect(others).toEqual([])
  expect(box?.angle).toBeCloseTo(Math.atan(0.1), 1)
  expect(box?.bow).toBeGreaterThan(10)
  expect(box?.height).toBeLessThan(26)
})
