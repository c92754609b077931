import { expect, test } from 'vitest'
import { drawOgImage } from './draw-og-image.ts'
import { createInk } from './ink.ts'
import { layOutTitle } from './lay-out-title.ts'
import { readPng, writePng } from './png.ts'
import { setLine } from './title-letters.ts'

const box = { width: 650, height: 408 }

test('a square covers its pixels, and half a pixel by half', () => {
  const ink = createInk(4, 3)
  ink.draw('m0 0l2.5 0l2.5 2l0 2h', { x: 1, y: 0, scale: 1 })
  expect([...ink.coverage()].map((share) => Math.round(share * 10) / 10)).toEqual([
    0, 1, 1, 0.5, 0, 1, 1, 0.5, 0, 0, 0, 0,
  ])
})

test('a hole stays open, and what lies on top of something else does not', () => {
  const square = (from: number, to: number) => `m${from} ${from}l${to} ${from}l${to} ${to}l${from} ${to}h`
  const hole = 'm1 1l1 2l2 2l2 1h'
  const holed = createInk(3, 3)
  holed.draw(square(0, 3) + hole, { x: 0, y: 0, scale: 1 })
  expect(Math.round((holed.coverage()[4] ?? 1) * 10)).toBe(0)
  const twice = createInk(3, 3)
  twice.draw(square(0, 3) + square(1, 2), { x: 0, y: 0, scale: 1 })
  expect(twice.coverage()[4]).toBeCloseTo(1)
})

test('what lies outside the picture does no harm', () => {
  const ink = createInk(2, 2)
  ink.draw('m-9 -9l9 -9l9 9l-9 9h', { x: 0, y: 0, scale: 1 })
  expect([...ink.coverage()].every((share) => share > 0.99)).toBe(true)
})

test('a picture survives being written and read', () => {
  const pixels = Uint8Array.from({ length: 5 * 3 * 3 }, (_, at) => (at * 37) % 256)
  expect(readPng(writePng({ width: 5, height: 3, pixels }))).toEqual({ width: 5, height: 3, pixels })
})

test('letters stand beside each other, nearer where the type says so', () => {
  const alone = (text: string) => setLine(text).width
  expect(alone('AV')).toBeLessThan(alone('HH'))
  expect(alone('')).toBe(0)
  expect(setLine('Ŵ').letters).toHaveLength(1)
  expect(setLine('王').letters).toHaveLength(0)
})

test.for([
  'Switch energy in seconds.',
  'How to switch energy providers without the faff',
  'Seven energy switching mistakes that cost people money, and how to keep clear of every single one of them',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'word '.repeat(200),
])('%s fits', (title) => {
  const { sizePx, lines } = layOutTitle(title, box)
  expect(lines.length * sizePx * 1.06).toBeLessThanOrEqual(box.height)
  for (const line of lines) expect((setLine(line).width * sizePx) / 1000).toBeLessThanOrEqual(box.width)
})

test('a short title is large, a long one small and at last cut', () => {
  expect(layOutTitle('Switch energy', box).sizePx).toBe(92)
  const long = layOutTitle('word '.repeat(200), box)
  expect(long.sizePx).toBe(42)
  expect(long.lines.at(-1)).toMatch(/…$/)
})

test('the picture is a PNG of the size that previews want, and the title is on it', () => {
  const one = readPng(drawOgImage('How to switch'))
  const other = readPng(drawOgImage('Something else'))
  expect(one).toMatchObject({ width: 1200, height: 630 })
  expect(Buffer.compare(one.pixels, other.pixels)).not.toBe(0)
})
